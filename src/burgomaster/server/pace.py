"""The pace of bots: it protects the event loop, so that people never wait for them.

A table's bots make a few moves a second, all bots together some more; tables where people are come first, and
the busier the loop is (the later the pace's own alarm rings), the longer the pauses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from time import monotonic
from typing import Final

_PATIENCE: Final = 4.0
"""So many times as late as the alarm rang, bots pause longer."""
_LONGEST: Final = 1.0


class Pace:
    """Gives turns to bots."""

    def __init__(
        self,
        per_table: float,
        in_all: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._gap_of_table: Final = 1 / per_table
        self._gap: Final = 1 / in_all
        self._clock: Final = clock
        self._sleep: Final = sleep
        self._numbers: Final = count()
        self._waiting: Final[dict[int, tuple[str, bool, asyncio.Future[None]]]] = {}
        self._next: Final[dict[str, float]] = {}  # when a table's bots may move again
        self._running: asyncio.Task[None] | None = None
        self._came = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    async def turn(self, table: str, people: bool) -> None:
        """Wait until a bot of this table may move; `people` tells whether anyone is there."""
        number = next(self._numbers)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (table, people, future)
        self._came.set()
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._give())
        try:
            await future
        finally:
            self._waiting.pop(number, None)

    async def _give(self) -> None:
        while self._waiting:
            now = self._clock()
            ready = [
                (not people, number)
                for number, (table, people, _) in self._waiting.items()
                if self._next.get(table, now) <= now
            ]
            if ready:
                self._let(min(ready)[1], now)
                await self._pause(self._gap)
            else:
                soonest = min(self._next[table] for table, _, _ in self._waiting.values())
                await self._pause_until(soonest - now)
        self._next.clear()  # whoever comes later has paused long enough
        self._running = None

    def _let(self, number: int, now: float) -> None:
        table, _, future = self._waiting.pop(number)
        if not future.done():
            self._next[table] = now + self._gap_of_table
            future.set_result(None)
        if len(self._next) > 4 * (len(self._waiting) + 64):
            for each in [each for each, at in self._next.items() if at <= now]:
                del self._next[each]

    async def _pause(self, seconds: float) -> None:
        """Pause for so long, and longer the later this ends: then the loop has much to do."""
        began = self._clock()
        await self._sleep(seconds)
        late = self._clock() - began - seconds
        if late > seconds:
            await self._sleep(min(_LONGEST, _PATIENCE * late))

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
