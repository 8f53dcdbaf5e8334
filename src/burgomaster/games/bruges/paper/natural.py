"""What is still to be done, as it follows from phase and turn: the agenda a position may leave out."""

from __future__ import annotations

from burgomaster.core.table import Step, Task
from burgomaster.games.bruges.box.components import blank
from burgomaster.games.bruges.draws import FILL_HAND, LOOK
from burgomaster.games.bruges.flow import PHASES, ROUND
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import AFTER, BEFORE, LAP, TURN


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
    """Return what is still to be done when it is a seat's turn in the present phase.

    Phase 1: it fills its hand. 2: it may advance. 3: it plays a card, or has `acted` and may still use
    persons. 4: the round ends.
    """
    agenda = round_frame(table)
    order = table.in_turn_order()
    later = order[order.index(turn) + 1 :]
    if table.phase == 3:
        _add(agenda, TURN, later)
        agenda.append(Task(TURN, turn, AFTER if acted else BEFORE))
    elif table.phase == 2:
        _add(agenda, MAY_ADVANCE, [turn, *later])
    elif table.phase == 1:
        _add(agenda, FILL_HAND, later)
        agenda = _filling(table, turn, agenda)
    return agenda


def _add(agenda: list[Task], step: Step[Bruges], seats: list[int]) -> None:
    for seat in reversed(seats):
        agenda.append(Task(step, seat))


def _filling(table: Bruges, seat: int, agenda: list[Task]) -> list[Task]:
    """Return the agenda with what fills a hand on top; cards drawn already count as if they were in it."""
    scratch = table.clone()
    scratch.agenda = agenda
    drawn = scratch.players[seat].drawn
    scratch.players[seat].hand.extend([blank(colour) for colour in drawn])
    FILL_HAND.run(scratch, seat, 0, 0)
    if drawn and Task(LOOK, seat) not in scratch.agenda:
        scratch.push(LOOK, seat)
    return scratch.agenda
