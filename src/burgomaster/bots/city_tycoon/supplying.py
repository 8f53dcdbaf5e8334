"""What to supply, from which plants and paying whom."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.city_tycoon.forecast import Forecast, Job
from burgomaster.bots.city_tycoon.lanes import price_of, take
from burgomaster.bots.city_tycoon.weights import Weights
from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box.components import BLUE, RED
from burgomaster.games.city_tycoon.choices import From, Pay, Supply
from burgomaster.games.city_tycoon.sight.cheapest import missed
from burgomaster.games.city_tycoon.supply import estate_of
from burgomaster.games.city_tycoon.table import CityTycoon


class Supplying:
    """One look at the plants by one seat that may supply a tile."""

    def __init__(self, table: CityTycoon, seat: int, weights: Weights) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.weights: Final = weights
        self.me: Final = table.players[seat]
        self.forecast: Final = Forecast(table, seat, table.city, weights)
        self.forecast.settle()

    def rated(self, choices: list[Choice]) -> list[float]:
        """Return what each choice is worth: what it brings, and what can be done after it."""
        worths: list[float] = []
        for choice in choices:
            if isinstance(choice, Supply):
                worths.append(self.supply(choice))
            elif isinstance(choice, From):
                worths.append(self.source(choice.plant))
            elif isinstance(choice, Pay):
                worths.append(-self.paid(choice.amounts))
            else:  # passing
                forecast = self.forecast
                value = forecast.later(forecast.jobs, self.table.cubes[:], self.me.yellow)
                worths.append(value)
        return worths

    def supply(self, choice: Supply) -> float:
        """Return what supplying a tile brings, and what can be done with the cubes left."""
        forecast = self.forecast
        tile = self.table.box.tiles[choice.tile]
        demand = tile.demands[choice.demand]
        at = self.me.tiles.index(choice.tile)
        cell = self.me.cells[at]
        job = Job(choice.tile, forecast.estate(cell), demand)
        for bonus in self.table.city.bonuses(self.table.box, cell, tile.district):
            job.add(bonus, 1.0)
        forecast.rate(job, True)
        lanes = forecast.lanes[job.estate]
        cubes = self.table.cubes[:]
        price = 0
        for colour, wanted in ((RED, demand.red), (BLUE, demand.blue)):
            if wanted:
                price += price_of(lanes[colour], cubes, wanted)
                take(lanes[colour], cubes, wanted)
        money = self.me.money - demand.euro - price + int(job.euro)
        yellow = self.me.yellow - demand.yellow + int(job.yellows)
        return job.gain - price * forecast.euro + self.rest(choice.tile, cubes, money, yellow)

    def rest(self, tile: int, cubes: list[int], money: int, yellow: int) -> float:
        """Return what can be done once a tile is supplied, with the cubes then left for oneself."""
        forecast = self.forecast
        left = cubes[:]
        for plant, there in enumerate(self.table.cubes):
            if not forecast.own[plant]:
                left[plant] = max(forecast.now[plant] - (there - cubes[plant]), 0)
        jobs = [job for job in forecast.jobs if job.tile != tile]
        value = forecast.round_now(jobs, left, money, yellow)
        return value + forecast.later(forecast.jobs, left, yellow)

    def source(self, plant: int) -> float:
        """Return what taking the next cube from a plant is worth: its price, and what is left."""
        table = self.table
        _, _, what, count = table.agenda[-1].parts
        estate = estate_of(table, self.seat, what)
        price = estate.price(plant)
        cubes = table.cubes[:]
        money = self.me.money - price
        for each, cost, _ in table.ways:
            cubes[each] -= 1
            money -= cost
        cubes[plant] -= 1
        demand = table.box.tiles[what].demands[count]
        lanes = self.forecast.lanes[self.forecast.estate(self.me.cells[self.me.tiles.index(what)])]
        sent = len(table.ways) + 1
        for colour, wanted in (
            (RED, demand.red - sent),
            (BLUE, min(demand.blue, demand.red + demand.blue - sent)),
        ):
            if wanted > 0:
                money -= price_of(lanes[colour], cubes, wanted)
                take(lanes[colour], cubes, wanted)
        least = min([self.paid(amounts) for amounts in estate.amounts(plant)])
        sparing = self.weights.missed * missed(table, self.seat, plant) if self.forecast.rounds_left else 0.0
        rest = self.rest(what, cubes, money, self.me.yellow)
        return rest - price * self.forecast.euro - least - sparing

    def paid(self, amounts: tuple[int, ...]) -> float:
        """Return what payments to others take from oneself; those ahead are helped least."""
        scores = self.table.scores()
        mean = sum(scores) / len(scores) + 5
        value = 0.0
        for seat, amount in enumerate(amounts):
            if amount:
                value += amount * (5 + scores[seat]) / mean
        return value * self.weights.rival * self.forecast.euro
