"""Whoever looks at a table, and what they are told when they ask: what it means that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from burgomaster.core.chance import Fair
from burgomaster.core.message import Message, Refused
from burgomaster.talk.hinting import advises
from burgomaster.talk.live import Live, read_choice
from burgomaster.talk.messages import (
    Foreseen,
    Hello,
    Moment,
    Points,
    PointsLine,
    Reason,
    Replay,
    SeatInfo,
    Welcome,
    WhatIf,
    WhyNot,
)
from burgomaster.talk.plain import table_options
from burgomaster.talk.story import Story

_BEGINS: Final[dict[str, Literal["record", "position", "lesson"]]] = {
    "record": "record",
    "position": "position",
    "lesson": "lesson",
}

Asking = WhyNot | WhatIf | Replay | Points
"""What is answered at once, and changes nothing."""

Foresee = Callable[[Story, int, dict[str, Any]], Any]
"""How it is found what something would mean for a seat."""


class Viewer:
    """Someone at a table, who looks through the eyes of a seat they hold, or only watches."""

    def __init__(self, token_hash: str | None = None, owner: bool = False) -> None:
        self.token_hash: Final = token_hash
        self.owner: Final = owner
        """Whether they opened the table."""
        self.seat: int | None = None
        """Through whose eyes they look, from 0."""
        self._log_after = 0  # the last line they have
        self._told_seats: tuple[list[int], list[int]] = ([], [])  # as the last `welcome` told

    # Coming, and what is told without being asked.

    def enter(self, live: Live, hello: Hello) -> None:
        """Choose through whose eyes to look, and from which line on the log is new."""
        held = live.held_by(self.token_hash)
        if hello.seat is not None and hello.seat - 1 not in live.left_by(self.token_hash):
            live.check_holds(self.token_hash, hello.seat - 1)
            self.seat = hello.seat - 1
        elif held:
            asked = live.story.asked() if live.story is not None else []
            self.seat = next((seat for seat in held if seat in asked), held[0])
        # Whoever looks through other eyes than before is told everything anew: what only those saw goes.
        same = hello.seat is None or self.seat == hello.seat - 1
        self._log_after = hello.log_after if same else 0

    def seats_of(self, live: Live) -> tuple[list[int], list[int]]:
        """Return the seats one holds, and those one may take back."""
        return live.held_by(self.token_hash), live.left_by(self.token_hash)

    def welcome(self, live: Live, build: str, away_seconds: int = 0, goes: str | None = None) -> Welcome:
        """Return what table this is, and which seats are one's own."""
        stored = live.stored
        self._told_seats = held, left = self.seats_of(live)
        return Welcome(
            table=stored.id,
            game=stored.game,
            options=table_options(stored),
            mine=[seat + 1 for seat in held],
            returns=[seat + 1 for seat in left],
            owner=self.owner,
            listed=stored.listed,
            commitment=Fair(stored.secret).commitment(),
            rules=stored.rules,
            begins=_BEGINS.get(stored.begins, "setup"),
            away_seconds=away_seconds,
            hints=advises(live),
            build=build,
            goes=goes,
            pace=live.clock.pace,
        )

    def has_other_seats(self, live: Live) -> bool:
        """Tell whether some seats changed hands since the last `welcome`; if need be, look through others."""
        if self.seats_of(live) == self._told_seats:
            return False
        if self._eyes(live) is None:
            held = live.held_by(self.token_hash)
            self.seat, self._log_after = held[0] if held else None, 0
        return True

    def state_text(self, live: Live, seats: list[SeatInfo]) -> str:
        """Return all that one may know now, with what is new in the log, as it is sent."""
        ahead = live.ahead_told(self._eyes(live))
        text, self._log_after = live.states.text(live.story, seats, self.seat, self._log_after, ahead)
        return text

    def look(self, live: Live, seat: int) -> None:
        """Look through the eyes of another seat one holds."""
        live.check_holds(self.token_hash, seat)
        self.seat, self._log_after = seat, 0

    def _eyes(self, live: Live) -> int | None:
        """Return the seat one looks through, if it is still one's own."""
        return self.seat if self.seat in live.held_by(self.token_hash) else None

    # What is told when one asks.

    def answer(
        self, live: Live, asking: Asking, foresee: Foresee = Story.what_if
    ) -> Reason | Foreseen | Moment | PointsLine:
        """Return the answer to what changes nothing, or refuse it."""
        match asking:
            case WhyNot():
                seat = asking.seat - 1
                story = self._own_story(live, seat)
                if asking.choice is None:
                    return Reason(asking.id, None, story.missing(seat))
                return Reason(asking.id, story.why_not(seat, read_choice(story, asking.choice)))
            case WhatIf():
                story = self._own_story(live, asking.seat - 1)
                return Foreseen(asking.id, story.version, foresee(story, asking.seat - 1, asking.about))
            case Replay():
                return self._moment(live, asking)
            case Points():
                story = live.playing()
                return PointsLine(asking.id, list(story.points()), story.earned())

    def _own_story(self, live: Live, seat: int) -> Story:
        live.check_holds(self.token_hash, seat)
        return live.playing()

    def _moment(self, live: Live, asking: Replay) -> Moment:
        story = live.playing()
        if asking.at > story.entries:
            raise Refused(Message("replay-beyond", at=asking.at, entries=story.entries))
        viewer = self._replay_viewer(live, asking.seat)
        by, text, chapter, asked, view = story.moment(asking.at, viewer)
        seat = None if viewer == story.spectator else viewer + 1
        return Moment(asking.id, asking.at, story.entries, seat, by, text, chapter, asked, view)

    def _replay_viewer(self, live: Live, seat: int | None) -> int:
        """Return through whose eyes one may look back: one's own, and anyone's when the game is over."""
        story = live.playing()
        if seat is None:
            eyes = self._eyes(live)
            return story.spectator if eyes is None else eyes
        if seat > story.seats:
            raise Refused(Message("seat-unknown", seat=seat, seats=story.seats))
        if not story.over:
            live.check_holds(self.token_hash, seat - 1)
        return seat - 1
