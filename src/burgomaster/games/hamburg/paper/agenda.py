"""The agenda as a position writes it: what goes with what lies on the table."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.hamburg.actions import LAY_HELD
from burgomaster.games.hamburg.cards.searching import SEARCH
from burgomaster.games.hamburg.draws import DEAL, LOOK, ROLL
from burgomaster.games.hamburg.flow import CLERIC_DOWN, DEPLOY_CLERIC
from burgomaster.games.hamburg.paper.natural import former_frame, season_frame
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import ACT
from burgomaster.games.rows.paper.agenda import Wrong, frame_misfit, left_over, unrolled

_FRAME_STEPS: Final = (
    *("season", "new-first-player", "clear-markers", "cleric-down", "majorities"),
    *("round", "phase-three", "phase-two", "phase-one"),
)


def unfitting(table: Hamburg) -> Wrong:
    """Return what does not go with the season and its phase, as its cleric does."""
    if not table.agenda:
        return None
    frame = season_frame(table)
    if table.agenda[: len(frame)] != frame and table.phase in (1, 2):
        frame = former_frame(table)
    wrong = frame_misfit(table, frame, _FRAME_STEPS)
    if wrong is not None:
        return wrong
    steps = [task.step for task in table.agenda]
    waiting = table.phase < 2 or DEPLOY_CLERIC in steps or (table.phase == 4 and CLERIC_DOWN not in steps)
    if waiting != (table.cleric < 0) or steps.count(DEPLOY_CLERIC) > (1 if table.phase == 2 else 0):
        return "cleric", Message("position-cleric")
    die = unrolled(table, ROLL)
    return ("dice", Message("position-die", die=die)) if die else None


def idle_cards(table: Hamburg) -> Wrong:
    """Return the cards that nothing on the agenda takes up, or that are missing for it."""
    if table.found and (not table.agenda or table.agenda[-1].step is not SEARCH):
        return "found", Message("position-left-over")
    return left_over(table, LOOK, DEAL, using=(ACT, LAY_HELD), needing=(LAY_HELD,))
