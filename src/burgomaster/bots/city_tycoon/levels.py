"""How City Tycoon is searched, and how much at each level."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.apprentice import Apprentice
from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.bots.search import COUNCILLOR_SECONDS, MAYOR_SECONDS, Effort, Searcher
from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.draft import PICK_TILE
from burgomaster.games.city_tycoon.table import CityTycoon

THINKING: Final = Effort(gain=4.0)

MISJUDGED: Final = 2.0
"""By how many points an apprentice is off."""


def effort(table: CityTycoon) -> Effort | None:
    """Return how a question is searched: what to pick, and what to build."""
    step = table.agenda[-1].step
    return THINKING if step is PICK_TILE or step is BUILD_TURN else None


def apprentice() -> Apprentice[CityTycoon]:
    """Return a beginner."""
    return Apprentice(Clerk(), MISJUDGED)


def councillor() -> Searcher[CityTycoon]:
    """Return a player who tries a few things before it decides."""
    return Searcher(Clerk(), effort, 24, COUNCILLOR_SECONDS)


def mayor() -> Searcher[CityTycoon]:
    """Return the strongest player there is."""
    return Searcher(Clerk(), effort, 96, MAYOR_SECONDS)
