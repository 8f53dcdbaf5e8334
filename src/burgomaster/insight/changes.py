"""What each moment changed: how far luck and choices moved what a seat might expect.

Both ends of a moment are played on to the same season or round in the same worlds, so that nothing of the
difference comes from looking further. It is judged as the seat knew it then, unless hindsight is asked for.
"""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from burgomaster.insight.looks import Looks
from burgomaster.insight.moments import EVERYONE, Moment, Run
from burgomaster.insight.worlds import Mean, Outcomes, mean, standing

CLEAR: Final = 0.3
"""So far off, in points, what a moment brought may be at a glance: its standard error over worlds."""


class Change(NamedTuple):
    """What a moment brought a seat, in points ahead of the others' mean."""

    moment: Moment
    seat: int
    luck: Mean
    choice: Mean
    before: float
    """By how much the seat was expected to end ahead of the others' mean."""

    @property
    def total(self) -> float:
        """Return what luck and choices brought together."""
        return self.luck.value + self.choice.value

    @property
    def by_luck(self) -> bool:
        """Tell whether luck did more of it than what was chosen."""
        return abs(self.luck.value) >= abs(self.choice.value)

    @property
    def larger(self) -> Mean:
        """Return the part that did more."""
        return self.luck if self.by_luck else self.choice


class _Look(NamedTuple):
    """How one looks at a table: for whom, in how many worlds, how far, and how that seat plays on."""

    seat: int
    worlds: int
    last: int
    careful: bool


class Changes:
    """Looks at the moments of one game, each as closely as is asked for."""

    def __init__(self, looks: Looks) -> None:
        self._looks: Final = looks
        self._walk: Final = looks.walk

    def at_a_glance(self, moment: Moment, worlds: int) -> list[Change]:
        """Return what a moment brought: to its seat, or to everyone if all had the same luck.

        Where worlds differ much, it is looked at in twice as many.
        """
        seats = range(self._walk.seats) if moment.seat == EVERYONE else [moment.seat]
        return [self._glance(moment, seat, worlds) for seat in seats]

    def _glance(self, moment: Moment, seat: int, worlds: int) -> Change:
        first = self._of(moment, seat, worlds, careful=False)
        if hypot(first.luck.error, first.choice.error) < CLEAR:
            return first
        return self._of(moment, seat, 2 * worlds, careful=False)

    def closer(self, change: Change, worlds: int) -> Change:
        """Look again, in more worlds, in which the seat plays on as carefully as the clerk does."""
        return self._of(change.moment, change.seat, worlds, careful=True)

    def _of(self, moment: Moment, seat: int, worlds: int, careful: bool) -> Change:
        look = _Look(seat, worlds, self._walk.chapter(moment.end) + 1, careful)
        parts = {True: Mean(0.0, 0.0), False: Mean(0.0, 0.0)}
        for run in moment.runs:
            parts[run.luck] = added(parts[run.luck], self._difference(run, look))
        before = mean([standing(row, seat) for row in self._rows(moment.begin, look)]).value
        return Change(moment, seat, parts[True], parts[False], before)

    def _difference(self, run: Run, look: _Look) -> Mean:
        rows = zip(self._rows(run.begin, look), self._rows(run.end, look), strict=True)
        return mean([standing(after, look.seat) - standing(before, look.seat) for before, after in rows])

    def _rows(self, number: int, look: _Look) -> Outcomes:
        return self._looks.rows(number, look.seat, look.worlds, look.last, look.careful)


def added(one: Mean, other: Mean) -> Mean:
    """Return the sum of two that have nothing to do with each other."""
    return Mean(one.value + other.value, hypot(one.error, other.error))
