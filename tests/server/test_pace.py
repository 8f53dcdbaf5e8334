"""Bots do not take the server from people: their pace, who wakes them, and the order at the database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from itertools import pairwise
from pathlib import Path

from burgomaster.server import lobby
from burgomaster.server.disk import Disk, Turn
from burgomaster.server.house import House
from burgomaster.server.messages import Computer, Held, Me, NewTable, Sitter
from burgomaster.server.names import hashed
from burgomaster.server.pace import Pace
from burgomaster.server.settings import Settings
from burgomaster.server.store import MOST_CHAT, Store, Unsaid
from tests.server.test_bots import Looker


class Clock:
    """Time that passes only when someone sleeps, perhaps later than wanted."""

    def __init__(self, late: float = 0) -> None:
        self.now = 0.0
        self.late = late

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds + self.late


async def moved(pace: Pace, clock: Clock, table: str, people: bool, moves: int) -> list[float]:
    """Let a table's bots move so often, and return when."""
    times: list[float] = []
    for _ in range(moves):
        await pace.turn(table, people)
        times.append(clock.now)
    return times


def test_a_table_has_eight_moves_a_second() -> None:
    async def check() -> None:
        clock = Clock()
        pace = Pace(8, 1000, clock, clock.sleep)
        times = await moved(pace, clock, "a", True, 17)
        gaps = [later - sooner for sooner, later in pairwise(times)]
        assert min(gaps) >= 0.1249
        assert 1.9 <= times[-1] - times[0] <= 2.2

    asyncio.run(check())


def test_all_tables_together_have_a_limit_and_people_come_first() -> None:
    async def check() -> None:
        clock = Clock()
        pace = Pace(8, 16, clock, clock.sleep)
        tables = [moved(pace, clock, f"lonely {number}", False, 4) for number in range(10)]
        people = [moved(pace, clock, f"people {number}", True, 4) for number in range(2)]
        every = await asyncio.gather(*tables, *people)
        times = sorted([time for times in every for time in times])
        assert len(times) == 48
        assert times[-1] - times[0] >= 46 / 16
        assert max(times[-1] for times in every[10:]) < min(times[-1] for times in every[:10])

    asyncio.run(check())


def test_under_load_bots_move_less() -> None:
    async def check() -> None:
        quiet, busy = Clock(), Clock(late=0.1)
        ends = []
        for clock in (quiet, busy):
            pace = Pace(1000, 60, clock, clock.sleep)
            times = await moved(pace, clock, "a", True, 20)
            ends.append(times[-1] - 20 * clock.late)
        assert ends[1] > 4 * ends[0]

    asyncio.run(check())


def test_moves_come_before_chat() -> None:
    async def check() -> None:
        disk, order, begin = Disk(), list[str](), threading.Event()

        def note(what: str) -> bool:
            order.append(what)
            return True

        jobs = [disk.do(Turn.USUAL, begin.wait)]
        jobs += [disk.do(Turn.LATER, partial(note, "chat")) for _ in range(3)]
        jobs += [disk.do(Turn.USUAL, partial(note, "move")) for _ in range(3)]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*tasks)
        disk.close()
        assert order == ["move"] * 3 + ["chat"] * 3

    asyncio.run(check())


def house_in(folder: Path) -> House:
    return House(Settings(database=str(folder / "tables.sqlite3"), bot_moves_per_second=1e5))


async def table_of(house: House, *sitters: Sitter) -> Held:
    held = await lobby.make(house, NewTable("hamburg", list(sitters), {"players": len(sitters)}))
    if isinstance(sitters[0], Me):
        await house.add_nonce(held.table, hashed(held.token), 0, "00")
    return held


def test_chat_that_waits_together_is_stored_together_and_bounded(tmp_path: Path) -> None:
    async def check() -> None:
        house = house_in(tmp_path)
        await house.open()
        held = await table_of(house, Me("Anna"), Computer("random"))
        commits: list[int] = []
        say = house.store.say

        def counted(unsaid: list[Unsaid]) -> object:
            commits.append(len(unsaid))
            return say(unsaid)

        house.store.say = counted  # type: ignore[assignment,method-assign]
        many = MOST_CHAT + 50
        line = Unsaid(held.table, 0, "Anna", "hello")
        said = await asyncio.gather(*[house.say(line) for _ in range(many)])
        assert sum(commits) == many
        assert len(commits) <= 10
        assert [line.n for line in said] == list(range(1, many + 1))
        kept = house.store.chat(held.table, 0, 10 * MOST_CHAT)
        assert [kept[0].n, kept[-1].n, len(kept)] == [51, many, MOST_CHAT]
        await house.close()

    asyncio.run(check())


def test_bots_do_not_play_for_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        house = house_in(tmp_path)
        await house.open()
        held = await table_of(house, Computer("random"), Computer("random"))
        assert not house.bots.thinks(held.table)
        looker = Looker()
        await house.arrive(held.table, looker)
        assert house.bots.thinks(held.table)
        await house.close()

    asyncio.run(check())


def test_the_start_wakes_what_was_touched_lately(tmp_path: Path) -> None:
    async def check() -> None:
        house = house_in(tmp_path)
        await house.open()
        lately = await table_of(house, Me("Anna"), Computer("random"))
        long_ago = await table_of(house, Me("Anna"), Computer("random"))
        nobody = await table_of(house, Computer("random"), Computer("random"))
        await house.close()
        with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
            connection.execute(
                "UPDATE tables SET updated = '2020-01-01T00:00:00.000+00:00' WHERE id = ?", (long_ago.table,)
            )
        connection.close()
        house = house_in(tmp_path)
        await house.open()
        await house.bots.rested()
        assert [house.version_of(held.table) is not None for held in (lately, long_ago, nobody)] == [
            True,
            False,
            False,
        ]
        await house.close()

    asyncio.run(check())


def test_the_lobby_and_the_start_look_at_indexes(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    store.migrate()
    store.close()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        plans = [
            str(connection.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
            for query in (
                "SELECT * FROM tables WHERE listed ORDER BY updated DESC LIMIT 50",
                "SELECT * FROM tables WHERE listed = 1 ORDER BY updated DESC LIMIT 50",
                "SELECT id FROM tables WHERE phase = 'running' AND updated >= '2026' ORDER BY updated DESC",
            )
        ]
    connection.close()
    assert "tables_listed" in plans[1]
    assert "tables_phase" in plans[2]
    assert "TEMP B-TREE" not in plans[1] + plans[2]
