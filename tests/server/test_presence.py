"""Who is there: told to everyone, but not to each by each."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from burgomaster.server import house as houses
from burgomaster.server.house import House
from burgomaster.server.messages import Presence, ServerMessage
from tests.server.test_store import begun, opened

GUESTS = 60


class Guest:
    """Someone who only watches, and keeps what is told of who is there."""

    def __init__(self) -> None:
        self.token_hash: str | None = None
        self.told: list[int] = []

    def wake(self) -> None:
        pass

    def post(self, message: ServerMessage) -> None:
        if isinstance(message, Presence):
            self.told.append(message.watching)

    def leave(self) -> None:
        pass


async def come(house: House) -> tuple[str, list[Guest]]:
    """Let many guests come to a table, one after another."""
    table = (await begun(house)).table
    guests = [Guest() for _ in range(GUESTS)]
    for guest in guests:
        await house.arrive(table, guest)
    return table, guests


def test_many_who_come_at_once_are_told_once_each_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is told at once, whoever comes in the pause after that hears it alone."""
    monkeypatch.setattr(houses, "_PRESENCE_PAUSE", 3600.0)

    async def crowd() -> None:
        async with opened(tmp_path) as house:
            _, guests = await come(house)
            assert [guest.told for guest in guests] == [[number + 1] for number in range(GUESTS)]

    asyncio.run(crowd())


def test_after_the_pause_everyone_is_told_who_came_and_who_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "_PRESENCE_PAUSE", 0.01)

    async def crowd() -> None:
        async with opened(tmp_path) as house:
            table, guests = await come(house)
            while any(guest.told[-1] != GUESTS for guest in guests):
                await asyncio.sleep(0.01)
            await house.depart(table, guests.pop())
            await house.depart(table, guests.pop())
            while any(guest.told[-1] != GUESTS - 2 for guest in guests):
                await asyncio.sleep(0.01)

    asyncio.run(crowd())
