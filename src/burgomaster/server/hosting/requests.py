"""What a host asks of a running server: every request bears the key that was given when it started.

Without a key given there is nothing here. Guessing is slow: ten wrong keys a minute from one address, and
a hundred from all.
"""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar import delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import HTTPRouteHandler
from litestar.handlers.base import BaseRouteHandler

from burgomaster.core.message import Message
from burgomaster.server.health import Health
from burgomaster.server.hosting import desk
from burgomaster.server.hosting.messages import Block, HostedTable, HostedTables, HostView, Silence, ToBot
from burgomaster.server.hub import Hub
from burgomaster.server.limits import Buckets, address_of
from burgomaster.server.openapi import Told
from burgomaster.talk.denied import Denied, TooOften

_GUESSES: Final = 10
_GUESSES_OF_ALL: Final = 100
"""So many wrong keys are looked at in a minute, from one address and from all."""

_KEY: Final = Told(token=True, refusals=(401, 404, 409)).opt


class Key:
    """The key that was given when the server started."""

    def __init__(self, key: str) -> None:
        self._key: Final = key.encode()
        self._guesses: Final = Buckets(_GUESSES / 60, _GUESSES)
        self._of_all: Final = Buckets(_GUESSES_OF_ALL / 60, _GUESSES_OF_ALL)

    def check(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Let in whoever has the key."""
        if not self._key:
            raise Denied(404, Message("admin-off"))
        kind, _sep, given = connection.headers.get("authorization", "").partition(" ")
        mine, all_of = self._guesses.of(address_of(connection.scope)), self._of_all.of("")
        for bucket in (mine, all_of):
            if bucket.empty():
                raise TooOften(bucket.wait())
        if kind.lower() != "bearer" or not hmac.compare_digest(given.encode(), self._key):
            mine.take()
            all_of.take()
            raise Denied(401, Message("admin-key"))


def host_handlers(hub: Hub, health: Health) -> list[HTTPRouteHandler]:
    """Return what answers to a host's requests."""
    guards = [Key(hub.settings.admin_key).check]

    @get("/api/admin", operation_id="adminView", summary="What goes on here.", opt=_KEY, guards=guards)
    async def show_view() -> HostView:
        return await desk.view(hub, health.loop_held())

    @get(
        "/api/admin/tables",
        operation_id="adminTables",
        summary="The tables at which something was done last.",
        opt=_KEY,
        guards=guards,
    )
    async def show_tables() -> HostedTables:
        return await desk.tables(hub)

    @get(
        "/api/admin/tables/{table_id:str}",
        operation_id="adminTable",
        summary="A table.",
        opt=_KEY,
        guards=guards,
    )
    async def show_table(table_id: str) -> HostedTable:
        return await desk.table(hub, table_id)

    @delete(
        "/api/admin/tables/{table_id:str}",
        operation_id="adminDelete",
        summary="Delete a table.",
        opt=_KEY,
        guards=guards,
    )
    async def delete_table(table_id: str) -> None:
        await desk.delete(hub, table_id)

    @post(
        "/api/admin/tables/{table_id:str}/bot",
        operation_id="adminBot",
        summary="Let a computer player go on at a seat.",
        opt=_KEY,
        guards=guards,
        status_code=204,
    )
    async def give_to_bot(table_id: str, wish: ToBot) -> None:
        await desk.to_bot(hub, table_id, wish.seat, wish.bot)

    @post(
        "/api/admin/tables/{table_id:str}/close",
        operation_id="adminClose",
        summary="Take a table off the list.",
        opt=_KEY,
        guards=guards,
        status_code=204,
    )
    async def close_table(table_id: str) -> None:
        await desk.close(hub, table_id)

    @post(
        "/api/admin/tables/{table_id:str}/mute",
        operation_id="adminMute",
        summary="Let nobody hear what a seat says, or let it be heard again.",
        opt=_KEY,
        guards=guards,
        status_code=204,
    )
    async def mute_seat(table_id: str, wish: Silence) -> None:
        await desk.silence(hub, table_id, wish.seat, wish.muted)

    @post(
        "/api/admin/block",
        operation_id="adminBlock",
        summary="Let an address in no more for a day.",
        opt=_KEY,
        guards=guards,
        status_code=204,
    )
    async def block(wish: Block) -> None:
        await desk.block(hub, wish.address)

    @post(
        "/api/admin/unblock",
        operation_id="adminUnblock",
        summary="Let an address in again.",
        opt=_KEY,
        guards=guards,
        status_code=204,
    )
    async def unblock(wish: Block) -> None:
        await hub.blocked.remove(wish.address)

    return [
        *(show_view, show_tables, show_table, delete_table, give_to_bot, close_table, mute_seat),
        *(block, unblock),
    ]
