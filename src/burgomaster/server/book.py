"""The book of a game on the wire: its cards and tiles with their sentences in one language."""

from __future__ import annotations

from functools import lru_cache

from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.talk.messages import Book, BookEntry, IconInfo
from burgomaster.words import LANGUAGES, Words


def book(game: str, language: str, data: str) -> Book:
    """Return the book of a game as a data set prints it; an empty name means the usual set."""
    rules = rules_of(game)
    if language not in LANGUAGES:
        raise Refused(Message("language-unknown", language=language[:40], known=" ".join(LANGUAGES)))
    found = rules.options({"data": data} if data else {}).get("data", "")
    return Book(game, language, _entries(game, language, str(found)))


@lru_cache(maxsize=64)  # a data set of this name never changes while the process runs
def _entries(game: str, language: str, data: str) -> list[BookEntry]:
    words = Words(language)
    return [
        BookEntry(
            kind=entry.kind,
            number=entry.number,
            name=words.entry_name(entry),
            values=entry.values,
            text=words.entry_text(entry),
            icons=[IconInfo(icon.sign, icon.of, icon.text) for icon in entry.icons],
            sources=entry.sources,
        )
        for entry in rules_of(game).book(data)
    ]
