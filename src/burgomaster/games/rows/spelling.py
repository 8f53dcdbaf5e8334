"""A row spelled: what it costs and what it does, as phrases."""

from __future__ import annotations

from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.phrase import Phrase


def prices(row: Row) -> list[Phrase]:
    """Return what a row costs."""
    return [effect.spell() for effect in row if isinstance(effect, Price)]


def deeds(row: Row) -> list[Phrase]:
    """Return what a row does, or changes."""
    return [effect.spell() for effect in row if not isinstance(effect, Price)]
