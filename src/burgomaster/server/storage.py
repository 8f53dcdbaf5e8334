"""The store as the event loop uses it: in the threads of the database, moves before chat."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from burgomaster.core.message import Message
from burgomaster.server.disk import Disk, Turn
from burgomaster.server.door import Seldom
from burgomaster.server.fence import Fence
from burgomaster.server.store import Store
from burgomaster.server.stored import StoredChat, Unsaid
from burgomaster.server.trouble import Unstored, trouble
from burgomaster.talk.denied import Denied

P = ParamSpec("P")
R = TypeVar("R")

log: Final = logging.getLogger("burgomaster.server")


class Storage:
    """The database of one server process, and what it may write there: `fence`."""

    def __init__(self, database: str, fence: Fence | None = None, at_once: int = 1) -> None:
        self.store: Final = Store(database, fence, at_once)
        self.store.claim()
        self._seldom: Final = Seldom(log.error)
        self._disk: Final = Disk(at_once)
        self._unsaid: Final[deque[tuple[Unsaid, asyncio.Future[StoredChat | None]]]] = deque()
        self._saying: Final[set[asyncio.Task[None]]] = set()
        self._speaks: Final = threading.Lock()  # lines are numbered by those before

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something with the database, in a thread of its own."""
        return await self._use(Turn.USUAL, lambda: work(*args, **kwargs))

    async def _use(self, turn: Turn, work: Callable[[], R]) -> R:
        try:
            return await self._disk.do(turn, work)
        except DBAPIError as error:
            known = trouble(error)
            if known is None:
                raise
            self._seldom(f"the database cannot be used: {error.orig}")
            raise Unstored(known) from error

    async def say(self, unsaid: Unsaid) -> StoredChat:
        """Add a line to the chat; lines that wait together are stored together, after what matters more."""
        future: asyncio.Future[StoredChat | None] = asyncio.get_running_loop().create_future()
        self._unsaid.append((unsaid, future))
        task = asyncio.create_task(self._say_all())
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)
        line = await future
        if line is None:
            raise Denied(404, Message("table-unknown"))
        return line

    async def _say_all(self) -> None:
        """Store all lines that have come until the database is free; later turns then find nothing to do."""
        taken: list[tuple[Unsaid, asyncio.Future[StoredChat | None]]] = []

        def store() -> list[StoredChat | None]:
            with self._speaks:
                while self._unsaid:
                    taken.append(self._unsaid.popleft())
                return self.store.say([unsaid for unsaid, _ in taken]) if taken else []

        try:
            lines = await self._use(Turn.LATER, store)
        except Exception as error:
            for _, future in taken:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), line in zip(taken, lines, strict=True):
            if not future.done():
                future.set_result(line)

    def close(self) -> None:
        """Let go of the database; what was accepted is on disk already."""
        self._disk.close()  # what can wait is done now, too, and opens no connection after the last
        self.store.close()
