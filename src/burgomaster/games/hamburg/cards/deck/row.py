"""How a card is written down."""

from __future__ import annotations

from burgomaster.games.hamburg.cards.effect import Effect, Row
from burgomaster.games.hamburg.table import Hamburg


def card(number: int, *effects: Effect[Hamburg]) -> tuple[int, Row]:
    """Return a card's row: its number and what it does."""
    return number, effects
