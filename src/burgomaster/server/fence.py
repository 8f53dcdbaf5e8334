"""The fence before the database: who may write of which table.

One process alone may write whatever it likes, and nobody is asked. Where several processes have the database,
`many.claims` puts a fence of its own here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import sqlalchemy as sa

from burgomaster.core.message import Message
from burgomaster.talk.denied import Denied


class Moved(Denied):
    """Refused because another process has the table, or may have it by now; nothing was changed."""

    def __init__(self, owner: str = "") -> None:
        super().__init__(503, Message("table-moved"))
        self.owner: Final = owner
        """Which process has it, if that is known."""


class Fence:
    """Lets everything through: this process alone has the database."""

    shared: ClassVar[bool] = False
    """Whether other processes may have the database, too."""

    def check(self, connection: sa.Connection, table_id: str) -> int | None:
        """Let a transaction write of a table, or refuse it; return the number of the claim it has."""
        return None

    def born(self, connection: sa.Connection, table_id: str) -> int | None:
        """Note that a transaction makes a table; return the number of the claim it has."""
        return None

    def passable(self, connection: sa.Connection, tables: set[str]) -> set[str]:
        """Return of which of some tables a transaction may write."""
        return tables

    def elsewhere(self) -> sa.ColumnElement[bool]:
        """Return whether another process has the table that a query looks at."""
        return sa.false()

    def settle(self, connection: sa.Connection, migrate: Callable[[sa.Connection], None]) -> None:
        """Bring the database to the present shape."""
        migrate(connection)
