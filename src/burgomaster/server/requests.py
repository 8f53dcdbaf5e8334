"""What can be asked for over HTTP, and the socket: every request with what is sent, answered and refused.

A request is decoded from the type that its handler declares as `wish`, and the OpenAPI document is made from
the handlers. Litestar would decode by itself what is declared as `data`, but not with our answers: bytes that
are no text and brackets without end are a fault of the server to it, and what is wrong in a message it tells
of a `$.data` that nobody sent.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

import burgomaster
from burgomaster.core.message import Plain, Refused
from burgomaster.games import rules_of
from burgomaster.server import company, lobby, seating
from burgomaster.server.book import book
from burgomaster.server.connection import Connection, Rates
from burgomaster.server.handover import Handover, HandoverTogether
from burgomaster.server.health import Health
from burgomaster.server.hosting.requests import host_handlers
from burgomaster.server.hub import Hub
from burgomaster.server.notice_requests import notice_handlers
from burgomaster.server.openapi import Told, described
from burgomaster.server.own.requests import own_handlers
from burgomaster.server.per_address import AnyRequest as AnyRequest
from burgomaster.server.per_address import PerAddress
from burgomaster.server.schema import schema
from burgomaster.server.stored import Holder
from burgomaster.server.unchanging import AS_IT_IS, Pages
from burgomaster.server.wording import words_of
from burgomaster.talk.denied import Denied, shaped
from burgomaster.talk.messages import (
    Alive,
    AnalysisInfo,
    AnotherInfo,
    Belongings,
    Book,
    Fetch,
    HandoverCode,
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
    WishAnalysis,
    WishAnother,
)
from burgomaster.talk.names import hashed

_GUESSES: Final = 10
"""So many codes of another device may be tried in a minute from one address."""

_MOST_PAGES: Final = 64
"""So many books, words and schemas stay packed: with the sets that come along there are fewer."""

_OF_TABLE: Final = Told(token=True, refusals=(401, 404, 409)).opt


async def wish_of(request: AnyRequest) -> Any:
    """Return what was sent as what the handler of the request declares, or refuse it."""
    handler = request.route_handler
    kind = handler.parsed_fn_signature.parameters["wish"].annotation
    return shaped(_decoder(kind).decode, await request.body())


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def handlers(hub: Hub, health: Health) -> list[ControllerRouterHandler]:
    """Return what answers to requests, each a line or two: the work is done in the hub and its lobby."""
    settings = hub.settings
    texts = PerAddress(settings.texts_per_minute / 60, settings.texts_per_minute)
    mine = PerAddress(settings.mine_per_minute / 60, settings.mine_per_minute)
    guesses = PerAddress(_GUESSES / 60, _GUESSES)
    analyses = PerAddress(settings.analyses_per_hour / 3600, settings.analyses_per_hour)
    others = PerAddress(settings.hints_per_second, settings.hint_burst)  # a choice costs what a hint does
    handover = Handover()
    shared = None if hub.together is None else HandoverTogether(hub.together)
    rates = Rates(settings)
    pages = Pages(_MOST_PAGES)

    @get("/healthz", operation_id="healthz", summary="Is the server up?")
    async def healthz() -> Alive:
        return Alive("ok", burgomaster.__version__)

    @get("/readyz", operation_id="readyz", summary="Is the server well? 503 if not.")
    async def readyz() -> Response[Readiness]:
        found = await health.readiness()
        return Response(found, status_code=200 if found.ready else 503)

    @get("/api/lobby", operation_id="lobby", summary="What there is to play, and the listed tables.")
    async def show_lobby() -> Lobby:
        return await lobby.lobby(hub)

    @post("/api/mine", operation_id="mine", summary="The tables of some tokens.", status_code=200)
    async def my_tables(request: AnyRequest, wish: Tokens) -> MyTables:
        mine.check(request)
        return await lobby.mine(hub, wish.tokens)

    @post("/api/handover", operation_id="handover", summary="A code to go on with at another device.")
    async def hand_over(request: AnyRequest, wish: Belongings) -> HandoverCode:
        mine.check(request)
        return handover.give(wish) if shared is None else await shared.give(wish)

    @post(
        "/api/fetch",
        operation_id="fetch",
        summary="What waits under a code, once.",
        opt=Told(refusals=(400, 404)).opt,
        status_code=200,
    )
    async def fetch(request: AnyRequest, wish: Fetch) -> Belongings:
        guesses.check(request)
        return handover.take(wish.code) if shared is None else await shared.take(wish.code)

    @post(
        "/api/inspect",
        operation_id="inspect",
        summary="What a record or a position holds.",
        status_code=200,
    )
    async def inspect(request: AnyRequest, wish: Inspect) -> Inspection:
        texts.check(request)
        return await lobby.inspection(hub, wish)

    @post("/api/tables", operation_id="make", summary="Make a table, also from a record or a position.")
    async def make_table(request: AnyRequest, wish: NewTable) -> Held:
        if wish.start is not None:
            texts.check(request)
        return await lobby.make(hub, wish)

    @get("/api/tables/{table_id:str}", operation_id="table", summary="What a link leads to.", opt=_OF_TABLE)
    async def show_table(request: AnyRequest, table_id: str) -> TableSummary:
        return await lobby.summary(hub, table_id, await _holder(hub, request))

    @post("/api/tables/{table_id:str}/join", operation_id="join", summary="Take a free seat.", opt=_OF_TABLE)
    async def join_table(request: AnyRequest, table_id: str, wish: Join) -> Held:
        token = _token(request)
        return await seating.join(hub, table_id, wish, None if token is None else hashed(token))

    @post(
        "/api/tables/{table_id:str}/leave",
        operation_id="leave",
        summary="Leave one's seats.",
        opt=_OF_TABLE,
        status_code=204,
    )
    async def leave_table(request: AnyRequest, table_id: str, wish: Leave) -> None:
        holder = await _holder(hub, request)
        await seating.leave(hub, table_id, None if holder is None else holder.token_hash, wish.bot)

    @post(
        "/api/tables/{table_id:str}/rematch",
        operation_id="rematch",
        summary="Play again with the same people.",
        opt=_OF_TABLE,
    )
    async def play_again(request: AnyRequest, table_id: str) -> Held:
        holder = await _holder(hub, request)
        return await company.rematch(hub, table_id, None if holder is None else holder.token_hash)

    @post(
        "/api/tables/{table_id:str}/key",
        operation_id="key",
        summary="A new token for an old one, which is void then.",
        opt=Told(token=True, refusals=(401, 403, 404, 409)).opt,
    )
    async def change_key(request: AnyRequest, table_id: str) -> NewKey:
        holder = await _holder(hub, request)
        return await seating.change_key(hub, table_id, None if holder is None else holder.token_hash)

    @delete(
        "/api/tables/{table_id:str}",
        operation_id="delete",
        summary="Delete a table; its owner's token.",
        opt=_OF_TABLE,
    )
    async def delete_table(request: AnyRequest, table_id: str) -> None:
        await lobby.delete(hub, table_id, await _holder(hub, request))

    @get(
        "/api/tables/{table_id:str}/record",
        operation_id="record",
        summary="The record, as one may know it.",
        opt=_OF_TABLE,
        media_type=MediaType.TEXT,
    )
    async def show_record(request: AnyRequest, table_id: str) -> str:
        return await lobby.record_text(hub, table_id, await _holder(hub, request))

    @post(
        "/api/tables/{table_id:str}/take",
        operation_id="take",
        summary="The table as a file, to go on without a server.",
        opt=Told(token=True, refusals=(401, 403, 404, 409)).opt,
        media_type=MediaType.TEXT,
        status_code=200,
    )
    async def take_table(request: AnyRequest, table_id: str) -> str:
        texts.check(request)
        return await lobby.take(hub, table_id, await _holder(hub, request))

    @get(
        "/api/tables/{table_id:str}/verify",
        operation_id="verify",
        summary="Was chance fair?",
        opt=Told(refusals=(400, 404, 409)).opt,
    )
    async def verify_table(table_id: str) -> Verification:
        return await lobby.verification(hub, table_id)

    @post(
        "/api/tables/{table_id:str}/analysis",
        operation_id="analysis",
        summary="What a finished game was about, as far as it is known; ask again until it is done.",
        opt=Told(token=True, refusals=(401, 404, 409)).opt,
        status_code=200,
    )
    async def analyse_table(request: AnyRequest, table_id: str, wish: WishAnalysis) -> AnalysisInfo:
        return await hub.analyses.wanted(table_id, wish, lambda: analyses.of(request))

    @post(
        "/api/tables/{table_id:str}/analysis/another",
        operation_id="another",
        summary="What another choice in a finished game would have brought, or what could have been chosen.",
        opt=Told(token=True, refusals=(401, 404, 409)).opt,
        status_code=200,
    )
    async def try_another(request: AnyRequest, table_id: str, wish: WishAnother) -> AnotherInfo:
        return await hub.analyses.tried(table_id, wish, lambda: others.of(request))

    @get(
        "/api/games/{game:str}/book/{language:str}",
        operation_id="book",
        summary="All cards and tiles in a language.",
        opt={**AS_IT_IS, **Told(answer=Book, refusals=(400, 404)).opt},
    )
    async def show_book(
        request: AnyRequest, game: str, language: str, printed: Annotated[str, Parameter(query="data")] = ""
    ) -> Response[bytes]:
        try:
            return (await pages.page(MediaType.JSON, book, game, language, printed)).answer(request)
        except Refused as refused:
            raise Denied(404, refused.message) from None

    @get(
        "/api/words/{language:str}",
        operation_id="words",
        summary="The Fluent messages of no game in particular.",
        opt={**AS_IT_IS, **Told(answer=str, refusals=(404,)).opt},
    )
    async def show_words(request: AnyRequest, language: str) -> Response[bytes]:
        return (await pages.page(MediaType.TEXT, words_of, language)).answer(request)

    @get(
        "/api/games/{game:str}/words/{language:str}",
        operation_id="gameWords",
        summary="A game's Fluent messages.",
        opt={**AS_IT_IS, **Told(answer=str, refusals=(404,)).opt},
    )
    async def show_words_of_game(request: AnyRequest, game: str, language: str) -> Response[bytes]:
        _known(game)
        return (await pages.page(MediaType.TEXT, words_of, language, game)).answer(request)

    told: list[HTTPRouteHandler] = [
        healthz,
        readyz,
        show_lobby,
        my_tables,
        hand_over,
        fetch,
        inspect,
        make_table,
        show_table,
        join_table,
        leave_table,
        play_again,
        change_key,
        delete_table,
        show_record,
        take_table,
        verify_table,
        analyse_table,
        try_another,
        show_book,
        show_words,
        show_words_of_game,
        *host_handlers(hub, health),
        *notice_handlers(hub),
        *own_handlers(hub),
    ]

    @cache
    def openapi() -> dict[str, Plain]:
        return described(told)

    @get("/api/openapi.json", opt=AS_IT_IS)
    async def show_openapi(request: AnyRequest) -> Response[bytes]:
        return (await pages.page(MediaType.JSON, openapi)).answer(request)

    @get("/api/socket-schema.json", opt=AS_IT_IS)
    async def show_socket_schema(request: AnyRequest) -> Response[bytes]:
        return (await pages.page(MediaType.JSON, schema)).answer(request)

    @websocket("/api/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        await Connection(socket, hub, rates).run()

    @websocket("/api/tables/{table_id:str}/socket")
    async def socket_of_table(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
        await Connection(socket, hub, rates, table_id).run()

    return [*told, show_openapi, show_socket_schema, table_socket, socket_of_table]


def _known(game: str) -> None:
    """Deny a game that the server does not offer."""
    try:
        rules_of(game)
    except Refused as refused:
        raise Denied(404, refused.message) from None


async def _holder(hub: Hub, request: AnyRequest) -> Holder | None:
    """Return what the token in the header stands for."""
    return await hub.holder(_token(request))


def _token(request: AnyRequest) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None
