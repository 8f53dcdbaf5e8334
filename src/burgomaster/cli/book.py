"""The book of a game in a terminal: its cards or tiles, found by number or by words."""

from __future__ import annotations

from collections.abc import Sequence

from burgomaster.cli.say import Voice
from burgomaster.core.book import Entry
from burgomaster.words import LABELS, naming_of


def value_names(said: Voice, game: str, entry: Entry) -> list[str]:
    """Return the values of an entry that are words, as people call them."""
    found: list[str] = []
    for name, value in entry.values.items():
        label = f"{naming_of(game).prefix}{name}-name"
        if isinstance(value, str):
            found.append(said.words.label(label, value) if label in LABELS else value)
    return found


def matching(book: Sequence[Entry], said: Voice, game: str, words: str) -> list[Entry]:
    """Return the entries with this number, or those that hold all the words.

    Cards are found by their name, their values and their text; what has no printed name, by its values.
    """
    printed = [entry for entry in book if entry.name is None]
    if words.strip().isdecimal():
        return [entry for entry in printed if entry.number == int(words.strip()[:9])]
    wanted = words.lower().split()
    called = [
        entry for entry in book if entry.name is not None and wanted and _is_called(said, game, entry, wanted)
    ]
    return [
        *called,
        *[entry for entry in printed if all(word in _all_of(said, game, entry) for word in wanted)],
    ]


def _is_called(said: Voice, game: str, entry: Entry, wanted: list[str]) -> bool:
    """Tell whether words are the values of an entry, in their own or in people's words, its name first."""
    own = [value for value in entry.values.values() if isinstance(value, str)]
    names = value_names(said, game, entry)
    first, known = [*_words(own[:1]), *_words(names[:1])], [*_words(own), *_words(names)]
    return wanted[0] in first and all(word in known for word in wanted)


def _words(names: list[str]) -> list[str]:
    return [word for name in names for word in name.lower().split()]


def _all_of(said: Voice, game: str, entry: Entry) -> str:
    own = [str(value) for value in entry.values.values() if isinstance(value, str)]
    parts = [
        said.words.entry_name(entry),
        *own,
        *value_names(said, game, entry),
        said.words.entry_text(entry),
    ]
    return " ".join(parts).lower()


def entry_data(said: Voice, entry: Entry) -> dict[str, object]:
    """Return an entry as plain data."""
    return {
        "kind": entry.kind,
        "number": entry.number,
        "name": said.words.entry_name(entry),
        **entry.values,
        "text": said.words.entry_text(entry),
        "sources": entry.sources,
    }
