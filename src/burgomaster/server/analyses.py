"""The analyses of finished tables: one after the other in a process of their own, behind all bots.

Each is made once and kept with its table. While several wait, everyone gets a first curve at once; then the
one that was asked for first is made to its end.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from burgomaster.core.message import Message
from burgomaster.server.limits import Bucket
from burgomaster.server.pace import Pace, Rank
from burgomaster.server.processes import Processes
from burgomaster.server.settings import Settings
from burgomaster.server.storage import Storage
from burgomaster.server.tables import Tables
from burgomaster.talk.denied import Denied, TooOften
from burgomaster.talk.insight import Analyse, Found, as_of_today, nothing_yet, to_be_analysed, to_be_tried
from burgomaster.talk.messages import AnalysisInfo, AnotherInfo, WishAnalysis, WishAnother

log: Final = logging.getLogger("burgomaster.server")

MOST_WAITING: Final = 8
"""So many analyses may wait; more are turned away at once."""
_PIECE: Final = 1.0
"""So many seconds an analysis is worked at before bots that wait have their turn."""
_PATIENCE: Final = 60.0
"""After so many seconds a piece that is not done is given up, and its process ended."""
_MOST_PIECES: Final = 600
"""An analysis that needs more pieces than this is given up."""

_decode: Final = msgspec.json.Decoder(AnalysisInfo)
_encode: Final = msgspec.json.Encoder().encode


class _Job:
    """An analysis that is wanted: how far it has come."""

    def __init__(self, table: str, asked: Analyse) -> None:
        self.table: Final = table
        self.asked = asked
        self.found: AnalysisInfo | None = None
        self.pieces = 0


class Analyses:
    """All analyses of one server process."""

    def __init__(self, settings: Settings, disk: Storage, tables: Tables, pace: Pace) -> None:
        self._disk: Final = disk
        self._tables: Final = tables
        self._pace: Final = pace
        self._processes: Final = Processes("burgomaster.server.analyst", Found, 1, _PATIENCE, settings.sets)
        self._jobs: Final[dict[str, _Job]] = {}  # by what they are, in the order in which they were asked for
        self._working: asyncio.Task[None] | None = None
        self._trying = 0

    def __len__(self) -> int:
        return len(self._jobs)

    async def wanted(self, table_id: str, wish: WishAnalysis, rate: Callable[[], Bucket]) -> AnalysisInfo:
        """Return the analysis of a finished table as far as it is known, and begin with it if need be.

        `rate` counts those that are begun.
        """
        async with self._tables.at(table_id) as live:
            asked = to_be_analysed(live, wish, _PIECE)
        kept = None
        if asked.key not in self._jobs:
            kept = await self._kept(table_id, wish.hindsight)
        if kept is not None and not (wish.again and kept.earlier):
            return kept
        job = self._jobs.get(asked.key)  # someone else may have asked meanwhile
        if job is None:
            job = self._begin(table_id, asked, rate)
        job.asked = asked  # somebody may look elsewhere now
        ahead = list(self._jobs).index(asked.key)
        if job.found is None:
            return nothing_yet(wish.hindsight, ahead)
        return msgspec.structs.replace(job.found, ahead=ahead)

    async def tried(self, table_id: str, wish: WishAnother, rate: Callable[[], Bucket]) -> AnotherInfo:
        """Return what another choice in a finished game would have brought; `rate` counts how often."""
        async with self._tables.at(table_id) as live:
            asked = to_be_tried(live, wish)
        if self._trying >= MOST_WAITING:
            raise Denied(503, Message("analysis-busy", waiting=self._trying))
        bucket = rate()
        if not bucket.take():
            raise TooOften(bucket.wait())
        self._trying += 1
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._pace.turn(f"{table_id}/another", Rank.ANALYSIS)
                reply = await self._processes.ask(asked)
        except (TimeoutError, OSError, ValueError) as failed:
            log.error("nothing could be tried at table %s: %s", table_id, failed)
            raise Denied(503, Message("server-busy")) from failed
        finally:
            self._trying -= 1
        if reply.refused is not None:
            raise Denied(409, Message(reply.refused.id, **reply.refused.arguments))
        if reply.another is None:
            log.error("nothing could be tried at table %s: %s", table_id, reply.fault)
            raise Denied(500, Message("server-fault"))
        return reply.another

    def _begin(self, table_id: str, asked: Analyse, rate: Callable[[], Bucket]) -> _Job:
        if len(self._jobs) >= MOST_WAITING:
            raise Denied(503, Message("analysis-busy", waiting=len(self._jobs)))
        bucket = rate()
        if not bucket.take():
            raise TooOften(bucket.wait())
        job = self._jobs[asked.key] = _Job(table_id, asked)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return job

    async def _kept(self, table_id: str, hindsight: bool) -> AnalysisInfo | None:
        text = await self._disk(self._disk.store.found.read, table_id, hindsight)
        if text is None:
            return None
        try:
            return as_of_today(_decode.decode(text))
        except msgspec.DecodeError:  # of another time: it is made anew
            return None

    async def _work(self) -> None:
        while self._jobs:
            unseen = next((job for job in self._jobs.values() if job.found is None), None)
            job = unseen or next(iter(self._jobs.values()))
            try:
                done = await self._piece(job)
            except Exception:
                log.exception("the analysis of table %s", job.table)
                done = True
            if done:
                self._jobs.pop(job.asked.key, None)

    async def _piece(self, job: _Job) -> bool:
        """Go on with an analysis for a while, after all bots and hints; tell whether it has ended."""
        await self._pace.turn(job.asked.key, Rank.ANALYSIS)
        reply = await self._processes.ask(job.asked)
        job.pieces += 1
        if reply.analysis is None:
            log.error("no analysis of table %s: %s", job.table, reply.fault)
            return True
        done = reply.analysis.state == "done"
        if done and job.asked.key in self._jobs:  # else its table was deleted
            text = _encode(reply.analysis).decode()
            await self._disk(self._disk.store.found.keep, job.table, job.asked.hindsight, text)
        job.found = reply.analysis
        return done or job.asked.key not in self._jobs or job.pieces > _MOST_PIECES

    def forget(self, table_id: str) -> None:
        """Let go of the analyses of a deleted table."""
        for key, job in list(self._jobs.items()):
            if job.table == table_id:
                del self._jobs[key]

    async def close(self) -> None:
        """Let go of everything; what is not whole is made anew when someone asks."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._processes.close()
