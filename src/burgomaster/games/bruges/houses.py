"""Houses: a card laid face down, for a worker of its colour (action V)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import ACTIONS, COLOURS, HOUSE
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, FREE_HOUSE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import SHOWN, house_needs_worker, tell_changing
from burgomaster.games.rows.actions import ALL_COLOURS, Action, colours_of
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.triggers import set_off


class HouseAction(Action[Bruges]):
    """Action V: lay the card face down as a house, for a worker of its colour."""

    def possible(self, table: Bruges, seat: int, how: int) -> int:
        return colours_of(table.players[seat].workers) if house_needs_worker(table, seat) else ALL_COLOURS

    def do(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        if house_needs_worker(table, seat):
            table.return_workers(seat, colour, 1)
        elif table.watched:
            tell_changing(table, seat, FREE_HOUSE)
        table.build_from_hand(seat, choice.card, how == SHOWN)
        set_off(table, seat, AFTER_ACTION, HOUSE, colour)

    def reason(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        return Message("br-worker-short", colour=COLOURS[colour])


HOUSE_ACTION: Final = HouseAction(HOUSE, ACTIONS[HOUSE])
