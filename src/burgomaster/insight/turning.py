"""Turning points: what moved most, beyond doubt, and what else could have been done."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.insight.better import Better, better
from burgomaster.insight.chances import chances
from burgomaster.insight.changes import Change, Changes
from burgomaster.insight.curve import Curve, Point
from burgomaster.insight.looks import Looks
from burgomaster.insight.moments import EVERYONE
from burgomaster.insight.worlds import Mean

MOST: Final = 5
"""So many turning points are told."""
BEST: Final = 2
"""So many of the best moves of each player are told."""
LOOKED_AT: Final = 8
"""So many moments are looked at closely for luck, and as many for what was chosen."""
CLOSER: Final = 2
"""So many times as many moves as are told are looked at closely."""
NEARER: Final = 4
"""Nothing is looked at again in fewer worlds."""
LEAST: Final = 2.0
"""Nothing that moved fewer points than this is told as a turning point."""
WORTH_TELLING: Final = 1.0
"""Nothing that brought fewer points than this is told as one of the best moves."""
SURE: Final = 2.0
"""Nothing that moved fewer standard errors than this is told."""

LUCK: Final = "luck"
GAIN: Final = "gain"
LOSS: Final = "loss"


class Turned(NamedTuple):
    """A moment that moved much."""

    change: Change
    time: float
    """When it began, in seasons or rounds."""
    cause: str
    """LUCK; GAIN: a choice that brought more than the clerk would have; LOSS: one beside a better one."""
    moved: Mean
    """By how many points ahead of the others' mean it moved the seat: what is claimed of it."""
    chance: tuple[float, float]
    """The seat's chance of winning before and after it."""
    played: Choice | None
    """What was chosen, where a choice moved it."""
    better: Better | None
    """What would have been better, where something was."""
    told: list[Message]
    """What happened, as the story tells it to the seat."""


class Turning:
    """Finds the turning points of one game."""

    def __init__(self, looks: Looks, changes: Changes, curve: Curve, count: int) -> None:
        self._looks: Final = looks
        self._walk: Final = looks.walk
        self._changes: Final = changes
        self._curve: Final = curve
        self._count: Final = count

    def nearer(self, change: Change) -> Change:
        """Look at a moment again, in a quarter of the worlds."""
        return self._changes.closer(change, max(NEARER, self._count // 4))

    def halfway(self, change: Change) -> Change:
        """Look at a moment in half of the worlds: some need no closer look then."""
        return self._changes.closer(change, max(NEARER, self._count // 2))

    def best(self, seat: int, changes: list[Change], curve: list[Point]) -> list[Turned]:
        """Return a player's best moves: those that brought more than the clerk would have found."""
        own = [change for change in changes if change.moment.seat == seat and change.choice.value > 0]
        own.sort(key=lambda change: -change.choice.value)
        nearer = [self.nearer(change) for change in own[: CLOSER * BEST]]
        hopeful = [change for change in nearer if _most(change.choice) >= WORTH_TELLING]
        hopeful.sort(key=lambda change: -change.choice.value)
        closely = [self._changes.closer(change, self._count) for change in hopeful[:BEST]]
        gains = [change for change in closely if change.choice.value >= SURE * change.choice.error]
        gains.sort(key=lambda change: -change.choice.value)
        return [self._gain(change, curve) for change in gains if change.choice.value >= WORTH_TELLING]

    def closely(self, change: Change, curve: list[Point]) -> list[Turned]:
        """Look at a moment closely; nothing if what it seemed to be does not hold."""
        found = self._looked_at(self._changes.closer(change, self._count), curve)
        return [found] if found is not None and _beyond_doubt(found.moved) else []

    def _looked_at(self, close: Change, curve: list[Point]) -> Turned | None:
        if close.by_luck or close.moment.seat == EVERYONE:
            return self._turned(close, LUCK, close.luck, curve)
        if close.choice.value > 0:
            return self._gain(close, curve)
        return self._loss(close, curve)

    def _turned(
        self,
        change: Change,
        cause: str,
        moved: Mean,
        curve: list[Point],
        played: Choice | None = None,
        found: Better | None = None,
    ) -> Turned:
        time, chance = self._curve.time(change.moment.begin), self._chance(change, moved, curve)
        return Turned(change, time, cause, moved, chance, played, found, self._told(change))

    def _gain(self, change: Change, curve: list[Point]) -> Turned:
        return self._turned(change, GAIN, change.choice, curve, self._played(change))

    def _loss(self, change: Change, curve: list[Point]) -> Turned | None:
        """Return a choice that cost something: only if something better was found, and as much as that."""
        found = better(self._walk, self._looks.worlds, change.moment, self._count, self._looks.hindsight)
        if found is None:
            return None
        return self._turned(
            change, LOSS, Mean(-found.gain.value, found.gain.error), curve, found.played, found
        )

    def _played(self, change: Change) -> Choice:
        first = next(run.begin for run in change.moment.runs if not run.luck)
        return self._walk.choices[first]

    def _told(self, change: Change) -> list[Message]:
        moment = change.moment
        return self._walk.told(moment.begin, moment.end, moment.seat)

    def _chance(self, change: Change, moved: Mean, curve: list[Point]) -> tuple[float, float]:
        """Return the seat's chance before and after: the others stay as far apart as they were."""
        steep = self._curve.steep_at(change.moment.begin)
        earlier = [point for point in curve if point.entry <= change.moment.begin] or curve[:1]
        others = [points for seat, points in enumerate(earlier[-1].points) if seat != change.seat]
        middle = sum(others) / max(1, len(others))
        spread = [points - middle for points in others]
        before, after = [
            chances([lead, *spread], steep)[0] for lead in (change.before, change.before + moved.value)
        ]
        return before, after


def worth_a_look(changes: list[Change]) -> list[Change]:
    """Return where luck and where choices moved most at a glance, each moment once."""
    luck = sorted(changes, key=lambda change: -abs(change.luck.value))
    choice = sorted(changes, key=lambda change: -abs(change.choice.value))
    once = {change.moment.begin: change for change in [*_first(choice), *_first(luck)]}
    return [change for change in once.values() if _most(change.larger) >= LEAST]


def moved_most(changes: list[Change]) -> list[Change]:
    """Return those of some changes that moved most, in case some do not hold more than are told."""
    return sorted(changes, key=lambda change: -abs(change.larger.value))[: CLOSER * MOST]


def _most(moved: Mean) -> float:
    """Return how much something may well have moved, either way."""
    return abs(moved.value) + SURE * moved.error


def settled(change: Change, found: list[Turned]) -> bool:
    """Tell whether a moment, looked at closely, would hardly be among those that are told."""
    least = LEAST if len(found) < MOST else sorted([abs(turned.moved.value) for turned in found])[-MOST]
    return _most(change.larger) < least


def largest(found: list[Turned]) -> list[Turned]:
    """Return the turning points that are told, in the order of the game."""
    found = sorted(found, key=lambda turned: -abs(turned.moved.value))[:MOST]
    return sorted(found, key=lambda turned: turned.change.moment.begin)


def _first(ordered: list[Change]) -> list[Change]:
    """Return the first of some changes, one for each moment."""
    once: dict[int, Change] = {}
    for change in ordered:
        once.setdefault(change.moment.begin, change)
    return list(once.values())[:LOOKED_AT]


def _beyond_doubt(moved: Mean) -> bool:
    return abs(moved.value) >= LEAST and abs(moved.value) >= SURE * moved.error
