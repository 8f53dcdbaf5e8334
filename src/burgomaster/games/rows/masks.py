"""Sets of cards as one number each: the bit of a card's number tells whether it is in the set."""

from __future__ import annotations

from typing import Final

MOST_ROWS: Final = 999
"""No game has more cards and tiles than this."""


def mask_of(cards: list[int]) -> int:
    """Return a set of cards as one number."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> list[int]:
    """Return the cards of a set, in order."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards
