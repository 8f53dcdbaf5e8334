"""Conservation in games with owners: each card lies in one place, and nobody has less than nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from burgomaster.core.message import Message
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.paper.cards import Deck
from burgomaster.paper.fields import Field, too_small

T = TypeVar("T", bound=OwnerTable)


def broken_by_cards(table: OwnerTable, deck: Deck, cards: list[int], in_piles: list[int]) -> Message | None:
    """Return the law that cards break, if they do: `cards` lie open or before players, the rest in piles."""
    faces = [card for card in cards if card > 0]
    for undecided in table.undecided:
        faces.extend(undecided)
    every = list(range(1, deck.cards + 1))
    if sorted(faces) != every:
        wrong = [card for card in every if faces.count(card) != 1]
        return Message(f"{table.prefix}law-cards", card=wrong[0] if wrong else 0)
    for colour, name in enumerate(deck.colours):
        blanks = sum([1 for card in cards if card < 0 and deck.colour_of[card] == colour])
        if len(table.undecided[colour]) != in_piles[colour] + blanks:
            return Message(f"{table.prefix}law-piles", colour=name)
        if any(deck.colour_of[card] != colour for card in table.undecided[colour]):
            return Message(f"{table.prefix}law-colour", colour=name)
    return None


def broken_by_owner(table: T, seat: int, fields: Sequence[Field[T]]) -> Message | None:
    """Return the law that what a seat holds breaks, if it does: some number, or the order of the hand."""
    owner = table.owner(seat)
    if too_small(fields, owner, table, seat):
        return Message(f"{table.prefix}law-negative", seat=seat + 1)
    if owner.hand != sorted(owner.hand):
        return Message(f"{table.prefix}law-hand-order", seat=seat + 1)
    if table.viewer == WHOLE_TABLE and owner.hand and owner.hand[0] < 0:
        return Message(f"{table.prefix}law-unseen-hand", seat=seat + 1)
    return None
