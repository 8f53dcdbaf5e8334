"""Encodings: what a seat sees as bytes, for those who learn, with a layout that names every one of them."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice, Notation
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.step import EVERYBODY, AskAll, Step
from burgomaster.core.table import NOBODY, Table

T = TypeVar("T", bound=Table)

HIGHEST: Final = 255
"""The highest number that a byte can tell; what is higher is told as this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """One place of an encoding: its name, what it tells, and the numbers that can stand there."""

    __slots__ = ("high", "low", "meaning", "name")

    def __init__(self, name: str, meaning: str, high: int = HIGHEST, low: int = 0) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.low: Final = low
        self.high: Final = high

    def __repr__(self) -> str:
        return f"<{self.name}: {self.meaning}, {self.low} to {self.high}>"


def columns(name: str, parts: Iterable[object], meaning: str, high: int = HIGHEST) -> list[Column]:
    """Return a column for each part of something.

    >>> columns("dice", ("red", "blue"), "what the die shows", 6)
    [<dice red: what the die shows, 0 to 6>, <dice blue: what the die shows, 0 to 6>]
    """
    return [Column(f"{name} {part}", meaning, high) for part in parts]


class Layout:
    """The columns of an encoding, in order."""

    def __init__(self, listed: Sequence[Column]) -> None:
        self.columns: Final = tuple(listed)
        self.size: Final = len(listed)
        self.places: Final = {column.name: place for place, column in enumerate(listed)}
        if len(self.places) != self.size:
            raise ValueError("two columns have the same name")

    def __len__(self) -> int:
        return self.size


QUESTION: Final = (
    Column("seat", "which seat this is seen from, from 0; the spectator is one more than the last", 5),
    Column("asked", "who is asked: 0 nobody, 1 oneself, 2 on others from one's left, 7 all, 8 chance", 8),
    Column("answers", "1 where this seat is to answer now", 1),
    Column("step", "what is asked: the number of the step by its name, in alphabetical order; 0 nothing"),
    Column("what low", "what the question is about: a card, a color, a count ...; its low byte"),
    Column("what high", "the byte above; both are 255 for what two bytes cannot hold"),
    Column("count low", "the second number of the question, its low byte"),
    Column("count high", "the byte above"),
)
"""What is asked, of whom: the first columns of every game."""
ALL_ASKED: Final = 7
CHANCE_ASKED: Final = 8
TWO_BYTES: Final = 65535


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Memory:
    """What an encoder told last, so that it need not put into bytes again what is still the same.

    It changes what telling costs, never what is told: one for each table that is told again and again.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[T]):
    """How one game's tables are told to those who learn; made once for what is in the box and the seats.

    `encode` takes a whole table or one seen by that seat: the bytes are the same, since it tells nothing that
    `seen_by` hides.
    """

    def __init__(
        self,
        notation: Notation,
        steps: dict[str, Step[Any]],
        seats: int,
        table_columns: list[Column],
        offer_columns: list[Column],
        cards: tuple[str, ...] = (),
    ) -> None:
        self.seats: Final = seats
        self.cards: Final = cards
        """The names of those values of choices that are cards or tiles."""
        self.layout: Final = Layout([*QUESTION, *table_columns])
        values = max([len(form.kinds) for form in notation.forms])
        lowest = min([-1, *[kind.low for form in notation.forms for kind in form.kinds.values()]])
        meaning = "a value of the choice, as many as its form has; -1 for those it has not"
        told = [Column(f"value {number}", meaning, 32767, lowest) for number in range(1, values + 1)]
        form = Column("form", "which form of a verb, in the order of the notation", len(notation.forms) - 1)
        self.offers: Final = Layout([form, *told, *offer_columns])
        """The columns of an offer's row."""
        self._values: Final = values
        self._forms: Final = {each: number for number, each in enumerate(notation.forms)}
        self._steps: Final = {name: number for number, name in enumerate(sorted(steps), 1)}
        self._rows: dict[Choice, bytes] = {}
        self._no_row: Final = b"\xff\xff" * len(self.offers)

    def encode(self, table: T, seat: int) -> bytes:
        """Return what a seat sees, a byte for each column of the layout."""
        return as_bytes(self.question(table, seat))

    def memory(self) -> Memory:
        """Return an empty memory, for a table that is told again and again."""
        return Memory()

    def tell(self, parts: list[bytes | bytearray], table: T, seat: int, memory: Memory) -> None:
        """Add what `encode` returns to the parts of something longer."""
        parts.append(self.encode(table, seat))

    def hand(self, table: T, seat: int) -> list[int]:
        """Return the cards that a seat has in hand, in the order in which actions count them."""
        return []

    def board(self, table: T, seat: int) -> list[int]:
        """Return the cards laid out before a seat, in the order in which actions count them."""
        return []

    def offer_features(self, choice: Choice) -> list[int]:
        """Return what a game tells of an offer beside its form and values: printed values of a card."""
        return []

    def row(self, choice: Choice) -> bytes:
        """Return an offer as a row of 16-bit numbers: its form, its values, and what is printed there."""
        row = self._rows.get(choice)
        if row is None:
            form = choice.form
            if form is None:
                raise ValueError("a choice is made by its form")
            numbers = [self._forms[form], *choice.values]
            numbers.extend([-1] * (1 + self._values - len(numbers)))
            numbers.extend(self.offer_features(choice))
            row = struct.pack(f"<{len(numbers)}h", *numbers)
            if len(self._rows) >= MOST_ROWS_KEPT:
                self._rows = {}
            self._rows[choice] = row
        return row

    def rows(self, choices: list[Choice]) -> bytes:
        """Return the rows of offers, one after the other."""
        return b"".join([self.row(choice) for choice in choices])

    def tell_rows(self, parts: list[bytes | bytearray], choices: list[Choice], places: int) -> None:
        """Add the rows of offers to the parts of something longer, and fill them up to so many."""
        kept = self._rows
        for choice in choices:
            row = kept.get(choice)
            parts.append(self.row(choice) if row is None else row)
        missing = places - len(choices)
        if missing:
            parts.append(self._no_row * missing)

    def question(self, table: T, seat: int) -> list[int]:
        """Return what is asked, of whom, as this seat sees it."""
        asked = table.asked
        seats = self.seats
        if asked == NOBODY:
            return [seat, 0, 0, 0, 0, 0, 0, 0]
        task = table.agenda[-1]
        step = task.step
        answers = 0
        if asked == EVERYBODY:
            if (
                isinstance(step, AskAll)
                and seat < seats
                and step.waits_for(table, seat, task.what, task.count)
            ):
                answers = 1
            asked = ALL_ASKED
        elif asked == CHANCE:
            asked = CHANCE_ASKED
        else:
            answers = 1 if asked == seat else 0
            asked = 1 + (asked - (seat if seat < seats else 0)) % seats
        what = task.what if task.what < TWO_BYTES else TWO_BYTES
        count = task.count if task.count < TWO_BYTES else TWO_BYTES
        number = self._steps.get(step.name, 0)
        return [seat, asked, answers, number, what & 255, what >> 8, count & 255, count >> 8]


MOST_ROWS_KEPT: Final = 1 << 16
"""So many rows of offers are kept ready."""


def as_bytes(numbers: list[int]) -> bytes:
    """Return numbers as a byte each; what is higher than a byte can tell is told as the highest."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([within(number) for number in numbers])


def within(number: int) -> int:
    """Return a number as a byte can tell it.

    >>> within(-1), within(7), within(300)
    (0, 7, 255)
    """
    return 0 if number < 0 else number if number < HIGHEST else HIGHEST
