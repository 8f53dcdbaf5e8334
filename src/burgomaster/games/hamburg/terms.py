"""Prices: of buildings, wall segments and advances on City Hall Square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.games.hamburg.box.components import BLACK, COLOUR, FIRST_GARDEN, cards_in
from burgomaster.games.hamburg.cards.effect import (
    BLACK_DIE_WALL,
    BUILDING_DISCOUNT,
    FREE_WALL,
    HALF_PRICE,
    SQUARE_DISCOUNT,
    SQUARE_SURCHARGE,
    Standing,
)

if TYPE_CHECKING:
    from burgomaster.games.hamburg.table import Hamburg

NO_PRICE: int = -1
"""It cannot be bought at any price."""


class Changed(Standing):
    """A standing building that changes a price by an amount, or what it is about by a colour."""

    def __init__(self, hook: int, amount: int = 0, colour: int = -1) -> None:
        super().__init__(hook)
        self.amount = amount
        self.colour = colour


def changes(table: Hamburg, seat: int, hook: int) -> list[Changed]:
    """Return the changes of a kind that a seat's standing buildings make."""
    found: list[Changed] = []
    for card in cards_in(table.answers(seat, hook)):
        standing = table.box.standing(card, hook)
        if isinstance(standing, Changed):
            found.append(standing)
    return found


def building_price(table: Hamburg, seat: int, card: int) -> int:
    """Return what constructing a card costs: halved first, then reduced, never below 0 (ruling 9)."""
    price = table.box.cost[card]
    answering = table.players[seat].answering
    if answering >> HALF_PRICE & 1 and card < FIRST_GARDEN:
        for change in changes(table, seat, HALF_PRICE):
            if change.colour == COLOUR[card]:
                price = (price + 1) // 2
    if answering >> BUILDING_DISCOUNT & 1:
        for change in changes(table, seat, BUILDING_DISCOUNT):
            price -= change.amount
    return max(price, 0)


def wall_price(table: Hamburg, seat: int, side: int, standard: bool) -> int:
    """Return what the next segment of a half costs; `NO_PRICE` if the half is complete."""
    built = table.players[seat].wall[side]
    if built == 5:
        return NO_PRICE
    price = table.box.board.wall_costs[built]
    answering = table.players[seat].answering
    if answering >> BLACK_DIE_WALL & 1:
        price = min(price, table.dice[BLACK])
    if standard and answering >> FREE_WALL & 1:
        price = 0
    return price


def square_price(table: Hamburg, seat: int) -> int:
    """Return what an advance costs in phase II: all 1s and 2s of the dice; `NO_PRICE` if there are none."""
    low = [pips for pips in table.dice if pips in (1, 2)]
    if not low:
        return NO_PRICE
    price = sum(low)
    for change in changes(table, seat, SQUARE_DISCOUNT):
        price = max(price - change.amount, 0)
    return price + square_surcharge(table, seat)


def square_surcharge(table: Hamburg, seat: int) -> int:
    """Return what others' buildings add to an advance in phase II (240), whatever it costs."""
    if table.phase != 2:
        return 0
    surcharge = 0
    for other in table.others(seat):
        if table.answers(other, SQUARE_SURCHARGE):
            surcharge += table.dice[BLACK]
    return surcharge
