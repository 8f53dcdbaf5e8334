"""Tokens, ids and what people call themselves."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from burgomaster.core.message import Message, Refused

LONGEST_NAME: Final = 40
FACES: Final = 8
"""So many faces there are; the browser app has a name and a character for each."""

_MOST_MARKS: Final = 2
"""More combining signs in a row than that are no writing, but a tower over the lines above."""

# What Unicode calls default ignorable, and the blank sign of Braille: they leave no trace on the screen.
_UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def new_token() -> str:
    """Return a token nobody can guess."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Return an invitation's code nobody can guess."""
    return secrets.token_urlsafe(12)


def new_table_id() -> str:
    """Return a table's id: short enough for a link, and not to be guessed."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


@lru_cache(1024)
def _dealt(table_id: str) -> tuple[int, ...]:
    return tuple(sorted(range(FACES), key=lambda face: hashed(f"{table_id}/{face}")))


def faces_at(table_id: str, chosen: Mapping[int, int]) -> list[int]:
    """Return the faces of a table's seats, in the order of the seats: always the same, no two alike.

    Whoever chose a face (`chosen`, by seats from 0) has it, unless an earlier seat has; who was dealt it gets
    theirs instead.

    >>> dealt = faces_at("abc", {})
    >>> sorted(dealt) == list(range(FACES)), dealt == faces_at("abd", {})
    (True, False)
    >>> faces_at("abc", {0: dealt[1], 2: dealt[1]}) == [dealt[1], dealt[0], *dealt[2:]]
    True
    """
    faces = list(_dealt(table_id))
    for seat, face in sorted(chosen.items()):
        if face in [faces[earlier] for earlier in chosen if earlier < seat]:
            continue
        holder = faces.index(face)
        faces[seat], faces[holder] = face, faces[seat]
    return faces


def hashed(secret: str) -> str:
    """Return what is stored of a token or a code."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """Return a name as it is shown, or refuse one that cannot be told from others or shown on one line.

    Signs that cannot be seen are left out, and blanks at the ends or in a row.

    >>> clean_name("  Anna\u200b  Maria "), clean_name("Jose\u0301")
    ('Anna Maria', 'José')
    """
    shown = _visible(unicodedata.normalize("NFC", name))
    if not shown or not shown.isprintable():
        raise Refused(Message("name-unprintable"))
    if len(shown) > LONGEST_NAME:
        raise Refused(Message("name-too-long", most=LONGEST_NAME))
    if _piled(shown):
        raise Refused(Message("name-marks", most=_MOST_MARKS))
    return shown


def _visible(text: str) -> str:
    """Return a text without signs that leave no trace, and with one blank for any number of them."""
    return " ".join(_UNSEEN.sub("", text).split())


def _piled(text: str) -> bool:
    """Tell whether more marks stand over one sign than any script needs.

    >>> _piled("e\u0301\u0302"), _piled("e\u0301\u0302\u0303")
    (False, True)
    """
    marks = 0
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False


def same(name: str) -> str:
    """Return what two names have in common that people would take for one.

    >>> same("ANNA") == same("Anna") == same("\uff21nna"), same("Anna") == same("Anne")
    (True, False)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_free(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that somebody at the table has already."""
    if same(name) in {same(each) for each in taken}:
        raise Refused(Message("name-taken", name=name))


def clean_text(text: str) -> str:
    """Return what was said without signs that cannot be seen, or refuse it if nothing is left."""
    shown = "".join([sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text)])
    shown = shown.strip()
    if not _visible(shown):
        raise Refused(Message("chat-empty"))
    if _piled(shown):
        raise Refused(Message("chat-marks", most=_MOST_MARKS))
    return shown
