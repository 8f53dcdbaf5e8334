"""The door: how many connections there may be, from one address and in all, before anything has been said.

A connection that has not sent a whole header yet is silent. It is given a few seconds, and when there is no
room it makes way for a newcomer: so whoever opens thousands of them only displaces their own.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from burgomaster.server.limits import Networks, address_of

log: Final = logging.getLogger("burgomaster.server")

_RESERVE: Final = 64
"""So many files stay free for the database, the helper processes and the browser's files."""


class Seldom:
    """Says something at most once a minute, and then how often it would have been said.

    >>> clock = iter([0.0, 1.0, 61.0]).__next__
    >>> seldom = Seldom(print, clock=clock)
    >>> for _ in range(3): seldom("no room")
    no room
    no room (and 1 more since)
    """

    def __init__(
        self,
        say: Callable[[str], object] = log.warning,
        seconds: float = 60,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._say: Final = say
        self._seconds: Final = seconds
        self._clock: Final = clock
        self._last: float | None = None
        self._unsaid = 0

    def __call__(self, text: str) -> None:
        """Say it, unless something was said a moment ago."""
        now = self._clock()
        if self._last is not None and now - self._last < self._seconds:
            self._unsaid += 1
            return
        self._say(text if not self._unsaid else f"{text} (and {self._unsaid} more since)")
        self._last, self._unsaid = now, 0


class Hushed(logging.Filter):
    """Lets each kind of complaint into the log at most once a minute: whoever sends garbage does not fill it.

    What a client did wrong is a line; only what went wrong here has its traceback.
    """

    _MOST: Final = 64

    def __init__(self) -> None:
        super().__init__()
        self._passed: Final[list[str]] = []
        self._kinds: Final[dict[object, Seldom]] = {}  # who was not heard of for longest makes way

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record may pass, with how many like it did not."""
        fault = record.exc_info[1] if record.exc_info else None
        if isinstance(fault, UnicodeDecodeError | h11.ProtocolError):
            record.exc_info, record.exc_text = None, None
        kind = (record.msg, type(fault), _place_of(fault))
        seldom = self._kinds.pop(kind, None) or Seldom(self._passed.append)
        self._kinds[kind] = seldom
        if len(self._kinds) > self._MOST:
            del self._kinds[next(iter(self._kinds))]
        self._passed.clear()
        seldom(record.getMessage().rstrip())
        if not self._passed:
            return False
        record.msg, record.args = self._passed[0], ()
        return True


def _place_of(fault: BaseException | None) -> tuple[str, int]:
    """Return where something went wrong."""
    trace = None if fault is None else fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return ("", 0) if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def hush(*loggers: str) -> None:
    """Let these logs be filled by nobody."""
    for name in loggers:
        logging.getLogger(name).addFilter(Hushed())


class Door:
    """Knows every connection, whose it is, and whether it is silent."""

    def __init__(
        self, most: int, per_address: int, proxies: Iterable[str], seconds: float, inner: int = 0
    ) -> None:
        self.seconds: Final = seconds
        """How long a connection may be silent."""
        self._inner: Final = inner  # the port at which other processes come, each for many people
        self._most: Final = most
        self._per_address: Final = per_address
        self._proxies: Final = Networks(proxies)
        self._open: Final[dict[asyncio.Transport, str]] = {}
        self._of: Final[dict[str, int]] = {}
        self._silent: Final[dict[str, dict[asyncio.Transport, None]]] = {}  # the oldest first
        self._seldom: Final = Seldom()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> None:
        """Let a connection in; if there is no room, a silent one goes, or else the newcomer."""
        address = address_of({"client": transport.get_extra_info("peername")})
        if self._of.get(address, 0) >= self._per_address and not self._for_many(transport, address):
            self._seldom(f"too many connections from {address}")
            if not self._hush(address):
                transport.abort()
                return
        elif len(self._open) >= self._most:
            self._seldom("too many connections")
            loudest = max(self._silent, key=lambda each: len(self._silent[each]), default=None)
            if loudest is None or not self._hush(loudest):
                transport.abort()
                return
        self._open[transport] = address
        self._of[address] = self._of.get(address, 0) + 1
        self._silent.setdefault(address, {})[transport] = None

    def _for_many(self, transport: asyncio.Transport, address: str) -> bool:
        """Tell whether a connection is of somebody who comes for many others."""
        here = transport.get_extra_info("sockname") if self._inner else None
        return address in self._proxies or (here is not None and here[1] == self._inner)

    def _hush(self, address: str) -> bool:
        """End the oldest silent connection of an address, if it has one."""
        oldest = next(iter(self._silent.get(address, ())), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True

    def heard(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a whole header."""
        address = self._open.get(transport, "")
        silent = self._silent.get(address)
        if silent is not None:
            silent.pop(transport, None)
            if not silent:
                del self._silent[address]

    def leave(self, transport: asyncio.Transport) -> None:
        """Note that a connection is gone."""
        self.heard(transport)
        address = self._open.pop(transport, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]


class _Watched(H11Protocol):
    """HTTP through a door, with a time limit for headers."""

    door: ClassVar[Door]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as its base
        super().connection_made(transport)
        self._wait()
        self.door.enter(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:  # a part of a header
            self._wait()
        else:
            self._heard()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._heard()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; if it came with a request, nobody waits for the answer to that."""
        ours = self.conn.our_state
        if ours is h11.IDLE or (ours is h11.SEND_RESPONSE and self.scope["method"] != "HEAD"):
            super().send_400_response(msg)
        else:  # something is on its way already, or there may be no words in the answer
            self.transport.close()
        if self.cycle is not None:  # pyright: ignore[reportUnnecessaryComparison] # before the first request
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def _heard(self) -> None:
        self.door.heard(self.transport)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.door.seconds, self.transport.abort)


def http_protocol(door: Door) -> type[H11Protocol]:
    """Return the protocol of connections that come through this door."""
    return type("Watched", (_Watched,), {"door": door})


def socket_protocol(door: Door) -> type[WebSocketsSansIOProtocol]:
    """Return the protocol of sockets that came through this door as HTTP."""

    class _Watched(WebSocketsSansIOProtocol):
        """A WebSocket, which is still the same connection."""

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.transport)
            super().connection_lost(exc)

    return _Watched


def room_for(wanted: int) -> int:
    """Return for how many connections there are files enough, after asking the system for more of them."""
    if sys.platform == "win32":  # no such limit
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + _RESERVE:
        soft = wanted + _RESERVE if hard == resource.RLIM_INFINITY else min(hard, wanted + _RESERVE)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (OSError, ValueError):  # some systems promise more than they give
            soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - _RESERVE))


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Let the loop complain of a want of files only once a minute; there would be thousands of complaints."""
    seldom = Seldom(log.error)

    def complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS):
            seldom(f"no connection can be accepted: {error.strerror}")
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(complain)
