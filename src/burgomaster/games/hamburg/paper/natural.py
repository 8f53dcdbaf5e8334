"""What is natural at a table of which only a part is told: the values a position may leave out."""

from __future__ import annotations

from typing import Final

from burgomaster.core.table import Step, Task
from burgomaster.games.hamburg.actions import AFTER, BEFORE_ACTION, TURN
from burgomaster.games.hamburg.box.box import Board
from burgomaster.games.hamburg.box.components import BLACK, CARDS, COLOUR, blank
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

PIPS: Final = 3
"""What dice show unless something else is said: it raises no disaster and lets nobody advance."""


def natural_season(floor: int, board: Board, over: bool) -> int:
    """Return the season, from the clerics on the floor: one for every season that is over."""
    return board.seasons if over else min(floor + 1, board.seasons)


def natural_round(phase: int, board: Board) -> int:
    """Return the round: the first in phase III, the last after it."""
    if phase == 4:
        return board.rounds
    return 1 if phase == 3 else 0


def natural_dice(season: int, phase: int) -> tuple[int, ...]:
    """Return the dice; none is rolled before phase II of the first season."""
    return (0 if phase == 0 or (season <= 1 and phase == 1) else PIPS,) * 6


def natural_cleric(phase: int, dice: tuple[int, ...], over: bool) -> int:
    """Return the window of the season's cleric, who comes in phase II by the black die."""
    return dice[BLACK] - 1 if phase >= 2 and not over else -1


def natural_floor(season: int, phase: int, cleric: int) -> tuple[int, ...]:
    """Return the clerics of past seasons, one below each window in turn."""
    clerics = season if phase == 4 and cleric < 0 else max(season - 1, 0)
    return tuple([(clerics + 5 - window) // 6 for window in range(6)])


def natural_halves(wall: tuple[int, int]) -> int:
    """Return the halves for which a statue was due: those that are complete."""
    return (1 if wall[0] == 5 else 0) | (2 if wall[1] == 5 else 0)


def natural_discards(placed: set[int], blanks: list[int]) -> list[int]:
    """Return a discard pile as after set-up, the top last: of each colour the first card that is left."""
    cards: list[int] = []
    for colour in range(5):
        left = [card for card in range(1, CARDS + 1) if COLOUR[card] == colour and card not in placed]
        if len(left) > blanks[colour]:
            cards.append(left[0])
    return cards


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
