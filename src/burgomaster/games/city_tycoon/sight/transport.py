"""Supplying in detail: cube by cube where it comes from, the cells of its way, each toll and whom it pays.

The rules' own steps are carried out on a copy of the table, and what they did is told; nothing of what a tile
costs is worked out a second time here.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    CUBES,
    NO_OWNER,
    PLANT_COLOUR,
    PLANTS,
    RED,
    owner_of,
)
from burgomaster.games.city_tycoon.building import TURN_END
from burgomaster.games.city_tycoon.choices import FROMS, SUPPLIES, From, Pay, Supply
from burgomaster.games.city_tycoon.routes import NO_WAY, Amounts
from burgomaster.games.city_tycoon.scoring import NEIGHBOURS, SOURCES
from burgomaster.games.city_tycoon.sight.cheapest import cheapest_ways
from burgomaster.games.city_tycoon.sight.schema import (
    CubeView,
    GainView,
    GotView,
    PlanView,
    ReachView,
    SaidView,
    SourceView,
    TollView,
    TransportView,
    WayView,
)
from burgomaster.games.city_tycoon.sight.view import cell_view, gain_view, own_tiles, payment_views
from burgomaster.games.city_tycoon.supply import CHOOSE_PLANT, SUPPLY_TURN, estate_of, next_colour
from burgomaster.games.city_tycoon.table import CityTycoon, Way

ENOUGH: Final = 1000
"""Euro with which everything in reach can be paid, to tell what it would cost."""


class Wish:
    """Which plants cubes shall come from, and whom each shall pay; without it the cheapest and the first.

    Of equally cheap plants those are taken whose cubes are missed least.
    """

    __slots__ = ("pays", "plants")

    def __init__(self, plants: list[int] | None = None, pays: list[Amounts] | None = None) -> None:
        self.plants: Final = plants
        self.pays: Final = pays or []


class _Ear(Listener):
    """Hears what a supply does: the ways of its cubes, its price, and what it brings from where."""

    def __init__(self, table: CityTycoon, seat: int) -> None:
        self.hears_events = True
        self.hears_moves = False
        self.ways: tuple[Way, ...] = ()
        self.cost = 0
        self.income: GainView = {"euro": 0, "points": 0, "yellow": 0}
        self.neighbours: GainView = {"euro": 0, "points": 0, "yellow": 0}
        self._table: Final = table
        self._seat: Final = seat

    def tell(self, event: Event) -> None:
        """Hear what happened; the cubes are still on their way when it is said that a tile was supplied."""
        message = event.for_seat(self._seat)
        if message is None:
            return
        if message.id == "ct-supplied":
            self.ways, self.cost = self._table.ways, _number(message, "price")
            return
        gain = self.neighbours if message.arguments.get("source") == SOURCES[NEIGHBOURS] else self.income
        if message.id == "ct-gain-money":
            gain["euro"] += _number(message, "count")
        elif message.id == "ct-gain-points":
            gain["points"] += _number(message, "count")
        elif message.id == "ct-gain-yellow":
            gain["yellow"] += _number(message, "count")


def _number(message: Message, name: str) -> int:
    found = message.arguments[name]
    assert isinstance(found, int)
    return found


class Delivery:
    """A supply carried out on a copy of a table: what was heard and chosen, and the table after it."""

    __slots__ = ("after", "choices", "ear")

    def __init__(self, table: CityTycoon, seat: int, tile: int, number: int, wish: Wish) -> None:
        self.after: Final = table.clone()
        self.choices: Final[list[str]] = []
        """The choices that were made; where there was only one, nobody is asked."""
        self.ear: Final = _Ear(self.after, seat)
        self.after.listener = self.ear
        self._carry_out(seat, SUPPLIES[tile][number], wish)

    def _carry_out(self, seat: int, supply: Supply, wish: Wish) -> None:
        """Supply as the rules do, choosing as it is wished; refused with the reason if that cannot be."""
        after = self.after
        if supply not in SUPPLY_TURN.offers(after, seat, 0, 0):
            raise Refused(SUPPLY_TURN.why_not(after, seat, 0, 0, supply))
        self.choices.append(supply.text)
        SUPPLY_TURN.take(after, seat, 0, 0, supply)
        plants = _usual_plants(after, seat, supply) if wish.plants is None else wish.plants[:]
        while after.agenda[-1].step is not TURN_END:
            step, asked, what, count = after.agenda.pop().parts
            choices: list[Choice] = step.offers(after, asked, what, count)
            if step is CHOOSE_PLANT:
                choice = _wished_plant(after, asked, what, count, choices, plants)
            else:
                choice = _wished_way(choices, wish.pays, len(after.ways))
            if len(choices) > 1:
                self.choices.append(choice.text)
            step.take(after, asked, what, count, choice)


def _usual_plants(table: CityTycoon, seat: int, supply: Supply) -> list[int]:
    """Return the plants that the cubes of a supply on offer come from if nobody chooses."""
    player = table.players[seat]
    demand = table.box.tiles[supply.tile].demands[supply.demand]
    ways = cheapest_ways(table, seat, player.cells[player.tiles.index(supply.tile)], demand)
    assert ways is not None, supply.text
    return [plant for plant, _ in ways]


def _wished_plant(
    table: CityTycoon, seat: int, tile: int, number: int, choices: list[Choice], plants: list[int]
) -> Choice:
    """Return the first plant offered that is wished for, and strike it off; refused if none is offered."""
    for choice in choices:
        if isinstance(choice, From) and choice.plant in plants:
            plants.remove(choice.plant)
            return choice
    colour = next_colour(table, table.box.tiles[tile].demands[number])
    for plant in plants:
        if PLANT_COLOUR[plant] == colour:
            raise Refused(CHOOSE_PLANT.why_not(table, seat, tile, number, FROMS[plant]))
    raise Refused(Message("ct-what-if-plants", colour=CUBES[colour]))


def _wished_way(choices: list[Choice], pays: list[Amounts], cube: int) -> Choice:
    """Return the way that is wished for a cube, counted from 0, if it is offered; else the first one."""
    for choice in choices:
        if isinstance(choice, Pay) and pays[cube : cube + 1] == [choice.amounts]:
            return choice
    return choices[0]


# What people see of it.


def transport(table: CityTycoon, seat: int, tile: int, number: int, wish: Wish) -> TransportView:
    """Return what supplying a tile would be now: its cubes on their ways, costs, gains, and other plants."""
    found = _supplied(table, seat, tile, number, wish)[0]
    if tile in table.players[seat].tiles and number < len(table.box.tiles[tile].demands):
        found["plants"] = _in_reach(table, seat, tile, number)
    return found


def plan(table: CityTycoon, seat: int, supplies: list[tuple[int, int]]) -> PlanView:
    """Return what supplying several tiles one after another would be: no cube and no euro is used twice."""
    steps: list[TransportView] = []
    for tile, number in supplies:
        step, table = _supplied(table, seat, tile, number, Wish())
        steps.append(step)
    done = [step for step in steps if step["possible"]]
    return {
        "kind": "plan",
        "steps": steps,
        "cost": sum([step["cost"] for step in done]),
        "euro": sum([step["income"]["euro"] + step["neighbours"]["euro"] for step in done]),
        "points": sum([step["income"]["points"] + step["neighbours"]["points"] for step in done]),
        "yellow": sum([step["income"]["yellow"] + step["neighbours"]["yellow"] for step in done]),
        "money": table.players[seat].money,
        "rest": own_tiles(table, seat),
    }


def _supplied(
    table: CityTycoon, seat: int, tile: int, number: int, wish: Wish
) -> tuple[TransportView, CityTycoon]:
    """Return what supplying a tile is, and the table after it; if it is refused, why, and the table as it is.

    What is only too dear, or asks for too many yellow cubes, is told all the same.
    """
    try:
        delivery = Delivery(table, seat, tile, number, wish)
    except Refused as refused:
        try:
            on_credit = Delivery(_with_enough(table, seat), seat, tile, number, wish)
        except Refused:
            on_credit = None
        return _view(table, seat, tile, number, on_credit, refused.message), table
    return _view(table, seat, tile, number, delivery, None), delivery.after


def _with_enough(table: CityTycoon, seat: int) -> CityTycoon:
    """Return a table on which a seat lacks neither money nor yellow cubes."""
    rich = table.clone()
    rich.players[seat].money += ENOUGH
    rich.players[seat].yellow += ENOUGH
    return rich


def _view(
    table: CityTycoon, seat: int, tile: int, number: int, delivery: Delivery | None, why: Message | None
) -> TransportView:
    said: SaidView | None = None
    if why is not None:
        said = {"id": why.id, "arguments": {**why.arguments}}
    nothing: GainView = {"euro": 0, "points": 0, "yellow": 0}
    found: TransportView = {
        "kind": "supply",
        "tile": tile,
        "demand": number + 1,
        "possible": why is None,
        "why": said,
        "cost": 0,
        "payments": [],
        "income": nothing,
        "neighbours": nothing.copy(),
        "got": [],
        "net": 0,
        "money": table.players[seat].money,
        "choices": [],
        "cubes": [],
        "plants": [],
    }
    if delivery is not None:
        ear = delivery.ear
        player = table.players[seat]
        cell = player.cells[player.tiles.index(tile)]
        amounts = [sum([way[2][other] for way in ear.ways]) for other in range(len(table.players))]
        found["cost"] = ear.cost
        found["payments"] = payment_views(amounts, ear.cost)
        found["income"], found["neighbours"] = ear.income, ear.neighbours
        found["got"] = got(table, tile, cell)
        found["net"] = ear.income["euro"] + ear.neighbours["euro"] - ear.cost
        found["money"] += found["net"]
        found["choices"] = delivery.choices if why is None else []
        found["cubes"] = [_cube(table, seat, cell, way) for way in ear.ways]
    return found


def got(table: CityTycoon, tile: int, cell: int) -> list[GotView]:
    """Return what each neighbour of a cell gives for supplying a tile there (ruling 5)."""
    givers = table.city.givers(table.box, cell, table.box.district[tile])
    return [{"cell": cell_view(giver), "gain": gain_view(income)} for giver, income in givers]


def source(table: CityTycoon, plant: int, price: int) -> SourceView:
    """Return where a cube comes from."""
    owner = owner_of(table.city.cells[table.city.plant_cells[plant]])
    return {
        "colour": CUBES[PLANT_COLOUR[plant]],
        "plant": PLANTS[plant],
        "owner": owner + 1 if owner != NO_OWNER else None,
        "price": price,
    }


def _cube(table: CityTycoon, seat: int, cell: int, way: Way) -> CubeView:
    plant, price, amounts = way
    origin = source(table, plant, price)
    return {
        "colour": origin["colour"],
        "plant": origin["plant"],
        "owner": origin["owner"],
        "price": price,
        "way": _way(table, seat, cell, plant, amounts),
    }


def _way(table: CityTycoon, seat: int, cell: int, plant: int, amounts: Amounts) -> WayView:
    estate = table.estate(seat, cell)
    cells = estate.way(plant, amounts, cell)
    tolls: list[TollView] = []
    for each, euro in cells:
        if euro:
            owner = owner_of(table.city.cells[each])
            whose = owner + 1 if owner != NO_OWNER else None
            tolls.append({"cell": cell_view(each), "seat": whose, "euro": euro})
    return {
        "amounts": list(amounts),
        "payments": payment_views(amounts[: len(table.players)], estate.price(plant)),
        "cells": [cell_view(each) for each, _ in cells],
        "tolls": tolls,
    }


def _in_reach(table: CityTycoon, seat: int, tile: int, number: int) -> list[ReachView]:
    """Return the plants from which cubes of a demand could come, whatever that costs."""
    demand = table.box.tiles[tile].demands[number]
    player = table.players[seat]
    cell = player.cells[player.tiles.index(tile)]
    found: list[ReachView] = []
    if not cell:  # its place is being chosen
        return found
    estate = estate_of(table, seat, tile)
    for colour, wanted in ((RED, demand.red), (BLUE, demand.blue)):
        for plant in estate.plants(colour, NO_WAY) if wanted else []:
            if table.cubes[plant]:
                origin = source(table, plant, estate.price(plant))
                found.append(
                    {
                        "colour": origin["colour"],
                        "plant": origin["plant"],
                        "owner": origin["owner"],
                        "price": origin["price"],
                        "left": table.cubes[plant],
                        "ways": [_way(table, seat, cell, plant, each) for each in estate.amounts(plant)],
                    }
                )
    return found
