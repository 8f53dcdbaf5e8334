"""Tables and tiles for the tests of the rulebook; a ruling in their names is one of those on City Tycoon."""

from __future__ import annotations

from collections.abc import Callable

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.box.box import Tile
from burgomaster.games.city_tycoon.box.components import TILES
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.choices import PICKS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon import positions

BOX = SETS.named(positions.TILES)


def find(wanted: Callable[[Tile], bool]) -> int:
    """Return the first tile with a property."""
    return next(number for number in range(1, TILES + 1) if wanted(BOX.tiles[number]))


def plain(tile: Tile) -> bool:
    """Tell whether nothing happens when a tile is laid, beside points and yellow cubes."""
    return not (tile.land or tile.water or tile.offers or tile.per_own)


def started(players: int, **options: str) -> CityTycoon:
    return RULES.new({"players": players, "data": BOX.name, **options}, Fast(3))


def drafted(table: CityTycoon) -> CityTycoon:
    """Let everyone pick the first tile of each pack."""
    while table.phase == 2:
        for seat in range(table.seats()):
            table.apply(seat, PICKS[table.held(seat)[0]])
    return table


def sold_out(table: CityTycoon) -> CityTycoon:
    """Let everyone sell all tiles."""
    while table.phase == 3:
        sales = [choice for choice in table.offers() if choice.text.startswith("sell")]
        table.apply(table.asked, (sales or table.offers())[0])
    return table
