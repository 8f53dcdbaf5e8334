"""The book of a game on the wire: its cards with their sentences in one language."""

from __future__ import annotations

from functools import lru_cache

from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.server.messages import CardInfo, IconInfo
from burgomaster.words import LANGUAGES, Words


def cards(game: str, language: str, data: str) -> list[CardInfo]:
    """Return all cards of a data set in one language; an empty name means the usual set."""
    rules = rules_of(game)
    if language not in LANGUAGES:
        raise Refused(Message("language-unknown", language=language[:40], known=" ".join(LANGUAGES)))
    found = rules.options({"data": data} if data else {}).get("data", "")
    return _cards(game, language, str(found))


@lru_cache(maxsize=64)  # a data set of this name never changes while the process runs
def _cards(game: str, language: str, data: str) -> list[CardInfo]:
    words = Words(language)
    return [
        CardInfo(
            number=entry.number,
            name=words.entry_name(entry),
            category=str(entry.values.get("category", "")),
            colour=str(entry.values.get("colour", "")),
            activation=str(entry.values.get("activation", "")),
            cost=int(entry.values.get("cost", 0)),
            points=int(entry.values.get("points", 0)),
            text=words.entry_text(entry),
            icons=[IconInfo(icon.sign, icon.of, icon.text) for icon in entry.icons],
            sources=entry.sources,
        )
        for entry in rules_of(game).book(data)
        if entry.kind == "card"
    ]
