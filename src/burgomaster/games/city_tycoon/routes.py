"""The ways of cubes through the city: how much the cheapest cost, and whom they pay.

Ways are worked out once per city and kept with the city, which never changes. The smallest rectangle around
the city, with an empty border, is its map: the fields of the map are numbered row by row.

Own tiles that lie together are an estate: steps within it cost nothing, so all of it is equally far from a
plant. From there a walk goes outwards, step by step: entering a foreign piece, or the start tile as a whole,
is a step to be paid, and entering an own piece is none. The fee of a foreign plant is as much as a step on
it, so the price of a cube is the number of paid steps to its plant, the plant included. Whom the cheapest
ways pay is found by going back from the plant to whatever is a paid step nearer.
"""

from __future__ import annotations

from typing import Final

from burgomaster.games.city_tycoon.components import PLANT_COLOUR, START_CELLS, WATER, WIDTH

STEP: Final = 2
"""Euro for each cube and step on a foreign tile, and for the start tile once; a foreign plant's fee, too."""
NO_WAY: Final = 1 << 20
"""What a transport costs that is not possible."""

Amounts = tuple[int, int, int, int, int]
"""Euro for each seat; what is not theirs goes to the bank."""

Unit = tuple[int, int]
"""What one cube costs in all, and the plant it comes from."""

NOBODY: Final = 0
"""The owner of the start tile; seats are counted from 1."""
UNKNOWN: Final = -1
"""How far away a piece is that no walk has reached."""
NOTHING: Final = -2
"""What is said of fields without a piece that cubes can cross."""

# Amounts as one whole number, the first seat's in its highest digits: as such they add and sort.
DIGIT: Final = 10
MOST: Final = (1 << DIGIT) - 1
SHARE: Final[tuple[int, ...]] = (
    0,
    STEP << 4 * DIGIT,
    STEP << 3 * DIGIT,
    STEP << 2 * DIGIT,
    STEP << DIGIT,
    STEP,
)
"""What a step pays, by the owner counted from 1."""


def amounts_of(shares: int) -> Amounts:
    """Return amounts that were written as one number."""
    return (
        shares >> 4 * DIGIT,
        shares >> 3 * DIGIT & MOST,
        shares >> 2 * DIGIT & MOST,
        shares >> DIGIT & MOST,
        shares & MOST,
    )


_around: Final[dict[int, list[list[int]]]] = {}


def around(width: int, fields: int) -> list[list[int]]:
    """Return the neighbours of at least so many fields of maps with a width, made once.

    >>> around(10, 100)[45]
    [35, 44, 46, 55]
    """
    made = _around.setdefault(width, [])
    for field in range(len(made), fields):
        made.append([field - width, field - 1, field + 1, field + width])
    return made


class Network:
    """The map of a city, and the estates once somebody asks for them."""

    __slots__ = (
        "_corner", "_estates", "_known", "_width", "around", "built", "owner", "plant_fields", "plants",
        "start", "unknown",
    )  # fmt: skip

    def __init__(self, cells: dict[int, int], plant_cells: dict[int, int]) -> None:
        west = east = south = north = next(iter(cells))
        for cell in cells:
            if cell % WIDTH < west % WIDTH:
                west = cell
            elif cell % WIDTH > east % WIDTH:
                east = cell
            if cell < south:
                south = cell
            elif cell > north:
                north = cell
        self._width: Final = east % WIDTH - west % WIDTH + 3
        self._corner: Final = (south // WIDTH - 1) * WIDTH + west % WIDTH - 1
        fields = (north // WIDTH - south // WIDTH + 3) * self._width
        self.around: Final = around(self._width, fields)
        self.owner: Final = [NOTHING] * fields
        """Owners by field."""
        self.unknown: Final = [NOTHING] * fields
        """How far everything is away as long as no walk was made."""
        for cell, code in cells.items():
            if code >> 3 != WATER:
                field = self.field(cell)
                self.owner[field] = code & 7
                self.unknown[field] = UNKNOWN
        self.start: Final = [self.field(cell) for cell in START_CELLS]
        self.plants: Final = [NOTHING] * fields
        """Plants by field."""
        self.plant_fields: Final[dict[int, int]] = {}
        self.built: Final = [0, 0]
        """How many plants of each colour there are."""
        for plant, cell in plant_cells.items():
            field = self.field(cell)
            self.plants[field] = plant
            self.plant_fields[plant] = field
            self.built[PLANT_COLOUR[plant]] += 1
        self._estates: Final[list[Estate | None]] = [None] * fields
        self._known: Final[dict[int, Estate]] = {}
        """The estates by cell, as far as asked for."""

    def field(self, cell: int) -> int:
        """Return the field of a cell."""
        place = cell - self._corner
        return place // WIDTH * self._width + place % WIDTH

    def estate(self, seat: int, cell: int) -> Estate:
        """Return the estate of an own tile, made when first asked for."""
        estate = self._known.get(cell)
        if estate is None:
            field = self.field(cell)
            estate = self._estates[field]
            if estate is None:
                estate = Estate(self, seat + 1, field)
                for each in estate.fields:
                    self._estates[each] = estate
            self._known[cell] = estate
        return estate


class Estate:
    """Own tiles that lie together, and the cheapest ways of cubes to them from every plant.

    They are worked out outwards, as far as somebody asks: most cubes come from near by.
    """

    __slots__ = (
        "_amounts", "_around", "_built", "_far", "_mine", "_next", "_owner", "_paid", "_plant_fields",
        "_plants", "_start", "_steps", "_units", "fields",
    )  # fmt: skip

    def __init__(self, network: Network, mine: int, field: int) -> None:
        self._around: Final = network.around
        self._owner: Final = network.owner
        self._plants: Final = network.plants
        self._plant_fields: Final = network.plant_fields
        self._built: Final = network.built
        self._start: Final = network.start
        self._mine: Final = mine
        self._units: Final[tuple[list[Unit], list[Unit]]] = ([], [])
        """What a red and what a blue cube costs from each plant reached so far, the cheapest first."""
        self._far: Final = network.unknown[:]
        """How many paid steps away everything is."""
        self._steps = 0
        """How many steps the walk makes next; what is nearer is known."""
        self._next = [field]
        """What was found to be so many steps away."""
        self._amounts: Final[dict[int, list[Amounts]]] = {}
        self._paid: Final[dict[int, set[int]]] = {}
        self._far[field] = 0
        self.fields: Final = self._next
        self._spread()

    def _spread(self) -> None:
        """Go one step further."""
        far, owner, mine, near, plants = self._far, self._owner, self._mine, self._around, self._plants
        steps = self._steps
        level = self._next
        found: list[int] = []
        further: list[int] = []
        for field in level:  # which grows
            if plants[field] != NOTHING:
                found.append(field)
            for other in near[field]:
                if far[other] == UNKNOWN:
                    whose = owner[other]
                    if whose == mine:
                        far[other] = steps
                        level.append(other)
                    elif whose != NOBODY:
                        far[other] = steps + 1
                        further.append(other)
                    else:
                        for quarter in self._start:
                            far[quarter] = steps + 1
                        further += self._start
        found.sort()
        for field in found:
            self._units[PLANT_COLOUR[plants[field]]].append((STEP * steps, plants[field]))
        self._next = further
        self._steps = steps + 1

    def units(self, colour: int, budget: int) -> list[Unit]:
        """Return what a cube costs from each plant of a colour, the cheapest first.

        None that costs no more than the budget is missing; dearer ones may be.
        """
        units = self._units[colour]
        while self._next and len(units) < self._built[colour] and STEP * self._steps <= budget:
            self._spread()
        return units

    def cheapest(self, colour: int, cubes: list[int], wanted: int, budget: int) -> int:
        """Return the least that so many cubes of a colour cost; NO_WAY if impossible or over a budget."""
        units = self._units[colour]
        cost = 0
        index = 0
        while True:
            while index < len(units):
                unit, plant = units[index]
                there = cubes[plant]
                if there >= wanted:
                    return cost + unit * wanted
                cost += unit * there
                wanted -= there
                index += 1
            least = cost + wanted * STEP * self._steps
            if not self._next or len(units) == self._built[colour] or least > budget:
                return NO_WAY
            self._spread()

    # Whom the cheapest ways pay.

    def price(self, plant: int) -> int:
        """Return what a cube costs from a plant that can be reached."""
        return STEP * self._far[self._reached(plant)]

    def amounts(self, plant: int) -> list[Amounts]:
        """Return what the seats get for a cube from a plant that can be reached, its fee included.

        There is one entry for each different way to pay.
        """
        found = self._amounts.get(plant)
        if found is None:
            payments = self._payments(self._reached(plant))
            found = [amounts_of(shares) for shares in sorted(payments, reverse=True)]
            self._amounts[plant] = found
        return found

    def _reached(self, plant: int) -> int:
        """Walk as far as a plant, and return its field."""
        field = self._plant_fields[plant]
        while self._next and self._far[field] == UNKNOWN:
            self._spread()
        return field

    def _payments(self, field: int) -> set[int]:
        """Return every different payment of the cheapest ways from a field."""
        far = self._far
        if far[field] == 0:
            return {0}
        found = self._paid.get(field)
        if found is None:
            found = set()
            whose = self._owner[field]
            mine = whose == self._mine
            share = 0 if mine else SHARE[whose]
            nearer = far[field] if mine else far[field] - 1
            together = self._start if whose == NOBODY else [field]
            for one in together:  # which grows: steps between own pieces cost nothing
                for other in self._around[one]:
                    if far[other] == nearer:
                        if not mine or self._owner[other] != whose:
                            for shares in self._payments(other):
                                found.add(shares + share)
                        elif other not in together:
                            together.append(other)
                self._paid[one] = found
        return found
