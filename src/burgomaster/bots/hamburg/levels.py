"""How Hamburg is searched: at City Hall, at actions and at draws."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import Effort, Simulations
from burgomaster.games.hamburg.draws import REPLENISH
from burgomaster.games.hamburg.flow import CITY_HALL
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import BEFORE_ACTION, TURN

THINKING: Final = Effort()
DRAWING: Final = Effort(gain=1.0)
"""The card itself is luck, and louder than what choosing its colour brings."""

COUNCILLOR: Final[Simulations] = {1: 32, 2: 32, 3: 32, 4: 32, 5: 24}
MAYOR: Final[Simulations] = {1: 160, 2: 160, 3: 144, 4: 128, 5: 96}
"""By the number of seats: about 0.06 and 0.3 s of a processor for a decision, compiled."""


def effort(table: Hamburg) -> Effort | None:
    """Return how a question is searched: City Hall and actions; draws against one other alone."""
    step, _, what, _ = table.agenda[-1].parts
    if step is CITY_HALL or (step is TURN and what == BEFORE_ACTION):
        return THINKING
    return DRAWING if step is REPLENISH and table.seats() == 2 else None


LEVELS: Final = Levels(Clerk, effort, COUNCILLOR, MAYOR, misjudged=1.2)
