"""The lobby: making tables, joining them, finding one's own, and deleting them."""

from __future__ import annotations

import secrets
from typing import Any, Final

import burgomaster
from burgomaster.core.message import Message
from burgomaster.core.rules import Rules
from burgomaster.games import rules_of
from burgomaster.server.hub import Hub
from burgomaster.server.keeping import goes_on_day
from burgomaster.server.limits import (
    MOST_LINES_OF_POSITION,
    MOST_LINES_OF_RECORD,
    MOST_OF_POSITION,
    MOST_OF_RECORD,
    bounded,
)
from burgomaster.server.own.keeping import meant_by
from burgomaster.server.seating import held
from burgomaster.server.stored import Holder, SeatChange
from burgomaster.talk import portable, proof
from burgomaster.talk.denied import Broken, Denied, Elsewhere
from burgomaster.talk.lessons import begin_lesson, lesson
from burgomaster.talk.messages import (
    FromLesson,
    FromPosition,
    FromRecord,
    Held,
    Inspect,
    Inspection,
    Lobby,
    MyTables,
    NewTable,
    TableSummary,
    Verification,
)
from burgomaster.talk.names import hashed, new_code, new_table_id, new_token
from burgomaster.talk.offered import games_offered
from burgomaster.talk.opening import LESSON, Start, check_lesson, inspected, new_table, seats_at, usual_start
from burgomaster.talk.rows import seat_row
from burgomaster.talk.stored import StoredSeat, StoredTable
from burgomaster.talk.summary import table_summary

_MOST_LISTED: Final = 50


async def lobby(hub: Hub) -> Lobby:
    """Return what there is to play."""
    listed = await hub.disk(hub.store.listed, _MOST_LISTED)
    seats = await hub.disk(hub.store.seats_of, [stored.id for stored in listed])
    tables = [_summary(hub, stored, seats[stored.id], None) for stored in listed]
    return Lobby(burgomaster.__version__, hub.build, games_offered(), tables)


def _summary(hub: Hub, stored: StoredTable, seats: list[StoredSeat], holder: Holder | None) -> TableSummary:
    token_hash = None if holder is None else holder.token_hash
    infos = hub.attendance.seats_told(stored.id, seats, own_faces=holder is not None)
    owner, goes = holder is not None and holder.owner, goes_on_day(stored, hub.settings.keep_days)
    return table_summary(stored, seats, infos, hub.tables.standing(stored), token_hash, owner, goes)


async def summary(hub: Hub, table_id: str, holder: Holder | None) -> TableSummary:
    """Return what a link leads to."""
    stored = await hub.disk(hub.store.table, table_id)
    if stored is None:
        raise Denied(404, Message("table-unknown"))
    seats = await hub.disk(hub.store.seats, stored.id)
    return _summary(hub, stored, seats, holder if holder is not None and holder.table == table_id else None)


async def mine(hub: Hub, tokens: list[str]) -> MyTables:
    """Return the tables of some tokens."""
    given = [hashed(token) for token in tokens]
    meant = await hub.disk(meant_by, hub.store.engine, given)
    hashes = [meant.get(each, each) for each in given]
    held = await hub.disk(hub.store.held, hashes)
    seats = await hub.disk(hub.store.seats_of, [stored.id for _, stored in held.values()])
    tables: list[TableSummary | None] = []
    for token_hash in hashes:
        holder, stored = held.get(token_hash, (None, None))
        tables.append(None if stored is None else _summary(hub, stored, seats[stored.id], holder))
    return MyTables(tables)


# Making a table.


async def inspection(hub: Hub, wish: Inspect) -> Inspection:
    """Return what a record or a position holds."""
    return inspected(await _given(hub, wish.game, wish.start))


async def _given(hub: Hub, game: str, given: FromRecord | FromPosition) -> Start:
    """Return what a text says; a process of its own reads it, unless it is too long to be looked at."""
    rules_of(game)
    if isinstance(given, FromRecord):
        bounded(given.text, MOST_OF_RECORD, MOST_LINES_OF_RECORD)
    else:
        bounded(given.text, MOST_OF_POSITION, MOST_LINES_OF_POSITION)
    return await hub.readers.read(game, given)


async def _start(hub: Hub, rules: Rules[Any], new: NewTable) -> Start:
    if isinstance(new.start, FromLesson):
        return await _given(hub, rules.id, FromPosition(lesson(rules.id, alone=new.start.alone)))
    if new.start is not None:
        return await _given(hub, rules.id, new.start)
    return usual_start(rules, new.options)


async def make(hub: Hub, new: NewTable, after: str | None = None, earlier_hash: str | None = None) -> Held:
    """Make a table; `after` is one whose people play again here, `earlier_hash` the maker's token there."""
    rules = rules_of(new.game)
    start = await _start(hub, rules, new)
    if isinstance(new.start, FromLesson):
        check_lesson(LESSON, new.sitters)
    token, code = new_token(), new_code()
    table_id = new_table_id()
    holder = Holder(hashed(token), table_id, owner=True, earlier_hash=earlier_hash)
    seats = seats_at(rules.id, start, list(new.sitters), holder.token_hash)
    stored = new_table(rules, start, new, table_id, secrets.token_bytes(32))
    stored.code_hash, stored.after = hashed(code), after
    if isinstance(new.start, FromLesson):
        begin_lesson(stored, seats, alone=new.start.alone)
    await hub.disk(hub.store.make, stored, seats, holder, start.log())
    async with hub.tables.at(table_id) as live:
        await hub.moves.begin_if_ready(live)
        return held(live, token, holder, code)


async def delete(hub: Hub, table_id: str, holder: Holder | None) -> None:
    """Delete a table."""
    try:
        async with hub.tables.at(table_id):
            await _delete(hub, table_id, holder)
    except (Elsewhere, Broken):
        await _delete(hub, table_id, holder)


async def _delete(hub: Hub, table_id: str, holder: Holder | None) -> None:
    if holder is None or holder.table != table_id or not holder.owner:
        raise Denied(403, Message("owner-only"))
    await hub.disk(hub.store.delete, table_id)
    hub.remove(table_id)


# The record, and whether it is true.


async def record_text(hub: Hub, table_id: str, holder: Holder | None) -> str:
    """Return the record as the first of the holder's seats may know it, or as someone who watches may.

    Of a game that cannot go on here, those who belong to the table get all that is stored.
    """
    try:
        return await _record_text(hub, table_id, holder)
    except Elsewhere as elsewhere:
        record = await hub.tables.stored_record(table_id)
        if not record.secret and (holder is None or holder.table != table_id):
            raise elsewhere
        return str(record)


async def _record_text(hub: Hub, table_id: str, holder: Holder | None) -> str:
    async with hub.tables.at(table_id) as live:
        return proof.record_text(live, None if holder is None else holder.token_hash)


async def take(hub: Hub, table_id: str, holder: Holder | None) -> str:
    """Return a table as a file, to go on with it at a device without a server.

    With a running game all that is hidden leaves the house: everyone at the table is told so, for good, and
    nobody can sit down there any more but bots.
    """
    token_hash = None if holder is None else holder.token_hash
    async with hub.tables.at(table_id) as live:
        portable.check_goes(live, token_hash)
        story = live.playing()
        if not story.over and not story.known:
            seat = live.seats[live.held_by(token_hash)[0]]
            row = seat_row(seat.number, Message("seat-took-along", now=seat.name))
            await hub.moves.hand_over(live, row, SeatChange(seat))
        return portable.packed(live, await hub.disk(hub.store.log, table_id), token_hash)


async def verification(hub: Hub, table_id: str) -> Verification:
    """Return whether a finished game's chance was fair."""
    async with hub.tables.at(table_id) as live:
        record, asked = proof.to_be_judged(live)
    # Outside the table's lock, and in another process: playing it all again takes a while.
    return proof.verification(record, await hub.readers.judge(table_id, asked))
