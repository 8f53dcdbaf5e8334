"""What the positions of all games share: reading fields with place and limits, and writing values."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.chance import CHANCE
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.step import EVERYBODY, Ask, AskAll, Step, Task, Toss
from burgomaster.core.table import NOBODY, WHOLE_TABLE, Table
from burgomaster.paper.datasets import STANDARD, B, DataSets
from burgomaster.paper.mistake import Mistake, Mistaken
from burgomaster.paper.toml import Document, joined

MOST: Final = 10_000
"""No more money, points or pieces than this."""
MOST_TEXT: Final = 1_000_000
"""Longer texts, in characters, are not read."""
LONGEST_LIST: Final = 1_000
LONGEST_AGENDA: Final = 200
"""No agenda of a game comes near so many tasks."""
ALL: Final = "all"
"""How the seat of a task is written that asks everybody."""

_TASK: Final = re.compile(r"([a-z-]{1,40}) ([1-9]|all)(?: (0|[1-9][0-9]{0,89}))?(?: (0|[1-9][0-9]{0,8}))?")

_BEFORE: Final = ("game", "data", "digest", "players")
_AFTER: Final = ("turn", "acted", "over", "player")
"""What a position tells beside the fields of the table."""

Fields = dict[str, Plain]
T = TypeVar("T", bound=Table)


# Writing.


def words(mask: int, names: tuple[str, ...]) -> list[Plain]:
    """Return the names of the bits of a set.

    >>> words(0b101, ("left", "middle", "right"))
    ['left', 'right']
    """
    found: list[Plain] = []
    for bit, name in enumerate(names):
        if mask >> bit & 1:
            found.append(name)
    return found


# Tasks of the agenda.


def task_text(name: str, seat: int, what: int, count: int) -> str:
    """Return something to be done as it is written.

    >>> task_text("turn", 0, 0, 0), task_text("rise", 1, 6, 2), task_text("pick", EVERYBODY, 0, 0)
    ('turn 1', 'rise 2 6 2', 'pick all')
    """
    text = f"{name} {ALL if seat == EVERYBODY else seat + 1}"
    if count:
        return f"{text} {what} {count}"
    return f"{text} {what}" if what else text


def agenda_texts(agenda: list[Task]) -> list[Plain]:
    """Return what is still to be done as it is written, the next task last."""
    texts: list[Plain] = []
    for task in agenda:
        texts.append(task_text(task.step.name, task.seat, task.what, task.count))
    return texts


def out_of_range(step: Step[Any], text: str) -> Message:
    """Return that a number of a task is not possible, and what would be."""
    return Message("agenda-range", found=text[:40], form=step.form)


def read_task(text: str, seats: int, steps: dict[str, Step[Any]]) -> Task:
    """Return something to be done from its text, or refuse it with the reason."""
    match = _TASK.fullmatch(text)
    if match is None:
        raise Refused(Message("agenda-form", found=text[:40]))
    name = match[1]
    seat = EVERYBODY if match[2] == ALL else int(match[2]) - 1
    what, count = int(match[3] or "0"), int(match[4] or "0")
    if name not in steps:
        raise Refused(Message("agenda-unknown", step=name))
    step = steps[name]
    if seat >= seats or not step.fits(what, count) or isinstance(step, AskAll) != (seat == EVERYBODY):
        raise Refused(out_of_range(step, text))
    return Task(step, seat, what, count)


# Reading.


def read_document(text: str, file: str, data: str = STANDARD) -> Document:
    """Return what a position says, or refuse a text that is too long or no TOML.

    `data` is the name of the data set for positions that name none.
    """
    if len(text) > MOST_TEXT:
        raise Mistaken([Mistake(file, 0, 0, "", Message("file-too-big", most=MOST_TEXT))])
    document = Document(text, file)
    document.data.setdefault("data", data)
    return document


class Positions(Generic[T]):
    """Reads the positions of a game; `table_of` makes a table of plain data, told where it was written."""

    def __init__(self, table_of: Callable[[Plain, Document | None], T]) -> None:
        self._table_of: Final = table_of

    def load(self, data: Plain) -> T:
        """Return the table that was written as plain data, or refuse it with all its mistakes."""
        return self._table_of(data, None)

    def read_position(self, text: str, file: str = "", data: str = "") -> T:
        """Return the table a position tells of, run to its question, or refuse it with all its mistakes.

        `data` is the name of the data set for positions that name none.
        """
        document = read_document(text, file, data or STANDARD)
        return self._table_of(document.data, document)


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldReader:
    """Reads the fields of one position and notes all that is wrong with them, each with its place.

    Of a wrong value something harmless is made, so that reading can go on. `field` is always the table around
    a key: its keys joined by dots, places in lists counted from 0.
    """

    def __init__(self, data: Plain, document: Document | None) -> None:
        self.document: Final = document
        """The text the position was read from; None for a stored table."""
        self.mistakes: Final[list[Mistake]] = []
        self.root: Final = self.fields(data, "")

    # What is wrong.

    def wrong(self, field: str, id: str, found: Plain = "", known: str = "") -> None:  # noqa: A002
        """Note what is wrong with a field: what was found there, and what is known."""
        self.note(field, Message(id, found=str(found)[:40], known=known))

    def note(self, field: str, reason: Message) -> None:
        """Note why a field is not accepted."""
        if self.document is not None:
            self.mistakes.append(self.document.mistake(field, reason))
        else:
            self.mistakes.append(Mistake("", 0, 0, field, reason))

    def was_wrong(self, field: str) -> bool:
        """Tell whether a field was not accepted, so that nothing is said of what it should go with."""
        return any(mistake.field == field for mistake in self.mistakes)

    def stop_if_wrong(self) -> None:
        """Refuse the position if something was wrong so far."""
        if self.mistakes:
            raise Mistaken(self.mistakes)

    # Values of every kind.

    def fields(self, value: Plain, field: str) -> Fields:
        """Return a value that must be a table."""
        if isinstance(value, dict):
            return value
        self.wrong(field, "position-table", value)
        return {}

    def table_in(self, around: Fields, field: str, key: str) -> Fields:
        """Return a table by its key; empty if it is left out."""
        return self.fields(around[key], joined(field, key)) if key in around else {}

    def known(self, fields: Fields, field: str, keys: tuple[str, ...]) -> None:
        """Note every key that is none of these."""
        for key in fields:
            if key not in keys:
                self.wrong(joined(field, key), "position-key", key, ", ".join(keys))

    def whole(self, fields: Fields, field: str, key: str, low: int, high: int, default: int) -> int:
        """Return a whole number within limits."""
        value = fields.get(key, default)
        if key in fields and not self.is_whole(value, joined(field, key), low, high):
            return default
        return value if isinstance(value, int) else default

    def is_whole(self, value: Plain, field: str, low: int, high: int) -> bool:
        """Tell whether a value is a whole number within limits; note it if it is not."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.note(field, Message("position-number", found=str(value)[:40], low=low, high=high))
            return False
        return True

    def truth(self, fields: Fields, field: str, key: str, default: bool) -> bool:
        """Return true or false."""
        value = fields.get(key, default)
        if not isinstance(value, bool):
            self.wrong(joined(field, key), "position-truth", value)
            return default
        return value

    def which(self, value: Plain, field: str, known: tuple[str, ...]) -> int:
        """Return which of the known words a value is; -1, and noted, if it is none."""
        if isinstance(value, str) and value in known:
            return known.index(value)
        self.wrong(field, "position-word", value, ", ".join(known))
        return -1

    def word(self, value: Plain, field: str, known: tuple[str, ...]) -> int:
        """Return which of the known words a value is; the first, if it is none."""
        return max(self.which(value, field, known), 0)

    def listed(self, value: Plain, field: str, most: int = LONGEST_LIST) -> list[Plain]:
        """Return a value that must be a list, and not too long."""
        if not isinstance(value, list):
            self.wrong(field, "position-list", value)
            return []
        if len(value) > most:
            self.note(field, Message("position-list-long", found=len(value), most=most))
            return []
        return value

    def list_in(self, fields: Fields, field: str, key: str, most: int = LONGEST_LIST) -> list[Plain]:
        """Return a list by its key; empty if it is left out."""
        return self.listed(fields[key], joined(field, key), most) if key in fields else []

    def numbers(self, fields: Fields, field: str, key: str, low: int, high: int) -> list[int]:
        """Return a list of whole numbers within limits."""
        found: list[int] = []
        for i, value in enumerate(self.list_in(fields, field, key)):
            if self.is_whole(value, f"{joined(field, key)}[{i}]", low, high) and isinstance(value, int):
                found.append(value)
        return found

    def records(
        self, fields: Fields, field: str, key: str, keys: tuple[str, ...], most: int = LONGEST_LIST
    ) -> list[tuple[Fields, str]]:
        """Return the tables of a list, each with its place; note every key that is none of these."""
        found: list[tuple[Fields, str]] = []
        for i, value in enumerate(self.list_in(fields, field, key, most)):
            at = f"{joined(field, key)}[{i}]"
            found.append((self.fields(value, at), at))
            self.known(found[-1][0], at, keys)
        return found

    # What every position has.

    def frame(self, game: str, keys: tuple[str, ...]) -> None:
        """Note if this is the position of another game, and every key that is none of its own."""
        self.known(self.root, "", (*_BEFORE, *keys, *_AFTER))
        if self.root.get("game", game) != game:
            self.wrong("game", "position-game", self.root["game"], game)

    def over(self, table: Table) -> bool:
        """Tell whether the game is over; the table says so from now on, for natural values to follow."""
        over = self.truth(self.root, "", "over", self.root.get("agenda") == [])
        table.asked = NOBODY if over else CHANCE  # the agenda will tell who is asked
        return over

    def data_set(self, sets: DataSets[B]) -> B:
        """Return the box of the data set that is named; of a stored table, that with its digest."""
        name = self.root.get("data", STANDARD)
        digest = self.root.get("digest")
        try:
            return sets.of_option(name) if digest is None else sets.stored(name, str(digest))
        except Mistaken:  # a set that is there, but broken
            self.note("data", Message("data-unknown", name=str(name)[:80], known=", ".join(sets.known())))
        except Refused as refused:
            self.note("data" if digest is None else "digest", refused.message)
        return sets.standard()

    def seats(self, most: int, fewest: int = 2) -> tuple[int, Fields]:
        """Return the number of seats, as many as are described unless it is said; and their tables."""
        given = self.table_in(self.root, "", "player")
        names = tuple([str(seat) for seat in range(1, most + 1)])
        highest = max([int(key) for key in given if key in names], default=2)
        seats = max(self.whole(self.root, "", "players", fewest, most, max(highest, 2)), 2)
        self.known(given, "player", names[:seats])
        return seats, given

    def tasks(self, seats: int, steps: dict[str, Step[Any]]) -> list[Task]:
        """Return the agenda as it is written."""
        found: list[Task] = []
        for i, value in enumerate(self.list_in(self.root, "", "agenda", LONGEST_AGENDA)):
            try:
                found.append(read_task(value if isinstance(value, str) else "", seats, steps))
            except Refused as refused:
                self.note(f"agenda[{i}]", refused.message)
        return found

    def finish(self, table: T, broken: Message | None) -> T:
        """Return a table at its question, or refuse it for the law it breaks."""
        if broken is not None:
            self.note("", broken)
        self.stop_if_wrong()
        self.ask(table, table.viewer == WHOLE_TABLE)
        return table

    def ask(self, table: Table, whole: bool) -> None:
        """Let a whole table run to its question; what a seat sees stays as it is and must ask at once."""
        if whole:
            table.run()
        elif not table.agenda:
            table.asked = NOBODY
        else:
            step, seat, _, _ = table.agenda[-1].parts
            if isinstance(step, Ask):
                table.asked = seat
            elif isinstance(step, AskAll):
                table.asked = EVERYBODY
            elif isinstance(step, Toss):
                table.asked = CHANCE
            else:
                self.note("agenda", Message("agenda-misfit", step=step.name, seat=seat + 1))
                self.stop_if_wrong()
