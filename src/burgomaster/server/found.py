"""What finished games were about, as it is stored with their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from burgomaster.server.columns import ANALYSES, TABLES

if TYPE_CHECKING:
    from burgomaster.server.store import Store


class FoundStore:
    """The analyses in the database; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    def read(self, table_id: str, hindsight: bool) -> str | None:
        """Return what was found of a table's game."""
        query = sa.select(ANALYSES.c.found).where(*_of(table_id, hindsight))
        with self._store.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def keep(self, table_id: str, hindsight: bool, found: str) -> None:
        """Keep what was found, unless the table is gone."""
        values = (TABLES.c.id, sa.literal(hindsight), sa.literal(found))
        there = sa.select(*values).where(TABLES.c.id == table_id)
        with self._store.writing(table_id) as connection:
            connection.execute(sa.delete(ANALYSES).where(*_of(table_id, hindsight)))
            connection.execute(sa.insert(ANALYSES).from_select(["table_id", "hindsight", "found"], there))


def _of(table_id: str, hindsight: bool) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return ANALYSES.c.table_id == table_id, ANALYSES.c.hindsight == sa.literal(hindsight)
