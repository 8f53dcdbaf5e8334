"""The processes in which bots think, as the server sees them."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from typing import Final

import msgspec

from burgomaster.server.thinker import Answer, Asked

_read = msgspec.json.Decoder(Answer)


class BotFailed(Exception):
    """A bot did not answer."""


class Workers:
    """A few processes, started when first needed; one that fails or takes too long is replaced."""

    def __init__(self, most: int, patience: float, sets: Iterable[tuple[str, str]] = ()) -> None:
        self._patience: Final = patience
        self._sets: Final = [part for each in sets for part in each]
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._running: set[Process] = set()
        for _ in range(most):
            self._free.put_nowait(None)

    async def think(self, asked: Asked) -> str:
        """Return the text of what a bot chooses; if its process was killed, another one is asked."""
        try:
            reply = await self._ask(asked)
        except ConnectionError:
            reply = await self._ask(asked)
        if reply.fault:
            raise BotFailed(reply.fault)
        return reply.choice

    async def _ask(self, asked: Asked) -> Answer:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            return await asyncio.wait_for(_exchange(process, msgspec.json.encode(asked)), self._patience)
        except BaseException as error:
            if process is not None:
                await self._stop(process)
            process = None
            if isinstance(error, (ConnectionError, asyncio.CancelledError)):
                raise
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "burgomaster.server.thinker", *self._sets),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
        )
        self._running.add(process)
        return process

    async def _stop(self, process: Process) -> None:
        """End a process and wait until it is gone."""
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            process.kill()
        await process.wait()
        self._running.discard(process)

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return [process.pid for process in self._running]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[self._stop(process) for process in list(self._running)])


async def _exchange(process: Process, line: bytes) -> Answer:
    if process.stdin is None or process.stdout is None:
        raise BotFailed("no pipes")
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    reply = await process.stdout.readline()
    if not reply:
        raise ConnectionError("the process ended")
    return _read.decode(reply)
