"""The games, one folder each, and the list of them."""

from __future__ import annotations

from typing import Any

from burgomaster.core.message import Message, Refused
from burgomaster.core.rules import Rules

GAMES = ("hamburg", "city_tycoon")
"""The ids of the games that can be played."""


def rules_of(game: str) -> Rules[Any]:
    """Return the rules of a game by its id, or refuse an id that is not known."""
    if game == "hamburg":
        from burgomaster.games.hamburg.rules import RULES

        return RULES
    if game == "city_tycoon":
        from burgomaster.games.city_tycoon.rules import RULES as CITY_TYCOON

        return CITY_TYCOON
    raise Refused(Message("game-unknown", game=game[:40], known=", ".join(GAMES)))
