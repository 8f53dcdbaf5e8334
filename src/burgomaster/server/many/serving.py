"""Serving and ending: a process that is told to end gives its tables back before it closes its sockets."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Final

import uvicorn

from burgomaster.server.many.relay import place_of

log: Final = logging.getLogger("burgomaster.server")

_PATIENCE: Final = 8.0
"""After so many seconds a process ends though it could not give everything back: that ends by itself."""
_BACKLOG: Final = 128


def inner_socket(place: str) -> socket.socket:
    """Return a socket that listens where other processes find this one."""
    host, port = place_of(place)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def place_at(listening: socket.socket) -> str:
    """Return where a socket listens."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class OneOfMany(uvicorn.Server):
    """One of several processes: it lets go of its tables first."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._drain: Final = drain
        self._loop: asyncio.AbstractEventLoop | None = None
        self._draining: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End when everything is given back; told twice, end at once."""
        if self._loop is None or self._draining is not None:
            super().handle_exit(sig, frame)
        else:
            self._loop.call_soon_threadsafe(self._begin_to_end, sig, frame)

    def _begin_to_end(self, sig: int, frame: FrameType | None) -> None:
        if self._draining is None:
            self._draining = asyncio.create_task(self._let_go(sig, frame))

    async def _let_go(self, sig: int, frame: FrameType | None) -> None:
        for server in self.servers:
            server.close()  # others accept who comes now
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._drain()
        except TimeoutError:
            log.warning("this process ends before all its tables were given back")
        except Exception:
            log.exception("this process ends before all its tables were given back")
        super().handle_exit(sig, frame)
