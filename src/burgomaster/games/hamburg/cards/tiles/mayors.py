"""The mayors' rows: what each side of a mayor tile does, with the figures printed on it (Expansion 1)."""

from __future__ import annotations

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


def _each_time(hook: int, then: Effect[Hamburg]) -> Effect[Hamburg]:
    return When(hook, SAID[hook], (then,))


def _ability(side: Plain) -> Effect[Hamburg]:
    """Return what a mayor can do, by the name the ability has in the board file."""
    ability = value_at(side, "ability")
    if ability == "hand_limit":
        return Changed(HAND_LIMIT, number_at(side, "cards"))
    if ability == "points_per_decrease":
        return Changed(DECREASE_POINTS, number_at(side, "points"))
    if ability == "worker_per_increase":
        return _each_time(RAISED, gain(workers=(SAME,) * number_at(side, "workers_gained")))
    if ability == "activate_twice":
        return rule(ACTIVATES_TWICE)
    if ability == "ignore_black":
        return rule(IGNORES_BLACK)
    if ability == "marks_per_majority":
        return _each_time(MAJORITY_WON, gain(marks=number_at(side, "marks_gained")))
    if ability == "reward_for_cost_0":
        reward = gain(points=number_at(side, "points"), marks=number_at(side, "marks_gained"))
        return _each_time(CONSTRUCTED_FREE, reward)
    if ability == "points_per_site":
        return _each_time(SITE_LAID, gain(points=number_at(side, "points")))
    if ability == "wall_price":
        return Changed(EXACT_WALL, number_at(side, "price"))
    assert ability == "more_money", ability
    return Changed(MORE_MONEY, number_at(side, "marks_gained"))


def mayor_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the mayors' sides by number, from what is printed on them."""
    rows: dict[int, Row] = {}
    assert isinstance(values, list)
    for mayor in values:
        tile = FIRST_MAYOR + MAYORS.index(str(value_at(mayor, "mayor")))
        for face, name in enumerate(FACES):
            side = value_at(mayor, name)
            start = StartGoods(number_at(side, "marks"), number_at(side, "workers"))
            rows[tile_number(tile, face)] = (start, _ability(side))
    return rows


FIRST_MAYOR: Final = TILES.index(MAYORS[0])
