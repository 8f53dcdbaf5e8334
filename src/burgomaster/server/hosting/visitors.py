"""Who is connected, from where: for the host alone, and only as long as they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol


class Visit(Protocol):
    """A connection, as a host knows it."""

    @property
    def address(self) -> str:
        """Return from where it comes, as limits count it."""
        ...

    @property
    def table(self) -> str:
        """Return to which table it came."""
        ...

    def dismiss(self) -> None:
        """Close it: whoever it is is not let in any more."""


class Visitors:
    """All connections to tables of one server process."""

    def __init__(self) -> None:
        self._here: Final[set[Visit]] = set()

    def __len__(self) -> int:
        return len(self._here)

    def __iter__(self) -> Iterator[Visit]:
        return iter(list(self._here))

    def add(self, visit: Visit) -> None:
        """Note that someone came."""
        self._here.add(visit)

    def drop(self, visit: Visit) -> None:
        """Note that someone went."""
        self._here.discard(visit)
