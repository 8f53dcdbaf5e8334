"""The helper processes, as the server sees them: those in which bots think, and those that read texts."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Generic, TypeVar

import msgspec

from burgomaster.core.message import Message
from burgomaster.server.lines import BOT, READY
from burgomaster.server.reader import Answer as Reading
from burgomaster.server.reader import Read
from burgomaster.server.stranger import MEMORY
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Failure, FromPosition, FromRecord
from burgomaster.talk.opening import Start
from burgomaster.talk.proof import Judge, Judged
from burgomaster.talk.thinking import Answer, Asked

A = TypeVar("A")

_MOST_BYTES: Final = 4 * 1024 * 1024
"""No answer is longer: a record of the longest kind, as rows, has a tenth of it."""
_START_SECONDS: Final = 60
_GONE_SECONDS: Final = 2.0
_TOO_LONG: Final = -getattr(signal, "SIGXCPU", 0) or None
"""How a process ended that the system stopped because it worked too long; nothing where no system does."""
_MOST_WAITING: Final = 16
"""So many texts may wait to be read; more are turned away at once."""
_MOST_REMEMBERED: Final = 200


class BotFailed(Exception):
    """A bot did not answer."""


class Unreadable(Exception):
    """A text was refused; `failure` says why, with all mistakes and their places."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason.id)
        self.failure: Final = failure


class Processes(Generic[A]):
    """A few processes of one kind, started when needed; one that fails or takes too long is replaced."""

    def __init__(
        self,
        module: str,
        kind: type[A],
        most: int,
        patience: float,
        sets: Iterable[tuple[str, str]],
        leads: bool = False,
    ) -> None:
        self._leads: Final = leads and hasattr(os, "killpg")
        """Whether a process leads a group, which ends with it."""
        self._command: Final = (sys.executable, "-m", module, *[part for each in sets for part in each])
        self._read: Final = msgspec.json.Decoder(kind)
        self._patience: Final = patience
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._running: set[Process] = set()
        self.waiting = 0
        """How many questions wait for a process."""
        for _ in range(most):
            self._free.put_nowait(None)

    async def ask(self, asked: msgspec.Struct) -> A:
        """Return the answer; if the process was killed meanwhile, another one is asked.

        Raises TimeoutError when the answer takes too long, and ConnectionError when no process stays alive.
        """
        try:
            return await self._ask(asked)
        except ConnectionError:
            return await self._ask(asked)

    async def _ask(self, asked: msgspec.Struct) -> A:
        self.waiting += 1
        try:
            process = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            line = msgspec.json.encode(asked)
            reply = await asyncio.wait_for(_exchange(process, line), self._patience)
            return self._read.decode(reply)
        except BaseException as error:
            ended = process
            if ended is not None:
                if isinstance(error, ConnectionError):
                    await _gone(ended)
                await self._stop(ended)
            process = None
            if isinstance(error, ConnectionError) and ended is not None and ended.returncode == _TOO_LONG:
                raise TimeoutError from error
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MOST_BYTES
        )
        self._running.add(process)
        try:
            if await asyncio.wait_for(_line(process), _START_SECONDS) != READY:
                raise ConnectionError("the process does not start")
        except BaseException:
            await self._stop(process)
            raise
        return process

    async def _stop(self, process: Process) -> None:
        """End a process and wait until it is gone."""
        if process.stdin is not None:
            process.stdin.close()
        if self._leads:
            await self._stop_group(process)
        if process.returncode is None:
            process.kill()
        await process.wait()
        self._running.discard(process)

    async def _stop_group(self, process: Process) -> None:
        """Let a process end what it has started; then end its group, however it ended itself."""
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), _GONE_SECONDS)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return [process.pid for process in self._running]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[self._stop(process) for process in list(self._running)])


async def _gone(process: Process) -> None:
    """Give a process that fell silent a moment: killed before it is gone, it would not tell what ended it."""
    with suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), _GONE_SECONDS)


async def _exchange(process: Process, line: bytes) -> bytes:
    if process.stdin is None:
        raise ConnectionError("no pipes")
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await _line(process)


async def _line(process: Process) -> bytes:
    if process.stdout is None:
        raise ConnectionError("no pipes")
    reply = await process.stdout.readline()
    if not reply:
        raise ConnectionError("the process ended")
    return reply


class Thinkers:
    """The processes in which bots think: `strangers`, if any, are bots of one's own, with so much memory."""

    def __init__(
        self,
        most: int,
        patience: float,
        sets: Iterable[tuple[str, str]] = (),
        strangers: Iterable[tuple[str, str]] = (),
        memory: int = 0,
    ) -> None:
        named = [(f"{BOT}{name}", place) for name, place in strangers]
        module = "burgomaster.server.stranger" if named else "burgomaster.server.thinker"
        known = [*sets, *named, *([(MEMORY, str(memory))] if named else [])]
        self._most: Final = most
        self._processes: Final = Processes(module, Answer, most, patience, known, leads=bool(named))
        self._asked = 0

    async def think(self, asked: Asked) -> Answer:
        """Return what a bot chooses; the more are asked at once, the less each may think."""
        shared = min(1.0, self._most / (self._asked + 1))
        self._asked += 1
        try:
            return await self._think(msgspec.structs.replace(asked, share=shared))
        finally:
            self._asked -= 1

    async def _think(self, asked: Asked) -> Answer:
        try:
            reply = await self._processes.ask(asked)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        if reply.fault:
            raise BotFailed(reply.fault)
        return reply

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return self._processes.processes()

    async def close(self) -> None:
        """End all processes."""
        await self._processes.close()


class Readers:
    """The processes that read, replay and verify what comes from outside; nothing of it is read elsewhere."""

    def __init__(self, most: int, patience: float, sets: Iterable[tuple[str, str]] = ()) -> None:
        self._processes: Final = Processes("burgomaster.server.reader", Reading, most, patience, sets)
        self._judged: dict[str, Judged] = {}

    async def read(self, game: str, text: FromRecord | FromPosition) -> Start:
        """Return how a table with this record or position begins, or refuse it."""
        reply = await self._ask(Read(game, text))
        if reply.start is None:
            raise Denied(500, Message("server-fault"))
        return reply.start

    async def judge(self, table_id: str, asked: Judge) -> Judged:
        """Return what is to be said of the record of a finished table, which never changes."""
        known = self._judged.pop(table_id, None)
        if known is None:
            reply = await self._ask(asked)
            if reply.judged is None:
                raise Denied(500, Message("server-fault"))
            known = reply.judged
        if len(self._judged) >= _MOST_REMEMBERED:
            del self._judged[next(iter(self._judged))]
        self._judged[table_id] = known
        return known

    async def _ask(self, asked: Read | Judge) -> Reading:
        if self._processes.waiting >= _MOST_WAITING:
            raise Denied(503, Message("server-busy"))
        try:
            reply = await self._processes.ask(asked)
        except TimeoutError:
            raise Denied(400, Message("text-takes-too-long")) from None
        except ConnectionError:  # two processes died of it
            raise Denied(400, Message("text-takes-too-long")) from None
        if reply.failure is not None:
            raise Unreadable(reply.failure)
        return reply

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return self._processes.processes()

    async def close(self) -> None:
        """End all processes."""
        await self._processes.close()
