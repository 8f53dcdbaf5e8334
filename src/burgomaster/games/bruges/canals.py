"""The canals: two sections of five fields, left and right of a player's gatehouse (action IV)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.sum import Sum
from burgomaster.games.bruges.box.components import ACTIONS, CANAL, COLOURS, FIELDS, LEFT, RIGHT, SIDES
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, OTHER_BUILT
from burgomaster.games.bruges.guilders import guilders_short
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import NO_PRICE, tile_action_price
from burgomaster.games.rows.actions import Action
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.triggers import set_off


class CanalAction(Action[Bruges]):
    """Action IV: build the next tile of a section, with a card of its colour, for the price on its field."""

    def __init__(self, side: int) -> None:
        super().__init__(CANAL, ACTIONS[CANAL])
        self.side: Final = side

    def possible(self, table: Bruges, seat: int, how: int) -> int:
        price = tile_action_price(table, seat, self.side)
        player = table.players[seat]
        if price == NO_PRICE or price > player.money:
            return 0
        section = table.gatehouses[seat] * len(SIDES) + self.side
        return table.box.board.field_colours[section * FIELDS + player.canal[self.side]]

    def price(
        self, table: Bruges, seat: int, card: int, colour: int, how: int, made: Sum | None = None
    ) -> int:
        return tile_action_price(table, seat, self.side, made)

    def do(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        self.play(table, seat, choice.card)
        self.pay(table, seat, choice.card, colour, how)
        build_tile(table, seat, self.side)
        set_off(table, seat, AFTER_ACTION, CANAL, colour)

    def reason(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> Message:
        price = tile_action_price(table, seat, self.side)
        side = SIDES[self.side]
        if price == NO_PRICE:
            return Message("br-section-complete", side=side)
        wanted = table.canal_of(seat)[self.side][table.players[seat].canal[self.side]]
        if wanted != colour:
            needed, given = COLOURS[wanted], COLOURS[colour]
            return Message("br-field-colour", side=side, wanted=needed, colour=given)
        return guilders_short(table, seat, price)


CANAL_ACTIONS: Final = (CanalAction(LEFT), CanalAction(RIGHT))


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
