"""A table in memory: who sits where, the story rebuilt from the log, and what was done already."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final, Literal, TypeVar

from burgomaster.bots import usual_bot
from burgomaster.core.chance import Fair
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games import rules_of
from burgomaster.talk import ahead
from burgomaster.talk.beside import Clock, plainly, read_beside, read_pace
from burgomaster.talk.denied import Broken, Denied, Elsewhere, Stale
from burgomaster.talk.fold import Fold, remember
from burgomaster.talk.glimpse import glimpse, written
from burgomaster.talk.messages import AheadInfo, BackInfo, Choose, OverDays, SeatInfo, SeatTimeInfo, Undo
from burgomaster.talk.rows import Folded, Row
from burgomaster.talk.seats import Thought, held_seats, left_seats, seat_name, seat_ready
from burgomaster.talk.states import States
from burgomaster.talk.stored import StoredSeat, StoredTable
from burgomaster.talk.story import Story

R = TypeVar("R")

Move = Choose | Undo
"""What adds rows to the log of a table."""


class Live:
    """A table in memory."""

    def __init__(self, stored: StoredTable, seats: list[StoredSeat], fold: Fold) -> None:
        self.stored: Final = stored
        self.seats: Final = seats
        self._given: Final = fold.left[: stored.given]
        self._moves: Final = fold.moves
        self.agreed: Final[dict[int, set[str]]] = {}
        """Who agrees that someone new gets a seat (tokens, by seat): a wish, so it is not kept."""
        self.thought: Final[dict[int, Thought]] = {}
        """How much the bots thought lately, by seat: told, and not kept."""
        self.story: Story | None = None
        self.states: Final = States()
        """What was told of the table as it is."""
        self.seat_infos: list[SeatInfo] | None = None
        """Who sits where as it was told last; None: something of it has changed."""
        pace = read_pace(stored.pace)
        self.clock = Clock(read_beside(stored.beside, pace, len(seats)), pace, plainly)
        """Everyone's time; whoever keeps the table says which time counts."""
        self.seat_infos_until = 0.0
        """By the clock of whoever tells it: then someone who is gone has been so for a second more."""

    def note_thought(self, seat: int, thought: Literal["", "full", "less", "little"]) -> None:
        """Note how much a bot thought, if it did."""
        if thought and self.thought.get(seat, "full") != thought:
            self.thought[seat] = thought
            self.seat_infos = None

    @classmethod
    def rebuilt(cls, stored: StoredTable, seats: list[StoredSeat], fold: Fold) -> Generator[None, None, Live]:
        """Return a table as its log tells it, with a pause after every row."""
        if fold.read != stored.version:
            raise Broken(Message("table-broken-version", rows=fold.read, version=stored.version))
        live = cls(stored, seats, fold)
        if stored.phase != "waiting":
            live.story = yield from live._told(fold.left)
            live.story.game.go_on_with(live.source())
        return live

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.stored.id

    def source(self) -> Fair:
        """Return the fair stream of this table."""
        return fair_source(self.stored, self.seats)

    def _told(self, rows: list[Folded]) -> Generator[None, None, Story]:
        """Return the story that these rows tell, with a pause after each."""
        stored = self.stored
        rules = rules_of(stored.game)
        names = [seat_name(seat) for seat in self.seats]
        try:
            rules.check_version(stored.rules)
            options = rules.stored_options(stored.options, stored.data)
        except Refused as refused:
            raise Elsewhere(refused.message) from refused
        story = Story(rules, options, names, how_it_begins(stored))
        if story.seats != len(self.seats):
            raise Broken(Message("table-broken"))
        if not stored.given:
            story.renew_tickets()
        for row in rows:
            try:
                story.again(row)
            except (Refused, ValueError, KeyError, TypeError) as error:
                raise Broken(Message("table-broken-row", row=row.seq)) from error
            yield
        return story

    def begin(self) -> Generator[None, None, list[Row]]:
        """Begin the story now that everybody is there, and return its first rows."""
        story = yield from self._told(self._given)
        story.renew_tickets()
        rows = story.go_on(self.source())
        self.story = story
        return rows

    def close(self) -> None:
        """Let go of the game: it and its table hold each other, and neither would be freed by itself."""
        if self.story is not None:
            self.story.game.table.listener = None

    def playing(self) -> Story:
        """Return the story, or refuse because the game has not begun."""
        if self.story is None:
            raise Denied(409, Message("table-waiting"))
        return self.story

    # Moves.

    def done(self, move: Move) -> int | None:
        """Return the version after a move that was made before; None if it was not."""
        return self._moves.get((move.seat - 1, move.move_id))

    def rows_of(self, move: Move, *, left: bool = False) -> list[Row]:
        """Carry out a move and return the rows it adds to the log; refused, nothing has changed.

        `left`: the seat has answered so in advance.
        """
        story, seat = self.playing(), move.seat - 1
        if isinstance(move, Undo):
            if not story.same_choice(seat, move.version):
                raise Stale(Message("version-stale"))
            undone = story.undo(seat)
            ahead.taken_back(story, self.clock.beside.seats[seat])
            return undone
        if move.ticket != story.tickets.get(seat):
            raise Stale(Message("ticket-stale" if seat in story.tickets else "not-asked-now"))
        time, step = self.clock.beside.seats[seat], story.game.table.agenda[-1].step.name
        if left:
            ahead.noted(story, time)
        rows = story.choose(seat, read_choice(story, move.choice))
        if not left and time.ahead:
            ahead.answered_otherwise(story, step, time)
        return rows

    def glimpse(self) -> str | None:
        """Return how the game stands at a glance, to be kept with a move; None: as before.

        The front door tells who is awaited and since when: noted when that changes, not at every choice.
        """
        story, stored = self.playing(), self.stored
        if (
            stored.glimpse is not None
            and story.phase == stored.phase
            and story.asked_numbers() == stored.asked
        ):
            return None
        return written(glimpse(story.game.table))

    def kept(self, move: Move | None = None, seen: str | None = None) -> int:
        """Note that the rows of a move are kept, so that it is not done again; return the version now.

        `seen` is the glimpse that was kept with them, if a new one was.
        """
        story, stored = self.playing(), self.stored
        stored.phase, stored.version, stored.asked = story.phase, story.version, story.asked_numbers()
        stored.glimpse = seen or stored.glimpse
        if move is not None:
            remember(self._moves, move.seat - 1, move.move_id, story.version)
        return story.version

    def time_moved(self, now: float, actor: int | None, undo: bool, left: bool = False) -> None:
        """Count the time up to a move, and note whose runs after it; a person's move ends a pause.

        `left`: the actor had answered so in advance.
        """
        story, clock = self.playing(), self.clock
        clock.settle(now, self.seats)
        person = actor is not None and self.seats[actor].who == "person" and not left
        if person and actor is not None and clock.beside.seats[actor].pause:
            clock.wish_pause([], False)
        ahead.settle(story, clock.beside.seats)
        clock.moved(now, () if story.over else story.asked(), actor, story.game.table.chapter(), undo)

    # Answers in advance.

    def leave_ahead(self, seat: int, ids: list[str]) -> None:
        """Let a seat leave these answers and no others, or refuse them."""
        story = self.playing()
        if story.over or not isinstance(self.clock.pace, OverDays):
            raise Denied(409, Message("ahead-no-days"))
        ahead.leave(story, seat, self.clock.beside.seats[seat], ids)

    def answer_ahead(self, seat: int) -> Choice | None:
        """Return what a seat that is asked has answered in advance, if that is exactly what is asked."""
        story, time = self.story, self.clock.beside.seats[seat]
        if story is None or not (time.ahead or time.given) or self.clock.paused(self.seats):
            return None
        return ahead.answer(story, seat, time) if self.seats[seat].who == "person" else None

    def answers_ahead(self) -> bool:
        """Tell whether a seat that is asked has answered that in advance."""
        return self.story is not None and any(
            self.answer_ahead(seat) is not None for seat in self.story.tickets
        )

    def ahead_told(self, seat: int | None) -> AheadInfo | None:
        """Return what a seat may leave and has left, for whoever sits there; nothing where days are not."""
        if seat is None or self.story is None or not isinstance(self.clock.pace, OverDays):
            return None
        return ahead.told(self.story, self.clock.beside.seats[seat])

    def due(self) -> float | None:
        """Return when something is to be done next at the table; None: nothing is."""
        return 0.0 if self.answers_ahead() else self.clock.next(self.seats)

    def times_told(self) -> list[SeatTimeInfo]:
        """Return everyone's time as it is told; nothing before the game begins."""
        return [] if self.story is None else self.clock.told(self.seats)

    def back_told(self) -> tuple[int, BackInfo] | None:
        """Return who asks everyone to go back, and how far, as it is told; None: nobody does."""
        back, story = self.clock.beside.back, self.story
        if back is None or story is None:
            return None
        agreed = [seat + 1 for seat in back.agreed]
        return back.seat, BackInfo(back.entries, *story.revealed(back.entries), agreed)

    def bot_of(self, seat: int) -> str | None:
        """Return who answers for a seat instead of a person, if anyone does."""
        bot = self.seats[seat].bot
        return usual_bot(self.stored.game) if bot is None and self.clock.clerk_answers(seat) else bot

    # Who is who.

    def ready(self) -> bool:
        """Tell whether everybody is there and has added a nonce."""
        return all(seat_ready(seat) for seat in self.seats)

    def held_by(self, token_hash: str | None) -> list[int]:
        """Return the seats (from 0) a token holds."""
        return held_seats(self.seats, token_hash)

    def left_by(self, token_hash: str | None) -> list[int]:
        """Return the seats (from 0) that a token may take back."""
        return left_seats(self.seats, token_hash)

    def check_holds(self, token_hash: str | None, seat: int) -> None:
        """Refuse to act for a seat that one does not hold."""
        if seat not in self.held_by(token_hash):
            raise Denied(403, Message("seat-not-yours", seat=seat + 1))

    @property
    def hints(self) -> bool:
        """Tell whether people here may ask what a bot would do: as the table says, or as only one plays."""
        if self.stored.hints is not None:
            return self.stored.hints
        return len([seat for seat in self.seats if seat.who in ("person", "free")]) <= 1


def at_once(work: Generator[None, None, R]) -> R:
    """Return the result of something that pauses now and then, without any pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: R = end.value
            return result


def fair_source(stored: StoredTable, seats: Iterable[StoredSeat]) -> Fair:
    """Return the fair stream of a table."""
    return Fair(stored.secret, tuple([bytes.fromhex(seat.nonce or "") for seat in seats]))


def how_it_begins(stored: StoredTable) -> Plain:
    """Return the table with which a game begins, if it is not the usual one."""
    if stored.begins == "record":
        return stored.begin.get("table") if isinstance(stored.begin, dict) else None
    return stored.begin


def read_choice(story: Story, choice: str | dict[str, int | str]) -> Choice:
    """Return the choice a client sent as text or as parts, or refuse it."""
    if isinstance(choice, str):
        return story.rules.notation.read(choice)
    return story.rules.notation.from_data({**choice})
