"""How a table begins: with the usual setup, a record or a position, and with whom at which seat."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct

from burgomaster.bots import bots_of
from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.reading import read_record, record_from_json
from burgomaster.core.record import Record
from burgomaster.core.replay import replay
from burgomaster.core.rules import Rules
from burgomaster.core.table import WHOLE_TABLE, Table
from burgomaster.talk.beside import written_pace
from burgomaster.talk.messages import (
    Choosable,
    Computer,
    FromPosition,
    FromRecord,
    Here,
    Inspection,
    Invited,
    Me,
    NewTable,
    Sitter,
)
from burgomaster.talk.names import check_free, clean_name, same
from burgomaster.talk.plain import shown_options
from burgomaster.talk.rows import CHOICE, ROLL, Row
from burgomaster.talk.stored import StoredSeat, StoredTable, now

LESSON: Final = "lesson"
"""How a table tells that it began with a first game."""


class GivenRow(Struct, frozen=True):
    """An entry of a record; `seat` counts from 0, or is chance's."""

    seat: int
    text: str


class Start(Struct, frozen=True):
    """How a table begins: its options, its names, the entries of a record, or a table laid out by hand."""

    options: dict[str, Any]
    seats: int
    begins: str = "setup"
    begin: Any = None
    rows: list[GivenRow] = []
    names: list[str] = []
    over: bool = False
    by_rules: dict[int, str] = {}
    """What the seats are called that the rules play."""

    @property
    def people(self) -> list[int]:
        """Return the seats at which somebody sits."""
        return [seat for seat in range(self.seats) if seat not in self.by_rules]

    def log(self) -> list[Row]:
        """Return the rows that the log of such a table begins with."""
        return [Row(ROLL if row.seat == CHANCE else CHOICE, row.seat, row.text) for row in self.rows]


# What a table begins with.


def usual_start(rules: Rules[Any], options: Mapping[str, Choosable]) -> Start:
    """Return the usual setup with these options, or refuse them."""
    given: dict[str, Plain] = {}
    for name, value in options.items():
        given[name] = [*value] if isinstance(value, list) else value
    checked = rules.options(given)
    table: Table = rules.new(checked, None)
    return Start(checked, table.seats(), by_rules=table.automatic_names())


def given_start(rules: Rules[Any], given: FromRecord | FromPosition) -> Start:
    """Return what a text says, or refuse it with all its mistakes."""
    return _position(rules, given.text) if isinstance(given, FromPosition) else _record(rules, given)


def inspected(start: Start) -> Inspection:
    """Return what a record or a position holds, as it is told."""
    names = [start.names[seat] for seat in start.people] if start.names else []
    return Inspection(shown_options(start.options), len(start.people), names, start.over)


def _position(rules: Rules[Any], text: str) -> Start:
    """Return how a position begins; where only one seat's view is given, the rest is filled in."""
    table: Table = rules.read_position(text)
    if table.viewer != WHOLE_TABLE:
        table = table.imagined(Fast(secrets.randbits(53)))
    return Start(
        *(rules.options_of(table), table.seats(), "position", table.dump()),
        over=table.over,
        by_rules=table.automatic_names(),
    )


def _record(rules: Rules[Any], given: FromRecord) -> Start:
    text = given.text
    record: Record = record_from_json(text) if text.lstrip().startswith("{") else read_record(text)
    if given.upto is not None:
        head = (record.game, record.rules, record.data, record.options, record.seats)
        record = Record(*head, record.entries[: given.upto], begin=record.begin)
    table: Table = replay(rules, record)
    if table.viewer != WHOLE_TABLE:
        raise Refused(Message("record-not-whole"))
    begin: dict[str, Plain] = {} if record.begin is None else {"table": record.begin}
    if table.over:
        begin["commitment"], begin["secret"] = record.commitment, record.secret
        begin["nonces"] = [*record.nonces]
    return Start(
        options=rules.stored_options(record.options, record.data),
        seats=table.seats(),
        begins="record",
        begin=begin,
        rows=[GivenRow(entry.seat, entry.text) for entry in record.entries],
        names=[clean_name(name) for name in record.seats],
        over=table.over,
        by_rules=table.automatic_names(),
    )


def new_table(rules: Rules[Any], start: Start, wish: NewTable, table_id: str, secret: bytes) -> StoredTable:
    """Return the table that someone wishes for, before anything is done there."""
    time = now()
    return StoredTable(
        id=table_id,
        game=rules.id,
        rules=rules.version,
        data=rules.data_digest(start.options),
        options=start.options,
        begins=start.begins,
        begin=start.begin,
        given=len(start.rows),
        secret=secret,
        code_hash="",
        listed=wish.listed,
        phase="over" if start.over else "waiting",
        version=len(start.rows),
        asked=[],
        created=time,
        updated=time,
        hints=wish.hints,
        pace=written_pace(wish.pace),
    )


# Who sits there.


def seats_at(game: str, start: Start, sitters: list[Sitter], token_hash: str) -> list[StoredSeat]:
    """Return the seats of a new table with their sitters; a finished record may do without."""
    if start.over and not sitters:
        names = start.names or [str(number + 1) for number in range(start.seats)]
        return [
            StoredSeat(number, "rules" if number in start.by_rules else "person", name, None, None, "")
            for number, name in enumerate(names)
        ]
    if len(sitters) != len(start.people):
        raise Refused(Message("sitters-differ", wanted=len(start.people), found=len(sitters)))
    if len([sitter for sitter in sitters if isinstance(sitter, Me)]) > 1:
        raise Refused(Message("sitters-me-twice"))
    seats = [StoredSeat(number, "rules", name, None, None, "") for number, name in start.by_rules.items()]
    for number, sitter in zip(start.people, sitters, strict=True):
        taken = [seat.name for seat in seats]
        if isinstance(sitter, Computer) and not sitter.name:  # it makes way for those who have a name
            taken += [each.name for each in sitters if isinstance(each, (Me, Here, Computer))]
        seats.append(sit(game, number, sitter, token_hash, taken))
    return sorted(seats, key=lambda seat: seat.number)


def sit(game: str, number: int, sitter: Sitter, token_hash: str, taken: list[str]) -> StoredSeat:
    """Return a seat with its sitter; a bot without a name gets one that nobody has yet."""
    if isinstance(sitter, (Me, Here)):
        face = sitter.face if isinstance(sitter, Me) else None
        return StoredSeat(number, "person", _free_name(sitter.name, taken), None, token_hash, None, face=face)
    if isinstance(sitter, Invited):
        return StoredSeat(number, "free", "", None, None, None)
    known = bots_of(game)
    if sitter.bot not in known:
        raise Refused(Message("bot-unknown", name=sitter.bot[:40], game=game, known=", ".join(known)))
    if sitter.name:
        return StoredSeat(number, "bot", _free_name(sitter.name, taken), sitter.bot, None, None)
    name = sitter.bot
    count = 1
    while same(name) in {same(each) for each in taken}:
        count += 1
        name = f"{sitter.bot} {count}"
    return StoredSeat(number, "bot", name, sitter.bot, None, None)


def _free_name(name: str, taken: Iterable[str]) -> str:
    """Return a name as it is shown, or refuse one that cannot be shown or that somebody here has already."""
    shown = clean_name(name)
    check_free(shown, taken)
    return shown


def check_lesson(begins: str, sitters: Iterable[Sitter]) -> None:
    """Refuse all but one person and bots at a first game: whoever knows its chance would know every hand."""
    people = [sitter for sitter in sitters if not isinstance(sitter, Computer)]
    if begins == LESSON and (len(people) > 1 or any(isinstance(each, Invited) for each in people)):
        raise Refused(Message("lesson-alone"))
