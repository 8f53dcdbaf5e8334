"""The tables in memory, as the database says they are: fetched, told what they are if not, and dropped."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from time import monotonic as clock
from typing import Final

from sqlalchemy.exc import OperationalError

from burgomaster.core.message import Message
from burgomaster.core.record import Record
from burgomaster.games import GAMES, rules_of
from burgomaster.server import times
from burgomaster.server.fence import Moved
from burgomaster.server.many.claims import Claims
from burgomaster.server.memory import Memory
from burgomaster.server.storage import Storage
from burgomaster.server.times import Uptime
from burgomaster.server.turns import in_turns
from burgomaster.talk.archive import renewed, standing, stored_record, why_elsewhere
from burgomaster.talk.beside import Clock
from burgomaster.talk.denied import Broken, Denied, Elsewhere
from burgomaster.talk.fold import Fold
from burgomaster.talk.live import Live
from burgomaster.talk.messages import TablePhase
from burgomaster.talk.renewal import asked_today, may_go_on
from burgomaster.talk.stored import BROKEN, StoredSeat, StoredTable, now

log: Final = logging.getLogger("burgomaster.server")

_MOST_BROKEN: Final = 10_000
"""Of so many damaged tables it is remembered why they are closed; others are looked at again."""
_LOOK_AGAIN: Final = 60.0
"""After so many seconds a damaged table is, too, when someone comes: its rows may have been restored."""

_PAGE: Final = 2000
"""So many rows of a log are read at once: others need the database, too."""


class Tables:
    """All tables of one server process."""

    def __init__(self, disk: Storage, claims: Claims | None = None) -> None:
        self._disk: Final = disk
        self._claims: Final = claims  # None: this process has them all
        self._store: Final = disk.store
        self.uptime: Final = Uptime()
        self._memory: Final = Memory(self._rebuild, let_go=Live.close)
        self._broken: Final[dict[str, tuple[Message, float]]] = {}
        """Why tables are damaged, and when that was seen; the one looked at last stands last."""

    def at(self, table_id: str) -> AbstractAsyncContextManager[Live]:
        """Hold a table's lock, and have it as the database says it is."""
        return self._memory.at(table_id)

    def __len__(self) -> int:
        return len(self._memory)

    def known(self, table_id: str) -> Live | None:
        """Return a table as it is in memory, without its lock; None if it is not there."""
        return self._memory.known(table_id)

    def version_of(self, table_id: str) -> int | None:
        """Return the version of a table that is in memory."""
        live = self.known(table_id)
        return None if live is None else live.stored.version

    def pin(self, table_id: str) -> None:
        """Keep a table in memory until it is unpinned."""
        self._memory.pin(table_id)

    def unpin(self, table_id: str) -> None:
        """Let a table go, unless someone else uses it."""
        self._memory.unpin(table_id)

    def in_use(self, table_id: str) -> bool:
        """Tell whether a table is in memory, or on its way there."""
        return table_id in self._memory

    def forget(self, live: Live) -> None:
        """Drop a table from memory; it is fetched anew when needed."""
        self._memory.forget(live.id, live)

    def remove(self, table_id: str) -> None:
        """Forget a deleted table."""
        live = self.known(table_id)
        if live is not None:
            self.forget(live)
        self._broken.pop(table_id, None)

    async def close(self) -> None:
        """Fetch nothing any more."""
        await self._memory.close()

    # Fetching one.

    async def _rebuild(self, table_id: str) -> Live:
        known = self._broken.get(table_id)
        if known is not None and clock() < known[1] + _LOOK_AGAIN:
            raise Broken(known[0])
        try:
            live = await self._read(table_id)
        except Broken as broken:
            if self._note_broken(table_id, broken.message):
                log.error("table %s is damaged and closed: %s", table_id, broken.message, exc_info=broken)
            raise
        except (Denied, OSError, OperationalError):
            raise
        except Exception as error:
            damaged = Message("table-broken")
            if self._note_broken(table_id, damaged):
                log.exception("table %s cannot be rebuilt and is closed", table_id)
            raise Broken(damaged) from error
        self._broken.pop(table_id, None)
        return live

    def _note_broken(self, table_id: str, why: Message) -> bool:
        """Remember why a table is closed; tell whether that is new, and belongs in the log."""
        known = self._broken.pop(table_id, None)
        if len(self._broken) >= _MOST_BROKEN:
            del self._broken[next(iter(self._broken))]
        self._broken[table_id] = (why, clock())
        return known is None or known[0] != why

    async def _read(self, table_id: str) -> Live:
        mine = self._claims is None or await self._claims.hold(table_id)
        stored = await self._stored(table_id)
        if not mine:
            raise Moved
        if stored.phase == BROKEN:
            raise Broken(Message("table-broken"))
        why = why_elsewhere(stored)
        if why is not None:
            raise Elsewhere(why)
        if renewed(stored):
            await self._disk(self._store.renew, stored)
        seats = await self._disk(self._store.seats, table_id)
        fold = await self.log(table_id)
        if may_go_on(stored):
            fold = await self._under_the_rules_of_today(stored, seats, fold)
        live = await in_turns(Live.rebuilt(stored, seats, fold))
        live.clock = Clock(live.clock.beside, live.clock.pace, self.uptime.counted)
        live.clock.settle(times.now(), seats)
        return live

    async def _stored(self, table_id: str) -> StoredTable:
        stored = await self._disk(self._store.table, table_id)
        if stored is None:
            raise Denied(404, Message("table-unknown"))
        return stored

    async def log(self, table_id: str) -> Fold:
        """Return the log of a table, read page by page."""
        fold = Fold()
        while True:
            rows = await self._disk(self._store.log, table_id, fold.read, _PAGE)
            for row in rows:
                fold.add(row)
            if len(rows) < _PAGE:
                return fold

    # Tables of other rules, and damaged ones.

    async def _under_the_rules_of_today(
        self, stored: StoredTable, seats: list[StoredSeat], fold: Fold
    ) -> Fold:
        """Let a table of the rules before go on, or refuse it; either is stored, so that it is settled."""
        rules = rules_of(stored.game)
        asked = await in_turns(asked_today(stored, seats, fold))
        if asked is None:
            await self._disk(self._store.leave_behind, stored.id, rules.version)
            stored.not_under = rules.version
            raise Elsewhere(why_elsewhere(stored) or Message("table-broken"))
        await self._disk(self._store.carry, stored, rules.version, asked)
        stored.rules, stored.version, stored.asked = rules.version, stored.version + 1, asked
        return await self.log(stored.id)

    async def settle_rules(self) -> None:
        """Find out which running tables of the rules before go on, so that the lobby tells it."""
        for rules in [rules_of(game) for game in GAMES]:
            for table_id in await self._disk(self._store.running_under, rules.id, rules.version - 1):
                try:
                    async with self.at(table_id):
                        pass
                except Denied:
                    continue  # it is told as what it is
                await asyncio.sleep(0)

    async def stored_record(self, table_id: str) -> Record:
        """Return the record of a table that cannot be opened here, as it is stored."""
        stored = await self._stored(table_id)
        seats = await self._disk(self._store.seats, table_id)
        return stored_record(stored, seats, await self.log(table_id))

    def is_broken(self, table_id: str) -> bool:
        """Tell whether a table was found to be damaged."""
        return table_id in self._broken

    def standing(self, stored: StoredTable) -> tuple[TablePhase, Message | None]:
        """Return how far a table is, as the lobby tells it, and if it cannot be opened, why not."""
        return standing(stored, self.is_broken(stored.id))

    async def note_opened(self, stored: StoredTable) -> None:
        """Note that someone came to a table, to the hour."""
        if stored.last_opened < now(1 / 24):
            stored.opened = now()
            await self._disk(self._store.note_opened, stored.id)
