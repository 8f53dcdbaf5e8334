"""A record is cut into moments as people think of a game, and every entry belongs to one of them."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import CHANCE
from burgomaster.games import rules_of
from burgomaster.insight.moments import EVERYONE, Walk
from tests.insight.games import PLAYERS, whole


@pytest.fixture(params=PLAYERS)
def walk(request: pytest.FixtureRequest) -> Walk:
    """Return a game played again."""
    return Walk(rules_of(request.param), whole(request.param))


def test_every_entry_is_in_one_moment(walk: Walk) -> None:
    first = walk.moments[0].begin
    entries = [n for moment in walk.moments for run in moment.runs for n in range(run.begin, run.end)]
    assert entries == list(range(first, len(walk)))
    assert all(walk.table(n).chapter()[0] == 0 for n in range(first))


def test_a_run_is_all_luck_or_all_choice(walk: Walk) -> None:
    for moment in walk.moments:
        for run in moment.runs:
            seats = {entry.seat for entry in walk.record.entries[run.begin : run.end]}
            assert (seats == {CHANCE}) == run.luck
            assert run.luck or seats == {moment.seat}
        assert all(one.luck != other.luck for one, other in zip(moment.runs, moment.runs[1:], strict=False))


def test_draws_are_one_moment_and_dice_are_everyones() -> None:
    walk = Walk(rules_of("hamburg"), whole("hamburg"))
    first = [moment for moment in walk.moments if moment.chapter[:2] == (1, 1)]
    assert [moment.seat for moment in first] == [0, 1]
    for moment in first:
        assert [run.luck for run in moment.runs] == [False, True]  # five piles, then five cards
        assert all("draw" in entry.text for entry in walk.record.entries[moment.begin : moment.begin + 5])
    dice = next(moment for moment in walk.moments if moment.chapter[:2] == (1, 2))
    assert dice.seat == EVERYONE
    assert [entry.text.split()[0] for entry in walk.record.entries[dice.begin : dice.end]] == ["roll"] * 6


def test_the_piles_of_bruges_are_one_moment_although_tops_come_up_between() -> None:
    walk = Walk(rules_of("bruges"), whole("bruges"))
    first = [moment for moment in walk.moments if moment.chapter[:2] == (1, 1)]
    assert [moment.seat for moment in first] == [0, 1, 2]
    assert all(len(moment.runs) > 2 for moment in first)


def test_a_seat_is_told_what_it_drew_and_others_are_not() -> None:
    walk = Walk(rules_of("hamburg"), whole("hamburg"))
    moment = walk.moments[0]
    own = {message.id for message in walk.told(moment.begin, moment.end, 0)}
    others = {message.id for message in walk.told(moment.begin, moment.end, 1)}
    assert own - others
    assert walk.told(moment.begin, moment.end, EVERYONE)
