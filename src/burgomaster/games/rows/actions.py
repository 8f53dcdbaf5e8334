"""An action with a card: with which cards it is possible, what it costs and brings, and why not."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message
from burgomaster.core.sum import Sum
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.owners import OwnerTable

T = TypeVar("T", bound=OwnerTable)

ALL_COLOURS: Final = 0b11111
"""The five colours of cards, a bit each."""


def colours_of(counts: list[int]) -> int:
    """Return the colours of which there is any, a bit each."""
    first, second, third, fourth, fifth = counts
    return (
        (1 if first else 0)
        | (2 if second else 0)
        | (4 if third else 0)
        | (8 if fourth else 0)
        | (16 if fifth else 0)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[T]):
    """One of a game's actions. `colour` is what the card counts as; `how` it is played, the game says."""

    def __init__(self, number: int, name: str) -> None:
        self.number: Final = number
        self.name: Final = name

    def possible(self, table: T, seat: int, how: int) -> int:
        """Return the colours of cards with which it can be done now, a bit each."""
        return ALL_COLOURS

    def price(self, table: T, seat: int, card: int, colour: int, how: int, made: Sum | None = None) -> int:
        """Return what it costs in money."""
        return 0

    def pay(self, table: T, seat: int, card: int, colour: int, how: int) -> None:
        """Pay its price, and tell what made it."""
        made = table.sum()
        table.pay_money(seat, self.price(table, seat, card, colour, how, made), made)

    def do(self, table: T, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def why_not(self, table: T, seat: int, choice: StandardAction, colour: int, how: int) -> Message | None:
        """Return why it cannot be done; None if it can."""
        if self.possible(table, seat, how) >> colour & 1:
            return None
        return self.reason(table, seat, choice, colour, how)

    def reason(self, table: T, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        """Return why it cannot be done, where it cannot."""
        raise NotImplementedError

    def play(self, table: T, seat: int, card: int) -> None:
        """Put the card on the discard pile, and say which action it is."""
        table.play_from_hand(seat, card)
        if table.watched:
            table.report(f"{table.prefix}act", seat, card=card, action=self.name)
