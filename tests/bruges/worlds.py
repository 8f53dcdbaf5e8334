"""What Bruges hides beside hands and piles: `permute` arranges it anew, see `tests.rows.worlds`."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import COLOUR
from burgomaster.games.bruges.table import Bruges
from tests.rows.worlds import Worlds


def _laid(table: Bruges, owner: int) -> list[tuple[int, bool]]:
    return [(house.face, house.known) for house in table.players[owner].houses]


def _turn(table: Bruges, owner: int, place: int, face: int) -> None:
    player = table.players[owner]
    player.put_house(place, player.houses[place - 1].turned(face))


permute: Final = Worlds[Bruges](COLOUR, _laid, _turn).permute
