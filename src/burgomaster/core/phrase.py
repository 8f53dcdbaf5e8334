"""Spelling: what an effect says of itself, as a small tree of messages that words, icons and bots look up."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Argument

Value = int | str | tuple[int, ...]
"""What a phrase tells: a number, a word, or alternatives, one of which is meant."""

Parts = dict[str, list["Phrase"]]
"""The phrases inside a phrase, by the name of their place; several in one place belong together."""


class Phrase:
    """What an effect or a count says, in no language yet: an id, what is filled in, and phrases inside it.

    The id is that of a message: the game's prefix, the kind of phrase, and which one it is.

    >>> Phrase("toy-card-gain", {"goods": [Phrase("toy-coins", count=3)]})
    Phrase('toy-card-gain', goods=[Phrase('toy-coins', count=3)])
    """

    __slots__ = ("arguments", "id", "parts")

    def __init__(self, id: str, parts: Parts | None = None, **arguments: Value) -> None:  # noqa: A002 - as in Message
        self.id: Final = id
        self.parts: Final[Parts] = parts or {}
        self.arguments: Final = arguments

    @property
    def kind(self) -> str:
        """Return what kind of phrase it is: the second word of its id.

        >>> Phrase("toy-per-trees", group=3).kind
        'per'
        """
        return self.id.split("-")[1]

    def number(self, name: str, default: int = 0) -> int:
        """Return one of the numbers filled in."""
        value = self.arguments.get(name, default)
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> Argument:
        """Return one of the words or numbers filled in."""
        value = self.arguments[name]
        assert not isinstance(value, tuple)
        return value

    def renamed(self, id_: str) -> Phrase:
        """Return the same under another id."""
        return Phrase(id_, self.parts, **self.arguments)

    def all(self) -> list[Phrase]:
        """Return the phrase and all phrases inside it."""
        found: list[Phrase] = [self]
        for parts in self.parts.values():
            for part in parts:
                found.extend(part.all())
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Phrase)
            and self.id == other.id
            and self.arguments == other.arguments
            and self.parts == other.parts
        )

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.arguments))))

    def __repr__(self) -> str:
        inside = [f", {name}={parts!r}" for name, parts in self.parts.items()]
        told = [f", {name}={value!r}" for name, value in self.arguments.items()]
        return f"Phrase({self.id!r}{''.join(inside)}{''.join(told)})"
