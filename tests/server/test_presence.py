"""Who is there: told to everyone, but not to each by each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from burgomaster.server import lobby, memory, seating, telling
from burgomaster.server.hub import Hub
from burgomaster.talk.messages import Invited, Join, Me, NewTable, Presence, ServerMessage
from tests.server.test_store import begun, opened

GUESTS = 60
LAST_RESORT = 300
"""After so many seconds something that never comes is no longer waited for."""


class Guest:
    """Someone who only watches, and keeps what is told of who is there."""

    def __init__(self) -> None:
        self.token_hash: str | None = None
        self.told: list[int] = []
        self._heard = asyncio.Event()

    def wake(self) -> None:
        pass

    def post(self, message: ServerMessage) -> None:
        if isinstance(message, Presence):
            self.told.append(message.watching)
            self._heard.set()

    def move_on(self) -> None:
        pass

    def leave(self) -> None:
        pass

    async def hears(self, watching: int) -> None:
        """Wait until this many were told to be there."""
        while self.told[-1] != watching:
            self._heard.clear()
            await self._heard.wait()


async def come(hub: Hub) -> tuple[str, list[Guest]]:
    """Let many guests come to a table, one after another."""
    table = (await begun(hub)).table
    guests = [Guest() for _ in range(GUESTS)]
    for guest in guests:
        await hub.telling.arrive(table, guest)
    return table, guests


def test_many_who_come_at_once_are_told_once_each_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is told at once, whoever comes in the pause after that hears it alone."""
    monkeypatch.setattr(telling, "_PRESENCE_PAUSE", 3600.0)

    async def crowd() -> None:
        async with opened(tmp_path) as hub:
            _, guests = await come(hub)
            assert [guest.told for guest in guests] == [[number + 1] for number in range(GUESTS)]

    asyncio.run(crowd())


def test_after_the_pause_everyone_is_told_who_came_and_who_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "_PRESENCE_PAUSE", 0.01)

    async def crowd() -> None:
        async with opened(tmp_path) as hub:
            table, guests = await come(hub)
            async with asyncio.timeout(LAST_RESORT):
                for guest in guests:
                    await guest.hears(GUESTS)
                await hub.telling.depart(table, guests.pop())
                await hub.telling.depart(table, guests.pop())
                for guest in guests:
                    await guest.hears(GUESTS - 2)

    asyncio.run(crowd())


def test_of_a_table_forgotten_in_the_pause_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told again when the table was fetched anew."""
    monkeypatch.setattr(telling, "_PRESENCE_PAUSE", 3600.0)

    async def crowd() -> None:
        async with opened(tmp_path) as hub:
            table, guests = await come(hub)
            async with hub.tables.at(table) as live:
                hub.tables.forget(live)
            hub.telling.tell_presence_now(table)
            assert [len(guest.told) for guest in guests] == [1] * GUESTS
            async with hub.tables.at(table):
                hub.telling.tell_presence_now(table)
            assert [guest.told[1:] for guest in guests] == [[GUESTS]] * GUESTS

    asyncio.run(crowd())


def test_whoever_takes_a_seat_is_told_of_once(tmp_path: Path) -> None:
    """The state that follows says who sits where, so nothing else does."""

    class Watching(Guest):
        """Someone who is to look at the table anew."""

        woken = 0

        def wake(self) -> None:
            self.woken += 1

    async def take() -> None:
        async with opened(tmp_path) as hub:
            held = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Invited()], {"players": 2}))
            guest = Watching()
            await hub.telling.arrive(held.table, guest)
            told = len(guest.told)
            await seating.join(hub, held.table, Join("Ben", held.code))
            assert (guest.woken, len(guest.told)) == (1, told)
            async with hub.tables.at(held.table) as live:
                assert [seat.name for seat in hub.attendance.seat_infos(live)] == ["Anna", "Ben"]

    asyncio.run(take())


def test_a_table_that_someone_watches_stays_as_it_is_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many others are opened meanwhile; when the last has gone it makes way like any other."""
    monkeypatch.setattr(memory, "MOST_IDLE", 2)

    async def crowd() -> None:
        async with opened(tmp_path) as hub:
            watched, *others = [(await begun(hub)).table for _ in range(5)]
            guest = Guest()
            await hub.telling.arrive(watched, guest)
            there = hub.tables.known(watched)
            assert there is not None

            async def open_others() -> None:
                for other in others:
                    async with hub.tables.at(other):
                        pass

            await open_others()
            assert hub.tables.known(watched) is there
            await hub.telling.depart(watched, guest)
            await open_others()
            assert hub.tables.known(watched) is None

    asyncio.run(crowd())
