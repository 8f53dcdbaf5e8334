"""The city: what lies where.

Clones of a table share their city. Whoever lays something then gets a copy; a city that nobody shares grows.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import (
    LAND,
    NO_OWNER,
    NO_PLANT,
    SIDE_CELLS,
    START_CELLS,
    START_GREY,
    STEPS_AROUND,
    WIDTH,
    coded,
    mirrored,
    plant_of,
)
from burgomaster.games.city_tycoon.box.tiles import Bonus, Income
from burgomaster.games.city_tycoon.choices import at
from burgomaster.games.city_tycoon.routes import Estate, Network

TO_BE_FOUND: Final = -1


def bonus_of(box: Box, piece: int) -> Bonus | None:
    """Return what is printed on a piece for the supplier of a neighbouring tile, if anything is."""
    if piece < LAND:
        return box.tiles[piece].bonus
    return box.board.start_bonus if piece == START_GREY else None


@mypyc_attr(acyclic=True)
class City:
    """The pieces by cell, the free cells next to them, and the ways between them."""

    __slots__ = ("_estates", "_network", "cells", "closed", "free", "places", "plant_cells", "shared")

    def __init__(self, closed: tuple[int, ...], source: City | None = None) -> None:
        self.closed: Final = closed
        """The sides of the start tile where nobody builds."""
        self._estates: list[Estate | None] = []
        """By piece, as far as somebody asked; none after something was laid."""
        self.shared = False
        """Whether several tables have it; then it stays as it is."""
        if source is None:
            first = next(iter(START_CELLS))
            self._network = Network()
            self.cells: dict[int, int] = {}
            self.free: list[int] = [first]
            """The cells where something can be laid, in order."""
            self.places: list[Choice] = [at(first)]
            """The choices of those cells; a list that never changes, since it is offered as it is."""
            self.plant_cells: dict[int, int] = {}
            """The plants with their cells, in the order laid."""
            for cell, piece in START_CELLS.items():
                self._add(cell, coded(piece, NO_OWNER))
        else:
            self._network = Network(source._network)
            self.cells = source.cells.copy()
            self.free = source.free[:]
            self.places = source.places
            self.plant_cells = source.plant_cells.copy()

    def is_closed(self, cell: int) -> bool:
        """Tell whether a cell stays empty all game."""
        return bool(self.closed) and any(cell in SIDE_CELLS[side] for side in self.closed)

    def is_free(self, cell: int) -> bool:
        """Tell whether something could lie on a cell, were it next to the city."""
        return cell not in self.cells and not (self.closed and self.is_closed(cell))

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
        """Lay a piece on a free cell, and make the empty cells around it free."""
        free = self.free
        index = bisect_left(free, cell)
        free.pop(index)
        self.places = self.places[:]
        self.places.pop(index)
        near: list[int] = []
        # Cells that lie together in a row are neighbours among the free ones, too.
        self._meet(cell + 1, index, near)
        self._meet(cell - 1, index - 1 if index and free[index - 1] == cell - 1 else index, near)
        self._meet(cell + WIDTH, TO_BE_FOUND, near)
        self._meet(cell - WIDTH, TO_BE_FOUND, near)
        self.cells[cell] = code
        plant = plant_of(code >> 3)
        if plant != NO_PLANT:
            self.plant_cells[plant] = cell
        self._network.add(cell, code, near, plant)
        self._estates = []

    def _meet(self, cell: int, index: int, near: list[int]) -> None:
        """Note the piece on a cell beside a new one, or make the cell free; `index` is its place then."""
        piece = self._network.number.get(cell)
        if piece is not None:
            near.append(piece)
        elif not (self.closed and self.is_closed(cell)):
            free = self.free
            if index == TO_BE_FOUND:
                index = bisect_left(free, cell)
            if index == len(free) or free[index] != cell:
                free.insert(index, cell)
                self.places.insert(index, at(cell))

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
        return [income for _, income in self.givers(box, cell, district)]

    def givers(self, box: Box, cell: int, district: int) -> list[tuple[int, Income]]:
        """Return the neighbours of a cell that give something for that, with what each gives."""
        found: list[tuple[int, Income]] = []
        for step in STEPS_AROUND:
            bonus = bonus_of(box, self.cells.get(cell + step, 0) >> 3)
            if bonus is not None and bonus.district == district:
                found.append((cell + step, bonus.income))
        return found

    def estate(self, seat: int, cell: int) -> Estate:
        """Return the estate of a seat's tile, made when first asked for."""
        piece = self._network.number[cell]
        if not self._estates:
            self._estates = [None] * len(self._network.owner)
        estate = self._estates[piece]
        if estate is None:
            estate = Estate(self._network, seat, piece)
            for each in estate.pieces:
                self._estates[each] = estate
        return estate


START_CITY: Final = City(())
"""The start tile alone, for all tables to begin with."""
START_CITY.shared = True
