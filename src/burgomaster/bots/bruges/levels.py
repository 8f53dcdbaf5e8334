"""How Bruges is searched: at actions, and whether to advance."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.bruges.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import Effort
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import BEFORE, TURN

THINKING: Final = Effort(chapters=2)
"""What a card brings shows in the round after it."""


def effort(table: Bruges) -> Effort | None:
    """Return how a question is searched: actions, and whether to advance."""
    step, _, what, _ = table.agenda[-1].parts
    return THINKING if step is MAY_ADVANCE or (step is TURN and what == BEFORE) else None


LEVELS: Final = Levels(Clerk, effort, misjudged=0.8)
