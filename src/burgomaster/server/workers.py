"""The processes in which bots think, as the server sees them."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from burgomaster.server.thinker import Answer, Asked

_read = msgspec.json.Decoder(Answer)


class BotFailed(Exception):
    """A bot did not answer."""


class Workers:
    """A few processes, started when first needed; one that fails or takes too long is replaced."""

    def __init__(self, most: int, patience: float) -> None:
        self._patience: Final = patience
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._running: set[Process] = set()
        for _ in range(most):
            self._free.put_nowait(None)

    async def think(self, asked: Asked) -> str:
        """Return the text of what a bot chooses."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await asyncio.wait_for(_exchange(process, msgspec.json.encode(asked)), self._patience)
            if reply.fault:
                raise BotFailed(reply.fault)
        except BotFailed:
            raise
        except asyncio.CancelledError:
            self._stop(process)
            process = None
            raise
        except Exception as error:
            self._stop(process)
            process = None
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self._free.put_nowait(process)
        return reply.choice

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "burgomaster.server.thinker"), stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        self._running.add(process)
        return process

    def _stop(self, process: Process | None) -> None:
        if process is not None:
            self._running.discard(process)
            if process.returncode is None:
                process.kill()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._running):
            self._stop(process)
            await process.wait()


async def _exchange(process: Process, line: bytes) -> Answer:
    if process.stdin is None or process.stdout is None:
        raise BotFailed("no pipes")
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    reply = await process.stdout.readline()
    if not reply:
        raise BotFailed("the process ended")
    return _read.decode(reply)
