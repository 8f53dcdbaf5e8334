"""First games: a position for someone new, and a chance that is the same for everyone.

`first_games/GAME.toml` is the position, `first_games/GAME-alone.toml` that of a first game alone, against
whoever the rules play. What happens after it follows from a secret that is no secret: whoever explains a game
must know what comes. So one person plays it, with computer players. All such secrets, of earlier texts too,
are listed in `first_games/secrets.txt`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from burgomaster.core.message import Message, Refused
from burgomaster.talk.opening import LESSON
from burgomaster.talk.stored import StoredSeat, StoredTable

_FOLDER: Final = Path(__file__).with_name("first_games")


def _text(game: str, alone: bool) -> Path:
    return _FOLDER / (f"{game}-alone.toml" if alone else f"{game}.toml")


def has_lesson(game: str, *, alone: bool = False) -> bool:
    """Tell whether a game has a first game for someone new, with others or alone.

    >>> has_lesson("hamburg"), has_lesson("chess")
    (True, False)
    >>> has_lesson("hamburg", alone=True), has_lesson("bruges", alone=True)
    (True, False)
    """
    return _text(game, alone).is_file()


def lesson(game: str, *, alone: bool = False) -> str:
    """Return the position with which the first game of someone new begins."""
    if not has_lesson(game, alone=alone):
        raise Refused(Message("lesson-unknown", game=game))
    return _text(game, alone).read_text(encoding="utf-8")


def lesson_secret(game: str, *, alone: bool = False) -> bytes:
    """Return what decides the chance of a first game, the same every time the same text begins it."""
    return hashlib.sha256(lesson(game, alone=alone).encode()).digest()


def begin_lesson(stored: StoredTable, seats: list[StoredSeat], *, alone: bool = False) -> None:
    """Let a new table begin with the first game of someone new."""
    stored.secret, stored.begins = lesson_secret(stored.game, alone=alone), LESSON
    for seat in seats:
        seat.nonce = ""  # what anyone added would change what happens


@cache
def known_secrets(game: str) -> frozenset[str]:
    """Return the secrets that everyone could know before a game began, as records write them.

    Those of earlier texts stay in the list.

    >>> lesson_secret("hamburg").hex() in known_secrets("hamburg"), len(known_secrets("chess"))
    (True, 0)
    """
    lines = (_FOLDER / "secrets.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" ") for line in lines if not line.startswith("#")]
    return frozenset([secret for of, secret in pairs if of == game])
