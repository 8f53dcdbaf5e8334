"""The canals: two sections of five fields, left and right of a player's gatehouse (action IV)."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import CANAL, COLOURS, FIELDS, SIDES
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, OTHER_BUILT
from burgomaster.games.bruges.guilders import guilders_short
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import NO_PRICE, tile_action_price
from burgomaster.games.rows.triggers import set_off


def tile_colours(table: Bruges, seat: int, side: int) -> int:
    """Return the colour of cards with which the next tile of a section can be built now, as a set."""
    price = tile_action_price(table, seat, side)
    player = table.players[seat]
    if price == NO_PRICE or price > player.money:
        return 0
    return 1 << table.canal_of(seat)[side][player.canal[side]]


def no_tile(table: Bruges, seat: int, side: int, colour: int) -> Message:
    """Return why a card of this colour does not build the next tile of a section."""
    price = tile_action_price(table, seat, side)
    if price == NO_PRICE:
        return Message("br-section-complete", side=SIDES[side])
    wanted = table.canal_of(seat)[side][table.players[seat].canal[side]]
    if wanted != colour:
        needed, given = COLOURS[wanted], COLOURS[colour]
        return Message("br-field-colour", side=SIDES[side], wanted=needed, colour=given)
    return guilders_short(table, seat, price)


def build_canal(table: Bruges, seat: int, colour: int, side: int) -> None:
    """Build the next tile of a section, with a card of its colour, for the price on its field."""
    made = table.sum()
    table.pay_money(seat, tile_action_price(table, seat, side, made), made)
    build_tile(table, seat, side)
    set_off(table, seat, AFTER_ACTION, CANAL, colour)


def build_tile(table: Bruges, seat: int, side: int) -> int:
    """Put a tile on the canal and return the colour of its field; a section completed earns a statue."""
    player = table.players[seat]
    colour = table.add_tile(seat, side)
    if player.canal[side] == FIELDS and not player.sections >> side & 1:  # once in the game (ruling 14)
        player.sections |= 1 << side
        table.take_statue(seat)
    for other in table.others(seat):
        set_off(table, other, OTHER_BUILT, -1, colour)
    return colour
