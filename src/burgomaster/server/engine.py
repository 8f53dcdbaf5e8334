"""The database itself: where it lies, how it is opened, and how it gets its present shape."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event

from burgomaster.server.postgres import address_of_database, engine_of, is_postgres

_FILE = "sqlite:///"


def database_url(database: str | Path) -> str:
    """Return the address of a database given as a file or as an address."""
    text = str(database)
    return address_of_database(text) if "://" in text else file_url(Path(text))


def file_url(file: Path) -> str:
    """Return the address of a database that is a file."""
    return f"{_FILE}{file.resolve()}"


def file_of(url: str) -> Path | None:
    """Return the file of a database; None if it lies in none."""
    return Path(url.removeprefix(_FILE)) if url.startswith(_FILE) else None


def opened(url: str, at_once: int = 1) -> sa.Engine:
    """Return the way to a database, in PostgreSQL by so many connections; a file is made if need be."""
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it holds the secrets of running games
    if is_postgres(url):
        return engine_of(url, at_once)
    engine = sa.create_engine(url, hide_parameters=True)  # no secret in what is told of an error
    if url.startswith("sqlite:"):
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def migrate(engine: sa.Engine) -> None:
    """Bring a database to the present shape."""
    with engine.begin() as connection:
        migrate_by(connection)


def migrate_by(connection: sa.Connection, revision: str = "head") -> None:
    """Bring a database to a shape, as a part of what else is done by this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    """Write ahead, and let every commit reach the disk before it counts."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
