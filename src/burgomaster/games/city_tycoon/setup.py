"""Building the table (set-up)."""

from __future__ import annotations

from burgomaster.core.chance import Source
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import CLOSED_SIDES
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.flow import CLOSE_SIDE, DRAW_ORDER, START_ROUND, refill
from burgomaster.games.city_tycoon.table import CityTycoon


def set_up(
    box: Box, players: int, source: Source | None, closed: tuple[int, ...] | None = None
) -> CityTycoon:
    """Lay out the table and run to the first question; without `closed`, closed sides are drawn."""
    table = CityTycoon(box, players)
    table.source = source
    refill(table)  # one cube for each player on either plant of the start tile
    table.push(START_ROUND, 0)
    for _ in range(players):
        table.push(DRAW_ORDER, 0)
    if closed is not None:
        table.city = City(closed)
    else:
        for _ in range(CLOSED_SIDES[players]):
            table.push(CLOSE_SIDE, 0)
    table.run()
    return table
