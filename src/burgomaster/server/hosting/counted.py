"""How many tables there are."""

from __future__ import annotations

import sqlalchemy as sa

from burgomaster.server.columns import TABLES


def phases(engine: sa.Engine) -> dict[str, int]:
    """Return how many tables are in which phase."""
    query = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase)
    with engine.connect() as connection:
        return {row[0]: row[1] for row in connection.execute(query)}
