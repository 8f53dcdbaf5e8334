"""Houses that persons lay from the draw piles."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.draws import LAY_DRAWN, any_cards
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.effect import Effect


class DrawHouses(Effect[Bruges]):
    """Draw cards and lay them as houses, for a worker of each card's colour or for free."""

    def __init__(self, cards: int, for_worker: bool) -> None:
        self.cards: Final = cards
        self.for_worker: Final = for_worker

    def spell(self) -> Phrase:
        id_ = "br-card-draw-houses-for-worker" if self.for_worker else "br-card-draw-houses"
        return Phrase(id_, cards=self.cards)

    def hindrance(self, table: Bruges, seat: int, card: int, free: bool) -> Message | None:
        if LAY_DRAWN.offers(table, seat, 1 if self.for_worker else 0, self.cards):
            return None
        return Message("br-no-worker-for-house" if any_cards(table) else "br-piles-empty")

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        if self.cards:
            table.push(LAY_DRAWN, seat, 1 if self.for_worker else 0, self.cards)


def draw_houses(cards: int, for_worker: bool = False) -> Effect[Bruges]:
    """Draw cards and lay them as houses."""
    return DrawHouses(cards, for_worker)
