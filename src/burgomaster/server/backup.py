"""Copies of a database, of a file and of PostgreSQL alike: always a file of SQLite, made while all play on.

So what was kept by one can go on in the other. A copy has the shape of the database that it was made from;
when it is put back it is brought to the present one first.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import sqlalchemy as sa
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from burgomaster.core.message import Message, Refused
from burgomaster.server.engine import database_url, file_of, file_url, migrate, migrate_by, opened
from burgomaster.server.lock import Lock
from burgomaster.server.postgres import beside, claim, name_of

REVISION: Final = "alembic_version"
"""Where Alembic notes which shape a database has."""

_AT_ONCE: Final = 500
"""So many rows are carried over at once."""


class Copied(Struct, frozen=True):
    """What a copy holds."""

    tables: int


def back_up(database: str | Path, copy: Path) -> Copied:
    """Copy a database into a file that only its owner can read; an earlier copy there is replaced at last."""
    url = database_url(database)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise Refused(Message("backup-nothing", file=str(file)))
    if file is not None and copy.exists() and os.path.samefile(file, copy):
        raise Refused(Message("backup-itself", file=str(copy)))
    with _beside(copy) as made, _told(url):
        if file is not None:
            _copy_file(file, made)
        else:
            _copy_postgres(url, made)
        found = _look(made)
        os.replace(made, copy)
    return found


def restore(copy: Path, database: str | Path, replace: bool) -> Copied:
    """Put a copy back where no server runs; what is there already is replaced only if that is wanted."""
    if not copy.is_file():
        raise Refused(Message("backup-nothing", file=str(copy)))
    url = database_url(database)
    file = file_of(url)
    with _told(url):
        if file is None:
            return _put_into_postgres(copy, url, replace)
        if file.exists() and os.path.samefile(file, copy):
            raise Refused(Message("backup-itself", file=str(copy)))
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(file)
        try:
            return _put_in_place(copy, file, replace)
        finally:
            lock.release()


# Files.


@contextmanager
def _beside(target: Path) -> Generator[Path]:
    """Give a place in the same folder, private, for what is to take the target's place when it is whole."""
    with TemporaryDirectory(prefix=f".{target.name}.", dir=target.absolute().parent) as folder:
        made = Path(folder) / target.name
        made.touch(mode=0o600)
        yield made


def _copy_file(file: Path, made: Path) -> None:
    """Let SQLite copy a file that may be written meanwhile, into one that needs nothing beside it."""
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=10)) as source,
        closing(sqlite3.connect(made)) as target,
    ):
        source.backup(target)
    _alone(made)


def _alone(made: Path) -> None:
    """Let a file need nothing beside it."""
    with closing(sqlite3.connect(made)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def _look(made: Path) -> Copied:
    """Return what lies in a file of SQLite, or refuse one that is damaged or none of ours."""
    try:
        with closing(sqlite3.connect(f"{made.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (sound,) = connection.execute("PRAGMA quick_check").fetchone()
            connection.execute(f"SELECT version_num FROM {REVISION}").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error:
        sound, tables = "", 0
    if sound != "ok":
        raise Refused(Message("backup-damaged", file=made.name))
    return Copied(int(tables))


def _put_in_place(copy: Path, file: Path, replace: bool) -> Copied:
    if file.is_file() and file.stat().st_size and not replace:
        raise Refused(Message("backup-taken", place=str(file)))
    with _beside(file) as made:
        found = _present(copy, made)
        for end in ("-wal", "-shm"):
            file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
        os.replace(made, file)
    return found


def _present(copy: Path, made: Path) -> Copied:
    """Copy a copy, and bring it to the present shape; the first stays as it is."""
    _look(copy)
    _copy_file(copy, made)
    engine = opened(file_url(made))
    try:
        migrate(engine)
    except CommandError:
        raise Refused(Message("backup-newer", file=copy.name)) from None
    finally:
        engine.dispose()
    _alone(made)
    return _look(made)


# PostgreSQL.


def _copy_postgres(url: str, made: Path) -> None:
    """Copy a database as it is at one moment; its server goes on meanwhile, whatever version it is of."""
    target = opened(file_url(made))
    try:
        snapshot = (
            beside(url)
            .connect()
            .execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        )
        with snapshot as taken, target.begin() as put:
            shape = _shape(taken)
            if REVISION not in shape.tables:
                raise Refused(Message("backup-nothing", file=name_of(url)))
            migrate_by(put, str(taken.execute(sa.text(f"SELECT version_num FROM {REVISION}")).scalar()))
            _carry(shape, taken, put)
    finally:
        target.dispose()
    _alone(made)


def _put_into_postgres(copy: Path, url: str, replace: bool) -> Copied:
    target = opened(url)
    claim(target, url)  # no server may have it meanwhile
    with TemporaryDirectory() as folder:
        made = Path(folder) / "copy.sqlite3"
        made.touch(mode=0o600)
        found = _present(copy, made)
        source = sa.create_engine(file_url(made))
        try:
            with source.connect() as taken, target.begin() as put:
                migrate_by(put)
                shape = _shape(taken)
                for table in reversed(shape.sorted_tables):
                    if not replace and table.name != REVISION and _holds(put, table):
                        raise Refused(Message("backup-taken", place=name_of(url)))
                    put.execute(sa.delete(table))
                _carry(shape, taken, put)
        finally:
            source.dispose()
            target.dispose()
    return found


def _shape(connection: sa.Connection) -> sa.MetaData:
    """Return which tables a database has, as they are there."""
    shape = sa.MetaData()
    shape.reflect(connection)
    return shape


def _holds(connection: sa.Connection, table: sa.Table) -> bool:
    return connection.execute(sa.select(table).limit(1)).first() is not None


def _carry(shape: sa.MetaData, taken: sa.Connection, put: sa.Connection) -> None:
    """Carry over all rows of all tables, those first that others refer to."""
    for table in shape.sorted_tables:
        put.execute(sa.delete(table))  # the revision is noted there already
        rows = taken.execution_options(yield_per=_AT_ONCE).execute(sa.select(table))
        for part in rows.mappings().partitions():
            put.execute(sa.insert(table), [dict(row) for row in part])
        if put.dialect.name == "postgresql":
            _count_on(put, table)


def _count_on(put: sa.Connection, table: sa.Table) -> None:
    """Let PostgreSQL number new rows after those that came."""
    for column in table.primary_key:
        counter = sa.select(sa.func.pg_get_serial_sequence(table.name, column.name))
        name = put.execute(counter).scalar() if isinstance(column.type, sa.Integer) else None
        if name is not None:
            put.execute(sa.select(sa.func.setval(name, sa.func.coalesce(sa.func.max(column), 1))))


@contextmanager
def _told(url: str) -> Generator[None]:
    """Let what goes wrong with a database be an error of the system, which whoever calls tells."""
    try:
        yield
    except DBAPIError as error:
        place = file_of(url) or name_of(url)
        raise OSError(f"{place}: {str(error.orig).strip()}") from error
    except sqlite3.Error as error:
        raise OSError(f"{file_of(url)}: {error}") from error
