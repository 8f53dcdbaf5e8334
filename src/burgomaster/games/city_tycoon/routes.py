"""The ways of cubes through the city: how much the cheapest cost, and whom they pay.

Ways are worked out once and kept with the city until something is laid. The pieces that cubes can cross
are numbered row by row, from south-west to north-east, and each knows its neighbours by number.

Own tiles that lie together are an estate: steps within it cost nothing, so all of it is equally far from a
plant. From there a walk goes outwards, step by step: entering a foreign piece, or the start tile as a whole,
is a step to be paid, and entering an own piece is none. The fee of a foreign plant is as much as a step on
it, so the price of a cube is the number of paid steps to its plant, the plant included. Whom the cheapest
ways pay is found by going back from the plant to whatever is a paid step nearer.
"""

from __future__ import annotations

from typing import Final

from burgomaster.games.city_tycoon.components import PLANT_COLOUR, WATER, WIDTH

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
NO_PLANT: Final = -1
"""What is said of a piece that is no plant."""

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


class Network:
    """The pieces of a city that cubes can cross, and the estates once somebody asks for them."""

    __slots__ = ("_estates", "_number", "around", "built", "owner", "plant_pieces", "plants", "start")

    def __init__(self, cells: dict[int, int], plant_cells: dict[int, int]) -> None:
        self._number: Final[dict[int, int]] = {}
        """Pieces by cell."""
        self.owner: Final[list[int]] = []
        """Owners by piece."""
        self.around: Final[list[list[int]]] = []
        """Neighbours by piece."""
        self.start: Final[list[int]] = []
        """The quarters of the start tile."""
        last = 0
        for cell in sorted(cells):
            code = cells[cell]
            if code >> 3 == WATER:
                continue
            piece = len(self.owner)
            near: list[int] = []
            south = self._number.get(cell - WIDTH)
            if south is not None:
                near.append(south)
                self.around[south].append(piece)
            if last == cell - 1:
                near.append(piece - 1)
                self.around[piece - 1].append(piece)
            last = cell
            self._number[cell] = piece
            self.owner.append(code & 7)
            self.around.append(near)
            if code & 7 == NOBODY:
                self.start.append(piece)
        self.plants: Final = [NO_PLANT] * len(self.owner)
        """Plants by piece."""
        self.plant_pieces: Final[dict[int, int]] = {}
        self.built: Final = [0, 0]
        """How many plants of each colour there are."""
        for plant, cell in plant_cells.items():
            piece = self._number[cell]
            self.plants[piece] = plant
            self.plant_pieces[plant] = piece
            self.built[PLANT_COLOUR[plant]] += 1
        self._estates: Final[list[Estate | None]] = [None] * len(self.owner)

    def estate(self, seat: int, cell: int) -> Estate:
        """Return the estate of an own tile, made when first asked for."""
        piece = self._number[cell]
        estate = self._estates[piece]
        if estate is None:
            estate = Estate(self, seat + 1, piece)
            for each in estate.pieces:
                self._estates[each] = estate
        return estate


class Estate:
    """Own tiles that lie together, and the cheapest ways of cubes to them from every plant.

    They are worked out outwards, as far as somebody asks: most cubes come from near by.
    """

    __slots__ = (
        "_amounts", "_around", "_built", "_far", "_mine", "_next", "_owner", "_paid", "_plant_pieces",
        "_plants", "_start", "_steps", "_units", "pieces",
    )  # fmt: skip

    def __init__(self, network: Network, mine: int, piece: int) -> None:
        self._around: Final = network.around
        self._owner: Final = network.owner
        self._plants: Final = network.plants
        self._plant_pieces: Final = network.plant_pieces
        self._built: Final = network.built
        self._start: Final = network.start
        self._mine: Final = mine
        self._units: Final[tuple[list[Unit], list[Unit]]] = ([], [])
        """What a red and what a blue cube costs from each plant reached so far, the cheapest first."""
        self._far: Final = [UNKNOWN] * len(network.owner)
        """How many paid steps away everything is."""
        self._steps = 0
        """How many steps the walk makes next; what is nearer is known."""
        self._next = [piece]
        """What was found to be so many steps away."""
        self._amounts: Final[dict[int, list[Amounts]]] = {}
        self._paid: Final[dict[int, list[int]]] = {}
        self._far[piece] = 0
        self.pieces: Final = self._next
        self._spread()

    def _spread(self) -> None:
        """Go one step further."""
        far, owner, mine, near, plants = self._far, self._owner, self._mine, self._around, self._plants
        steps = self._steps
        level = self._next
        found: list[int] = []
        further: list[int] = []
        for piece in level:  # which grows
            if plants[piece] != NO_PLANT:
                found.append(piece)
            for other in near[piece]:
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
        if len(found) > 1:
            found.sort()
        for piece in found:
            self._units[PLANT_COLOUR[plants[piece]]].append((STEP * steps, plants[piece]))
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

    def cheapest(self, colour: int, cubes: list[int], wanted: int, budget: int, index: int = 0) -> int:
        """Return the least that so many cubes of a colour cost; NO_WAY if impossible or over a budget.

        They come from plants from an index of `units` on.
        """
        units = self._units[colour]
        cost = 0
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

    def reaches(self, plant: int) -> bool:
        """Tell whether there is any way from a plant."""
        return self._far[self._reached(plant)] != UNKNOWN

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
            if len(payments) > 1:
                payments.sort(reverse=True)
            found = [amounts_of(shares) for shares in payments]
            self._amounts[plant] = found
        return found

    def _reached(self, plant: int) -> int:
        """Walk as far as a plant, and return its piece."""
        piece = self._plant_pieces[plant]
        while self._next and self._far[piece] == UNKNOWN:
            self._spread()
        return piece

    def _payments(self, piece: int) -> list[int]:
        """Return every different payment of the cheapest ways from a piece."""
        far = self._far
        if far[piece] == 0:
            return [0]
        known = self._paid.get(piece)
        if known is not None:
            return known
        whose = self._owner[piece]
        mine = whose == self._mine
        share = 0 if mine else SHARE[whose]
        if far[piece] == 1 and not mine:
            return [share]
        found: list[int] = []
        nearer = far[piece] if mine else far[piece] - 1
        together = self._start if whose == NOBODY else [piece]
        for one in together:  # which grows: steps between own pieces cost nothing
            for other in self._around[one]:
                if far[other] == nearer:
                    if not mine or self._owner[other] != whose:
                        for shares in self._payments(other):
                            if shares + share not in found:
                                found.append(shares + share)
                    elif other not in together:
                        together.append(other)
            self._paid[one] = found
        return found
