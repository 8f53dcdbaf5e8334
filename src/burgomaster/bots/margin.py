"""How much better the best of some choices is than the next, for those who are told why."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message

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


def told(values: list[float], better: str, close: str) -> list[Message]:
    """Return that the best of some values is so much better, or that it is close, in a game's own message.

    >>> [message.id for message in told([1.0, 4.2], "hb-hint-better", "hb-hint-close")]
    ['hb-hint-better']
    """
    ahead = lead(values)
    if ahead is None:
        return []
    return [Message(better, count=ahead) if ahead else Message(close)]
