"""The rows of a table's log: as they are added, as they count after folding, and what some of them tell."""

from __future__ import annotations

import json
from typing import Final

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message

CHOICE: Final = "choice"
ROLL: Final = "chance"
UNDO: Final = "undo"
BACK: Final = "back"  # to the first so many entries, with everybody's consent
RULES: Final = "rules"
SEAT: Final = "seat"
FREED: Final = "freed"  # up to version 1 of the rows
SEATED: Final = "seated"  # likewise
OF_SEATS: Final = (SEAT, FREED, SEATED)

TOOK_ALONG: Final = "seat-took-along"
"""What tells that someone has all of the table elsewhere: no person may sit down there any more."""

WARNINGS: Final = ("seat-freed", "seat-freed-by", "seat-joined-for", TOOK_ALONG)
"""What warns everyone: someone else gets to see a hand."""

_OF_SEATS: Final = (
    *WARNINGS,
    "seat-left",
    "seat-away",
    "seat-back",
    "seat-replaced",
    "seat-sat",
    "seat-late",
    "seat-clock",
)
"""What a row may tell of a seat that changes hands."""

_LINES: Final = 32  # so many lines at most come from one row: more than there are seats

MOST_ROWS: Final = 20_000
"""When a log is so long nothing more is taken back and no seat changes hands: a game alone is far shorter."""


class Row:
    """One row of the log: a choice, what chance brought, a choice taken back, other hands or rules."""

    __slots__ = ("kind", "seat", "text")

    def __init__(self, kind: str, seat: int, text: str) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.text: Final = text


class Folded:
    """A row of the log as it counts after folding; `line` is the number of the line that tells of it.

    Of what was taken back it says who did so: the number of the row in which a seat did last, and how often.
    """

    __slots__ = ("kind", "last", "line", "seat", "seq", "text", "undone")

    def __init__(self, kind: str, seat: int, text: str, seq: int, line: int, last: bool) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.text: Final = text
        self.seq: Final = seq
        self.line = line
        self.last: Final = last  # of its move
        self.undone: Final[dict[int, tuple[int, int]]] = {}


def seat_row(seat: int, told: Message) -> Row:
    """Return the row of a seat that changes hands; it names everybody, as names change with the seats."""
    return Row(SEAT, seat, json.dumps([told.id, told.arguments], ensure_ascii=False))


def rules_row(before: int, today: int) -> Row:
    """Return the row of a table that goes on under other rules than it was begun under."""
    return Row(RULES, CHANCE, f"{before} {today}")


def back_row(seat: int, entries: int) -> Row:
    """Return the row of a table that goes back to its first entries as a seat asked for and all agreed."""
    return Row(BACK, seat, str(entries))


def line_number(seq: int, more: int = 0) -> int:
    """Return the number of a line: it follows from the row, so that it is the same after a restart."""
    return seq * _LINES + 1 + more


def seat_message(row: Row) -> Message:
    """Return what is told of a seat that changes hands."""
    if row.kind == SEAT:
        told, arguments = json.loads(row.text)
        if told not in _OF_SEATS:
            raise ValueError(f"nothing is known of a seat with {told!r}")
        return Message(told, **{**arguments, "seat": row.seat + 1})
    if row.kind == FREED:
        return Message("seat-freed", seat=row.seat + 1, left=row.text)
    if row.text:
        return Message("seat-taken-over", seat=row.seat + 1, left=row.text)
    return Message("seat-joined", seat=row.seat + 1)


def rules_message(row: Row) -> Message:
    """Return what is told of rules that changed."""
    before, today = row.text.split()
    return Message("rules-renewed", found=int(before), wanted=int(today))
