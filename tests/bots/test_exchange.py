"""The clerk plays with The Stock Exchange: what it makes an action worth decides what is done."""

from __future__ import annotations

import pytest

from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from tests.hamburg.rulebook.exchange import at
from tests.hamburg.tables import a_player


def said(table: Hamburg) -> str:
    """Return what the clerk answers to the question now asked."""
    return ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text


@pytest.mark.parametrize(
    ("side", "space", "answer"),
    [
        ("B07", 3, "decrease 193"),  # a point and two more
        ("B09", 3, "site 193"),  # two points for a worker who is worth none any longer
        ("B05", 3, "wall 146 left"),
        ("B06", 6, "decrease 193"),  # a wall would cost two points
    ],
)
def test_in_its_last_turn_it_takes_the_action_that_brings_most(side: str, space: int, answer: str) -> None:
    player = a_player(
        marks=1, points=9, workers="purple", levels="purple", hand=[193, 146], majorities="wall"
    )
    table = at(side, space, player, season=8, round_number=4)
    assert said(table) == answer


def test_a_tile_that_will_come_up_does_not_end_its_plans() -> None:
    """On the last space it takes money for the building of its next turn, whatever tile comes up then."""
    player = a_player(hand=[193, 146], sites=["gray"])
    assert said(at("B02", 6, player, season=5, round_number=2)) == "money 193"


def test_clerks_play_a_game_to_its_end() -> None:
    table = RULES.new({"players": 2, "expansions": ["exchange"]}, Fast(3))
    clerk = bot("clerk", "hamburg")
    rng = Fast(4)
    while not table.over:
        seat, choices = table.turn()
        one = choices[0] if len(choices) == 1 else ask(clerk, table, seat, rng)
        table.apply(seat, one)
    assert min(table.scores()) > 40
