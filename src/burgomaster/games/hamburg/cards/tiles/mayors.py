"""The mayors' rows: what each side of a mayor tile does, with the figures printed on it (Expansion 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.components import FACES, MAYORS, TILES, tile_number
from burgomaster.games.hamburg.cards.effects import SAME, gain, rule
from burgomaster.games.hamburg.cards.hooks import (
    ACTIVATES_TWICE,
    CONSTRUCTED_FREE,
    DECREASE_POINTS,
    EXACT_WALL,
    HAND_LIMIT,
    IGNORES_BLACK,
    MAJORITY_WON,
    MORE_MONEY,
    RAISED,
    SAID,
    SITE_LAID,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import Changed, StartGoods
from burgomaster.games.rows.effect import Effect, Row
from burgomaster.games.rows.triggers import When
from burgomaster.paper.model import number_at, value_at

FIRST_MAYOR: Final = TILES.index(MAYORS[0])


def _each_time(hook: int, then: Effect[Hamburg]) -> Effect[Hamburg]:
    return When(hook, SAID[hook], (then,))


ABILITIES: Final[dict[str, Callable[[Plain], Effect[Hamburg]]]] = {
    "hand_limit": lambda side: Changed(HAND_LIMIT, number_at(side, "cards")),
    "points_per_decrease": lambda side: Changed(DECREASE_POINTS, number_at(side, "points")),
    "worker_per_increase": lambda side: _each_time(
        RAISED, gain(workers=(SAME,) * number_at(side, "workers_gained"))
    ),
    "activate_twice": lambda side: rule(ACTIVATES_TWICE),
    "ignore_black": lambda side: rule(IGNORES_BLACK),
    "marks_per_majority": lambda side: _each_time(MAJORITY_WON, gain(marks=number_at(side, "marks_gained"))),
    "reward_for_cost_0": lambda side: _each_time(
        CONSTRUCTED_FREE, gain(points=number_at(side, "points"), marks=number_at(side, "marks_gained"))
    ),
    "points_per_site": lambda side: _each_time(SITE_LAID, gain(points=number_at(side, "points"))),
    "wall_price": lambda side: Changed(EXACT_WALL, number_at(side, "price")),
    "more_money": lambda side: Changed(MORE_MONEY, number_at(side, "marks_gained")),
}
"""What a mayor can do, by the name the ability has in the board file."""


def mayor_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the mayors' sides by number, from what is printed on them."""
    rows: dict[int, Row] = {}
    assert isinstance(values, list)
    for mayor in values:
        tile = FIRST_MAYOR + MAYORS.index(str(value_at(mayor, "mayor")))
        for face, name in enumerate(FACES):
            side = value_at(mayor, name)
            start = StartGoods(number_at(side, "marks"), number_at(side, "workers"))
            rows[tile_number(tile, face)] = (start, ABILITIES[str(value_at(side, "ability"))](side))
    return rows
