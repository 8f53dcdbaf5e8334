"""Guilders: as many as the die of a card's colour shows (action II), and too few of them."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import ACTIONS, TAKE_MONEY
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import guilders_taken
from burgomaster.games.rows.actions import Action
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.triggers import set_off


class GuildersAction(Action[Bruges]):
    """Action II: take as many guilders as the die of the card's colour shows."""

    def do(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        made = table.sum()
        table.gain_money(seat, guilders_taken(table, seat, colour, made), made)
        set_off(table, seat, AFTER_ACTION, TAKE_MONEY, colour)


GUILDERS_ACTION: Final = GuildersAction(TAKE_MONEY, ACTIONS[TAKE_MONEY])


def guilders_short(table: Bruges, seat: int, price: int) -> Message:
    """Return that something costs more than one has."""
    return Message("br-guilders-short", price=price, guilders=table.players[seat].guilders)
