"""Setting up the game (page 2 and 3)."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.bruges import new
from burgomaster.games.bruges.box.components import CARDS, EXTRA, LEFT, RIGHT
from tests.bruges.tables import asked


@pytest.mark.parametrize(("players", "piles"), [(2, (33, 33, 99)), (3, (50, 49, 66)), (4, (66, 66, 33))])
def test_as_many_of_five_stacks_as_players_make_two_piles_and_the_rest_is_the_extra_pile(
    players: int, piles: tuple[int, int, int]
) -> None:
    """Cards, 2."""
    table = new(players, None)
    assert tuple(table.piles) == piles
    assert sum(piles) == CARDS


def test_everyone_has_five_guilders_a_worker_of_each_colour_and_five_points() -> None:
    """Players, 7."""
    for player in new(4, Fast(1)).players:
        assert (player.guilders, player.points, player.workers) == (5, 5, [1, 1, 1, 1, 1])
        assert (player.reputation, player.active, player.hand) == (0, 0, player.hand)


def test_nobody_has_cards_before_the_first_round() -> None:
    """Players, 7."""
    table = new(3, None)
    assert [player.hand for player in table.players] == [[], [], []]
    assert table.discards == []


def test_statues_lie_in_a_stack_with_the_seven_on_top() -> None:
    """The board, 1."""
    assert new(2, Fast(1)).statues == (7, 6, 5, 4, 3, 2)


def test_the_first_player_draws_first() -> None:
    """First player, 8."""
    table = new(4, Fast(1))
    assert (asked(table), table.round, table.phase) == (1, 1, 1)
    assert all(table.tops[pile] >= 0 for pile in (LEFT, RIGHT, EXTRA))
