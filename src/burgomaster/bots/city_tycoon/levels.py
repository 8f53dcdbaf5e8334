"""How City Tycoon is searched: at what to pick and what to build."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import Effort, Simulations
from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.draft import PICK_TILE
from burgomaster.games.city_tycoon.table import CityTycoon

THINKING: Final = Effort(gain=4.0, closely=True)

COUNCILLOR: Final[Simulations] = {2: 48, 3: 36, 4: 28, 5: 24}
MAYOR: Final[Simulations] = {2: 240, 3: 176, 4: 136, 5: 112}
"""By the number of seats: about 0.06 and 0.3 s of a processor for a decision, compiled."""


def effort(table: CityTycoon) -> Effort | None:
    """Return how a question is searched: what to pick, and what to build."""
    step = table.agenda[-1].step
    return THINKING if step is PICK_TILE or step is BUILD_TURN else None


LEVELS: Final = Levels(Clerk, effort, COUNCILLOR, MAYOR, misjudged=2.0)
