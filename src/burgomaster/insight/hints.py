"""Hints: what to choose now, found as an analysis finds what would have been better.

The clerk's best choices are tried in worlds imagined from what the seat sees, played on to the end of the
season or round and judged. Some worlds say which is best, others by how much: else the luckiest would be
praised. Nothing is claimed that these do not carry; where time is up too soon, that is said.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgomaster.bots.base import Allowance, Budget
from burgomaster.bots.clerk import Clerk
from burgomaster.bots.margin import CLOSE
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Table
from burgomaster.insight.better import MOST, gains
from burgomaster.insight.worlds import Mean, Outcomes, Worlds, mean, standing

NEXT: Final = 2
"""So many of the next best choices are told."""
WORLDS: Final = 40
"""In so many worlds choices are tried, where there is time."""
FEWEST: Final = 4
"""What was tried in fewer worlds tells nothing."""
SURE: Final = 2.0
"""What is claimed is at least so many standard errors."""
FINDING: Final = 0.35
"""This part of the time is for finding the best, the rest for how far it leads."""
AGAIN: Final = 2
"""So often another choice may turn out to be the best when one looks closer."""


class Rival(NamedTuple):
    """One of the next best choices, and by how many points it stays behind."""

    choice: Choice
    behind: Mean


class Hint(NamedTuple):
    """What to choose, in how many worlds it was tried, and what speaks for it."""

    choice: Choice
    worlds: int
    """0 where nothing was tried: there was no time, or nothing else worth a try."""
    rivals: tuple[Rival, ...]
    """The next best, the nearest first; none where nothing was tried."""
    reasons: list[Message]
    hurried: bool = False
    """Whether time was up before anything could be told."""

    @property
    def ahead(self) -> Mean | None:
        """Return by how many points it leads the next best; None where nothing was tried."""
        return self.rivals[0].behind if self.rivals else None


class Trying:
    """The choices of one decision, tried in ever new worlds while there is time."""

    def __init__(self, clerk: Clerk[Any], table: Table, seat: int, seed: int) -> None:
        self._worlds: Final = Worlds(clerk, seed)
        self._table: Final = table
        self._seat: Final = seat
        self._last: Final = table.chapter()[0] + 1
        self._used = 0

    def tried(self, choices: list[Choice], count: int, allowance: Allowance) -> list[Outcomes]:
        """Return what each of some choices led to, in so many worlds or as many as there is time for."""
        found: list[Outcomes] = [[] for _ in choices]
        while len(found[0]) < count and allowance.go_on():
            begun, self._used = self._used, self._used + 1
            each = self._worlds.after(self._table, self._seat, choices, self._used, self._last, begun)
            for rows, more in zip(found, each, strict=True):
                rows += more
        return found

    def in_order(self, choices: list[Choice], count: int, allowance: Allowance) -> list[Choice]:
        """Return choices with those first that do best in so many worlds; as they are, if time is up."""
        rows = self.tried(choices, count, allowance)
        if len(rows[0]) < FEWEST:
            return choices
        means = [mean([standing(row, self._seat) for row in each]).value for each in rows]
        return [choices[n] for n in sorted(range(len(choices)), key=lambda n: -means[n])]

    def behind(self, choices: list[Choice], count: int, allowance: Allowance) -> tuple[int, list[Rival]]:
        """Return how far choices stay behind the first, and in how many fresh worlds that was found."""
        first, *others = self.tried(choices, count, allowance)
        if len(first) < FEWEST:
            return 0, []
        rivals = [
            Rival(choice, mean(gains(first, rows, self._seat)))
            for choice, rows in zip(choices[1:], others, strict=True)
        ]
        return len(first), sorted(rivals, key=lambda rival: rival.behind.value)


def hint(
    clerk: Clerk[Any], table: Table, seat: int, seed: int, worlds: int = WORLDS, seconds: float | None = None
) -> Hint:
    """Return what a seat could choose now, tried in so many worlds or as many as there is time for.

    All comes from what the seat sees: of two tables that look alike to it the same is said.
    """
    rng = Fast(seed)
    trial = clerk.trial(clerk.imagined(table.seen_by(seat), rng), seat, rng)
    choices = table.offers_to(seat)[:]
    if len(choices) == 1:
        return Hint(choices[0], 0, (), [])
    ranked = [choice for choice, _ in trial.ranked(choices)[:MOST]] or choices[:1]
    if len(ranked) == 1:
        return Hint(ranked[0], 0, (), trial.why(ranked[0]))
    order, count, rivals = found_out(ranked, Trying(clerk, table, seat, seed), worlds, seconds)
    return Hint(order[0], count, tuple(rivals), trial.why(order[0]), hurried=not rivals)


def found_out(
    ranked: list[Choice], trying: Trying, worlds: int, seconds: float | None
) -> tuple[list[Choice], int, list[Rival]]:
    """Return choices with the best first, in how many worlds that was found, and how far others stay behind.

    Where it cannot be found out in time, they stay as the clerk ranks them.
    """
    most = max(FEWEST, worlds)
    order = trying.in_order(ranked, max(FEWEST, most // 2), _within(seconds, FINDING))[: 1 + NEXT]
    allowance = _within(seconds, 1 - FINDING)
    for _ in range(1 + AGAIN):
        count, rivals = trying.behind(order, most, allowance)
        if not rivals:
            break
        best = rivals[0]
        if not sure(Mean(-best.behind.value, best.behind.error)):
            return order, count, rivals
        order = [best.choice, *[choice for choice in order if choice != best.choice]]
    return ranked, 0, []


def _within(seconds: float | None, share: float) -> Allowance:
    """Return what is left of a part of some seconds, from now on."""
    return Budget(seconds=None if seconds is None else share * seconds).begin()


def sure(lead: Mean) -> bool:
    """Tell whether a lead is worth telling, and beyond doubt.

    >>> sure(Mean(3.0, 1.0)), sure(Mean(3.0, 1.6)), sure(Mean(0.5, 0.1)), sure(Mean(-3.0, 1.0))
    (True, False, False, False)
    """
    return lead.value >= CLOSE and lead.value >= SURE * lead.error


def claim(found: Hint, game: str) -> Message:
    """Return what is said of a choice: its lead with twice its standard error, or that nothing leads."""
    if found.hurried:
        return Message("hint-little")
    if found.ahead is None:
        return Message("hint-only")
    if not sure(found.ahead):
        return Message("hint-close", worlds=found.worlds, game=game)
    points, error = _points(found.ahead)
    return Message("hint-leads", worlds=found.worlds, game=game, points=points, error=error)


def compared(rival: Rival) -> Message:
    """Return how one of the next best choices compares with the best."""
    if not sure(rival.behind):
        return Message("hint-even")
    points, error = _points(rival.behind)
    return Message("hint-behind", points=points, error=error)


def _points(lead: Mean) -> tuple[int, int]:
    """Return a lead as it is told, and twice its standard error."""
    return round(lead.value), max(1, round(2 * lead.error))
