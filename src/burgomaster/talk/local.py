"""A table without a server: the app's messages go in, the app's messages come out.

Everybody at it sits at one device, beside bots. Put away, it is what a server would store of it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.talk.archive import why_elsewhere
from burgomaster.talk.denied import Denied, Elsewhere, Stale, shaped
from burgomaster.talk.fold import Fold
from burgomaster.talk.hinting import Advise, Advised, advice, advised, asked_adviser
from burgomaster.talk.lessons import begin_lesson, lesson
from burgomaster.talk.live import Live, Move, at_once
from burgomaster.talk.messages import (
    Accepted,
    Advice,
    Choose,
    ClientMessage,
    FromLesson,
    FromPosition,
    Hello,
    Hint,
    Look,
    NewTable,
    Nonce,
    Ping,
    Points,
    Pong,
    Replay,
    ServerMessage,
    Undo,
    WhatIf,
    WhyNot,
)
from burgomaster.talk.names import new_table_id
from burgomaster.talk.opening import LESSON, check_lesson, given_start, new_table, seats_at, usual_start
from burgomaster.talk.plain import refusal
from burgomaster.talk.renewal import asked_today, may_go_on
from burgomaster.talk.rows import Row, rules_row
from burgomaster.talk.seats import seat_infos
from burgomaster.talk.stored import StoredRow, StoredSeat, StoredTable, now, numbered
from burgomaster.talk.thinking import Answer, Asked, any_choice, asked_bot, reply
from burgomaster.talk.viewer import Viewer

HERE: Final = "here"
"""What stands for the token of everyone at this device."""

_decode: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_decode_hint: Final = msgspec.json.Decoder(Hint)
_encode: Final = msgspec.json.Encoder().encode


class Kept(msgspec.Struct, frozen=True):
    """All that is kept of a local table."""

    table: StoredTable
    seats: list[StoredSeat]
    rows: list[StoredRow]


class LocalTable:
    """A table of one device; bots think for `seconds` at most."""

    def __init__(self, kept: Kept, seconds: float) -> None:
        self._kept: Final = kept
        self._seconds: Final = seconds
        self._live: Final[Live] = at_once(Live.rebuilt(kept.table, kept.seats, Fold(kept.rows)))
        self._viewer = Viewer(HERE, owner=True)
        self._thinking: tuple[str, Asked] | None = None  # what a bot was asked last, with its ticket
        if kept.table.phase == "waiting":
            self._keep(at_once(self._live.begin()))

    @classmethod
    def new(cls, wish: NewTable, secret: bytes, seconds: float) -> LocalTable:
        """Return a table as someone wishes for it, or refuse the wish; `secret` decides all chance."""
        rules = rules_of(wish.game)
        given = wish.start
        if isinstance(given, FromLesson):
            check_lesson(LESSON, wish.sitters)
            given = FromPosition(lesson(rules.id, alone=given.alone))
        start = usual_start(rules, wish.options) if given is None else given_start(rules, given)
        stored = new_table(rules, start, wish, new_table_id(), secret)
        seats = seats_at(rules.id, start, list(wish.sitters), HERE)
        if any(seat.who == "free" for seat in seats):
            raise Denied(409, Message("server-only"))
        for seat in seats:
            seat.nonce = ""  # whoever has the secret need not be trusted by anyone else
        if isinstance(wish.start, FromLesson):
            begin_lesson(stored, seats, alone=wish.start.alone)
        return cls(Kept(stored, seats, numbered(start.log(), 0, None)), seconds)

    @classmethod
    def taken_up(cls, data: bytes, seconds: float) -> LocalTable:
        """Return a table that was put away."""
        kept = msgspec.json.decode(data, type=Kept)
        if may_go_on(kept.table):
            _go_on_today(kept)
        return cls(kept, seconds)

    def put_away(self) -> bytes:
        """Return all that is to be kept of the table."""
        return _encode(self._kept)

    @property
    def rows(self) -> list[StoredRow]:
        """Return the log of the table."""
        return self._kept.rows

    @property
    def live(self) -> Live:
        """Return the table itself."""
        return self._live

    # What the app sends.

    def hear(self, text: str | bytes) -> list[str]:
        """Return the answers to one message of the app; whatever goes wrong is said in a structured way."""
        about: str | None = None
        try:
            message = shaped(_decode.decode, text)
            about = getattr(message, "move_id", None) or getattr(message, "id", None)
            return self._answers(message)
        except Stale as stale:
            return [_text(refusal(about, stale)), self._state()]
        except (Refused, Denied) as refused:
            return [_text(refusal(about, refused))]

    def _answers(self, message: ClientMessage) -> list[str]:
        live, viewer = self._live, self._viewer
        match message:
            case Hello():
                return self._enter(message)
            case Choose() | Undo():
                live.check_holds(HERE, message.seat - 1)
                return [_text(Accepted(message.move_id, self._make(message))), self._state()]
            case WhyNot() | WhatIf() | Replay() | Points():
                return [_text(viewer.answer(live, message))]
            case Hint():
                return [_text(self._advice(message))]
            case Look():
                viewer.look(live, message.seat - 1)
                return [self._state()]
            case Ping():
                return [_text(Pong())]
            case Nonce():
                return []  # nobody waits for one
            case _:
                raise Denied(409, Message("server-only"))

    def _enter(self, hello: Hello) -> list[str]:
        viewer = Viewer(HERE, owner=True)
        viewer.enter(self._live, hello)
        self._viewer = viewer
        return [_text(viewer.welcome(self._live, build="")), self._state()]

    def _state(self) -> str:
        live = self._live
        seats = seat_infos(live.id, live.seats, {HERE}, lambda _: 0, live.agreed, live.thought)
        return self._viewer.state_text(live, seats)

    def _make(self, move: Move) -> int:
        """Make a move unless it was made before; return the version after it."""
        done = self._live.done(move)
        return self._keep(self._live.rows_of(move), move) if done is None else done

    def _keep(self, rows: list[Row], move: Move | None = None) -> int:
        move_id = None if move is None else move.move_id
        self._kept.rows.extend(numbered(rows, len(self._kept.rows), move_id))
        self._live.stored.updated = now()
        return self._live.kept(move, self._live.glimpse())

    # Bots.

    def _advice(self, hint: Hint) -> Advice:
        asked = self._adviser(hint)
        return advice(hint.id, asked, advised(asked))

    def _adviser(self, hint: Hint) -> Advise:
        return asked_adviser(self._live, HERE, hint.seat - 1, self._seconds)

    def ask_adviser(self, text: str) -> Advise | None:
        """Return what is to be found out for a wish for a hint; None if it is to be refused."""
        try:
            return self._adviser(_decode_hint.decode(text))
        except (Denied, Refused, msgspec.DecodeError):
            return None

    def hear_adviser(self, text: str, asked: Advise, found: Advised) -> list[str]:
        """Return the answer to a wish for a hint."""
        return [_text(advice(_decode_hint.decode(text).id, asked, found))]

    def bots_asked(self) -> list[int]:
        """Return the bots, by their seats from 0, that are to choose now."""
        return [seat for seat in self._live.playing().tickets if self._live.seats[seat].bot is not None]

    def ask_bot(self) -> Asked | None:
        """Return what the next bot that is to choose is asked; None if there is none."""
        self._thinking = None
        for seat in self.bots_asked():
            ticket = self._live.playing().tickets[seat]
            asked = asked_bot(self._live, seat, ticket, self._seconds)
            if asked is not None:
                self._thinking = (ticket, asked)
                return asked
        return None

    def hear_bot(self, found: Answer) -> list[str]:
        """Make the choice of the bot that was asked, and return what the app is told.

        Nothing if the question is no longer asked. Where a bot fails, something that is on offer is chosen.
        """
        if self._thinking is None:
            return []
        (ticket, asked), self._thinking = self._thinking, None
        self._live.note_thought(asked.seat, found.thought)
        for choice in (found.choice, any_choice(self._live, asked)):
            try:
                self._make(Choose(f"bot-{ticket}", asked.seat + 1, ticket, choice))
                return [self._state()]
            except Stale:
                return []
            except Refused:
                continue
        return []

    def let_bot_choose(self) -> list[str]:
        """Let one bot that is asked choose here and now; return what the app is told, nothing if none is."""
        asked = self.ask_bot()
        return [] if asked is None else self.hear_bot(reply(asked))


def _go_on_today(kept: Kept) -> None:
    """Let a table of the rules before go on under those of today, or refuse it."""
    stored, today = kept.table, rules_of(kept.table.game).version
    asked = at_once(asked_today(stored, kept.seats, Fold(kept.rows)))
    if asked is None:
        stored.not_under = today
        raise Elsewhere(why_elsewhere(stored) or Message("table-broken"))
    kept.rows.extend(numbered([rules_row(stored.rules, today)], len(kept.rows), None))
    stored.rules, stored.version, stored.asked = today, stored.version + 1, asked


def _text(message: ServerMessage) -> str:
    return _encode(message).decode()
