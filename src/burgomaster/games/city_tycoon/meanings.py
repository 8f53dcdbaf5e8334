"""What the two numbers of a step can mean in City Tycoon."""

from __future__ import annotations

from typing import Final

from burgomaster.core.meaning import Meaning, one_of
from burgomaster.games.city_tycoon.box.components import (
    MOST_PLAYERS,
    ORIGIN,
    PACK,
    PLANT_KINDS,
    PLANTS,
    TILES,
)

CELL: Final = Meaning("cell", 2 * ORIGIN)
DEMAND: Final = Meaning("demand", 1)
PLANT: Final = one_of("plant", PLANTS)
PLANT_KIND: Final = one_of("plant_kind", PLANT_KINDS)
SEAT: Final = Meaning("seat", MOST_PLAYERS - 1)
TILE: Final = Meaning("tile", TILES)
TURNS: Final = Meaning("turns", PACK)
