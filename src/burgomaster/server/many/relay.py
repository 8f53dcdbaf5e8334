"""Passing on: a socket or a request that came to one process is answered by the one that has the table.

Whoever asked does not notice. What goes from process to process bears the secret that all of them find in
their database, and says for whom it is; where they find each other nobody else should reach.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import h11
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from burgomaster.server.gate import Event, Receive, Scope, Send
from burgomaster.server.limits import address_of

SECRET: Final = b"burgomaster-secret"
FOR: Final = b"burgomaster-for"
OURS: Final = b"burgomaster-"
"""How headers begin that only processes send each other."""

RESTART: Final = 1012
_SECONDS: Final = 5.0
"""So long a process may take to be connected to."""
_ANSWER: Final = 60.0
_PINGS: Final = 3.0
_NOT_PASSED: Final = frozenset(
    {b"connection", b"upgrade", b"transfer-encoding", b"content-length", b"keep-alive", b"te", b"date"}
)


class Unreachable(Exception):
    """The process does not answer, and nothing was asked of it."""


class Lost(Exception):
    """The process went away in the midst of it."""


class Answer(Struct):
    """What a process answered to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def place_of(process: str) -> tuple[str, int]:
    """Return where a process is found.

    >>> place_of("10.0.0.7:9000/ab12"), place_of("[fd00::7]:9000/ab12")
    (('10.0.0.7', 9000), ('fd00::7', 9000))
    """
    host, _, port = process.partition("/")[0].rpartition(":")
    return host.strip("[]"), int(port)


def passed_on(scope: Scope, secret: str) -> list[tuple[bytes, bytes]]:
    """Return the headers with which something is passed on."""
    kept = [
        (name, value)
        for name, value in scope["headers"]
        if name not in _NOT_PASSED and not name.startswith((OURS, b"x-forwarded", b"sec-websocket"))
    ]
    return [*kept, (SECRET, secret.encode()), (FOR, address_of(scope).encode())]


# Requests.


async def ask(
    process: str, method: str, target: bytes, headers: list[tuple[bytes, bytes]], body: bytes
) -> Answer:
    """Let another process answer a request."""
    host, port = place_of(process)
    try:
        async with asyncio.timeout(_SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
    except (OSError, TimeoutError) as error:
        raise Unreachable from error
    try:
        async with asyncio.timeout(_ANSWER):
            return await _exchange(reader, writer, method, target, headers, body)
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise Lost from error
    finally:
        writer.close()


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    method: str,
    target: bytes,
    headers: list[tuple[bytes, bytes]],
    body: bytes,
) -> Answer:
    line = h11.Connection(h11.CLIENT)
    told = [*headers, (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    out = line.send(h11.Request(method=method, target=target, headers=told)) or b""
    out += (line.send(h11.Data(data=body)) or b"") + (line.send(h11.EndOfMessage()) or b"")
    writer.write(out)
    await writer.drain()
    answer = Answer(0, [], b"")
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(65536))
        elif isinstance(event, h11.Response):
            answer.status = event.status_code
            answer.headers = [(name, value) for name, value in event.headers if name not in _NOT_PASSED]
        elif isinstance(event, h11.Data):
            answer.body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage):
            return answer


# Sockets.


async def reach(process: str, table_id: str, scope: Scope, secret: str) -> ClientConnection:
    """Return a socket to a table at another process."""
    host, port = place_of(process)
    name = f"[{host}]" if ":" in host else host
    own = [(key.decode("latin-1"), value.decode("latin-1")) for key, value in passed_on(scope, secret)]
    headers = [(key, value) for key, value in own if key.encode() in (SECRET, FOR)]
    bounds: dict[str, Any] = {"max_size": None, "compression": None, "user_agent_header": None}
    pings: dict[str, Any] = {"ping_interval": _PINGS, "ping_timeout": _PINGS, "close_timeout": 1.0}
    try:
        return await connect(
            f"ws://{name}:{port}/api/tables/{quote(table_id, safe='')}/socket",
            additional_headers=headers,
            open_timeout=_SECONDS,
            proxy=None,
            **bounds,
            **pings,
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        raise Unreachable from error


async def pass_on(line: ClientConnection, first: list[Event], receive: Receive, send: Send) -> None:
    """Pass on what both say, until one of them ends it."""
    going = asyncio.create_task(_out(line, first, receive))
    try:
        code = await _back(line, send)
    finally:
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
        await line.close()
    with suppress(Exception):  # whoever asked may have gone
        await send({"type": "websocket.close", "code": code, "reason": ""})


async def _out(line: ClientConnection, first: list[Event], receive: Receive) -> None:
    """Pass on what whoever asked says."""
    waiting = [*first]
    with suppress(ConnectionClosed):
        while True:
            event = waiting.pop(0) if waiting else await receive()
            if event["type"] == "websocket.disconnect":
                await line.close()
                return
            if event["type"] == "websocket.receive":
                await line.send(event.get("text") or "")


async def _back(line: ClientConnection, send: Send) -> int:
    """Pass on what the other process says; return with which code it ended."""
    try:
        async for text in line:
            await send({"type": "websocket.send", "text": text})
    except ConnectionClosed:
        pass
    except Exception:  # whoever asked is gone
        return RESTART
    code = line.close_code or RESTART
    return code if code not in (1005, 1006) else RESTART
