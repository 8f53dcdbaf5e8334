"""The application: what can be asked for over HTTP, the socket, and the browser's files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, TypeVar, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

import burgomaster
from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.server import company, lobby, seating
from burgomaster.server.book import book
from burgomaster.server.connection import Connection, Rates
from burgomaster.server.door import watch
from burgomaster.server.gate import Application, Gate
from burgomaster.server.health import Health
from burgomaster.server.hub import Hub
from burgomaster.server.keeping import keep_house
from burgomaster.server.limits import Buckets, address_of
from burgomaster.server.openapi import openapi
from burgomaster.server.processes import Unreadable
from burgomaster.server.schema import schema
from burgomaster.server.settings import Settings
from burgomaster.server.stored import Holder
from burgomaster.server.unchanging import AS_IT_IS, Pages, browser_files
from burgomaster.server.watchdog import watching
from burgomaster.server.wording import words_of
from burgomaster.talk.denied import Denied, TooOften, shaped
from burgomaster.talk.messages import (
    Alive,
    Failure,
    Held,
    Inspect,
    Inspection,
    Join,
    Leave,
    Lobby,
    MyTables,
    NewKey,
    NewTable,
    Readiness,
    TableSummary,
    Tokens,
    Verification,
)
from burgomaster.talk.names import hashed
from burgomaster.talk.plain import mistakes, said

log: Final = logging.getLogger("burgomaster.server")

AnyRequest = Request[Any, Any, Any]

_MOST_PAGES: Final = 64
"""So many books, words and schemas stay packed: with the sets that come along there are fewer."""


def make_app(settings: Settings) -> Gate:
    """Return the application, to be run by an ASGI server."""
    hub = Hub(settings)
    health = Health(settings, hub.collector)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        watch(asyncio.get_running_loop())
        await hub.open()
        health.open()
        keeping = asyncio.create_task(keep_house(hub))
        with watching(settings.watchdog_seconds):
            yield
        keeping.cancel()
        health.close()
        await hub.close()

    inner = Litestar(
        route_handlers=[*_handlers(hub, health), browser_files(settings.static)],
        lifespan=[lifespan],
        openapi_config=None,
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude_opt_key=next(iter(AS_IT_IS))
        ),
        exception_handlers={
            Refused: _refused,
            Denied: _denied,
            Unreadable: _unreadable,
            HTTPException: _http_error,
            Exception: _fault,
        },
        request_max_body_size=settings.request_bytes,
    )
    return Gate(cast("Application", inner), settings)


def _handlers(hub: Hub, health: Health) -> list[ControllerRouterHandler]:
    """Return what answers to requests, each a line or two: the work is done in the house and its lobby."""
    settings = hub.settings
    texts = PerAddress(settings.texts_per_minute / 60, settings.texts_per_minute)
    mine = PerAddress(settings.mine_per_minute / 60, settings.mine_per_minute)
    rates = Rates(settings)
    pages = Pages(_MOST_PAGES)

    @get("/healthz")
    async def healthz() -> Alive:
        return Alive("ok", burgomaster.__version__)

    @get("/readyz")
    async def readyz() -> Response[Readiness]:
        found = await health.readiness()
        return Response(found, status_code=200 if found.ready else 503)

    @get("/api/openapi.json", opt=AS_IT_IS)
    async def show_openapi(request: AnyRequest) -> Response[bytes]:
        return (await pages.page(MediaType.JSON, openapi)).answer(request)

    @get("/api/socket-schema.json", opt=AS_IT_IS)
    async def show_socket_schema(request: AnyRequest) -> Response[bytes]:
        return (await pages.page(MediaType.JSON, schema)).answer(request)

    @get("/api/lobby")
    async def show_lobby() -> Lobby:
        return await lobby.lobby(hub)

    @post("/api/mine", status_code=200)
    async def my_tables(request: AnyRequest) -> MyTables:
        wish = await _body(request, Tokens)
        mine.check(request)
        return await lobby.mine(hub, wish.tokens)

    @post("/api/inspect", status_code=200)
    async def inspect(request: AnyRequest) -> Inspection:
        wish = await _body(request, Inspect)
        texts.check(request)
        return await lobby.inspection(hub, wish)

    @post("/api/tables")
    async def make_table(request: AnyRequest) -> Held:
        new = await _body(request, NewTable)
        if new.start is not None:
            texts.check(request)
        return await lobby.make(hub, new)

    @get("/api/tables/{table_id:str}")
    async def show_table(request: AnyRequest, table_id: str) -> TableSummary:
        return await lobby.summary(hub, table_id, await _holder(hub, request))

    @post("/api/tables/{table_id:str}/join")
    async def join_table(request: AnyRequest, table_id: str) -> Held:
        wish = await _body(request, Join)
        token = _token(request)
        return await seating.join(hub, table_id, wish, None if token is None else hashed(token))

    @post("/api/tables/{table_id:str}/leave", status_code=204)
    async def leave_table(request: AnyRequest, table_id: str) -> None:
        wish, holder = await _body(request, Leave), await _holder(hub, request)
        await seating.leave(hub, table_id, None if holder is None else holder.token_hash, wish.bot)

    @post("/api/tables/{table_id:str}/rematch")
    async def play_again(request: AnyRequest, table_id: str) -> Held:
        holder = await _holder(hub, request)
        return await company.rematch(hub, table_id, None if holder is None else holder.token_hash)

    @post("/api/tables/{table_id:str}/key")
    async def change_key(request: AnyRequest, table_id: str) -> NewKey:
        holder = await _holder(hub, request)
        return await seating.change_key(hub, table_id, None if holder is None else holder.token_hash)

    @delete("/api/tables/{table_id:str}")
    async def delete_table(request: AnyRequest, table_id: str) -> None:
        await lobby.delete(hub, table_id, await _holder(hub, request))

    @get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
    async def show_record(request: AnyRequest, table_id: str) -> str:
        return await lobby.record_text(hub, table_id, await _holder(hub, request))

    @get("/api/tables/{table_id:str}/verify")
    async def verify_table(table_id: str) -> Verification:
        return await lobby.verification(hub, table_id)

    @get("/api/games/{game:str}/book/{language:str}", opt=AS_IT_IS)
    async def show_book(
        request: AnyRequest, game: str, language: str, printed: Annotated[str, Parameter(query="data")] = ""
    ) -> Response[bytes]:
        try:
            return (await pages.page(MediaType.JSON, book, game, language, printed)).answer(request)
        except Refused as refused:
            raise Denied(404, refused.message) from None

    @get("/api/words/{language:str}", opt=AS_IT_IS)
    async def show_words(request: AnyRequest, language: str) -> Response[bytes]:
        return (await pages.page(MediaType.TEXT, words_of, language)).answer(request)

    @get("/api/games/{game:str}/words/{language:str}", opt=AS_IT_IS)
    async def show_words_of_game(request: AnyRequest, game: str, language: str) -> Response[bytes]:
        _known(game)
        return (await pages.page(MediaType.TEXT, words_of, language, game)).answer(request)

    @websocket("/api/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        await Connection(socket, hub, rates).run()

    return [
        healthz,
        readyz,
        show_openapi,
        show_socket_schema,
        show_lobby,
        my_tables,
        inspect,
        make_table,
        show_table,
        join_table,
        leave_table,
        play_again,
        change_key,
        delete_table,
        show_record,
        verify_table,
        show_book,
        show_words,
        show_words_of_game,
        table_socket,
    ]


def _known(game: str) -> None:
    """Deny a game that the server does not offer."""
    try:
        rules_of(game)
    except Refused as refused:
        raise Denied(404, refused.message) from None


class PerAddress:
    """Counts how often each address asks for what costs more than other requests."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets: Final = Buckets(rate, burst)

    def check(self, request: AnyRequest) -> None:
        """Refuse whoever asks too often."""
        bucket = self._buckets.of(address_of(request.scope))
        if not bucket.take():
            raise TooOften(bucket.wait())


S = TypeVar("S")


async def _body(request: AnyRequest, kind: type[S]) -> S:
    return shaped(msgspec.json.Decoder(kind).decode, await request.body())


async def _holder(hub: Hub, request: AnyRequest) -> Holder | None:
    """Return what the token in the header stands for."""
    return await hub.holder(_token(request))


def _token(request: AnyRequest) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None


# What went wrong.


def _failure(status: int, reason: Message) -> Response[Failure]:
    return Response(Failure(said(reason), []), status_code=status)


def _refused(_: AnyRequest, refused: Refused) -> Response[Failure]:
    return Response(Failure(said(refused.message), mistakes(refused)), status_code=400)


def _denied(_: AnyRequest, denied: Denied) -> Response[Failure]:
    answer = _failure(denied.status, denied.message)
    if denied.status == 408:
        answer.headers["connection"] = "close"  # what is still to come of the body is not waited for
    if isinstance(denied, TooOften):
        answer.headers["retry-after"] = str(denied.wait)
    return answer


def _unreadable(_: AnyRequest, unreadable: Unreadable) -> Response[Failure]:
    return Response(unreadable.failure, status_code=400)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Failure]:
    return _failure(error.status_code, Message("request-refused", status=error.status_code))


def _fault(request: AnyRequest, error: Exception) -> Response[Failure]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _failure(500, Message("server-fault"))
