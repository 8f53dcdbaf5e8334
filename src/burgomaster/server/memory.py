"""The tables in memory: fetched when someone wants one, held while anyone uses it, dropped when idle.

A table in use is pinned, by whoever waits for it, works at it or watches it, and what is pinned is never
dropped. Of those nobody uses a few stay, in case someone comes back: who was left first goes first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

MOST_IDLE: Final = 200
"""So many tables stay in memory that nobody uses."""


class _Place(Generic[T]):
    """Where a table lies in memory; its lock is for whoever works at the table, or fetches it."""

    __slots__ = ("fetching", "id", "lock", "pins", "table")

    def __init__(self, table_id: str) -> None:
        self.id: Final = table_id
        self.lock: Final = asyncio.Lock()
        self.pins = 0
        """How many use it, or wait for it."""
        self.table: T | None = None
        self.fetching: asyncio.Task[T] | None = None


class Memory(Generic[T]):
    """Keeps what `fetch` returns, by id.

    There is no second try: whoever has the lock of a place and finds no table fetches it, so nobody can be
    given one that was dropped meanwhile.
    """

    def __init__(
        self,
        fetch: Callable[[str], Coroutine[Any, Any, T]],
        most_idle: int | None = None,
        let_go: Callable[[T], None] | None = None,
    ) -> None:
        self._fetch: Final = fetch
        self._let_go: Final = let_go  # called with what is kept no longer
        self._most_idle: Final = MOST_IDLE if most_idle is None else most_idle
        self._places: Final[dict[str, _Place[T]]] = {}
        self._idle: Final[dict[str, _Place[T]]] = {}  # those nobody uses; the one left last stands last

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._places

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncGenerator[T]:
        """Hold a table's lock, and have the table; one that cannot be fetched is refused as `fetch` does."""
        place = self.pin(table_id)
        try:
            async with place.lock:
                yield await self._table(place)
        finally:
            self.unpin(table_id)

    async def _table(self, place: _Place[T]) -> T:
        """Return the table of a place whose lock one has; if one stops waiting, the next has less to wait."""
        table = place.table
        if table is not None:
            return table
        fetching = place.fetching
        if fetching is None:
            fetching = place.fetching = asyncio.create_task(self._fetch(place.id))
        try:
            return await asyncio.shield(fetching)
        finally:
            if fetching.done():  # also when one stops waiting in that very moment
                place.fetching = None
                if not fetching.cancelled() and fetching.exception() is None:
                    place.table = fetching.result()

    def pin(self, table_id: str) -> _Place[T]:
        """Keep a table in memory, from when it is fetched until it is unpinned as often as it was pinned."""
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = _Place(table_id)
        place.pins += 1
        self._idle.pop(table_id, None)
        return place

    def unpin(self, table_id: str) -> None:
        """Let a table go; if nobody else uses it, it is kept while there is room."""
        place = self._places[table_id]
        place.pins -= 1
        if place.pins:
            return
        self._idle[table_id] = place
        if place.table is None:
            self._drop(table_id)
        while len(self._idle) > self._most_idle:
            self._drop(next(iter(self._idle)))

    def _drop(self, table_id: str) -> None:
        place = self._idle.pop(table_id)
        del self._places[table_id]
        if place.fetching is not None:  # nobody waits for it any more
            place.fetching.cancel()
        self._empty(place)

    def _empty(self, place: _Place[T]) -> None:
        table, place.table = place.table, None
        if table is not None and self._let_go is not None:
            self._let_go(table)

    def known(self, table_id: str) -> T | None:
        """Return a table as it is in memory, without its lock; None if it is not there."""
        place = self._places.get(table_id)
        return None if place is None else place.table

    def forget(self, table_id: str, table: T) -> None:
        """Keep this table no longer, as it is not what the database says: whoever comes next fetches it."""
        place = self._places.get(table_id)
        if place is None or place.table is not table:
            return
        self._empty(place)
        if not place.pins:
            self._drop(table_id)

    async def close(self) -> None:
        """Fetch nothing any more."""
        tasks = [place.fetching for place in self._places.values() if place.fetching is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
