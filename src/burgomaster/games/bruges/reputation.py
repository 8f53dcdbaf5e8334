"""The reputation track: an advance of one field, for the sum of the low dice (phase 2, second step)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Ask
from burgomaster.games.bruges.cards.hooks import ADVANCED
from burgomaster.games.bruges.guilders import guilders_short
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import LOW, NO_PRICE, advance_price
from burgomaster.games.rows.choices import ADVANCE, DONE, Advance
from burgomaster.games.rows.triggers import set_off


def advance(table: Bruges, seat: int) -> None:
    """Move a figure one field on the reputation track; on the last field nothing happens (ruling 4)."""
    field = table.players[seat].reputation + 1
    if field < len(table.box.board.reputation):
        table.move_figure(seat, field)
        if table.watched:
            table.report("br-advance", seat, field=field)
        set_off(table, seat, ADVANCED, -1)


class MayAdvance(Ask[Bruges]):
    """Choose whether to pay and advance one field on the reputation track (phase 2, second step)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        price = advance_price(table, seat)
        return [ADVANCE, DONE] if price != NO_PRICE and price <= table.players[seat].money else []

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Advance):
            made = table.sum()
            table.pay_money(seat, advance_price(table, seat, made), made)
            advance(table, seat)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-may-advance", price=advance_price(table, seat))

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Advance):
            price = advance_price(table, seat)
            if price == NO_PRICE:
                low = any(pips in LOW for pips in table.dice)
                return Message("br-last-field" if low else "br-no-low-dice")
            return guilders_short(table, seat, price)
        return super().why_not(table, seat, what, count, choice)


MAY_ADVANCE: Final = MayAdvance("may-advance")
