"""Sums: an amount with what made it, so that whoever reads the story can check every figure."""

from __future__ import annotations

import re
from typing import Final

from burgomaster.core.message import Argument, Message

_PART: Final = re.compile(r"(-?\d{1,9}) ([a-z0-9-]+)((?: [a-z]+=[^ ,=]+)*)")
_NUMBER: Final = re.compile(r"-?\d{1,9}")


class Sum:
    """An amount part by part: what is printed or rolled, if anything is, then what each card or tile changed.

    Whoever works something out takes one if somebody watches, and adds to it; without watchers none is made.
    A price that is halved or waived is a part, too: so much less, because of that card.

    >>> price = Sum()
    >>> price.begin(9, "toy-sum-price")
    >>> price.add(-4, "toy-sum-card", card=12)
    >>> price.total, price.text
    (5, '9 toy-sum-price, -4 toy-sum-card card=12')
    """

    __slots__ = ("_begun", "_parts", "total")

    def __init__(self) -> None:
        self.total: int = 0
        self._begun = 0
        self._parts: Final[list[tuple[int, str]]] = []

    def begin(self, amount: int, id: str, **arguments: Argument) -> None:  # noqa: A002 - as in Message
        """Begin with what is printed or rolled, named by a message."""
        self._append(amount, id, arguments)
        self._begun += 1

    def add(self, amount: int, id: str, **arguments: Argument) -> None:  # noqa: A002 - as in Message
        """Add a change, named by a message; what changes nothing is left out."""
        if amount:
            self._append(amount, id, arguments)

    def _append(self, amount: int, id: str, arguments: dict[str, Argument]) -> None:  # noqa: A002 - as above
        named = "".join([f" {name}={value}" for name, value in arguments.items()])
        self._parts.append((amount, f"{id}{named}"))
        self.total += amount

    def cut(self, least: int = 0) -> None:
        """Let the last changes take off no more than leaves this much.

        >>> price = Sum()
        >>> price.begin(2, "toy-sum-price")
        >>> price.add(-3, "toy-sum-card", card=12)
        >>> price.cut()
        >>> price.total, price.text
        (0, '2 toy-sum-price, -2 toy-sum-card card=12')
        >>> free = Sum()
        >>> free.add(-3, "toy-sum-card", card=12)
        >>> free.add(2, "toy-sum-card", card=13)
        >>> free.cut()
        >>> free.total, free.text
        (0, '-2 toy-sum-card card=12, 2 toy-sum-card card=13')
        """
        for at in range(len(self._parts) - 1, -1, -1):
            amount, named = self._parts[at]
            if self.total < least and amount < 0:
                kept = min(amount + least - self.total, 0)
                self.total += kept - amount
                if kept:
                    self._parts[at] = (kept, named)
                else:
                    del self._parts[at]

    @property
    def changed(self) -> bool:
        """Tell whether anything changed what is printed or rolled: only then the parts are told."""
        return len(self._parts) > self._begun

    @property
    def text(self) -> str:
        """Return the parts as they are written in a message."""
        return ", ".join([f"{amount} {named}" for amount, named in self._parts])


def read_sum(text: str) -> list[tuple[int, Message]]:
    """Return the parts of a sum as it is written, each an amount and what it is for.

    >>> read_sum("9 toy-sum-price, -4 toy-sum-card card=12")
    [(9, Message('toy-sum-price')), (-4, Message('toy-sum-card', card=12))]
    """
    parts: list[tuple[int, Message]] = []
    for written in text.split(", "):
        part = _PART.fullmatch(written)
        if part is None:
            return []
        arguments: dict[str, Argument] = {}
        for pair in part[3].split():
            name, _, value = pair.partition("=")
            arguments[name] = int(value) if _NUMBER.fullmatch(value) else value
        parts.append((int(part[1]), Message(part[2], **arguments)))
    return parts
