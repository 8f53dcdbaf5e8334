"""Money, cubes, tiles and landscape tiles are conserved after every step of random games."""

from __future__ import annotations

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.paper.laws import broken_law
from burgomaster.games.city_tycoon.rules import RULES
from tests.city_tycoon.positions import Position


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_laws_hold_after_every_step(players: int, seed: int) -> None:
    table = RULES.new({"players": players}, Fast(100 * seed + players))
    rng = Fast(seed)
    while not table.over:
        assert broken_law(table) is None
        questions = table.questions
        question = questions[rng.below(len(questions))]
        table.apply(question.seat, question.choices[rng.below(len(question.choices))])
    assert broken_law(table) is None
    assert table.scores() == [sum(player.points) for player in table.players]


def test_laws_notice_what_is_wrong() -> None:
    assert broken_law(Position().tile(0, 1, "e2 n1").land(1, "e3 n1").table) is None
    table = Position().table
    table.players[0].money += 1
    assert broken_law(table) == Message("ct-law-money")
    table = Position().table
    table.cubes[0] += 1
    assert broken_law(table) == Message("ct-law-cubes", colour="red")
    table = Position().yellow(0, 1).table
    table.supply[2] += 1
    assert broken_law(table) == Message("ct-law-cubes", colour="yellow")
    table = Position().land(0, "e2 n1").table
    table.landscapes += 1
    assert broken_law(table) == Message("ct-law-landscapes")
    table = Position().tile(0, 1, "e2 n1").table
    table.players[1].tiles = (1,)
    table.players[1].cells = (0,)
    table.players[1].met = (0,)
    assert broken_law(table) == Message("ct-law-tile", tile=1)
    table = Position().table
    table.players[0].met = (1,)
    assert broken_law(table) == Message("ct-law-supplied")
    table = Position().tile(0, 1, "e2 n1").table
    table.players[0].met = (3,)
    assert broken_law(table) == Message("ct-law-supplied")
