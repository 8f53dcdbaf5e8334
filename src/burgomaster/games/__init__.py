"""The games, one folder each, and the list of them.

A game's words, bots, its screen in the terminal and its room in the browser are found by its id.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, cast

from burgomaster.core.message import Message, Refused
from burgomaster.core.rules import Rules

GAMES: Final = {
    "hamburg": "burgomaster.games.hamburg.rules",
    "bruges": "burgomaster.games.bruges.rules",
    "city_tycoon": "burgomaster.games.city_tycoon.rules",
}
"""The games that can be played, by their ids: the module that has a game's `RULES`."""


def rules_of(game: str) -> Rules[Any]:
    """Return the rules of a game by its id, or refuse an id that is not known."""
    if game not in GAMES:
        raise Refused(Message("game-unknown", game=game[:40], known=", ".join(GAMES)))
    return cast("Rules[Any]", import_module(GAMES[game]).RULES)
