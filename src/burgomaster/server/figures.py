"""What is counted as it happens: cheap enough for every move, and nothing in it names a table or a person.

The host's page shows some of it, and `hosting/metrics.py` tells all of it to Prometheus.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from burgomaster.talk.stored import now

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds, in seconds, by which times are sorted."""

_LATELY: Final = 500
"""Of so many times it is known how long most took."""
_MOST_SLOW: Final = 20
_SLOW: Final = 0.25
"""What takes longer, in seconds, is noted as slow."""
_MOST_REASONS: Final = 500
"""There are fewer messages that refuse something; what is beyond is counted together."""


class Times:
    """How long something took: so many times below each bound, the sum, and the last few themselves."""

    __slots__ = ("below", "lately", "total")

    def __init__(self) -> None:
        self.below: Final = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.lately: Final[deque[float]] = deque(maxlen=_LATELY)

    def note(self, seconds: float) -> None:
        """Note how long it took once."""
        self.below[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
        self.lately.append(seconds)

    def most(self, share: float = 0.99) -> float:
        """Return in how many seconds so large a part of the last ones was done.

        >>> times = Times()
        >>> for milliseconds in range(100): times.note(milliseconds / 1000)
        >>> times.most()
        0.098
        """
        ordered = sorted(self.lately)
        return ordered[max(0, int(len(ordered) * share) - 1)] if ordered else 0.0


class Figures:
    """All that one server process counts."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock: Final = clock
        self.since: Final = now()
        self.moves: Final[Counter[str]] = Counter({"people": 0, "bots": 0})
        """By who made them: people, bots."""
        self.refusals: Final[Counter[str]] = Counter()
        """By the id of the reason, one of ours."""
        self.acknowledged: Final = Times()
        """From the arrival of a move until its answer is made."""
        self.committed: Final = Times()
        """From the wish to store a move until it is on disk."""
        self.requests: Final[Counter[tuple[str, int]]] = Counter()
        """By the pattern of the path and the status."""
        self.slow: Final[deque[tuple[str, float, str]]] = deque(maxlen=_MOST_SLOW)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        known = reason in self.refusals or len(self.refusals) < _MOST_REASONS
        self.refusals[reason if known else "others"] += 1

    def note_slow(self, what: str, seconds: float) -> None:
        """Note what took long."""
        if seconds >= _SLOW:
            self.slow.append((what, seconds, now()))
