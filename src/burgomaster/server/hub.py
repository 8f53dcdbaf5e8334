"""The hub of one server process: where its rooms are put together, opened and closed."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from burgomaster.core.message import Message
from burgomaster.games import GAMES, rules_of
from burgomaster.server.analyses import Analyses
from burgomaster.server.attendance import Attendance
from burgomaster.server.build import build_of
from burgomaster.server.collector import Collector
from burgomaster.server.figures import Figures
from burgomaster.server.foresight import Foresight
from burgomaster.server.hosting.blocked import Blocklist
from burgomaster.server.hosting.visitors import Visitors
from burgomaster.server.lines import BOT, know
from burgomaster.server.many.claims import Claims, Uses, fence_of
from burgomaster.server.many.orphans import Orphans
from burgomaster.server.many.together import Together
from burgomaster.server.moves import Moves
from burgomaster.server.notices import Notices
from burgomaster.server.opponents import Opponents
from burgomaster.server.processes import Readers
from burgomaster.server.settings import Settings
from burgomaster.server.storage import Storage
from burgomaster.server.stored import Holder
from burgomaster.server.tables import Tables
from burgomaster.server.telling import Telling
from burgomaster.server.timekeeper import Timekeeper
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.names import hashed

_DRAIN_SECONDS: Final = 2.0
"""Over so many seconds a process that ends lets go of its tables."""

log: Final = logging.getLogger("burgomaster.server")


def _settle() -> None:
    """Fetch all games: that takes some 70 milliseconds, in which nobody would be answered later."""
    for game in GAMES:
        rules = rules_of(game)
        rules.new(rules.options({}), None)


class Hub:
    """All that one server process has: its tables, who is there, what is done and told, and the bots."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.settings: Final = settings
        know(settings.sets)
        know(tuple([(f"{BOT}{name}", place) for name, place in settings.bots]))
        fence = fence_of(settings)
        self.disk: Final = Storage(settings.database, fence, settings.database_connections if fence else 1)
        self.store: Final = self.disk.store
        self.claims: Final = None if fence is None else Claims(self.disk, fence)
        """Which tables are this process's own; None: all are."""
        self.figures: Final = Figures()
        self.blocked: Final = Blocklist(self.disk, settings.proxies)
        self.visitors: Final = Visitors()
        self.together: Final = None if fence is None else Together(self.disk)
        """What all processes count and keep; None: this one is alone, and does so in memory."""
        self.tables: Final = Tables(self.disk, self.claims)
        since = None if self.claims is None else self.claims.since
        self.attendance: Final = Attendance(clock, settings.away_seconds, since)
        self.telling: Final = Telling(self.tables, self.attendance, self._ask_bots)
        self.moves: Final = Moves(self.disk, self.tables, self.telling, self.figures)
        self.bots: Final = Opponents(settings, self.disk, self.tables, self.attendance, self.moves)
        self.notices: Final = Notices(settings, self.disk, self.attendance)
        self.timekeeper: Final = Timekeeper(
            self.disk, self.tables, self.telling, self.moves, self.notices.call
        )
        self.analyses: Final = Analyses(settings, self.disk, self.tables, self.bots.pace)
        self.readers: Final = Readers(settings.text_readers, settings.text_seconds, settings.sets)
        self.foresight: Final = Foresight()
        self.collector: Final = Collector()
        self.build: Final = build_of(settings.static)
        """Which build of the browser app is served."""
        self._settling: asyncio.Task[None] | None = None

    def _ask_bots(self, live: Live) -> None:
        self.bots.ask(live)

    async def open(self) -> None:
        """Bring the database up to date, and let the bots go on."""
        await self.disk(self.store.migrate)
        await self.disk(self.tables.uptime.open, self.store.engine)
        await self.blocked.open()
        _settle()
        self.collector.open()
        if self.claims is None:
            self.bots.open()
        else:
            orphans = Orphans(self.disk, self.settings.wake_days, self.bots.wake)
            if self.together is not None:
                await self.together.open()
            await self.claims.open(
                Uses(self.tables.in_use, self.attendance.here, self.let_go, self._outdated, orphans.look)
            )
        await self.notices.open()
        self.timekeeper.open()
        self._settling = asyncio.create_task(self.tables.settle_rules())

    async def close(self) -> None:
        """Let go of everything; what was accepted is on disk already."""
        if self._settling is not None:
            self._settling.cancel()
        await self.timekeeper.close()
        await self.notices.close()
        await self.analyses.close()
        await self.bots.close()
        self.collector.close()
        await self.tables.close()
        if self.claims is not None:
            with suppress(Denied):  # the database is away: they end by themselves
                await self.claims.close()
        await self.readers.close()
        self.disk.close()

    async def holder(self, token: str | None) -> Holder | None:
        """Return what a token stands for; refused if it is not known."""
        if token is None:
            return None
        holder = await self.disk(self.store.holder, hashed(token))
        if holder is None:
            raise Denied(401, Message("token-unknown"))
        return holder

    def let_go(self, table_id: str) -> None:
        """Forget a table that is another process's from now on, and let everyone there come anew."""
        self.tables.remove(table_id)
        self.telling.move_on(table_id)
        self.bots.forget(table_id)
        self.analyses.forget(table_id)

    async def drain(self) -> None:
        """Give all tables back, one after the other, so that not all come to the others at once."""
        if self.claims is None:
            return
        self.claims.draining = True
        tables = self.claims.mine()
        for number, table_id in enumerate(tables):
            with suppress(Denied):
                if self.tables.known(table_id) is None:
                    await self.claims.give_back([table_id])
                else:
                    async with self.tables.at(table_id):  # what is done there is done to its end
                        await self.claims.give_back([table_id])
            self.let_go(table_id)
            if number + 1 < len(tables):
                await asyncio.sleep(_DRAIN_SECONDS / len(tables))

    def _outdated(self) -> None:
        """End, as newer processes have the database; they have all tables already."""
        log.error("a newer Burgomaster has the database: this process ends")
        signal.raise_signal(signal.SIGTERM)

    def remove(self, table_id: str) -> None:
        """Forget a deleted table and tell everyone there."""
        self.tables.remove(table_id)
        self.telling.remove(table_id)
        self.bots.forget(table_id)
        self.analyses.forget(table_id)
