"""A record cut into moments, as people think of a game: somebody's draws, the dice, a turn.

Everything in a moment is either luck or somebody's choice, and the record says which is which.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgomaster.core.chance import CHANCE
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message
from burgomaster.core.record import Record
from burgomaster.core.replay import laid_out, next_choice
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table

EVERYONE: Final = -1
"""Whose moment it is if it is nobody's own: the dice, a deal to all."""


class Run(NamedTuple):
    """Entries one after another that are all luck, or all somebody's choices."""

    begin: int
    end: int
    """The entries from `begin` up to the one before `end`."""
    luck: bool


class Moment(NamedTuple):
    """What happened between two looks at the table."""

    runs: tuple[Run, ...]
    seat: int
    """Whose draws, turn or decision it is; EVERYONE: all had the same luck."""
    chapter: tuple[int, ...]
    """Where in the game it begins: season or round first."""

    @property
    def begin(self) -> int:
        """Return the number of its first entry."""
        return self.runs[0].begin

    @property
    def end(self) -> int:
        """Return the number of the first entry after it."""
        return self.runs[-1].end


class _Before(NamedTuple):
    """What is known of an entry before it is carried out."""

    chapter: tuple[int, ...]
    seat: int
    step: str
    luck: bool


class _Told(Listener):
    """Keeps what is told, entry by entry."""

    def __init__(self) -> None:
        self.hears_events = True
        self.hears_moves = False
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Keep what happened."""
        self.events.append(event)

    def taken(self) -> list[Event]:
        """Return what was told since the last look."""
        taken, self.events = self.events, []
        return taken


class Walk:
    """A record played again: the table before every entry, and what was told of each."""

    def __init__(self, rules: Rules[Any], record: Record) -> None:
        self.record: Final = record
        self._tables: Final[list[Table]] = []
        self.choices: Final[list[Choice]] = []
        """What was chosen, rolled or drawn, entry by entry."""
        self._told: Final[list[list[Event]]] = []
        before: list[_Before] = []
        table: Table = laid_out(rules, record)
        told = _Told()
        for number, entry in enumerate(record.entries):
            choice = next_choice(rules, table, record, number)
            self._tables.append(table.clone())
            before.append(_known(table, entry.seat))
            table.listener = told
            table.apply(entry.seat, choice)
            table.listener = None
            self.choices.append(choice)
            self._told.append(told.taken())
        self._tables.append(table)
        self.seats: Final = table.seats()
        self.moments: Final = _moments(before)

    def __len__(self) -> int:
        return len(self.choices)

    def table(self, number: int) -> Table:
        """Return the table before an entry; nobody may change it."""
        return self._tables[number]

    @property
    def last(self) -> Table:
        """Return the table after all entries."""
        return self._tables[-1]

    def chapter(self, number: int) -> int:
        """Return the season or round before an entry."""
        return self._tables[number].chapter()[0]

    def told(self, begin: int, end: int, seat: int) -> list[Message]:
        """Return what was told to a seat of some entries; to EVERYONE what all may know."""
        viewer = self.seats if seat == EVERYONE else seat
        said = [event.for_seat(viewer) for events in self._told[begin:end] for event in events]
        return [message for message in said if message is not None]


def _known(table: Table, seat: int) -> _Before:
    task = table.agenda[-1]
    luck = seat == CHANCE
    return _Before(tuple(table.chapter()), task.seat if luck else seat, task.step.name, luck)


def _moments(entries: list[_Before]) -> list[Moment]:
    """Return the moments; what was dealt before the first season or round is no moment."""
    first = next((n for n, entry in enumerate(entries) if entry.chapter[:1] != (0,)), len(entries))
    begins = [n for n in range(first, len(entries)) if n == first or _begins(entries, n, first)]
    return [
        _moment(entries, begin, end) for begin, end in zip(begins, [*begins[1:], len(entries)], strict=True)
    ]


def _begins(entries: list[_Before], number: int, first: int) -> bool:
    """Tell whether a moment begins with an entry: with another chapter, another seat, another question.

    Luck belongs to the choice that led to it, and a choice after it to the same moment if it is asked again.
    """
    here, last = entries[number], entries[number - 1]
    if here.chapter != last.chapter:
        return True
    if here.luck:
        return here.seat != last.seat
    if not last.luck:
        return here.seat != last.seat
    for entry in reversed(entries[first:number]):
        if entry.chapter != here.chapter:
            return True
        if not entry.luck:
            return entry.seat != here.seat or entry.step != here.step
    return True


def _moment(entries: list[_Before], begin: int, end: int) -> Moment:
    runs: list[Run] = []
    for number in range(begin, end):
        luck = entries[number].luck
        if runs and runs[-1].luck == luck:
            runs[-1] = Run(runs[-1].begin, number + 1, luck)
        else:
            runs.append(Run(number, number + 1, luck))
    chosen = [entry.seat for entry in entries[begin:end] if not entry.luck]
    return Moment(tuple(runs), chosen[0] if chosen else EVERYONE, entries[begin].chapter)
