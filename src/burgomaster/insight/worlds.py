"""What may be expected of a table: played on in some worlds to the end of a season or round, and judged.

The same worlds are used at every table of a game, with the same luck in each, so that two tables differ by
what happened between them and by little else.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from burgomaster.bots.clerk import AtOnce, Clerk, Weighing
from burgomaster.core.chance import Common, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.playout import Policy, Until, play_on
from burgomaster.core.table import Table

Outcomes = list[list[float]]
"""The points that every seat may expect, a row for each world."""

NOBODY: Final = -1
"""Nobody plays on carefully."""

HINDSIGHT: Final = -1
"""The eye that sees everything: what lay hidden is known, luck to come is not."""


class Mean(NamedTuple):
    """A mean over worlds, and how far it may be off: its standard error."""

    value: float
    error: float


def mean(values: list[float]) -> Mean:
    """Return the mean of one value for each world.

    >>> mean([1.0, 3.0])
    Mean(value=2.0, error=1.0)
    """
    count = len(values)
    middle = sum(values) / count
    if count == 1:
        return Mean(middle, 0.0)
    spread = sum([(value - middle) ** 2 for value in values])
    return Mean(middle, sqrt(spread / (count - 1) / count))


def standing(row: list[float], seat: int) -> float:
    """Return by how much a seat is ahead of the others' mean.

    >>> standing([10.0, 4.0, 6.0], 0)
    5.0
    """
    return row[seat] - (sum(row) - row[seat]) / max(1, len(row) - 1)


def means_of(rows: Outcomes) -> list[float]:
    """Return what everyone may expect on average over worlds.

    >>> means_of([[1.0, 4.0], [3.0, 4.0]])
    [2.0, 4.0]
    """
    return [sum(of_seat) / len(rows) for of_seat in zip(*rows, strict=True)]


class Worlds:
    """Plays tables of one game on, always in the same worlds."""

    def __init__(self, clerk: Clerk[Any], seed: int) -> None:
        self._clerk: Final = clerk
        self._keys: Final[list[int]] = []
        self._source: Final = Fast(seed)

    def keys(self, worlds: int) -> list[int]:
        """Return the keys of the first worlds."""
        while len(self._keys) < worlds:
            self._keys.append(self._source.word())
        return self._keys[:worlds]

    def judged(self, table: Table, eye: int, worlds: int) -> Outcomes:
        """Return what every seat may expect of a table at a look, without playing on."""
        return [self._value(world) for world in self._imagined(table, eye, self.keys(worlds))]

    def outcomes(
        self, table: Table, eye: int, worlds: int, last: int, careful: int = NOBODY, after: int = 0
    ) -> Outcomes:
        """Return what every seat may expect, played on until season or round `last` begins.

        All play on by a quick look, but for one who is careful: how one goes on oneself matters most. Of the
        worlds those `after` the first so many are told.
        """
        keys = self.keys(worlds)[after:]
        imagined = self._imagined(table, eye, keys)
        return [self._played_on(world, key, last, careful) for world, key in zip(imagined, keys, strict=True)]

    def after(
        self,
        table: Table,
        seat: int,
        choices: list[Choice],
        worlds: int,
        last: int,
        after: int = 0,
        eye: int | None = None,
    ) -> list[Outcomes]:
        """Return the same for each of several choices of a seat, as it sees the table or through an `eye`."""
        keys = self.keys(worlds)[after:]
        imagined = self._imagined(table, seat if eye is None else eye, keys)
        found: list[Outcomes] = []
        for choice in choices:
            rows: Outcomes = []
            for world, key in zip(imagined, keys, strict=True):
                tried = world.clone()
                tried.source = Common(key)
                tried.apply(seat, choice)
                rows.append(self._played_on(tried, key, last, seat))
            found.append(rows)
        return found

    def ranked(self, table: Table, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        """Return what the clerk would think of, the best first, as the seat sees the table."""
        rng = Fast(self.keys(1)[0])
        trial = self._clerk.trial(self._clerk.imagined(table.seen_by(seat), rng), seat, rng)
        return [choice for choice, _ in trial.ranked(choices)[:most]]

    def _imagined(self, table: Table, eye: int, keys: list[int]) -> list[Table]:
        if eye == HINDSIGHT:
            return [table.clone() for _ in keys]
        seen = table.seen_by(eye)
        return [seen.imagined(Fast(key)) for key in keys]

    def _played_on(self, world: Table, key: int, last: int, careful: int) -> list[float]:
        chapters = 0 if world.over else last - world.chapter()[0]
        if chapters > 0:
            rng = Fast(key)
            policies: list[Policy] = [AtOnce(self._clerk, rng)] * world.seats()
            if careful != NOBODY:
                policies[careful] = Weighing(self._clerk, rng)
            world.source = Common(key)
            play_on(world, policies, Until(chapters=chapters))
        return self._value(world)

    def _value(self, table: Table) -> list[float]:
        return [float(points) for points in table.scores()] if table.over else self._clerk.values(table)
