"""Where to lay: what supplying will cost there, bonuses got and given, and room to grow."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.city_tycoon.forecast import Forecast
from burgomaster.bots.city_tycoon.weights import Weights
from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box.components import (
    LAND,
    NO_OWNER,
    ROUNDS,
    STEPS_AROUND,
    WATER,
    coded,
    owner_of,
    piece_of,
    plant_piece,
)
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.choices import At, LandAt, OfCell
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.table import CityTycoon

FEW: Final = 6
"""How many cells are looked at closely."""
FEWER: Final = 2
"""The same for a quick look."""
NO: Final = -1e6
"""What the others are worth."""


class Places:
    """One look at the city by one seat that has something to lay."""

    def __init__(self, table: CityTycoon, seat: int, weights: Weights) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.weights: Final = weights
        self.me: Final = table.players[seat]

    def rated(self, choices: list[Choice], few: int = FEW) -> list[float]:
        """Return how good each cell is for what is being laid; only likely ones are looked at closely."""
        step, _, what, _ = self.table.agenda[-1].parts
        is_plant = step.name == "place-plant"
        glances: list[float] = []
        for choice in choices:
            assert isinstance(choice, At)
            glances.append(self.glance(choice.cell, what, is_plant))
        least = -1e9
        if len(choices) > few:
            least = sorted(glances, reverse=True)[few - 1]
        worths: list[float] = []
        looked = 0
        for choice, glance in zip(choices, glances, strict=True):
            assert isinstance(choice, At)
            if glance < least or looked >= few:
                worths.append(NO + glance)
                continue
            looked += 1
            if is_plant:
                worths.append(self.plant_at(choice.cell, what))
            else:
                worths.append(self.tile_at(choice.cell, what))
        return worths

    def glance(self, cell: int, what: int, is_plant: bool) -> float:
        """Return how useful the neighbours of a cell look."""
        cells = self.table.city.cells
        box = self.table.box
        value = 0.0
        for step in STEPS_AROUND:
            code = cells.get(cell + step)
            if code is None:
                value += 0.1
                continue
            piece, owner = piece_of(code), owner_of(code)
            if owner == self.seat:
                value += 2.0
            elif piece > WATER:
                value += 1.5
            if is_plant or not 0 < piece < LAND:
                continue
            bonus = box.tiles[piece].bonus
            if bonus is not None and bonus.district == box.district[what]:
                value += 1.0
            bonus = box.tiles[what].bonus
            if bonus is not None and owner == self.seat and bonus.district == box.district[piece]:
                value += 1.0
        return value

    def tile_at(self, cell: int, tile: int) -> float:
        """Return what a tile is worth on a cell."""
        city = self.table.city.with_piece(cell, coded(tile, self.seat))
        forecast = Forecast(self.table, self.seat, city, self.weights)
        forecast.settle()
        forecast.lay(tile, cell)
        money = self.me.money - self.table.box.cost[tile]
        value = forecast.value(forecast.jobs, money, self.me.yellow)
        return value + self.bonus_given(cell, tile) + self.site(city, cell)

    def bonus_given(self, cell: int, tile: int) -> float:
        """Return what a tile's bonus is worth to own neighbours, less what it is to others."""
        box = self.table.box
        bonus = box.tiles[tile].bonus
        if bonus is None:
            return 0.0
        worth = bonus.income.points + bonus.income.euro * self.weights.euro[self.table.round]
        value = 0.0
        for step in STEPS_AROUND:
            code = self.table.city.cells.get(cell + step, 0)
            piece = piece_of(code)
            if 0 < piece < LAND and box.district[piece] == bonus.district:
                value += 0.7 * worth if owner_of(code) == self.seat else -self.weights.rival * worth
            elif code == 0:
                value += 0.05 * worth
        return value * (ROUNDS - self.table.round + 1)

    def plant_at(self, cell: int, kind: int) -> float:
        """Return what a plant is worth on a cell."""
        table = self.table
        plant = next_plant(table, kind // 2)
        side = kind % 2
        city = table.city.with_piece(cell, coded(plant_piece(plant, side), self.seat))
        forecast = Forecast(table, self.seat, city, self.weights)
        forecast.expect(plant, side)
        forecast.settle()
        money = self.me.money - table.box.plants[plant][side].cost
        return forecast.value(forecast.jobs, money, self.me.yellow) + self.site(city, cell)

    def site(self, city: City, cell: int) -> float:
        """Return what a cell is worth beside what is laid there: room to grow, and what others must pass."""
        weights = self.weights
        value = 0.0
        for step in STEPS_AROUND:
            code = city.cells.get(cell + step)
            if code is None:
                value += weights.room
                continue
            owner, piece = owner_of(code), piece_of(code)
            if piece > WATER and owner == NO_OWNER:
                value += weights.start_edge
            elif owner == self.seat:
                value += weights.own_edge
            elif owner != NO_OWNER:
                value += weights.toll
        return value

    def landscapes(self, choices: list[Choice]) -> list[float]:
        """Return how good each cell is for land or water."""
        worths: list[float] = []
        for choice in choices:
            assert isinstance(choice, OfCell)
            land = isinstance(choice, LandAt)
            piece = coded(LAND, self.seat) if land else coded(WATER, NO_OWNER)
            city = self.table.city.with_piece(choice.cell, piece)
            forecast = Forecast(self.table, self.seat, city, self.weights)
            forecast.settle()
            value = forecast.value(forecast.jobs, self.me.money, self.me.yellow)
            site = self.site(city, choice.cell)
            worths.append(value + site if land else value - site)
        return worths
