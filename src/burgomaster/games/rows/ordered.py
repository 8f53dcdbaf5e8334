"""Cards in order, as tuples that never change: with one more, and with one less."""

from __future__ import annotations


def place_of(cards: tuple[int, ...], card: int) -> int:
    """Return the first place at which a card, or one that comes after it, lies.

    >>> place_of((3, 5, 5, 8), 5), place_of((3, 5), 9)
    (1, 2)
    """
    low, high = 0, len(cards)
    while low < high:  # as `bisect_left` does, which compares numbers as objects once it is compiled
        middle = (low + high) >> 1
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def with_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards with one more.

    >>> with_one((3, 8), 5)
    (3, 5, 8)
    """
    more = list(cards)
    more.insert(place_of(cards, card), card)
    return tuple(more)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards with one less; of several that are equal the others stay.

    >>> without((3, 5, 5, 8), 5)
    (3, 5, 8)
    """
    at = place_of(cards, card)
    if cards[at] != card:
        raise ValueError(f"{card} is not among {cards}")
    left = list(cards)
    left.pop(at)
    return tuple(left)
