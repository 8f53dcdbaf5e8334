"""Effects that draw cards: to the hand, or to be used at once for an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Step
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.owners import OwnerTable

G = TypeVar("G", bound=OwnerTable)


def then_discard(
    table: OwnerTable, seat: int, discard: Step[Any], cards: int, discarded: int, left: int
) -> int:
    """Let cards be discarded when some are drawn, and return how many are drawn.

    Where fewer are left to be drawn, as many fewer are discarded.
    """
    drawn = min(cards, left)
    fewer = discarded - (cards - drawn)
    if fewer > 0:
        table.push(discard, seat, 0, fewer)
    return drawn


def drawing(prefix: str, cards: int, discarded: int) -> Phrase:
    """Return in words that cards are drawn, and some discarded."""
    if discarded:
        return Phrase(f"{prefix}card-draw-discard", cards=cards, discarded=discarded)
    return Phrase(f"{prefix}card-draw", cards=cards)


class DrawAndAct(Effect[G], Generic[G]):
    """Draw a card and use it at once for an action: it is held, then played."""

    def __init__(self, said: str, act: Step[Any], hold: Step[Any], left: Callable[[G], bool]) -> None:
        self.said: Final = said
        self.act: Final = act
        self.hold: Final = hold
        self.left: Final = left
        """Tells whether a card can be drawn."""

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def hindrance(self, table: G, seat: int, card: int, free: bool) -> Message | None:
        return None if self.left(table) else Message(f"{table.prefix}piles-empty")

    def run(self, table: G, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.act, seat)
        table.push(self.hold, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class TopOfDiscardsAct(Effect[OwnerTable]):
    """Take the top card of the discard pile and use it at once for an action."""

    def __init__(self, said: str, act: Step[Any]) -> None:
        self.said: Final = said
        self.act: Final = act

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        return None if table.discards else Message(f"{table.prefix}discards-empty")

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        top = table.take_top()
        table.hold_openly(seat, top)
        self.taken(table, seat, top)

    def taken(self, table: OwnerTable, seat: int, card: int) -> None:
        """Let the card be played."""
        table.push(self.act, seat, 1)
