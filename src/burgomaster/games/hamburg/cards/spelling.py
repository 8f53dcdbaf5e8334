"""Phrases that several effects are spelled with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.phrase import Phrase, Value
from burgomaster.games.hamburg.box.components import DICE

PER: Final = "per"
"""The kind of phrase that stands for a count: 'for each ...'."""
IF: Final = "if"
"""For a count that can only be 0 or 1: 'if ...'."""
AS: Final = "as"
"""For a number that is on dice: 'as many as ...'."""

_PLACES: Final = {IF: "condition", AS: "number"}
"""Under which name a message has the phrase of a count, if not under its kind."""


def of_kind(kind: str, count: Phrase) -> Phrase:
    """Return the phrase of a count, which must be of this kind where it stands."""
    if count.kind != kind:
        raise TypeError(f"no words for {count.id} after '{kind}'")
    return count


def with_count(id_: str, goods: list[Phrase], count: Phrase, **arguments: Value) -> Phrase:
    """Return what is gained by a count: the id goes on with the count's kind."""
    place = _PLACES.get(count.kind, count.kind)
    return Phrase(f"{id_}-{count.kind}", {"goods": goods, place: [count]}, **arguments)


def coloured_workers(colours: Sequence[int]) -> Phrase:
    """Return workers of these colours, one of each."""
    return Phrase(
        "hb-coloured-workers", {"colours": [Phrase("hb-one-coloured", colour=DICE[each]) for each in colours]}
    )


def points(count: int) -> Phrase:
    """Return so many points."""
    return Phrase("hb-points", count=count)
