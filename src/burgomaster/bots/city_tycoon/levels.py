"""How City Tycoon is searched: at what to pick and what to build."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.bots.levels import Levels
from burgomaster.bots.search import Effort
from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.draft import PICK_TILE
from burgomaster.games.city_tycoon.table import CityTycoon

THINKING: Final = Effort(gain=4.0)


def effort(table: CityTycoon) -> Effort | None:
    """Return how a question is searched: what to pick, and what to build."""
    step = table.agenda[-1].step
    return THINKING if step is PICK_TILE or step is BUILD_TURN else None


LEVELS: Final = Levels(Clerk, effort, misjudged=2.0)
