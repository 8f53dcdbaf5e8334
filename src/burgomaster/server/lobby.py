"""The lobby: making tables, joining them, finding one's own, and deleting them."""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

import burgomaster
from burgomaster.bots import bots_of, usual_bot
from burgomaster.core.message import Message
from burgomaster.core.options import Offer
from burgomaster.core.record import Record
from burgomaster.core.rules import Rules
from burgomaster.games import GAMES, rules_of
from burgomaster.server.hub import Hub
from burgomaster.server.keeping import goes_on_day
from burgomaster.server.lessons import has_lesson, lesson, lesson_secret
from burgomaster.server.limits import (
    MOST_LINES_OF_POSITION,
    MOST_LINES_OF_RECORD,
    MOST_OF_POSITION,
    MOST_OF_RECORD,
    bounded,
)
from burgomaster.server.reader import Judge
from burgomaster.server.seating import held
from burgomaster.server.stored import Holder
from burgomaster.talk.denied import Broken, Denied, Elsewhere
from burgomaster.talk.glimpse import read
from burgomaster.talk.live import Live
from burgomaster.talk.messages import (
    FromLesson,
    FromPosition,
    FromRecord,
    GameInfo,
    Held,
    Inspect,
    Inspection,
    Lobby,
    MyTables,
    NewTable,
    OptionInfo,
    TableSummary,
    Verification,
)
from burgomaster.talk.names import hashed, new_code, new_table_id, new_token
from burgomaster.talk.opening import LESSON, Start, check_lesson, new_table, seats_at, usual_start
from burgomaster.talk.plain import said, shown_options, table_options
from burgomaster.talk.seats import held_seats, left_seats
from burgomaster.talk.stored import StoredSeat, StoredTable
from burgomaster.words import LANGUAGES

_MOST_LISTED: Final = 50


async def lobby(hub: Hub) -> Lobby:
    """Return what there is to play."""
    games = [
        GameInfo(
            game,
            [_option(offer) for offer in rules_of(game).offered()],
            [*bots_of(game)],
            usual_bot(game),
            [*LANGUAGES],
            has_lesson(game),
        )
        for game in GAMES
    ]
    listed = await hub.disk(hub.store.listed, _MOST_LISTED)
    seats = await hub.disk(hub.store.seats_of, [stored.id for stored in listed])
    tables = [_summary(hub, stored, seats[stored.id], None) for stored in listed]
    return Lobby(burgomaster.__version__, hub.build, games, tables)


def _option(offer: Offer) -> OptionInfo:
    kind: Literal["number", "word", "set"] = "number"
    if offer.kind != "number":
        kind = "word" if offer.kind == "word" else "set"
    shown = shown_options({offer.name: offer.default})
    return OptionInfo(offer.name, kind, shown[offer.name], offer.low, offer.high, offer.words)


def _summary(hub: Hub, stored: StoredTable, seats: list[StoredSeat], holder: Holder | None) -> TableSummary:
    token_hash = None if holder is None else holder.token_hash
    phase, why = hub.tables.standing(stored)
    own = [*held_seats(seats, token_hash), *left_seats(seats, token_hash)]
    seen = read(stored.glimpse)
    return TableSummary(
        table=stored.id,
        game=stored.game,
        options=table_options(stored),
        phase=phase,
        why=None if why is None else said(why),
        rows=stored.version,
        seats=hub.attendance.seats_told(stored.id, seats),
        asked=stored.asked,
        mine=[number + 1 for number in held_seats(seats, token_hash)],
        returns=[number + 1 for number in left_seats(seats, token_hash)],
        owner=holder is not None and holder.owner,
        listed=stored.listed,
        created=stored.created,
        updated=stored.updated,
        goes=goes_on_day(stored, hub.settings.keep_days),
        glimpse=None if seen is None else seen.of(own[0] if own else None),
    )


async def summary(hub: Hub, table_id: str, holder: Holder | None) -> TableSummary:
    """Return what a link leads to."""
    stored = await hub.disk(hub.store.table, table_id)
    if stored is None:
        raise Denied(404, Message("table-unknown"))
    seats = await hub.disk(hub.store.seats, stored.id)
    return _summary(hub, stored, seats, holder if holder is not None and holder.table == table_id else None)


async def mine(hub: Hub, tokens: list[str]) -> MyTables:
    """Return the tables of some tokens."""
    hashes = [hashed(token) for token in tokens]
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
    start = await _given(hub, wish.game, wish.start)
    names = [start.names[seat] for seat in start.people] if start.names else []
    return Inspection(shown_options(start.options), len(start.people), names, start.over)


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
        return await _given(hub, rules.id, FromPosition(lesson(rules.id)))
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
        stored.secret, stored.begins = lesson_secret(rules.id), LESSON
        for seat in seats:
            seat.nonce = ""  # what anyone added would change what happens
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
        story = live.playing()
        held = live.held_by(None if holder is None else holder.token_hash)
        viewer = held[0] if held else story.spectator
        if _finished_when_given(live):
            return str(_given_record(live))
        return story.record_text(viewer, live.stored.given == 0)


def _finished_when_given(live: Live) -> bool:
    """Tell whether the table only shows a record that was finished elsewhere."""
    story = live.playing()
    return live.stored.begins == "record" and story.over and story.entries == live.stored.given


def _given_record(live: Live) -> Record:
    """Return the finished record a table was made from, with the proof it came with."""
    record = live.playing().record(fair=False)
    proof = live.stored.begin
    if not isinstance(proof, dict) or not proof.get("commitment"):
        return record
    nonces = proof["nonces"]
    return Record(
        *(record.game, record.rules, record.data, record.options, record.seats, record.entries, record.end),
        commitment=str(proof["commitment"]),
        secret=str(proof["secret"]),
        nonces=tuple([str(nonce) for nonce in nonces]) if isinstance(nonces, list) else (),
        begin=record.begin,
    )


async def verification(hub: Hub, table_id: str) -> Verification:
    """Return whether a finished game's chance was fair."""
    async with hub.tables.at(table_id) as live:
        story = live.playing()
        if not story.over:
            raise Denied(409, Message("table-not-over"))
        given = 0 if _finished_when_given(live) else live.stored.given
        record = _given_record(live) if _finished_when_given(live) else story.game.record()
    # Outside the table's lock, and in another process: playing it all again takes a while.
    found = await hub.readers.judge(table_id, Judge(record.game, record.to_json(), given))
    return Verification(
        state="ok" if found.state == "ok" else "bad" if found.state == "bad" else "unfinished",
        fair=found.fair,
        commitment=record.commitment,
        secret=record.secret,
        nonces=list(record.nonces),
        place=found.place,
        reason=found.reason,
    )
