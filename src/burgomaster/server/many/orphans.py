"""Tables at which a bot is awaited and whose process is gone: another lets the bot go on.

Where a person is awaited, that person comes, and brings the table to a process; where a time is over, the
timekeeper does. A bot has nobody to send for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import msgspec
import sqlalchemy as sa

from burgomaster.server.columns import CLAIMS, SEATS, TABLES
from burgomaster.server.storage import Storage
from burgomaster.talk.stored import now

PAUSE: Final = 5.0
"""So many seconds lie between two looks."""
_MOST: Final = 20
"""So many tables are taken at a look; others may be quicker with the rest."""
_LOOKED_AT: Final = 500


class Orphans:
    """Looks for them; `wake` takes a table and lets its bots go on."""

    def __init__(self, disk: Storage, days: float, wake: Callable[[str], Awaitable[None]]) -> None:
        self._disk: Final = disk
        self._days: Final = days
        self._wake: Final = wake
        self._next = 0.0

    async def look(self) -> None:
        """Look, unless that was done a moment ago."""
        if monotonic() < self._next:
            return
        self._next = monotonic() + PAUSE
        for table_id in await self._disk(_found, self._disk.store.engine, now(self._days)):
            await self._wake(table_id)


def _found(engine: sa.Engine, since: str) -> list[str]:
    present = sa.func.extract("epoch", sa.func.clock_timestamp())
    owned = sa.exists().where(CLAIMS.c.table_id == TABLES.c.id, CLAIMS.c.until > present)
    person = SEATS.alias()
    plays = sa.exists().where(person.c.table_id == TABLES.c.id, person.c.who == "person")
    query = (
        sa.select(TABLES.c.id, TABLES.c.asked, SEATS.c.number)
        .join(SEATS, sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.who == "bot"))
        .where(TABLES.c.phase == "running", TABLES.c.updated >= since, plays, ~owned)
        .order_by(TABLES.c.updated.desc())
        .limit(_LOOKED_AT)
    )
    found: dict[str, None] = {}
    with engine.connect() as connection:
        for row in connection.execute(query):
            if row.number + 1 in msgspec.json.decode(row.asked, type=list[int]):
                found[row.id] = None
    return list(found)[:_MOST]
