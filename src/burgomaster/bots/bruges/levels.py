"""How Bruges is searched: at actions, and whether to advance."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.bruges.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import Effort, Simulations
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.turns import BEFORE, TURN

THINKING: Final = Effort(chapters=2)
"""What a card brings shows in the round after it."""

COUNCILLOR: Final[Simulations] = {2: 48, 3: 40, 4: 32}
MAYOR: Final[Simulations] = {2: 224, 3: 176, 4: 144}
"""By the number of seats: about 0.06 and 0.3 s of a processor for a decision, compiled."""


def effort(table: Bruges) -> Effort | None:
    """Return how a question is searched: actions, and whether to advance."""
    step, _, what, _ = table.agenda[-1].parts
    return THINKING if step is MAY_ADVANCE or (step is TURN and what == BEFORE) else None


LEVELS: Final = Levels(Clerk, effort, COUNCILLOR, MAYOR, misjudged=0.8)
