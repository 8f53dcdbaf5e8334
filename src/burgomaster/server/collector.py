"""Python's garbage collector, led so that nobody feels it.

Left to itself it looks, now and then, at everything there is to find what only holds itself, and with
hundreds of tables in memory that takes most of a second in which nobody is answered. But tables and moves
leave nothing to be found: only closed connections do. So here it looks every few seconds at what is new, what
stays is set aside (`gc.freeze`) as soon as looking at it takes long, and all is looked at only when closed
connections may be among what was set aside, and then in a quiet moment if there is one.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final, Literal

_TICK: Final = 1.0
_THRESHOLDS: Final = (100_000, 1_000, 1_000)
"""Python looks by itself only after so many new objects, should all come at once, and never at everything."""
_NEW: Final = 10_000
"""After so many new objects it is time to look at them."""
_LONG: Final = 0.01
"""When looking took so many seconds, what stayed is set aside."""
_LOST: Final = 500
"""So many closed connections among what was set aside are worth a look at everything in a quiet moment."""
_MOST_LOST: Final = 4_000
"""So many are in any: as many as there are connections at once, some 30 KiB each."""
_RARELY: Final = 600.0
"""So many seconds pass at least between two quiet looks at everything."""
_QUIET: Final = 0.02
"""A moment is quiet when the loop has used less of a processor than this since the last tick."""


class Collector:
    """Looks for garbage at the right moments, and counts what that costs."""

    def __init__(self, clock: Callable[[], float] = time.thread_time) -> None:
        self._clock: Final = clock  # how much the thread of the loop has worked
        self._before: tuple[int, int, int] | None = None
        self._began = 0.0
        self._used = 0.0
        self._quiet_at = 0.0
        self._running: asyncio.Task[None] | None = None
        self.looks = 0
        """How often Python looked for garbage, by itself or because it was told to."""
        self.full_looks = 0
        """How often at everything."""
        self.seconds = 0.0
        """How long all that took, in processor time."""
        self.longest = 0.0
        self.set_aside = 0
        """How often what stays was set aside."""
        self.lost = 0
        """How many connections closed since the last look at everything that had been set aside."""

    def open(self) -> None:
        """Lead the collector from now on; what is there already (modules, cards, choices) stays."""
        self._before = gc.get_threshold()
        gc.set_threshold(*_THRESHOLDS)
        if not gc.get_freeze_count():
            gc.collect()
            gc.freeze()
        gc.callbacks.append(self._note)
        self._used = self._clock()
        self._running = asyncio.create_task(self._run())

    def close(self) -> None:
        """Leave the collector to itself."""
        if self._before is None or self._running is None:
            return
        self._running.cancel()
        gc.callbacks.remove(self._note)
        gc.set_threshold(*self._before)
        self._before = None

    def came(self) -> int:
        """Return what a connection gives back when it closes."""
        return self.set_aside

    def went(self, came: int) -> None:
        """Note that a connection closed; nobody but a look at everything finds what was set aside of it."""
        if came < self.set_aside:
            self.lost += 1

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(_TICK)
            used = self._clock()
            self.tick(loop.time(), quiet=used - self._used < _QUIET * _TICK)
            self._used = self._clock()

    def tick(self, now: float, quiet: bool) -> None:
        """Look for garbage, if it is time to."""
        due = quiet and self.lost >= _LOST and now >= self._quiet_at
        if due or self.lost >= _MOST_LOST:
            self._quiet_at = now + _RARELY
            self._look_at_everything()
        elif gc.get_count()[0] >= _NEW or sum(gc.get_count()[1:]) > 0:
            began = self._clock()
            gc.collect()
            if self._clock() - began > _LONG:
                self._set_aside()

    def _look_at_everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        self.full_looks += 1
        self._set_aside()
        self.lost = 0

    def _set_aside(self) -> None:
        gc.freeze()
        self.set_aside += 1

    def _note(self, phase: Literal["start", "stop"], _: dict[str, int]) -> None:
        """Count what a look cost; Python calls this before and after each."""
        if phase == "start":
            self._began = self._clock()
            return
        took = self._clock() - self._began
        self.looks += 1
        self.seconds += took
        self.longest = max(self.longest, took)


def settle_worker() -> None:
    """Lead the collector of a helper process: what is there stays, and it is looked at nothing else often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
