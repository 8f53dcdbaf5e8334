"""The steps of every game declare what they are given: whatever is pushed fits."""

from __future__ import annotations

from typing import Any

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.rules import Rules
from burgomaster.core.table import Step, Table, Task
from burgomaster.games.city_tycoon.rules import RULES as CITY_TYCOON
from burgomaster.games.hamburg.rules import RULES as HAMBURG

GAMES: list[Rules[Any]] = [HAMBURG, CITY_TYCOON]


def to_be_done(rules: Rules[Any], games: int, monkeypatch: pytest.MonkeyPatch) -> set[Task]:
    """Return everything that was ever to be done in random games.

    A compiled table's `push` cannot be watched: there, what waits at each question is looked at.
    """
    found: set[Task] = set()

    def push(table: Table, step: Step[Any], seat: int, what: int = 0, count: int = 0) -> None:
        found.add((step, seat, what, count))
        table.agenda.append((step, seat, what, count))

    if burgomaster.build_kind() != "compiled":
        monkeypatch.setattr(Table, "push", push)
    for seed in range(games):
        rng = Fast(seed)
        table = rules.new(rules.options({"players": 2 + seed % 4}), rng)
        while not table.over:
            found.update(table.agenda)
            seat = table.seats_asked()[0]
            choices = table.offers_to(seat)
            table.apply(seat, choices[rng.below(len(choices))])
    return found


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.id))
def test_whatever_is_to_be_done_is_given_what_its_step_declares(
    rules: Rules[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No number goes beyond its limits, no step gets one that it does not declare, and most are seen."""
    found = to_be_done(rules, 20, monkeypatch)
    assert [
        step.text(seat, what, count) for step, seat, what, count in found if not step.fits(what, count)
    ] == []
    assert len({step.name for step, _, _, _ in found}) >= (40 if rules is HAMBURG else 15)
