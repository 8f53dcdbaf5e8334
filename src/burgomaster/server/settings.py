"""What whoever runs the server can decide."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

Form = Literal["text", "json"]

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
"""The names of this machine for itself."""

_MOST: Final = 10**9
Count = Annotated[int, Meta(ge=1, le=_MOST)]
Bytes = Annotated[int, Meta(ge=1, le=2**60)]
Processes = Annotated[int, Meta(ge=1, le=60)]  # Windows has no more in one pool
Amount = Annotated[float, Meta(gt=0, le=_MOST)]
_SENDER: Final = r"^$|^[^@\s<>]+@[^@\s<>]+$|^[^<>\n\r]+ <[^@\s<>]+@[^@\s<>]+>$"
Days = Annotated[float, Meta(ge=0, le=36_500)]


class Settings(Struct, frozen=True):
    """Where data lie, who may come, how much at once."""

    database: str
    static: Path = Path(__file__).with_name("static")
    """The built browser app."""
    sets: tuple[tuple[str, str], ...] = ()
    """Data sets one can play with besides those that come along: of which game, and where they lie."""
    bots: tuple[tuple[str, str], ...] = ()
    """Bots of one's own that can be chosen: by which name, and where each is, `module:Class` or a command."""
    hosts: frozenset[str] = LOOPBACK
    """The names under which the server may be addressed: a page elsewhere cannot pretend to be ours."""
    origins: frozenset[str] = frozenset()
    """Origins of pages, besides our own, that may talk to the server."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who may say, in X-Forwarded-For, for whom it asks; a proxy has as many connections as there are."""
    may_reach: tuple[str, ...] = ()
    """Addresses and networks of the host's own to which notices may be sent, besides the world outside."""
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 4000
    """How many connections there may be at once; fewer if the system does not allow so many open files."""
    connections_per_address: Count = 128
    header_seconds: Amount = 10
    """A connection that takes longer to send the header of a request is closed."""
    body_seconds: Amount = 20
    hello_seconds: Amount = 10
    """A socket that takes longer to say at which table it wants to be is closed."""
    least_free_bytes: Bytes = 50 * 1024 * 1024
    """With less room on the disk the server says that it is not ready."""
    watchdog_seconds: Annotated[int, Meta(ge=0, le=_MOST)] = 30
    """When the loop has not turned for so long, the server writes down why and ends; 0: never."""
    message_bytes: Bytes = 16 * 1024
    messages_per_second: Amount = 20
    message_burst: Count = 60
    messages_per_second_and_address: Amount = 100
    message_burst_of_address: Count = 300
    chat_per_second: Amount = 1
    """How many lines someone may say: counted by token, however many sockets it has."""
    chat_burst: Count = 5
    what_ifs_per_second: Amount = 10
    """How often something not asked before may be foreseen for someone, over all sockets of an address."""
    what_if_burst: Count = 60
    known_what_ifs_per_second: Amount = 40
    """How often what was asked before is answered again from memory: it costs only its sending."""
    known_what_if_burst: Count = 240
    hints_per_second: Amount = 1
    """How often the clerk is asked for someone's hint, over all sockets of an address."""
    hint_burst: Count = 10
    mine_per_minute: Amount = 60
    """How often someone may have the tables of many tokens looked up."""
    requests_per_minute: Amount = 600
    tables_per_hour: Amount = 60
    texts_per_minute: Amount = 10
    """How often someone may have a record or a position read."""
    analyses_per_hour: Amount = 30
    """How many analyses of finished games someone may have made; what is known is told without counting."""
    text_readers: Processes = 2
    text_seconds: Amount = 30.0 if sys.platform != "win32" else 3.0
    """After so many seconds a text that is not read, played again or verified is refused, its process ended.

    Long before that, one that keeps the processor busy is (`reader.py`), where the system counts that.
    """
    sockets_per_address: Count = 64
    request_bytes: Bytes = 1024 * 1024
    away_seconds: Annotated[float, Meta(ge=0, le=_MOST)] = 120
    """When a player has been gone for so long, others at the table may let a bot play on."""
    bot_moves_per_second: Amount = 8
    """At one table."""
    bot_share: Amount = 0.6
    """When the server has used more than this share of one processor core lately, bots wait; so do hints."""
    keep_days: Days = 0
    """Finished and waiting tables that nobody has opened for so many days are removed; 0: never."""
    wake_days: Days = 7
    """When the server starts, bots go on at tables where something was done in the last so many days."""
    bot_workers: Processes = 2
    """In so many processes bots think, but never on more than half of the processor's cores."""
    bot_seconds: Amount = 1.0
    """How long a bot may think about one choice."""
    bot_patience: Amount = 30.0
    """After so many seconds a bot that has not answered is stopped, and the clerk chooses for it."""
    admin_key: Annotated[str, Meta(pattern=r"^$|^[!-~]{16,200}$")] = ""
    """With this key whoever runs the server looks at it and keeps the peace; none: nobody can."""
    log: Form = "text"
    """In which form the log is written: for people, or as lines of JSON."""
    metrics: Annotated[str, Meta(pattern=r"^$|^(\[[0-9a-fA-F:]+\]|[^:\s]*):[0-9]{1,5}$")] = ""
    """At which address figures are told to Prometheus; none: nowhere."""
    bot_bytes: Bytes = 1024 * 1024 * 1024
    """So much memory a bot of one's own may use, where the system counts that."""
    address: Annotated[str, Meta(pattern=r"^$|^https?://[^/\s?#]+/$")] = ""
    """Under which address people find this server; links in mails begin with it."""
    mail_server: Annotated[str, Meta(pattern=r"^$|^smtp(s|\+plain)?://([^@/\s]+@)?[^@/\s]+$")] = ""
    """By which server mails are sent; none: none are."""
    mail_from: Annotated[str, Meta(pattern=_SENDER)] = ""
    """Who is named as the sender of mails."""
    mails_per_hour: Amount = 20
    """Mails to one recipient."""
    inner: Annotated[str, Meta(pattern=r"^$|^(\[[0-9a-fA-F:]+\]|[^:\[\]\s]+):[0-9]{1,5}$")] = ""
    """Where other processes on the same PostgreSQL find this one; none: it has the database alone."""
    processes: Processes = 1
    """So many processes serve together at one port of this machine."""
    database_connections: Processes = 4
    """So many connections to PostgreSQL has each of several processes."""


ON_COMMAND_LINE: Final = {
    "database": "--database",
    "static": "",  # for tests and other builds of the app
    "sets": "--data",
    "bots": "--bot",
    "hosts": "--name",
    "proxies": "--proxy",
    "may_reach": "--notices-may-reach",
}
"""Fields that only the command line decides, by which option."""

FROM_OUTSIDE: Final = tuple([name for name in Settings.__struct_fields__ if name not in ON_COMMAND_LINE])
"""Fields that a variable of the environment and a file of settings can decide."""


def settings_of(given: Mapping[str, object], strict: bool = True) -> Settings:
    """Return settings given as plain data; unless `strict`, numbers may be texts."""
    return msgspec.convert(given, Settings, strict=strict, dec_hook=_path)


def _path(_: type, value: Any) -> Path:
    return Path(value)
