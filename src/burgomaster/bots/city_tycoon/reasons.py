"""Why the clerk would choose something: what it brings or saves, in figures that the table shows, too."""

from __future__ import annotations

from burgomaster.bots.city_tycoon.planning import best_plan
from burgomaster.bots.city_tycoon.weights import Weights
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.box.components import ROUNDS
from burgomaster.games.city_tycoon.building import PLACE_PLANT, PLACE_TILE
from burgomaster.games.city_tycoon.choices import (
    At,
    Build,
    Buy,
    Discard,
    From,
    LandAt,
    Lay,
    OfCell,
    Pass,
    Pay,
    Pick,
    Sell,
    Supply,
)
from burgomaster.games.city_tycoon.sight.transport import Wish, transport
from burgomaster.games.city_tycoon.sight.whatif import cube_prices, plant_at, tile_at
from burgomaster.games.city_tycoon.supply import estate_of
from burgomaster.games.city_tycoon.table import CityTycoon


def reasons(seen: CityTycoon, seat: int, choice: Choice, weights: Weights) -> list[Message]:
    """Return what speaks for a choice: what it leaves, costs, saves or adds to what one plans."""
    if isinstance(choice, At):
        return _of_place(seen, seat, choice)
    if isinstance(choice, Supply):
        found = transport(seen, seat, choice.tile, choice.demand, Wish())
        points = found["income"]["points"] + found["neighbours"]["points"]
        return [Message("ct-hint-supply", euro=found["net"], points=points)]
    if isinstance(choice, From):
        return [
            Message("ct-hint-from", price=estate_of(seen, seat, seen.agenda[-1].what).price(choice.plant))
        ]
    if isinstance(choice, Pay):
        return [Message("ct-hint-pay")]
    if isinstance(choice, Pass):
        return [Message("ct-hint-pass-last" if seen.round == ROUNDS else "ct-hint-pass")]
    if isinstance(choice, OfCell):
        return [Message("ct-hint-land" if isinstance(choice, LandAt) else "ct-hint-water")]
    return _of_plan(seen, seat, choice, weights)


def _of_plan(seen: CityTycoon, seat: int, choice: Choice, weights: Weights) -> list[Message]:
    """Return what a tile or a plant has to do with what one plans to build."""
    me = seen.players[seat]
    if isinstance(choice, Buy):
        return [Message("ct-hint-buy" if choice.points else "ct-hint-buy-nothing", count=choice.points)]
    if isinstance(choice, Build):
        return [Message("ct-hint-build")]
    if isinstance(choice, Discard):
        return [Message("ct-hint-discard")]
    if isinstance(choice, Pick):
        plan = best_plan(seen, seat, weights, (*me.hand, choice.tile), me.money)
        return [Message("ct-hint-pick" if choice.tile in plan.planned else "ct-hint-pick-spare")]
    if isinstance(choice, Lay):
        plan = best_plan(seen, seat, weights, me.hand, me.money)
        if choice.tile in plan.planned:
            return [Message("ct-hint-lay", count=round(plan.worths[plan.planned.index(choice.tile)]))]
    return [Message("ct-hint-sell", price=seen.box.board.sale)] if isinstance(choice, Sell) else []


def _of_place(seen: CityTycoon, seat: int, choice: At) -> list[Message]:
    """Return the price of supplying on a cell, or what a plant there saves."""
    task = seen.agenda[-1]
    step, what = task.step, task.what
    if step is PLACE_TILE:
        price = tile_at(seen, seat, what, choice.cell)["price"]
        return [Message("ct-hint-neighbors") if price is None else Message("ct-hint-cell", price=price)]
    if step is PLACE_PLANT:
        saves = plant_at(seen, seat, what, choice.cell, cube_prices(seen, seat, what // 2))["saves"]
        return [Message("ct-hint-plant", count=saves) if saves else Message("ct-hint-near")]
    return []
