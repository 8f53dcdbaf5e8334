"""The bots at the tables of one server: asked in turn, at a pace that leaves the server to people."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from burgomaster.bots import usual_bot
from burgomaster.core.message import Message, Refused
from burgomaster.server.attendance import Attendance
from burgomaster.server.fence import Moved
from burgomaster.server.limits import Bucket
from burgomaster.server.moves import Inside, Moves
from burgomaster.server.pace import Pace, Rank
from burgomaster.server.processes import BotFailed, Processes, Thinkers
from burgomaster.server.settings import Settings
from burgomaster.server.storage import Storage
from burgomaster.server.store import Overtaken
from burgomaster.server.tables import Tables
from burgomaster.server.trouble import Unstored
from burgomaster.talk.denied import Denied, Elsewhere
from burgomaster.talk.hinting import Advise, Advised, advice, asked_adviser
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Advice, Choose
from burgomaster.talk.stored import now
from burgomaster.talk.thinking import Asked, any_choice, asked_bot

log: Final = logging.getLogger("burgomaster.server")

_MOST_ADVISED: Final = 200
"""So many hints are kept."""

_LATER: Final = 5.0
"""After so many seconds a bot whose move could not be stored is asked again."""

_MOST_WOKEN: Final = 200
"""At so many tables bots go on when the server starts; at others when someone comes."""

_WAKE_PAUSE: Final = 0.2
"""Between the tables whose bots go on when the server starts, so many seconds pass."""

_LATE: Final = 3.0
"""So many seconds after its time a bot of one's own is ended; one that is a program knows before."""


def _strangers(settings: Settings) -> Thinkers | None:
    """Return the process for the bots of one's own that were named, if any were."""
    if not settings.bots:
        return None
    patience = settings.bot_seconds + _LATE
    return Thinkers(1, patience, settings.sets, settings.bots, settings.bot_bytes)


def at_once(workers: int, cores: int, strangers: bool) -> int:
    """Return how many of our bots may think at once: with one's own bots, on half of the cores at most.

    Of two cores, though, one is for each.
    """
    return min(workers, max(1, cores // 2 - strangers))


class Opponents:
    """All bots of one server process that are asked something."""

    def __init__(
        self, settings: Settings, disk: Storage, tables: Tables, attendance: Attendance, moves: Moves
    ) -> None:
        self._settings: Final = settings
        self._disk: Final = disk
        self._tables: Final = tables
        self._attendance: Final = attendance
        self._moves: Final = moves
        most = at_once(settings.bot_workers, os.cpu_count() or 1, bool(settings.bots))
        self._thinkers: Final = Thinkers(most, settings.bot_patience, settings.sets)
        self._strangers: Final = _strangers(settings)
        self._failing: Final[set[str]] = set()  # bots that were complained of
        self.pace: Final = Pace(settings.bot_moves_per_second, settings.bot_share)
        self._advisers: Final = Processes(
            "burgomaster.server.adviser", Advised, 1, settings.bot_patience, settings.sets
        )
        self._advising: Final = asyncio.Lock()
        self._hoping = 0  # how many hints are waited for
        self._advised: Final[dict[tuple[str, int, int], Advised]] = {}  # by table, version and seat
        self._thinking: Final[dict[tuple[str, int, str], asyncio.Task[None]]] = {}
        self._resuming: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Let bots go on where people played lately, gently; elsewhere they do when someone comes."""
        self._resuming = asyncio.create_task(self._resume())

    async def rested(self) -> None:
        """Wait until the bots that were asked when the server started have been asked."""
        if self._resuming is not None:
            await self._resuming

    async def close(self) -> None:
        """Let all of them stop thinking."""
        tasks: list[asyncio.Task[Any]] = [*self._thinking.values()]
        if self._resuming is not None:
            tasks.append(self._resuming)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pace.close()
        await self._thinkers.close()
        await self._advisers.close()
        if self._strangers is not None:
            await self._strangers.close()

    async def _resume(self) -> None:
        since = now(self._settings.wake_days)
        for table_id in await self._disk(self._disk.store.running_with_bots, since, _MOST_WOKEN):
            await asyncio.sleep(_WAKE_PAUSE)
            await self.wake(table_id)

    async def wake(self, table_id: str) -> None:
        """Let the bots of a table go on, if they can."""
        try:
            async with self._tables.at(table_id) as live:
                self.ask(live)
        except Moved:
            pass  # they go on where the table is
        except Elsewhere:
            log.info("table %s was begun under other rules: its bots sleep", table_id)
        except Denied as refused:
            log.warning("the bots of table %s stay where they are: %s", table_id, refused)
        except Exception:
            log.exception("the bots of table %s stay where they are", table_id)

    def ask(self, live: Live) -> None:
        """Let the bots of a table that are asked something think, unless they do; give what people left."""
        story = live.story
        if story is None or not self._is_cared_for(live):
            return
        for seat, ticket in story.tickets.items():
            key = (live.id, seat, ticket)
            if key in self._thinking:
                continue
            if live.answer_ahead(seat) is not None:
                self._thinking[key] = asyncio.create_task(self._give_left(live.id, seat, ticket))
            elif live.bot_of(seat) is not None:
                self._thinking[key] = asyncio.create_task(self._let_think(live.id, seat, ticket))

    def waiting(self) -> int:
        """Return how many bots and hints wait for their turn."""
        return len(self.pace)

    def thinks(self, table_id: str) -> bool:
        """Tell whether a bot of a table is asked."""
        return any(key[0] == table_id for key in self._thinking)

    def forget(self, table_id: str) -> None:
        """Let the bots of a deleted table stop thinking."""
        for key, task in list(self._thinking.items()):
            if key[0] == table_id:
                task.cancel()

    def _is_cared_for(self, live: Live) -> bool:
        """Tell whether someone plays or looks on: bots do not play for nobody."""
        return self._attendance.is_watched(live.id) or any(seat.who == "person" for seat in live.seats)

    async def _asked(self, table_id: str, seat: int, ticket: str) -> Asked | None:
        """Return what a bot is asked, if it still is."""
        async with self._tables.at(table_id) as live:
            if not self._is_cared_for(live):
                return None
            return asked_bot(live, seat, ticket, self._settings.bot_seconds)

    async def advise(
        self, table_id: str, token_hash: str | None, seat: int, id_: str, rate: Bucket
    ) -> Advice:
        """Return what could be chosen for a seat that is asked, where the table allows to ask.

        What was asked before is answered from memory; `rate` counts the rest. Where many wait, for each there
        is less time.
        """
        async with self._tables.at(table_id) as live:
            asked = asked_adviser(live, token_hash, seat, self._settings.bot_seconds)
            key = (live.id, live.playing().version, seat)
        if key not in self._advised and not rate.take():
            raise Refused(Message("rate-limit"))
        self._hoping += 1
        try:
            return advice(id_, asked, await self._advice(key, asked))
        finally:
            self._hoping -= 1

    async def _advice(self, key: tuple[str, int, int], asked: Advise) -> Advised:
        """Return what is found; it is looked for one hint at a time, and all bots come before it."""
        async with self._advising:
            found = self._advised.pop(key, None)
            if found is None:
                try:
                    async with asyncio.timeout(self._settings.bot_patience):
                        await self.pace.turn(asked.table, Rank.HINT)
                    found = await self._found(replace(asked, seconds=asked.seconds / self._hoping))
                except (TimeoutError, BotFailed, OSError, ValueError) as failed:
                    log.error("no hint at table %s: %s", key[0], failed)
                    raise Denied(503, Message("server-busy")) from failed
            self._advised[key] = found  # the one given last stands last
            if len(self._advised) > _MOST_ADVISED:
                del self._advised[next(iter(self._advised))]
            return found

    async def _found(self, asked: Advise) -> Advised:
        found = await self._advisers.ask(asked)
        if found.fault:
            raise BotFailed(found.fault)
        return found

    async def _give_left(self, table_id: str, seat: int, ticket: str) -> None:
        """Give what a person has answered in advance; what cannot be stored the timekeeper tries again."""
        try:
            await self._moves.give_left(table_id, seat, ticket)
        except (Denied, Overtaken):
            pass
        except Exception:
            log.exception("what seat %d at table %s has answered in advance", seat + 1, table_id)
        finally:
            self._thinking.pop((table_id, seat, ticket), None)

    async def _let_think(self, table_id: str, seat: int, ticket: str) -> None:
        again = False
        try:
            watched = self._attendance.is_watched(table_id)
            await self.pace.turn(table_id, Rank.PEOPLE if watched else Rank.NOBODY)
            asked = await self._asked(table_id, seat, ticket)
            if asked is not None:
                await self._think(table_id, ticket, asked)
        except Unstored:
            again = True
            await asyncio.sleep(_LATER)
        except Denied:
            pass  # the question is no longer asked: taken back, or the table deleted
        except Exception:
            log.exception("the bot of seat %d at table %s", seat + 1, table_id)
        finally:
            self._thinking.pop((table_id, seat, ticket), None)
        if again:
            with suppress(Denied):
                async with self._tables.at(table_id) as live:
                    self.ask(live)

    async def _think(self, table_id: str, ticket: str, asked: Asked) -> None:
        """Let a bot choose; where it fails the clerk does, and chance where the clerk fails, too."""
        for one in (asked, replace(asked, bot=usual_bot(asked.game))):
            try:
                answer = await self._thinkers_of(one.bot).think(one)
                async with self._tables.at(table_id) as live:
                    live.note_thought(asked.seat, answer.thought)
                await self._choose(table_id, asked.seat, ticket, answer.choice)
                return
            except (BotFailed, ConnectionError) as failed:
                self._complain(one.bot, f"did not answer at table {table_id}: {failed}")
            except Denied:
                raise
            except Refused as refused:
                self._complain(one.bot, f"chose what is not allowed at table {table_id}: {refused}")
        async with self._tables.at(table_id) as live:
            text = any_choice(live, asked)
        await self._choose(table_id, asked.seat, ticket, text)

    def _thinkers_of(self, bot: str) -> Thinkers:
        """Return where a bot thinks: one's own apart from ours, so that nobody waits for it."""
        if self._strangers is not None and bot in dict(self._settings.bots):
            return self._strangers
        return self._thinkers

    def _complain(self, bot: str, what: str) -> None:
        """Write down that a bot failed; that it fails again need not be told."""
        if bot not in self._failing:
            self._failing.add(bot)
            log.error("bot %s %s", bot, what)

    async def _choose(self, table_id: str, seat: int, ticket: str, text: str) -> None:
        """Make a choice for a bot; it makes the same one only once."""
        await self._moves.make(table_id, Inside.BOT, Choose(f"bot-{ticket}", seat + 1, ticket, text))
