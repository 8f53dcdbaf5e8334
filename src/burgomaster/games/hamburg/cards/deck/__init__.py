"""The deck: 280 cards as rows, each its effects in the vocabulary of `effects.py` and its neighbours."""

from __future__ import annotations

from typing import Final

from burgomaster.games.hamburg.box.components import CARDS
from burgomaster.games.hamburg.cards.deck import brown, gardens, gray, orange, pink, purple
from burgomaster.games.rows.effect import Row


def _rows() -> list[Row]:
    """Return every card's row by its number."""
    cards = [*brown.CARDS, *pink.CARDS, *orange.CARDS, *gray.CARDS, *purple.CARDS, *gardens.CARDS]
    if sorted([number for number, _ in cards]) != list(range(1, CARDS + 1)):
        raise ValueError("every card of the deck has exactly one row")
    rows: list[Row] = [() for _ in range(CARDS + 1)]
    for number, row in cards:
        rows[number] = row
    return rows


ROWS: Final = _rows()
