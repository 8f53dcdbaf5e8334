"""What whoever runs the server can decide."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
"""The names of this machine for itself."""


class Settings(Struct, frozen=True):
    """Where data lie, who may come, how much at once."""

    database: str
    static: Path = Path(__file__).with_name("static")
    """The built browser app."""
    sets: tuple[tuple[str, str], ...] = ()
    """Data sets one can play with besides those that come along: of which game, and where they lie."""
    hosts: frozenset[str] = LOOPBACK
    """The names under which the server may be addressed: a page elsewhere cannot pretend to be ours."""
    origins: frozenset[str] = frozenset()
    """Origins of pages, besides our own, that may talk to the server."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who may say, in X-Forwarded-For, for whom it asks; a proxy has as many connections as there are."""
    connections: int = 4000
    """How many connections there may be at once; fewer if the system does not allow so many open files."""
    connections_per_address: int = 128
    header_seconds: float = 10
    """A connection that takes longer to send the header of a request is closed."""
    body_seconds: float = 20
    hello_seconds: float = 10
    """A socket that takes longer to say at which table it wants to be is closed."""
    least_free_bytes: int = 50 * 1024 * 1024
    """With less room on the disk the server says that it is not ready."""
    watchdog_seconds: int = 30
    """When the loop has not turned for so long, the server writes down why and ends; 0: never."""
    message_bytes: int = 16 * 1024
    messages_per_second: float = 20
    message_burst: int = 60
    messages_per_second_and_address: float = 100
    message_burst_of_address: int = 300
    chat_per_second: float = 1
    """How many lines someone may say: counted by token, however many sockets it has."""
    chat_burst: int = 5
    what_ifs_per_second: float = 10
    """How often something not asked before may be foreseen for someone, over all sockets of an address."""
    what_if_burst: int = 60
    known_what_ifs_per_second: float = 40
    """How often what was asked before is answered again from memory: it costs only its sending."""
    known_what_if_burst: int = 240
    hints_per_second: float = 1
    """How often the clerk is asked for someone's hint, over all sockets of an address."""
    hint_burst: int = 10
    mine_per_minute: float = 60
    """How often someone may have the tables of many tokens looked up."""
    requests_per_minute: float = 600
    tables_per_hour: float = 60
    texts_per_minute: float = 10
    """How often someone may have a record or a position read."""
    text_readers: int = 2
    text_seconds: float = 30.0 if sys.platform != "win32" else 3.0
    """After so many seconds a text that is not read, played again or verified is refused, its process ended.

    Long before that, one that keeps the processor busy is (`reader.py`), where the system counts that.
    """
    sockets_per_address: int = 64
    request_bytes: int = 1024 * 1024
    away_seconds: float = 120
    """When a player has been gone for so long, others at the table may let a bot play on."""
    bot_moves_per_second: float = 8
    """At one table."""
    bot_share: float = 0.6
    """When the server has used more than this share of one processor core lately, bots wait; so do hints."""
    keep_days: float = 0
    """Finished and waiting tables that nobody has opened for so many days are removed; 0: never."""
    wake_days: float = 7
    """When the server starts, bots go on at tables where something was done in the last so many days."""
    bot_workers: int = 2
    bot_seconds: float = 1.0
    """How long a bot may think about one choice."""
    bot_patience: float = 30.0
    """After so many seconds a bot that has not answered is stopped, and chance chooses for it."""


def settings_of(given: Mapping[str, object]) -> Settings:
    """Return settings given as plain data."""
    return msgspec.convert(given, Settings, dec_hook=_path)


def _path(_: type, value: Any) -> Path:
    return Path(value)
