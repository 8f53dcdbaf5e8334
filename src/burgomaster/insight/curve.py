"""The chance of winning of each seat, from the first season or round to the end."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgomaster.insight.chances import Steepness, chances
from burgomaster.insight.looks import Looks
from burgomaster.insight.worlds import Outcomes, mean, means_of, standing

AT_A_LOOK: Final = 3
"""In so many worlds a table is judged for the first curve."""

ENOUGH: Final = 0.49
"""So far off the lead may be, in points: its standard error over worlds."""
MORE: Final = 20
"""Where it is farther off, up to so many times as many worlds are tried."""
STEP: Final = 3
"""So many at a time."""


class Point(NamedTuple):
    """What everyone could expect at one time of the game, each as far as the own seat knew."""

    entry: int
    """The number of entries before it."""
    chapter: tuple[int, ...]
    time: float
    """In seasons or rounds: 2.5 is in the middle of the second."""
    points: tuple[float, ...]
    """What everyone expected to have in the end."""
    leads: tuple[float, ...]
    """By how much everyone expected to end ahead of the others' mean."""
    errors: tuple[float, ...]
    """How far the leads may be off: their standard errors over worlds."""
    chances: tuple[float, ...]
    bands: tuple[float, ...]
    """How far a chance may be off: by the worlds that were tried, and by how often such chances came true."""


class Curve:
    """Makes the points of the curve of one game."""

    def __init__(self, looks: Looks, steep: Steepness) -> None:
        self._looks: Final = looks
        self._walk: Final = looks.walk
        self._steep: Final = steep
        walk = looks.walk
        begins = [moment.begin for moment in walk.moments]
        self.entries: Final = [
            n
            for place, n in enumerate(begins)
            if not place or walk.moments[place].chapter != walk.moments[place - 1].chapter
        ]
        """Where the curve has points: wherever something new begins; the end comes besides."""

    def judged(self) -> list[Point]:
        """Return the curve at a look."""
        return [*(self._judged(entry) for entry in self.entries), self._end()]

    def played(self, entry: int, worlds: int) -> Point:
        """Return a point of the curve with the table played on to the end of its season or round."""
        last = self._walk.chapter(entry) + 1
        return self._point(entry, [self._rows(entry, seat, worlds, last) for seat in range(self._walk.seats)])

    def _rows(self, entry: int, seat: int, worlds: int, last: int) -> Outcomes:
        """Return what may be expected, in ever more worlds as long as they differ much."""
        rows = self._looks.rows(entry, seat, worlds, last)
        while len(rows) < MORE * worlds and mean([standing(row, seat) for row in rows]).error > ENOUGH:
            rows = self._looks.rows(entry, seat, min(MORE * worlds, len(rows) + STEP), last)
        return rows

    def looked_at(self) -> list[tuple[float, list[list[float]]]]:
        """Return for every time of the curve what everyone is expected to have, as each seat sees it."""
        return [
            (self.time(entry), [means_of(rows) for rows in self._at_a_look(entry)]) for entry in self.entries
        ]

    def steep_at(self, entry: int) -> float:
        """Return how much a point tells of who wins before an entry."""
        return self._steep.at(self.time(entry))

    def _judged(self, entry: int) -> Point:
        return self._point(entry, self._at_a_look(entry))

    def _at_a_look(self, entry: int) -> list[Outcomes]:
        return [self._looks.judged(entry, seat, AT_A_LOOK) for seat in range(self._walk.seats)]

    def _end(self) -> Point:
        table = self._walk.last
        scores = tuple([float(points) for points in table.scores()])
        winners = table.winners() if table.over else []
        won = tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(self._walk.seats)])
        leads = tuple([standing(list(scores), seat) for seat in range(self._walk.seats)])
        none = (0.0,) * self._walk.seats
        chapter = table.chapter()
        return Point(len(self._walk), tuple(chapter), chapter[0] + 1.0, scores, leads, none, won, none)

    def _point(self, entry: int, by_seat: list[Outcomes]) -> Point:
        """Return what each seat could expect by its own worlds."""
        time = self.time(entry)
        steep = self._steep.at(time)
        points: list[float] = []
        leads: list[float] = []
        errors: list[float] = []
        won: list[float] = []
        bands: list[float] = []
        for seat, rows in enumerate(by_seat):
            means = means_of(rows)
            lead = mean([standing(row, seat) for row in rows])
            chance = chances(means, steep)[seat]
            points.append(means[seat])
            leads.append(lead.value)
            errors.append(lead.error)
            won.append(chance)
            sampling = steep * chance * (1 - chance) * lead.error
            bands.append((sampling**2 + self._steep.error**2) ** 0.5)
        chapter = tuple(self._walk.table(entry).chapter())
        return Point(
            entry, chapter, time, tuple(points), tuple(leads), tuple(errors), tuple(won), tuple(bands)
        )

    def time(self, entry: int) -> float:
        """Return where in its season or round an entry stands, by how many entries come before it there."""
        walk = self._walk
        chapter = walk.chapter(entry)
        first = next(n for n in range(len(walk)) if walk.chapter(n) == chapter)
        after = next((n for n in range(entry, len(walk)) if walk.chapter(n) != chapter), len(walk))
        return chapter + (entry - first) / max(1, after - first)
