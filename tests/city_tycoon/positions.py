"""Laying out positions by hand."""

from __future__ import annotations

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.core.table import Step
from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.choices import COLUMN, NOTATION, ROW
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.components import (
    LAND,
    NO_OWNER,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    START_PLANTS,
    WATER,
    cell_at,
    coded,
    plant_piece,
)
from burgomaster.games.city_tycoon.data import standard_box
from burgomaster.games.city_tycoon.flow import refill
from burgomaster.games.city_tycoon.laws import broken_law
from burgomaster.games.city_tycoon.supply import SUPPLY_TILES
from burgomaster.games.city_tycoon.table import CityTycoon


def cell(name: str) -> int:
    """Return the cell written like this: 'e2 n1'."""
    column, row = name.split(" ")
    return cell_at(COLUMN.read(column), ROW.read(row))


class Position:
    """A table in the last round, with nothing but the start tile; pieces are put down in any order."""

    def __init__(self, players: int = 3, money: int = 20, closed: tuple[int, ...] = ()) -> None:
        self.table = CityTycoon(standard_box(), players)
        self.table.city = City(closed)
        self.table.round = 4
        self.table.order = tuple(range(players))
        refill(self.table)
        for seat in range(players):
            self.money(seat, money)

    def money(self, seat: int, count: int) -> Position:
        player = self.table.players[seat]
        self.table.bank -= count - player.money
        player.money = count
        return self

    def yellow(self, seat: int, count: int) -> Position:
        self.table.players[seat].yellow += count
        self.table.supply[2] -= count
        return self

    def piece(self, where: str, code: int) -> None:
        city = City(self.table.city.closed, self.table.city)
        at = cell(where)
        assert city.is_free(at), where
        if at not in city.free:
            city.free.append(at)
            city.free.sort()
            city.places.insert(city.free.index(at), NOTATION.read(f"at {where}"))
        self.table.city = city.with_piece(at, code)

    def tile(self, seat: int, tile: int, where: str) -> Position:
        self.piece(where, coded(tile, seat))
        self.table.players[seat].tiles += (tile,)
        self.table.players[seat].cells += (cell(where),)
        return self

    def land(self, seat: int, where: str) -> Position:
        self.piece(where, coded(LAND, seat))
        self.table.players[seat].land += 1
        self.table.landscapes -= 1
        return self

    def water(self, where: str) -> Position:
        self.piece(where, coded(WATER, NO_OWNER))
        self.table.landscapes -= 1
        return self

    def plant(self, seat: int, kind: str, where: str, cubes: int | None = None) -> Position:
        """Build the next plant of a kind's colour; without a number, with all its cubes."""
        table = self.table
        number = PLANT_KINDS.index(kind)
        colour = number // 2
        plant = (2, 8)[colour] + table.built[colour]
        self.piece(where, coded(plant_piece(plant, number % 2), seat))
        table.city.plant_cells = {**table.city.plant_cells, plant: cell(where)}
        sides = list(table.plant_sides)
        sides[plant - START_PLANTS] = number % 2
        table.plant_sides = tuple(sides)
        table.built = (table.built[0] + (colour == 0), table.built[1] + (colour == 1))
        table.players[seat].plants += (plant,)
        held = table.box.plants[plant][number % 2].cubes if cubes is None else cubes
        table.cubes[plant] = held
        table.supply[colour] -= held
        return self

    def cubes(self, plant: str, count: int) -> Position:
        """Leave so many cubes on a plant."""
        number = PLANTS.index(plant)
        self.table.supply[PLANT_COLOUR[number]] += self.table.cubes[number] - count
        self.table.cubes[number] = count
        return self

    def run(self, step: Step[CityTycoon], seat: int, what: int = 0, count: int = 0) -> CityTycoon:
        """Let a step come next, and return the table."""
        self.table.push(step, seat, what, count)
        self.table.run()
        return self.table

    def supplying(self) -> CityTycoon:
        """Go on with phase IV."""
        broken = broken_law(self.table)
        assert broken is None, broken
        return self.run(SUPPLY_TILES, 0)

    def building(self, seat: int, *hand: int) -> CityTycoon:
        """Let a seat build with these tiles in hand."""
        self.table.phase = 3
        self.table.players[seat].hand = tuple(sorted(hand))
        return self.run(BUILD_TURN, seat)


def play(table: CityTycoon, *texts: str) -> CityTycoon:
    """Let whoever is asked choose these, one after another."""
    for text in texts:
        table.choose(table.asked, NOTATION.read(text))
    return table


def offered(table: CityTycoon) -> list[str]:
    """Return what can be chosen now."""
    return [choice.text for choice in table.offers()]


def refusal(table: CityTycoon, text: str) -> Message:
    """Return why a choice is refused."""
    choice: Choice = NOTATION.read(text)
    try:
        table.check(table.asked, choice)
    except Refused as refused:
        return refused.message
    raise AssertionError(f"{text} is on offer")
