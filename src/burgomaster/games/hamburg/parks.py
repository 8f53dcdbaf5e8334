"""Parks: what they give in phase I, after the hand is filled."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import PARK_CARDS
from burgomaster.games.hamburg.cards.effects import Gain
from burgomaster.games.hamburg.cards.hooks import PARK_MARKS
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import Changed
from burgomaster.games.rows.masks import cards_in


class ParkIncome(Step[Hamburg]):
    """Activate the parks once; their cards ignore the hand limit."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        for card in player.garden:
            if PARK_CARDS >> card & 1:
                activate_park(table, seat, card)


def activate_park(table: Hamburg, seat: int, card: int) -> None:
    """Let a park give what it gives in phase I."""
    table.mark_used(seat, card)
    if table.watched:
        table.because(table.cause_of(card))
        table.report("hb-work", seat, card=card)
    for effect in table.box.rows[card]:
        effect.run(table, seat, card, -1, False)
        if isinstance(effect, Gain) and effect.money:
            _more_marks(table, seat)


def _more_marks(table: Hamburg, seat: int) -> None:
    """Gain what standing buildings add to a park's marks (122)."""
    for card in cards_in(table.answers(seat, PARK_MARKS)):
        standing = table.box.standing(card, PARK_MARKS)
        if isinstance(standing, Changed):
            if table.watched:
                table.because(table.cause_of(card))
                table.report("hb-work", seat, card=card)
            table.gain_money(seat, standing.amount)


PARK_INCOME: Final = ParkIncome("park-income")
