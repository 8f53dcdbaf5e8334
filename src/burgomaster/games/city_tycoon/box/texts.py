"""What a tile or a plant does, as messages put together from its printed values."""

from __future__ import annotations

from burgomaster.core.message import Argument, Message
from burgomaster.games.city_tycoon.box.components import CUBES, DISTRICTS, PLANT_KINDS, REFILL
from burgomaster.games.city_tycoon.box.tiles import Demand, Income, Side, Tile


def asks(demand: Demand) -> Message:
    """Return what a demand asks for; the id names its parts, as in ct-asks-red-blue."""
    return _parts(
        "ct-asks", {"red": demand.red, "blue": demand.blue, "yellow": demand.yellow, "euro": demand.euro}
    )


def brings(income: Income) -> Message:
    """Return what an income brings; the id names its parts, as in ct-brings-euro-points."""
    return _parts("ct-brings", {"euro": income.euro, "points": income.points, "yellow": income.yellow})


def _parts(id_: str, amounts: dict[str, int]) -> Message:
    arguments: dict[str, Argument] = {}
    for name, amount in amounts.items():
        if amount:
            id_ += f"-{name}"
            arguments[name] = amount
    return Message(id_, **arguments)


def when_laid(tile: Tile) -> list[Message]:
    """Return what happens when a tile is laid."""
    texts: list[Message] = []
    if tile.land:
        texts.append(Message("ct-lays-land", count=tile.land))
    if tile.water:
        texts.append(Message("ct-lays-water", count=tile.water))
    if tile.points or tile.yellow:
        texts.append(brings(Income(0, tile.points, tile.yellow)))
    for offer in tile.offers[:1]:
        texts.append(Message("ct-sells-points", euro=offer.euro, points=offer.points))
    for offer in tile.offers[1:]:  # instead of the first: one of them, or none (ruling 2)
        texts.append(Message("ct-sells-or", euro=offer.euro, points=offer.points))
    per_own = tile.per_own
    if per_own is not None:
        if per_own.colour >= 0:
            texts.append(Message("ct-per-plant", points=per_own.points, colour=CUBES[per_own.colour]))
        else:
            district = DISTRICTS[per_own.district]
            texts.append(Message("ct-per-district", points=per_own.points, district=district))
    return texts


def when_supplied(tile: Tile) -> list[tuple[Message, Message]]:
    """Return what each demand of a tile asks for, and what it then brings."""
    return [(asks(demand), brings(demand.income)) for demand in tile.demands]


def to_neighbours(tile: Tile) -> list[tuple[Message, Message]]:
    """Return whose supplier gains something from a tile, and what."""
    if tile.bonus is None:
        return []
    district = DISTRICTS[tile.bonus.district]
    return [(Message("ct-beside-district", district=district), brings(tile.bonus.income))]


def plant_text(colour: int, number: int, side: Side) -> Message:
    """Return what one side of a plant is: its kind, its cubes, and whether it is refilled."""
    kind = PLANT_KINDS[2 * colour + number]
    return Message(
        "ct-plant-refilled" if number == REFILL else "ct-plant-once",
        kind=kind,
        colour=CUBES[colour],
        count=side.cubes,
        price=side.cost,
    )
