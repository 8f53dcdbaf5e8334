"""Luck, and what was made of it."""

from __future__ import annotations

from typing import NamedTuple

from burgomaster.insight.changes import Change, added
from burgomaster.insight.worlds import Mean

SURE = 2.0
"""What cost fewer standard errors than this cost nothing that one could tell."""


class Luck(NamedTuple):
    """What dice and draws brought a seat against what could be expected, and what it made of them."""

    seat: int
    by_chapter: dict[int, Mean]
    """In points ahead of the others' mean, by season or round."""
    total: Mean
    lost: float
    """The points that its choices cost, beside how a clerk would have played on."""
    kept: float
    """Its points as a part of them and of what its choices cost: 1 if they cost nothing."""


def luck_of(seat: int, changes: list[Change], points: int) -> Luck:
    """Return a seat's luck, added up over the moments of a game."""
    none = Mean(0.0, 0.0)
    by_chapter: dict[int, Mean] = {}
    total, lost = none, 0.0
    for change in changes:
        if change.seat != seat:
            continue
        chapter = change.moment.chapter[0]
        by_chapter[chapter] = added(by_chapter.get(chapter, none), change.luck)
        total = added(total, change.luck)
        if change.choice.value < -SURE * change.choice.error:
            lost -= change.choice.value
    return Luck(seat, by_chapter, total, lost, points / (points + lost) if points > 0 else 0.0)
