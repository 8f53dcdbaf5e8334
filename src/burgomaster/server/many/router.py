"""The router: what is asked of a table goes to the process that has it, and what no process has stays here.

It stands behind the gate, which has counted who asks. What comes from another process comes past both, by an
address of its own, and is answered here or not at all: nothing is passed on twice.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import msgspec

from burgomaster.core.message import Message
from burgomaster.server.door import Seldom
from burgomaster.server.fence import Moved
from burgomaster.server.gate import Application, Event, Receive, Scope, Send
from burgomaster.server.many import relay
from burgomaster.server.many.claims import LEASE, Claims
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Failure, Hello
from burgomaster.talk.plain import said

log: Final = logging.getLogger("burgomaster.server")

_TABLE: Final = re.compile(r"^/api/(?:admin/)?tables/([A-Za-z0-9_-]{1,64})(?:/|$)")
_OLD_SOCKET: Final = "/api/socket"
_PATIENCE: Final = LEASE + 3.0
"""So long it is waited for a process that does not answer: its tables are free before."""
_PAUSE: Final = 0.2
INSIDE: Final = "burgomaster.inside"
"""In the scope of what another process asks."""

_hello: Final = msgspec.json.Decoder(Hello)
_MOVED: Final = b'"table-moved"'


class Router:
    """Finds for each request and each socket who answers it."""

    def __init__(self, inner: Application, settings: Settings, claims: Claims) -> None:
        self._inner: Final = inner
        self._settings: Final = settings
        self._claims: Final = claims

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or let another process answer."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        found = _TABLE.match(scope["path"]) if scope["type"] == "http" else None
        if found is None or await self._owner(found[1]) is None:
            await self._inner(scope, receive, send)
            return
        await self._request(found[1], scope, receive, send)

    async def _owner(self, table_id: str) -> str | None:
        """Return which other process has a table; where that cannot be known, it is answered here."""
        try:
            return await self._claims.owner(table_id)
        except Denied:
            return None

    # Requests.

    async def _request(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        body, events = await _body(receive, self._settings.request_bytes)
        scope["path_template"] = str(scope["path"]).replace(f"/{table_id}", "/{table_id}", 1)
        answer = None if body is None else await self._answer(table_id, scope, body)
        if answer is None:
            await self._inner(scope, _again(events, receive), send)
            return
        headers = [*answer.headers, (b"content-length", str(len(answer.body)).encode())]
        if answer.status == 204:
            headers = answer.headers
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})

    async def _answer(self, table_id: str, scope: Scope, body: bytes) -> relay.Answer | None:
        """Return what the process that has a table answers; None if that is this one by now."""
        target = bytes(scope["raw_path"])
        if scope["query_string"]:
            target += b"?" + bytes(scope["query_string"])
        until = monotonic() + _PATIENCE
        while monotonic() < until:
            owner = await self._owner(table_id)
            if owner is None:
                return None
            headers = relay.passed_on(scope, self._claims.secret)
            try:
                answer = await relay.ask(owner, scope["method"], target, headers, body)
            except relay.Unreachable:
                await asyncio.sleep(_PAUSE)
                continue
            except relay.Lost:
                if scope["method"] not in ("GET", "HEAD"):  # it may have been done
                    break
                continue
            if answer.status != 503 or _MOVED not in answer.body:
                return answer
            await asyncio.sleep(_PAUSE)
        return _moved()

    # Sockets.

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _TABLE.match(scope["path"])
        events: list[Event] = []
        table_id = found[1] if found is not None else None
        accepted = False
        if scope["path"] == _OLD_SOCKET:
            events.append(await receive())
            await send({"type": "websocket.accept"})
            accepted = True
            table_id = await self._asked_for(events, receive)
        if table_id is None or await self._owner(table_id) is None:
            await self._here(scope, events, receive, send, accepted=accepted)
            return
        if not accepted:
            events.append(await receive())
            await send({"type": "websocket.accept"})
        await self._elsewhere(table_id, scope, events, receive, send)

    async def _asked_for(self, events: list[Event], receive: Receive) -> str | None:
        """Return at which table a socket wants to be, by what it says first."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                events.append(await receive())
            return _hello.decode(events[-1].get("text") or "").table
        except (TimeoutError, msgspec.DecodeError):
            return None

    async def _here(
        self, scope: Scope, events: list[Event], receive: Receive, send: Send, *, accepted: bool
    ) -> None:
        await self._inner(scope, _again(events, receive), _accepted(send) if accepted else send)

    async def _elsewhere(
        self, table_id: str, scope: Scope, events: list[Event], receive: Receive, send: Send
    ) -> None:
        until = monotonic() + _PATIENCE
        while monotonic() < until:
            owner = await self._owner(table_id)
            if owner is None:
                await self._here(scope, events, receive, send, accepted=True)
                return
            try:
                line = await relay.reach(owner, table_id, scope, self._claims.secret)
            except relay.Unreachable:
                await asyncio.sleep(_PAUSE)
                continue
            await relay.pass_on(line, events, receive, send)
            return
        await send({"type": "websocket.close", "code": relay.RESTART, "reason": ""})


def _moved() -> relay.Answer:
    body = msgspec.json.encode(Failure(said(Moved().message), []))
    return relay.Answer(503, [(b"content-type", b"application/json")], body)


async def _body(receive: Receive, most: int) -> tuple[bytes | None, list[Event]]:
    """Return what a request sends, None if that is more than anyone may, and the events that told it."""
    events: list[Event] = []
    parts: list[bytes] = []
    while True:
        event = await receive()
        events.append(event)
        parts.append(event.get("body", b""))
        if event["type"] != "http.request" or sum(map(len, parts)) > most:
            return None, events
        if not event.get("more_body", False):
            return b"".join(parts), events


def _again(events: list[Event], receive: Receive) -> Receive:
    """Return what tells again what was heard already, and goes on."""
    waiting = [*events]

    async def receive_again() -> Event:
        return waiting.pop(0) if waiting else await receive()

    return receive_again


def _accepted(send: Send) -> Send:
    """Return what sends all but that a socket is accepted, which was told already."""

    async def send_on(event: Event) -> None:
        if event["type"] != "websocket.accept":
            await send(event)

    return send_on


class Entrance:
    """Tells by the port who comes: people to the gate, other processes past it, if they know the secret."""

    def __init__(
        self,
        gate: Application,
        inner: Application,
        place: str,
        claims: Claims,
        drain: Callable[[], Awaitable[None]],
    ) -> None:
        self._gate: Final = gate
        self._inner: Final = inner
        self._port: Final = relay.place_of(place)[1]
        self._claims: Final = claims
        self.drain: Final = drain
        """Give everything back, so that other processes go on with it."""
        self._seldom: Final = Seldom(log.warning)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in who may come in by the way that was taken."""
        if scope["type"] == "lifespan" or (scope["server"] or ("", 0))[1] != self._port:
            await self._gate(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(relay.SECRET, b""), self._claims.secret.encode()):
            self._seldom("somebody came to the inner address without the secret")
            await _refuse(scope, receive, send)
            return
        scope["client"] = (headers.get(relay.FOR, b"").decode("latin-1"), 0)
        scope[INSIDE] = True
        await self._inner(scope, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Failure(said(Message("inner-refused")), []))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
