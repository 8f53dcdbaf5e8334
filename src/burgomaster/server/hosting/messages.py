"""What goes between a server and whoever runs it: what any bystander may know, and addresses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from burgomaster.talk.messages import Id, SeatInfo, SeatNumber, TablePhase

Address = Annotated[str, Meta(min_length=2, max_length=64)]


class HostedTable(Struct, frozen=True):
    """A table as its host sees it: nothing that only a seat may know."""

    table: str
    game: str
    phase: TablePhase
    listed: bool
    rows: int
    created: str
    updated: str
    asked: list[int]
    seats: list[SeatInfo]
    sockets: int
    """How many connections look at it."""


class HostedTables(Struct, frozen=True):
    """Tables, those first at which something was done last."""

    tables: list[HostedTable]
    of: int
    """How many there are in all."""


class Visitor(Struct, frozen=True):
    """Someone who is connected: from which address, and at which tables with how many sockets."""

    address: str
    sockets: int
    tables: list[str]


class Slow(Struct, frozen=True):
    """Something that took long lately."""

    what: str
    ms: int
    at: str


class Blocked(Struct, frozen=True):
    """An address that is not let in until then."""

    address: str
    until: str


class HostView(Struct, frozen=True):
    """What goes on at a server."""

    version: str
    since: str
    waiting: int
    running: int
    over: int
    in_memory: int
    sockets: int
    moves: int
    """Since the server started."""
    bots_waiting: int
    acknowledged_ms: float
    """In how many milliseconds 99 of 100 moves lately were answered."""
    committed_ms: float
    loop_held_ms: int
    """The longest time in the last minute in which nobody was answered."""
    slow: list[Slow]
    visitors: list[Visitor]
    refusals: dict[str, int]
    blocked: list[Blocked]


class ToBot(Struct, frozen=True):
    """Let a computer player go on at a seat; without a name the usual one."""

    seat: SeatNumber
    bot: Id | None = None


class Silence(Struct, frozen=True):
    """Let what a seat says be heard by nobody, or be heard again."""

    seat: SeatNumber
    muted: bool = True


class Block(Struct, frozen=True):
    """Let an address in no more for a day."""

    address: Address


HOST_MESSAGES = (HostedTable, HostedTables, HostView, ToBot, Silence, Block)
