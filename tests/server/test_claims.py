"""Several processes on one PostgreSQL: of each table one has the claim, and only that one writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from burgomaster.core.message import Refused
from burgomaster.server.fence import Moved
from burgomaster.server.hub import Hub
from burgomaster.server.many import claims, shape
from burgomaster.server.settings import Settings
from burgomaster.server.store import Store
from burgomaster.server.trouble import Unstored
from burgomaster.talk.messages import Choose, Held
from burgomaster.talk.names import hashed
from tests.server import postgres
from tests.server.test_store import begun, ticket


@asynccontextmanager
async def hubs(folder: Path, *places: str) -> AsyncGenerator[list[Hub]]:
    """Open some processes' hubs on one database."""
    async with AsyncExitStack() as stack:
        found: list[Hub] = []
        for place in places:
            hub = Hub(Settings(database=str(folder / "tables.sqlite3"), inner=place, watchdog_seconds=0))
            await hub.open()
            stack.push_async_callback(hub.close)
            found.append(hub)
        yield found


TWO = ("127.0.0.1:1", "127.0.0.1:2")  # nobody asks anything of them here


@pytest.mark.file
def test_a_file_has_one_process_and_says_so(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Hub(Settings(database=str(tmp_path / "tables.sqlite3"), inner="127.0.0.1:1"))
    assert refused.value.message.id == "many-need-postgres"


async def choose(hub: Hub, held: Held, move_id: str) -> None:
    text = await first_choice(hub, held)
    await hub.moves.make(held.table, hashed(held.token), Choose(move_id, 1, await ticket(hub, held), text))


async def first_choice(hub: Hub, held: Held) -> str:
    async with hub.tables.at(held.table) as live:
        text: str = live.playing().game.table.offers_to(0)[0].text
        return text


def of(hub: Hub) -> claims.Claims:
    """Return the claims of one of several processes."""
    assert hub.claims is not None
    return hub.claims


def owner(hub: Hub, table: str) -> str | None:
    return claims.owner_of(hub.store.engine, table)


def end_claims(hub: Hub) -> None:
    """Let all leases be over, by the database's clock."""
    with hub.store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE claims SET until = 1"))


@pytest.mark.postgres
def test_of_two_processes_one_has_a_table_and_the_other_is_told_whose_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, two):
            held = await begun(one)
            assert owner(one, held.table) == of(one).process
            with pytest.raises(Moved) as moved:
                await ticket(two, held)
            assert moved.value.owner == of(one).process
            await choose(one, held, "a")
            assert {row.claim for row in rows(one, held)} == {1}

    asyncio.run(play())


def rows(hub: Hub, held: Held) -> list[sa.Row[tuple[int, int]]]:
    with hub.store.engine.connect() as connection:
        told = sa.text("SELECT seq, claim FROM log WHERE table_id = :of ORDER BY seq")
        return list(connection.execute(told, {"of": held.table}))


@pytest.mark.postgres
def test_what_is_given_back_is_the_next_ones_with_a_higher_number(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, two):
            held = await begun(one)
            await choose(one, held, "a")
            before = len(rows(one, held))
            await of(one).close()
            one.let_go(held.table)
            await choose(two, held, "b")
            assert owner(one, held.table) == of(two).process
            assert {row.claim for row in rows(two, held)[before:]} == {2}
            with pytest.raises(Moved):
                await ticket(one, held)

    asyncio.run(play())


@pytest.mark.postgres
def test_who_slept_longer_than_the_lease_writes_nothing_and_forgets_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, two):
            held = await begun(one)
            text, asked = await first_choice(one, held), await ticket(one, held)
            end_claims(one)
            await choose(two, held, "b")
            with pytest.raises(Moved):
                await one.moves.make(held.table, hashed(held.token), Choose("a", 1, asked, text))
            assert not of(one).is_mine(held.table)
            assert one.tables.known(held.table) is None
            written = [row.claim for row in rows(one, held)]
            assert written == sorted(written)
            assert {1, 2} == set(written)

    asyncio.run(play())


@pytest.mark.postgres
def test_a_claim_that_is_over_is_no_claim_even_if_nobody_took_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, _):
            held = await begun(one)
            end_claims(one)
            with pytest.raises(Moved):
                one.store.put_seats(held.table, [])
            await asyncio.sleep(0)
            await choose(one, held, "a")  # it is had anew, with a number of its own
            assert [row.claim for row in rows(one, held)][-1] == 2

    asyncio.run(play())


@pytest.mark.postgres
def test_nobody_takes_a_table_over_between_the_check_and_the_commit(tmp_path: Path) -> None:
    """The lease is over in the midst of a transaction: who wants the table waits for its end."""

    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, two):
            held = await begun(one)
            with one.store.writing(held.table), pytest.raises(Unstored):  # as long as a lock is waited for
                await two.disk(take_by_force, two, held.table)
            assert owner(one, held.table) == of(one).process

    asyncio.run(play())


def take_by_force(hub: Hub, table: str) -> None:
    with hub.store.engine.begin() as connection:
        taken = "UPDATE claims SET process = :me, number = number + 1 WHERE table_id = :of"
        connection.execute(sa.text(taken), {"me": of(hub).process, "of": table})


@pytest.mark.postgres
def test_claims_are_renewed_together_and_those_of_unused_tables_given_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, _):
            used, unused = await begun(one), await begun(one)
            one.tables.remove(unused.table)
            with one.store.engine.begin() as connection:
                soon = "UPDATE claims SET until = extract(epoch from clock_timestamp()) + 5"
                connection.execute(sa.text(soon))
            await of(one).renew()
            with one.store.engine.connect() as connection:
                left = "SELECT table_id, until - extract(epoch from clock_timestamp()) AS left FROM claims"
                found = {row.table_id: row.left for row in connection.execute(sa.text(left))}
            assert 8 < found[used.table] <= claims.LEASE
            assert found[unused.table] < 0

    asyncio.run(play())


@pytest.mark.postgres
def test_who_lost_a_table_finds_out_when_it_renews(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, two):
            held = await begun(one)
            end_claims(one)
            await ticket(two, held)
            await of(one).renew()
            assert one.tables.known(held.table) is None
            with pytest.raises(Moved):
                await ticket(one, held)

    asyncio.run(play())


@pytest.mark.postgres
def test_an_older_process_is_refused_and_one_that_runs_has_no_table_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, two):
            held = await begun(one)
            ended: list[bool] = []
            monkeypatch.setattr(one, "_outdated", lambda: ended.append(True))
            today = shape.of_today()
            newer = today.replace('"schema":', '"schema":9')
            monkeypatch.setattr(two.store.fence, "shape", newer)
            two.store.migrate()
            with pytest.raises(Moved):
                one.store.put_seats(held.table, [])
            await asyncio.sleep(0)
            with pytest.raises(Moved):
                await ticket(one, held)
            with pytest.raises(Refused) as refused:
                one.store.migrate()
            assert refused.value.message.id == "database-newer"
            await ticket(two, held)

    asyncio.run(play())


@pytest.mark.postgres
def test_a_server_alone_keeps_several_out_and_they_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with hubs(tmp_path, *TWO) as (one, _):
            alone = Store(one.settings.database)
            with pytest.raises(Refused) as refused:
                alone.claim()
            assert refused.value.message.id == "database-in-use"
            alone.close()

    asyncio.run(play())
    with psycopg.connect(postgres.URL, autocommit=True) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)
