"""The database's one thread, and the order in which it is used: moves come before chat."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from enum import IntEnum
from itertools import count
from typing import Final, TypeVar

R = TypeVar("R")


class Turn(IntEnum):
    """Who comes first when several want the database."""

    USUAL = 0
    LATER = 1
    """What can wait for everything else: chat, and bots that are woken when the server starts."""


Job = tuple[int, int, Callable[[], None] | None]


class Disk:
    """One thread that does one thing after the other; what matters most first, then what came first."""

    def __init__(self) -> None:
        self._jobs: Final[queue.PriorityQueue[Job]] = queue.PriorityQueue()
        self._numbers: Final = count()
        self._thread: Final = threading.Thread(target=self._work, name="database", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        while True:
            _, _, job = self._jobs.get()
            if job is None:
                return
            job()

    async def do(self, turn: Turn, work: Callable[[], R]) -> R:
        """Have something done in the thread, and wait for it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[R] = loop.create_future()

        def job() -> None:
            try:
                result = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, future, error)
            else:
                loop.call_soon_threadsafe(_succeed, future, result)

        self._jobs.put((turn, next(self._numbers), job))
        return await future

    def close(self) -> None:
        """Let the thread end when everything before is done."""
        self._jobs.put((max(Turn) + 1, next(self._numbers), None))
        self._thread.join()


def _succeed(future: asyncio.Future[R], result: R) -> None:
    if not future.done():  # whoever waited may have gone
        future.set_result(result)


def _fail(future: asyncio.Future[R], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
