"""PostgreSQL instead of a file: its address, the lock that keeps a second server out, and its troubles.

The lock is taken by every connection when it is made, and a server alone has one: whatever is stored is
stored by whoever holds the lock. If the connection is lost, so is the lock; the next one takes it again, or
is refused because another server was quicker, and then nothing is stored any more. Processes that belong
together share the lock, have several connections each, and agree table by table who writes (`many.claims`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError

from burgomaster.core.message import Message, Refused

if TYPE_CHECKING:
    import psycopg

_LOCK: Final = int.from_bytes(b"burgomas", "big")
"""Under this number the lock is known to PostgreSQL, in each database for itself."""

TAKEN_STATE: Final = "BM001"
"""What we add to PostgreSQL's numbers for what went wrong: another server has the lock."""

_OPTIONS: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "20",  # a machine that vanished is missed after half a minute
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "application_name": "burgomaster",
    "options": "-c lock_timeout=2s -c idle_in_transaction_session_timeout=60s",
}

_OPTIONS_OF_MANY: Final = {
    **_OPTIONS,
    "keepalives_idle": "4",  # others wait for what a process that vanished has locked
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "8000",
    "options": "-c lock_timeout=2s -c idle_in_transaction_session_timeout=5s -c tcp_user_timeout=8000",
}


def address_of_database(text: str) -> str:
    """Return how SQLAlchemy is told of a PostgreSQL database; one of SQLite stays as it is.

    >>> address_of_database("postgresql://me@db/tables")
    'postgresql+psycopg://me@db/tables'
    """
    scheme, sign, rest = text.partition("://")
    address = f"postgresql+psycopg{sign}{rest}" if scheme in ("postgresql", "postgres") else text
    try:
        known = sa.make_url(address).drivername in ("postgresql+psycopg", "sqlite")
    except (ArgumentError, ValueError):  # as when the port is no number
        known = False
    if not known:
        raise Refused(Message("database-address"))  # it is not repeated: there may be a password in it
    return address


def is_postgres(url: str) -> bool:
    """Tell whether an address is one of PostgreSQL."""
    return url.startswith("postgresql")


def name_of(url: str) -> str:
    """Return an address as it may be shown: without the password.

    >>> name_of("postgresql+psycopg://me:secret@db/tables")
    'postgresql://me:***@db/tables'
    """
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=True)


def engine_of(url: str, at_once: int = 1) -> sa.Engine:
    """Return what speaks with a PostgreSQL database, over one connection or some."""
    options = _OPTIONS if at_once == 1 else _OPTIONS_OF_MANY
    pool: dict[str, Any] = {"pool_size": at_once, "max_overflow": 0, "hide_parameters": True}
    try:
        return sa.create_engine(url, connect_args=options, **pool)
    except ModuleNotFoundError as missing:
        raise Refused(Message("postgres-extra", missing=str(missing.name))) from None


def claim(engine: sa.Engine, url: str, shared: bool = False) -> None:
    """Let every connection take the lock from now on; refuse if another server has it.

    A `shared` lock lets those in who share it, too, but no server that wants to be alone.
    """
    lock = b"SELECT pg_advisory_lock_shared(%s)" if shared else b"SELECT pg_advisory_lock(%s)"
    from psycopg import OperationalError
    from psycopg.errors import LockNotAvailable

    class Taken(OperationalError):
        """Another server has the database."""

        sqlstate = TAKEN_STATE

    def take(connection: psycopg.Connection[Any], _: object) -> None:
        try:  # for as long as `lock_timeout`: the connection of a server that was killed ends a moment later
            connection.execute(lock, (_LOCK,))
            connection.commit()
        except LockNotAvailable:
            connection.close()
            raise Taken("another Burgomaster has this database") from None

    engine.dispose()  # connections made before have no lock
    event.listen(engine, "connect", take)
    try:
        engine.connect().close()
    except DBAPIError as error:
        if isinstance(error.orig, Taken):
            raise Refused(Message("database-in-use", file=name_of(url))) from None
        raise OSError(f"{name_of(url)}: {str(error.orig).strip()}") from error


def beside(url: str) -> sa.Engine:
    """Return what speaks with a database without the lock, for a moment, whoever has it."""
    return sa.create_engine(url, poolclass=sa.NullPool, connect_args=_OPTIONS, hide_parameters=True)


def look(url: str) -> None:
    """Ask a database whether something could be stored; raises what its driver raises."""
    with beside(url).begin() as connection:
        connection.execute(sa.text("CREATE TEMPORARY TABLE burgomaster_looks (n integer) ON COMMIT DROP"))
        connection.execute(sa.text("INSERT INTO burgomaster_looks VALUES (1)"))
