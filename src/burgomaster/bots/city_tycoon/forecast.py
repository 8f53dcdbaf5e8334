"""What a seat's tiles will bring: cubes are counted once, in this round and in a typical later one.

A forecast goes through the demands of one's tiles, those first that bring most, and meets each with the cubes
that cost least while that pays. Cubes of own plants cost what else they could be used for; cubes of others
are shared with everyone who wants them.
"""

from __future__ import annotations

from typing import Final

from burgomaster.bots.city_tycoon.lanes import NEVER, Lane, cost_of, price_of, take
from burgomaster.bots.city_tycoon.weights import Weights, later
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    PLANT_COLOUR,
    PLANTS,
    RED,
    REFILL,
    ROUNDS,
    START_PLANTS,
)
from burgomaster.games.city_tycoon.box.tiles import Demand, Income
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.routes import STEP
from burgomaster.games.city_tycoon.table import CityTycoon

FARTHEST: Final = 5 * STEP
"""A cube that costs more is not worth a thought."""


class Job:
    """A demand of a tile, and what meeting it brings, bonuses of neighbours included."""

    __slots__ = (
        "blue",
        "estate",
        "euro",
        "gain",
        "key",
        "later",
        "points",
        "price",
        "red",
        "tile",
        "yellow",
        "yellows",
    )

    def __init__(self, tile: int, estate: int, demand: Demand) -> None:
        self.tile: Final = tile
        self.estate: Final = estate
        self.red: Final = demand.red
        self.blue: Final = demand.blue
        self.yellow: Final = demand.yellow
        self.price: Final = demand.euro
        self.euro = float(demand.income.euro)
        self.points = float(demand.income.points)
        self.yellows = float(demand.income.yellow)
        self.gain = 0.0
        """What it brings in this round, in points, before cubes are paid."""
        self.later = 0.0
        """The same in a later round."""
        self.key = 0.0
        """What comes first."""

    def add(self, income: Income, times: float) -> None:
        """Add a bonus, so many times."""
        self.euro += times * income.euro
        self.points += times * income.points
        self.yellows += times * income.yellow


class Forecast:
    """A seat's outlook in a city; with `other`, the same as it has there, to be changed on its own."""

    def __init__(
        self, table: CityTycoon, seat: int, city: City, weights: Weights, other: Forecast | None = None
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.city: Final = city
        self.weights: Final = weights
        self.rounds_left: Final = ROUNDS - table.round
        self.euro: Final = weights.euro[table.round]
        self.yellow: Final = weights.yellow[table.round]
        self.once: Final = weights.once_cube[table.round]
        self.later_euro: Final = later(weights.euro, table.round)
        self.later_yellow: Final = later(weights.yellow, table.round)
        self.later_cube: Final = later(weights.later_cube, table.round)
        plants = len(PLANTS)
        self.own: Final[list[bool]] = [False] * plants if other is None else other.own[:]
        self.refilled: Final[list[bool]] = [False] * plants if other is None else other.refilled[:]
        self.now: Final[list[int]] = [0] * plants if other is None else other.now[:]
        """Cubes one can count on in this round."""
        self.then: Final[list[int]] = [0] * plants if other is None else other.then[:]
        """Cubes one can count on in a later round; those of own one-time plants are added."""
        self.lanes: Final[list[list[Lane]]] = []
        """By estate: red now, blue now, red later, blue later."""
        self._numbers: Final[dict[int, int]] = {} if other is None else other._numbers
        """Estates by the smallest of their pieces."""
        self._at: Final[dict[int, int]] = {} if other is None else other._at
        """The same by cells that were asked for."""
        self.jobs: Final[list[Job]] = [] if other is None else other.jobs
        self.home: int = 0 if other is None else other.home
        """The estate that tiles to be laid are thought to join."""
        if other is None:
            self._count_cubes()
        else:
            for lanes in other.lanes:
                self.lanes.append([lane.copied() for lane in lanes])

    # Cubes.

    def _count_cubes(self) -> None:
        """Find out how many cubes there are for oneself."""
        table = self.table
        seats = len(table.players)
        rivals = seats - 1
        if table.phase == 4:
            rivals = len([each for each in table.players if not each.passed]) - 1
        for plant in table.players[self.seat].plants:
            self.own[plant] = True
        for plant in self.city.plant_cells:
            here = table.cubes[plant]
            if plant >= START_PLANTS and table.plant_sides[plant - START_PLANTS] < 0:
                continue  # it is only thought of
            if plant < START_PLANTS:
                self.refilled[plant] = True
                self.now[plant] = (2 * here + rivals + 1) // (2 * rivals + 2)
                self.then[plant] = 1
            else:
                side = table.plant_sides[plant - START_PLANTS]
                self.refilled[plant] = side == REFILL
                if self.own[plant]:
                    self.now[plant] = here
                    if side == REFILL:
                        self.then[plant] = table.box.plants[plant][REFILL].cubes
                else:
                    part = self.weights.foreign
                    self.now[plant] = int(part * here / (rivals + 1) + 0.5)
                    if side == REFILL:
                        full = table.box.plants[plant][REFILL].cubes
                        self.then[plant] = int(part * full / seats + 0.5)

    def cost_now(self, plant: int, price: int) -> float:
        """Return what a cube costs in this round, in points."""
        cost = price * self.euro
        if self.own[plant]:
            cost += self.weights.spare_cube if self.refilled[plant] else self.once
        return cost

    def cost_later(self, plant: int, price: int) -> float:
        """Return what a cube costs in a later round, in points."""
        cost = price * self.later_euro
        if self.own[plant]:
            cost += self.later_cube
        return cost

    def build(self, plant: int, side: int) -> None:
        """Think of a plant as built beside one's home."""
        self.expect(plant, side)
        colour = PLANT_COLOUR[plant]
        for estate, lanes in enumerate(self.lanes):
            price = 0 if estate == self.home else STEP
            lanes[colour].add(plant, price, self.cost_now(plant, price))
            lanes[2 + colour].add(plant, price, self.cost_later(plant, price))

    def expect(self, plant: int, side: int) -> None:
        """Count on a plant that lies in the city already, but is not on the table yet."""
        cubes = self.table.box.plants[plant][side].cubes
        self.own[plant] = True
        self.refilled[plant] = side == REFILL
        self.now[plant] = cubes
        self.then[plant] = cubes if side == REFILL else 0

    def forget(self, plant: int) -> None:
        """Think of a plant as not built after all."""
        self.own[plant] = self.refilled[plant] = False
        self.now[plant] = self.then[plant] = 0
        colour = PLANT_COLOUR[plant]
        for lanes in self.lanes:
            lanes[colour].drop(plant)
            lanes[2 + colour].drop(plant)

    # Estates and jobs.

    def estate(self, cell: int) -> int:
        """Return the number of the estate that a cell belongs to."""
        number = self._at.get(cell, -1)
        if number >= 0:
            return number
        estate = self.city.estate(self.seat, cell)
        first = min(estate.pieces)
        number = self._numbers.get(first, -1)
        if number < 0:
            number = len(self.lanes)
            self._numbers[first] = number
            lanes = [Lane(), Lane(), Lane(), Lane()]
            for colour in (RED, BLUE):
                for plant in estate.plants(colour, FARTHEST):
                    price = estate.price(plant)
                    lanes[colour].add(plant, price, self.cost_now(plant, price))
                    lanes[2 + colour].add(plant, price, self.cost_later(plant, price))
            self.lanes.append(lanes)
        self._at[cell] = number
        return number

    def nowhere(self) -> int:
        """Return an estate beside the start tile, for tiles to be laid by somebody who has none yet."""
        lanes = [Lane(), Lane(), Lane(), Lane()]
        for plant in range(START_PLANTS):
            colour = PLANT_COLOUR[plant]
            lanes[colour].add(plant, STEP, self.cost_now(plant, STEP))
            lanes[2 + colour].add(plant, STEP, self.cost_later(plant, STEP))
        self.lanes.append(lanes)
        return len(self.lanes) - 1

    def settle(self) -> None:
        """Take up all tiles that one has, and find one's home: where most of them are."""
        player = self.table.players[self.seat]
        counts: list[int] = []
        for index, tile in enumerate(player.tiles):
            cell = player.cells[index]
            if cell:
                estate = self.estate(cell)
                while len(counts) < len(self.lanes):
                    counts.append(0)
                counts[estate] += 1
                self.lay(tile, cell, player.met[index] == 0)
        if counts:
            self.home = counts.index(max(counts))
        else:
            for plant in player.plants:
                self.home = self.estate(self.city.plant_cells[plant])
            if not player.plants:
                self.home = self.nowhere()

    def lay(self, tile: int, cell: int, open_now: bool = True) -> None:
        """Take up a tile on a cell."""
        box = self.table.box
        estate = self.estate(cell)
        bonuses = self.city.bonuses(box, cell, box.district[tile])
        for demand in box.tiles[tile].demands:
            job = Job(tile, estate, demand)
            for bonus in bonuses:
                job.add(bonus, 1.0)
            self.rate(job, open_now)
            self.insert(self.jobs, job)

    def rate(self, job: Job, open_now: bool) -> None:
        """Reckon what a job brings."""
        euro = job.euro - job.price
        job.gain = job.points + euro * self.euro + (job.yellows - job.yellow) * self.yellow
        # What is spent later was kept until then, and counted as kept: it is not to be counted twice.
        job.later = job.points + euro * self.later_euro
        job.later += job.yellows * self.later_yellow - job.yellow * self.yellow
        job.key = job.gain - 0.6 * (job.red + job.blue)
        if not open_now:
            job.gain = -NEVER

    def insert(self, jobs: list[Job], job: Job) -> None:
        """Put a job where it belongs."""
        at = 0
        while at < len(jobs) and jobs[at].key >= job.key:
            at += 1
        jobs.insert(at, job)

    # The forecast itself.

    def value(self, jobs: list[Job], money: int, yellow: int) -> float:
        """Return what will be gained with these jobs, in points, beside the money one has."""
        left = self.now[:]
        value = self.round_now(jobs, left, money, yellow)
        return value + self.later(jobs, left, yellow)

    def round_now(self, jobs: list[Job], left: list[int], money: int, yellow: int) -> float:
        """Return what this round brings; the cubes left are those before it, and then those after it."""
        value = 0.0
        done: set[int] = set()
        skipped = False
        for _ in range(2):
            for job in jobs:
                if job.gain <= 0 or job.tile in done:
                    continue
                if job.yellow > yellow:
                    continue
                lanes = self.lanes[job.estate]
                cost = 0.0
                if job.red:
                    cost += cost_of(lanes[RED], left, job.red)
                if job.blue:
                    cost += cost_of(lanes[BLUE], left, job.blue)
                if job.gain <= cost:
                    continue
                price = job.price
                if job.red:
                    price += price_of(lanes[RED], left, job.red)
                if job.blue:
                    price += price_of(lanes[BLUE], left, job.blue)
                if price > money:
                    skipped = True
                    continue
                if job.red:
                    take(lanes[RED], left, job.red)
                if job.blue:
                    take(lanes[BLUE], left, job.blue)
                value += job.gain - (price - job.price) * self.euro
                money += int(job.euro) - price
                yellow += int(job.yellows) - job.yellow
                done.add(job.tile)
            if not skipped:
                break
        return value

    def later(self, jobs: list[Job], left: list[int], yellow: int) -> float:
        """Return what all later rounds bring, with the cubes left after this one."""
        weights = self.weights
        rounds = self.rounds_left
        value = 0.0
        own = [0, 0]
        cubes = self.then[:]
        for plant, mine in enumerate(self.own):
            if not mine:
                continue
            if self.refilled[plant]:
                value += left[plant] * weights.spare_cube
                own[PLANT_COLOUR[plant]] += self.then[plant]
            else:
                value += left[plant] * self.once
                if rounds:
                    cubes[plant] = (left[plant] + rounds - 1) // rounds
        if not rounds:
            return value
        ready = 0.0
        for count in own:
            ready += min(count, weights.enough) + 0.5 * max(count - weights.enough, 0)
        goods = yellow / rounds
        for job in jobs:
            goods += job.yellows
        each_round = self._each_later_round(jobs, cubes, goods)
        return value + rounds * (ready * self.later_cube + each_round * weights.future_tiles)

    def _each_later_round(self, jobs: list[Job], cubes: list[int], goods: float) -> float:
        """Return what tiles supplied in a later round bring, as far as cubes and yellow goods suffice."""
        each_round = 0.0
        done: set[int] = set()
        for job in jobs:
            if job.later <= 0 or job.tile in done:
                continue
            part = 1.0  # of the rounds left
            if job.yellow > goods:
                if goods <= 0:
                    continue
                part = goods / job.yellow
            lanes = self.lanes[job.estate]
            cost = 0.0
            if job.red:
                cost += cost_of(lanes[2 + RED], cubes, job.red)
            if job.blue:
                cost += cost_of(lanes[2 + BLUE], cubes, job.blue)
            if job.later <= cost:
                continue
            if job.red:
                take(lanes[2 + RED], cubes, job.red)
            if job.blue:
                take(lanes[2 + BLUE], cubes, job.blue)
            goods -= part * job.yellow
            each_round += part * (job.later - cost)
            done.add(job.tile)
        return each_round
