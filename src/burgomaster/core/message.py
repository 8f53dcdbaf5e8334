"""Messages: what the engine says, as an id with arguments; only `words` turns them into sentences."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr

Argument = int | str

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
"""Plain data: what JSON and TOML can hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """Something to say to a person, not yet in any language.

    >>> Message("marks-short", price=9, marks=4)
    Message('marks-short', price=9, marks=4)
    """

    __slots__ = ("arguments", "id")

    def __init__(self, id: str, **arguments: Argument) -> None:  # noqa: A002 - the word Fluent uses
        self.id: Final = id
        self.arguments: Final = arguments

    def data(self) -> dict[str, Plain]:
        """Return the message as plain data."""
        arguments: dict[str, Plain] = {}
        for name, value in self.arguments.items():
            arguments[name] = value
        return {"id": self.id, "arguments": arguments}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.arguments.items()))))

    def __repr__(self) -> str:
        rest = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Message({self.id!r}{rest})"


class Refused(Exception):
    """A choice, record or position that is not accepted, with the reason; nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message: Final = message
