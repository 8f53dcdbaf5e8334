"""The chat of tables as it is stored: the last lines of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from burgomaster.server.columns import CHAT, TABLES
from burgomaster.server.fence import Fence
from burgomaster.server.stored import StoredChat, Unsaid
from burgomaster.talk.stored import now

MOST_CHAT: Final = 200
"""So many lines of chat are kept of each table, and fewer if they are long."""

MOST_CHAT_BYTES: Final = 100_000
"""So many bytes of chat are kept of each table."""


def chat_after(connection: sa.Connection, table_id: str, after: int, most: int) -> list[StoredChat]:
    """Return the last lines of the chat after number `after`."""
    query = (
        sa.select(CHAT)
        .where(CHAT.c.table_id == table_id, CHAT.c.n > after)
        .order_by(CHAT.c.n.desc())
        .limit(most)
    )
    rows = connection.execute(query).all()
    return [StoredChat(row.n, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


def add_to_chat(connection: sa.Connection, unsaid: Sequence[Unsaid], fence: Fence) -> list[StoredChat | None]:
    """Add lines and return them, None where the table is gone; of each table the last lines are kept."""
    lines: list[StoredChat | None] = []
    tables = fence.passable(connection, {each.table for each in unsaid})
    there = set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables))).scalars())
    last = {table: _last_said(connection, table) for table in there}
    for each in unsaid:
        if each.table not in there:
            lines.append(None)
            continue
        last[each.table] += 1
        line = StoredChat(last[each.table], each.seat, each.name, each.text, now())
        connection.execute(sa.insert(CHAT).values(table_id=each.table, **msgspec.structs.asdict(line)))
        lines.append(line)
    for table in last:
        _drop_old(connection, table)
    return lines


def _drop_old(connection: sa.Connection, table: str) -> None:
    """Keep the last lines of a table's chat: not too many, and not too long together."""
    query = sa.select(CHAT.c.n, CHAT.c.name, CHAT.c.text).where(CHAT.c.table_id == table)
    used = 0
    for kept, row in enumerate(connection.execute(query.order_by(CHAT.c.n.desc()))):
        used += len(row.name.encode()) + len(row.text.encode())
        if kept == MOST_CHAT or used > MOST_CHAT_BYTES:
            connection.execute(sa.delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.n <= row.n))
            return


def _last_said(connection: sa.Connection, table: str) -> int:
    last = sa.select(sa.func.max(CHAT.c.n)).where(CHAT.c.table_id == table)
    return connection.execute(last).scalar_one_or_none() or 0
