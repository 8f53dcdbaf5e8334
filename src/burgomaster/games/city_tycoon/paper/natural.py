"""What is natural because of what else a position tells: phase, round, closed sides, turn and agenda."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.step import EVERYBODY, Task
from burgomaster.games.city_tycoon.box.components import (
    CLOSED_SIDES,
    PACK,
    ROUNDS,
    SIDE_CELLS,
    TILES,
    round_of,
)
from burgomaster.games.city_tycoon.building import BUILD_TURN, TURN_END
from burgomaster.games.city_tycoon.draft import DRAFT, PICK_TILE
from burgomaster.games.city_tycoon.flow import BUILD_CITY, START_ROUND
from burgomaster.games.city_tycoon.order import SET_ORDER
from burgomaster.games.city_tycoon.setup import CLOSE_SIDE, DRAW_ORDER
from burgomaster.games.city_tycoon.supply import SUPPLY_TILES, SUPPLY_TURN
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.tidying import TIDY_UP
from burgomaster.paper.position import Fields

SET_UP: Final = 0
ORDERING: Final = 1
DRAFTING: Final = 2
BUILDING: Final = 3
SUPPLYING: Final = 4
TIDYING: Final = 5

_NUMBER: Final = re.compile(r"([1-9][0-9]{0,2})( |$)")
_IN_HAND: Final = ("hand", "gone", "took", "pack")


# What the players' tables tell.


def _lists(players: Fields, keys: Iterable[str]) -> list[Plain]:
    """Return all that stands in lists under some keys of players."""
    found: list[Plain] = []
    for key in keys:
        for mine in players.values():
            value = mine.get(key) if isinstance(mine, dict) else None
            if isinstance(value, list):
                found.extend(value)
    return found


def natural_phase(players: Fields, over: bool) -> int:
    """Return the phase: II with a pack, III with a hand or without a city, otherwise IV."""
    if over:
        return SUPPLYING
    if _lists(players, ("pack",)):
        return DRAFTING
    if _lists(players, ("hand", "took")) or not _lists(players, ("tiles",)):
        return BUILDING
    return SUPPLYING


def natural_round(players: Fields, phase: int, over: bool) -> int:
    """Return the round: the first in which all tiles that are told of can be there."""
    if over:
        return ROUNDS
    if phase == SET_UP:
        return 0
    numbers: list[int] = []
    for value in _lists(players, _IN_HAND):
        numbers.append(value if isinstance(value, int) else 0)
    for value in _lists(players, ("tiles",)):
        match = _NUMBER.match(value) if isinstance(value, str) else None
        numbers.append(int(match[1]) if match is not None else 0)
    return max([round_of(number) for number in numbers if 0 < number <= TILES], default=1)


def natural_done(players: Fields, phase: int, waiting: list[int]) -> int:
    """Return how often packs were passed on, or everyone has acted: as the tiles in hand tell.

    In phase III `waiting` has those who have not acted again yet.
    """
    if phase not in (DRAFTING, BUILDING):
        return 0 if phase == SET_UP else PACK
    for key, mine in players.items():
        if not isinstance(mine, dict) or not key.isdecimal():
            continue
        hand, took, pack = mine.get("hand"), mine.get("took"), mine.get("pack")
        done = -1
        if phase == BUILDING:
            if isinstance(hand, list):
                done = PACK - len(hand) - (0 if int(key) - 1 in waiting else 1)
        elif isinstance(pack, list) and pack:
            done = PACK - len(pack)
        elif isinstance(took, list) and took:
            done = len(took)
        elif isinstance(hand, list) and hand:
            done = len(hand)
        if done >= 0:
            return min(done, PACK - 1)
    return 0


# What lies on the table.


def natural_closed(seats: int, cells: Iterable[int]) -> tuple[int, ...]:
    """Return the closed sides: the first ones of north, east, south and west where nothing lies."""
    taken = set(cells)
    free = [side for side, along in enumerate(SIDE_CELLS) if not taken.intersection(along)]
    return tuple(free[: CLOSED_SIDES[seats]])


def natural_turn(table: CityTycoon) -> int:
    """Return whose turn it is: the first in the order of play who has not passed."""
    active = [seat for seat in table.order if table.phase != SUPPLYING or not table.players[seat].passed]
    return active[0] if active else table.order[0]


# What is still to be done.


def round_frame(table: CityTycoon) -> list[Task]:
    """Return what the present round and phase leave to be done: the bottom of every agenda."""
    frame: list[Task] = [Task(START_ROUND, 0)]
    phase = table.phase
    if phase == SET_UP:
        frame += [Task(DRAW_ORDER, 0)] * (len(table.players) - len(table.order))
        frame += [Task(CLOSE_SIDE, 0)] * (CLOSED_SIDES[len(table.players)] - len(table.city.closed))
        return frame
    if table.round < ROUNDS:
        frame.append(Task(TIDY_UP, 0))
    if phase <= SUPPLYING:
        frame.append(Task(SUPPLY_TILES, 0))
    if phase <= BUILDING:
        frame.append(Task(BUILD_CITY, 0, table.done + 1 if phase == BUILDING else 0))
    if phase == DRAFTING:
        frame.append(Task(PICK_TILE, EVERYBODY))
    if phase == ORDERING:
        frame += [Task(DRAFT, 0), Task(SET_ORDER, 0)]
    return frame


def waiting_seats(table: CityTycoon, turn: int, acted: bool) -> list[int]:
    """Return who is still to act before everyone has: from a seat on, in the order of play."""
    at = table.order.index(turn)
    later = table.order[at + 1 if acted else at :]
    return [seat for seat in later if table.phase != SUPPLYING or not table.players[seat].passed]


def natural_agenda(table: CityTycoon, turn: int, acted: bool) -> list[Task]:
    """Return what is still to be done when it is a seat's turn in the present phase.

    Phase III: it lays, builds or sells. IV: it supplies a tile or passes. If it has `acted`, it can only end
    its turn. All other phases have no turns.
    """
    agenda = round_frame(table)
    if table.phase in (BUILDING, SUPPLYING):
        step = BUILD_TURN if table.phase == BUILDING else SUPPLY_TURN
        for seat in reversed(waiting_seats(table, turn, acted)):
            agenda.append(Task(step, seat))
        if acted:
            agenda.append(Task(TURN_END, turn))
    return agenda
