"""What processes keep together beside tables: how often someone did something, and what waits.

A server alone keeps these in its memory. Here they are rows, counted and taken by one statement each, so that
no two processes count the same or give away the same thing twice.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from burgomaster.server.columns import TALLIES, WAITING
from burgomaster.server.storage import Storage
from burgomaster.talk.denied import Denied

_NOW: Final = sa.func.extract("epoch", sa.func.clock_timestamp())
_DAY: Final = 86_400.0
MOST_WAITING: Final = 10_000
"""So many things wait at a time; of more, those that would have waited least longer are dropped."""


class Together:
    """Counts and keeps for all processes."""

    def __init__(self, disk: Storage) -> None:
        self._disk: Final = disk

    async def open(self) -> None:
        """Forget what counts no longer."""
        await self._disk(_forget, self._disk.store.engine)

    async def wait(self, what: str, rate: float, burst: float) -> float:
        """Count that something is done; return 0, or how many seconds too early that is.

        When the database is away nothing is refused here: whatever it was will be told so.
        """
        try:
            return await self._disk(_count, self._disk.store.engine, what, rate, burst)
        except Denied:
            return 0.0

    async def put(self, code: str, seconds: float, what: str) -> None:
        """Keep something under a code for a while."""
        await self._disk(_put, self._disk.store.engine, code, seconds, what)

    async def take(self, code: str) -> str | None:
        """Return what waits under a code, once."""
        return await self._disk(_take, self._disk.store.engine, code)


def _count(engine: sa.Engine, what: str, rate: float, burst: float) -> float:
    left = sa.func.least(burst, TALLIES.c.left + (_NOW - TALLIES.c.at) * rate)
    new = insert(TALLIES).values(key=what, left=burst - 1, at=_NOW)
    counted = new.on_conflict_do_update(
        index_elements=[TALLIES.c.key], set_={"left": left - 1, "at": _NOW}, where=left >= 1
    ).returning(TALLIES.c.left)
    with engine.begin() as connection:
        if connection.execute(counted).first() is not None:
            return 0.0
        found = connection.execute(sa.select(left).where(TALLIES.c.key == what)).scalar()
        return max(0.001, (1 - float(found or 0)) / rate)


def _put(engine: sa.Engine, code: str, seconds: float, what: str) -> None:
    with engine.begin() as connection:
        connection.execute(sa.delete(WAITING).where(WAITING.c.until <= _NOW))
        waiting = connection.execute(sa.select(sa.func.count()).select_from(WAITING)).scalar_one()
        if waiting >= MOST_WAITING:
            oldest = sa.select(WAITING.c.code).order_by(WAITING.c.until).limit(1).scalar_subquery()
            connection.execute(sa.delete(WAITING).where(WAITING.c.code == oldest))
        connection.execute(sa.insert(WAITING).values(code=code, until=_NOW + seconds, what=what))


def _take(engine: sa.Engine, code: str) -> str | None:
    taken = (
        sa.delete(WAITING)
        .where(WAITING.c.code == code)
        .returning(WAITING.c.what, (WAITING.c.until > _NOW).label("counts"))
    )
    with engine.begin() as connection:
        row = connection.execute(taken).one_or_none()
    return row.what if row is not None and row.counts else None


def _forget(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        connection.execute(sa.delete(TALLIES).where(TALLIES.c.at <= _NOW - _DAY))
        connection.execute(sa.delete(WAITING).where(WAITING.c.until <= _NOW))
