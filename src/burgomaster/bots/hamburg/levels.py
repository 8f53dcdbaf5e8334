"""How Hamburg is searched: at City Hall and at actions."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import Effort, Simulations
from burgomaster.games.hamburg.flow import CITY_HALL
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import BEFORE_ACTION, TURN

THINKING: Final = Effort(rivals=1.0, glances=6, deeper=20)
"""What a season leads to shows in the one after it, if there are worlds enough to see it."""

COUNCILLOR: Final[Simulations] = {1: 32, 2: 32, 3: 28, 4: 24, 5: 24}
MAYOR: Final[Simulations] = {1: 160, 2: 160, 3: 136, 4: 112, 5: 96}
"""By the number of seats: about 0.06 and 0.3 s of a processor for a decision, compiled."""


def effort(table: Hamburg) -> Effort | None:
    """Return how a question is searched: City Hall and actions; draws are luck, whatever one tries."""
    step, _, what, _ = table.agenda[-1].parts
    return THINKING if step is CITY_HALL or (step is TURN and what == BEFORE_ACTION) else None


LEVELS: Final = Levels(Clerk, effort, COUNCILLOR, MAYOR, misjudged=1.2)
