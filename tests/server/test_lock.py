"""One server for one file; and a command that looks through it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from burgomaster.cli.main import app
from burgomaster.core.message import Message, Refused
from burgomaster.server.store import Store
from burgomaster.words import LANGUAGES, Words
from tests.server.host import PATIENCE, Server
from tests.server.test_fold import begun, settings


@pytest.mark.file
def test_a_second_server_is_refused_with_a_sentence(own_server: Server) -> None:
    own_server.start()
    command = [sys.executable, "-m", "burgomaster", "serve", "--no-browser", "--port", "0"]
    command += ["--database", str(own_server.database)]
    for language in LANGUAGES:
        second = subprocess.run(
            [*command, "--lang", language], capture_output=True, text=True, timeout=2 * PATIENCE, check=False
        )
        assert second.returncode == 2, second.stderr
        assert str(own_server.database) in second.stderr.replace("\n", "")
        assert "Traceback" not in second.stderr
        assert second.stdout == ""


@pytest.mark.file
def test_the_lock_ends_with_the_store_and_harms_no_reader(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    first, second = Store(file), Store(file)
    first.claim()
    with pytest.raises(Refused) as refused:
        second.claim()
    for language in LANGUAGES:
        assert str(file) in Words(language).say(refused.value.message)
    first.migrate()
    assert second.ids() == []  # reading is free
    first.close()
    second.claim()
    second.close()


@pytest.mark.file
def test_the_command_lists_what_is_damaged(tmp_path: Path) -> None:
    from burgomaster.server.hub import Hub

    file = tmp_path / "tables.sqlite3"
    tables: list[str] = []

    async def make() -> None:
        hub = Hub(settings(tmp_path))
        await hub.open()
        for _ in range(3):
            tables.append((await begun(hub)).table)
        await hub.close()

    asyncio.run(make())
    told = CliRunner().invoke(app, ["check-database", "--database", str(file), "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "can be opened: 3;" in told.output
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE log SET kind = 'dance' WHERE seq = 2 AND table_id = ?", (tables[0],))
        connection.execute("UPDATE tables SET rules = 0 WHERE id = ?", (tables[1],))
    connection.close()
    told = CliRunner().invoke(app, ["check-database", "--database", str(file), "--lang", "en"])
    assert told.exit_code == 1, told.output
    reason = Words("en").say(Message("table-broken-kind", row=2, kind="dance"))
    assert f"{tables[0]}: {reason}" in told.output
    assert f"{tables[1]}: " in told.output
    assert tables[2] not in told.output
    assert "damaged: 1." in told.output
    told = CliRunner().invoke(app, ["check-database", "--database", str(tmp_path / "none"), "--lang", "en"])
    assert told.exit_code == 2
