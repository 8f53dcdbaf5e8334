"""How Hamburg is searched, and how much at each level."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.apprentice import Apprentice
from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.search import COUNCILLOR_SECONDS, MAYOR_SECONDS, Effort, Searcher
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import CITY_HALL
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import BEFORE_ACTION, TURN

THINKING: Final = Effort()
DRAWING: Final = Effort(gain=1.0)
"""The card itself is luck, and louder than what choosing its colour brings."""

MISJUDGED: Final = 1.2
"""By how many points an apprentice is off."""


def effort(table: Hamburg) -> Effort | None:
    """Return how a question is searched: City Hall and actions; draws against one other alone."""
    step, _, what, _ = table.agenda[-1].parts
    if step is CITY_HALL or (step is TURN and what == BEFORE_ACTION):
        return THINKING
    return DRAWING if step is REPLENISH and table.seats() == 2 else None


def apprentice() -> Apprentice[Hamburg]:
    """Return a beginner."""
    return Apprentice(Clerk(), MISJUDGED)


def councillor() -> Searcher[Hamburg]:
    """Return a player who tries a few things before it decides."""
    return Searcher(Clerk(), effort, 24, COUNCILLOR_SECONDS)


def mayor() -> Searcher[Hamburg]:
    """Return the strongest player there is."""
    return Searcher(Clerk(), effort, 96, MAYOR_SECONDS)
