"""Choices are complete, and none is offered twice: compared with all that the rules allow, one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    LAND,
    PLANT_COLOUR,
    RED,
    SIDE_CELLS,
    STEPS_AROUND,
    WATER,
    cell_name,
    mirrored,
    piece_of,
)
from burgomaster.games.city_tycoon.building import LAY_LANDSCAPE
from burgomaster.games.city_tycoon.choices import LandAt, OfCell, WaterAt
from burgomaster.games.city_tycoon.routes import NO_WAY
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position, cell, offered, play
from tests.city_tycoon.test_routes import all_ways
from tests.games.game import step

# Where to lay.


def open_cells(table: CityTycoon) -> set[str]:
    """Return every empty cell that shares an edge with something laid, closed ones left out."""
    closed = {each for side in table.city.closed for each in SIDE_CELLS[side]}
    found = {near + step for near in table.city.cells for step in STEPS_AROUND}
    return {cell_name(each) for each in found if each not in table.city.cells and each not in closed}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_open_cell_is_offered_once_something_lies_there(players: int) -> None:
    """At every placement of random games; only before the first are cells left out, see the next test."""
    table = RULES.new({"players": players}, Fast(players))
    rng = Fast(players)
    placed = 0
    while not table.over:
        question = table.questions[0]
        if question.step in ("place-tile", "place-plant") and len(table.city.cells) > 4:
            names = [choice.text.removeprefix("at ") for choice in question.choices]
            assert len(set(names)) == len(names)
            assert set(names) == open_cells(table)
            placed += 1
        step(table, rng)
    assert placed > 10


def image(table: CityTycoon) -> dict[int, int]:
    """Return what lies where, mirrored; both grey quarters are alike."""
    return {mirrored(at): code for at, code in table.city.cells.items()}


@pytest.mark.parametrize("closed", [(), ("north",), ("north", "east"), ("north", "west"), ("north", "south")])
def test_of_the_first_cells_one_is_left_out_only_if_its_image_is_offered(closed: tuple[str, ...]) -> None:
    """An image has the same city mirrored, the same bonuses and costs; closed sides may forbid it."""
    players = {0: 4, 1: 3, 2: 2}[len(closed)]
    table = play(Position(players=players, closed=closed).building(31), "lay 31")
    names = {text.removeprefix("at ") for text in offered(table)}
    left_out = open_cells(table) - names
    symmetric = closed in ((), ("north", "west"))
    assert len(left_out) == (len(names) if symmetric else 0)
    for name in left_out:
        same = cell_name(mirrored(cell(name)))
        assert same in names
        here = Position(players=players, closed=closed).tile(0, 31, name).table
        there = Position(players=players, closed=closed).tile(0, 31, same).table
        assert image(here) == there.city.cells
        box = here.box
        for district in range(5):
            bonuses = [
                [(gain.euro, gain.points) for gain in each.city.bonuses(box, cell(at), district)]
                for each, at in ((here, name), (there, same))
            ]
            assert bonuses[0] == bonuses[1]
        for colour in (RED, BLUE):
            one, two = here.estate(0, cell(name)), there.estate(0, cell(same))
            plants = one.plants(colour, NO_WAY)
            assert plants == two.plants(colour, NO_WAY)
            assert [one.price(plant) for plant in plants] == [two.price(plant) for plant in plants]


# Landscape tiles.

Laid = tuple[frozenset[int], frozenset[int]]


def laid(table: CityTycoon, before: set[int]) -> Laid:
    """Return where new land and new water lie."""
    new = {at: piece_of(code) for at, code in table.city.cells.items() if at not in before}
    land = frozenset([at for at, piece in new.items() if piece == LAND])
    return land, frozenset([at for at, piece in new.items() if piece == WATER])


def as_laid(way: list[OfCell]) -> Laid:
    """Return where the land and the water of a way to lay them would lie."""
    land = frozenset([each.cell for each in way if isinstance(each, LandAt)])
    return land, frozenset([each.cell for each in way if isinstance(each, WaterAt)])


def all_landscapes(free: list[int], land: int, water: int, in_box: int) -> set[Laid]:
    """Return every way to lay as many landscape tiles as fit and as there are."""
    most = min(land + water, len(free), in_box)
    found: set[Laid] = set()
    for dry in range(land + 1):
        wet = most - dry
        if not 0 <= wet <= water:
            continue
        for lands in combinations(free, dry):
            rest = [each for each in free if each not in lands]
            found |= {(frozenset(lands), frozenset(waters)) for waters in combinations(rest, wet)}
    return found


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
@pytest.mark.parametrize("in_box", [0, 1, 2, 36])
def test_landscape_tiles_have_every_outcome_once(taken: int, in_box: int) -> None:
    """Up to three tiles of land and of water, with none to all of the cells around it taken."""
    around = ["e3 n2", "e4 n1", "e3 s1"]
    position = Position(money=30).tile(1, 1, "e2 n1")
    where = "e3 n1"
    position.tile(0, 31, where)
    for name in around[:taken]:
        position.land(1, name)
    for land, water in product(range(4), range(4)):
        if land + water == 0:
            continue
        table = position.building(32)
        table.landscapes = in_box
        before = set(table.city.cells)
        foreseen = LAY_LANDSCAPE.outcomes(table, cell(where), land + 8 * water)
        table.push(LAY_LANDSCAPE, 0, cell(where), land + 8 * water)
        table.run()
        outcomes: Counter[Laid] = Counter()
        waiting = [table]
        while waiting:
            each = waiting.pop()
            if each.questions[0].step != "landscape":
                outcomes[laid(each, before)] += 1
                continue
            for choice in each.offers():
                other = each.clone()
                other.choose(0, choice)
                waiting.append(other)
        free = [cell(name) for name in around[taken:]]
        assert set(outcomes) == all_landscapes(free, land, water, in_box)
        assert max(outcomes.values()) == 1
        assert Counter(as_laid(each) for each in foreseen) == outcomes


# Plants and ways.


def random_city(rng: Fast) -> CityTycoon:
    """Return a small city of three owners whose first player has a tile with a large demand."""
    position = Position(players=3, money=6 + 2 * rng.below(8))
    wanted = [31, 62, 63, 77, 91, 20]
    tile = 1
    for number in range(6 + rng.below(6)):
        free = position.table.city.free
        where = cell_name(free[rng.below(len(free))])
        kind = rng.below(10)
        if number in (0, 4):
            position.tile(0, wanted.pop(rng.below(len(wanted))), where)
        elif kind < 3:
            position.tile(rng.below(3), tile, where)
            tile += 1
        elif kind < 5:
            position.land(rng.below(3), where)
        elif kind < 6:
            position.water(where)
        else:
            name = ("solar", "steam", "wind", "water")[rng.below(4)]
            position.plant(rng.below(3), name, where, 1 + rng.below(2))
    position.data["turn"] = 1
    return position.start(rng.below(3), rng.below(3)).table


Cube = tuple[int, tuple[int, ...]]
"""The plant of a cube, and what its way pays."""


def all_deliveries(table: CityTycoon, tile: int, number: int) -> set[tuple[Cube, ...]]:
    """Return every set of cubes that meets a demand and can be paid, each by a cheapest way."""
    player = table.players[0]
    demand = table.box.tiles[tile].demands[number]
    target = player.cells[player.tiles.index(tile)]
    by_colour: list[list[tuple[Cube, ...]]] = []
    prices: dict[int, int] = {}
    for colour, wanted in ((RED, demand.red), (BLUE, demand.blue)):
        cubes: list[Cube] = []
        for plant, source in table.city.plant_cells.items():
            ways = all_ways(table, 0, source, target) if PLANT_COLOUR[plant] == colour else []
            if ways:
                prices[plant] = min(sum(paid) for paid in ways)
                cubes += [(plant, paid) for paid in {each[:5] for each in ways if sum(each) == prices[plant]}]
        cubes.sort()
        by_colour.append(
            [
                chosen
                for chosen in combinations_with_replacement(cubes, wanted)
                if all(
                    [plant for plant, _ in chosen].count(plant) <= table.cubes[plant] for plant, _ in chosen
                )
            ]
        )
    found: set[tuple[Cube, ...]] = set()
    for red, blue in product(*by_colour):
        if demand.euro + sum(prices[plant] for plant, _ in red + blue) <= player.money:
            found.add(tuple(sorted(red + blue)))
    return found


Outcome = tuple[tuple[int, ...], tuple[int, ...]]
"""The cubes left on the plants, and what others were paid."""


def offered_deliveries(table: CityTycoon, start: str) -> Counter[Outcome]:
    """Return what choices lead to, and how often."""
    found: Counter[Outcome] = Counter()
    waiting = [(table, start)]
    while waiting:
        before, text = waiting.pop()
        after = play(before.clone(), text)
        if after.questions[0].step in ("plant", "way"):
            waiting += [(after, each) for each in offered(after)]
        else:
            paid = [now.money - then.money for now, then in zip(after.players, table.players, strict=True)]
            found[tuple(after.cubes), tuple(paid[1:])] += 1
    return found


def outcome(table: CityTycoon, chosen: tuple[Cube, ...]) -> Outcome:
    """Return what a set of cubes leads to."""
    cubes = table.cubes[:]
    for plant, _ in chosen:
        cubes[plant] -= 1
    return tuple(cubes), tuple(sum(paid[seat] for _, paid in chosen) for seat in (1, 2))


@pytest.mark.parametrize("seed", range(150))
def test_plants_and_ways_have_every_set_once(seed: int) -> None:
    """All plants that can be reached and paid, dearer ones too, and whom to pay, cube by cube."""
    table = random_city(Fast(seed))
    supplies = [text for text in offered(table) if text.startswith("supply")] if table.asked == 0 else []
    player = table.players[0]
    for tile in player.tiles:
        for number in range(len(table.box.tiles[tile].demands)):
            if table.box.tiles[tile].demands[number].yellow > player.yellow:
                continue
            wanted = all_deliveries(table, tile, number)
            text = f"supply {tile} demand {number + 1}"
            assert (text in supplies) == bool(wanted)
            if wanted:
                found = offered_deliveries(table, text)
                assert set(found) == {outcome(table, chosen) for chosen in wanted}
                assert sum(found.values()) == len(wanted)
