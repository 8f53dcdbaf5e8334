"""Why the clerk would choose something: what it brings or saves, in figures that the table shows, too."""

from __future__ import annotations

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.building import PLACE_PLANT, PLACE_TILE
from burgomaster.games.city_tycoon.choices import At, Supply
from burgomaster.games.city_tycoon.sight.transport import Wish, transport
from burgomaster.games.city_tycoon.sight.whatif import cube_prices, plant_at, tile_at
from burgomaster.games.city_tycoon.table import CityTycoon


def reasons(seen: CityTycoon, seat: int, choice: Choice) -> list[Message]:
    """Return what speaks for a choice: what a supply leaves, the price on a cell, what a plant saves."""
    if isinstance(choice, Supply):
        found = transport(seen, seat, choice.tile, choice.demand, Wish())
        points = found["income"]["points"] + found["neighbours"]["points"]
        return [Message("ct-hint-supply", euro=found["net"], points=points)]
    if not isinstance(choice, At):
        return []
    task = seen.agenda[-1]
    step, what = task.step, task.what
    if step is PLACE_TILE:
        price = tile_at(seen, seat, what, choice.cell)["price"]
        return [] if price is None else [Message("ct-hint-cell", price=price)]
    if step is PLACE_PLANT:
        saves = plant_at(seen, seat, what, choice.cell, cube_prices(seen, seat, what // 2))["saves"]
        return [Message("ct-hint-plant", count=saves)] if saves else []
    return []
