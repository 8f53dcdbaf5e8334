"""Bots do not take the server from people: their pace, who wakes them, and the order at the database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa

from burgomaster.server import lobby
from burgomaster.server.chat import MOST_CHAT
from burgomaster.server.disk import Disk, Turn
from burgomaster.server.hub import Hub
from burgomaster.server.limits import Bucket
from burgomaster.server.pace import Pace, Rank
from burgomaster.server.settings import Settings
from burgomaster.server.store import Store
from burgomaster.server.stored import Unsaid
from burgomaster.talk.hinting import Advise, Advised
from burgomaster.talk.messages import Advice, Computer, Held, Me, NewTable, Sitter
from burgomaster.talk.names import hashed
from tests.server.postgres import beside
from tests.server.test_bots import Looker


class Clock:
    """Time that passes only when someone sleeps, perhaps later than wanted, or when the loop works."""

    def __init__(self, late: float = 0, others: float = 0) -> None:
        self.now = 0.0
        self.used = 0.0
        self._late = late
        self._others = others  # what share of the time people keep the loop busy

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float) -> None:
        self.now += seconds
        self.used += seconds

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds + self._late
        self.used += (seconds + self._late) * self._others

    def pace(self, per_table: float = 8) -> Pace:
        return Pace(per_table, 0.6, self, self.sleep, lambda: self.used)


async def moved(
    pace: Pace, clock: Clock, table: str, rank: Rank, moves: int, cost: float = 0.0
) -> list[float]:
    """Let a table's bots move so often, and return when."""
    times: list[float] = []
    for _ in range(moves):
        await pace.turn(table, rank)
        clock.work(cost)
        times.append(clock.now)
    return times


async def all_moved(clock: Clock, tables: int, moves: int, cost: float = 0.0025) -> float:
    """Let the bots of many tables move, and return how many moves they made a second."""
    pace = clock.pace()
    every = [moved(pace, clock, f"table {number}", Rank.PEOPLE, moves, cost) for number in range(tables)]
    times = [time for times in await asyncio.gather(*every) for time in times]
    return len(times) / max(times)


def test_a_table_has_eight_moves_a_second() -> None:
    async def check() -> None:
        clock = Clock()
        times = await moved(clock.pace(), clock, "a", Rank.PEOPLE, 17)
        gaps = [later - sooner for sooner, later in pairwise(times)]
        assert min(gaps) >= 0.1249
        assert 1.9 <= times[-1] - times[0] <= 2.2

    asyncio.run(check())


def test_all_tables_together_have_three_fifths_of_a_core() -> None:
    rate = asyncio.run(all_moved(Clock(), tables=100, moves=20))
    assert 220 <= rate <= 250  # 240 moves of 2.5 ms


def test_what_costs_little_is_done_more_often() -> None:
    rate = asyncio.run(all_moved(Clock(), tables=100, moves=20, cost=0.0005))
    assert rate > 350


def test_neighbours_that_make_the_alarm_ring_late_do_not_slow_bots_down() -> None:
    quiet = asyncio.run(all_moved(Clock(), tables=20, moves=20))
    noisy = asyncio.run(all_moved(Clock(late=0.02), tables=20, moves=20))
    assert noisy > 0.8 * quiet > 100


def test_under_load_bots_move_less_but_never_stand_still() -> None:
    half = asyncio.run(all_moved(Clock(others=0.5), tables=100, moves=3))
    assert 75 <= half <= 100  # a fifth of the time is left for them, and what may be used in one go
    full = asyncio.run(all_moved(Clock(others=1.0), tables=100, moves=1))
    assert 1 <= full <= 5


def test_people_come_first_and_hints_last() -> None:
    async def check() -> None:
        clock = Clock(others=0.5)
        pace = clock.pace()
        ranks = [*[Rank.HINT] * 5, *[Rank.NOBODY] * 5, *[Rank.PEOPLE] * 5]
        every = [moved(pace, clock, f"table {n}", rank, 1, 0.03) for n, rank in enumerate(ranks)]
        times = await asyncio.gather(*every)
        order = sorted(range(len(ranks)), key=lambda n: times[n][0])
        assert [ranks[n] for n in order] == sorted(ranks)

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


def house_in(folder: Path) -> Hub:
    return Hub(Settings(database=str(folder / "tables.sqlite3"), bot_moves_per_second=1e5))


async def table_of(hub: Hub, *sitters: Sitter) -> Held:
    held = await lobby.make(hub, NewTable("hamburg", list(sitters), {"players": len(sitters)}))
    if isinstance(sitters[0], Me):
        await hub.moves.add_nonce(held.table, hashed(held.token), 0, "00")
    return held


def test_chat_that_waits_together_is_stored_together_and_bounded(tmp_path: Path) -> None:
    async def check() -> None:
        hub = house_in(tmp_path)
        await hub.open()
        held = await table_of(hub, Me("Anna"), Computer("random"))
        commits: list[int] = []
        say = hub.store.say

        def counted(unsaid: list[Unsaid]) -> object:
            commits.append(len(unsaid))
            return say(unsaid)

        hub.store.say = counted  # type: ignore[assignment,method-assign]
        many = MOST_CHAT + 50
        line = Unsaid(held.table, 0, "Anna", "hello")
        said = await asyncio.gather(*[hub.disk.say(line) for _ in range(many)])
        assert sum(commits) == many
        assert len(commits) <= 10
        assert [line.n for line in said] == list(range(1, many + 1))
        kept = hub.store.chat(held.table, 0, 10 * MOST_CHAT)
        assert [kept[0].n, kept[-1].n, len(kept)] == [51, many, MOST_CHAT]
        await hub.close()

    asyncio.run(check())


def test_bots_do_not_play_for_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        hub = house_in(tmp_path)
        await hub.open()
        held = await table_of(hub, Computer("random"), Computer("random"))
        assert not hub.bots.thinks(held.table)
        looker = Looker()
        await hub.telling.arrive(held.table, looker)
        assert hub.bots.thinks(held.table)
        await hub.close()

    asyncio.run(check())


def test_hints_are_given_one_at_a_time_and_once_for_a_question(tmp_path: Path) -> None:
    async def check() -> None:
        hub = house_in(tmp_path)
        await hub.open()
        tables = [await table_of(hub, Me("Anna"), Computer("random")) for _ in range(3)]
        asked, spent, now, most = list[str](), list[float](), 0, 0

        async def advise(about: Advise) -> Advised:
            nonlocal now, most
            asked.append(about.table)
            spent.append(about.seconds)
            now, most = now + 1, max(most, now + 1)
            for _ in range(20):
                await asyncio.sleep(0)
            now -= 1
            return Advised("draw gray")

        hub.bots._advisers.ask = advise  # type: ignore[assignment,method-assign]
        rate = Bucket(1, 3, clock=lambda: 0.0)
        hints = [hub.bots.advise(held.table, hashed(held.token), 0, "h", rate) for held in tables * 2]
        answers = await asyncio.gather(*hints, return_exceptions=True)
        assert [isinstance(answer, Advice) for answer in answers] == [True] * 3 + [False] * 3
        assert "rate-limit" in str(answers[3])
        again = await hub.bots.advise(tables[0].table, hashed(tables[0].token), 0, "h", rate)
        assert again == answers[0]  # what is known costs nothing
        assert len(asked) == 3
        assert most == 1
        assert spent[0] < spent[-1], "the more wait, the less time there is for each"
        await hub.close()

    asyncio.run(check())


def test_the_start_wakes_what_was_touched_lately(tmp_path: Path) -> None:
    async def check() -> None:
        hub = house_in(tmp_path)
        await hub.open()
        lately = await table_of(hub, Me("Anna"), Computer("random"))
        long_ago = await table_of(hub, Me("Anna"), Computer("random"))
        nobody = await table_of(hub, Computer("random"), Computer("random"))
        await hub.close()
        with beside(tmp_path / "tables.sqlite3") as database:
            database.execute(
                sa.text("UPDATE tables SET updated = :then WHERE id = :id"),
                {"then": "2020-01-01T00:00:00.000+00:00", "id": long_ago.table},
            )
        hub = house_in(tmp_path)
        await hub.open()
        await hub.bots.rested()
        assert [hub.tables.version_of(held.table) is not None for held in (lately, long_ago, nobody)] == [
            True,
            False,
            False,
        ]
        await hub.close()

    asyncio.run(check())


@pytest.mark.file
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
