"""All games, for tests that try each of them."""

from __future__ import annotations

from typing import Any, Final

from tests.bruges.game import BRUGES
from tests.city_tycoon.game import CITY_TYCOON
from tests.games.game import Subject
from tests.hamburg.game import HAMBURG

GAMES: Final[tuple[Subject[Any], ...]] = (HAMBURG, BRUGES, CITY_TYCOON)

SHIPPED: Final = [(game, name) for game in GAMES for name in game.sets.shipped()]
"""Every data set that the project ships."""


def named(case: object) -> str:
    """Return what a test of a game is called, or of one of its sets."""
    return case.name if isinstance(case, Subject) else str(case)
