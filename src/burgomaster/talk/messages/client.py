"""What a client sends over the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from burgomaster.talk.messages.common import About, Count, Id, LineNumber, SeatNumber, Secret
from burgomaster.talk.messages.lobby import Sitter
from burgomaster.talk.quiet import Quiet


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """Always the first message. Without a token one watches.

    `log_after` and `chat_after` are the numbers of the last lines the client still has, 0 for none.
    """

    table: Id
    token: Secret | None = None
    seat: SeatNumber | None = None
    """Through whose eyes to look, if the token holds several seats; None: who is asked, or the first."""
    log_after: LineNumber = 0
    chat_after: Count = 0


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """Look through the eyes of another seat the token holds (hot seat). The whole log comes anew."""

    seat: SeatNumber


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """Choose. `move_id` is the client's own, new for every move; sent again, it is not done again."""

    move_id: Id
    seat: SeatNumber
    ticket: Id
    choice: Annotated[str, Meta(max_length=200)] | dict[str, int | str]
    """The text of a choice (`build 182 at 3`), or its parts as in the view."""


class Undo(Struct, frozen=True, tag_field="type", tag="undo"):
    """Take back the seat's last choice. `version` is the one the client saw when it decided to."""

    move_id: Id
    seat: SeatNumber
    version: Count


class WhyNot(Struct, frozen=True, tag_field="type", tag="why-not"):
    """Ask why something is not on offer; without a choice, of everything a player would think of."""

    id: Id
    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=200)] | dict[str, int | str] | None = None


class WhatIf(Struct, frozen=True, tag_field="type", tag="what-if"):
    """Ask what something would mean for a seat before it is chosen; `docs/api.md` lists what can be asked."""

    id: Id
    seat: SeatNumber
    about: About


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Ask what the clerk would choose, where the table allows it; it sees what the seat sees."""

    id: Id
    seat: SeatNumber


class Nonce(Struct, frozen=True, tag_field="type", tag="nonce"):
    """Add a nonce (hex, may be empty) for a seat while the table waits; with the last, the game begins."""

    seat: SeatNumber
    nonce: Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$")]


class Reseat(Struct, frozen=True, tag_field="type", tag="reseat"):
    """Let someone else sit on a seat.

    While the table waits, the owner seats anyone on a seat that is free, a bot's, or of someone who is gone.
    Later a seat goes to a bot: one's own at any time, that of someone gone for `away_seconds` by anyone who
    sits at the table. It is freed for someone new (`link`) by its player, or when everyone else who sits at
    the table has sent this, too.
    """

    seat: SeatNumber
    sitter: Sitter


class Leave(Struct, frozen=True, tag_field="type", tag="leave"):
    """Leave the table: bots play on for all of one's seats, at once. Until someone new comes, one may return.

    While the table waits the seats are free again, and the token is worth nothing any more. `bot` None: the
    usual one.
    """

    bot: Id | None = None


class Resume(Struct, frozen=True, tag_field="type", tag="resume"):
    """Take one's own seat back from the bot that plays on there, or before someone new comes."""

    seat: SeatNumber


class Remove(Struct, frozen=True, tag_field="type", tag="remove"):
    """Send someone away from a table that waits; only the owner may. The link changes, no list shows it."""

    seat: SeatNumber


class Mute(Struct, frozen=True, tag_field="type", tag="mute"):
    """Let what a seat says be heard by nobody, or be heard again; only the owner may."""

    seat: SeatNumber
    muted: bool


class Pause(Struct, frozen=True, tag_field="type", tag="pause"):
    """Wish for a pause of the clock, or not any more; there is one as long as everybody at the table does."""

    pause: bool


class LeaveAhead(Struct, frozen=True, tag_field="type", tag="ahead"):
    """Answer questions of certain kinds in advance, at a table over days: these, and no others any more."""

    seat: SeatNumber
    answers: Annotated[list[Id], Meta(max_length=16)]


class AskBack(Struct, frozen=True, tag_field="type", tag="back"):
    """Ask everyone to go back to the beginning of this seat's last turn."""

    seat: SeatNumber


class AnswerBack(Struct, frozen=True, tag_field="type", tag="back-answer"):
    """Agree that the table goes back as it is asked at this version, or not, which ends the matter."""

    version: Count
    agree: bool


class SetQuiet(Struct, frozen=True, tag_field="type", tag="quiet"):
    """Say when one wants to hear nothing: no time of one's seats runs out then. None: any time will do."""

    quiet: Quiet | None


class Replay(Struct, frozen=True, tag_field="type", tag="replay"):
    """Ask for the table as it was after `at` entries.

    While the game runs, one looks through one's own eyes; afterwards through anyone's (`seat`).
    """

    id: Id
    at: Count
    seat: SeatNumber | None = None


class Points(Struct, frozen=True, tag_field="type", tag="points"):
    """Ask how everyone's points grew."""

    id: Id


class Say(Struct, frozen=True, tag_field="type", tag="say"):
    """Say something in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    """Which of one's seats speaks; None: the one looked through."""


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is still there."""


ClientMessage = (
    Hello
    | Look
    | Choose
    | Undo
    | WhyNot
    | WhatIf
    | Hint
    | Nonce
    | Reseat
    | Leave
    | Resume
    | Remove
    | Mute
    | Pause
    | LeaveAhead
    | AskBack
    | AnswerBack
    | SetQuiet
    | Replay
    | Points
    | Say
    | Ping
)
"""What a client may send."""
