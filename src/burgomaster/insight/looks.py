"""Looks at the tables of one game: what was looked at in some worlds is not looked at in them again."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgomaster.insight.moments import Walk
from burgomaster.insight.worlds import HINDSIGHT, NOBODY, Outcomes, Worlds


class _Look(NamedTuple):
    """At which table, through whose eyes, how far, and who plays on carefully."""

    entry: int
    eye: int
    last: int
    careful: int


class Looks:
    """What may be expected of every table of a game, each seat as it knew it then, or all in hindsight."""

    def __init__(self, walk: Walk, worlds: Worlds, hindsight: bool = False) -> None:
        self.walk: Final = walk
        self.worlds: Final = worlds
        self.hindsight: Final = hindsight
        self._known: Final[dict[_Look, Outcomes]] = {}

    def rows(self, entry: int, seat: int, worlds: int, last: int, careful: bool = False) -> Outcomes:
        """Return what everyone may expect before an entry as a seat sees it, in the first worlds.

        All is played on until season or round `last` begins; `careful` says how the seat itself goes on.
        """
        eye = HINDSIGHT if self.hindsight else seat
        look = _Look(entry, eye, last, seat if careful else NOBODY)
        known = self._known.setdefault(look, [])
        if len(known) < worlds:
            table = self.walk.table(entry)
            known += self.worlds.outcomes(table, eye, worlds, last, look.careful, after=len(known))
        return known[:worlds]

    def judged(self, entry: int, seat: int, worlds: int) -> Outcomes:
        """Return the same at a look, without playing on."""
        eye = HINDSIGHT if self.hindsight else seat
        return self.worlds.judged(self.walk.table(entry), eye, 1 if self.hindsight else worlds)
