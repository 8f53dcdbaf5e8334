"""What is still to be done, as it follows from phase and turn: the agenda a position may leave out."""

from __future__ import annotations

from burgomaster.core.step import Task
from burgomaster.games.bruges.draws import FILL_HAND, LOOK
from burgomaster.games.bruges.flow import PHASES, ROUND
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import LAP, TURN
from burgomaster.games.rows.paper.agenda import agenda_of_turn


def round_frame(table: Bruges) -> list[Task]:
    """Return what the present round, phase and lap leave to be done: the bottom of every agenda."""
    frame: list[Task] = [Task(ROUND, 0)]
    if table.phase == 0:
        return frame
    for step in reversed(PHASES[3 if table.phase == 4 else table.phase :]):
        frame.append(Task(step, 0))
    if table.phase == 3:
        frame.extend([Task(LAP, 0, lap) for lap in range(table.box.board.laps, table.lap, -1)])
    return frame


def natural_agenda(table: Bruges, turn: int, acted: bool) -> list[Task]:
    """Return what is still to be done when it is a seat's turn in the present phase."""
    return agenda_of_turn(table, round_frame(table), turn, acted, FILL_HAND, LOOK, MAY_ADVANCE, TURN)
