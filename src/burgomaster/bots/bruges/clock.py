"""How much of the game is left, as the clerk counts it."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.bruges.worth import CARD, HOUSE
from burgomaster.core.step import Task
from burgomaster.games.bruges.box.components import EXTRA, LEFT, RIGHT
from burgomaster.games.bruges.draws import DISCARD, DRAW, LAY_DRAWN, STEAL
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import ACT, LAP, PHASE_THREE, PLAY, TURN


class Clock:
    """How much of the game is left for a seat."""

    __slots__ = ("left", "pending", "rounds", "turns")

    def __init__(self, table: Bruges, seat: int) -> None:
        left = 0
        pending = 0.0
        for task in table.agenda:
            step, who, what = task.step, task.seat, task.what
            if step is LAP:
                left += 1
            elif step is PHASE_THREE:
                left += table.box.board.laps
            elif step is TURN and who == seat and not what:
                left += 1
            elif who == seat:
                pending += _pending(task)
        self.rounds: Final = rounds_left(table)
        """Rounds after this one, as far as can be told."""
        self.left: Final = left
        """One's own cards to be played this round."""
        self.turns: Final = left + self.rounds * table.box.board.laps
        """One's own cards to be played."""
        self.pending: Final = pending
        """What is under way and not to be seen on the table yet."""


def _pending(task: Task) -> float:
    """Return what its seat may expect of something still to be done."""
    step = task.step
    if step is ACT or step is PLAY:
        return 1.6
    if step is DRAW:
        return CARD * task.count
    if step is DISCARD:
        return -0.5 * CARD * task.count
    if step is LAY_DRAWN:
        return 0.5 * HOUSE * task.count  # one was laid before it
    return CARD if step is STEAL else 0.0


def rounds_left(table: Bruges) -> float:
    """Return the rounds after this one: known once the extra pile lies there, else by the smaller pile."""
    if table.last:
        return float(table.last - table.round)
    a_round = 2.0 * table.seats()  # of the four cards that each plays, from either pile
    left = min(table.piles[LEFT], table.piles[RIGHT]) / a_round
    if table.phase <= 1:
        left -= 0.5
    return max(left, 0.0) if table.piles[EXTRA] else 0.0
