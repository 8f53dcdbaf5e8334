"""What goes between one's own page and the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from burgomaster.talk.messages import Belonging, Id, LotInfo, Secret

PersonName = Annotated[str, Meta(max_length=40)]
FaceNumber = Annotated[int, Meta(ge=0, le=7)]
Kept = Annotated[str, Meta(max_length=4000)]
"""The app's settings, as the app writes them."""


class AskPasskey(Struct, frozen=True):
    """What is wanted of a passkey: that it is made, or that it opens one's page."""

    kind: Literal["make", "enter"]
    name: PersonName = ""


class PasskeyWanted(Struct, frozen=True):
    """What the browser is to ask the authenticator for, and under which name the answer is awaited."""

    nonce: str
    options: dict[str, Any]


class GivePasskey(Struct, frozen=True):
    """The authenticator's answer, as the browser writes it in JSON."""

    nonce: Secret
    credential: dict[str, Any]
    name: PersonName = ""
    face: FaceNumber = 0


class AskMail(Struct, frozen=True):
    """Where a code is to be sent."""

    mail: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Id


class MailSent(Struct, frozen=True):
    """What only the browser that asked has: the code in the mail is worth nothing without it."""

    nonce: str


class GiveCode(Struct, frozen=True):
    """The code from the mail, with what the browser was given when it asked."""

    nonce: Secret
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    name: PersonName = ""
    face: FaceNumber = 0


class Entered(Struct, frozen=True):
    """The key of one's page at this device, none where it had one already, and whether the page is new."""

    token: str | None
    new: bool


class Sync(Struct, frozen=True):
    """The tokens of a device that are to be on one's page."""

    tokens: Annotated[list[Secret], Meta(max_length=200)]


class Synced(Struct, frozen=True):
    """Tokens for all tables of one's page that the device lacks, and who one is."""

    held: list[Belonging]
    name: str
    face: int
    settings: str


class Myself(Struct, frozen=True):
    """Who one is, and the app's settings."""

    name: PersonName
    face: FaceNumber
    settings: Kept = ""


class Opponent(Struct, frozen=True):
    """Who else sat there, and with how many points it ended."""

    name: str
    bot: str | None
    points: int | None
    won: bool


class OwnGame(Struct, frozen=True):
    """A game of mine: what everyone at its table knows, and my street."""

    table: str
    game: str
    phase: str
    created: str
    updated: str
    seat: int
    points: int | None
    won: bool
    seconds: int | None
    """How long I took in all; None: not counted."""
    step: int
    """The season or round."""
    others: list[Opponent]
    street: list[LotInfo]


class Tally(Struct, frozen=True):
    """How it went in one game."""

    game: str
    finished: int
    won: int
    best: int
    mean: float


class Rival(Struct, frozen=True):
    """Head to head with someone of this name, or bots of a level: who was ahead in games ended together."""

    name: str
    bot: str | None
    games: int
    ahead: int
    behind: int


class OwnPage(Struct, frozen=True):
    """One's own page."""

    name: str
    face: int
    mail: str | None
    passkeys: int
    devices: int
    shared: bool
    games: list[OwnGame]
    tallies: list[Tally]
    rivals: list[Rival]


class SharedPage(Struct, frozen=True):
    """What others see of a page that was shared: nobody else's name, and no game under way."""

    name: str
    face: int
    games: list[OwnGame]
    tallies: list[Tally]


class Share(Struct, frozen=True):
    """Whether one's page is to be seen by whoever has its link."""

    shared: bool


class ShareCode(Struct, frozen=True):
    """What the link ends with; None: there is none."""

    code: str | None


OWN_MESSAGES = (
    *(AskPasskey, PasskeyWanted, GivePasskey, AskMail, MailSent, GiveCode, Entered),
    *(Sync, Synced, Myself, OwnPage, SharedPage, Share, ShareCode),
)
