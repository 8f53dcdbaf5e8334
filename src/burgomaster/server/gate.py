"""The gate: who may come in, how often, and the headers on everything that goes out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Container, MutableMapping
from typing import Any, Final

import msgspec

from burgomaster.core.message import Message
from burgomaster.server.figures import Figures
from burgomaster.server.hosting.logs import REQUEST, TABLE
from burgomaster.server.limits import Buckets, address_of
from burgomaster.server.many.together import Together
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Failure
from burgomaster.talk.plain import said

# What ASGI calls these; Litestar's own types for them are partly unknown to type checkers.
Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # sizes and places of things drawn; scripts stay forbidden
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


_LONGEST_PATH: Final = 255
"""So many bytes the name of a file has at most in most systems; no path of ours comes near."""


_LONGEST_ID: Final = 64

access: Final = logging.getLogger("burgomaster.access")
"""What came in and went out; only a log for machines has it."""


def _can_be(path: str) -> bool:
    """Tell whether anything can lie there; to ask a disk or a database for what cannot is an error.

    >>> _can_be("/api/lobby"), _can_be("lobby"), _can_be("/" + chr(0)), _can_be("/" + "ü" * 200)
    (True, False, False, False)
    """
    return path.startswith("/") and "\0" not in path and len(path.encode()) <= _LONGEST_PATH


def _makes_table(path: str) -> bool:
    """Tell whether a request to this path makes a table."""
    return path == "/api/tables" or (path.startswith("/api/tables/") and path.endswith("/rematch"))


def _named(scope: Scope) -> bytes:
    """Give a request or a socket a name by which the log and its answer know it; return it."""
    name = secrets.token_hex(8)
    REQUEST.set(name)
    parts = str(scope["path"]).split("/tables/", 1)
    TABLE.set(parts[1].split("/", 1)[0][:_LONGEST_ID] if len(parts) > 1 else "")
    return name.encode()


class Gate:
    """Stands before the whole application."""

    def __init__(
        self,
        inner: Application,
        settings: Settings,
        blocked: Container[str],
        figures: Figures,
        together: Together | None = None,
    ) -> None:
        self._together: Final = together  # where others count, too
        self._inner: Final = inner
        self._blocked: Final = blocked
        self._figures: Final = figures
        self._settings: Final = settings
        self._requests: Final = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute / 4)
        self._tables: Final = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour / 2)
        self._sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or turn it away."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._inner(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, name, status = self._figures.clock(), _named(scope), 0

        async def send_with_headers(message: Event) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, (b"x-request-id", name)]
            await send(message)

        try:
            await self._let_in(scope, receive, send_with_headers)
        finally:
            self._note(scope, status, self._figures.clock() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request by the pattern of its path, and tell the log of it."""
        route = str(scope.get("path_template", ""))
        if not route.startswith("/api/"):  # files of the app, health, and what is not there
            return
        self._figures.requests[route, status] += 1
        self._figures.note_slow(f"{scope['method']} {route}", seconds)
        if access.isEnabledFor(logging.INFO):
            fields = {"method": scope["method"], "route": route, "status": status}
            access.info("request", extra={"fields": {**fields, "ms": round(seconds * 1000, 1)}})

    async def _let_in(self, scope: Scope, receive: Receive, send_with_headers: Send) -> None:
        headers = _headers(scope)
        method = str(scope.get("method", ""))
        address = address_of(scope)
        if not self._host_known(headers) or (method not in ("GET", "HEAD") and not self._own(headers)):
            await self._refuse(send_with_headers, 403, Message("origin-foreign"))
            return
        if address in self._blocked:
            await self._refuse(send_with_headers, 403, Message("address-blocked"))
            return
        if not _can_be(scope["path"]):
            await self._refuse(send_with_headers, 404, Message("request-refused", status=404))
            return
        buckets = [self._requests.of(address)]
        if method == "POST" and _makes_table(scope["path"]):
            buckets.append(self._tables.of(address))
        for bucket in buckets:
            if not bucket.take():
                await self._refuse(send_with_headers, 429, Message("rate-limit"), int(bucket.wait()) + 1)
                return
        if method == "POST" and _makes_table(scope["path"]) and self._together is not None:
            hourly = self._settings.tables_per_hour
            wait = await self._together.wait(f"tables {address}", hourly / 3600, max(1.0, hourly / 2))
            if wait:
                await self._refuse(send_with_headers, 429, Message("rate-limit"), int(wait) + 1)
                return
        await self._inner(scope, self._in_time(receive), send_with_headers)

    async def _refuse(self, send: Send, status: int, reason: Message, retry_after: int | None = None) -> None:
        self._figures.refused(reason.id)
        await _refuse(send, status, reason, retry_after)

    def _in_time(self, receive: Receive) -> Receive:
        """Return what receives a request's body, as long as that does not take for ever."""
        deadline = asyncio.get_running_loop().time() + self._settings.body_seconds

        async def receive_in_time() -> Event:
            try:
                async with asyncio.timeout_at(deadline):
                    return await receive()
            except TimeoutError:
                raise Denied(408, Message("request-refused", status=408)) from None

        return receive_in_time

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        address = address_of(scope)
        count = self._sockets.get(address, 0)
        if (
            not self._host_known(headers)
            or not self._own(headers)
            or address in self._blocked
            or count >= self._settings.sockets_per_address
            or not self._requests.of(address).take()
        ):
            self._figures.refused("socket-refused")
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self._sockets[address] = count + 1
        began = self._figures.clock()
        _named(scope)
        access.info("socket opened")
        try:
            await self._inner(scope, receive, send)
        finally:
            seconds = round(self._figures.clock() - began, 1)
            access.info("socket closed", extra={"fields": {"seconds": seconds}})
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _host_known(self, headers: dict[bytes, str]) -> bool:
        """Tell whether the server is addressed by a name it knows: so no foreign name can point to it."""
        return _host_name(headers.get(b"host", "")) in self._settings.hosts

    def _own(self, headers: dict[bytes, str]) -> bool:
        """Tell whether the page that asks is ours; programs do not say where they come from."""
        origin = headers.get(b"origin")
        if origin is None or origin in self._settings.origins:
            return True
        scheme, _, place = origin.partition("://")
        return scheme in ("http", "https") and place == headers.get(b"host")


def _headers(scope: Scope) -> dict[bytes, str]:
    pairs: list[tuple[bytes, bytes]] = list(scope["headers"])
    return {name.lower(): value.decode("latin-1") for name, value in pairs}


def _host_name(host: str) -> str:
    """Return a host without its port; nothing if it is not written as a host is.

    >>> _host_name("localhost:8000"), _host_name("[::1]:8000"), _host_name("burgomaster.example")
    ('localhost', '::1', 'burgomaster.example')
    >>> _host_name("localhost:8000:x"), _host_name("[::1]x")
    ('', '')
    """
    if host.startswith("["):
        name, _, rest = host[1:].partition("]")
        return name.lower() if not rest or (rest[0] == ":" and rest[1:].isdigit()) else ""
    name, colon, port = host.partition(":")
    return name.lower() if not colon or port.isdigit() else ""


async def _refuse(send: Send, status: int, reason: Message, retry_after: int | None = None) -> None:
    body = msgspec.json.encode(Failure(said(reason), []))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry_after is not None:
        headers.append((b"retry-after", str(retry_after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
