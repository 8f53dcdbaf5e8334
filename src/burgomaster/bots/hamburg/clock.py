"""How much of the game is left, as the clerk counts it."""

from __future__ import annotations

from burgomaster.games.hamburg.disasters import LOSE_BUILDING, LOSE_SITE, RISE, TEAR_DOWN
from burgomaster.games.hamburg.draws import DISCARD
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import rounds
from burgomaster.games.hamburg.turns import ACT, BEFORE_ACTION, PHASE_THREE, START_ROUND, TURN


class Clock:
    """How much of the game is left for a seat."""

    __slots__ = ("left", "pending", "rolls", "round_left", "seasons", "turns", "uses")

    def __init__(self, table: Hamburg, seat: int, ended: bool) -> None:
        to_come = 0
        mine = 0
        pending = 0.0
        after = False
        for task in table.agenda:
            step, who, what, count = task.step, task.seat, task.what, task.count
            if step is START_ROUND:
                to_come += 1
            elif step is PHASE_THREE:
                to_come += rounds(table)
            elif step is TURN:
                if who == seat:
                    if what == BEFORE_ACTION:
                        mine += 1
                    else:
                        after = True
            elif step is ACT and who == seat:
                pending += 1.7
            elif step is DISCARD:
                pending += 0.3 * count if who != seat else -0.2 * count
            elif who != seat and step in (LOSE_BUILDING, LOSE_SITE, TEAR_DOWN, RISE):
                pending += 0.5
        self.seasons = table.box.board.seasons - table.season
        """Seasons after this one."""
        self.round_left = to_come
        """Rounds of this season that have not begun."""
        self.left = to_come + mine
        """One's own actions to come this season."""
        self.turns = self.seasons * table.box.board.rounds + to_come + mine
        """One's own actions to come."""
        self.uses = to_come + mine > 0 or (after and not ended)
        """Whether buildings can still be used this season."""
        self.rolls = self.seasons + (1 if table.phase <= 1 else 0)
        """Rolls of the dice to come."""
        self.pending = pending
        """What is under way and not to be seen on the table yet."""
