"""The deck: 280 cards as rows, each its effects in the vocabulary of `effects.py` and its neighbours.

The rulebook explains cards by their numbers, so the files bear the numbers of theirs.
"""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import CARDS
from burgomaster.games.hamburg.cards.deck import (
    brown_001_048,
    gardens_241_280,
    gray_145_192,
    orange_097_144,
    pink_049_096,
    purple_193_240,
)
from burgomaster.games.rows.effect import Row


def _rows() -> list[Row]:
    """Return every card's row by its number."""
    cards = [
        *brown_001_048.CARDS,
        *pink_049_096.CARDS,
        *orange_097_144.CARDS,
        *gray_145_192.CARDS,
        *purple_193_240.CARDS,
        *gardens_241_280.CARDS,
    ]
    if sorted([number for number, _ in cards]) != list(range(1, CARDS + 1)):
        raise ValueError("every card of the deck has exactly one row")
    rows: list[Row] = [() for _ in range(CARDS + 1)]
    for number, row in cards:
        rows[number] = row
    return rows


ROWS: Final = _rows()
