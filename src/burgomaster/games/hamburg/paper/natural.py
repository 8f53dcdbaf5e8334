"""What is still to be done, as it follows from phase and turn: the agenda a position may leave out."""

from __future__ import annotations

from burgomaster.core.table import Step, Task
from burgomaster.games.hamburg.box.components import blank
from burgomaster.games.hamburg.draws import LOOK
from burgomaster.games.hamburg.flow import (
    CHECK_MAJORITIES,
    CITY_HALL,
    CLEAR_MARKERS,
    CLERIC_DOWN,
    FILL_HAND,
    NEW_FIRST_PLAYER,
    PHASE_TWO,
    SEASON,
    START_ROUND,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import AFTER, BEFORE_ACTION, TURN


def season_frame(table: Hamburg) -> list[Task]:
    """Return what the present season, phase and round leave to be done: the bottom of every agenda."""
    frame: list[Task] = [(SEASON, 0, 0, 0)]
    if table.phase == 0:
        return frame
    for step in (NEW_FIRST_PLAYER, CLEAR_MARKERS, CLERIC_DOWN, CHECK_MAJORITIES):
        frame.append((step, 0, 0, 0))
    if table.phase == 4:
        return frame
    done = table.round if table.phase == 3 else 0
    for number in range(table.box.board.rounds, done, -1):
        frame.append((START_ROUND, 0, number, 0))
    if table.phase == 1:
        frame.append((PHASE_TWO, 0, 0, 0))
    return frame


def natural_agenda(table: Hamburg, turn: int, acted: bool) -> list[Task]:
    """Return what is still to be done when it is a seat's turn in the present phase.

    Phase I: it fills its hand. II: it may advance on City Hall Square. III: it plays a card, or has `acted`
    and may still use buildings. IV: the season ends.
    """
    agenda = season_frame(table)
    order = table.in_turn_order()
    later = order[order.index(turn) + 1 :]
    if table.phase == 3:
        _add(agenda, TURN, later)
        agenda.append((TURN, turn, AFTER if acted else BEFORE_ACTION, 0))
    elif table.phase == 2:
        _add(agenda, CITY_HALL, [turn, *later])
    elif table.phase == 1:
        _add(agenda, FILL_HAND, later)
        agenda = _filling(table, turn, agenda)
    return agenda


def _add(agenda: list[Task], step: Step[Hamburg], seats: list[int]) -> None:
    for seat in reversed(seats):
        agenda.append((step, seat, 0, 0))


def _filling(table: Hamburg, seat: int, agenda: list[Task]) -> list[Task]:
    """Return the agenda with what fills a hand on top; cards drawn already count as if they were in it."""
    scratch = table.clone()
    scratch.agenda = agenda
    drawn = scratch.players[seat].drawn
    scratch.players[seat].hand.extend([blank(colour) for colour in drawn])
    FILL_HAND.run(scratch, seat, 0, 0)
    if drawn and (LOOK, seat, 0, 0) not in scratch.agenda:
        scratch.push(LOOK, seat)
    return scratch.agenda
