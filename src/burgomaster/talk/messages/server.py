"""What the server sends over the socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from burgomaster.talk.messages.common import Choosable, Found, Phase, Said, View
from burgomaster.talk.messages.lobby import Pace, SeatInfo


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: what table this is and which seats the token holds; a `state` follows."""

    table: str
    game: str
    options: dict[str, Choosable]
    mine: list[int]
    returns: list[int]
    """The seats one may take back from the bot that plays on there."""
    owner: bool
    listed: bool
    commitment: str
    rules: int
    """The version of the rules."""
    begins: Literal["setup", "record", "position", "lesson"]
    away_seconds: int
    """After so many seconds of absence others may let a bot play on."""
    hints: bool
    """Whether one may ask what the clerk would do."""
    build: str
    """Which build of the browser app this server serves; a page of another one is out of date."""
    goes: str | None = None
    """When the table would have been removed had nobody opened it, if that was at most a week away."""
    pace: Pace | None = None


class ChoiceInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that can be chosen, and what it would do as far as the seat can foresee."""

    text: str
    data: dict[str, int | str]
    brings: list[Said]
    """What would be heard at once, up to the next question, roll or draw."""
    final: bool
    """Whether it could not be taken back, as chance or something hidden would come to light."""
    warning: Said | None = None
    """What one should know before choosing it."""


class AskedInfo(Struct, frozen=True, gc=False):
    """The question this seat is to answer; the ticket goes back with the choice."""

    seat: int
    ticket: str
    step: str
    ask: Said
    choices: list[ChoiceInfo]


class UndoInfo(Struct, frozen=True, gc=False):
    """Whether the seat's last choice can be taken back, how many in a row, and if not, why not."""

    possible: bool
    count: int
    why_not: Said | None


class MoveInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that went from a place to another; without a place it comes from the box, or goes there.

    A place is a zone, whose it is (0: the table's) and which of several: `hand 2`, `piles 0 gray`. `number`
    says which card, tile or side it is: of one that this seat may not know, its back. `via` are the places on
    its way from the first to the last, where that is known.
    """

    thing: str
    number: int = 0
    count: int = 1
    origin: str | None = field(default=None, name="from")
    target: str | None = field(default=None, name="to")
    via: list[str] = []


class CauseInfo(Struct, frozen=True, gc=False, omit_defaults=True):
    """Because of what something happened: a card, a tile, an action, a die, or a step of the order."""

    kind: str
    name: str = ""
    number: int = 0


class Beat(Struct, frozen=True, gc=False, omit_defaults=True):
    """What moved at once, because of what, and which sentence of the line tells of it, if there is one."""

    moves: list[MoveInfo]
    cause: CauseInfo | None = None
    said: int | None = None


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of the story, as this seat may know it, and what was heard with it.

    `n` grows from line to line and is never used again; `entry` is the number of entries after it, which is
    what `replay` wants to know. `seat` None: chance, or nobody. `text` is empty where nothing was entered
    (setting up, taking back). `warning`: everyone should see it, as someone else gets to see a hand.
    """

    n: int
    entry: int
    seat: int | None
    text: str
    says: list[Said]
    beats: list[Beat]
    """What moved, in order: for this seat, they account for all that changed in its view."""
    warning: bool
    openly: list[Said] | None = None
    """What everyone may hear of it, where this seat hears more: others at its device read that."""


class AheadInfo(Struct, frozen=True, gc=False):
    """What a seat may answer in advance at a table over days; only whoever sits there is told."""

    offered: list[list[Said]]
    """What may be said, question by question: one of each may be left. `ahead` sends their ids."""
    left: list[str]
    """What is left now, each until the time is over in which its question can come."""
    given: list[int]
    """The last entries that the seat made so: `LogLine.entry` of their lines."""


class State(Struct, frozen=True, gc=False, tag_field="type", tag="state"):
    """Everything a seat may know now. It comes after `welcome` and whenever something changed.

    The client keeps the log lines up to number `log_keep`, drops those after it (they were taken back), and
    appends `log`.
    """

    version: int
    phase: Phase
    seat: int | None
    """Through whose eyes."""
    seats: list[SeatInfo]
    asked: list[int]
    """The seats that are to choose now."""
    winners: list[int]
    """The seats that won; none before the game is `over`."""
    question: AskedInfo | None
    """What the seat looked through is asked, if it is."""
    undo: UndoInfo
    entries: int
    """How many entries the record has."""
    last_own: int
    """How many entries it had after this seat's last choice: what is new since then comes after it."""
    view: View | None
    """None while the table waits."""
    log_keep: int
    log: list[LogLine]
    ahead: AheadInfo | None = None
    """None for those who only watch, and where people do not play over days."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The choice or undo is done and stored; at this version. A `state` follows."""

    move_id: str
    version: int


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was done. `about` is the `move_id` or `id` of what was refused, None if it had none.

    `stale`: the client decided on something no longer true; the present `state` follows.
    """

    about: str | None
    reason: Said
    stale: bool


class MissingInfo(Struct, frozen=True, gc=False):
    """Something that one would think of choosing and is not on offer, and why."""

    text: str
    data: dict[str, int | str]
    reason: Said


class Reason(Struct, frozen=True, tag_field="type", tag="reason", omit_defaults=True):
    """The answer to `why-not`: the reason, None if it *is* on offer; or all that is missing."""

    id: str
    reason: Said | None
    missing: list[MissingInfo] | None = None


class Foreseen(Struct, frozen=True, tag_field="type", tag="foreseen"):
    """The answer to `what-if`: what it would mean at this version of the table."""

    id: str
    version: int
    found: Found


class RivalInfo(Struct, frozen=True):
    """One of the next best choices, and how it compares with the best."""

    choice: str
    said: Said


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """The answer to `hint`: what could be chosen now, by how much it leads, the next best, and why."""

    id: str
    ticket: str
    """The question that was thought about."""
    choice: str
    claim: Said | None
    """In how many worlds it was tried and what came of it, or that there was no time."""
    rivals: list[RivalInfo]
    reasons: list[Said]


class Moment(Struct, frozen=True, tag_field="type", tag="moment"):
    """The answer to `replay`: what the seat saw after `at` entries, and the last of them."""

    id: str
    at: int
    entries: int
    seat: int | None
    by: int | None
    """Who made that entry; None: chance."""
    text: str
    chapter: list[int]
    asked: list[int]
    """Who was to choose then."""
    view: View


class PointsAt(Struct, frozen=True):
    """Everyone's points after an entry, and where in the game that was (Hamburg: season, phase, round)."""

    entry: int
    chapter: list[int]
    points: list[int]


class EarnedInfo(Struct, frozen=True):
    """Points of a seat in the whole game so far, by their source, and because of what they came."""

    seat: int
    source: str
    """Where the game counts them; empty if it counts all in one sum."""
    cause: CauseInfo
    count: int


class PointsLine(Struct, frozen=True, tag_field="type", tag="points"):
    """The answer to `points`: every entry at which someone's points changed or a chapter began.

    `earned` tells because of what they came. What lay there when a game began from a position is not in it,
    nor what is only counted at the end without a movement.
    """

    id: str
    line: list[PointsAt]
    earned: list[EarnedInfo]


class ChatLine(Struct, frozen=True):
    """One line of the chat: text, never markup."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """New lines of the chat, or after `hello` the last of them."""

    lines: list[ChatLine]


class Invitation(Struct, frozen=True, tag_field="type", tag="invitation"):
    """A new invitation's code, for the owner and those who sit there: a seat was freed in a running game."""

    code: str


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Another game with the same people and options, for those who sat at this table: `POST .../rematch`."""

    table: str
    by: str


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Someone came, went, or took a seat."""

    seats: list[SeatInfo]
    watching: int


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """The table was deleted; the socket closes."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The server is still there."""


ServerMessage = (
    Welcome
    | State
    | Accepted
    | Refusal
    | Reason
    | Foreseen
    | Advice
    | Moment
    | PointsLine
    | Chat
    | Invitation
    | Rematch
    | Presence
    | Gone
    | Pong
)
"""What the server may send over the socket."""
