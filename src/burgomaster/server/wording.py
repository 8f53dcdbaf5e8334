"""The words a browser needs: those everyone hears, and those of one game."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.games import GAMES
from burgomaster.talk.denied import Denied
from burgomaster.words.bundle import LANGUAGES, files

_NOTICES = "notices"
"""What only the server itself writes: no browser needs it."""


def words_of(language: str, game: str = "") -> str:
    """Return the Fluent messages of a game in a language; without a game those that no game has for itself.

    >>> "game-name" in words_of("en"), "hb-colour-name" in words_of("en")
    (True, False)
    >>> "hb-colour-name" in words_of("en", "hamburg"), "ct-tile-name" in words_of("en", "hamburg")
    (True, False)
    """
    if language not in LANGUAGES:
        raise Denied(404, Message("language-unknown", language=language[:40], known=" ".join(LANGUAGES)))
    parts = [path for path in files(language) if _owner(path.stem) == game and path.stem != _NOTICES]
    return "\n".join([path.read_text(encoding="utf-8") for path in parts])


def _owner(name: str) -> str:
    """Return the game that a file is of, which its name begins with; nothing if it is everyone's."""
    for game in GAMES:
        if name == game or name.startswith(f"{game}_"):
            return game
    return ""
