"""More tables than fit: 250 are opened, watched and played, each once. How fast, `make load` tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.server.client import Json, ask
from tests.server.copies import begin_many
from tests.server.crowd import Guest
from tests.server.host import Server

TABLES = 250


def test_at_250_tables_everyone_makes_a_move(started: Callable[..., Server]) -> None:
    server = started(connections_per_address=4000, sockets_per_address=4000)
    held = begin_many(server, TABLES, players=2)

    async def come(each: Json, room: asyncio.Semaphore) -> Guest:
        async with room:
            guest = await Guest.come(server)
            await guest.hello(each["table"], each["token"])
            return guest

    async def play(guest: Guest) -> None:
        version = await guest.choose()
        await guest.at_version(version)
        await guest.close()

    async def crowd() -> None:
        room = asyncio.Semaphore(20)
        guests = await asyncio.gather(*[come(each, room) for each in held])
        assert {guest.state["phase"] for guest in guests} == {"running"}
        await asyncio.gather(*[play(guest) for guest in guests])

    asyncio.run(crowd())
    assert ask(server, "GET", "/healthz").status_code == 200
