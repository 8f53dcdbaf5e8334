"""On PostgreSQL: one server for one database, what a lost connection means, and its troubles in words."""

from __future__ import annotations

import sys
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from psycopg import errors
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner

from burgomaster.cli.main import app
from burgomaster.core.message import Message, Refused
from burgomaster.server.check import check_database
from burgomaster.server.engine import database_url
from burgomaster.server.postgres import TAKEN_STATE, look
from burgomaster.server.store import Store
from burgomaster.server.trouble import BUSY, FULL, TAKEN, UNREACHABLE, UNWRITABLE, trouble
from burgomaster.words import LANGUAGES, Words
from tests.server import postgres


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (errors.DiskFull(), FULL),
        (errors.LockNotAvailable(), BUSY),
        (errors.DeadlockDetected(), BUSY),
        (errors.AdminShutdown(), UNREACHABLE),
        (errors.TooManyConnections(), UNREACHABLE),
        (errors.IdleInTransactionSessionTimeout(), UNREACHABLE),
        (errors.ReadOnlySqlTransaction(), UNWRITABLE),
        (psycopg.OperationalError("the connection is lost"), UNREACHABLE),
        (errors.SyntaxError(), None),
    ],
)
def test_trouble_is_told_in_words(error: psycopg.Error, meaning: Message | None) -> None:
    assert trouble(DBAPIError("", None, error)) == meaning
    for language in LANGUAGES:
        assert meaning is None or not Words(language).say(meaning).startswith("database-")


def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refused) as refused:
        Store("postgresql://me@nowhere/tables")
    for language in LANGUAGES:
        assert "burgomaster[web,postgres]" in Words(language).say(refused.value.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_that_cannot_be_reached_is_told_in_a_sentence(language: str) -> None:
    address = "postgresql://me:secret@127.0.0.1:1/tables"  # a port at which nobody listens
    told = CliRunner().invoke(app, ["check-database", "--database", address, "--lang", language])
    assert (told.exit_code, told.stdout) == (2, "")
    start = {"en": "The database cannot", "de": "Die Datenbank lässt", "nl": "De database kan"}[language]
    assert told.stderr.startswith(start)
    assert "postgresql://me:***@127.0.0.1:1/tables" in told.stderr


@pytest.mark.parametrize(
    "address", ["mysql://me:secret@db/tables", "postgresql://me:secret@db:x/tables", "://"]
)
@pytest.mark.parametrize("command", ["check-database", "serve --no-browser --port 0"])
def test_what_is_no_address_of_a_database_is_told_in_a_sentence(address: str, command: str) -> None:
    for language in LANGUAGES:
        words = [*command.split(), "--database", address, "--lang", language]
        told = CliRunner().invoke(app, words)
        assert (told.exit_code, told.stdout) == (2, "")
        assert "postgresql://user@host/name" in told.stderr
        assert "secret" not in told.stderr


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a database of one's own."""
    return postgres.database_of(tmp_path / "tables")


def cut(database: str) -> None:
    """Let the database lose all its connections."""
    with psycopg.connect(postgres.URL, autocommit=True) as connection:
        name = sa.make_url(database).database
        every = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        connection.execute(every, (name,))


@pytest.mark.postgres
def test_a_second_server_is_refused_and_told_so_without_the_password(database: str) -> None:
    with_password = database.replace("burgomaster@", "burgomaster:secret@")
    first, second = Store(with_password), Store(with_password)
    first.claim()
    first.migrate()
    assert second.ids() == []  # reading is free
    with pytest.raises(Refused) as refused:
        second.claim()
    for language in LANGUAGES:
        said = Words(language).say(refused.value.message)
        assert "postgresql://burgomaster:***@" in said
        assert "secret" not in said
    with pytest.raises(Refused):
        list(check_database(with_password))
    first.close()
    second.claim()
    second.close()


@pytest.mark.postgres
def test_a_lost_connection_is_trouble_once_and_the_lock_is_taken_again(database: str) -> None:
    first, second = Store(database), Store(database)
    first.claim()
    first.migrate()
    cut(database)
    with pytest.raises(DBAPIError) as lost:
        first.ids()
    assert trouble(lost.value) == UNREACHABLE
    assert first.ids() == []
    with pytest.raises(Refused):
        second.claim()
    first.close()
    second.close()


@pytest.mark.postgres
def test_who_lost_the_lock_to_another_server_stores_nothing(database: str) -> None:
    first, second = Store(database), Store(database)
    first.claim()
    first.migrate()
    cut(database)
    second.claim()
    with pytest.raises(DBAPIError):
        first.ids()
    with pytest.raises(DBAPIError) as taken:
        first.ids()
    assert trouble(taken.value) == TAKEN
    assert getattr(taken.value.orig, "sqlstate", None) == TAKEN_STATE
    second.close()
    assert first.ids() == []
    first.close()


@pytest.mark.postgres
def test_readiness_asks_the_database(database: str) -> None:
    url = database_url(database)
    look(url)
    with pytest.raises(DBAPIError) as gone:
        look(url.replace("@/b", "@/no"))
    assert trouble(gone.value) == UNREACHABLE
    with psycopg.connect(postgres.URL, autocommit=True) as connection:
        name = sa.make_url(url).database
        connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'.encode())
    with pytest.raises(DBAPIError) as unwritable:
        look(url)
    assert trouble(unwritable.value) == UNWRITABLE
