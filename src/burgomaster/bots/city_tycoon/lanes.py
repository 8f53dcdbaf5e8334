"""Where cubes come from: the plants of a colour that an estate can use, and what cubes from them cost."""

from __future__ import annotations

from typing import Final

NEVER: Final = 1e6
"""What a demand costs that cannot be met."""


class Lane:
    """The plants of a colour that an estate's cubes can come from, the best first."""

    __slots__ = ("costs", "plants", "prices")

    def __init__(self) -> None:
        self.plants: list[int] = []
        self.prices: list[int] = []
        """Euro for a cube."""
        self.costs: list[float] = []
        """The same in points, with what the cube is worth elsewhere."""

    def add(self, plant: int, price: int, cost: float) -> None:
        """Put a plant where it belongs."""
        at = 0
        while at < len(self.costs) and self.costs[at] <= cost:
            at += 1
        self.plants.insert(at, plant)
        self.prices.insert(at, price)
        self.costs.insert(at, cost)

    def drop(self, plant: int) -> None:
        """Take a plant away again."""
        at = self.plants.index(plant)
        del self.plants[at]
        del self.prices[at]
        del self.costs[at]

    def copied(self) -> Lane:
        """Return an equal lane."""
        lane = Lane()
        lane.plants = self.plants[:]
        lane.prices = self.prices[:]
        lane.costs = self.costs[:]
        return lane


def cost_of(lane: Lane, cubes: list[int], wanted: int) -> float:
    """Return what so many cubes cost in points; NEVER if there are not so many."""
    cost = 0.0
    for index, plant in enumerate(lane.plants):
        there = cubes[plant]
        if there >= wanted:
            return cost + wanted * lane.costs[index]
        if there > 0:
            cost += there * lane.costs[index]
            wanted -= there
    return NEVER


def price_of(lane: Lane, cubes: list[int], wanted: int) -> int:
    """Return what so many cubes cost in euro; they are there."""
    price = 0
    for index, plant in enumerate(lane.plants):
        there = min(cubes[plant], wanted)
        if there > 0:
            price += there * lane.prices[index]
            wanted -= there
            if not wanted:
                break
    return price


def take(lane: Lane, cubes: list[int], wanted: int) -> None:
    """Take so many cubes away."""
    for plant in lane.plants:
        there = min(cubes[plant], wanted)
        if there > 0:
            cubes[plant] -= there
            wanted -= there
            if not wanted:
                break
