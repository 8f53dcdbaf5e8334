"""How a command reaches tables: through the running server and its key, or in the database when none runs."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import quote

import msgspec

from burgomaster.core.message import Message, Refused
from burgomaster.server.engine import database_url, file_of
from burgomaster.server.hosting import desk
from burgomaster.server.hosting.messages import HostedTable, HostedTables, ToBot
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Failure

R = TypeVar("R")

_PATIENCE: Final = 30


class Reach(Protocol):
    """What can be done with tables from outside."""

    def tables(self) -> HostedTables:
        """Return the tables."""
        ...

    def table(self, table_id: str) -> HostedTable:
        """Return one of them."""
        ...

    def delete(self, table_id: str) -> None:
        """Delete it."""

    def to_bot(self, table_id: str, seat: int, bot: str | None) -> None:
        """Let a bot play on at a seat."""


def reached(database: str, server: str | None, key: str) -> Reach:
    """Return the way to the tables of a database, or of a server that is named."""
    if server is not None:
        return Served(server, key)
    url = database_url(database)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise Refused(Message("backup-nothing", file=str(file)))
    try:
        return Unserved(database)
    except Refused as refused:
        if refused.message.id != "database-in-use":
            raise
    place = None if file is None else where_is(file)
    if place is None:
        raise Refused(Message("server-elsewhere"))
    return Served(place, key)


# Where the running server is.


def tell_where(database: str, address: str) -> None:
    """Write down beside a database file where its server is; the lock says whether it still runs."""
    file = file_of(database_url(database))
    if file is not None:
        with suppress(OSError):  # then it has to be named
            _place(file).write_text(address, encoding="utf-8")


def where_is(file: Path) -> str | None:
    """Return where the server of a database file is."""
    try:
        return _place(file).read_text(encoding="utf-8").strip()
    except OSError:
        return None


def _place(file: Path) -> Path:
    return file.with_name(f"{file.name}.address")


class Served:
    """Tables of a running server."""

    def __init__(self, address: str, key: str) -> None:
        self._address: Final = address.rstrip("/")
        self._key: Final = key

    def tables(self) -> HostedTables:
        """Return the tables."""
        return msgspec.json.decode(self._ask("GET", "tables"), type=HostedTables)

    def table(self, table_id: str) -> HostedTable:
        """Return one of them."""
        return msgspec.json.decode(self._ask("GET", f"tables/{quote(table_id, '')}"), type=HostedTable)

    def delete(self, table_id: str) -> None:
        """Delete it."""
        self._ask("DELETE", f"tables/{quote(table_id, '')}")

    def to_bot(self, table_id: str, seat: int, bot: str | None) -> None:
        """Let a bot play on at a seat."""
        self._ask("POST", f"tables/{quote(table_id, '')}/bot", ToBot(seat, bot))

    def _ask(self, method: str, path: str, wish: Any = None) -> bytes:
        if not self._key:
            raise Refused(Message("server-keyless"))
        asked = urllib.request.Request(
            f"{self._address}/api/admin/{path}",
            data=None if wish is None else msgspec.json.encode(wish),
            headers={"authorization": f"Bearer {self._key}", "content-type": "application/json"},
            method=method,
        )
        if asked.type not in ("http", "https"):
            raise Refused(Message("server-not-here", address=self._address))
        try:
            with urllib.request.urlopen(asked, timeout=_PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(_reason(error.read(), error.code)) from None
        except (OSError, ValueError):
            raise Refused(Message("server-not-here", address=self._address)) from None


def _reason(body: bytes, status: int) -> Message:
    try:
        reason = msgspec.json.decode(body, type=Failure).reason
    except msgspec.DecodeError:
        return Message("request-refused", status=status)
    return Message(reason.id, **reason.arguments)


class Unserved:
    """Tables of a database that no server has: for each wish it is opened, and let go again."""

    def __init__(self, database: str) -> None:
        self._settings: Final = Settings(database=database)
        self._do(lambda hub: hub.disk(hub.store.migrate))

    def tables(self) -> HostedTables:
        """Return the tables."""
        return self._do(desk.tables)

    def table(self, table_id: str) -> HostedTable:
        """Return one of them."""
        return self._do(lambda hub: desk.table(hub, table_id))

    def delete(self, table_id: str) -> None:
        """Delete it."""
        self._do(lambda hub: desk.delete(hub, table_id))

    def to_bot(self, table_id: str, seat: int, bot: str | None) -> None:
        """Let a bot play on at a seat."""
        self._do(lambda hub: desk.to_bot(hub, table_id, seat, bot))

    def _do(self, work: Callable[[Hub], Awaitable[R]]) -> R:
        async def alone() -> R:
            hub = Hub(self._settings)
            try:
                return await work(hub)
            except Denied as denied:
                raise Refused(denied.message) from None
            finally:
                await hub.close()

        return asyncio.run(alone())


def plain(told: HostedTable | HostedTables) -> Any:
    """Return what is told of tables as plain data."""
    return json.loads(msgspec.json.encode(told))
