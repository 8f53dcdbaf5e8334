"""`burgomaster backup` and `restore`: whole games, while they are played, from a file and from PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from burgomaster.cli.main import app
from burgomaster.core.message import Refused
from burgomaster.server.backup import back_up, restore
from burgomaster.server.check import check_database
from burgomaster.server.store import Store
from burgomaster.words import LANGUAGES, Words
from tests.server import postgres
from tests.server.client import ME, Client, Json, here, make_table
from tests.server.host import Server


def begun(server: Server) -> Json:
    """Begin a game of two at one device, with a line of chat, and return what its maker holds."""
    held = make_table(server, ME, here("Ben"))
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        client.send({"type": "say", "text": "Moin"})
        client.until("chat")
        return {**held, "version": client.state["version"]}


def play_one(server: Server, held: Json) -> None:
    with Client(server, held["table"], held["token"]).entered() as client:
        client.look(client.state["asked"][0])
        text = client.state["question"]["choices"][0]["text"]
        assert client.choose(text)["version"] > held["version"]


def test_a_copy_made_while_all_play_on_is_the_whole_game(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    held = begun(own_server)
    copy = tmp_path / "copy.sqlite3"
    assert back_up(own_server.database, copy).tables == 1
    assert copy.stat().st_mode & 0o077 == 0  # it holds the secrets of running games
    assert [each.name for each in tmp_path.glob("*copy*")] == ["copy.sqlite3"]
    play_one(own_server, held)
    own_server.kill()
    with pytest.raises(Refused, match="backup-taken"):
        restore(copy, own_server.database, replace=False)
    assert restore(copy, own_server.database, replace=True).tables == 1
    assert [found.state for found in check_database(own_server.database)] == ["ok"]
    own_server.start()
    with Client(own_server, held["table"], held["token"]).entered() as back:
        assert back.state["version"] == held["version"]
        assert [line["text"] for line in back.chat] == ["Moin"]
    own_server.stop()


def test_what_was_in_one_database_goes_on_in_another(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    held = begun(own_server)
    own_server.stop()
    copy, other = tmp_path / "copy.sqlite3", tmp_path / "new" / "tables.sqlite3"
    back_up(own_server.database, copy)
    assert restore(copy, other, replace=False).tables == 1
    other.parent.mkdir(exist_ok=True)  # a file is there already, a database elsewhere
    moved = Server(other.parent)
    try:
        moved.start()
        play_one(moved, held)
    finally:
        moved.kill()
    assert back_up(other, copy).tables == 1  # an earlier copy is replaced
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(held["table"],)]


@pytest.mark.file
def test_a_running_server_keeps_its_database(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    begun(own_server)
    copy = tmp_path / "copy.sqlite3"
    back_up(own_server.database, copy)
    with pytest.raises(Refused, match="database-in-use"):
        restore(copy, own_server.database, replace=True)


@pytest.mark.file
def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    with pytest.raises(Refused, match="backup-nothing"):
        back_up(file, copy)
    assert not copy.exists()
    store = Store(file)
    store.migrate()
    store.close()
    back_up(file, copy)
    whole = copy.read_bytes()
    with pytest.raises(Refused, match="backup-itself"):
        back_up(file, file)
    with pytest.raises(Refused, match="backup-itself"):
        restore(file, file, replace=True)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    for text, reason in ((copy.read_bytes(), "newer"), (whole[:5000], "damaged"), (b"no copy", "damaged")):
        copy.write_bytes(text)
        with pytest.raises(Refused, match=f"backup-{reason}") as refused:
            restore(copy, file, replace=True)
        assert file.read_bytes() == before
        for language in LANGUAGES:
            assert copy.name in Words(language).say(refused.value.message)
    with pytest.raises(Refused, match="backup-nothing"):
        restore(tmp_path / "none", file, replace=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.file
def test_the_commands_say_what_they_did(tmp_path: Path, language: str) -> None:
    file, copy = str(tmp_path / "tables.sqlite3"), str(tmp_path / "copy.sqlite3")
    store = Store(file)
    store.migrate()
    store.close()
    run = CliRunner()
    made = run.invoke(app, ["backup", copy, "--database", file, "--lang", language])
    assert made.exit_code == 0, made.output
    assert copy in made.output
    back = run.invoke(app, ["restore", copy, "--database", file, "--replace", "--lang", language])
    assert back.exit_code == 0, back.output
    none = run.invoke(app, ["backup", copy, "--database", str(tmp_path / "none"), "--lang", language])
    assert none.exit_code == 2
    nowhere = run.invoke(
        app, ["backup", str(tmp_path / "no" / "copy"), "--database", file, "--lang", language]
    )
    assert nowhere.exit_code == 2


@pytest.mark.postgres
def test_a_copy_of_postgres_becomes_a_file_and_returns(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    held = begun(own_server)
    copy = tmp_path / "copy.sqlite3"
    back_up(own_server.database, copy)
    with pytest.raises(Refused, match="database-in-use"):
        restore(copy, own_server.database, replace=True)
    own_server.stop()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(held["table"],)]
    other = postgres.database_of(tmp_path / "another")
    restore(copy, other, replace=False)
    with pytest.raises(Refused, match="backup-taken"):
        restore(copy, other, replace=False)
    assert [found.state for found in check_database(other)] == ["ok"]
