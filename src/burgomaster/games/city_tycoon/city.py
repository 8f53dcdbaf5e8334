"""The city: what lies where.

Clones of a table share their city. Whoever lays something then gets a copy; a city that nobody shares grows.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box import Bonus, Box, Income
from burgomaster.games.city_tycoon.choices import at
from burgomaster.games.city_tycoon.components import (
    LAND,
    NO_OWNER,
    SIDE_CELLS,
    START_CELLS,
    START_GREY,
    START_PLANT_CELLS,
    STEPS_AROUND,
    WIDTH,
    coded,
    mirrored,
)
from burgomaster.games.city_tycoon.routes import Network


class City:
    """The pieces by cell, the free cells next to them, and the ways between them once somebody asks."""

    __slots__ = ("_network", "cells", "closed", "free", "places", "plant_cells", "shared")

    def __init__(self, closed: tuple[int, ...], source: City | None = None) -> None:
        self.closed: Final = closed
        """The sides of the start tile where nobody builds."""
        self._network: Network | None = None
        self.shared = False
        """Whether several tables have it; then it stays as it is."""
        if source is None:
            self.cells: dict[int, int] = {}
            self.free: list[int] = []
            """The cells where something can be laid, in order."""
            self.places: list[Choice] = []
            """The choices of those cells; a list that never changes, since it is offered as it is."""
            self.plant_cells: dict[int, int] = {}
            """The plants with their cells, in the order laid."""
            for cell, piece in START_CELLS.items():
                self.cells[cell] = coded(piece, NO_OWNER)
            for plant, cell in enumerate(START_PLANT_CELLS):
                self.plant_cells[plant] = cell
            for cell in START_CELLS:
                self._open_around(cell)
        else:
            self.cells = source.cells.copy()
            self.free = source.free[:]
            self.places = source.places
            self.plant_cells = source.plant_cells

    def is_closed(self, cell: int) -> bool:
        """Tell whether a cell stays empty all game."""
        return bool(self.closed) and any(cell in SIDE_CELLS[side] for side in self.closed)

    def is_free(self, cell: int) -> bool:
        """Tell whether something could lie on a cell, were it next to the city."""
        return cell not in self.cells and not (self.closed and self.is_closed(cell))

    def free_around(self, cell: int) -> list[int]:
        """Return the free cells around a cell, in order."""
        return [each for each in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH) if self.is_free(each)]

    def _open_around(self, cell: int) -> None:
        """Make the empty cells around a cell free."""
        free = self.free
        cells = self.cells
        for each in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
            if each in cells or (self.closed and self.is_closed(each)):
                continue
            index = bisect_left(free, each)
            if index == len(free) or free[index] != each:
                free.insert(index, each)
                self.places.insert(index, at(each))

    def with_piece(self, cell: int, code: int) -> City:
        """Return a copy of the city with one piece more."""
        city = City(self.closed, self)
        city._add(cell, code)
        return city

    def grown(self, cell: int, code: int) -> City:
        """Return the city with one piece more: this one, or a copy of it if several tables have it."""
        if self.shared:
            return self.with_piece(cell, code)
        self._add(cell, code)
        return self

    def _add(self, cell: int, code: int) -> None:
        self._network = None
        self.cells[cell] = code
        index = bisect_left(self.free, cell)
        del self.free[index]
        self.places = self.places[:]
        del self.places[index]
        self._open_around(cell)

    def with_plant(self, cell: int, code: int, plant: int) -> City:
        """Return the city with a plant more."""
        city = self.with_piece(cell, code)
        city.plant_cells = {**self.plant_cells, plant: cell}
        return city

    def is_its_mirror_image(self) -> bool:
        """Tell whether the city, mirrored at the diagonal of the start tile, is the same city.

        Every tile is different, so that only holds while the start tile lies alone.
        """
        if len(self.cells) > len(START_CELLS):
            return False
        return set(self.free) == {mirrored(cell) for cell in self.free}

    def different_places(self) -> list[Choice]:
        """Return the choices of cells where something can be laid; of two that are alike, only one."""
        if self.is_its_mirror_image():
            return [at(cell) for cell in self.free if cell <= mirrored(cell)]
        return self.places

    def bonuses(self, box: Box, cell: int, district: int) -> list[Income]:
        """Return what each neighbour of a cell gives for supplying a tile of a district there (ruling 5)."""
        found: list[Income] = []
        for step in STEPS_AROUND:
            piece = self.cells.get(cell + step, 0) >> 3
            bonus: Bonus | None = None
            if piece < LAND:
                bonus = box.tiles[piece].bonus
            elif piece == START_GREY:
                bonus = box.board.start_bonus
            if bonus is not None and bonus.district == district:
                found.append(bonus.income)
        return found

    def network(self) -> Network:
        """Return the ways through the city, worked out when first asked for."""
        network = self._network
        if network is None:
            network = Network(self.cells, self.plant_cells)
            self._network = network
        return network
