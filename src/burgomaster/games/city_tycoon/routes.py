"""The ways of cubes through the city: how much the cheapest cost, and whom they pay.

Distances are worked out once per city and seat and kept with the city, which never changes. A city is a bit board:
a cell is a bit, rows follow each other with an empty column between, and moving all cells of a set one step is a
shift. All plants are looked at at once, each on a board of its own, all boards in one long integer.
"""

from __future__ import annotations

from typing import Final

from burgomaster.games.city_tycoon.components import (
    NO_OWNER,
    PLANT_COLOUR,
    PLANTS,
    START_CELLS,
    START_PLANTS,
    WATER,
    WIDTH,
)

STEP: Final = 2
"""Euro for each cube and step on a foreign tile, and for the start tile once."""
FEE: Final = 2
"""Euro for each cube from a foreign plant."""
MOST_SEATS: Final = 5

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


class Network:
    """A city as bit boards, with the ways of each seat once somebody asks for them."""

    __slots__ = (
        "_reach", "cells", "lane", "left", "low", "ones", "owned", "passable", "plant_cells", "plants",
        "start", "width",
    )  # fmt: skip

    def __init__(self, cells: dict[int, int], plant_cells: dict[int, int]) -> None:
        self.cells: Final = cells
        self.plant_cells: Final = plant_cells
        self.plants: Final = sorted(plant_cells)
        columns = [cell % WIDTH for cell in cells]
        left = min(columns)
        low = min(cells) // WIDTH
        width = max(columns) - left + 2
        self.left: Final = left
        self.low: Final = low
        self.width: Final = width
        self.lane: Final = width * (max(cells) // WIDTH - low + 2)
        owned = [0] * (MOST_SEATS + 1)
        base = low * WIDTH + left
        for cell, code in cells.items():
            if code >> 3 != WATER:
                rows = (cell - base) // WIDTH
                owned[code & 7] |= 1 << (rows * width + cell - base - rows * WIDTH)
        self.start: Final = owned[0]
        self.owned: Final = owned[1:]
        self.passable: Final = owned[0] | owned[1] | owned[2] | owned[3] | owned[4] | owned[5]
        ones = 0
        for lane in range(len(self.plants)):
            ones |= 1 << lane * self.lane
        self.ones: Final = ones
        self._reach: Final[list[Reach | None]] = [None] * MOST_SEATS

    def place(self, cell: int) -> int:
        """Return the number of a cell's bit."""
        return (cell // WIDTH - self.low) * self.width + cell % WIDTH - self.left

    def owner(self, cell: int) -> int:
        """Return who owns what lies on a cell."""
        return (self.cells[cell] & 7) - 1

    def reach(self, seat: int) -> Reach:
        """Return the ways of a seat, worked out when first asked for."""
        reach = self._reach[seat]
        if reach is None:
            reach = Reach(self, seat)
            self._reach[seat] = reach
        return reach


class Reach:
    """The cheapest ways of one seat's cubes, from every plant to every own tile."""

    __slots__ = ("_amounts", "_levels", "_network", "_seat", "_units")

    def __init__(self, network: Network, seat: int) -> None:
        self._network: Final = network
        self._seat: Final = seat
        self._units: Final[dict[int, tuple[list[Unit], list[Unit]]]] = {}
        self._amounts: Final[dict[int, list[Amounts]]] = {}
        self._levels: Final[list[int]] = self._spread()

    def _spread(self) -> list[int]:
        """Return, for 0, 1, 2 ... steps to be paid, what cubes of each plant reach with so many and not fewer."""
        network = self._network
        width = network.width
        own = network.owned[self._seat] * network.ones
        foreign = (network.passable & ~network.owned[self._seat]) * network.ones
        start = network.start * network.ones
        level = 0
        entered = 0  # cubes from the start tile have paid their step there when they leave
        for index, plant in enumerate(network.plants):
            if plant < START_PLANTS:
                entered |= network.start << index * network.lane
            else:
                level |= 1 << (index * network.lane + network.place(network.plant_cells[plant]))
        seen = level
        levels: list[int] = []
        while level:
            grown = level
            while grown:  # steps on own tiles cost nothing
                grown = (grown << 1 | grown >> 1 | grown << width | grown >> width) & own & ~seen
                seen |= grown
                level |= grown
            levels.append(level)
            if not own & ~seen:
                break
            level = (level << 1 | level >> 1 | level << width | level >> width) & foreign & ~seen | entered
            entered = 0
            inside = level & start
            if inside:  # the start tile is one tile: who enters it is everywhere on it
                inside |= (inside << 1 | inside >> 1 | inside << width | inside >> width) & start
                inside |= (inside << 1 | inside >> 1 | inside << width | inside >> width) & start
                level |= inside
            seen |= level
        if not levels:  # the start tile's plants alone, and nothing around them
            levels.append(0)
        return levels

    def units(self, cell: int) -> tuple[list[Unit], list[Unit]]:
        """Return what a red and what a blue cube to an own tile costs from each plant, the cheapest first."""
        found = self._units.get(cell)
        if found is None:
            found = self._worked_out(cell)
            self._units[cell] = found
        return found

    def _worked_out(self, cell: int) -> tuple[list[Unit], list[Unit]]:
        network = self._network
        lane = network.lane
        place = network.place(cell)
        red: list[Unit] = []
        blue: list[Unit] = []
        for steps, level in enumerate(self._levels):
            hits = level >> place & network.ones
            while hits:
                low = hits & -hits
                hits ^= low
                plant = network.plants[(low.bit_length() - 1) // lane]
                owner = network.owner(network.plant_cells[plant])
                cost = STEP * steps + (FEE if owner not in (self._seat, NO_OWNER) else 0)
                if PLANT_COLOUR[plant]:
                    blue.append((cost, plant))
                else:
                    red.append((cost, plant))
        red.sort()
        blue.sort()
        return (red, blue)

    # Whom the cheapest ways pay.

    def amounts(self, plant: int, cell: int) -> list[Amounts]:
        """Return what the seats get for a cube, the plant's fee included: one entry for each way to pay."""
        key = cell * len(PLANTS) + plant
        found = self._amounts.get(key)
        if found is None:
            found = self._paid(plant, cell)
            self._amounts[key] = found
        return found

    def _paid(self, plant: int, cell: int) -> list[Amounts]:
        network = self._network
        owner = network.owner(network.plant_cells[plant])
        fee = paid_to(owner, FEE) if owner not in (self._seat, NO_OWNER) else NOTHING
        shift = network.plants.index(plant) * network.lane
        board = (1 << network.lane) - 1
        levels = [level >> shift & board for level in self._levels]
        place = 1 << network.place(cell)
        steps = 0
        while not levels[steps] & place:
            steps += 1
        crossed = self._crossed(levels[: steps + 1], place)
        single: list[int] = []
        for level in crossed:
            owners = [seat for seat in range(MOST_SEATS) if level & network.owned[seat]]
            if level & network.start:
                owners.append(NO_OWNER)
            if len(owners) > 1:
                return self._different(plant, crossed, fee)
            single.append(owners[0])
        for each in single:
            if each != NO_OWNER:
                fee = added(fee, paid_to(each, STEP))
        return [fee]

    def _crossed(self, levels: list[int], target: int) -> list[int]:
        """Return, for the first paid step, the second ..., the foreign tiles where a cheapest way pays it."""
        network = self._network
        width = network.width
        own = network.owned[self._seat]
        crossed: list[int] = []
        behind = target
        for steps in range(len(levels) - 1, 0, -1):
            behind = self._flooded(behind & own, own & levels[steps]) | behind & ~own
            around = behind << 1 | behind >> 1 | behind << width | behind >> width
            paid = around & levels[steps] & ~own
            if paid & network.start:
                paid |= network.start
            crossed.append(paid)
            around = paid << 1 | paid >> 1 | paid << width | paid >> width
            # Further back lies a free way on own tiles, or at once the next tile to be paid.
            behind = self._flooded(around & own & levels[steps - 1], own & levels[steps - 1]) | paid
        crossed.reverse()
        return crossed

    def _flooded(self, some: int, within: int) -> int:
        """Return everything within a set that is connected with some of it."""
        width = self._network.width
        grown = some
        while grown:
            grown = (grown << 1 | grown >> 1 | grown << width | grown >> width) & within & ~some
            some |= grown
        return some

    def _different(self, plant: int, crossed: list[int], fee: Amounts) -> list[Amounts]:
        """Return every different payment of the cheapest ways, tile by tile from the plant on."""
        network = self._network
        own = network.owned[self._seat]
        source = network.plant_cells[plant]
        before: dict[int, set[Amounts]] = {1 << network.place(source): {fee}}
        levels = [level >> network.plants.index(plant) * network.lane for level in self._levels]
        for steps, paid in enumerate(crossed):
            after: dict[int, set[Amounts]] = {}
            for tile, ways in before.items():
                start = tile & network.start
                if steps == 0 and start:  # a cube of the start tile pays there first
                    after[network.start] = set(ways)
                    continue
                for step in self._next(network.start if start else tile, own & levels[steps], paid):
                    payee = NO_OWNER
                    for seat in range(MOST_SEATS):
                        if step & network.owned[seat]:
                            payee = seat
                    further = ways if payee == NO_OWNER else {added(way, paid_to(payee, STEP)) for way in ways}
                    after.setdefault(step, set()).update(further)
            before = after
        different: set[Amounts] = set()
        for ways in before.values():
            different |= ways
        return sorted(different, reverse=True)

    def _next(self, tile: int, free: int, paid: int) -> list[int]:
        """Return the tiles, each as a set of one, where the next step is paid on a way from a tile."""
        width = self._network.width
        around = tile << 1 | tile >> 1 | tile << width | tile >> width
        reached = self._flooded(around & free, free) | tile
        around = (reached << 1 | reached >> 1 | reached << width | reached >> width) & paid
        steps: list[int] = []
        if around & self._network.start:
            steps.append(self._network.start)
            around &= ~self._network.start
        while around:
            low = around & -around
            around ^= low
            steps.append(low)
        return steps


def is_start(cell: int) -> bool:
    """Tell whether a cell belongs to the start tile."""
    return cell in START_CELLS
