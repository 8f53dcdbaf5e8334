"""The lobby: what there is to play, tables to be made, found and joined, and who sits at them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burgomaster.talk.messages.common import (
    Choosable,
    Count,
    FaceNumber,
    Id,
    LongText,
    Name,
    Said,
    SeatNumber,
    Secret,
    TablePhase,
)


class Me(Struct, frozen=True, tag_field="type", tag="me"):
    """The one who makes the table sits here, with the face they chose, if any."""

    name: Name
    face: FaceNumber | None = None


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
    upto: Count | None = None
    """Only its first so many entries count: one goes on from there."""


class FromPosition(Struct, frozen=True, tag_field="type", tag="position"):
    """Begin with a position written in TOML."""

    text: LongText


class FromLesson(Struct, frozen=True, tag_field="type", tag="lesson"):
    """Begin the first game of someone new: a position and a chance that are the same for everyone."""

    alone: bool = False
    """Against whoever the rules play, such as TOM."""


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


class Clocked(Struct, frozen=True, tag_field="kind", tag="clock"):
    """A table with a clock: so many minutes a player, and seconds for each choice before they count."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    seconds: Annotated[int, Meta(ge=0, le=600)]
    bot: bool
    """Whether a bot answers when all time is used, until one is back."""


class OverDays(Struct, frozen=True, tag_field="kind", tag="days"):
    """A table at which one has days for a turn."""

    days: Literal[1, 2, 3, 7]
    late: Literal["clerk", "wait"]
    """When they are over the clerk answers this turn, or the seat waits."""


Pace = Clocked | OverDays
"""How long one may take; without one people are there and take their time."""


class NewTable(Struct, frozen=True):
    """A table to be made. With a finished record `sitters` may be empty; else there is one for every seat."""

    game: Id
    sitters: Annotated[list[Sitter], Meta(max_length=16)] = []
    options: dict[str, Choosable] = {}
    start: FromRecord | FromPosition | FromLesson | None = None
    listed: bool = False
    """Whether the table is shown in the lobby; then anyone may join it or watch without the link."""
    hints: bool | None = None
    """Whether anyone who is asked may ask what the clerk would do; None: where only one person plays."""
    pace: Pace | None = None


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
    face: FaceNumber | None = None
    """The face they chose; a seat of a running game keeps the one it has."""


class Tokens(Struct, frozen=True):
    """The tokens a browser keeps."""

    tokens: Annotated[list[Secret], Meta(max_length=200)]


class Belonging(Struct, frozen=True):
    """A token of a browser, with its table and what else is kept of it."""

    table: Annotated[str, Meta(max_length=64)]
    token: Secret
    code: Secret | None = None
    owner: bool = False


class Belongings(Struct, frozen=True):
    """What a browser keeps, to go on with at another device."""

    held: Annotated[list[Belonging], Meta(max_length=200)]
    name: Annotated[str, Meta(max_length=40)] = ""
    face: FaceNumber = 0


class HandoverCode(Struct, frozen=True):
    """The code to be typed at the other device, and for how many seconds it counts."""

    code: str
    seconds: int


class Fetch(Struct, frozen=True):
    """The code that is shown at the other device."""

    code: Annotated[str, Meta(max_length=40)]


class SeatTimeInfo(Struct, frozen=True, gc=False):
    """The time of a seat; moments are milliseconds since 1970, UTC."""

    used: int
    """All the seconds that it used, up to `since`."""
    since: int | None
    """Since when its time runs; None: it does not."""
    until: int | None
    """When its time is over, if there is a pace and nothing is done before."""
    bank: int | None
    """The seconds that are left to it, where the table has a clock."""
    free: int
    """The seconds from `since` on that do not count for the bank."""
    late: bool
    """Whether the time for this turn is over."""
    pause: bool
    """Whether a pause is wished for here; there is one as long as everybody who sits there wishes it."""


class BackInfo(Struct, frozen=True, gc=False):
    """That a seat asks to go back to the beginning of its last turn; all who sit there have to agree."""

    entries: int
    """So many entries would be left; what was told after them is what was revealed since."""
    choices: int
    chance: int
    """How many choices, rolls and draws would be taken back; dice and draws would be the same again."""
    agreed: list[int]


class SeatInfo(Struct, frozen=True, gc=False):
    """Who sits where. `free`: waits for someone with the link. `rules`: the rules play it, such as TOM's."""

    seat: int
    who: Literal["person", "bot", "free", "rules"]
    name: str
    bot: str | None
    face: int
    """Which of eight faces is seen here; no two at a table have the same.

    One that somebody chose is seen at the table alone, not by strangers at the front door.
    """
    ready: bool
    """A person who is here and has added a nonce, or a bot."""
    connected: bool
    stands_for: str | None
    """Who may take the seat back from the bot that plays on, or before someone new comes."""
    away: int | None
    """For how many seconds the player of the seat has been gone; None: is here, or there is none."""
    agreed: list[int]
    """The seats whose people agree that someone new gets this one; when all others do, it is freed."""
    muted: bool = False
    """Whether whoever opened the table lets this seat say nothing."""
    thinks: Literal["full", "less", "little"] = "full"
    """How much the bot there thought lately: less where many think, little where there is no time for it."""
    time: SeatTimeInfo | None = None
    """None before the game begins, and without a server."""
    back: BackInfo | None = None


class LotInfo(Struct, frozen=True, omit_defaults=True):
    """Something that stands or lies there for all to see; `card` is 0 where nothing is built."""

    card: int
    kind: Literal["garden", "site", "house", "tile"]
    colour: str | None = None
    x: int | None = None
    y: int | None = None
    lit: bool = False
    """Whether a tile is supplied."""


class GlimpseInfo(Struct, frozen=True):
    """How a game stands at a glance, from public facts alone."""

    step: int
    """The season or round."""
    steps: int
    """How many there are; 0 if that depends on how the game goes."""
    since: str
    """When something was done last."""
    points: list[int]
    """Everyone's points once the game is over, in the order of the seats."""
    winners: list[int]
    street: list[LotInfo]
    """What stands at one's own first seat; nothing for those who do not play."""


class TableSummary(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    options: dict[str, Choosable]
    phase: TablePhase
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
    goes: str | None = None
    """When the table is removed if nobody opens it, once that is at most a week away."""
    glimpse: GlimpseInfo | None = None
    """How the game stands; None before it begins, and where that was not noted yet."""
    pace: Pace | None = None


class NewKey(Struct, frozen=True):
    """A token that holds what the one before held, which is worth nothing any more."""

    token: str


class MyTables(Struct, frozen=True):
    """The tables of the tokens sent, in the same order; None where a token holds nothing (any more)."""

    tables: list[TableSummary | None]


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
    usual: str
    """The bot that plays where nobody else is named."""
    languages: list[str]
    lesson: bool
    """Whether there is a first game for someone new."""
    lesson_alone: bool = False
    """Whether there is one alone, too, against whoever the rules play."""


class Lobby(Struct, frozen=True):
    """What there is to play, and the tables that are open to everyone who reaches this server."""

    version: str
    build: str
    """Which build of the browser app this server serves; a page of another one is out of date."""
    games: list[GameInfo]
    tables: list[TableSummary]
