"""Telling: what everyone at a table hears when something changed there, and when who is there is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from burgomaster.server.attendance import Attendance, Watcher
from burgomaster.server.tables import Tables
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import ServerMessage

_PRESENCE_PAUSE: Final = 1.0
"""So many seconds pass at least before it is told again at a table who came and went."""


class _Told:
    """When it was told last at a table who came and went, and whether that is due again after a pause."""

    __slots__ = ("at", "due")

    def __init__(self) -> None:
        self.at = float("-inf")  # by the clock of the loop
        self.due = False


class Telling:
    """Tells everyone at the tables of one server process what happens there; `ask_bots` lets bots think."""

    def __init__(self, tables: Tables, attendance: Attendance, ask_bots: Callable[[Live], None]) -> None:
        self._tables: Final = tables
        self._attendance: Final = attendance
        self.ask_bots: Final = ask_bots
        """Let the bots of a table that are asked think."""
        self._told: Final[dict[str, _Told]] = {}  # of the tables that someone watches

    def changed(self, live: Live) -> None:
        """Let everyone at the table know that something changed, and bots think about it."""
        live.seat_infos = None
        self.wake(live.id)
        self.ask_bots(live)

    def wake(self, table_id: str) -> None:
        """Let everyone at a table look at it anew."""
        for watcher in self._attendance.watchers(table_id):
            watcher.wake()

    def wake_own(self, table_id: str, token_hash: str | None) -> None:
        """Let only those with this token look at a table anew."""
        for watcher in self._attendance.watchers(table_id):
            if watcher.token_hash == token_hash:
                watcher.wake()

    def post(self, table_id: str, message: ServerMessage, token_hash: str | None = None) -> None:
        """Send a message to everyone at a table, or only to those with this token."""
        for watcher in self._attendance.watchers(table_id):
            if token_hash is None or watcher.token_hash == token_hash:
                watcher.post(message)

    # Who came and went.

    async def arrive(self, table_id: str, watcher: Watcher) -> None:
        """Let a connection hear what happens at a table."""
        if not self._attendance.is_watched(table_id):
            self._tables.pin(table_id)
            self._told[table_id] = _Told()
        self._attendance.add(table_id, watcher)
        if watcher.token_hash is not None:
            self._forget_seats(table_id)
        await self._tell_presence(table_id, watcher)

    async def depart(self, table_id: str, watcher: Watcher) -> None:
        """Let a connection hear no more of a table."""
        if self._attendance.is_watched(table_id):
            self._forget_seats(table_id)
        if self._attendance.drop(table_id, watcher):
            self._let_go(table_id)
        await self._tell_presence(table_id)

    def remove(self, table_id: str) -> None:
        """Tell everyone at a deleted table that it is gone."""
        if self._attendance.is_watched(table_id):
            watchers = self._attendance.drop_all(table_id)
            self._let_go(table_id)
            for watcher in watchers:
                watcher.leave()

    def move_on(self, table_id: str) -> None:
        """Let everyone at a table come anew, since another process has it now."""
        if self._attendance.is_watched(table_id):
            watchers = self._attendance.drop_all(table_id)
            self._let_go(table_id)
            for watcher in watchers:
                watcher.move_on()

    def _let_go(self, table_id: str) -> None:
        """Keep nothing for a table that nobody watches any more."""
        live = self._tables.known(table_id)
        if live is not None:
            live.states.clear()
        del self._told[table_id]
        self._tables.unpin(table_id)

    def _forget_seats(self, table_id: str) -> None:
        live = self._tables.known(table_id)
        if live is not None:
            live.seat_infos = None

    def tell_seats(self, live: Live) -> None:
        """Tell everyone at a table who sits where and who is there, as it is now."""
        live.seat_infos = None
        self.post(live.id, self._attendance.presence(live))

    async def _tell_presence(self, table_id: str, newcomer: Watcher | None = None) -> None:
        """Tell who is there: a newcomer at once, all others soon."""
        if not self._attendance.is_watched(table_id):
            return
        try:
            async with self._tables.at(table_id) as live:
                self.ask_bots(live)
                if self._tell_soon(live) and newcomer is not None:
                    newcomer.post(self._attendance.presence(live))
        except Denied:
            pass  # deleted meanwhile

    def _tell_soon(self, live: Live) -> bool:
        """Tell everyone who is there, now or at the end of a pause; return whether that is still to come.

        Many may come or go at once: if each were told to each, a thousand would cost a million messages.
        """
        told = self._told.get(live.id)
        if told is None:  # all have gone meanwhile
            return False
        if not told.due:
            loop = asyncio.get_running_loop()
            wait = told.at + _PRESENCE_PAUSE - loop.time()
            if wait <= 0:
                self.tell_presence_now(live.id)
                return False
            told.due = True
            loop.call_later(wait, self.tell_presence_now, live.id)
        return True

    def tell_presence_now(self, table_id: str) -> None:
        """Tell everyone who is there, as the table is now; of one forgotten in the pause nothing is known."""
        live, told = self._tables.known(table_id), self._told.get(table_id)
        if told is not None:
            told.due = False
            if live is not None:
                told.at = asyncio.get_running_loop().time()
                self.tell_seats(live)
