"""Why something is not on offer: every reason is true, whatever lies on the table (see tests/games)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush

import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.conformance.case import sample
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.box.components import (
    CUBES,
    FIRST_PLANT,
    NO_OWNER,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    SIDE_CELLS,
    STACK,
    START_CELLS,
    STEPS_AROUND,
    WATER,
    owner_of,
    piece_of,
)
from burgomaster.games.city_tycoon.box.tiles import Demand
from burgomaster.games.city_tycoon.choices import (
    BUILDS,
    BUY,
    FROMS,
    NOTATION,
    PAY,
    LandAt,
    Lay,
    Supply,
    at,
    land_at,
    water_at,
)
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon, Player
from tests.city_tycoon.tables import Position, cell, play
from tests.city_tycoon.tables import refusal as refused
from tests.games.reasons import TIMES, Said, lively_choice, look

VERBS = {
    "build": {"Lay", "Sell", "Build"},
    "buy": {"Buy"},
    "discard": {"Discard"},
    "end-turn": {"EndTurn"},
    "landscape": {"LandAt", "WaterAt"},
    "pick": {"Pick"},
    "place-plant": {"At"},
    "place-tile": {"At"},
    "plant": {"From"},
    "supply": {"Supply", "Pass"},
    "way": {"Pay"},
}
"""What each question asks for; a refusal has more to say of these than that they are no answer."""


class Refusal(Said[CityTycoon]):
    """A refusal with what can be looked up on City Tycoon's tables."""

    def __init__(self, table: CityTycoon, seat: int, choice: Choice, message: Message) -> None:
        super().__init__(table, seat, choice, message)
        self.me: Player = table.players[seat]

    def cell(self) -> int:
        return cell(self.word("cell"))

    @property
    def tile(self) -> int:
        return self.number("tile")

    @property
    def plant(self) -> int:
        return PLANTS.index(self.word("plant"))

    def dear(self, price: int) -> bool:
        """Tell whether price and money are as said, and the money is too little."""
        return self.number("price") == price > self.me.money == self.number("money")

    def demand(self) -> Demand:
        return self.table.box.tiles[self.chosen("tile")].demands[self.chosen("demand") - 1]

    def kind(self) -> int:
        return PLANT_KINDS.index(self.word("kind"))

    def target(self) -> int:
        """Return the cell of the tile that is supplied, or asked to be."""
        tile = self.what if self.step.name in ("plant", "way") else self.chosen("tile")
        return self.me.cells[self.me.tiles.index(tile)]

    def cubes(self, plant: int) -> int:
        return self.table.cubes[plant] - [way[0] for way in self.table.ways].count(plant)

    def cheapest(self, demand: Demand) -> int | None:
        """Return the least that meeting a demand costs; None if there are too few cubes within reach."""
        prices = prices_to(self.table, self.seat, self.target())
        total = demand.euro
        for colour, wanted in enumerate((demand.red, demand.blue)):
            costs = [
                price
                for plant, price in prices.items()
                if PLANT_COLOUR[plant] == colour
                for _ in range(self.table.cubes[plant])
            ]
            if len(costs) < wanted:
                return None
            total += sum(sorted(costs)[:wanted])
        return total


def prices_to(table: CityTycoon, seat: int, target: int) -> dict[int, int]:
    """Return what a cube from each plant within reach costs, found by a search of its own.

    Two for each foreign piece on its way, the plant's included, and two for the start tile, once.
    """
    found: dict[int, int] = {}
    cells = table.city.cells

    def toll(where: int, start_paid: bool) -> int:
        if where in START_CELLS:
            return 0 if start_paid else 2
        return 0 if owner_of(cells[where]) in (seat, NO_OWNER) else 2

    for plant, source in table.city.plant_cells.items():
        queue = [(toll(source, False), source, source in START_CELLS)]
        been: set[tuple[int, bool]] = set()
        while queue:
            cost, where, start_paid = heappop(queue)
            if where == target:
                found[plant] = cost
                break
            if (where, start_paid) in been:
                continue
            been.add((where, start_paid))
            for step in STEPS_AROUND:
                further = where + step
                if further in cells and piece_of(cells[further]) != WATER:
                    more = cost + toll(further, start_paid)
                    heappush(queue, (more, further, start_paid or further in START_CELLS))
    return found


def _plant_too_dear_now(said: Refusal) -> bool:
    """With this cube and the cheapest others still to come, the money does not last."""
    demand = said.table.box.tiles[said.what].demands[said.count]
    prices = prices_to(said.table, said.seat, said.target())
    spent = demand.euro + sum(way[1] for way in said.table.ways) + prices[said.plant]
    sent = Counter(PLANT_COLOUR[way[0]] for way in said.table.ways)
    sent[PLANT_COLOUR[said.plant]] += 1
    cubes = {plant: said.cubes(plant) - (plant == said.plant) for plant in prices}
    for colour, wanted in enumerate((demand.red, demand.blue)):
        costs = sorted(
            prices[plant] for plant in prices if PLANT_COLOUR[plant] == colour for _ in range(cubes[plant])
        )
        left = wanted - sent[colour]
        if len(costs) < left:
            return True
        spent += sum(costs[:left])
    return spent > said.me.money


def _landscape_order(said: Refusal) -> bool:
    land, water = said.count & 7, said.count >> 3 & 7
    where = getattr(said.choice, "cell")  # noqa: B009 - both verbs have one
    fits = where - said.what in STEPS_AROUND and where not in said.table.city.cells
    return fits and (said.number("land"), said.number("water")) == (land, water)


CLAIMS: dict[str, Callable[[Refusal], object]] = {
    "ct-cell-apart": lambda s: not any(s.cell() + step in s.table.city.cells for step in STEPS_AROUND),
    "ct-cell-closed": lambda s: any(s.cell() in SIDE_CELLS[side] for side in s.table.city.closed),
    "ct-cell-taken": lambda s: s.cell() in s.table.city.cells,
    "ct-cubes-short": lambda s: (
        s.cheapest(s.demand()) is None
        and (s.number("red"), s.number("blue")) == (s.demand().red, s.demand().blue)
    ),
    "ct-landscape-apart": lambda s: (
        s.cell() - s.what not in STEPS_AROUND
        or s.cell() in s.table.city.cells
        or any(s.cell() in SIDE_CELLS[side] for side in s.table.city.closed)
    ),
    "ct-landscape-order": _landscape_order,
    "ct-no-plants": lambda s: s.table.built[s.kind() // 2] == STACK,
    "ct-no-such-demand": lambda s: (
        s.number("demands") == len(s.table.box.tiles[s.tile].demands) < s.chosen("demand")
    ),
    "ct-no-such-way": lambda s: (
        s.choice.values not in s.table.estate(s.seat, s.target()).amounts(s.count // 2)
    ),
    "ct-not-in-hand": lambda s: s.tile not in s.me.hand,
    "ct-not-in-pack": lambda s: s.tile not in s.table.packs[(s.seat - s.table.done) % len(s.table.players)],
    "ct-not-own-tile": lambda s: s.tile not in s.me.tiles,
    "ct-plant-before": lambda s: any(
        prices_to(s.table, s.seat, s.target())[way[0]] >= prices_to(s.table, s.seat, s.target())[s.plant]
        for way in s.table.ways
        if PLANT_COLOUR[way[0]] == PLANT_COLOUR[s.plant]
    ),
    "ct-plant-colour": lambda s: CUBES[PLANT_COLOUR[s.plant]] != s.message.arguments["colour"],
    "ct-plant-empty": lambda s: s.cubes(s.plant) == 0,
    "ct-plant-later": lambda s: not _plant_too_dear_now(s),
    "ct-plant-out-of-reach": lambda s: s.plant not in prices_to(s.table, s.seat, s.target()),
    "ct-plant-too-dear": lambda s: s.dear(
        s.table.box.plants[FIRST_PLANT[s.kind() // 2] + s.table.built[s.kind() // 2]][s.kind() % 2].cost
    ),
    "ct-plant-too-dear-now": _plant_too_dear_now,
    "ct-points-not-sold": lambda s: (
        s.number("points") not in [offer.points for offer in s.table.box.tiles[s.what].offers]
    ),
    "ct-points-too-dear": lambda s: any(
        offer.points == s.chosen("points") and s.dear(offer.euro)
        for offer in s.table.box.tiles[s.what].offers
    ),
    "ct-supplied-already": lambda s: s.me.met[s.me.tiles.index(s.tile)] > 0,
    "ct-supply-too-dear": lambda s: s.dear(s.cheapest(s.demand()) or 0),
    "ct-tile-too-dear": lambda s: s.dear(s.table.box.tiles[s.chosen("tile")].cost),
    "ct-way-before": lambda s: any(way[0] == s.count // 2 for way in s.table.ways),
    "ct-yellow-short": lambda s: s.number("wanted") == s.demand().yellow > s.me.yellow == s.number("found"),
    "not-asked-for": lambda s: type(s.choice).__name__ not in VERBS[s.step.name],
}
"""How each reason is looked up on the table."""

LIVELY = (Lay, Supply, LandAt)
"""What is chosen more often than the rest."""


def tries(table: CityTycoon, rng: Fast, seat: int) -> list[Choice]:
    """Return choices one could come up with: cells near the city, all tiles, plants and amounts."""
    found = [*sample(NOTATION, rng, 2), *BUILDS, *FROMS]
    step, _, what, count = table.agenda[-1].parts
    player = table.players[seat]
    city = table.city
    places = [*city.free[:6], *[where for side in city.closed for where in SIDE_CELLS[side]], *city.cells]
    for where in places[:40]:
        found += [at(where), land_at(where), water_at(where)]
    if step.name == "landscape":
        found += [verb(what + each) for verb in (land_at, water_at) for each in STEPS_AROUND]
    for tile in {*player.hand, *player.tiles, 1 + rng.below(120)}:
        found += [NOTATION.read(f"{verb} {tile}") for verb in ("pick", "lay", "sell", "discard")]
        found += [NOTATION.read(f"supply {tile} demand {number}") for number in (1, 2)]
    found += [BUY.of(points) for points in range(5)]
    if step.name == "way":
        target = player.cells[player.tiles.index(what)]
        found += [PAY.of(*each) for each in table.estate(seat, target).amounts(count // 2)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(TIMES))
def test_every_reason_is_true(players: int, seed: int) -> None:
    rng = Fast(100 * seed + players)
    table = RULES.new(RULES.options({"players": players}), rng)
    seen: Counter[str] = Counter()
    while not table.over:
        if rng.below(3) == 0 or table.agenda[-1].step.name in ("plant", "way", "landscape", "buy"):
            look(table, partial(tries, table, rng), Refusal, CLAIMS, seen)
        table.apply(*lively_choice(table, rng, LIVELY))
    assert len(seen) > 12


def test_a_tile_in_hand_is_not_said_to_be_elsewhere() -> None:
    """Where a tile is to be discarded, laying it is no answer."""
    table = play(Position(money=40).tile(1, 1, "e2 s1").building(83, 84), "build steam")
    assert refused(table, "lay 83").id == "not-asked-for"
    assert refused(table, "discard 85") == Message("ct-not-in-hand", tile=85)
