"""What is kept of a table beside its record: the time that everyone used and has left, and what they wish.

Nothing here asks a clock: the time is handed in, in seconds since 1970 (UTC), and with it how many seconds
between two moments count, as those do not in which the server was down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from burgomaster.talk.messages import Clocked, OverDays, Pace, SeatTimeInfo
from burgomaster.talk.quiet import after_quiet, read_quiet
from burgomaster.talk.stored import StoredSeat

Counted = Callable[[float, float], float]
"""How many seconds between two moments count."""

DAY: Final = 24 * 3600.0
BACK: Final = 60.0
"""Whoever comes back after all time was used has so many seconds."""
NOTICE: Final = 60.0
"""Whoever has not come by themselves after so many seconds is told, if they want that."""
_REMINDED: Final = 1 / 6
"""When this part of the time for a turn is left one is reminded: four hours before the end of a day."""


def plainly(since: float, until: float) -> float:
    """Return all the seconds between two moments."""
    return max(0.0, until - since)


def read_pace(text: str | None) -> Pace | None:
    """Return a table's pace as it is stored."""
    return msgspec.json.decode(text, type=Clocked | OverDays) if text else None


def written_pace(pace: Pace | None) -> str | None:
    """Return a table's pace as it is stored."""
    return None if pace is None else msgspec.json.encode(pace).decode()


_AGAIN: Final = 60.0
"""After so many seconds it is looked whether the clerk has answered for someone who was late."""


class LeftAhead(Struct, frozen=True):
    """An answer that a seat has left in advance, and for which season or round of the game."""

    id: str
    season: int


class SeatTime(Struct, omit_defaults=True):
    """The time of a seat."""

    used: float = 0.0
    """All that it used."""
    bank: float = 0.0
    """What is left of its minutes, where a table has a clock; below nothing: so much too much was used."""
    turn: float = 0.0
    """What the present turn has taken, or the last one took."""
    choice: float = 0.0
    """What the present choice has taken."""
    since: float | None = None
    """Since when more is to be counted; None: the seat is not asked."""
    reminded: bool = False
    late: bool = False
    """Whether the time for this turn is over."""
    told: bool = False
    """Whether it was told in this turn, to those who want it, that the seat is awaited."""
    pause: bool = False
    """Whether whoever sits there wishes a pause."""
    ahead: list[LeftAhead] = []
    """What it has answered in advance, as `ahead` reads it."""
    given: list[int] = []
    """The numbers, from 0, of the last entries that it had answered so."""


class Back(Struct, frozen=True):
    """That a seat asks everyone to go back to the first so many entries, and who agrees (seats from 0)."""

    seat: int
    entries: int
    agreed: list[int]


class Beside(Struct, omit_defaults=True):
    """What is kept of a table beside its record."""

    seats: list[SeatTime]
    chapter: list[int] = []
    """Where in the game the table stood when this was noted."""
    back: Back | None = None
    """What is asked of everyone, until something is done."""


def opening(pace: Pace | None, seats: int) -> Beside:
    """Return what is kept of a table that begins."""
    bank = pace.minutes * 60.0 if isinstance(pace, Clocked) else 0.0
    return Beside([SeatTime(bank=bank) for _ in range(seats)])


def read_beside(text: str | None, pace: Pace | None, seats: int) -> Beside:
    """Return what is stored beside a record; where there is nothing fitting, everyone begins anew."""
    if text:
        try:
            found = msgspec.json.decode(text, type=Beside)
        except msgspec.DecodeError:
            found = Beside([])
        if len(found.seats) == seats:
            return found
    return opening(pace, seats)


def written(beside: Beside) -> str:
    """Return what is kept beside a record as it is stored."""
    return msgspec.json.encode(beside).decode()


class Clock:
    """The clock of one table; `counted` says which time counts."""

    def __init__(self, beside: Beside, pace: Pace | None, counted: Counted) -> None:
        self.beside: Final = beside
        self.pace: Final = pace
        self._counted: Final = counted
        self._free: Final = float(pace.seconds) if isinstance(pace, Clocked) else 0.0

    # Going on.

    def settle(self, now: float, seats: Sequence[StoredSeat]) -> None:
        """Count what has passed since this was done last."""
        paused = self.paused(seats)
        for time in self.beside.seats:
            if time.since is not None:
                if not paused:
                    self._count(time, self._counted(time.since, now))
                time.since = now

    def _count(self, time: SeatTime, seconds: float) -> None:
        before = max(0.0, time.choice - self._free)
        time.used += seconds
        time.turn += seconds
        time.choice += seconds
        if isinstance(self.pace, Clocked):
            time.bank -= max(0.0, time.choice - self._free) - before

    def moved(
        self, now: float, asked: Iterable[int], actor: int | None, chapter: list[int], undo: bool
    ) -> None:
        """Note who is asked after a move of `actor`; all was settled before.

        A turn lasts as long as a seat is asked again after its own choices, within the same part of the game.
        What was taken back goes on with the turn that it was.
        """
        beside, now_asked = self.beside, set(asked)
        beside.back = None
        new_part = beside.chapter != chapter
        beside.chapter = chapter
        for seat, time in enumerate(beside.seats):
            if seat not in now_asked:
                time.since = None
            elif time.since is None:
                time.since, time.choice = now, 0.0
                if not undo:
                    self._new_turn(time)
            elif seat == actor:
                time.choice = 0.0
                if new_part and not undo:
                    self._new_turn(time)

    def _new_turn(self, time: SeatTime) -> None:
        time.turn, time.reminded, time.late, time.told = 0.0, False, False, False

    def let_back(self, seat: int) -> None:
        """Give someone who comes back a little time."""
        time = self.beside.seats[seat]
        time.late = False
        if isinstance(self.pace, Clocked):
            time.bank, time.choice = max(time.bank, BACK), 0.0
        elif isinstance(self.pace, OverDays):
            self._new_turn(time)

    # Pauses.

    def paused(self, seats: Sequence[StoredSeat]) -> bool:
        """Tell whether everybody who sits there wishes a pause."""
        wishes = [self.beside.seats[seat.number].pause for seat in seats if seat.who == "person"]
        return self.pace is not None and bool(wishes) and all(wishes)

    def wish_pause(self, numbers: Iterable[int], pause: bool) -> None:
        """Note that a pause is wished for some seats; if it is not, nobody's wish counts any more."""
        for time in self.beside.seats if not pause else [self.beside.seats[each] for each in numbers]:
            time.pause = pause

    # When time is over.

    def deadline(self, seat: StoredSeat) -> float | None:
        """Return when the time of a seat that is asked is over; all was settled before."""
        time = self.beside.seats[seat.number]
        if time.since is None or seat.who != "person":
            return None
        match self.pace:
            case OverDays():
                return after_quiet(time.since + self.pace.days * DAY - time.turn, read_quiet(seat.quiet))
            case Clocked():
                return time.since + max(0.0, time.bank + max(0.0, self._free - time.choice))
            case None:
                return None

    def reminder(self, seat: StoredSeat) -> float | None:
        """Return when someone is to be reminded."""
        time = self.beside.seats[seat.number]
        if not isinstance(self.pace, OverDays) or time.since is None or seat.who != "person":
            return None
        whole = self.pace.days * DAY
        return after_quiet(time.since + whole * (1 - _REMINDED) - time.turn, read_quiet(seat.quiet))

    def notice(self, seat: StoredSeat) -> float | None:
        """Return when someone who wants it is told that they are awaited; None: they were, or are not."""
        time = self.beside.seats[seat.number]
        if time.since is None or time.told or not seat.hears or seat.who != "person":
            return None
        return after_quiet(time.since + max(0.0, NOTICE - time.turn), read_quiet(seat.quiet))

    def next(self, seats: Sequence[StoredSeat]) -> float | None:
        """Return when something is to be done next; None: nothing is."""
        if self.paused(seats):
            return None
        moments = [moment for seat in seats if seat.hears and (moment := self.notice(seat)) is not None]
        if self.pace is None:
            return min(moments, default=None)
        for seat in seats:
            time = self.beside.seats[seat.number]
            deadline, reminder = self.deadline(seat), self.reminder(seat)
            if time.since is not None and self.clerk_answers(seat.number):
                moments.append(time.since + _AGAIN)
            if deadline is not None and not time.late and self._ends():
                moments.append(deadline)
            if reminder is not None and not time.reminded and not time.late:
                moments.append(reminder)
        return min(moments, default=None)

    def _ends(self) -> bool:
        """Tell whether something happens when time is over."""
        return not isinstance(self.pace, Clocked) or self.pace.bot

    def clerk_answers(self, seat: int) -> bool:
        """Tell whether the clerk answers for a person whose time for this turn is over."""
        time = self.beside.seats[seat]
        return (
            isinstance(self.pace, OverDays)
            and self.pace.late == "clerk"
            and time.late
            and time.since is not None
        )

    # As it is told.

    def told(self, seats: Sequence[StoredSeat]) -> list[SeatTimeInfo]:
        """Return everyone's time as it is told; all was settled before."""
        paused = self.paused(seats)
        return [self._told(seat, self.beside.seats[seat.number], paused) for seat in seats]

    def _told(self, seat: StoredSeat, time: SeatTime, paused: bool) -> SeatTimeInfo:
        deadline = None if paused else self.deadline(seat)
        return SeatTimeInfo(
            used=int(time.used),
            since=None if time.since is None or paused else int(time.since * 1000),
            until=None if deadline is None else int(deadline * 1000),
            bank=int(time.bank) if isinstance(self.pace, Clocked) else None,
            free=max(0, int(self._free - time.choice)),
            late=time.late and time.since is not None,
            pause=time.pause,
        )
