"""A game: a table with its story, from which it can be taken back, recorded and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from burgomaster.core.beginning import Beginning, begun
from burgomaster.core.chance import CHANCE, Fair, Source
from burgomaster.core.choice import Choice
from burgomaster.core.event import Event, Listener
from burgomaster.core.known import Known
from burgomaster.core.message import Message, Refused
from burgomaster.core.record import End, Entry, Record
from burgomaster.core.replay import digest, laid_out, next_choice
from burgomaster.core.result import result_of
from burgomaster.core.rules import Options, Rules
from burgomaster.core.step import EVERYBODY
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)

Hearer = Callable[[Event], None]
"""Whoever is told what happens."""


class Undone:
    """A choice that was taken back, and how many entries stood before it."""

    def __init__(self, number: int, seat: int, choice: Choice) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.choice: Final = choice


class Game(Listener, Generic[T]):
    """A table with its story: the record, what can be taken back, who listens, and the source of chance.

    `game.table` is another object after something was taken back; ask the game for it every time.
    """

    def __init__(
        self,
        rules: Rules[T],
        options: Options,
        source: Source | None,
        names: Sequence[str] = (),
        hearers: Sequence[Hearer] = (),
    ) -> None:
        self.rules: Final = rules
        self.options: Final = rules.options(options)
        self.source = source
        self.entries: list[tuple[int, Choice]] = []
        self.known: list[Known | None] = []
        """Who may know each entry; None: everyone."""
        self.undone: list[Undone] = []
        self.barrier: int = 0
        """How many entries can no longer be taken back.

        What comes after it was chosen by one seat, but for answers to a question to all: those come first.
        """
        self._why_barrier = "undo-nothing"
        self._opened = 0  # how many entries stood before the first answer to the question that is open
        self._snapshots: list[T] = []  # the tables before each entry after the barrier
        self._openings: list[int] = []  # what `_opened` was with each of them
        self._hearers: list[Hearer] = list(hearers)
        self.hears_events: bool = bool(self._hearers)
        # Laid out without a source, the table waits at the first roll, so that nothing escapes the record.
        self.table: T = rules.new(self.options, None)
        numbers = [
            str(seat + 1) for seat in range(self.table.seats()) if not self.table.automatic >> seat & 1
        ]
        self.names: Final = tuple(self.table.seat_names(names or numbers))
        if len(self.names) != self.table.seats():
            raise Refused(Message("names-differ", wanted=self.table.seats(), found=len(self.names)))
        self._attend(self.table)

    def go_on_with(self, source: Source | None) -> None:
        """Let chance come from this source from now on."""
        self.source = source
        self._attend(self.table)

    def _attend(self, table: T) -> None:
        """Make this the game's table, and let it go on if it was waiting for a roll."""
        table.source = self.source
        table.listener = self
        self.table = table
        if table.asked == CHANCE and self.source is not None:
            table.run()
            self._tell_result()

    # Choosing and taking back.

    def choose(self, seat: int, choice: Choice) -> None:
        """Carry out a choice, or refuse it with the reason."""
        self.table.check(seat, choice)
        self.enter(seat, choice)

    def enter(self, seat: int, choice: Choice) -> None:
        """Carry out a choice known to be on offer."""
        before = self._snapshot(self.table)
        entries, barrier, why, opened = len(self.entries), self.barrier, self._why_barrier, self._opened
        snapshots, openings = self._snapshots, self._openings
        stays_open = self._open_to_others(seat)
        self.let_stand(seat)
        self._snapshots = [*self._snapshots, before]
        self._openings = [*self._openings, opened]
        self.entries.append((seat, choice))
        self.known.append(self.table.known_to(seat, choice))
        if seat == CHANCE:
            self._move_barrier("undo-chance", len(self.entries))
        try:
            self.table.apply(seat, choice)
            self._tell_result()
        except BaseException:  # a mistake in the rules or in a hearer must not leave half a choice behind
            del self.entries[entries:]
            del self.known[entries:]
            self.barrier, self._why_barrier, self._opened = barrier, why, opened
            self._snapshots, self._openings = snapshots, openings
            before.source, before.listener = self.source, self
            self.table = before
            raise
        if not stays_open:
            self._opened = len(self.entries)

    def _tell_result(self) -> None:
        """Let the story end with the result; tables that are only tried out have none to tell."""
        if self.hears_events and self.table.over:
            self.tell(Event(result_of(self.table)))

    def _snapshot(self, table: T) -> T:
        """Return a clone; for hearers, it also knows why things are still to be done."""
        clone = table.clone()
        if self.hears_events:
            clone.recall(table)
        return clone

    def let_stand(self, seat: int) -> None:
        """Let what other seats chose stand for good, now that this one goes on.

        What was answered to the question that is open can be changed until all have answered.
        """
        if self._opened > self.barrier and self.entries[-1][0] != seat:
            self._move_barrier("undo-other-seat", self._opened)

    def _open_to_others(self, seat: int) -> bool:
        """Tell whether others, too, have still to answer the question that is open."""
        return self.table.asked == EVERYBODY and self.table.seats_asked() != [seat]

    def undo(self, seat: int) -> Choice:
        """Take back the seat's last choice, and return it; refused when it can no longer be taken back.

        While a question to all is open, each seat's answer can be changed: the table before it is restored,
        and what others have answered since is entered again, unheard.
        """
        number = self._last_of(seat)
        if number < 0:
            raise Refused(self._why_no_undo(seat))
        _, choice = self.entries[number]
        at = number - self.barrier
        opened = self._openings[at]
        snapshots, openings = self._snapshots[:at], self._openings[:at]
        table = self._snapshot(self._snapshots[at])
        for other, answer in self.entries[number + 1 :]:
            snapshots.append(self._snapshot(table))
            openings.append(opened)
            table.apply(other, answer)
        del self.entries[number]
        del self.known[number]
        self._snapshots, self._openings, self._opened = snapshots, openings, opened
        self.undone.append(Undone(number, seat, choice))
        self._attend(table)
        if self.hears_events:
            self.tell(Event(Message("event-undone", seat=seat + 1)))
        return choice

    def undoable(self, seat: int) -> int:
        """Return how many choices the seat can take back, one after the other."""
        number = self._last_of(seat)
        if number < 0:
            return 0
        first = number
        while first > self.barrier and self.entries[first - 1][0] == seat:
            first -= 1
        return number + 1 - first

    def why_no_undo(self, seat: int) -> Message | None:
        """Return why the seat can take nothing back; None if it can."""
        return self._why_no_undo(seat) if self._last_of(seat) < 0 else None

    def _last_of(self, seat: int) -> int:
        """Return the number of the entry that the seat can take back now; -1 if there is none."""
        last = len(self.entries) - 1
        if last >= self.barrier and self.entries[last][0] == seat:
            return last
        for number in range(last, max(self.barrier, self._opened) - 1, -1):
            if self.entries[number][0] == seat:
                return number
        return -1

    def _why_no_undo(self, seat: int) -> Message:
        if not self.last_choice(seat):
            why = "undo-nothing"
        elif len(self.entries) == self.barrier:
            why = self._why_barrier
        else:
            why = "undo-other-seat"
        return Message(why, seat=seat + 1)

    def last_choice(self, seat: int) -> int:
        """Return how many entries there were after the seat's last choice; 0 if it has made none."""
        number = len(self.entries)
        while number and self.entries[number - 1][0] != seat:
            number -= 1
        return number

    def _move_barrier(self, why: str, number: int) -> None:
        """Let so many entries stand for good."""
        self._snapshots = self._snapshots[number - self.barrier :]
        self._openings = self._openings[number - self.barrier :]
        self.barrier, self._why_barrier = number, why

    # What the table says.

    def chance(self, outcome: Choice) -> None:
        """Enter the outcome of a roll or a draw into the record."""
        self.entries.append((CHANCE, outcome))
        self.known.append(self.table.known_to(CHANCE, outcome))
        self._opened = len(self.entries)
        self._move_barrier("undo-chance", len(self.entries))

    def reveal(self) -> None:
        """Keep what led to something hidden coming to light from being taken back."""
        self._move_barrier("undo-reveal", len(self.entries))

    def tell(self, event: Event) -> None:
        """Pass on what happened."""
        for hearer in self._hearers:
            hearer(event)

    # Listening.

    def listen(self, hearer: Hearer) -> None:
        """Tell this hearer, too, what happens from now on."""
        self._hearers.append(hearer)
        self.hears_events = True
        self.table.listener = self  # the table sees that events are wanted now

    # The record.

    def record(self) -> Record:
        """Return the record so far; the secret of a fair stream only when the game is over."""
        over = self.table.over
        commitment, secret = "", ""
        nonces: tuple[str, ...] = ()
        source = self.source
        if isinstance(source, Fair):
            commitment = source.commitment()
            secret = source.secret.hex() if over else ""
            nonces = tuple([nonce.hex() for nonce in source.nonces])
        return Record(
            game=self.rules.id,
            rules=self.rules.version,
            data=self.rules.data_digest(self.options),
            options=self.options,
            seats=self.names,
            entries=tuple([Entry(seat, choice.text) for seat, choice in self.entries]),
            end=End(tuple(self.table.scores()), digest(self.table)) if over else None,
            commitment=commitment,
            secret=secret,
            nonces=nonces,
            begin=self.rules.begin if isinstance(self.rules, Beginning) else None,
        )


def resume(rules: Rules[T], record: Record, source: Source | None) -> Game[T]:
    """Return the game a record tells of, ready to go on with the given source."""
    laid_out(rules, record)  # refuses a record of another game, version or data
    if isinstance(source, Fair) and record.commitment and source.commitment() != record.commitment:
        raise Refused(Message("record-other-secret", commitment=record.commitment))
    options = rules.stored_options(record.options, record.data)
    game = Game(begun(rules, record.begin), options, None, record.seats)
    for number, entry in enumerate(record.entries):
        game.enter(entry.seat, next_choice(rules, game.table, record, number))
    game.go_on_with(source)
    return game
