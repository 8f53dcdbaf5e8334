"""Claims: which process has which table, so that only one writes there, also when one froze or was cut off.

A claim is a row with an owner, a number that rises with each owner, and the moment at which it ends. Whatever
is written of a table locks that row first and looks whether the claim is still one's own; taking a table
over is an update of the same row, so the two exclude each other to the very commit. Only the database's clock
counts. (A check in the statement that writes would not do: another could take over before the commit.)
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from time import monotonic
from typing import Any, ClassVar, Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert

from burgomaster.server.columns import CLAIMS, TABLES
from burgomaster.server.fence import Fence, Moved
from burgomaster.server.many import shape
from burgomaster.server.settings import Settings
from burgomaster.server.storage import Storage
from burgomaster.talk.denied import Denied

log: Final = logging.getLogger("burgomaster.server")

LEASE: Final = 10.0
"""For so many seconds a table is a process's own after it said so last."""
RENEW: Final = 2.5
"""After so many seconds a process says again which tables are its own."""
_AT_ONCE: Final = 100
"""So many claims are renewed at once: moves at these tables wait for it, a few milliseconds."""

_NOW: Final = sa.func.extract("epoch", sa.func.clock_timestamp())
"""The present by the database's clock, also within a statement that had to wait."""


class Claimed(Fence):
    """Lets through what is written of tables that this process has; used in the database's threads."""

    shared: ClassVar[bool] = True

    def __init__(self, process: str) -> None:
        self.process: Final = process
        self.shape: Final = shape.of_today()
        self.held: Final[dict[str, int]] = {}
        """The tables of this process, each with the number of its claim."""
        self.lost: Callable[[str], object] = self.held.pop
        """Called with a table that turned out to be another's."""

    def check(self, connection: sa.Connection, table_id: str) -> int | None:
        """Let a transaction write of a table, or refuse it; until it ends, nobody takes the table over."""
        number = self.held.get(table_id)
        if number is None or connection.execute(_MINE, self._of(table_id, number)).first() is None:
            if number is not None and self.held.get(table_id) == number:
                self.lost(table_id)
            raise Moved
        return number

    def _of(self, table_id: str, number: int) -> dict[str, Any]:
        return {"of": table_id, "me": self.process, "as": number}

    def born(self, connection: sa.Connection, table_id: str) -> int | None:
        """Take a table that a transaction makes."""
        new = {"table_id": table_id, "process": self.process, "number": 1, "until": _NOW + LEASE, "here": ""}
        connection.execute(sa.insert(CLAIMS).values(new))
        self.held[table_id] = 1
        return 1

    def passable(self, connection: sa.Connection, tables: set[str]) -> set[str]:
        """Return of which of some tables a transaction may write."""
        found: set[str] = set()
        for table_id in sorted(tables):  # in one order, so that no two wait for each other
            try:
                self.check(connection, table_id)
            except Moved:
                continue
            found.add(table_id)
        return found

    def elsewhere(self) -> sa.ColumnElement[bool]:
        """Return whether another process has the table that a query looks at."""
        of = sa.and_(CLAIMS.c.table_id == TABLES.c.id, CLAIMS.c.process != self.process)
        return sa.exists().where(of, CLAIMS.c.until > _NOW)

    def settle(self, connection: sa.Connection, migrate: Callable[[sa.Connection], None]) -> None:
        """Bring the database to the present shape, one process at a time; refuse one that is newer."""
        shape.settle(connection, self.shape, migrate)

    # What only the claims ask for.

    def take(self, engine: sa.Engine, table_id: str) -> str | None:
        """Take a table that is nobody's or one's own; return whose it is instead, None if it is taken."""
        with engine.begin() as connection:
            number = connection.execute(_take(self.process, table_id, self.shape)).scalar()
            if number is not None:
                self.held[table_id] = int(number)
                return None
            return owner(connection, table_id) or ""

    def renew(
        self, engine: sa.Engine, mine: Mapping[str, int], here: Mapping[str, str]
    ) -> dict[str, int] | None:
        """Keep these tables for longer; return which are one's own still, None if the database is newer."""
        found: dict[str, int] = {}
        tables = sorted(mine)
        for at in range(0, len(tables), _AT_ONCE):
            with engine.begin() as connection:
                rows = connection.execute(_RENEW, {"me": self.process, "of": tables[at : at + _AT_ONCE]})
                found.update({row.table_id: row.number for row in rows})
        with engine.begin() as connection:
            for table_id, present in here.items():
                told = sa.update(CLAIMS).where(
                    CLAIMS.c.table_id == table_id, CLAIMS.c.process == self.process
                )
                connection.execute(told.values(here=present))
            return found if shape.is_ours(connection, self.shape) else None

    def give_back(self, engine: sa.Engine, mine: Mapping[str, int]) -> None:
        """Keep these tables no longer."""
        with engine.begin() as connection:
            for table_id in sorted(mine):
                connection.execute(_FREE, self._of(table_id, mine[table_id]))


_MINE: Final = (
    sa.select(CLAIMS.c.number)
    .where(CLAIMS.c.table_id == sa.bindparam("of"), CLAIMS.c.process == sa.bindparam("me"))
    .where(CLAIMS.c.number == sa.bindparam("as"), CLAIMS.c.until > _NOW)
    .with_for_update(read=True)
)
_RENEW: Final = (
    sa.update(CLAIMS)
    .where(CLAIMS.c.process == sa.bindparam("me"), CLAIMS.c.until > _NOW)
    .where(CLAIMS.c.table_id.in_(sa.bindparam("of", expanding=True)))
    .values(until=_NOW + LEASE)
    .returning(CLAIMS.c.table_id, CLAIMS.c.number)
)
_FREE: Final = (
    sa.update(CLAIMS)
    .where(CLAIMS.c.table_id == sa.bindparam("of"), CLAIMS.c.process == sa.bindparam("me"))
    .where(CLAIMS.c.number == sa.bindparam("as"))
    .values(until=0.0, here="")
)


def _take(process: str, table_id: str, of_shape: str) -> sa.Executable:
    """Return what takes a table for a process, unless another has it or the database is of another shape."""
    there = sa.select(TABLES.c.id, sa.literal(process), sa.literal(1), _NOW + LEASE, sa.literal("")).where(
        TABLES.c.id == table_id, shape.same(of_shape)
    )
    new = insert(CLAIMS).from_select(["table_id", "process", "number", "until", "here"], there)
    return new.on_conflict_do_update(
        index_elements=[CLAIMS.c.table_id],
        set_={"process": process, "number": CLAIMS.c.number + 1, "until": _NOW + LEASE, "here": ""},
        where=sa.or_(CLAIMS.c.until <= _NOW, CLAIMS.c.process == process),
    ).returning(CLAIMS.c.number)


def owner(connection: sa.Connection, table_id: str) -> str | None:
    """Return which process has a table now."""
    has = sa.select(CLAIMS.c.process).where(CLAIMS.c.table_id == table_id, CLAIMS.c.until > _NOW)
    return connection.execute(has).scalar()


def owner_of(engine: sa.Engine, table_id: str) -> str | None:
    """Return which process has a table now."""
    with engine.connect() as connection:
        return owner(connection, table_id)


def present(engine: sa.Engine, process: str, tables: Collection[str]) -> dict[str, set[str]]:
    """Return who (their tokens' hashes) is at some tables of other processes, as these said last."""
    query = sa.select(CLAIMS.c.table_id, CLAIMS.c.here).where(CLAIMS.c.table_id.in_(tables))
    with engine.connect() as connection:
        rows = connection.execute(query.where(CLAIMS.c.until > _NOW, CLAIMS.c.process != process)).all()
    return {row.table_id: set(json.loads(row.here)) for row in rows if row.here}


def fence_of(settings: Settings) -> Claimed | None:
    """Return what lets this process write where others do, too; None if it has the database alone."""
    if not settings.inner:
        return None
    return Claimed(f"{settings.inner}/{secrets.token_hex(4)}")


class Uses(Struct, frozen=True):
    """What the claims ask of the tables in memory."""

    in_use: Callable[[str], bool]
    """Whether a table is in memory, or on its way there."""
    here: Callable[[str], Iterable[str]]
    """Who (their tokens' hashes) is there."""
    let_go: Callable[[str], None]
    """Forget a table that is another process's by now, and let everyone there come anew."""
    outdated: Callable[[], None]
    """The database belongs to newer processes."""
    orphans: Callable[[], Awaitable[None]]
    """Look after tables whose process is gone."""


class Claims:
    """The tables of this process, taken when someone comes and kept as long as they are used."""

    def __init__(self, disk: Storage, fence: Claimed) -> None:
        self._disk: Final = disk
        self._fence: Final = fence
        self._uses: Uses | None = None
        self._renewed = monotonic()
        self._told: Final[dict[str, str]] = {}  # who was said to be at the tables of this process
        self._since: Final[dict[str, float]] = {}  # when they were taken, as long as they are one's own
        self._keeping: asyncio.Task[None] | None = None
        self.secret = secrets.token_hex(32)
        """By which the processes of this database know each other; until it is open, nobody knows it."""
        self.draining = False
        """Whether no more tables are taken: this process is about to end."""

    @property
    def process(self) -> str:
        """Return under which name this process is known."""
        return self._fence.process

    def __len__(self) -> int:
        return len(self._fence.held)

    async def open(self, uses: Uses) -> None:
        """Begin to keep what is taken."""
        loop = asyncio.get_running_loop()
        self.secret = await self._disk(shape.secret_of, self._disk.store.engine)
        self._uses, self._renewed = uses, monotonic()
        self._fence.lost = lambda table_id: _soon(loop, self._lose, table_id)
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Give all back."""
        self.draining = True
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self.give_back(list(self._fence.held))

    # One table.

    def is_mine(self, table_id: str) -> bool:
        """Tell whether this process has a table, as far as it knows."""
        return table_id in self._fence.held and self.fresh()

    def since(self, table_id: str) -> float:
        """Return when a table was taken, by the clock of this process."""
        return self._since.get(table_id, 0.0)

    def fresh(self) -> bool:
        """Tell whether this process said lately enough which tables are its own."""
        return monotonic() < self._renewed + LEASE

    async def hold(self, table_id: str) -> bool:
        """Have a table, or refuse it, since another process has it; tell whether it is there to be had."""
        if not self.fresh():
            self._lose_all()
        if table_id in self._fence.held:
            return True
        if self.draining:
            raise Moved
        began = monotonic()
        other = await self._disk(self._fence.take, self._disk.store.engine, table_id)
        if other:
            raise Moved(other)
        if other is not None:
            return False
        self._since[table_id] = began
        return True

    async def owner(self, table_id: str) -> str | None:
        """Return which other process has a table; None if it is this one's or nobody's."""
        if self.is_mine(table_id):
            return None
        found = await self._disk(owner_of, self._disk.store.engine, table_id)
        return None if found == self.process else found

    async def present(self, tables: Collection[str]) -> dict[str, set[str]]:
        """Return who (their tokens' hashes) is at tables of other processes."""
        if not tables:
            return {}
        return await self._disk(present, self._disk.store.engine, self.process, tables)

    def mine(self) -> list[str]:
        """Return the tables of this process."""
        return list(self._fence.held)

    async def give_back(self, tables: Iterable[str]) -> None:
        """Keep some tables no longer."""
        mine = {each: number for each in tables if (number := self._forget(each)) is not None}
        if mine:
            await self._disk(self._fence.give_back, self._disk.store.engine, mine)

    def _forget(self, table_id: str) -> int | None:
        self._since.pop(table_id, None)
        self._told.pop(table_id, None)
        return self._fence.held.pop(table_id, None)

    def _lose(self, table_id: str) -> None:
        if self._forget(table_id) is not None:
            log.warning("table %s is another process's now", table_id)
        if self._uses is not None:
            self._uses.let_go(table_id)

    def _lose_all(self) -> None:
        for table_id in list(self._fence.held):
            self._lose(table_id)
        self._renewed = monotonic()

    # All of them, every few seconds.

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                async with asyncio.timeout(LEASE / 2):
                    await self.renew()
            except (Denied, TimeoutError):
                pass  # it is told already, and tried again
            except Exception:
                log.exception("the claims could not be renewed")
            if not self.fresh():
                log.warning("this process could not say in time which tables are its own")
                self._lose_all()

    async def renew(self) -> None:
        """Keep what is used, give back what is not, and find out what is lost."""
        uses, began = self._uses, monotonic()
        if uses is None:
            return
        await self.give_back([each for each in list(self._fence.held) if not uses.in_use(each)])
        mine = dict(self._fence.held)
        here = self._news(mine, uses)
        found = await self._disk(self._fence.renew, self._disk.store.engine, mine, here)
        if found is None:
            uses.outdated()
            return
        self._renewed = began
        self._told.update(here)
        for table_id, number in mine.items():
            if found.get(table_id) != number and self._fence.held.get(table_id) == number:
                self._lose(table_id)
        if not self.draining:
            await uses.orphans()

    def _news(self, mine: Mapping[str, int], uses: Uses) -> dict[str, str]:
        """Return who is at tables where that has changed since it was said last."""
        said = {each: json.dumps(sorted(uses.here(each))) for each in mine}
        return {each: text for each, text in said.items() if self._told.get(each, "[]") != text}


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[str], None], table_id: str) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, table_id)
