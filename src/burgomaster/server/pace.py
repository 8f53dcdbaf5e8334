"""The pace of bots: it protects the event loop, so that people never wait for them.

A table's bots make a few moves a second. How many all bots make together is not fixed: as many as the loop
has time for. That is what its own thread uses of a processor, whoever asked for the work; how late an alarm
rings tells more of a server's neighbours than of itself. When the loop has used more than its share, bots
pause. Tables where people are come first, then hints, and analyses last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import IntEnum
from itertools import count
from time import monotonic, thread_time
from typing import Final

_BREATH: Final = 0.002
"""Between two turns everybody else is served for so long."""
_AT_ONCE: Final = 8
"""So many turns are made up for when the alarm rang late, as it does on a busy machine."""
_SLACK: Final = 0.05
"""So many seconds of a processor may be used in one go before bots pause."""
_LONGEST: Final = 1.0
"""However much there is to do, one bot has its turn after so many seconds."""


class Rank(IntEnum):
    """Who comes first."""

    PEOPLE = 0
    """A bot at a table where someone is."""
    NOBODY = 1
    """A bot at a table where nobody is just now."""
    HINT = 2
    ANALYSIS = 3


class Load:
    """How far the loop is behind: what its thread used, less its share of the time that has passed."""

    def __init__(self, share: float, clock: Callable[[], float], used: Callable[[], float]) -> None:
        self._share: Final = share
        self._clock: Final = clock
        self._used: Final = used
        self._at: tuple[float, float] | None = None
        self._behind = 0.0

    def pause(self) -> float:
        """Return for how many seconds bots should pause."""
        now, used = self._clock(), self._used()
        before, used_before = self._at or (now, used)
        self._at = now, used
        self._behind = max(0.0, self._behind + used - used_before - self._share * (now - before))
        return min(_LONGEST, max(0.0, self._behind - _SLACK) / self._share)


class Pace:
    """Gives turns to bots."""

    def __init__(
        self,
        per_table: float,
        share: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        used: Callable[[], float] = thread_time,
    ) -> None:
        self._gap_of_table: Final = 1 / per_table
        self._clock: Final = clock
        self._sleep: Final = sleep
        self._load: Final = Load(share, clock, used)
        self._numbers: Final = count()
        self._waiting: Final[dict[int, tuple[str, Rank, asyncio.Future[None]]]] = {}
        self._next: Final[dict[str, float]] = {}  # when a table's bots may move again
        self._running: asyncio.Task[None] | None = None
        self._came = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    async def turn(self, table: str, rank: Rank) -> None:
        """Wait until a bot of this table may move."""
        number = next(self._numbers)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (table, rank, future)
        self._came.set()
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._give())
        try:
            await future
        finally:
            self._waiting.pop(number, None)

    async def _give(self) -> None:
        due = 1
        while self._waiting:
            now = self._clock()
            given = self._let_some(due, now)
            if given:
                await self._sleep(_BREATH)
                pause = self._load.pause()
                if pause:
                    await self._sleep(pause)
                late = (self._clock() - now) / _BREATH
                due = 1 if pause else max(1, min(_AT_ONCE, int(late + 0.5)))
            elif self._waiting:
                soonest = min(self._next[table] for table, _, _ in self._waiting.values())
                await self._pause_until(soonest - now)
        self._next.clear()  # whoever comes later has paused long enough
        self._running = None

    def _let_some(self, due: int, now: float) -> int:
        """Let so many move, those who come first, at most one of a table; return how many did."""
        ready = sorted(
            (rank, number, table)
            for number, (table, rank, _) in self._waiting.items()
            if self._next.get(table, now) <= now
        )
        given = 0
        for _, number, table in ready:
            if given < due and self._next.get(table, now) <= now:
                self._let(number, now)
                given += 1
        return given

    def _let(self, number: int, now: float) -> None:
        table, _, future = self._waiting.pop(number)
        if not future.done():
            self._next[table] = now + self._gap_of_table
            future.set_result(None)
        if len(self._next) > 4 * (len(self._waiting) + 64):
            for each in [each for each, at in self._next.items() if at <= now]:
                del self._next[each]

    async def _pause_until(self, seconds: float) -> None:
        """Pause for so long, or until somebody else comes."""
        self._came.clear()
        came = asyncio.create_task(self._came.wait())
        alarm = asyncio.ensure_future(self._sleep(seconds))
        await asyncio.wait([came, alarm], return_when=asyncio.FIRST_COMPLETED)
        for task in (came, alarm):
            task.cancel()

    def close(self) -> None:
        """Give no more turns."""
        if self._running is not None:
            self._running.cancel()
