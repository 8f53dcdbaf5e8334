"""The games the server offers."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Refused
from burgomaster.server.titles.base import Title as Title
from burgomaster.server.titles.hamburg import TITLE as HAMBURG

TITLES: Final = {title.id: title for title in (HAMBURG,)}
"""The games by their ids."""


def title_of(game: str) -> Title:
    """Return a game by its id, or refuse an id that is not known."""
    if game not in TITLES:
        raise Refused(Message("game-unknown", game=game[:40], known=", ".join(TITLES)))
    return TITLES[game]
