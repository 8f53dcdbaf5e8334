"""Houses: a card laid face down, for a worker of its colour (action V)."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import COLOURS, HOUSE
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, FREE_HOUSE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import house_needs_worker, tell_changing
from burgomaster.games.bruges.workers import colours_of
from burgomaster.games.rows.triggers import set_off

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


def house_colours(table: Bruges, seat: int) -> int:
    """Return the colours of cards with which a house can be built now, a bit each."""
    return colours_of(table.players[seat].workers) if house_needs_worker(table, seat) else ALL_COLOURS


def build_house(table: Bruges, seat: int, card: int, colour: int, seen: bool) -> None:
    """Lay the card face down as a house, for a worker of its colour."""
    if house_needs_worker(table, seat):
        table.return_workers(seat, colour, 1)
    elif table.watched:
        tell_changing(table, seat, FREE_HOUSE)
    table.build_from_hand(seat, card, seen)
    set_off(table, seat, AFTER_ACTION, HOUSE, colour)
