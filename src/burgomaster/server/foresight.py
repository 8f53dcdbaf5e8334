"""What was foreseen lately, at all tables: asked again, it is not worked out anew.

It is kept as it is sent, so that all who wait for the same answer share one copy.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from burgomaster.talk.story import Story

MOST_BYTES: Final = 8 * 1024 * 1024
"""So much is kept in all; the longest answers of a grown city have 400 KB, most have ten."""

Key = tuple[str, tuple[int, int], int, bytes]

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Foresight:
    """Answers to what would be if, by table, its state, seat and question; what was wanted last stays."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most: Final = most_bytes
        self._kept: Final[dict[Key, msgspec.Raw]] = {}
        self._bytes = 0

    def known(self, key: Key) -> msgspec.Raw | None:
        """Return what was foreseen before, ready to be sent, if it is still kept."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._kept[key] = kept  # the one wanted last stands last
        return kept

    def keep(self, key: Key, found: dict[str, Any]) -> msgspec.Raw:
        """Keep what was foreseen, and as much as there is room for of what was wanted before; return it."""
        ready = msgspec.Raw(_encode(found))
        self._add(key, ready)
        while self._bytes > self._most:
            self._drop(next(iter(self._kept)))
        return ready

    def _add(self, key: Key, found: msgspec.Raw) -> None:
        self._drop(key)
        self._kept[key] = found
        self._bytes += len(key[-1]) + len(found)

    def _drop(self, key: Key) -> None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._bytes -= len(key[-1]) + len(found)

    def __len__(self) -> int:
        return len(self._kept)


def key_of(table: str, story: Story, seat: int, about: dict[str, Any]) -> Key:
    """Return under what an answer is kept: with the next change of the table it is another one."""
    return table, story.now, seat, _encode(about)
