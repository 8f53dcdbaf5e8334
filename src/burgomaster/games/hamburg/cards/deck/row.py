"""How a card is written down."""

from __future__ import annotations

from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.effect import Effect, Row


def card(number: int, *effects: Effect[Hamburg]) -> tuple[int, Row]:
    """Return a card's row: its number and what it does."""
    return number, effects
