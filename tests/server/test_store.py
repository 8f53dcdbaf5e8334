"""What is on disk: its shape, who may read it, and two processes that serve the same file."""

from __future__ import annotations

import asyncio
import stat
import sys
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from burgomaster.server import lobby, seating
from burgomaster.server.columns import METADATA
from burgomaster.server.disk import Turn
from burgomaster.server.engine import database_url
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.server.store import Overtaken, Store
from burgomaster.talk.denied import Denied, Stale
from burgomaster.talk.messages import Choose, Held, Here, Invited, Join, Me, NewTable
from burgomaster.talk.names import hashed
from burgomaster.talk.rows import Row
from tests.server.postgres import beside


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[Hub]:
    hub = Hub(Settings(database=str(folder / "tables.sqlite3")))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def begun(hub: Hub) -> Held:
    """Make a table for two at one device, and begin."""
    held = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Here("Ben")], {"players": 2}))
    for seat in (0, 1):
        await hub.moves.add_nonce(held.table, hashed(held.token), seat, "00")
    return held


async def ticket(hub: Hub, held: Held) -> str:
    async with hub.tables.at(held.table) as live:
        return live.playing().tickets[0]


@pytest.mark.file
def test_the_steps_lead_to_the_shape_the_store_expects(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    store.migrate()
    store.migrate()
    store.close()
    engine = sa.create_engine(store.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


@pytest.mark.file
@pytest.mark.skipif(sys.platform == "win32", reason="files there have no such permissions")
def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite3"
    store = Store(file)
    store.migrate()
    store.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.file
def test_a_database_is_a_file_or_an_address(tmp_path: Path) -> None:
    assert database_url(tmp_path / "a.db") == f"sqlite:///{tmp_path / 'a.db'}"
    assert database_url("postgresql+psycopg://host/name") == "postgresql+psycopg://host/name"


@pytest.mark.file
def test_neither_tokens_nor_codes_are_on_disk(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            held = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Invited()], {"players": 2}))
            assert held.code is not None
            other = await seating.join(hub, held.table, Join("Ben", held.code))
            written = b"".join([file.read_bytes() for file in tmp_path.iterdir()])
            assert b"Anna" in written
            for secret in (held.token, held.code, other.token):
                assert secret.encode() not in written

    asyncio.run(check())


def test_a_process_that_was_overtaken_looks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "claim", lambda _: None)  # as with a database that several may have

    async def check() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            held = await begun(one)
            token = hashed(held.token)
            first, second = await ticket(one, held), await ticket(two, held)
            assert first == second
            done = await one.moves.make(held.table, token, Choose("a", 1, first, "draw gray"))
            # Two still has the old question in memory; the file knows better.
            with pytest.raises(Stale):
                await two.moves.make(held.table, token, Choose("b", 1, second, "draw pink"))
            # The same move again is the same move, whoever is asked.
            assert await two.moves.make(held.table, token, Choose("a", 1, second, "draw gray")) == done
            async with two.tables.at(held.table) as live:
                assert live.playing().game.entries[-1][1].text == "draw gray"

    asyncio.run(check())


def test_rows_of_a_move_come_all_or_not_at_all(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub)
            rows = hub.store.log(held.table)
            move = [Row("choice", 0, "draw gray")]
            with pytest.raises(Overtaken):
                hub.store.append(held.table, len(rows) - 1, move, "m", "running", [1])
            with pytest.raises(Overtaken):
                hub.store.append(held.table, len(rows) + 1, move, "m", "running", [1])
            assert hub.store.log(held.table) == rows

    asyncio.run(check())


def test_when_the_disk_fails_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub)
            token, question = hashed(held.token), await ticket(hub, held)
            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "append", full_disk)
                with pytest.raises(OSError, match="no space"):
                    await hub.moves.make(held.table, token, Choose("a", 1, question, "draw gray"))
            assert await ticket(hub, held) == question
            done = await hub.moves.make(held.table, token, Choose("a", 1, question, "draw gray"))
            assert done.move_id == "a"

    def full_disk(*_: object) -> None:
        raise OSError("no space left")

    asyncio.run(check())


def test_a_table_of_other_rules_is_listed_but_not_opened(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub)
        with beside(tmp_path / "tables.sqlite3") as database:
            database.execute(sa.text("UPDATE tables SET rules = 99"))
        async with opened(tmp_path) as hub:
            with pytest.raises(Denied) as denied:
                await ticket(hub, held)
            assert denied.value.message.id == "rules-later"
            assert (await lobby.summary(hub, held.table, None)).table == held.table

    asyncio.run(check())


def test_what_could_wait_is_done_before_the_last_connection_is_closed(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as hub:
            busy, opened_again = threading.Event(), list[str]()
            usual = asyncio.create_task(hub.disk(busy.wait))
            later = asyncio.create_task(hub.disk._use(Turn.LATER, hub.store.ids))
            await asyncio.sleep(0)  # both wait for the thread
            threading.Timer(0.05, busy.set).start()
            sa.event.listen(hub.store._engine, "connect", lambda *_: opened_again.append("again"))
        await asyncio.gather(usual, later)
        assert opened_again == []

    asyncio.run(check())
