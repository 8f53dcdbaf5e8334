"""The analysis of a game: first the curve at a look, then everything played on, then what moved most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from burgomaster.bots.clerk import Clerk
from burgomaster.bots.registry import bot
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import Record
from burgomaster.games import rules_of
from burgomaster.insight.chances import fit_of, version
from burgomaster.insight.changes import Change, Changes
from burgomaster.insight.curve import Curve, Point
from burgomaster.insight.looks import Looks
from burgomaster.insight.luck import Luck, luck_of
from burgomaster.insight.moments import Walk
from burgomaster.insight.turning import Turned, Turning, largest, moved_most, settled, worth_a_look
from burgomaster.insight.worlds import Worlds

WORLDS: Final = 40
"""In so many worlds turning points are looked at, unless another number is asked for."""
ALONG: Final = 0.2
"""In this part of them every point of the curve is played on at least."""
AT_A_GLANCE: Final = 0.1
"""In this part of them every moment is looked at, in twice that where it may have moved anything much."""
FEWEST: Final = 4
"""No fewer worlds than this tell anything."""


class Analysis(NamedTuple):
    """What a game was about."""

    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    hindsight: bool
    worlds: int
    version: str
    """Which fit its chances are by."""
    curve: list[Point]
    refined: int
    """So many points of the curve were played on; the others are judged at a look."""
    luck: list[Luck]
    turning: list[Turned]
    """What moved most, in the order of the game."""
    best: list[Turned]
    """The best moves of each player."""
    complete: bool
    """Whether nothing is to come any more."""

    def plain(self) -> dict[str, Plain]:
        """Return it as plain data: seats count from 1, entries from 0."""
        from burgomaster.insight.plain import plain  # it is about analyses

        return plain(self)


class Where:
    """Where somebody looks while an analysis is made: what is there is played on first."""

    def __init__(self) -> None:
        self.entry: int | None = None
        """The number of the entry; None: nobody looks anywhere."""

    def next(self, entries: list[int]) -> int:
        """Return the entry to look at next, of those that are left: the nearest, or else the first.

        >>> where = Where()
        >>> where.next([0, 10, 20])
        0
        >>> where.entry = 14
        >>> where.next([0, 10, 20])
        10
        """
        at = self.entry
        return entries[0] if at is None else min(entries, key=lambda entry: abs(entry - at))


def analyse(record: Record, *, worlds: int = WORLDS, hindsight: bool = False, seed: int = 1) -> Analysis:
    """Return what a finished game was about; the same for the same seed and number of worlds.

    Everything is judged as each seat knew it then; in `hindsight` as if all cards had lain open.
    """
    *_, last = analysed(record, worlds=worlds, hindsight=hindsight, seed=seed)
    return last


def analysed(
    record: Record,
    *,
    worlds: int = WORLDS,
    hindsight: bool = False,
    seed: int = 1,
    where: Where | None = None,
) -> Iterator[Analysis]:
    """Yield the analysis as far as it has come, step by step: the first curve soon, all of it in the end.

    Every step takes some tenths of a second at most with the compiled engine. `where` may change meanwhile.
    """
    if record.unfinished:
        raise Refused(Message("analysis-unfinished"))
    if worlds < FEWEST:
        raise Refused(Message("analysis-worlds", least=FEWEST))
    walk = Walk(rules_of(record.game), record)
    clerk = cast("Clerk[Any]", bot("clerk", record.game))
    looks = Looks(walk, Worlds(clerk, seed), hindsight)
    fit = fit_of(record.game, walk.seats, expansions=bool(record.options.get("expansions")))
    curve, changes = Curve(looks, fit.steepness), Changes(looks)
    names, scores = tuple(walk.last.seat_names(record.seats)), tuple(walk.last.scores())
    points = curve.judged()
    found = Analysis(
        record.game, names, scores, hindsight, worlds, version(), points, 0, [], [], [], complete=False
    )
    yield found
    for further in _along(curve, points, _part(worlds, ALONG), where or Where()):
        found = found._replace(curve=further, refined=found.refined + 1)
        yield found
    each: list[Change] = []
    for moment in walk.moments:
        each += changes.at_a_glance(moment, _part(worlds, AT_A_GLANCE))
        yield found
    found = found._replace(luck=[luck_of(seat, each, scores[seat]) for seat in range(walk.seats)])
    yield found
    turning = Turning(looks, changes, curve, worlds)
    yield from _turned(turning, found, each)


def _along(curve: Curve, points: list[Point], worlds: int, where: Where) -> Iterator[list[Point]]:
    """Yield the curve with one point after the other played on, those first where somebody looks."""
    left = [*curve.entries]
    while left:
        entry = where.next(left)
        left.remove(entry)
        number = curve.entries.index(entry)
        points = [*points[:number], curve.played(entry, worlds), *points[number + 1 :]]
        yield points


def _turned(turning: Turning, found: Analysis, each: list[Change]) -> Iterator[Analysis]:
    """Yield the analysis with what moved most, and then with everyone's best moves."""
    nearer: list[Change] = []
    for change in worth_a_look(each):
        nearer.append(turning.nearer(change))
        yield found
    turned: list[Turned] = []
    for change in moved_most(nearer):
        if settled(change, turned) or settled(turning.halfway(change), turned):
            continue
        turned += turning.closely(change, found.curve)
        yield found
    found = found._replace(turning=largest(turned))
    yield found
    best: list[Turned] = []
    for seat in range(len(found.names)):
        best += turning.best(seat, each, found.curve)
        yield found
    yield found._replace(best=best, complete=True)


def _part(worlds: int, share: float) -> int:
    return max(FEWEST, int(share * worlds))
