"""Sites that buildings lay."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import (
    COLOURS,
)
from burgomaster.games.hamburg.cards.hooks import (
    SITE_LAID,
)
from burgomaster.games.hamburg.choices import (
    DRAWS,
    Draw,
)
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.triggers import set_off


class DrawSites(Effect[Hamburg]):
    """Draw cards and lay them as sites, for a worker of each card's colour or for free."""

    def __init__(self, cards: int, for_worker: bool) -> None:
        self.cards: Final = cards
        self.for_worker: Final = for_worker

    def spell(self) -> Phrase:
        id_ = "hb-card-draw-sites-for-worker" if self.for_worker else "hb-card-draw-sites"
        return Phrase(id_, cards=self.cards)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if LAY_DRAWN.offers(table, seat, 1 if self.for_worker else 0, self.cards):
            return None
        return Message("hb-no-worker-for-site" if any(table.piles) else "hb-piles-empty")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        if self.cards:
            table.push(LAY_DRAWN, seat, 1 if self.for_worker else 0, self.cards)


class LayDrawnSite(Ask[Hamburg]):
    """Choose the pile from which a site is laid unseen; `what` 1: it costs a worker of that colour."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        return [DRAWS[c] for c in range(5) if table.piles[c] and (not what or workers[c])]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Draw)
        if what:
            table.return_workers(seat, choice.colour, 1)
        table.lay_unseen(seat, choice.colour)
        set_off(table, seat, SITE_LAID, -1, choice.colour)
        if count > 1:
            table.push(self, seat, what, count - 1)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Draw):
            colour = COLOURS[choice.colour]
            return Message(
                "hb-worker-short" if table.piles[choice.colour] else "hb-pile-empty", colour=colour
            )
        return super().why_not(table, seat, what, count, choice)


LAY_DRAWN: Final = LayDrawnSite("lay-drawn", what=meanings.flag("for_worker"), count=meanings.number("sites"))


def draw_sites(cards: int, for_worker: bool = False) -> Effect[Hamburg]:
    """Draw cards and lay them as sites."""
    return DrawSites(cards, for_worker)
