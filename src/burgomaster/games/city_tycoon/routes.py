"""The ways of cubes through the city: how much the cheapest cost, and whom they pay.

Distances are worked out once per city and kept with the city, which never changes. A city is a bit board: a
cell is a bit, rows follow each other with an empty column between, and moving all cells of a set one step is
a shift. Own tiles that lie together are an estate: steps within it cost nothing, so all of it is equally far
from a plant.
"""

from __future__ import annotations

from typing import Final

from burgomaster.games.city_tycoon.components import (
    NO_OWNER,
    PLANT_COLOUR,
    START_PLANTS,
    WATER,
    WIDTH,
)

STEP: Final = 2
"""Euro for each cube and step on a foreign tile, and for the start tile once."""
FEE: Final = 2
"""Euro for each cube from a foreign plant."""
MOST_SEATS: Final = 5
NO_WAY: Final = 1 << 20
"""What a transport costs that is not possible."""

Amounts = tuple[int, int, int, int, int]
"""Euro for each seat; what is not theirs goes to the bank."""
NOTHING: Final[Amounts] = (0, 0, 0, 0, 0)

Unit = tuple[int, int]
"""What one cube costs in all, and the plant it comes from."""


def paid_to(seat: int, amount: int) -> Amounts:
    """Return an amount for one seat."""
    return (
        amount if seat == 0 else 0,
        amount if seat == 1 else 0,
        amount if seat == 2 else 0,
        amount if seat == 3 else 0,
        amount if seat == 4 else 0,
    )


def added(one: Amounts, two: Amounts) -> Amounts:
    """Return two payments together."""
    return (one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3], one[4] + two[4])


class Board:
    """A city as sets of cells: what each seat owns, and the start tile. A cell is a bit of a square."""

    __slots__ = ("owned", "size")

    def __init__(self, size: int, owned: tuple[int, ...]) -> None:
        self.size: Final = size
        """Cells in a row; the last column stays empty, so that nothing steps from row to row."""
        self.owned: Final = owned
        """First what nobody owns, the start tile, then what each seat owns; water is nowhere."""

    def holds(self, cell: int) -> bool:
        """Tell whether a cell lies within the square."""
        size = self.size
        shift = size // 2 - WIDTH // 2
        return 0 <= cell % WIDTH + shift < size - 1 and 0 <= cell // WIDTH + shift < size

    def bit(self, cell: int) -> int:
        """Return a cell as a set of one."""
        size = self.size
        shift = size // 2 - WIDTH // 2
        return 1 << (cell // WIDTH + shift) * size + cell % WIDTH + shift

    def with_piece(self, cell: int, code: int) -> Board:
        """Return the board with one piece more, on a cell within the square."""
        owned = self.owned
        at = code & 7
        return Board(self.size, (*owned[:at], owned[at] | self.bit(cell), *owned[at + 1 :]))


SMALLEST: Final = 32
"""How many cells a row has at first."""


def board_of(cells: dict[int, int]) -> Board:
    """Return the board of a city, large enough for all its cells."""
    size = SMALLEST
    while True:
        board = Board(size, (0,) * (MOST_SEATS + 1))
        if all(board.holds(cell) for cell in cells):
            break
        size *= 2
    for cell, code in cells.items():
        if code >> 3 != WATER:
            board = board.with_piece(cell, code)
    return board


class Network:
    """The plants of a city, and the estates of each seat once somebody asks for them."""

    __slots__ = (
        "_estates", "board", "by_bit", "owned", "owner", "passable", "plant_bits", "plants", "start", "width",
    )  # fmt: skip

    def __init__(self, board: Board, cells: dict[int, int], plant_cells: dict[int, int]) -> None:
        owned = board.owned
        self.board: Final = board
        self.width: Final = board.size
        self.start: Final = owned[0]
        self.owned: Final = owned[1:]
        self.passable: Final = owned[0] | owned[1] | owned[2] | owned[3] | owned[4] | owned[5]
        self._estates: Final[dict[int, Estate]] = {}
        self.plant_bits: Final[dict[int, int]] = {}
        self.owner: Final[dict[int, int]] = {}
        self.by_bit: Final[dict[int, int]] = {}
        plants = 0
        for plant, cell in plant_cells.items():
            bit = board.bit(cell)
            plants |= bit
            self.plant_bits[plant] = bit
            self.by_bit[bit] = plant
            self.owner[plant] = (cells[cell] & 7) - 1
        self.plants: Final = plants

    def around(self, some: int) -> int:
        """Return everything one step away from some cells, and perhaps some that are no cells of the city."""
        return some << 1 | some >> 1 | some << self.width | some >> self.width

    def connected(self, some: int, within: int) -> int:
        """Return everything within a set that is connected with some of it."""
        width = self.width
        left = within & ~some
        grown = (some << 1 | some >> 1 | some << width | some >> width) & left
        while grown:
            some |= grown
            left ^= grown
            grown = (grown << 1 | grown >> 1 | grown << width | grown >> width) & left
        return some

    def estate(self, seat: int, cell: int) -> Estate:
        """Return the estate of an own tile, worked out when first asked for."""
        estate = self._estates.get(cell)
        if estate is None:
            bit = self.board.bit(cell)
            for other in self._estates.values():
                if other.tiles & bit:
                    estate = other
            if estate is None:
                estate = Estate(self, seat, self.connected(bit, self.owned[seat]))
            self._estates[cell] = estate
        return estate


class Estate:
    """Own tiles that lie together, and the cheapest ways of cubes to them from every plant.

    They are worked out outwards, as far as somebody asks: most cubes come from near by.
    """

    __slots__ = (
        "_amounts", "_complete", "_foreign", "_levels", "_network", "_next", "_own", "_seat", "tiles",
        "units",
    )  # fmt: skip

    def __init__(self, network: Network, seat: int, tiles: int) -> None:
        self._network: Final = network
        self._seat: Final = seat
        self.tiles: Final = tiles
        self.units: Final[tuple[list[Unit], list[Unit]]] = ([], [])
        """What a red and what a blue cube costs from each plant reached so far, the cheapest first."""
        self._levels: Final[list[int]] = []
        """For 0, 1, 2 ... paid steps: what lies so many steps away, a foreign tile being a step itself."""
        self._complete = False
        self._amounts: Final[dict[int, list[Amounts]]] = {}
        own = network.owned[seat]
        self._own = own & ~tiles  # own tiles not reached yet
        self._foreign = network.passable & ~own  # foreign tiles not reached yet
        self._next = network.around(tiles) & self._foreign
        """What the next step reaches."""
        self._add_level(tiles)

    def _add_level(self, level: int) -> None:
        """Add what lies one step further, and find the plants there."""
        network = self._network
        cost = STEP * len(self._levels)
        self._levels.append(level)
        hits = level & network.plants
        while hits:
            bit = hits & -hits
            hits ^= bit
            plant = network.by_bit[bit]
            # The source is no step, but a foreign plant has its fee, which is as much.
            self.units[PLANT_COLOUR[plant]].append((cost, plant))

    def _spread(self) -> None:
        """Go one step further."""
        network = self._network
        width = network.width
        level = self._next
        if not level or len(self.units[0]) + len(self.units[1]) == len(network.by_bit):
            self._complete = True
            return
        if level & network.start:  # the start tile is one tile: who enters it is everywhere on it
            level |= network.start
        self._foreign ^= level
        around = level << 1 | level >> 1 | level << width | level >> width
        grown = around & self._own
        while grown:  # steps on own tiles cost nothing
            level |= grown
            self._own ^= grown
            grown = grown << 1 | grown >> 1 | grown << width | grown >> width
            around |= grown
            grown &= self._own
        self._next = around & self._foreign
        self._add_level(level)

    def spread_to(self, budget: int) -> None:
        """Find every plant from where a cube costs no more than a budget."""
        while not self._complete and STEP * len(self._levels) <= budget:
            self._spread()

    def find_cubes(self, colour: int, cubes: list[int], budget: int) -> None:
        """Find every plant that has cubes of a colour from where one costs no more than a budget."""
        missing = 0
        for plant in self._network.plant_bits:
            if PLANT_COLOUR[plant] == colour and cubes[plant]:
                missing += 1
        units = self.units[colour]
        looked = 0
        while True:
            while looked < len(units):
                if cubes[units[looked][1]]:
                    missing -= 1
                looked += 1
            if not missing or self._complete or STEP * len(self._levels) > budget:
                return
            self._spread()

    def cheapest(self, colour: int, cubes: list[int], wanted: int, budget: int) -> int:
        """Return the least that so many cubes of a colour cost; NO_WAY if impossible or over a budget."""
        units = self.units[colour]
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
            if self._complete or cost + wanted * STEP * len(self._levels) > budget:
                return NO_WAY
            self._spread()

    # Whom the cheapest ways pay.

    def amounts(self, plant: int) -> list[Amounts]:
        """Return what the seats get for a cube, the plant's fee included: one entry for each way to pay."""
        found = self._amounts.get(plant)
        if found is None:
            found = self._paid(plant)
            self._amounts[plant] = found
        return found

    def _paid(self, plant: int) -> list[Amounts]:
        network = self._network
        bit = network.plant_bits[plant]
        steps = 0
        while not self._levels[steps] & bit:
            steps += 1
        fee = NOTHING
        if network.owner[plant] not in (self._seat, NO_OWNER):
            fee = paid_to(network.owner[plant], FEE)
            steps -= 1  # the fee is paid instead of a step on the plant
        if steps == 0 or (steps == 1 and plant < START_PLANTS):
            return [fee]  # nobody else is paid
        crossed = self._crossed(plant, steps)
        payees: list[int] = []
        for tiles in crossed:
            payee = self._owner(tiles)
            if tiles & ~(network.start if payee == NO_OWNER else network.owned[payee]):
                return self._different(plant, crossed, fee)
            payees.append(payee)
        for payee in payees:
            if payee != NO_OWNER:
                fee = added(fee, paid_to(payee, STEP))
        return [fee]

    def _paid_next(self, some: int, steps: int) -> int:
        """Return where a cube that comes from some tiles, so many paid steps away, pays the next of them."""
        network = self._network
        around = network.around(some)
        level = self._levels[steps]
        own = network.owned[self._seat] & level
        free = around & own
        if free:  # it first crosses own tiles
            around |= network.around(network.connected(free, own))
        return around & level & ~own

    def _crossed(self, plant: int, steps: int) -> list[int]:
        """Return, from the plant on, the foreign tiles where a cheapest way pays its first step, its next."""
        network = self._network
        crossed: list[int] = []
        at = network.plant_bits[plant]
        while steps:
            if not crossed and plant < START_PLANTS:
                at = network.start  # a cube of the start tile pays there first
            else:
                at = self._paid_next(at, steps)
                if at & network.start:
                    at |= network.start
            crossed.append(at)
            steps -= 1
        return crossed

    def _different(self, plant: int, crossed: list[int], fee: Amounts) -> list[Amounts]:
        """Return every different payment of the cheapest ways, tile by tile from the plant on."""
        network = self._network
        before: dict[int, set[Amounts]] = {network.plant_bits[plant]: {fee}}
        for number, paid in enumerate(crossed):
            after: dict[int, set[Amounts]] = {}
            for tile, ways in before.items():
                if number == 0 and plant < START_PLANTS:
                    after[network.start] = ways
                    continue
                reached = self._paid_next(tile, len(crossed) - number) & paid
                for step in self._one_by_one(reached):
                    further = after.setdefault(step, set())
                    payee = self._owner(step)
                    if payee == NO_OWNER:
                        further.update(ways)
                    else:
                        further.update([added(way, paid_to(payee, STEP)) for way in ways])
            before = after
        different: set[Amounts] = set()
        for ways in before.values():
            different |= ways
        return sorted(different, reverse=True)

    def _one_by_one(self, tiles: int) -> list[int]:
        """Return tiles one by one, the start tile as one."""
        start = self._network.start
        single: list[int] = []
        if tiles & start:
            single.append(start)
            tiles &= ~start
        while tiles:
            bit = tiles & -tiles
            tiles ^= bit
            single.append(bit)
        return single

    def _owner(self, tile: int) -> int:
        """Return who owns a tile."""
        for seat in range(MOST_SEATS):
            if tile & self._network.owned[seat]:
                return seat
        return NO_OWNER
