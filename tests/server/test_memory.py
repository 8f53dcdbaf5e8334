"""The tables in memory, by themselves: whatever comes between, nobody is given a table that was dropped."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from typing import Any, TypeVarTuple

import pytest

from burgomaster.core.chance import Fast
from burgomaster.server.memory import Memory
from tests.server.client import ME, Json, ask, here, make_table
from tests.server.crowd import Guest
from tests.server.host import Server

Ts = TypeVarTuple("Ts")

ROOM = 2
TABLES = 6
LAST_RESORT = 100_000
"""After so many turns of the loop something that never comes is no longer waited for."""


class Hostile(asyncio.SelectorEventLoop):
    """A loop that lets callbacks wait for others at random, so that tasks meet at every place they can.

    It ends with an error when it has turned so often that somebody must be going round in circles.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._below = Fast(seed).below
        self._turns = 0

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        self._turns += 1
        if self._turns > LAST_RESORT:
            raise AssertionError("the loop turns and turns")
        if self._below(3) == 0:
            return super().call_soon(self._later, callback, args, context)
        return super().call_soon(callback, *args, context=context)

    def _later(self, callback: Callable[[*Ts], object], args: tuple[*Ts], context: Context | None) -> None:
        self.call_soon(callback, *args, context=context)


def hostile(work: Callable[[], Any], seed: int) -> None:
    with asyncio.Runner(loop_factory=lambda: Hostile(seed)) as runner:
        runner.run(work())


class Tables:
    """Stands for the database: tables that count how often they are fetched, and who is at them."""

    def __init__(self, fails: frozenset[str] = frozenset()) -> None:
        self.fails = fails
        self.fetched: Counter[str] = Counter()

    async def fetch(self, table_id: str) -> Counted:
        await asyncio.sleep(0)
        if table_id in self.fails:
            raise LookupError(table_id)
        self.fetched[table_id] += 1
        return Counted(table_id)


class Counted:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.inside = 0
        self.valid = True


async def work_at(memory: Memory[Counted], table_id: str) -> None:
    async with memory.at(table_id) as table:
        assert memory.known(table_id) is table, "what one works at is in memory"
        assert table.valid
        assert table.inside == 0, "one at a time"
        table.inside += 1
        try:
            await asyncio.sleep(0)
        finally:
            table.inside -= 1
        assert memory.known(table_id) is table


async def forget(memory: Memory[Counted], table_id: str) -> None:
    async with memory.at(table_id) as table:
        table.valid = False
        memory.forget(table_id, table)
        await asyncio.sleep(0)


async def watch(memory: Memory[Counted], table_id: str) -> None:
    """Watch a table as a socket does: look, come, look again, go."""
    await work_at(memory, table_id)
    memory.pin(table_id)
    try:
        for _ in range(3):
            await work_at(memory, table_id)
            await asyncio.sleep(0)
    finally:
        memory.unpin(table_id)


@pytest.mark.parametrize("seed", range(40))
def test_with_room_for_two_many_come_and_go_in_any_order(seed: int) -> None:
    below = Fast(seed).below

    async def crowd() -> None:
        tables = Tables(fails=frozenset({"0"}))
        memory = Memory(tables.fetch, ROOM)
        tasks: list[asyncio.Task[None]] = []
        for _ in range(120):
            does = (work_at, work_at, watch, forget)[below(4)]
            tasks.append(asyncio.create_task(does(memory, str(below(TABLES)))))
        for _ in range(10):
            await asyncio.sleep(0)
            tasks[below(len(tasks))].cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        faults = [each for each in ended if isinstance(each, Exception)]
        assert {type(fault) for fault in faults} == {LookupError}, faults
        assert len(memory) <= ROOM
        assert memory.known("0") is None

    hostile(crowd, seed)


@pytest.mark.parametrize("seed", range(10))
def test_while_others_fill_the_room_a_watched_table_stays(seed: int) -> None:
    async def crowd() -> None:
        tables = Tables()
        memory = Memory(tables.fetch, ROOM)
        watched = [str(number) for number in range(10)]
        for each in watched:
            memory.pin(each)
        for _ in range(3):
            rest = [str(number) for number in range(30)]
            await asyncio.gather(*[work_at(memory, each) for each in rest for _ in range(4)])
        assert [tables.fetched[each] for each in watched] == [1] * len(watched)
        assert len(memory) == len(watched) + ROOM
        for each in watched:
            memory.unpin(each)
        assert len(memory) == ROOM

    hostile(crowd, seed)


def test_who_was_left_first_goes_first() -> None:
    async def crowd() -> None:
        tables = Tables()
        memory = Memory(tables.fetch, ROOM)
        for each in ("a", "b", "a", "c"):
            await work_at(memory, each)
        assert [memory.known(each) is not None for each in "abc"] == [True, False, True]

    asyncio.run(crowd())


def test_one_fetches_for_all_who_wait_also_when_the_first_goes_again() -> None:
    async def crowd() -> None:
        tables = Tables()
        memory = Memory(tables.fetch, ROOM)
        first = asyncio.create_task(work_at(memory, "a"))
        others = [asyncio.create_task(work_at(memory, "a")) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*others)
        assert tables.fetched["a"] == 1

    asyncio.run(crowd())


def test_what_is_fetched_as_the_first_goes_is_there_for_the_next() -> None:
    """Whoever waited is told that it is not to wait any more when the table has just come."""
    coming = asyncio.Event()
    fetched: list[str] = []

    async def fetch(table_id: str) -> Counted:
        await coming.wait()
        fetched.append(table_id)
        return Counted(table_id)

    async def check() -> None:
        memory = Memory(fetch)
        first, second = (asyncio.create_task(work_at(memory, "a")) for _ in range(2))
        await asyncio.sleep(0.01)
        coming.set()
        first.cancel()
        await second
        assert first.cancelled()
        assert fetched == ["a"]

    asyncio.run(check())


def test_when_all_who_waited_have_gone_nothing_is_left() -> None:
    async def crowd() -> None:
        stop = asyncio.Event()

        async def slow(table_id: str) -> str:
            await stop.wait()
            return table_id

        memory = Memory(slow, ROOM)

        async def come() -> None:
            async with memory.at("a"):
                pass

        tasks = [asyncio.create_task(come()) for _ in range(3)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(memory) == 0
        with suppress(TimeoutError):
            await asyncio.wait_for(memory.close(), 10)
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(crowd())


# Through real sockets.

SMALL = "from burgomaster.server import memory; memory.MOST_IDLE = 2"
SOCKETS = 4


def test_more_tables_are_watched_and_played_than_stay_when_idle(started: Callable[..., Server]) -> None:
    """All sockets say at the same moment where they want to be, while as many watch other tables."""
    server = started(SMALL)
    held = [make_table(server, ME, here("Ben")) for _ in range(9)]

    async def come(each: Json) -> list[Guest]:
        guests = [await Guest.come(server) for _ in range(SOCKETS)]
        await asyncio.gather(*[guest.hello(each["table"], each["token"]) for guest in guests])
        return guests

    async def play(guests: list[Guest]) -> None:
        await guests[0].nonces(1, 2)
        await guests[0].begun()
        version = await guests[0].choose()
        for guest in guests:
            await guest.at_version(version)

    async def crowd() -> None:
        there = [await come(each) for each in held[:4]]
        for _ in range(2):
            guests = await asyncio.gather(*[come(each) for each in held[4:]])
            await asyncio.gather(*[guest.close() for of_table in guests for guest in of_table])
        there += await asyncio.gather(*[come(each) for each in held[4:]])
        await asyncio.gather(*[play(guests) for guests in there])
        await asyncio.gather(*[guest.close() for of_table in there for guest in of_table])
        for each in held:  # whoever comes back finds the table as it was
            guest = await Guest.come(server)
            await guest.hello(each["table"], each["token"])
            assert guest.state["version"] > 1
            await guest.close()

    asyncio.run(crowd())
    assert ask(server, "GET", "/healthz").status_code == 200
