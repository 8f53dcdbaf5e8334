"""Money, cubes, tiles and landscape tiles are conserved: the laws notice where they are not."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.paper.laws import broken_law
from tests.city_tycoon.tables import Position


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
