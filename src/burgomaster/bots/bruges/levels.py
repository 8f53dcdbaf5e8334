"""How Bruges is searched, and how much at each level."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.apprentice import Apprentice
from burgomaster.bots.bruges.clerk import Clerk
from burgomaster.bots.search import COUNCILLOR_SECONDS, MAYOR_SECONDS, Effort, Searcher
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import BEFORE, TURN

THINKING: Final = Effort(chapters=2)
"""What a card brings shows in the round after it."""

MISJUDGED: Final = 0.8
"""By how many points an apprentice is off."""


def effort(table: Bruges) -> Effort | None:
    """Return how a question is searched: actions, and whether to advance."""
    step, _, what, _ = table.agenda[-1].parts
    return THINKING if step is MAY_ADVANCE or (step is TURN and what == BEFORE) else None


def apprentice() -> Apprentice[Bruges]:
    """Return a beginner."""
    return Apprentice(Clerk(), MISJUDGED)


def councillor() -> Searcher[Bruges]:
    """Return a player who tries a few things before it decides."""
    return Searcher(Clerk(), effort, 24, COUNCILLOR_SECONDS)


def mayor() -> Searcher[Bruges]:
    """Return the strongest player there is."""
    return Searcher(Clerk(), effort, 96, MAYOR_SECONDS)
