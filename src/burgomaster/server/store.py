"""What is kept on disk: tables, who holds which seat, the log of every table, and the chat."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from burgomaster.core.message import Message, Refused
from burgomaster.server.chat import add_to_chat, chat_after
from burgomaster.server.columns import ANALYSES, CHAT, HEARING, HOLDERS, LOG, PENDING, SEATS, TABLES
from burgomaster.server.engine import database_url, file_of, migrate_by, opened
from burgomaster.server.fence import Fence
from burgomaster.server.found import FoundStore
from burgomaster.server.lock import Lock
from burgomaster.server.own.columns import OF_TOKENS, meant
from burgomaster.server.postgres import claim, is_postgres
from burgomaster.server.rows import held_of, of_holder, seat_of, table_of
from burgomaster.server.stored import Again, Holder, SeatChange, StoredChat, Unsaid
from burgomaster.talk.rows import Row, rules_row
from burgomaster.talk.stored import StoredRow, StoredSeat, StoredTable, now, numbered

# The two statements of every move, made once.
_ADD_ROWS: Final = sa.insert(LOG)
_GO_ON: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"), TABLES.c.version == sa.bindparam("before"))
    .values(
        phase=sa.bindparam("to_phase"),
        version=sa.bindparam("to_version"),
        asked=sa.bindparam("to_asked"),
        glimpse=sa.func.coalesce(sa.bindparam("to_glimpse", type_=sa.Text), TABLES.c.glimpse),
        beside=sa.bindparam("to_beside"),
        due=sa.bindparam("to_due"),
        updated=sa.bindparam("at"),
    )
)


class Overtaken(Exception):
    """Somebody else has written to the table: what is in memory is no longer the present."""


class Store:
    """The database. Every method is one transaction, called from a thread of the database's.

    Whatever is written of a table passes the fence first: where several processes have the database, only one
    of them may.
    """

    def __init__(self, database: str | Path, fence: Fence | None = None, at_once: int = 1) -> None:
        self.url: Final = database_url(database)
        self._engine: Final = opened(self.url, at_once)
        self.fence: Final = fence or Fence()
        self.found: Final = FoundStore(self)
        self._lock: Lock | None = None

    @property
    def engine(self) -> sa.Engine:
        """Return what leads to the database, for rooms that keep things of their own there."""
        return self._engine

    def claim(self) -> None:
        """Keep other servers out as long as this one is open, or refuse as one has the database already."""
        file = file_of(self.url)
        if self.fence.shared and file is not None:
            raise Refused(Message("many-need-postgres"))
        if file is not None:
            self._lock = Lock(file)
        elif is_postgres(self.url):
            claim(self._engine, self.url, shared=self.fence.shared)

    @contextmanager
    def writing(self, table_id: str) -> Generator[sa.Connection]:
        """Do something to a table in one transaction, if this process may."""
        with self._engine.begin() as connection:
            self.fence.check(connection, table_id)
            yield connection

    def migrate(self) -> None:
        """Bring the database to the present shape."""
        with self._engine.begin() as connection:
            self.fence.settle(connection, migrate_by)

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # Tables.

    def make(
        self, table: StoredTable, seats: Sequence[StoredSeat], holder: Holder, rows: Sequence[Row]
    ) -> None:
        """Store a new table with the token of whoever made it, and the rows it begins with."""
        values = asdict(table)
        for name in ("options", "begin", "asked"):
            values[name] = json.dumps(values[name])
        with self._engine.begin() as connection:
            connection.execute(sa.insert(TABLES).values(values))
            connection.execute(sa.insert(HOLDERS).values(of_holder(holder)))
            for seat in seats:
                connection.execute(sa.insert(SEATS).values(table_id=table.id, **asdict(seat)))
            _insert(connection, table.id, 0, rows, None, self.fence.born(connection, table.id))

    def table(self, table_id: str) -> StoredTable | None:
        """Return a table."""
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
        return None if row is None else table_of(row)

    def ids(self) -> list[str]:
        """Return the ids of all tables, the oldest first."""
        with self._engine.connect() as connection:
            return list(connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.created)).scalars())

    def latest(self, most: int) -> list[StoredTable]:
        """Return the tables at which something was done last."""
        query = sa.select(TABLES).order_by(TABLES.c.updated.desc()).limit(most)
        with self._engine.connect() as connection:
            return [table_of(row) for row in connection.execute(query)]

    def renew(self, table: StoredTable) -> None:
        """Store under which rules and with which values a table that waits will begin."""
        values = {"rules": table.rules, "data": table.data, "options": json.dumps(table.options)}
        with self.writing(table.id) as connection:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table.id).values(values))

    def carry(self, table: StoredTable, rules: int, asked: list[int]) -> None:
        """Let a running table go on under other rules, and its log say so; raises Overtaken as `append`."""
        going_on = (
            sa.update(TABLES)
            .where(TABLES.c.id == table.id, TABLES.c.version == table.version)
            .values(rules=rules, version=table.version + 1, asked=json.dumps(asked))
        )
        with self._engine.begin() as connection:
            by = self.fence.check(connection, table.id)
            _insert(connection, table.id, table.version, [rules_row(table.rules, rules)], None, by)
            if connection.execute(going_on).rowcount != 1:
                raise Overtaken(table.id)

    def leave_behind(self, table_id: str, rules: int) -> None:
        """Note that a table cannot go on under these rules."""
        noted = sa.update(TABLES).where(TABLES.c.id == table_id).values(not_under=rules)
        with self.writing(table_id) as connection:
            connection.execute(noted)

    def running_under(self, game: str, rules: int) -> list[str]:
        """Return the running tables of a version of a game's rules that may go on, the latest first."""
        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.phase == "running", TABLES.c.game == game, TABLES.c.rules == rules)
            .where(sa.func.coalesce(TABLES.c.not_under, 0) <= rules)
            .order_by(TABLES.c.updated.desc())
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def again(self, table_id: str) -> list[Again]:
        """Return where those who played at a table play again: where anyone sits and someone may still come.

        The first such game comes first.
        """
        of_owner = SEATS.c.token_hash == HOLDERS.c.token_hash
        free = SEATS.alias()
        query = (
            sa.select(TABLES.c.id, SEATS.c.name)
            .join(HOLDERS, sa.and_(HOLDERS.c.table_id == TABLES.c.id, HOLDERS.c.owner == sa.true()))
            .join(SEATS, sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.who == "person"))
            .where(TABLES.c.after == table_id, TABLES.c.phase == "waiting")
            .where(sa.exists().where(free.c.table_id == TABLES.c.id, free.c.who == "free"))
            .order_by(TABLES.c.created, TABLES.c.id, sa.case((of_owner, 0), else_=1), SEATS.c.number)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        first: dict[str, str] = {}
        for row in rows:
            first.setdefault(row.id, row.name)
        return [Again(table, by) for table, by in first.items()]

    def went_on(self, table_id: str, token_hash: str) -> list[str]:
        """Return where someone who played at a table sits and waits for it to be played again."""
        same = sa.and_(SEATS.c.table_id == HOLDERS.c.table_id, SEATS.c.token_hash == HOLDERS.c.token_hash)
        query = (
            sa.select(TABLES.c.id)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .join(SEATS, same)
            .where(TABLES.c.after == table_id, TABLES.c.phase == "waiting")
            .where(HOLDERS.c.earlier_hash == token_hash)
            .distinct()
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def listed(self, most: int) -> list[StoredTable]:
        """Return the tables that are open to everyone, the latest first."""
        query = (
            sa.select(TABLES)
            .where(TABLES.c.listed == sa.true())
            .order_by(TABLES.c.updated.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return [table_of(row) for row in connection.execute(query)]

    def running_with_bots(self, since: str, most: int) -> list[str]:
        """Return the tables at which something was done since then, and a bot plays with people."""

        def sits(who: str) -> sa.ColumnElement[bool]:
            return sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.who == who)

        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.phase == "running", TABLES.c.updated >= since)
            .where(sits("bot"), sits("person"))
            .order_by(TABLES.c.updated.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def note_opened(self, table_id: str) -> None:
        """Note that someone came to a table."""
        noted = sa.update(TABLES).where(TABLES.c.id == table_id).values(opened=now())
        with self.writing(table_id) as connection:
            connection.execute(noted)

    def unopened(self, since: str) -> list[str]:
        """Return the finished and waiting tables that nobody has opened since then."""
        query = sa.select(TABLES.c.id).where(
            TABLES.c.phase.in_(("over", "waiting")),
            TABLES.c.updated < since,
            sa.func.coalesce(TABLES.c.opened, TABLES.c.created) < since,
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def close_to_strangers(self, table_id: str, code_hash: str) -> None:
        """Take a table off the list, and let only a new link lead to it."""
        closed = sa.update(TABLES).where(TABLES.c.id == table_id).values(listed=False, code_hash=code_hash)
        with self.writing(table_id) as connection:
            connection.execute(closed)

    def change_key(self, table_id: str, old: str, new: str) -> None:
        """Let another token (its hash) stand for all that one stood for at a table."""
        with self.writing(table_id) as connection:
            for column in OF_TOKENS:
                changed = sa.update(column.table).where(column == old).values({column.name: new})
                connection.execute(changed)

    def delete(self, table_id: str) -> None:
        """Delete a table and everything that belongs to it."""
        with self.writing(table_id) as connection:
            for part in (LOG, CHAT, ANALYSES, SEATS, HOLDERS, HEARING, PENDING):
                connection.execute(sa.delete(part).where(part.c.table_id == table_id))
            connection.execute(sa.delete(TABLES).where(TABLES.c.id == table_id))

    # Seats.

    def seats(self, table_id: str) -> list[StoredSeat]:
        """Return the seats of a table, in order."""
        query = sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number)
        with self._engine.connect() as connection:
            return [seat_of(row) for row in connection.execute(query)]

    def seats_of(self, tables: Sequence[str]) -> dict[str, list[StoredSeat]]:
        """Return the seats of some tables, in order."""
        query = (
            sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.number)
        )
        found: dict[str, list[StoredSeat]] = {table: [] for table in tables}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                found[row.table_id].append(seat_of(row))
        return found

    def held(self, tokens: Sequence[str]) -> dict[str, tuple[Holder, StoredTable]]:
        """Return what some tokens (their hashes) stand for, with the tables."""
        query = (
            sa.select(HOLDERS, TABLES)
            .join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
            .where(HOLDERS.c.token_hash.in_(tokens))
        )
        with self._engine.connect() as connection:
            return {row.token_hash: (held_of(row), table_of(row)) for row in connection.execute(query)}

    def holder(self, token_hash: str) -> Holder | None:
        """Return what a token stands for."""
        query = sa.select(HOLDERS).where(HOLDERS.c.token_hash.in_(meant(token_hash)))
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else held_of(row)

    def owner(self, table_id: str) -> str | None:
        """Return the hash of the token of whoever opened a table."""
        query = sa.select(HOLDERS.c.token_hash).where(HOLDERS.c.table_id == table_id, HOLDERS.c.owner)
        with self._engine.connect() as connection:
            return connection.execute(query).scalars().first()

    def put_seats(self, table_id: str, changes: Sequence[SeatChange]) -> None:
        """Store who sits on some seats."""
        with self.writing(table_id) as connection:
            for change in changes:
                _change_seat(connection, table_id, change)
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(updated=now()))

    # The log.

    def log(self, table_id: str, after: int = 0, most: int | None = None) -> list[StoredRow]:
        """Return the log of a table after its first rows, so many at most."""
        query = (
            sa.select(LOG)
            .where(LOG.c.table_id == table_id, LOG.c.seq > after)
            .order_by(LOG.c.seq)
            .limit(most)
        )
        with self._engine.connect() as connection:
            return [
                StoredRow(row.seq, row.kind, row.seat, row.text, row.move_id, row.upto)
                for row in connection.execute(query)
            ]

    def append(
        self,
        table_id: str,
        version: int,
        rows: Sequence[Row],
        move_id: str | None,
        phase: str,
        asked: list[int],
        change: SeatChange | None = None,
        glimpse: str | None = None,
        beside: str | None = None,
        due: float | None = None,
    ) -> None:
        """Add the rows of one move after the first `version` rows; with `change`, store a seat, too.

        Without a `glimpse` the one before stays. Raises Overtaken when somebody else has added rows since.
        """
        try:
            with self._engine.begin() as connection:
                _insert(connection, table_id, version, rows, move_id, self.fence.check(connection, table_id))
                if change is not None:
                    _change_seat(connection, table_id, change)
                changed = connection.execute(
                    _GO_ON,
                    {
                        "of": table_id,
                        "before": version,
                        "to_phase": phase,
                        "to_version": version + len(rows),
                        "to_asked": json.dumps(asked),
                        "to_glimpse": glimpse,
                        "to_beside": beside,
                        "to_due": due,
                        "at": now(),
                    },
                )
                if changed.rowcount != 1:
                    raise Overtaken(table_id)
        except IntegrityError as error:
            raise Overtaken(table_id) from error

    # The chat.

    def chat(self, table_id: str, after: int, most: int) -> list[StoredChat]:
        """Return the last lines of the chat after number `after`."""
        with self._engine.connect() as connection:
            return chat_after(connection, table_id, after, most)

    def say(self, unsaid: Sequence[Unsaid]) -> list[StoredChat | None]:
        """Add lines to the chat, all at once, and return them; None where the table is gone."""
        with self._engine.begin() as connection:
            return add_to_chat(connection, unsaid, self.fence)


def _insert(
    connection: sa.Connection,
    table_id: str,
    version: int,
    rows: Sequence[Row],
    move_id: str | None,
    by: int | None,
) -> None:
    """Add rows to a log; `by` is the number of the claim that let them be written."""
    if rows:
        put = [{"table_id": table_id, "claim": by, **asdict(row)} for row in numbered(rows, version, move_id)]
        connection.execute(_ADD_ROWS, put)


def _change_seat(connection: sa.Connection, table_id: str, change: SeatChange) -> None:
    if change.joined is not None:
        connection.execute(sa.insert(HOLDERS).values(of_holder(change.joined)))
    values = asdict(change.seat)
    number = values.pop("number")
    connection.execute(
        sa.update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.number == number).values(values)
    )
    if change.dropped is not None:
        connection.execute(sa.delete(HOLDERS).where(HOLDERS.c.token_hash == change.dropped))
    if change.code_hash is not None:
        connection.execute(
            sa.update(TABLES).where(TABLES.c.id == table_id).values(code_hash=change.code_hash)
        )
