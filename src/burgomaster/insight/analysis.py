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
from burgomaster.insight.changes import Changes
from burgomaster.insight.curve import Curve, Point
from burgomaster.insight.luck import Luck, luck_of
from burgomaster.insight.moments import Walk
from burgomaster.insight.turning import Turned, Turning
from burgomaster.insight.worlds import Worlds

WORLDS: Final = 40
"""In so many worlds turning points are looked at, unless another number is asked for."""
FIRST_LOOK: Final = 5
"""Every moment is looked at in one world for so many of those."""
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


def analyse(record: Record, *, worlds: int = WORLDS, hindsight: bool = False, seed: int = 1) -> Analysis:
    """Return what a finished game was about; the same for the same seed and number of worlds.

    Everything is judged as each seat knew it then; in `hindsight` as if all cards had lain open.
    """
    *_, last = analysed(record, worlds=worlds, hindsight=hindsight, seed=seed)
    return last


def analysed(
    record: Record, *, worlds: int = WORLDS, hindsight: bool = False, seed: int = 1
) -> Iterator[Analysis]:
    """Yield the analysis as far as it has come: the first curve soon, all of it in the end."""
    if record.unfinished:
        raise Refused(Message("analysis-unfinished"))
    if worlds < FEWEST:
        raise Refused(Message("analysis-worlds", least=FEWEST))
    walk = Walk(rules_of(record.game), record)
    in_worlds = Worlds(cast("Clerk[Any]", bot("clerk", record.game)), seed)
    fit = fit_of(record.game, walk.seats)
    curve, changes = Curve(walk, in_worlds, fit.steepness, hindsight), Changes(walk, in_worlds, hindsight)
    few = max(FEWEST, worlds // FIRST_LOOK)
    names, scores = tuple(walk.last.seat_names(record.seats)), tuple(walk.last.scores())
    points = curve.judged()
    found = Analysis(
        record.game, names, scores, hindsight, worlds, version(), points, [], [], [], complete=False
    )
    yield found
    points = [*(curve.played(entry, few) for entry in curve.entries), points[-1]]
    found = found._replace(curve=points)
    yield found
    each = [change for moment in walk.moments for change in changes.at_a_glance(moment, few)]
    found = found._replace(luck=[luck_of(seat, each, scores[seat]) for seat in range(walk.seats)])
    yield found
    turning = Turning(walk, in_worlds, changes, curve, worlds)
    found = found._replace(turning=turning.points(each, points), best=turning.best(each, points))
    yield found._replace(complete=True)
