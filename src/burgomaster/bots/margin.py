"""How much better the best of some choices is than the next, for those who are told why."""

from __future__ import annotations

from typing import Final

CLOSE: Final = 0.75
"""What is worth less than this beside the next best, in points, is a matter of taste."""


def lead(values: list[float]) -> int | None:
    """Return how many points the best of some values is ahead; 0 if it is close, None if there is no other.

    >>> lead([1.0, 4.2, 1.5]), lead([4.0, 4.2]), lead([4.0])
    (3, 0, None)
    """
    best, *others = sorted(values, reverse=True)
    if not others:
        return None
    margin = best - others[0]
    return 0 if margin < CLOSE else round(margin)
