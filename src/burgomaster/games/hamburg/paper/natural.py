"""What is still to be done, as it follows from phase and turn: the agenda a position may leave out."""

from __future__ import annotations

from burgomaster.core.step import Task
from burgomaster.games.hamburg.draws import LOOK
from burgomaster.games.hamburg.flow import (
    CITY_HALL,
    FILL_HAND,
    PHASE_ONE,
    PHASE_TWO,
    SEASON,
    order_of,
)
from burgomaster.games.hamburg.majorities import CHECK_MAJORITIES
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import fewest_and_most_rounds, rounds
from burgomaster.games.hamburg.turns import PHASE_THREE, START_ROUND, TURN
from burgomaster.games.rows.paper.agenda import agenda_of_turn


def season_frame(table: Hamburg) -> list[Task]:
    """Return what the present season, phase and round leave to be done: the bottom of every agenda.

    How many rounds there are was fixed when phase III began; the cleric may have moved since.
    """
    given = [task.what for task in table.agenda if task.step is START_ROUND]
    return _frame(table, max(given, default=table.round))


def _frame(table: Hamburg, last: int) -> list[Task]:
    """Return the bottom of an agenda in a season with so many rounds."""
    frame: list[Task] = [Task(SEASON, 0)]
    if table.phase == 0:
        return frame
    now = (PHASE_ONE, PHASE_TWO, PHASE_THREE, CHECK_MAJORITIES)[table.phase - 1]
    rest = order_of(table).season_from(now)
    for stage in reversed(rest if table.phase == 4 else rest[1:]):
        frame.append(Task(stage.step, 0))
    if table.phase == 3:
        frame.extend(_rounds_left(table, table.round, last))
    return frame


def former_frame(table: Hamburg) -> list[Task]:
    """Return the same as it was written before phase III had a step of its own: with all rounds in it."""
    given = [task.what for task in table.agenda if task.step is START_ROUND]
    last = max(given, default=table.round)
    frame: list[Task] = []
    for task in _frame(table, last):
        frame.extend(_rounds_left(table, 0, last) if task.step is PHASE_THREE else [task])
    return frame


def _rounds_left(table: Hamburg, done: int, last: int) -> list[Task]:
    """Return the rounds that are still to be played."""
    few, many = fewest_and_most_rounds(table.box)
    return [Task(START_ROUND, 0, number) for number in range(min(max(last, few), many), done, -1)]


def natural_agenda(table: Hamburg, turn: int, acted: bool) -> list[Task]:
    """Return what is still to be done when it is a seat's turn in the present phase."""
    frame = _frame(table, rounds(table))
    return agenda_of_turn(table, frame, turn, acted, FILL_HAND, LOOK, CITY_HALL, TURN)
