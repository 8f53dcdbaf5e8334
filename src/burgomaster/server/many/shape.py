"""The shape of a database that several processes have: its columns, and the rules of its games.

What the newest of them expects is noted in the database. An older process can take no table from then on,
and one that starts is refused: nothing is served by halves.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from msgspec import Struct

from burgomaster.core.message import Message, Refused
from burgomaster.games import GAMES, rules_of
from burgomaster.server.columns import CLAIMS, KEYS

_NAME: Final = "shape"
SECRET: Final = "inner"
_LOCK: Final = int.from_bytes(b"bm shape", "big")
"""Under this number PostgreSQL lets one process after the other look and change."""


class Shape(Struct, frozen=True, order=False):
    """What a process expects of the database."""

    schema: int
    rules: dict[str, int]

    def is_newer(self, other: Shape) -> bool:
        """Tell whether anything here is newer than there."""
        return self.schema > other.schema or any(
            version > other.rules.get(game, 0) for game, version in self.rules.items()
        )


@cache
def of_today() -> str:
    """Return what this process expects, as it is noted."""
    names = [file.name for file in (Path(__file__).parents[1] / "migrations" / "versions").glob("v*.py")]
    newest = max([int(name[1:5]) for name in names])
    return _text(Shape(newest, {game: rules_of(game).version for game in sorted(GAMES)}))


def _text(shape: Shape) -> str:
    return msgspec.json.encode(shape).decode()


def same(mine: str) -> sa.ColumnElement[bool]:
    """Return whether the database is still as a process expects it."""
    return sa.select(KEYS.c.name).where(KEYS.c.name == _NAME, KEYS.c.value == mine).correlate(None).exists()


def is_ours(connection: sa.Connection, mine: str) -> bool:
    """Tell whether the database is still as a process expects it."""
    return _kept(connection, _NAME) == mine


def secret_of(engine: sa.Engine) -> str:
    """Return the secret by which the processes of a database know each other."""
    with engine.connect() as connection:
        return _kept(connection, SECRET) or ""


def _kept(connection: sa.Connection, name: str) -> str | None:
    return connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar()


def settle(connection: sa.Connection, mine: str, migrate: Callable[[sa.Connection], None]) -> None:
    """Bring the database to one's own shape, or refuse a newer one; older processes lose their tables."""
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    ours, there = msgspec.json.decode(mine, type=Shape), _noted(connection)
    if there is not None and there.is_newer(ours):
        raise Refused(Message("database-newer"))
    try:
        migrate(connection)
    except CommandError:  # a revision that is not known here
        raise Refused(Message("database-newer")) from None
    if _kept(connection, SECRET) is None:
        connection.execute(sa.insert(KEYS).values(name=SECRET, value=secrets.token_hex(32)))
    if there == ours:
        return
    connection.execute(sa.delete(KEYS).where(KEYS.c.name == _NAME))
    connection.execute(sa.insert(KEYS).values(name=_NAME, value=mine))
    connection.execute(sa.update(CLAIMS).values(until=0.0, here=""))


def _noted(connection: sa.Connection) -> Shape | None:
    if not sa.inspect(connection).has_table(KEYS.name):
        return None
    found = _kept(connection, _NAME)
    return None if found is None else msgspec.json.decode(found, type=Shape)
