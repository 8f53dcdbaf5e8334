"""The cheapest ways agree with a search through all ways, one by one, on random small cities."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    NO_OWNER,
    PLANT_COLOUR,
    RED,
    START_CELLS,
    STEPS_AROUND,
    WATER,
    cell_name,
    owner_of,
    piece_of,
)
from burgomaster.games.city_tycoon.routes import NO_WAY
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position

Paid = tuple[int, ...]


def random_city(rng: Fast) -> CityTycoon:
    """Return a small city of three owners with land, water, tiles and plants, on a few cells."""
    position = Position(players=3)
    tile = 1
    for _ in range(5 + rng.below(7)):
        free = position.table.city.free
        where = cell_name(free[rng.below(len(free))])
        seat = rng.below(3)
        kind = rng.below(10)
        if kind < 4:
            position.tile(seat, tile, where)
            tile += 1
        elif kind < 6:
            position.land(seat, where)
        elif kind < 7:
            position.water(where)
        else:
            name = ("solar", "steam", "wind", "water")[rng.below(4)]
            position.plant(seat, name, where, rng.below(3))
    return position.table


def charged(table: CityTycoon, seat: int, at: int, paid: Paid) -> Paid:
    """Return what is paid after entering a cell, or taking a cube there: for the start tile only once."""
    more = [*paid]
    owner = owner_of(table.city.cells[at])
    if at in START_CELLS:
        more[-1] = 2
    elif owner not in (seat, NO_OWNER):
        more[owner] += 2
    return tuple(more)


def all_walks(table: CityTycoon, seat: int, source: int, target: int) -> list[tuple[Paid, int]]:
    """Return what every way without a circle pays, to the seats, then to the bank, and its length."""
    cells = table.city.cells
    found: list[tuple[Paid, int]] = []

    def go(been: tuple[int, ...], paid: Paid) -> None:
        if been[-1] == target:
            found.append((paid, len(been)))
            return
        for step in STEPS_AROUND:
            further = been[-1] + step
            if further in cells and further not in been and piece_of(cells[further]) != WATER:
                go((*been, further), charged(table, seat, further, paid))

    go((source,), charged(table, seat, source, (0,) * 6))
    return found


def all_ways(table: CityTycoon, seat: int, source: int, target: int) -> list[Paid]:
    """Return what every way without a circle pays: to the seats, then to the bank."""
    return [paid for paid, _ in all_walks(table, seat, source, target)]


@pytest.mark.parametrize("seed", range(120))
def test_cheapest_ways_and_whom_they_pay(seed: int) -> None:
    table = random_city(Fast(seed))
    for seat, player in enumerate(table.players):
        for target in player.cells:
            estate = table.estate(seat, target)
            reached = [*estate.plants(RED, NO_WAY), *estate.plants(BLUE, NO_WAY)]
            for plant, source in table.city.plant_cells.items():
                ways = all_ways(table, seat, source, target)
                if not ways:
                    assert plant not in reached
                    assert estate.price(plant) == NO_WAY
                    continue
                least = min(sum(paid) for paid in ways)
                assert plant in reached
                assert estate.price(plant) == least
                different = {paid[:5] for paid in ways if sum(paid) == least}
                assert set(estate.amounts(plant)) == different
                assert len(estate.amounts(plant)) == len(different)


@pytest.mark.parametrize("seed", range(120))
def test_cheapest_set_of_plants_when_cubes_run_out(seed: int) -> None:
    """Every choice of plants is tried, with the cubes they have."""
    table = random_city(Fast(seed))
    for seat, player in enumerate(table.players):
        for target in player.cells:
            prices: dict[int, int] = {}
            for plant, source in table.city.plant_cells.items():
                ways = all_ways(table, seat, source, target)
                if ways:
                    prices[plant] = min(sum(paid) for paid in ways)
            for colour in (RED, BLUE):
                own = [plant for plant in prices if PLANT_COLOUR[plant] == colour]
                for wanted in (1, 2, 3):
                    costs = [
                        sum(prices[plant] for plant in plants)
                        for plants in combinations_with_replacement(own, wanted)
                        if all(plants.count(plant) <= table.cubes[plant] for plant in plants)
                    ]
                    found = table.estate(seat, target).cheapest(colour, table.cubes, wanted, NO_WAY)
                    assert found == min(costs, default=NO_WAY)
                    budget = 5
                    some = table.estate(seat, target).cheapest(colour, table.cubes, wanted, budget)
                    assert some == found or (some == NO_WAY and found > budget)


def test_a_long_city_has_its_ways() -> None:
    """A row of tiles to the east, owned in turn: every second of them is paid."""
    position = Position(players=2)
    for column in range(2, 40):
        position.tile(1 if column % 2 else 0, column, f"e{column} n1")
    table = position.table
    last = table.players[0].cells[-1]
    estate = table.estate(0, last)
    assert estate.plants(RED, NO_WAY) == [0]
    assert estate.price(0) == 2 + 2 * 18
    assert estate.amounts(0) == [(0, 36, 0, 0, 0)]


@pytest.mark.parametrize("seed", range(120))
def test_the_cells_of_a_way_are_a_way_that_pays_just_that(seed: int) -> None:
    """Step by step, over no water, and none of as cheap a payment is shorter (phase IV, transport)."""
    table = random_city(Fast(seed))
    cells = table.city.cells
    for seat, player in enumerate(table.players):
        for target in player.cells:
            estate = table.estate(seat, target)
            for plant, source in table.city.plant_cells.items():
                if estate.price(plant) == NO_WAY:
                    continue
                for amounts in estate.amounts(plant):
                    way = estate.way(plant, amounts, target)
                    assert (way[0][0], way[-1][0]) == (source, target)
                    for (one, _), (two, _) in pairwise(way):
                        assert two - one in STEPS_AROUND
                    paid = [0] * 6
                    for each, euro in way:
                        assert piece_of(cells[each]) != WATER
                        paid[owner_of(cells[each])] += euro  # the bank is last
                    assert (tuple(paid[:5]), sum(paid)) == (amounts, estate.price(plant))
                    walks = all_walks(table, seat, source, target)
                    assert len(way) == min(length for each, length in walks if each == tuple(paid))


def test_a_way_that_nobody_would_be_paid_like_that_is_none() -> None:
    table = Position().tile(0, 1, "e2 s1").table
    estate = table.estate(0, table.players[0].cells[0])
    with pytest.raises(ValueError, match="no cheapest way"):
        estate.way(0, (0, 2, 0, 0, 0), table.players[0].cells[0])
