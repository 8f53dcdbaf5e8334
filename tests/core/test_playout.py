"""Playouts: the same games as question by question, without stopping where there is nothing to choose."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.playout import Policy, Randomly, Until, play_on, play_out
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from tests.core.drafting import RULES as DRAFTING


def new_table(game: str, players: int, seed: int) -> Table:
    table: Table = rules_of(game).new({"players": players}, Fast(seed))
    return table


def played(table: Table, rng: Fast) -> int:
    """Play to the end question by question, forced ones included; return the number of real decisions."""
    decisions = 0
    while not table.over:
        seat, choices = table.turn()
        choice = choices[0]
        if len(choices) > 1:
            decisions += 1
            choice = choices[rng.below(len(choices))]
        table.apply(seat, choice)
    return decisions


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_playout_is_the_game_that_one_would_have_played(game: str, players: int) -> None:
    for seed in range(3):
        one, other = new_table(game, players, seed), new_table(game, players, seed)
        assert play_out(one, Fast(seed + 50)) == played(other, Fast(seed + 50))
        assert one.over
        assert one.dump() == other.dump()


def test_several_who_are_asked_at_once_choose_one_after_the_other() -> None:
    options = DRAFTING.options({"players": 3})
    one, other = DRAFTING.new(options, Fast(4)), DRAFTING.new(options, Fast(4))
    assert play_out(one, Fast(5)) == played(other, Fast(5)) > 0
    assert one.dump() == other.dump()


def test_a_playout_begins_anywhere() -> None:
    table = new_table("hamburg", 2, 3)
    rng = Fast(9)
    forced = 0
    for _ in range(150):
        seat, choices = table.turn()
        clone, by_hand = table.clone(), table.clone()
        clone.source, by_hand.source = Fast(8), Fast(8)
        if len(choices) == 1:  # the end of a turn, which is always asked
            forced += 1
            assert play_out(clone, Fast(1)) == played(by_hand, Fast(1))
            assert clone.dump() == by_hand.dump()
        table.apply(seat, choices[rng.below(len(choices))])
    assert forced > 10


def test_a_table_without_a_source_gets_one() -> None:
    table: Any = rules_of("hamburg").new({"players": 2}, None)
    while table.asked != CHANCE:
        table.apply(table.asked, table.offers()[0])
    with pytest.raises(ValueError, match="source of chance"):
        play_on(table.clone(), [Randomly(Fast(1))] * 2)
    assert play_out(table, Fast(1)) > 50
    assert table.over


class First(Policy):
    """Takes the first thing on offer, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        assert len(choices) > 1
        assert choices == table.offers_to(seat)
        self.asked += 1
        return choices[0]


def test_every_seat_has_its_policy_and_is_only_asked_where_there_is_a_choice() -> None:
    table = new_table("city_tycoon", 3, 2)
    first, random = First(), Randomly(Fast(6))
    decisions = play_on(table, [first, random, random])
    assert table.over
    assert 0 < first.asked < decisions


def test_after_a_playout_nothing_is_in_a_hurry() -> None:
    table = new_table("hamburg", 2, 1)
    play_out(table, Fast(1))
    assert not table.hurries
    assert not table.clone().hurries


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_ends_with_a_chapter_where_one_wants_it(game: str) -> None:
    table, whole = new_table(game, 3, 5), new_table(game, 3, 5)
    policies = [Randomly(Fast(8))] * 3
    decisions = 0
    for chapter in (2, 3, 4):
        decisions += play_on(table, policies, Until(chapters=1))
        assert table.chapter()[0] == chapter
        assert not table.over
    decisions += play_on(table, policies)
    assert decisions == play_out(whole, Fast(8))
    assert table.dump() == whole.dump()


def test_a_playout_ends_when_the_game_does_even_if_more_was_wanted() -> None:
    table = new_table("bruges", 2, 5)
    play_on(table, [Randomly(Fast(8))] * 2, Until(chapters=99))
    assert table.over


def test_a_playout_ends_when_so_many_have_had_their_turn() -> None:
    table = new_table("hamburg", 2, 5)
    play_on(table, [Randomly(Fast(8))] * 2, Until(chapters=1))  # past the set-up
    asked: list[int] = []
    for _ in range(4):
        asked.append(table.asked)
        play_on(table, [Randomly(Fast(9))] * 2, Until(turns=1))
        assert table.asked != asked[-1]
    assert len(set(asked)) > 1
