"""How a person is written down."""

from __future__ import annotations

from typing import Any

from burgomaster.games.rows.effect import Effect, Row


def person(number: int, *effects: Effect[Any]) -> tuple[int, Row]:
    """Return a person's row: the number of the card and what it does."""
    return number, effects
