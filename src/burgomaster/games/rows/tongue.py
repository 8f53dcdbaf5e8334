"""How a game speaks of what every deck has, and phrases that several effects are spelled with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.phrase import Phrase, Value

PER: Final = "per"
"""The kind of phrase that stands for a count: 'for each ...'."""
IF: Final = "if"
"""For a count that can only be 0 or 1: 'if ...'."""
AS: Final = "as"
"""For a number that is read off somewhere: 'as many as ...'."""

_PLACES: Final = {IF: "condition", AS: "number"}
"""Under which name a message has the phrase of a count, if not under its kind."""


class Tongue:
    """The prefix of a game's messages, the id of its money, and the names of its colours."""

    def __init__(self, prefix: str, money: str, colours: tuple[str, ...]) -> None:
        self.prefix: Final = prefix
        self.money: Final = money
        self.colours: Final = colours
        """The colours of workers first; dice may have more."""

    def coloured_workers(self, colours: Sequence[int]) -> Phrase:
        """Return workers of these colours, one of each."""
        named = [Phrase(f"{self.prefix}one-coloured", colour=self.colours[each]) for each in colours]
        return Phrase(f"{self.prefix}coloured-workers", {"colours": named})

    def any_workers(self, count: int) -> Phrase:
        """Return so many workers of any colours."""
        return Phrase(f"{self.prefix}any-workers", count=count)

    def points(self, count: int) -> Phrase:
        """Return so many points."""
        return Phrase(f"{self.prefix}points", count=count)

    def coins(self, count: int) -> Phrase:
        """Return so much money."""
        return Phrase(self.money, count=count)


def of_kind(kind: str, count: Phrase) -> Phrase:
    """Return the phrase of a count, which must be of this kind where it stands."""
    if count.kind != kind:
        raise TypeError(f"no words for {count.id} after '{kind}'")
    return count


def with_count(id_: str, goods: list[Phrase], count: Phrase, **arguments: Value) -> Phrase:
    """Return what is gained by a count: the id goes on with the count's kind."""
    place = _PLACES.get(count.kind, count.kind)
    return Phrase(f"{id_}-{count.kind}", {"goods": goods, place: [count]}, **arguments)
