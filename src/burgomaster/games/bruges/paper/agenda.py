"""The agenda as a position writes it: what goes with what lies on the table."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.draws import DEAL, LOOK, ROLL, SHOW_TOP
from burgomaster.games.bruges.flow import PHASES
from burgomaster.games.bruges.paper.natural import round_frame
from burgomaster.games.bruges.table import NO_TOP, Bruges
from burgomaster.games.bruges.turns import ACT
from burgomaster.games.rows.paper.agenda import Wrong, frame_misfit, left_over, unrolled

_FRAME_STEPS: Final = ("round", "lap", *[step.name for step in PHASES])


def unfitting(table: Bruges) -> Wrong:
    """Return what does not go with the round and its phase; piles show their tops, or are to."""
    if not table.agenda:
        return None
    wrong = frame_misfit(table, round_frame(table), _FRAME_STEPS)
    if wrong is not None:
        return wrong
    die = unrolled(table, ROLL)
    if die:
        return "dice", Message("br-position-die", die=die)
    shown = [task.what for task in table.agenda if task.step is SHOW_TOP]
    for pile, cards in enumerate(table.piles):
        if cards and table.tops[pile] == NO_TOP and pile not in shown:
            return "tops", Message("br-position-top")
    return None


def idle_cards(table: Bruges) -> Wrong:
    """Return the cards that nothing on the agenda takes up."""
    return left_over(table, LOOK, DEAL, using=(ACT,))
