"""Trying another choice in a finished game, and looking first where somebody looks."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Refused
from burgomaster.core.record import Record
from burgomaster.insight.analysis import Where, analysed
from burgomaster.insight.another import another, claim, offered
from burgomaster.insight.hints import sure
from burgomaster.insight.worlds import Mean
from tests.insight.games import ending, last_turns


def chosen(record: Record) -> list[int]:
    """Return the entries at which there was something to choose."""
    return [
        n for n, entry in enumerate(record.entries) if entry.seat != CHANCE and len(offered(record, n)) > 1
    ]


def test_another_choice_is_told_with_its_sign_its_size_and_its_error() -> None:
    record = ending("city_tycoon")
    said: set[str] = set()
    for entry in chosen(record)[:5]:
        played = record.entries[entry].text
        others = [choice.text for choice in offered(record, entry) if choice.text != played]
        found = another(record, entry, others[-1], worlds=8)
        told = claim(found)
        said.add(told.id)
        assert found.seat == record.entries[entry].seat
        assert (found.chance[1] >= found.chance[0]) == (found.gain.value >= 0)
        ends = {
            "insight-another-more": found.gain,
            "insight-another-less": Mean(-found.gain.value, found.gain.error),
        }
        if told.id in ends:
            assert sure(ends[told.id])
            assert told.arguments["points"] == round(abs(found.gain.value))
            assert told.arguments["before"] == round(100 * found.chance[0])
        else:
            assert not any(sure(each) for each in ends.values())
    assert len(said) > 1


def test_what_was_played_is_as_good_as_itself() -> None:
    record = last_turns("bruges")
    entry = chosen(record)[0]
    found = another(record, entry, record.entries[entry].text, worlds=4)
    assert found.gain == Mean(0.0, 0.0)
    assert claim(found).id == "insight-another-even"


def test_what_was_not_on_offer_is_refused() -> None:
    record = last_turns("bruges")
    entry = chosen(record)[0]
    for at, text, reason in ((entry, "dance", "analysis-not-offered"), (999, "dance", "analysis-entry")):
        with pytest.raises(Refused) as refused:
            another(record, at, text)
        assert refused.value.message.id == reason


def test_what_somebody_looks_at_is_played_on_first() -> None:
    where = Where()
    steps = analysed(ending("bruges"), worlds=4, where=where)
    first = next(steps)
    entries = [point.entry for point in first.curve[:-1]]
    assert len(entries) > 3
    where.entry = entries[2]
    second = next(steps)
    assert second.refined == 1
    changed = [n for n in range(len(entries)) if second.curve[n] != first.curve[n]]
    assert changed == [2]
    where.entry = None
    third = next(steps)
    assert third.curve[0] != first.curve[0]
    while not third.complete:
        third = next(steps)
    assert third.refined == len(entries)
