"""The ways of cubes through the city: how much the cheapest cost, and whom they pay.

Ways are worked out once and kept with the city until something is laid. Its pieces are numbered in the order
laid, and each knows by number the neighbours that cubes can pass to.

Own tiles that lie together are an estate: steps within it cost nothing, so all of it is equally far from a
plant. From there a walk goes outwards, step by step: entering a foreign piece, or the start tile as a whole,
is a step to be paid, and entering an own piece is none. The fee of a foreign plant is as much as a step on
it, so the price of a cube is the number of paid steps to its plant, the plant included. Whom the cheapest
ways pay is found by going back from the plant to whatever is a paid step nearer.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.games.city_tycoon.box.components import NO_PLANT, PLANT_COLOUR, PLANTS, WATER

STEP: Final = 2
"""Euro for each cube and step on a foreign tile, and for the start tile once; a foreign plant's fee, too."""
NO_WAY: Final = 1 << 20
"""What a transport costs that is not possible."""

Amounts = tuple[int, ...]
"""Euro for each of five seats; what is not theirs goes to the bank."""

# Owners are negative numbers: a walk begins with a copy of them, and writes over it how far pieces are.
NOBODY: Final = -1
"""The owner of the start tile; the first seat is -2, and so on."""
NO_CROSSING: Final = -7
"""The owner of water."""
START: Final = [0, 1, 2, 3]
"""The quarters of the start tile, which lies first."""

# Amounts as one whole number, the first seat's in its highest digits: as such they add and sort.
DIGIT: Final = 10
MOST: Final = (1 << DIGIT) - 1
SHARE: Final[tuple[int, ...]] = (
    STEP,
    STEP << DIGIT,
    STEP << 2 * DIGIT,
    STEP << 3 * DIGIT,
    STEP << 4 * DIGIT,
    0,
)
"""What a step pays, by the owner: the last is nobody's."""


def amounts_of(shares: int) -> Amounts:
    """Return amounts that were written as one number."""
    return (
        shares >> 4 * DIGIT,
        shares >> 3 * DIGIT & MOST,
        shares >> 2 * DIGIT & MOST,
        shares >> DIGIT & MOST,
        shares & MOST,
    )


def shares_of(amounts: Amounts) -> int:
    """Return amounts as one number.

    >>> amounts_of(shares_of((2, 0, 4, 0, 6)))
    (2, 0, 4, 0, 6)
    """
    shares = 0
    for amount in amounts:
        shares = (shares << DIGIT) + amount
    return shares


@mypyc_attr(acyclic=True)
class Network:
    """The pieces of a city by number, in the order laid, and which of them cubes can cross."""

    __slots__ = ("around", "built", "number", "owner", "plant_pieces", "plants")

    def __init__(self, source: Network | None = None) -> None:
        if source is None:
            self.number: dict[int, int] = {}
            """Pieces by cell."""
            self.owner: list[int] = []
            """Owners by piece."""
            self.around: list[list[int]] = []
            """By piece, the neighbours that cubes can pass to."""
            self.plants: list[int] = []
            """By piece: a plant, with its cell so that plants sort as their cells do; 0 if it is none."""
            self.plant_pieces: dict[int, int] = {}
            self.built = [0, 0]
            """How many plants of each colour there are."""
        else:
            self.number = source.number.copy()
            self.owner = source.owner[:]
            self.around = [near[:] for near in source.around]
            self.plants = source.plants[:]
            self.plant_pieces = source.plant_pieces.copy()
            self.built = source.built[:]

    def add(self, cell: int, code: int, near: list[int], plant: int) -> None:
        """Number one piece more, laid next to others."""
        piece = len(self.owner)
        self.number[cell] = piece
        around: list[int] = []
        self.around.append(around)
        if code >> 3 == WATER:
            self.owner.append(NO_CROSSING)
        else:
            self.owner.append(NOBODY - (code & 7))
            for other in near:
                if self.owner[other] != NO_CROSSING:
                    around.append(other)
                    self.around[other].append(piece)
        if plant == NO_PLANT:
            self.plants.append(0)
        else:
            self.plants.append(cell * len(PLANTS) + plant)
            self.plant_pieces[plant] = piece
            self.built[PLANT_COLOUR[plant]] += 1


@mypyc_attr(acyclic=True)
class Estate:
    """Own tiles that lie together, and the cheapest ways of cubes to them from every plant.

    They are worked out outwards, as far as somebody asks: most cubes come from near by.
    """

    __slots__ = (
        "_amounts", "_far", "_mine", "_network", "_next", "_paid", "_plants", "_steps", "pieces", "prices",
    )  # fmt: skip

    def __init__(self, network: Network, seat: int, piece: int) -> None:
        self._network: Final = network
        self._mine: Final = NOBODY - 1 - seat
        self._plants: Final[list[list[int]]] = [[], []]
        """The red and the blue plants reached so far, the nearest first."""
        self.prices: Final = [NO_WAY] * len(PLANTS)
        """What a cube costs from each plant reached so far."""
        self._far: Final = network.owner[:]
        """How many paid steps away everything is; where the walk has not been yet, the owner."""
        self._steps = 0
        """How many steps the walk makes next; what is nearer is known."""
        self._next = [piece]
        """What was found to be so many steps away."""
        self._amounts: Final[dict[int, list[Amounts]]] = {}
        self._paid: list[list[int] | None] = []
        """By piece, every different payment of its cheapest ways, as far as somebody asked."""
        self._far[piece] = 0
        self.pieces: Final = self._next
        self._spread()

    def _spread(self) -> None:
        """Go one step further."""
        far, mine, around, plants = self._far, self._mine, self._network.around, self._network.plants
        steps = self._steps
        further_steps = steps + 1
        level = self._next
        found: list[int] | None = None
        further: list[int] = []
        for piece in level:  # which grows
            plant = plants[piece]
            if plant:
                if found is None:
                    found = [plant]
                else:
                    found.append(plant)
            for other in around[piece]:
                whose = far[other]
                if whose >= 0:
                    continue
                if whose == mine:
                    far[other] = steps
                    level.append(other)
                elif whose != NOBODY:
                    far[other] = further_steps
                    further.append(other)
                else:
                    for quarter in START:
                        far[quarter] = further_steps
                    further += START
        if found is not None:
            if len(found) > 1:
                found.sort()  # by cell
            for each in found:
                plant = each % len(PLANTS)
                self._plants[PLANT_COLOUR[plant]].append(plant)
                self.prices[plant] = STEP * steps
        self._next = further
        self._steps = further_steps

    def plants(self, colour: int, budget: int) -> list[int]:
        """Return the plants of a colour from which there is a way, the cheapest first.

        None from which a cube costs no more than the budget is missing; dearer ones may be.
        """
        plants = self._plants[colour]
        built = self._network.built[colour]
        while self._next and len(plants) < built and STEP * self._steps <= budget:
            self._spread()
        return plants

    def cheapest(self, colour: int, cubes: list[int], wanted: int, budget: int, index: int = 0) -> int:
        """Return the least that so many cubes of a colour cost; NO_WAY if impossible or over a budget.

        They come from plants from an index of `plants` on.
        """
        plants = self._plants[colour]
        prices = self.prices
        cost = 0
        while True:
            while index < len(plants):
                plant = plants[index]
                there = cubes[plant]
                if there >= wanted:
                    return cost + prices[plant] * wanted
                cost += prices[plant] * there
                wanted -= there
                index += 1
            least = cost + wanted * STEP * self._steps
            if not self._next or len(plants) == self._network.built[colour] or least > budget:
                return NO_WAY
            self._spread()

    # Whom the cheapest ways pay.

    def price(self, plant: int) -> int:
        """Return what a cube costs from a plant; NO_WAY if there is no way."""
        while self._next and self.prices[plant] == NO_WAY:
            self._spread()
        return self.prices[plant]

    def amounts(self, plant: int) -> list[Amounts]:
        """Return what the seats get for a cube from a plant that can be reached, its fee included.

        There is one entry for each different way to pay.
        """
        found = self._amounts.get(plant)
        if found is None:
            self.price(plant)  # so that the walk has been there
            if not self._paid:
                self._paid = [None] * len(self._far)
            payments = self._payments(self._network.plant_pieces[plant])
            if len(payments) > 1:
                payments.sort(reverse=True)
            found = [amounts_of(shares) for shares in payments]
            self._amounts[plant] = found
        return found

    def _payments(self, piece: int) -> list[int]:
        """Return every different payment of the cheapest ways from a piece."""
        far = self._far
        if far[piece] == 0:
            return [0]
        known = self._paid[piece]
        if known is not None:
            return known
        owner, around = self._network.owner, self._network.around
        whose = owner[piece]
        mine = whose == self._mine
        share = 0 if mine else SHARE[whose]
        if far[piece] == 1 and not mine:
            return [share]
        found: list[int] = []
        nearer = far[piece] if mine else far[piece] - 1
        together = START if whose == NOBODY else [piece]
        for one in together:  # which grows: steps between own pieces cost nothing
            for other in around[one]:
                if far[other] == nearer:
                    if not mine or owner[other] != whose:
                        for shares in self._payments(other):
                            paid = shares + share
                            if paid not in found:
                                found.append(paid)
                    elif other not in together:
                        together.append(other)
            self._paid[one] = found
        return found

    # Where they go, for people who look: nothing here is needed to play.

    def way(self, plant: int, amounts: Amounts, cell: int) -> list[tuple[int, int]]:
        """Return the cells of a cheapest way from a plant to an own tile, each with what is paid there.

        Of the ways that pay just these amounts it is one with the fewest steps.
        """
        if amounts not in self.amounts(plant):
            raise ValueError(f"no cheapest way pays {amounts}")
        network = self._network
        goal = network.number[cell]
        first = (network.plant_pieces[plant], shares_of(amounts))
        came: dict[tuple[int, int], tuple[int, int] | None] = {first: None}
        queue = [first]
        for at in queue:  # which grows
            if at[0] == goal:
                return self._traced(came, at)
            for after in self._onwards(at[0], at[1]):
                if after not in came:
                    came[after] = at
                    queue.append(after)
        raise AssertionError("the payments of a plant lead to the tile")

    def _onwards(self, piece: int, shares: int) -> list[tuple[int, int]]:
        """Return where a cheapest way goes from a piece, and what is still to be paid from there on."""
        owner, far = self._network.owner, self._far
        whose = owner[piece]
        found: list[tuple[int, int]] = []
        for other in self._network.around[piece]:
            together = whose in (self._mine, NOBODY) and owner[other] == whose
            if together or whose == self._mine:
                left, further = shares, far[piece]
            else:
                left, further = shares - SHARE[whose], far[piece] - 1
            if far[other] == further and left in self._payments(other):
                found.append((other, left))
        return found

    def _traced(
        self, came: dict[tuple[int, int], tuple[int, int] | None], last: tuple[int, int]
    ) -> list[tuple[int, int]]:
        """Return a way from its beginning; the start tile is paid where it is entered."""
        pieces: list[int] = []
        at: tuple[int, int] | None = last
        while at is not None:
            pieces.append(at[0])
            at = came[at]
        pieces.reverse()
        cells = list(self._network.number)  # pieces are numbered in the order laid
        owner, found = self._network.owner, list[tuple[int, int]]()
        before = 0
        for piece in pieces:
            whose = owner[piece]
            free = whose == self._mine or (whose == NOBODY and before == NOBODY)
            found.append((cells[piece], 0 if free else STEP))
            before = whose
        return found
