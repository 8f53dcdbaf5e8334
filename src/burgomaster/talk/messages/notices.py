"""Being told with the page closed: what is asked for, and by which ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burgomaster.talk.messages.common import Id
from burgomaster.talk.quiet import Quiet

ListenerKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""What a browser, or a person's devices together, chose at random and keep: it stands for their wishes."""


class PushKeys(Struct, frozen=True):
    """With which keys a notice is encrypted for a browser."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class PushTo(Struct, frozen=True):
    """Where a browser's push service takes notices for it, as `PushSubscription.toJSON` tells."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?:/{2}")]
    keys: PushKeys


class NoticeWays(Struct, frozen=True):
    """By which ways this server can tell someone."""

    push_key: str
    """The server's public key, for `pushManager.subscribe`."""
    mail: bool


class Listen(Struct, frozen=True):
    """How someone wants to be told; whatever is left out is not wanted any more, but for other devices."""

    key: ListenerKey
    language: Id
    quiet: Quiet | None = None
    push: PushTo | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    hook: Annotated[str, Meta(max_length=500, pattern=r"^https?:/{2}")] | None = None


class Listening(Struct, frozen=True):
    """How someone is told now."""

    devices: int
    """At so many browsers."""
    mail: Literal["none", "waits", "yes"]
    """`waits`: for the link in the first mail to be followed."""
    hook: bool


class ListenAt(Struct, frozen=True):
    """At which tables, by their tokens, someone wants to be told, or not any more."""

    key: ListenerKey
    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]
    on: bool


class ListenerWish(Struct, frozen=True):
    """Whose wishes are meant."""

    key: ListenerKey


class Tried(Struct, frozen=True):
    """Which ways a notice that was only tried went; None where there is none."""

    push: bool | None
    mail: bool | None
    hook: bool | None
