"""Looking back: the table as it was after any entry, and how everyone's points grew."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from operator import itemgetter
from typing import Any, Final

from burgomaster.core.earnings import Earnings
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.table import Table
from burgomaster.talk.messages import EarnedInfo, PointsAt
from burgomaster.talk.plain import cause_info

_EVERY: Final = 50  # after so many more entries a table is kept, so that looking back is quick


class Past:
    """What a game was like earlier."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        self._kept: Final[list[tuple[int, Table]]] = [(0, game.table.clone())]  # after so many entries
        self._points: Final[list[PointsAt]] = []
        self._points_at = 0

    def keep(self) -> None:
        """Keep the table as it is now if looking back would take long otherwise."""
        entries = len(self._game.entries)
        if entries >= self._kept[-1][0] + _EVERY:
            self._kept.append((entries, self._game.table.clone()))

    def take_back(self, number: int) -> None:
        """Forget all but the first `number` entries."""
        while self._kept[-1][0] > number:
            self._kept.pop()
        while self._points and self._points[-1].entry > number:
            self._points.pop()
        self._points_at = min(self._points_at, number)

    def table_at(self, at: int) -> Table:
        """Return the table after `at` entries."""
        entries, kept = self._kept[bisect_right(self._kept, at, key=itemgetter(0)) - 1]
        table = kept.clone()
        for seat, choice in self._game.entries[entries:at]:
            table.apply(seat, choice)
        return table

    def answered(self, seat: int, step: str, season: int, phase: int) -> list[str]:
        """Return what a seat chose when a step asked it, in this season or round and phase."""
        at = max([n for n, (_, kept) in enumerate(self._kept) if kept.chapter()[0] < season], default=0)
        number, table = self._kept[at][0], self._kept[at][1].clone()
        found: list[str] = []
        for by, choice in self._game.entries[number:]:
            if table.chapter()[0] > season:
                break
            if by == seat and table.chapter()[:2] == [season, phase] and table.agenda[-1].step.name == step:
                found.append(choice.text)
            table.apply(by, choice)
        return found

    def points(self) -> list[PointsAt]:
        """Return everyone's points at every entry at which they changed or a chapter began."""
        table = self.table_at(self._points_at)
        entries = len(self._game.entries)
        for number in range(self._points_at, entries + 1):
            if number > self._points_at:
                table.apply(*self._game.entries[number - 1])
            seen = table.seen_by(table.seats())
            found = PointsAt(number, seen.chapter(), seen.scores())
            last = self._points[-1] if self._points else None
            if last is None or (last.points, last.chapter) != (found.points, found.chapter):
                self._points.append(found)
        self._points_at = entries
        return self._points


def earned(events: Iterable[Event]) -> list[EarnedInfo]:
    """Return everyone's points by where they came from, and because of what; they are open to all."""
    earnings = Earnings()
    for event in events:
        earnings.hear(event)
    return [
        EarnedInfo(each.seat, each.source, cause_info(each.cause), each.count) for each in earnings.rows()
    ]
