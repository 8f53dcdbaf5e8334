"""Whether the server is well: can it store, is its file still there, is there room, does the loop turn."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
from collections import deque
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

import burgomaster
from burgomaster.core.message import Message
from burgomaster.server.collector import Collector
from burgomaster.server.door import Seldom
from burgomaster.server.engine import database_url
from burgomaster.server.postgres import look
from burgomaster.server.settings import Settings
from burgomaster.server.trouble import FULL, MOVED, UNWRITABLE, trouble
from burgomaster.talk.messages import Readiness
from burgomaster.talk.plain import said

log: Final = logging.getLogger("burgomaster.server")

_TICK: Final = 0.02
_MINUTE: Final = 60.0
_AGE: Final = 1.0
"""So many seconds an answer is given again, so that asking often costs nothing."""
_PATIENCE: Final = 2.0


class LoopWatch:
    """Ticks, and notes how late each tick is: so long something held the loop, and with it everybody."""

    def __init__(self) -> None:
        self.longest = 0.0
        """The longest time, in seconds, since the start."""
        self._late: Final[deque[tuple[float, float]]] = (
            deque()
        )  # of the last minute, none later than the next

    async def run(self) -> None:
        """Tick for ever."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + _TICK
            await asyncio.sleep(_TICK)
            self.note(loop.time(), loop.time() - wanted)

    def note(self, now: float, late: float) -> None:
        """Note how late a tick was."""
        self.longest = max(self.longest, late)
        while self._late and self._late[-1][1] <= late:
            self._late.pop()
        self._late.append((now, late))
        while self._late[0][0] < now - _MINUTE:
            self._late.popleft()

    def lately(self) -> float:
        """Return the longest time, in seconds, of the last minute."""
        return self._late[0][1] if self._late else 0.0


class Health:
    """Looks whether all is well, when asked."""

    def __init__(self, settings: Settings, collector: Collector) -> None:
        self._settings: Final = settings
        self._collector: Final = collector
        url = database_url(settings.database)
        self._url: Final = url
        self._file: Final = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
        self._number: tuple[int, int] | None = None
        self._watch: Final = LoopWatch()
        self._ticking: asyncio.Task[None] | None = None
        self._asking: Final = asyncio.Lock()
        self._last: tuple[float, Readiness] | None = None
        self._seldom: Final = Seldom(log.error)

    def open(self) -> None:
        """Begin to watch, once the database is there."""
        self._number = self._present()
        self._ticking = asyncio.create_task(self._watch.run())

    def close(self) -> None:
        """Watch no longer."""
        if self._ticking is not None:
            self._ticking.cancel()

    def loop_held(self) -> float:
        """Return the longest time, in seconds, in the last minute in which nobody was answered."""
        return self._watch.lately()

    async def readiness(self) -> Readiness:
        """Return how the server is; many who ask at once share one answer."""
        async with self._asking:
            loop = asyncio.get_running_loop()
            if self._last is None or loop.time() - self._last[0] > _AGE:
                found, free = await asyncio.to_thread(self._look)
                if found:
                    self._seldom(f"not ready: {' '.join([each.id for each in found])}")
                self._last = loop.time(), self._told(found, free)
            return self._last[1]

    def _told(self, found: list[Message], free: int | None) -> Readiness:
        return Readiness(
            ready=not found,
            version=burgomaster.__version__,
            trouble=[said(each) for each in found],
            free_bytes=free,
            loop_held_ms=round(self._watch.lately() * 1000),
            loop_held_longest_ms=round(self._watch.longest * 1000),
            collections=self._collector.looks,
            full_collections=self._collector.full_looks,
            collecting_ms=round(self._collector.seconds * 1000),
            collecting_longest_ms=round(self._collector.longest * 1000),
        )

    def _present(self) -> tuple[int, int] | None:
        """Return which file it is that lies where the database should be."""
        if self._file is None:
            return None
        try:
            status = os.stat(self._file)
        except OSError:
            return None
        return status.st_dev, status.st_ino

    def _look(self) -> tuple[list[Message], int | None]:
        """Return what is wrong, and how many bytes are free; called in a thread, as it may take a while."""
        if self._file is None:
            return self._look_at_postgres(), None
        if self._present() != self._number:
            return [MOVED], None
        try:
            free = shutil.disk_usage(self._file.parent).free
            with closing(sqlite3.connect(self._file, timeout=_PATIENCE, isolation_level=None)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                (number,) = connection.execute("PRAGMA user_version").fetchone()
                connection.execute(f"PRAGMA user_version = {int(number)}")
                connection.execute("ROLLBACK")
        except (sqlite3.Error, OSError) as error:
            return [trouble(error) or UNWRITABLE], None
        return ([FULL] if free < self._settings.least_free_bytes else []), free

    def _look_at_postgres(self) -> list[Message]:
        try:
            look(self._url)
        except DBAPIError as error:
            return [trouble(error) or UNWRITABLE]
        return []
