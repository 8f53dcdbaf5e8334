"""A row spelled: what it costs and what it does, as phrases."""

from __future__ import annotations

from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.effect import Row


def sentences(row: Row, prefix: str) -> list[Phrase]:
    """Return what a row does, a sentence each; what it costs belongs to the first.

    Every game with rows has these two under its prefix: `card-nothing` and `card-priced`.
    """
    if not row:
        return [Phrase(f"{prefix}card-nothing")]
    told = deeds(row)
    price = prices(row)
    if price:
        told[0] = Phrase(f"{prefix}card-priced", {"price": price, "effect": [told[0]]})
    return told


def prices(row: Row) -> list[Phrase]:
    """Return what a row costs."""
    return [effect.spell() for effect in row if isinstance(effect, Price)]


def deeds(row: Row) -> list[Phrase]:
    """Return what a row does, or changes."""
    return [effect.spell() for effect in row if not isinstance(effect, Price)]
