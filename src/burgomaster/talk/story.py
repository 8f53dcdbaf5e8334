"""The story of one table: a game rebuilt from its log, and everything a seat may be told of it.

Nothing here waits, stores or sends.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Raw

from burgomaster.core.beginning import begun
from burgomaster.core.chance import CHANCE, Source
from burgomaster.core.choice import Choice
from burgomaster.core.explain import missing
from burgomaster.core.game import Game
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import End, Entry, Record, wrapped
from burgomaster.core.replay import printed
from burgomaster.core.rules import Options, Rules
from burgomaster.core.table import Table
from burgomaster.talk.log import Log
from burgomaster.talk.messages import AskedInfo, EarnedInfo, MissingInfo, PointsAt, Said, UndoInfo
from burgomaster.talk.past import Past, earned
from burgomaster.talk.plain import parts, said
from burgomaster.talk.rows import (
    BACK,
    CHOICE,
    MOST_ROWS,
    OF_SEATS,
    ROLL,
    RULES,
    TOOK_ALONG,
    UNDO,
    Folded,
    Row,
    line_number,
    rules_message,
    seat_message,
)
from burgomaster.talk.sights import Sights
from burgomaster.talk.tickets import Tickets
from burgomaster.talk.undos import MOST_UNDOS, Undos

_NOTHING_TO_UNDO: Final = UndoInfo(False, 0, None)


class Story:
    """A game as it stands after the rows of its log; viewers are seats from 0, the spectator comes last."""

    def __init__(self, rules: Rules[Any], options: Options, names: list[str], begin: Plain = None) -> None:
        self.rules: Final[Rules[Any]] = begun(rules, begin)
        self._log: Final = Log()
        self.game: Final[Game[Any]] = Game(self.rules, options, None, names, [self._log.hear])
        self._log.listen_to(self.game.entries)
        self.seats: Final[int] = self.game.table.seats()
        self.names: Final = list(self.game.names)
        """Who sits where now, for the record."""
        self.version = 0
        """The number of rows in the log."""
        self._tickets: Final = Tickets()
        self._sights = Sights(self.game.table, self.now)
        self._actor = CHANCE  # the seat that chose or took back last
        self._past: Final = Past(self.game)
        self._undos: Final = Undos(self.game)
        self.known = False
        """Whether someone has the table elsewhere, with all that is hidden in it."""
        self._went_back: Final[dict[int, int]] = {}  # to how many entries a seat took everyone back last
        self._catch_up(0)

    @property
    def spectator(self) -> int:
        """Return the viewer that holds nothing."""
        return self.seats

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        table: Table = self.game.table
        return table.over

    @property
    def phase(self) -> Literal["running", "over"]:
        """Return how far the game is."""
        return "over" if self.over else "running"

    def winners(self) -> list[int]:
        """Return the seats that won, counted from 1; none before the end."""
        return [seat + 1 for seat in self.game.table.winners()] if self.over else []

    @property
    def entries(self) -> int:
        """Return the length of the record."""
        return len(self.game.entries)

    def asked(self) -> list[int]:
        """Return the seats that are to choose now."""
        return [seat for seat in self.game.table.seats_asked() if seat != CHANCE]

    def asked_numbers(self) -> list[int]:
        """Return the seats that are to choose now, counted from 1."""
        return [seat + 1 for seat in self.asked()]

    @property
    def tickets(self) -> dict[int, str]:
        """Return what each seat that is asked sends back with its choice."""
        return self._tickets.of

    # Going on.

    def go_on(self, source: Source) -> list[Row]:
        """Let chance come from this source, and return the rows this adds to the log."""
        before = self.entries
        self.game.go_on_with(source)
        return self._settle(before, [])

    def choose(self, seat: int, choice: Choice) -> list[Row]:
        """Carry out a choice and return the rows this adds to the log; refused, nothing has changed.

        Whether it is refused, and why, follows from what the seat sees: no refusal can tell a secret.
        """
        before, sights = self.entries, self._present()
        sights.seen(seat).check(seat, choice)
        world = sights.world_for(seat, choice)
        try:
            self.game.choose(seat, choice)
        except Refused as refused:
            raise ValueError(f"{choice} is on offer to seat {seat + 1}, but refused: {refused}") from refused
        except BaseException:
            self._log.forget_heard()  # of what was not done after all
            raise
        rows = self._settle(before, [])
        if world is not None and len(rows) == 1:
            world.apply(seat, choice)
            self._present().imagine(seat, world)
        return rows

    def undo(self, seat: int) -> list[Row]:
        """Take back the seat's last choice and return the row this adds to the log."""
        why = self._why_no_undo(seat)
        if why is not None:
            raise Refused(why)
        self._take_back(seat)
        return self._settle(self.entries, [Row(UNDO, seat, "")])

    def same_choice(self, seat: int, version: int) -> bool:
        """Tell whether what the seat would take back now is what it would have taken back at this version.

        While a question to all is open, others' answers change nothing about it.
        """
        if version == self.version:
            return True
        return version < self.version and self._tickets.answered_by(seat, version)

    def hand_over(self, row: Row, name: str) -> None:
        """Let someone else sit on a seat, or nobody for now; what it chose so far stands."""
        self.enter(row)
        self.names[row.seat] = name
        self._tickets.renew_one(row.seat, self.version)

    def _settle(self, before: int, rows: list[Row]) -> list[Row]:
        if rows or self.entries > before:
            self._actor = rows[0].seat if rows else self.game.entries[before][0]
        for seat, choice in self.game.entries[before:]:
            rows.append(Row(ROLL if seat == CHANCE else CHOICE, seat, choice.text))
        self.version += len(rows)
        self._note_answer()
        self._catch_up(before)
        self.renew_tickets()
        return rows

    def _catch_up(self, before: int, line: int | None = None) -> None:
        self._log.catch_up(self.game, before, self.version, line)
        self._past.keep()

    def _note_answer(self) -> None:
        self._tickets.note_answer(self.game.table, self.version, self._actor)

    def renew_tickets(self) -> None:
        """Give every seat whose question is new a new ticket."""
        self._tickets.renew(self.game.table, self.version, self._actor)

    def _take_back(self, seat: int) -> None:
        """Take back the seat's last choice, and forget what was told of it."""
        self.game.undo(seat)
        self._undos.count(seat, 1)
        number = self.game.undone.pop().number
        self._log.take_back(number, self.version + 1, self.entries)
        self._past.take_back(number)

    # Going through the log again.

    def again(self, row: Folded) -> None:
        """Carry out what is left of the log, and renew the tickets after each move."""
        if row.kind == UNDO:
            self._undone_again(row)
            return
        if row.kind == BACK:
            self._back_again(row)
            return
        self.version = row.seq - 1
        self.enter(Row(row.kind, row.seat, row.text), row.line)
        if row.kind in OF_SEATS:
            self._tickets.renew_one(row.seat, self.version)
        elif row.last:
            self.renew_tickets()

    def _undone_again(self, row: Folded) -> None:
        seat = row.seat
        for seat, (seq, count) in sorted(row.undone.items(), key=lambda undone: undone[1]):
            self.game.let_stand(seat)
            self.version, self._actor = seq, seat
            self._undos.count(seat, count)
            self._note_answer()
            self.renew_tickets()
        undone = Message("event-undone", seat=seat + 1)
        self._log.tell(row.line, self.entries, None, undone, undone=True)

    def _back_again(self, row: Folded) -> None:
        self.version, self._actor = row.seq, row.seat
        self.game.reveal()  # nobody goes further back by themselves
        self._went_back[row.seat] = self.entries
        self._note_answer()
        self.renew_tickets()
        self._log.tell(row.line, self.entries, None, Message("event-back", seat=row.seat + 1))

    def turn_began(self, seat: int, first: int = 0) -> int | None:
        """Return how many entries there were when a seat's last turn began; None: it had none since `first`.

        What was chosen before everyone went back for this seat is no turn any more.
        """
        entries, least = self.game.entries, max(first, self._went_back.get(seat, 0))
        at = len(entries)
        while at > least and entries[at - 1][0] != seat:
            at -= 1
        if at <= least:
            return None
        chapter, began = self.table_at(at - 1).chapter(), at - 1
        while at > least and entries[at - 1][0] in (seat, CHANCE):
            at -= 1
            if entries[at][0] == seat:
                if self.table_at(at).chapter() != chapter:
                    break
                began = at
        return began

    def revealed(self, entries: int) -> tuple[int, int]:
        """Return how many choices there were after the first entries, and how many rolls and draws."""
        later = [seat for seat, _ in self.game.entries[entries:]]
        return len(later) - later.count(CHANCE), later.count(CHANCE)

    def enter(self, row: Row, line: int | None = None) -> None:
        """Carry out a row of the log again; the caller renews the tickets after the rows of one move."""
        before = self.entries
        if row.kind in OF_SEATS:
            self._tell_of_seat(row)
            return
        if row.kind == RULES:
            self._tell_of_rules(row)
            return
        if row.kind == UNDO:
            self._take_back(row.seat)
            before = self.entries
        else:
            choice = self.rules.notation.read(row.text)
            self.game.table.check(row.seat, choice)
            self.game.enter(row.seat, choice)
        self.version += 1
        if row.kind != ROLL:
            self._actor = row.seat
        self._note_answer()
        self._catch_up(before, line)

    def _tell_of_seat(self, row: Row) -> None:
        self.version += 1
        self._actor = row.seat
        self.game.reveal()  # whoever comes next sees what only this seat could see
        told = seat_message(row)
        self.known = self.known or told.id == TOOK_ALONG
        self._log.tell(line_number(self.version), self.entries, row.seat + 1, told)

    def _tell_of_rules(self, row: Row) -> None:
        self.version += 1
        self.game.reveal()  # what was done under other rules stands
        self._log.tell(line_number(self.version), self.entries, None, rules_message(row))

    # What a viewer gets.

    @property
    def now(self) -> tuple[int, int]:
        """Return what changes with all that a viewer can see."""
        return self.version, len(self.game.entries)

    def _present(self) -> Sights:
        """Return what everyone sees now."""
        now = self.now
        if self._sights.now != now:
            self._sights = Sights(self.game.table, now)
        return self._sights

    def seen(self, viewer: int) -> Table:
        """Return the table as a viewer sees it now; it is shared, so nobody may change it."""
        return self._present().seen(viewer)

    def view(self, viewer: int) -> dict[str, Any]:
        """Return what a viewer sees now."""
        return self._present().view(viewer)

    def question(self, viewer: int) -> AskedInfo | None:
        """Return what a viewer is asked, with what each choice would bring; None if it is not asked."""
        ticket = self.tickets.get(viewer)
        return None if ticket is None else self._present().question(viewer, ticket)

    def log(self, viewer: int, after: int) -> tuple[int, list[Raw]]:
        """Return the number of the last line up to `after` that still stands, and those after it as sent."""
        return self._log.after(viewer, after)

    @property
    def last_line(self) -> int:
        """Return the number of the last line."""
        return self._log.last

    def last_own(self, viewer: int) -> int:
        """Return how many entries there were after the viewer's last choice."""
        return 0 if viewer == self.spectator else self.game.last_choice(viewer)

    def undo_info(self, viewer: int) -> UndoInfo:
        """Return whether a viewer can take back its last choice."""
        if viewer == self.spectator:
            return _NOTHING_TO_UNDO
        why = self._why_no_undo(viewer)
        if why is not None:
            return UndoInfo(False, 0, said(why))
        left = MOST_UNDOS - self._undos.of(viewer)
        return UndoInfo(True, min(left, self.game.undoable(viewer)), None)

    def _why_no_undo(self, seat: int) -> Message | None:
        why = self.game.why_no_undo(seat)
        if why is None and self._undos.of(seat) >= MOST_UNDOS:
            return Message("undo-too-often", most=MOST_UNDOS)
        if why is None and self.version >= MOST_ROWS:
            return Message("log-full", most=MOST_ROWS)
        return why

    def why_not(self, viewer: int, choice: Choice) -> Said | None:
        """Return why something is not on offer, from what the viewer sees; None if it is."""
        try:
            self.seen(viewer).check(viewer, choice)
        except Refused as refused:
            return said(refused.message)
        return None

    def missing(self, viewer: int) -> list[MissingInfo]:
        """Return what a viewer who is asked would think of and is not offered, with why."""
        seen = self.seen(viewer)
        if viewer not in seen.seats_asked():
            return []
        found = missing(seen, viewer)
        return [MissingInfo(each.choice.text, parts(each.choice), said(each.reason)) for each in found]

    def what_if(self, viewer: int, about: dict[str, Any]) -> dict[str, Any]:
        """Return what something would mean for a seat, from what it sees."""
        found: dict[str, Any] = self.seen(viewer).what_if(viewer, about)
        return found

    # Looking back.

    def table_at(self, at: int) -> Table:
        """Return the table after `at` entries."""
        return self._past.table_at(at)

    def answered(self, seat: int, step: str, season: int, phase: int) -> list[str]:
        """Return what a seat chose when a step asked it, in this season or round and phase."""
        return self._past.answered(seat, step, season, phase)

    def moment(self, at: int, viewer: int) -> tuple[int | None, str, list[int], list[int], dict[str, Any]]:
        """Return who made entry `at`, its text, its chapter, and who was asked and what was seen after it."""
        table, line = self.table_at(at), self._log.of_entry(at)
        by, text = (None, "") if line is None else (line.seat, line.texts[viewer])
        asked = [seat + 1 for seat in table.seats_asked() if seat != CHANCE]
        return by, text, table.chapter(), asked, table.seen_by(viewer).view()

    def points(self) -> list[PointsAt]:
        """Return everyone's points at every entry at which they changed or a chapter began."""
        return self._past.points()

    def earned(self) -> list[EarnedInfo]:
        """Return everyone's points by where they came from, and because of what; they are open to all."""
        return earned(self._log.events())

    # The record.

    def record(self, fair: bool) -> Record:
        """Return the record so far, with what proves its chance if all of it came from the fair stream.

        How a game from a position began is hidden as long as it runs.
        """
        record = self.game.record()
        end: End | None = record.end
        entries: tuple[Entry, ...] = record.entries
        proof = (record.commitment, record.secret, record.nonces) if fair else ("", "", ())
        head = (record.game, record.rules, record.data, record.options, tuple(self.names))
        return Record(*head, entries, end, *proof, begin=record.begin if self.over else None)

    def record_text(self, viewer: int, fair: bool) -> str:
        """Return the record as the viewer may know it: all of it when the game is over."""
        record = self.record(fair)
        if self.over:
            return str(record)
        head, _, _ = str(record).partition("\n\n")
        return "\n".join([head, "", *wrapped(printed(self.rules, record, viewer))]) + "\n"
