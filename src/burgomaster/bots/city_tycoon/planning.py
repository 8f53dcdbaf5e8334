"""What to do with the tiles in hand: which to lay, which plants to build, and which to sell."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.city_tycoon.forecast import Forecast, Job
from burgomaster.bots.city_tycoon.weights import Weights
from burgomaster.games.city_tycoon.box.components import (
    DISTRICTS,
    FIRST_PLANT,
    LAND,
    PLANT_COLOUR,
    ROUNDS,
    STACK,
    START_GREY,
    STEPS_AROUND,
    piece_of,
)
from burgomaster.games.city_tycoon.box.tiles import Bonus, Tile
from burgomaster.games.city_tycoon.table import CityTycoon

PLANT: Final = 1000
"""Added to a kind of plant in a list of actions; smaller ones are tiles to be laid."""
LITTLE: Final = 0.02
"""What an action brings at least to be thought of."""


class Planner:
    """Composes the best set of actions, adding the best one again and again.

    What is left of the hand is sold, or discarded for plants. With `other` one goes on from its plan.
    """

    def __init__(self, table: CityTycoon, seat: int, weights: Weights, other: Planner | None = None) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.weights: Final = weights
        self.me: Final = table.players[seat]
        self.sale: Final = table.box.board.sale
        if other is None:
            self.forecast: Forecast = Forecast(table, seat, table.city, weights)
            self.forecast.settle()
        else:
            self.forecast = Forecast(table, seat, table.city, weights, other.forecast)
        self.jobs: list[Job] = self.forecast.jobs if other is None else other.jobs
        self.money: int = self.me.money if other is None else other.money
        """What is left after the actions planned, all other tiles sold."""
        self.sold: int = 0 if other is None else other.sold
        self.gained: float = 0.0 if other is None else other.gained
        """Points at once from the actions planned."""
        self.yellow: int = self.me.yellow if other is None else other.yellow
        self.planned: Final[list[int]] = [] if other is None else other.planned[:]
        self.worths: Final[list[float]] = [] if other is None else other.worths[:]
        """What each of them added."""
        self.built: Final[list[int]] = list(table.built) if other is None else other.built[:]
        self.value: float = 0.0 if other is None else other.value
        self._near: Final[list[float]] = [] if other is None else other._near

    def begin(self, hand: tuple[int, ...], money: int) -> None:
        """Think of the whole hand as sold."""
        self.sold = len(hand)
        self.money = money + self.sale * self.sold
        self.value = self.worth(self.jobs, self.money, self.yellow, self.gained)

    def worth(self, jobs: list[Job], money: int, yellow: int, gained: float) -> float:
        """Return what a state of the plan is worth in points."""
        forecast = self.forecast
        beyond = max(money - self.weights.purse[self.table.round], 0)
        euros = money - (1 - self.weights.rich) * beyond
        return gained + euros * forecast.euro + yellow * forecast.yellow + forecast.value(jobs, money, yellow)

    # Tiles.

    def jobs_with(self, tile: Tile) -> list[Job]:
        """Return the jobs with those of one tile more, which is thought to join one's home."""
        forecast = self.forecast
        jobs = self.jobs[:]
        near = self.bonus_near(tile.district)
        for demand in tile.demands:
            job = Job(tile.number, forecast.home, demand)
            job.points += near
            forecast.rate(job, True)
            forecast.insert(jobs, job)
        return jobs

    def bonus_near(self, district: int) -> float:
        """Return what neighbours may give a tile of a district, in points: the best with room beside it."""
        if not self._near:
            self._near.extend(self._bonuses_near())
        return self._near[district] * self.weights.bonus_there

    def _bonuses_near(self) -> list[float]:
        """Return the best bonus of the city for each district, in points."""
        best = [0.0] * len(DISTRICTS)
        box = self.table.box
        city = self.table.city
        euro = self.forecast.euro
        for cell, code in city.cells.items():
            piece = piece_of(code)
            bonus: Bonus | None = None
            if piece < LAND:
                bonus = box.tiles[piece].bonus
            elif piece == START_GREY:
                bonus = box.board.start_bonus
            if bonus is None:
                continue
            worth = bonus.income.points + bonus.income.euro * euro
            if worth > best[bonus.district]:
                for step in STEPS_AROUND:
                    if city.is_free(cell + step):
                        best[bonus.district] = worth
                        break
        return best

    def at_once(self, tile: Tile) -> float:
        """Return the points for laying a tile, and what its bonus will be worth."""
        points = float(tile.points) + 0.1 * tile.land
        table = self.table
        if tile.per_own is not None:
            own = 0
            if tile.per_own.colour >= 0:
                for plant in self.me.plants:
                    own += PLANT_COLOUR[plant] == tile.per_own.colour
            else:
                for each in self.me.tiles:
                    own += table.box.district[each] == tile.per_own.district
            points += own * tile.per_own.points
        if tile.bonus is not None:
            own = 0
            for each in self.me.tiles:
                own += table.box.district[each] == tile.bonus.district
            for each in self.planned:
                if each < PLANT:
                    own += table.box.district[each] == tile.bonus.district
            worth = tile.bonus.income.points + tile.bonus.income.euro * self.forecast.euro
            times = ROUNDS - table.round + 1
            points += min(own, 2) * self.weights.bonus_own * worth * times
        return points

    def offer(self, tile: Tile, money: int) -> float:
        """Return what points that can be bought add, less their price."""
        best = 0.0
        for each in tile.offers:
            if each.euro <= money:
                best = max(best, each.points - each.euro * self.forecast.euro)
        return best

    def with_tile(self, number: int, in_hand: bool = True) -> float:
        """Return what the plan is worth with one tile more; a tile not in hand yet gets no sale."""
        tile = self.table.box.tiles[number]
        money = self.money - tile.cost - (self.sale if in_hand else 0)
        if money < 0:
            return -1e9
        gained = self.gained + self.at_once(tile) + self.offer(tile, money)
        return self.worth(self.jobs_with(tile), money, self.yellow + tile.yellow, gained)

    def add_tile(self, number: int) -> None:
        """Plan to lay a tile."""
        tile = self.table.box.tiles[number]
        self.jobs = self.jobs_with(tile)
        self.money -= tile.cost + self.sale
        self.gained += self.at_once(tile) + self.offer(tile, self.money)
        self.yellow += tile.yellow
        self.planned.append(number)

    # Plants.

    def with_plant(self, kind: int) -> float:
        """Return what the plan is worth with one plant more."""
        colour, side = kind // 2, kind % 2
        if self.built[colour] >= STACK:
            return -1e9
        plant = FIRST_PLANT[colour] + self.built[colour]
        money = self.money - self.table.box.plants[plant][side].cost - self.sale
        if money < 0:
            return -1e9
        self.forecast.build(plant, side)
        value = self.worth(self.jobs, money, self.yellow, self.gained)
        self.forecast.forget(plant)
        return value

    def add_plant(self, kind: int) -> None:
        """Plan to build a plant."""
        colour, side = kind // 2, kind % 2
        plant = FIRST_PLANT[colour] + self.built[colour]
        self.money -= self.table.box.plants[plant][side].cost + self.sale
        self.forecast.build(plant, side)
        self.built[colour] += 1
        self.planned.append(PLANT + kind)

    # The plan.

    def gains(self, hand: list[int], plants: bool) -> list[Gain]:
        """Return what each action that adds something would lead to and add, and what it takes."""
        found: list[Gain] = []
        for tile in hand:
            value = self.with_tile(tile)
            if value - self.value > LITTLE:
                found.append((tile, value, value - self.value, self.table.box.cost[tile] + self.sale))
        if plants:
            for kind in range(4):
                value = self.with_plant(kind)
                if value - self.value > LITTLE:
                    plant = FIRST_PLANT[kind // 2] + self.built[kind // 2]
                    price = self.table.box.plants[plant][kind % 2].cost + self.sale
                    found.append((PLANT + kind, value, value - self.value, price))
        return found

    def add(self, gain: Gain) -> None:
        """Plan an action."""
        action, value, _, _ = gain
        if action < PLANT:
            self.add_tile(action)
        else:
            self.add_plant(action - PLANT)
        self.worths.append(value - self.value)
        self.value = value

    def compose(self, hand: list[int], most: int, plants: bool, by_price: bool) -> None:
        """Add the best action again and again, as long as one adds something and there are tiles for it."""
        while len(self.planned) < most:
            found = self.gains(hand, plants)
            if not found:
                return
            best = best_of(found, by_price)
            self.add(best)
            if best[0] < PLANT:
                hand.remove(best[0])


Gain = tuple[int, float, float, int]
"""An action, what the plan is worth with it, what that is more, and what it costs with a tile not sold."""


def best_of(gains: list[Gain], by_price: bool) -> Gain:
    """Return what adds most, or what adds most for its price."""
    best = gains[0]
    most = 0.0
    for gain in gains:
        adds = gain[2] / gain[3] if by_price else gain[2]
        if adds > most:
            best, most = gain, adds
    return best


def best_plan(
    table: CityTycoon,
    seat: int,
    weights: Weights,
    hand: tuple[int, ...],
    money: int,
    plants: bool = True,
    empty: Planner | None = None,
) -> Planner:
    """Return the better of two plans: what adds most first, or what adds most for its price.

    They go together as long as both would do the same. Who makes several gives an `empty` one for all.
    """
    left = [tile for tile in hand if tile]
    plan = Planner(table, seat, weights, empty)
    plan.begin(hand, money)
    while len(plan.planned) < len(hand):
        found = plan.gains(left, plants)
        if not found:
            break
        best, cheap = best_of(found, False), best_of(found, True)
        if best[0] != cheap[0]:
            other = Planner(table, seat, weights, plan)
            for each, gain, by_price in ((plan, best, False), (other, cheap, True)):
                each.add(gain)
                each.compose([tile for tile in left if tile != gain[0]], len(hand), plants, by_price)
            return other if other.value > plan.value else plan
        plan.add(best)
        if best[0] < PLANT:
            left.remove(best[0])
    return plan
