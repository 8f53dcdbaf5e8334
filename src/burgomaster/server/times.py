"""The time of day, and which of it counts: that in which a server was running.

Each run of the server is kept from its start to its last sign of life, which it gives every few seconds. What
lies between two runs does not count for anybody's clock.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from burgomaster.server.columns import RUNS, TABLES

if TYPE_CHECKING:
    from burgomaster.server.store import Store

wall: Callable[[], float] = time.time
"""The clock on the wall; tests hang up one of their own."""

PULSE: Final = 5.0
"""After so many seconds the server gives a sign of life."""
LOOK = 2.0
"""After so many seconds it is looked what is due."""
_MOST_RUNS: Final = 1000
"""So many runs are remembered: nobody thinks about one turn for longer."""


def now() -> float:
    """Return the present time, in seconds since 1970 (UTC)."""
    return wall()


class Uptime:
    """When the server was running."""

    def __init__(self) -> None:
        self._earlier: list[tuple[float, float]] = []  # the runs before this one, the latest first
        self._began = 0.0

    def open(self, engine: sa.Engine) -> None:
        """Begin a run, and remember those before."""
        latest = sa.select(RUNS).order_by(RUNS.c.began.desc()).limit(_MOST_RUNS)
        with engine.begin() as connection:
            runs = [(row.began, row.pulsed) for row in connection.execute(latest)]
            self._earlier = _merged(runs)
            last = max(self._earlier[0]) if self._earlier else 0.0
            self._began = max(now(), math.nextafter(last, math.inf))  # a clock may have been set back
            connection.execute(sa.insert(RUNS).values(began=self._began, pulsed=self._began))
            if len(runs) == _MOST_RUNS:
                connection.execute(sa.delete(RUNS).where(RUNS.c.began < runs[-1][0]))

    def pulse(self, engine: sa.Engine) -> None:
        """Give a sign of life."""
        alive = sa.update(RUNS).where(RUNS.c.began == self._began).values(pulsed=max(now(), self._began))
        with engine.begin() as connection:
            connection.execute(alive)

    def counted(self, since: float, until: float) -> float:
        """Return how many of the seconds between two moments count."""
        if since >= self._began:
            return max(0.0, until - since)
        count = max(0.0, until - self._began)
        for began, pulsed in self._earlier:
            count += max(0.0, min(until, pulsed) - max(since, began))
            if began <= since:
                break
        return count


def _merged(runs: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return when any process was running; `runs` may overlap, and the latest to begin stand first.

    >>> _merged([(30.0, 35.0), (12.0, 15.0), (10.0, 20.0)])
    [(30.0, 35.0), (10.0, 20.0)]
    """
    found: list[tuple[float, float]] = []
    for began, pulsed in runs:
        while found and found[-1][0] <= pulsed:
            pulsed = max(pulsed, found.pop()[1])
        found.append((began, pulsed))
    return found


# What the database says of times.


def due(store: Store, until: float, most: int) -> list[str]:
    """Return the tables at which something is due here, the longest due first."""
    query = (
        sa.select(TABLES.c.id)
        .where(TABLES.c.due <= until, TABLES.c.phase == "running", ~store.fence.elsewhere())
        .order_by(TABLES.c.due)
        .limit(most)
    )
    with store.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def put_beside(store: Store, table_id: str, version: int, beside: str, due: float | None) -> bool:
    """Store what is kept beside a record at this version; tell whether it was still at that."""
    noted = (
        sa.update(TABLES)
        .where(TABLES.c.id == table_id, TABLES.c.version == version)
        .values(beside=beside, due=due)
    )
    with store.writing(table_id) as connection:
        return connection.execute(noted).rowcount == 1
