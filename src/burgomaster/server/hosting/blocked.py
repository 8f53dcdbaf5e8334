"""Addresses that are not let in for a day: known to the gate at once, kept over a restart, then forgotten."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from burgomaster.core.message import Message, Refused
from burgomaster.server.columns import BLOCKED
from burgomaster.server.limits import Networks, is_address, network_of
from burgomaster.server.storage import Storage
from burgomaster.talk.stored import now

DAYS: Final = 1.0
MOST: Final = 10_000
"""So many addresses can be blocked at a time."""


class Blocklist:
    """Who is not let in, and until when."""

    def __init__(self, disk: Storage, never: tuple[str, ...]) -> None:
        self._disk: Final = disk
        self._never: Final = Networks(never)
        self._until: Final[dict[str, str]] = {}

    def __contains__(self, address: object) -> bool:
        until = self._until.get(address) if isinstance(address, str) else None
        return until is not None and until > now()

    def all(self) -> list[tuple[str, str]]:
        """Return who is blocked until when."""
        return [(address, until) for address, until in sorted(self._until.items()) if address in self]

    async def open(self) -> None:
        """Remember whom an earlier process blocked."""
        self._until.update(await self._disk(_kept, self._disk.store.engine))

    async def add(self, address: str) -> str:
        """Let an address in no more for a day; return which network that is."""
        if not is_address(address):
            raise Refused(Message("block-address", found=address))
        network = network_of(address)
        if network in self._never:
            raise Refused(Message("block-proxy", address=network))
        if len(self._until) >= MOST:
            raise Refused(Message("block-full", most=MOST))
        until = now(-DAYS)
        await self._disk(_keep, self._disk.store.engine, network, until)
        self._until[network] = until
        return network

    async def remove(self, address: str) -> None:
        """Let an address in again."""
        network = network_of(address)
        await self._disk(_keep, self._disk.store.engine, network, None)
        self._until.pop(network, None)


def _kept(engine: sa.Engine) -> dict[str, str]:
    with engine.begin() as connection:
        connection.execute(sa.delete(BLOCKED).where(BLOCKED.c.until <= now()))
        return {row.address: row.until for row in connection.execute(sa.select(BLOCKED))}


def _keep(engine: sa.Engine, address: str, until: str | None) -> None:
    with engine.begin() as connection:
        connection.execute(sa.delete(BLOCKED).where(BLOCKED.c.address == address))
        if until is not None:
            connection.execute(sa.insert(BLOCKED).values(address=address, until=until))
