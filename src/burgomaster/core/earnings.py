"""Earnings: whose points came because of what, put together from events."""

from __future__ import annotations

from typing import Final

from burgomaster.core.event import STEP, Cause, Event, Place

POINT: Final = "point"
"""What a point is called where events tell what moved; points lie in a zone of this name and an s."""
POINTS: Final = "points"


class Earned:
    """Points of a seat (from 1) from a source that the game names, because of a card, a tile or a step."""

    __slots__ = ("cause", "count", "seat", "source")

    def __init__(self, seat: int, source: str, cause: Cause, count: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.cause: Final = cause
        self.count: Final = count
        """How many; lost ones are less than nothing."""

    def __repr__(self) -> str:
        return f"<{self.seat} {self.source} {self.cause}: {self.count}>"


class Earnings:
    """Adds up points by seat, source and cause, as events tell of them."""

    def __init__(self) -> None:
        self._counts: Final[dict[tuple[int, str, str, str, int], int]] = {}

    def hear(self, event: Event) -> None:
        """Add the points that moved in an event."""
        cause = event.cause if event.cause is not None else Cause(STEP)
        for moved in event.moves:
            if moved.thing == POINT:
                self._add(moved.origin, cause, -moved.count)
                self._add(moved.target, cause, moved.count)

    def _add(self, place: Place | None, cause: Cause, count: int) -> None:
        if place is not None and place[0] == POINTS:
            key = (place[1], place[2], cause.kind, cause.name, cause.number)
            self._counts[key] = self._counts.get(key, 0) + count

    def rows(self) -> list[Earned]:
        """Return what was earned, in the order in which it was first."""
        found: list[Earned] = []
        for (seat, source, kind, name, number), count in self._counts.items():
            if count:
                found.append(Earned(seat, source, Cause(kind, name, number), count))
        return found
