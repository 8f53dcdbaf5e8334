"""What can be looked up, how the server is, and what every refused request is answered with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from burgomaster.talk.messages.common import Said


class IconInfo(Struct, frozen=True):
    """An icon of an entry: a sign the game knows how to draw, what it is of, and a short text on it."""

    icon: str
    of: str
    text: str


class BookEntry(Struct, frozen=True):
    """A card or a side of a tile in one language; `kind` and `number` say which it is, everywhere.

    `values` is what is printed on it beside its name, in the order in which people read it; `sources` tells
    where each comes from: rulebook, public, derived or house.
    """

    kind: str
    number: int
    name: str
    values: dict[str, int | str]
    text: str
    icons: list[IconInfo]
    """What the text says, as a line of icons."""
    sources: dict[str, str]


class Book(Struct, frozen=True):
    """All that one can look at in a game, in one language."""

    game: str
    language: str
    entries: list[BookEntry]


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
    the start. Since the start, too: how often Python's garbage collector looked at what is new, how often at
    everything (`full_collections`), and how much processor time that took in all and at most.
    """

    ready: bool
    version: str
    trouble: list[Said]
    free_bytes: int | None
    loop_held_ms: int
    loop_held_longest_ms: int
    collections: int
    full_collections: int
    collecting_ms: int
    collecting_longest_ms: int


class MistakeInfo(Struct, frozen=True):
    """Something wrong in a record or a position: where, and why."""

    place: Said
    reason: Said


class Failure(Struct, frozen=True):
    """The body of every HTTP answer that is not 2xx; `mistakes` lists all that is wrong in a long text."""

    reason: Said
    mistakes: list[MistakeInfo]
