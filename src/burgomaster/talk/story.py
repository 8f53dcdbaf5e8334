"""The story of one table: a game rebuilt from its log, and everything a seat may be told of it.

Nothing here waits, stores or sends; the house does that.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from operator import itemgetter
from typing import Any, Final

from burgomaster.core.beginning import begun
from burgomaster.core.chance import CHANCE, Fast, Source
from burgomaster.core.choice import Choice
from burgomaster.core.earnings import Earnings
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.known import text_for
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.record import End, Entry, Record, wrapped
from burgomaster.core.replay import printed
from burgomaster.core.rules import Options, Rules
from burgomaster.core.step import EVERYBODY, AskAll, Task
from burgomaster.core.table import Table
from burgomaster.core.teller import prospects
from burgomaster.talk.messages import (
    AskedInfo,
    Beat,
    ChoiceInfo,
    EarnedInfo,
    LogLine,
    PointsAt,
    Said,
    UndoInfo,
)
from burgomaster.talk.plain import beat, cause_info, parts, said

CHOICE: Final = "choice"
ROLL: Final = "chance"
UNDO: Final = "undo"
RULES: Final = "rules"
SEAT: Final = "seat"
FREED: Final = "freed"  # up to version 1 of the rows
SEATED: Final = "seated"  # likewise
OF_SEATS: Final = (SEAT, FREED, SEATED)

_WARNINGS: Final = ("seat-freed", "seat-freed-by", "seat-joined-for")
_OF_SEATS: Final = (*_WARNINGS, "seat-left", "seat-away", "seat-back", "seat-replaced", "seat-sat")
"""What a row may tell of a seat that changes hands; warnings are of hands someone else gets to see."""

_LINES: Final = 32  # so many lines at most come from one row: more than there are seats

MOST_ROWS: Final = 20_000
"""When a log is so long nothing more is taken back and no seat changes hands: a game alone is far shorter."""

MOST_UNDOS: Final = 200
"""So often a seat can take back in one turn."""

_NOTHING_TO_UNDO: Final = UndoInfo(False, 0, None)

_EVERY: Final = 50  # after so many more entries a table is kept, so that looking back is quick


class Row:
    """One row of the log: a choice, what chance brought, a choice taken back, other hands or rules."""

    __slots__ = ("kind", "seat", "text")

    def __init__(self, kind: str, seat: int, text: str) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.text: Final = text


def seat_row(seat: int, told: Message) -> Row:
    """Return the row of a seat that changes hands; it names everybody, as names change with the seats."""
    return Row(SEAT, seat, json.dumps([told.id, told.arguments], ensure_ascii=False))


def rules_row(before: int, today: int) -> Row:
    """Return the row of a table that goes on under other rules than it was begun under."""
    return Row(RULES, CHANCE, f"{before} {today}")


class Step:
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


def line_number(seq: int, more: int = 0) -> int:
    """Return the number of a line: it follows from the row, so that it is the same after a restart."""
    return seq * _LINES + 1 + more


class _Line:
    """A line of the log as every viewer may know it."""

    __slots__ = ("_made", "entry", "events", "n", "seat", "texts", "undone")

    def __init__(self, n: int, entry: int, seat: int | None, texts: list[str], undone: bool = False) -> None:
        self.undone: Final = undone  # it only tells that something was taken back
        self.n: Final = n
        self.entry: Final = entry
        self.seat: Final = seat
        self.texts: Final = texts  # by viewer; empty where nothing was entered
        self.events: Final[list[Event]] = []
        self._made: Final[dict[int, tuple[int, LogLine]]] = {}  # by viewer, with how many events it tells

    def for_viewer(self, viewer: int) -> LogLine:
        """Return the line as it is sent to a viewer, made once."""
        made = self._made.get(viewer)
        if made is None or made[0] != len(self.events):
            made = (len(self.events), self._line(viewer))
            viewers = range(len(self.texts)) if self.texts and self._is_open() else (viewer,)
            for each in viewers:
                self._made[each] = made
        return made[1]

    def _is_open(self) -> bool:
        """Tell whether everybody may know all of it, so that all get the same line."""
        same = self.texts.count(self.texts[0]) == len(self.texts)
        return same and all(event.open for event in self.events)

    def _line(self, viewer: int) -> LogLine:
        """Return what the viewer may know: what is said, and what moved, with the number of its sentence."""
        says: list[Said] = []
        beats: list[Beat] = []
        warning = False
        for event in self.events:
            message = event.for_seat(viewer)
            if event.moves:
                found = beat(event, viewer, None if message is None else len(says))
                if found is not None:
                    beats.append(found)
            if message is not None:
                says.append(said(message))
                warning = warning or message.id in _WARNINGS
        text = self.texts[viewer] if self.texts else ""
        return LogLine(self.n, self.entry, self.seat, text, says, beats, warning, self._openly(viewer))

    def _openly(self, viewer: int) -> list[Said] | None:
        """Return what everyone may hear, if the viewer hears more."""
        if not any(event.private is not None and viewer in event.seats for event in self.events):
            return None
        return [said(event.public) for event in self.events if event.public is not None]


def _seat_message(row: Row) -> Message:
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


class _Sight:
    """What a viewer gets at one version of the table, made once, whoever looks through its eyes."""

    __slots__ = ("loose", "question", "seen", "view", "world")

    def __init__(self) -> None:
        self.seen: Table | None = None
        self.view: dict[str, Any] | None = None
        self.question: tuple[str, AskedInfo | None] | None = None
        self.world: Table | None = None
        """What the viewer imagines now; made with the question."""
        self.loose: frozenset[Choice] = frozenset()
        """The choices that show nothing new: carried out there, they give what the viewer imagines next."""


class _Ear:
    """What was heard of a game and not told yet, each with how many entries there were.

    It knows the entries, not the story: a story that its own game held on to would never be freed by itself.
    """

    __slots__ = ("entries", "heard")

    def __init__(self) -> None:
        self.entries: list[tuple[int, Choice]] = []
        self.heard: list[tuple[int, Event]] = []

    def hear(self, event: Event) -> None:
        """Note an event."""
        self.heard.append((len(self.entries), event))


class Story:
    """A game as it stands after the rows of its log; viewers are seats from 0, the spectator comes last."""

    def __init__(self, rules: Rules[Any], options: Options, names: list[str], begin: Plain = None) -> None:
        self.rules: Final[Rules[Any]] = begun(rules, begin)
        self._ear: Final = _Ear()
        self.game: Final[Game[Any]] = Game(self.rules, options, None, names, [self._ear.hear])
        self._ear.entries = self.game.entries
        self.seats: Final[int] = self.game.table.seats()
        self.names: Final = list(self.game.names)
        """Who sits where now, for the record."""
        self.version = 0
        """The number of rows in the log."""
        self.tickets: dict[int, str] = {}
        """What each seat that is asked sends back with its choice."""
        self._sights: dict[int, _Sight] = {}  # what each viewer gets at the version they were made for
        self._sights_at = (-1, -1)
        self._world: tuple[tuple[int, int], int, Table] | None = None  # imagined: when, by whom, and what
        self._question: tuple[Task, list[int]] | None = None
        self._actor = CHANCE  # the seat that chose or took back last
        self._answered: dict[int, int] = {}  # the version at which each seat answered the question to all
        self._kept: list[tuple[int, Table]] = [(0, self.game.table.clone())]  # after so many entries
        self._lines: list[_Line] = []
        self._undos: dict[int, tuple[int, int]] = {}  # of each seat: in which turn, and how often
        self._stood: list[int] = [0] * self.seats  # how many choices of each seat stand for good
        self._stood_at = 0  # among so many entries
        self._points: list[PointsAt] = []
        self._points_at = 0
        self._add_line(line_number(0), 0, None, [])
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
        before = self.entries
        self.seen(seat).check(seat, choice)
        sight = self._sight(seat)
        world = sight.world if choice in sight.loose else None
        try:
            self.game.choose(seat, choice)
        except Refused as refused:
            raise ValueError(f"{choice} is on offer to seat {seat + 1}, but refused: {refused}") from refused
        except BaseException:
            self._ear.heard.clear()  # of what was not done after all
            raise
        rows = self._settle(before, [])
        if world is not None and len(rows) == 1:
            world.apply(seat, choice)
            self._world = (self.now, seat, world)
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
        return version == self.version or self._answered.get(seat, version + 1) <= version < self.version

    def hand_over(self, row: Row, name: str) -> None:
        """Let someone else sit on a seat, or nobody for now; what it chose so far stands."""
        self.enter(row)
        self.names[row.seat] = name
        self.renew_ticket(row.seat)

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

    def again(self, step: Step) -> None:
        """Carry out what is left of the log, and renew the tickets after each move."""
        if step.kind == UNDO:
            self._undone_again(step)
            return
        self.version = step.seq - 1
        self.enter(Row(step.kind, step.seat, step.text), step.line)
        if step.kind in OF_SEATS:
            self.renew_ticket(step.seat)
        elif step.last:
            self.renew_tickets()

    def _undone_again(self, step: Step) -> None:
        seat = step.seat
        for seat, (seq, count) in sorted(step.undone.items(), key=lambda undone: undone[1]):
            self.game.let_stand(seat)
            self.version, self._actor = seq, seat
            self._count_undos(seat, count)
            self._note_answer()
            self.renew_tickets()
        line = self._add_line(step.line, self.entries, None, [], undone=True)
        line.events.append(Event(Message("event-undone", seat=seat + 1)))

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

    def _note_answer(self) -> None:
        """Remember at which version a seat answered the question that is still open to others."""
        table = self.game.table
        if table.asked != EVERYBODY:
            self._answered = {}
            return
        asked = table.seats_asked()
        self._answered = {seat: at for seat, at in self._answered.items() if seat not in asked}
        if self._actor != CHANCE and self._actor not in asked:
            self._answered[self._actor] = self.version

    def _tell_of_seat(self, row: Row) -> None:
        self.version += 1
        self._actor = row.seat
        self.game.reveal()  # whoever comes next sees what only this seat could see
        line = self._add_line(line_number(self.version), self.entries, row.seat + 1, [])
        line.events.append(Event(_seat_message(row)))

    def _tell_of_rules(self, row: Row) -> None:
        self.version += 1
        self.game.reveal()  # what was done under other rules stands
        before, today = row.text.split()
        line = self._add_line(line_number(self.version), self.entries, None, [])
        line.events.append(Event(Message("rules-renewed", found=int(before), wanted=int(today))))

    def renew_tickets(self) -> None:
        """Give every seat whose question is new a new ticket; others' answers leave a seat's ticket valid."""
        table = self.game.table
        asked = self.asked()
        task = table.agenda[-1] if asked else None
        kept: list[int] = []
        if task is not None and isinstance(task.step, AskAll) and (was := self._question) and was[0] == task:
            # Whoever acted and is asked again is asked something new, though it looks alike.
            kept = [seat for seat in was[1] if seat in asked and seat != self._actor]
        old = self.tickets
        self.tickets = {seat: old[seat] if seat in kept else f"{self.version}-{seat + 1}" for seat in asked}
        self._question = (task, asked) if task is not None else None

    def renew_ticket(self, seat: int) -> None:
        """Give a seat that changes hands a new ticket; whoever left decides nothing, and others go on."""
        if seat in self.tickets:
            self.tickets[seat] = f"{self.version}-{seat + 1}"

    # The log.

    def _add_line(
        self, n: int, entry: int, seat: int | None, texts: list[str], undone: bool = False
    ) -> _Line:
        line = _Line(n, entry, seat, texts, undone)
        self._lines.append(line)
        return line

    def _catch_up(self, before: int, line_of: int | None = None) -> None:
        """Tell in the log what happened after the first `before` entries; the last one in this line."""
        entries = len(self.game.entries)
        heard, self._ear.heard = self._ear.heard, []
        at = 0
        while at < len(heard) and heard[at][0] <= before:
            self._lines[-1].events.append(heard[at][1])
            at += 1
        for number in range(before, len(self.game.entries)):
            seat, choice = self.game.entries[number]
            known = self.game.known[number]
            texts = [text_for(viewer, choice, known) for viewer in range(self.seats + 1)]
            n = line_of or line_number(self.version - (entries - 1 - number))
            line = self._add_line(n, number + 1, None if seat == CHANCE else seat + 1, texts)
            while at < len(heard) and heard[at][0] == number + 1:
                line.events.append(heard[at][1])
                at += 1
        self._keep()

    def _keep(self) -> None:
        """Keep the table as it is now if looking back would take long otherwise."""
        if self.entries >= self._kept[-1][0] + _EVERY:
            self._kept.append((self.entries, self.game.table.clone()))

    def _take_back(self, seat: int) -> None:
        """Take back the seat's last choice, and forget what was told of it.

        What others have answered since to the same question is told after that again, in lines of its own;
        that something was taken back gets the last line.
        """
        self.game.undo(seat)
        self._count_undos(seat, 1)
        number = self.game.undone.pop().number
        told: list[_Line] = []
        while self._lines[-1].entry > number:
            line = self._lines.pop()
            if line.entry > number + 1:
                told.append(line)
        seq, more = self.version + 1, 0
        for line in reversed(told):
            n = line_number(seq, more)
            again = self._add_line(n, line.entry - 1, line.seat, line.texts, line.undone)
            again.events.extend(line.events)
            more += 1
        if self._lines[-1].undone:  # one line is enough
            self._lines.pop()
        self._add_line(line_number(seq, more), self.entries, None, [], undone=True)
        while self._kept[-1][0] > number:
            self._kept.pop()
        while self._points and self._points[-1].entry > number:
            self._points.pop()
        self._points_at = min(self._points_at, number)

    def log(self, viewer: int, after: int) -> tuple[int, list[LogLine]]:
        """Return the number of the last line up to `after` that still stands, and the lines after that."""
        at = len(self._lines)
        while at > 0 and self._lines[at - 1].n > after:
            at -= 1
        keep = self._lines[at - 1].n if at else 0
        return keep, [line.for_viewer(viewer) for line in self._lines[at:]]

    @property
    def last_line(self) -> int:
        """Return the number of the last line."""
        return self._lines[-1].n

    def last_own(self, viewer: int) -> int:
        """Return how many entries there were after the viewer's last choice."""
        return 0 if viewer == self.spectator else self.game.last_choice(viewer)

    # What a viewer gets.

    def seen(self, viewer: int) -> Table:
        """Return the table as a viewer sees it now; it is shared, so nobody may change it."""
        sight = self._sight(viewer)
        seen = sight.seen
        if seen is None:
            table: Table = self.game.table
            seen = sight.seen = table.seen_by(viewer)
        return seen

    @property
    def now(self) -> tuple[int, int]:
        """Return what changes with all that a viewer can see."""
        return self.version, len(self.game.entries)

    def _sight(self, viewer: int) -> _Sight:
        now = self.now
        if self._sights_at != now:
            self._sights, self._sights_at = {}, now
        sight = self._sights.get(viewer)
        if sight is None:
            sight = self._sights[viewer] = _Sight()
        return sight

    def view(self, viewer: int) -> dict[str, Any]:
        """Return what a viewer sees now: the seat that is asked for itself, the others beside it.

        What the seat that is asked sees is there in any case: its question is made of it, its choice checked.
        """
        sight = self._sight(viewer)
        if sight.view is None:
            table: Table = self.game.table
            first = table.asked if table.asked >= 0 else self._looked(viewer)
            if first == viewer:
                sight.view = self.seen(viewer).view()
            else:
                sight.view = table.view_for(viewer, self.view(first))
        return sight.view

    def _looked(self, viewer: int) -> int:
        """Return who has looked already; nobody but this viewer, if none has."""
        return next((each for each, other in self._sights.items() if other.view is not None), viewer)

    def question(self, viewer: int) -> AskedInfo | None:
        """Return what a viewer is asked, with what each choice would bring; None if it is not asked."""
        ticket = self.tickets.get(viewer)
        if ticket is None:
            return None
        sight = self._sight(viewer)
        if sight.question is None or sight.question[0] != ticket:
            sight.question = (ticket, self._question_to(viewer, ticket))
        return sight.question[1]

    def _question_to(self, viewer: int, ticket: str) -> AskedInfo | None:
        for question in self.seen(viewer).questions:
            if question.seat == viewer:
                sight = self._sight(viewer)
                sight.world = self._imagined(viewer)
                found = prospects(sight.world.clone(), viewer)
                sight.loose = frozenset([each.choice for each in found if not each.final])
                choices: list[ChoiceInfo] = []
                for each in found:
                    choice, brings = each.choice, [said(message) for message in each.brings]
                    warning = None if each.warning is None else said(each.warning)
                    choices.append(ChoiceInfo(choice.text, parts(choice), brings, each.final, warning))
                return AskedInfo(viewer + 1, ticket, question.step, said(question.ask), choices)
        return None

    def _imagined(self, viewer: int) -> Table:
        """Return a table that a viewer can imagine: any will do, as what is told is the same in all.

        Where the viewer's own last choice showed nothing new, it is what came of the one imagined before.
        """
        imagined, self._world = self._world, None
        if imagined is not None and imagined[:2] == (self.now, viewer):
            return imagined[2]
        return self.seen(viewer).imagined(Fast(0))

    def undo_info(self, viewer: int) -> UndoInfo:
        """Return whether a viewer can take back its last choice."""
        if viewer == self.spectator:
            return _NOTHING_TO_UNDO
        why = self._why_no_undo(viewer)
        if why is not None:
            return UndoInfo(False, 0, said(why))
        left = MOST_UNDOS - self._undos_of(viewer)
        return UndoInfo(True, min(left, self.game.undoable(viewer)), None)

    def _why_no_undo(self, seat: int) -> Message | None:
        why = self.game.why_no_undo(seat)
        if why is None and self._undos_of(seat) >= MOST_UNDOS:
            return Message("undo-too-often", most=MOST_UNDOS)
        if why is None and self.version >= MOST_ROWS:
            return Message("log-full", most=MOST_ROWS)
        return why

    def _turn(self, seat: int) -> int:
        """Return how many choices of others stand for good: that grows between two turns of a seat."""
        while self._stood_at < self.game.barrier:
            chooser = self.game.entries[self._stood_at][0]
            if chooser != CHANCE:
                self._stood[chooser] += 1
            self._stood_at += 1
        return sum(self._stood) - self._stood[seat]

    def _undos_of(self, seat: int) -> int:
        turn, count = self._undos.get(seat, (0, 0))
        return count if turn == self._turn(seat) else 0

    def _count_undos(self, seat: int, count: int) -> None:
        self._undos[seat] = (self._turn(seat), self._undos_of(seat) + count)

    def why_not(self, viewer: int, choice: Choice) -> Said | None:
        """Return why something is not on offer, from what the viewer sees; None if it is."""
        try:
            self.seen(viewer).check(viewer, choice)
        except Refused as refused:
            return said(refused.message)
        return None

    def what_if(self, viewer: int, about: dict[str, Any]) -> dict[str, Any]:
        """Return what something would mean for a seat, from what it sees."""
        found: dict[str, Any] = self.seen(viewer).what_if(viewer, about)
        return found

    # Looking back.

    def table_at(self, at: int) -> Table:
        """Return the table after `at` entries."""
        entries, kept = self._kept[bisect_right(self._kept, at, key=itemgetter(0)) - 1]
        table = kept.clone()
        for seat, choice in self.game.entries[entries:at]:
            table.apply(seat, choice)
        return table

    def moment(self, at: int, viewer: int) -> tuple[int | None, str, list[int], list[int], dict[str, Any]]:
        """Return who made entry `at`, its text, its chapter, and who was asked and what was seen after it."""
        table = self.table_at(at)
        by, text = None, ""
        for line in reversed(self._lines):
            if line.entry == at and line.texts:
                by, text = line.seat, line.texts[viewer]
                break
        asked = [seat + 1 for seat in table.seats_asked() if seat != CHANCE]
        return by, text, table.chapter(), asked, table.seen_by(viewer).view()

    def points(self) -> list[PointsAt]:
        """Return everyone's points at every entry at which they changed or a chapter began."""
        table = self.table_at(self._points_at)
        for number in range(self._points_at, self.entries + 1):
            if number > self._points_at:
                table.apply(*self.game.entries[number - 1])
            seen: Table = table.seen_by(self.spectator)
            found = PointsAt(number, seen.chapter(), seen.scores())
            last = self._points[-1] if self._points else None
            if last is None or (last.points, last.chapter) != (found.points, found.chapter):
                self._points.append(found)
        self._points_at = self.entries
        return self._points

    def earned(self) -> list[EarnedInfo]:
        """Return everyone's points by where they came from, and because of what; they are open to all."""
        earnings = Earnings()
        for line in self._lines:
            for event in line.events:
                earnings.hear(event)
        return [
            EarnedInfo(each.seat, each.source, cause_info(each.cause), each.count) for each in earnings.rows()
        ]

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
