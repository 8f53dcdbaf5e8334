"""Explaining moves: what is on offer, what each choice does, and why an obvious one is not there.

Everything is worked out from what the seat that is asked can see.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.explain import Amounts, Explanation, explained
from burgomaster.games.city_tycoon.box.components import PLANT_COLOUR, PLANTS, SIDE_CELLS
from burgomaster.games.city_tycoon.building import BUILD_TURN, BUY_POINTS, PLACE_PLANT, PLACE_TILE
from burgomaster.games.city_tycoon.choices import BUILDS, BUY, FROMS, LAYS, SUPPLIES, at
from burgomaster.games.city_tycoon.supply import CHOOSE_PLANT, SUPPLY_TURN, next_colour
from burgomaster.games.city_tycoon.table import CityTycoon

KINDS: Final = (
    *("round", "phase", "money", "points", "yellow", "tiles", "plants", "land", "water", "cubes", "hand"),
    *("picked", "supplied", "passed"),
)
"""What can change."""

FOLLOWED: Final = ("discard", "place-tile", "place-plant", "plant", "way")
"""Small questions that belong to a choice: where to lay, what to discard, and the cheapest ways of cubes."""


def moves(table: CityTycoon, seat: int | None = None) -> Explanation:
    r"""Explain what a seat that is asked can choose: in the draft several are, and the first one is meant.

    What a tile or a plant costs and brings is told before its cell is chosen, and what supplying costs if it
    is done the cheapest way.

    >>> from burgomaster.games.city_tycoon.paper.loading import read_position
    >>> table = read_position('[player.1]\ntiles = ["1 at e2 s1", "31 at e3 s1"]\nmoney = 4')
    >>> for move in moves(table).moves:
    ...     print(move.choice, move.changes)
    <supply 1 demand 1> [<1 money 4->13>, <0 cubes start-solar 2->1>, <1 supplied 1 0->1>]
    <pass> [<1 passed 0->1>]
    >>> for each in moves(table).missing:
    ...     print(each.choice, each.reason)
    <supply 31 demand 1> Message('ct-supply-too-dear', price=6, money=4)
    <supply 31 demand 2> Message('ct-yellow-short', wanted=1, found=0)
    """
    return explained(table, seat, KINDS, _amounts, FOLLOWED)


def _amounts(table: CityTycoon) -> Amounts:
    """Return everything that can be seen by all, in numbers; hands only by their size."""
    found: Amounts = {("round", 0, ""): table.round, ("phase", 0, ""): table.phase}
    land = 0
    for number, player in enumerate(table.players, 1):
        found["money", number, ""] = player.money
        found["points", number, ""] = sum(player.points)
        found["yellow", number, ""] = player.yellow
        found["hand", number, ""] = len(player.hand)
        found["land", number, ""] = player.land
        found["picked", number, ""] = 1 if player.pick else 0
        found["passed", number, ""] = 1 if player.passed else 0
        for tile, met in zip(player.tiles, player.met, strict=True):
            found["tiles", number, str(tile)] = 1
            if met:
                found["supplied", number, str(tile)] = 1
        for plant in player.plants:
            found["plants", number, PLANTS[plant]] = 1
        land += player.land
    found["water", 0, ""] = table.box.board.landscapes - table.landscapes - land
    for plant in table.city.plant_cells:
        found["cubes", 0, PLANTS[plant]] = table.cubes[plant]
    return found


def obvious(seen: CityTycoon) -> list[Choice]:
    """Return what a player would think of: every tile in hand, every demand, every plant, every cell."""
    step, seat, what, count = seen.agenda[-1].parts
    found: list[Choice] = []
    if step is BUILD_TURN:
        found += [LAYS[tile] for tile in seen.players[seat].hand]
        found += BUILDS
    elif step is PLACE_TILE or step is PLACE_PLANT:
        found += [at(cell) for side in seen.city.closed for cell in SIDE_CELLS[side]]
    elif step is BUY_POINTS:
        found += [BUY.of(offer.points) for offer in seen.box.tiles[what].offers]
    elif step is SUPPLY_TURN:
        for tile in seen.players[seat].tiles:
            for number in range(len(seen.box.tiles[tile].demands)):
                found.append(SUPPLIES[tile][number])
    elif step is CHOOSE_PLANT:
        colour = next_colour(seen, seen.box.tiles[what].demands[count])
        found += [FROMS[plant] for plant in seen.city.plant_cells if PLANT_COLOUR[plant] == colour]
    return found
