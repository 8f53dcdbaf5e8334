"""How long tables are kept: for ever, unless whoever runs the server says otherwise.

Only finished and waiting tables go, never a running one, when nobody has opened them for so many days; a week
before, whoever finds them in the lobby or opens them is told.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Final

from burgomaster.server.hub import Hub
from burgomaster.talk.denied import Denied
from burgomaster.talk.stored import StoredTable, now

log: Final = logging.getLogger("burgomaster.server")

WARNING_DAYS: Final = 7
"""So many days before a table goes, people are told."""

_PAUSE: Final = 3600
"""So many seconds lie between two looks at what is to go."""


def goes_on_day(stored: StoredTable, keep_days: float) -> str | None:
    """Return when a table goes if nobody opens it, as soon as that is to be told."""
    if not keep_days or stored.phase not in ("over", "waiting"):
        return None
    goes = datetime.fromisoformat(stored.last_opened) + timedelta(days=keep_days)
    soon = datetime.fromisoformat(now(-min(WARNING_DAYS, keep_days / 2)))
    return goes.isoformat(timespec="milliseconds") if goes <= soon else None


async def remove_old(hub: Hub) -> int:
    """Remove the tables that nobody has opened for too long; return how many."""
    found = await hub.disk(hub.store.unopened, now(hub.settings.keep_days))
    gone = [table_id for table_id in found if not hub.attendance.is_watched(table_id)]
    for table_id in gone:
        await hub.disk(hub.store.delete, table_id)
        hub.remove(table_id)
    if gone:
        log.info(
            "%s tables were removed that nobody had opened for %g days", len(gone), hub.settings.keep_days
        )
    return len(gone)


async def keep_house(hub: Hub) -> None:
    """Remove old tables from time to time, as long as the server runs."""
    while hub.settings.keep_days:
        try:
            await remove_old(hub)
        except Denied:
            log.warning("old tables could not be removed; it is tried again in an hour")
        await asyncio.sleep(_PAUSE)
