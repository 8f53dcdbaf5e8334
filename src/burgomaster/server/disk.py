"""The database's threads, usually one, and the order in which they are used: moves come before chat."""

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
    """Threads that each do one thing after the other; what matters most first, then what came first."""

    def __init__(self, at_once: int = 1) -> None:
        self._jobs: Final[queue.PriorityQueue[Job]] = queue.PriorityQueue()
        self._numbers: Final = count()
        self._threads: Final = [
            threading.Thread(target=self._work, name="database", daemon=True) for _ in range(at_once)
        ]
        for thread in self._threads:
            thread.start()

    def _work(self) -> None:
        while True:
            _, _, job = self._jobs.get()
            if job is None:
                return
            job()

    async def do(self, turn: Turn, work: Callable[[], R]) -> R:
        """Have something done in a thread, and wait for it."""
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
        """Let the threads end when everything before is done."""
        for _ in self._threads:
            self._jobs.put((max(Turn) + 1, next(self._numbers), None))
        for thread in self._threads:
            thread.join()


def _succeed(future: asyncio.Future[R], result: R) -> None:
    if not future.done():  # whoever waited may have gone
        future.set_result(result)


def _fail(future: asyncio.Future[R], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
