"""Every message between server and browser, typed; `docs/api.md` tells how they follow each other.

Seats count from 1, as on paper and in views. Whoever only watches looks through seat `None`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""A person's name: text only, on one line."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""A table's id, or what a client calls one of its questions or moves."""

Secret = Annotated[str, Meta(min_length=1, max_length=128)]
"""A token or an invitation's code."""

SeatNumber = Annotated[int, Meta(ge=1, le=16)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
LongText = Annotated[str, Meta(max_length=200_000)]
"""A record or a position; what is longer than such texts are is refused with a reason (`server.limits`)."""

View = Annotated[dict[str, Any], Meta(extra_json_schema={"title": "View"})]
"""What a seat sees, in the shape its game defines; `burgomaster.server.schema` lists those shapes."""

Choosable = int | bool | str | list[str]
"""The value of an option."""

Phase = Literal["waiting", "running", "over"]
"""Waiting for people (or their nonces), being played, or finished."""


Standing = Literal["waiting", "running", "over", "earlier", "broken"]
"""The phase of a table, or why it cannot be opened: begun under other rules or values, or damaged."""


class Said(Struct, frozen=True):
    """Something to say to a person, as an id with arguments; the words are in the Fluent files."""

    id: str
    arguments: dict[str, int | str]


# --- Lobby: what there is to play ---------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """One option of a game: a number from `low` to `high`, one of `words`, or a set of them."""

    name: str
    kind: Literal["number", "word", "set"]
    default: Choosable
    low: int
    high: int
    words: list[str]


class GameInfo(Struct, frozen=True):
    """A game: its options (`players` is always one), its bots from weak to strong, its card languages."""

    id: str
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]


class Lobby(Struct, frozen=True):
    """What there is to play, and the tables that are open to everyone who reaches this server."""

    version: str
    games: list[GameInfo]
    tables: list[TableSummary]


# --- Lobby: tables ------------------------------------------------------------------------------------------


class Me(Struct, frozen=True, tag_field="type", tag="me"):
    """The one who makes the table sits here."""

    name: Name


class Here(Struct, frozen=True, tag_field="type", tag="here"):
    """Another person at the same device sits here: the same token holds the seat."""

    name: Name


class Invited(Struct, frozen=True, tag_field="type", tag="link"):
    """Whoever comes with the link sits here."""


class Computer(Struct, frozen=True, tag_field="type", tag="bot"):
    """A bot sits here."""

    bot: Id
    name: Annotated[str, Meta(max_length=40)] = ""


Sitter = Me | Here | Invited | Computer


class FromRecord(Struct, frozen=True, tag_field="type", tag="record"):
    """Begin where a record ends; a finished one is there to be replayed."""

    text: LongText


class FromPosition(Struct, frozen=True, tag_field="type", tag="position"):
    """Begin with a position written in TOML."""

    text: LongText


class Inspect(Struct, frozen=True):
    """Ask what a record or a position holds, before a table is made of it."""

    game: Id
    start: FromRecord | FromPosition


class Inspection(Struct, frozen=True):
    """What a record or a position holds; if it is `over`, a table of it needs no sitters."""

    options: dict[str, Choosable]
    seats: int
    names: list[str]
    over: bool


class NewTable(Struct, frozen=True):
    """A table to be made. With a finished record `sitters` may be empty; else there is one for every seat."""

    game: Id
    sitters: Annotated[list[Sitter], Meta(max_length=16)] = []
    options: dict[str, Choosable] = {}
    start: FromRecord | FromPosition | None = None
    listed: bool = False
    """Whether the table is shown in the lobby; then anyone may join it or watch without the link."""


class Held(Struct, frozen=True):
    """A token, which the browser keeps, and the seats it holds; it is told only once.

    `code` goes into the invitation's link, after `#`, so that it never reaches a log; only the owner gets it.
    """

    table: str
    token: str
    seats: list[int]
    owner: bool
    code: str | None
    commitment: str
    """The hash of the secret behind all dice and cards, published before anyone adds a nonce."""


class Join(Struct, frozen=True):
    """Take a seat that waits for someone with the link; `seat` None: the first that is free."""

    name: Name
    code: Secret | None = None
    seat: SeatNumber | None = None


class Tokens(Struct, frozen=True):
    """The tokens a browser keeps."""

    tokens: Annotated[list[Secret], Meta(max_length=200)]


class SeatInfo(Struct, frozen=True):
    """Who sits where. `free`: waits for someone with the link."""

    seat: int
    who: Literal["person", "bot", "free"]
    name: str
    bot: str | None
    ready: bool
    """A person who is here and has added a nonce, or a bot."""
    connected: bool
    stands_for: str | None
    """Who may take the seat back from the bot that plays on, or before someone new comes."""
    away: int | None
    """For how many seconds the player of the seat has been gone; None: is here, or there is none."""
    agreed: list[int]
    """The seats whose people agree that someone new gets this one; when all others do, it is freed."""


class TableSummary(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    options: dict[str, Choosable]
    phase: Standing
    why: Said | None
    """Why the table cannot be opened, if it cannot."""
    rows: int
    """How many choices, rolls and draws were made, with those taken back."""
    seats: list[SeatInfo]
    asked: list[int]
    """The seats that are to choose now."""
    mine: list[int]
    returns: list[int]
    """The seats one may take back from the bot that plays on there."""
    owner: bool
    listed: bool
    created: str
    updated: str


class MyTables(Struct, frozen=True):
    """The tables of the tokens sent, in the same order; None where a token holds nothing (any more)."""

    tables: list[TableSummary | None]


# --- Reference ----------------------------------------------------------------------------------------------


class IconInfo(Struct, frozen=True):
    """An icon on a card: a sign the game knows how to draw, what it is of, and a short text on it."""

    icon: str
    of: str
    text: str


class CardInfo(Struct, frozen=True):
    """A card in one language; each printed value has its source: rulebook, public, derived or house."""

    number: int
    name: str
    category: str
    colour: str
    activation: str
    cost: int
    points: int
    text: str
    icons: list[IconInfo]
    """What the text says, as a line of icons."""
    sources: dict[str, str]


class Cards(Struct, frozen=True):
    """All cards of a game in one language."""

    game: str
    language: str
    cards: list[CardInfo]


class Verification(Struct, frozen=True):
    """Whether a finished game's chance was fair: the secret, and what playing the record again has shown."""

    state: Literal["ok", "unfinished", "bad"]
    fair: bool
    commitment: str
    secret: str
    nonces: list[str]
    place: Said | None
    reason: Said | None


class Alive(Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"]
    version: str


class Readiness(Struct, frozen=True):
    """How the server is: what is wrong, how much room the disk has, and for how long the loop was held.

    `loop_held_ms` is the longest time of the last minute in which nobody got an answer, the other one since
    the start.
    """

    ready: bool
    version: str
    trouble: list[Said]
    free_bytes: int | None
    loop_held_ms: int
    loop_held_longest_ms: int


class MistakeInfo(Struct, frozen=True):
    """Something wrong in a record or a position: where, and why."""

    place: Said
    reason: Said


class Failure(Struct, frozen=True):
    """The body of every HTTP answer that is not 2xx; `mistakes` lists all that is wrong in a long text."""

    reason: Said
    mistakes: list[MistakeInfo]


# --- The socket: what a client sends ------------------------------------------------------------------------


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
    """Ask why something is not on offer."""

    id: Id
    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=200)] | dict[str, int | str]


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
    strongest.
    """

    bot: Id | None = None


class Resume(Struct, frozen=True, tag_field="type", tag="resume"):
    """Take one's own seat back from the bot that plays on there, or before someone new comes."""

    seat: SeatNumber


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
    Hello | Look | Choose | Undo | WhyNot | Nonce | Reseat | Leave | Resume | Replay | Points | Say | Ping
)
"""What a client may send."""


# --- The socket: what the server sends ----------------------------------------------------------------------


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
    begins: Literal["setup", "record", "position"]
    away_seconds: int
    """After so many seconds of absence others may let a bot play on."""


class ChoiceInfo(Struct, frozen=True):
    """Something that can be chosen, and what it would do as far as the seat can foresee."""

    text: str
    data: dict[str, int | str]
    brings: list[Said]
    """What would be heard at once, up to the next question, roll or draw."""
    final: bool
    """Whether it could not be taken back, as chance or something hidden would come to light."""


class AskedInfo(Struct, frozen=True):
    """The question this seat is to answer; the ticket goes back with the choice."""

    seat: int
    ticket: str
    step: str
    ask: Said
    choices: list[ChoiceInfo]


class UndoInfo(Struct, frozen=True):
    """Whether the seat's last choice can be taken back, how many in a row, and if not, why not."""

    possible: bool
    count: int
    why_not: Said | None


class LogLine(Struct, frozen=True):
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
    warning: bool


class State(Struct, frozen=True, tag_field="type", tag="state"):
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


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why-not`; None: it *is* on offer."""

    id: str
    reason: Said | None


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


class PointsLine(Struct, frozen=True, tag_field="type", tag="points"):
    """The answer to `points`: every entry at which someone's points changed or a chapter began."""

    id: str
    line: list[PointsAt]


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
    | Moment
    | PointsLine
    | Chat
    | Invitation
    | Presence
    | Gone
    | Pong
)
"""What the server may send over the socket."""

HTTP_MESSAGES = (
    *(Lobby, Inspect, Inspection, NewTable, Held, Join, Tokens, MyTables, TableSummary),
    *(Cards, Verification, Alive, Readiness, Failure),
)
"""What goes over plain HTTP."""
