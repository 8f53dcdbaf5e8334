"""How much better the best of some choices is than the next, in messages for people."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message

CLOSE: Final = 0.75
"""What is worth less than this beside the next best, in points, is a matter of taste."""


def ahead(values: list[float], close: str, better: str) -> list[Message]:
    """Return by how much the best of some values is ahead, in a game's own words for either case.

    >>> ahead([1.0, 4.2, 1.5], "near", "far"), ahead([4.0, 4.2], "near", "far"), ahead([4.0], "near", "far")
    ([Message('far', count=3)], [Message('near')], [])
    """
    best, *others = sorted(values, reverse=True)
    if not others:
        return []
    margin = best - others[0]
    return [Message(close) if margin < CLOSE else Message(better, count=round(margin))]
