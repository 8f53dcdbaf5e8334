"""Where cubes come from if nobody chooses: the cheapest plants, and of equals those that are missed least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.games.city_tycoon.box.components import BLUE, PLANT_COLOUR, RED
from burgomaster.games.city_tycoon.box.tiles import Demand
from burgomaster.games.city_tycoon.routes import NO_WAY, Amounts

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon


def missed(table: CityTycoon, seat: int, plant: int) -> int:
    """Return how much a seat will miss a cube of a plant, beside its price.

    Cubes that come back every round are missed least, one's own before others'; of those that never come
    back one's own are missed most.
    """
    mine = plant in table.players[seat].plants
    if table.is_refilled(plant):
        return 0 if mine else 1
    return 3 if mine else 2


def cheapest_ways(table: CityTycoon, seat: int, cell: int, demand: Demand) -> list[tuple[int, int]] | None:
    """Return the plant and the price of each cube of the cheapest transport; None if cubes are short.

    They are in the order in which the rules ask for them.
    """
    ways: list[tuple[int, int]] = []
    if not demand.red and not demand.blue:
        return ways
    estate = table.estate(seat, cell)
    for colour, wanted in enumerate((demand.red, demand.blue)):
        plants = estate.plants(colour, NO_WAY) if wanted else []
        taken: dict[int, int] = {}
        for plant in sorted(plants, key=lambda each: (estate.price(each), missed(table, seat, each))):
            taken[plant] = min(wanted, table.cubes[plant])
            wanted -= taken[plant]
        if wanted:
            return None
        for plant in plants:
            ways.extend([(plant, estate.price(plant))] * taken[plant])
    return ways


def pays_others(table: CityTycoon, seat: int, cell: int, ways: list[tuple[int, int]]) -> bool:
    """Tell whether as cheap a transport pays somebody else: on other ways, or from other plants."""
    if not ways:
        return False
    estate = table.estate(seat, cell)
    for colour in (RED, BLUE):
        sent = [way for way in ways if PLANT_COLOUR[way[0]] == colour]
        dearest = max([cost for _, cost in sent], default=0)
        # Of the nearer plants all cubes are needed; of those that are as far as the last one, perhaps not.
        near = estate.plants(colour, dearest) if sent else []
        last = [plant for plant in near if estate.price(plant) == dearest]
        spare = sum([table.cubes[plant] for plant in last]) - len(
            [cost for _, cost in sent if cost == dearest]
        )
        different: list[Amounts] = []
        for plant in last:
            if table.cubes[plant]:
                different += [each for each in estate.amounts(plant) if each not in different]
        if (spare and len(different) > 1) or any(len(estate.amounts(plant)) > 1 for plant, _ in sent):
            return True
    return False
