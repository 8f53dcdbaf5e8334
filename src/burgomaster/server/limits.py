"""Limits: how often someone may do something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final


class Bucket:
    """Lets so much through a second, and a burst of more after a pause.

    >>> clock = iter([0.0, 0.0, 0.0, 0.5]).__next__
    >>> bucket = Bucket(rate=2, burst=1, clock=clock)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, False, True)
    """

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Return the seconds until there is one again."""
        return max(0.0, (1 - self._left) / self._rate)


class Buckets:
    """A bucket for every address; those not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._most: Final = most
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        if len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[address] = bucket  # the one used last stands last
        return bucket
