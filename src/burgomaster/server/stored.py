"""What only a server keeps of a table: who holds its seats by which token, and what was said there."""

from __future__ import annotations

from msgspec import Struct

from burgomaster.talk.stored import StoredSeat


class Holder(Struct, frozen=True):
    """What a token stands for."""

    token_hash: str
    table: str
    owner: bool
    earlier_hash: str | None = None
    """With which token they sat at the game that is played again here, if they come from there."""


class SeatChange(Struct, frozen=True):
    """Who sits on a seat from now on, and what becomes of the keys to it."""

    seat: StoredSeat
    joined: Holder | None = None
    """Whoever came."""
    dropped: str | None = None
    """The hash of a token that holds nothing any more."""
    code_hash: str | None = None
    """A new invitation, if the old one is not to open the seat."""


class Again(Struct, frozen=True):
    """Another game of those who played one: its table, and who began it, or else sits there."""

    table: str
    by: str


class StoredChat(Struct, frozen=True):
    """A line of the chat."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class Unsaid(Struct, frozen=True):
    """A line of the chat that is to be stored."""

    table: str
    seat: int
    name: str
    text: str
