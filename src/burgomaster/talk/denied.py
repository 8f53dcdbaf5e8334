"""What the server refuses, besides what the rules do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from burgomaster.core.message import Message


class Denied(Exception):
    """Refused by the server, for a reason that HTTP has a number for.

    (Not a kind of `Refused`: where the engine is compiled, nothing interpreted can inherit from it.)
    """

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(repr(message))
        self.status: Final = status
        self.message: Final = message


class TooOften(Denied):
    """Refused because someone asks too often; `wait` is how many seconds to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__(429, Message("rate-limit"))
        self.wait: Final = int(wait) + 1


class Misshapen(Denied):
    """Refused because it is not a message; the detail is for whoever writes a client."""

    def __init__(self, error: Exception) -> None:
        super().__init__(400, Message("message-misshapen", detail=str(error)[:200]))


S = TypeVar("S")


def shaped(decode: Callable[[str | bytes], S], data: str | bytes) -> S:
    """Return what someone sent as what it should be; bytes that are no text and brackets without end are not.

    >>> shaped(msgspec.json.Decoder(int).decode, b"7")
    7
    """
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Misshapen(error) from None


class Stale(Denied):
    """Refused because the client decided on something no longer true."""

    def __init__(self, message: Message) -> None:
        super().__init__(409, message)


class Elsewhere(Denied):
    """A table is whole, but its rules or its values are not those that are known here."""

    def __init__(self, message: Message) -> None:
        super().__init__(409, message)


class Broken(Denied):
    """What is stored of a table is damaged; only this table is concerned."""

    def __init__(self, message: Message) -> None:
        super().__init__(409, message)
