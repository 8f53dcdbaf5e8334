"""Terms: what things cost and bring, and how many; what persons laid out may change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.phrase import Phrase, Value
from burgomaster.core.sum import Sum
from burgomaster.games.bruges.box.components import COLOURS, FIELDS
from burgomaster.games.bruges.cards.hooks import (
    FOURTH_STRIKES,
    FREE_CANAL,
    FREE_HOUSE,
    HALF_PRICE,
    HAND_LIMIT,
    MONEY_TAKEN,
    PERSON_DISCOUNT,
    REPUTATION_DISCOUNT,
    SAID,
    THREATS_RETURNED,
    WORKERS_TAKEN,
)
from burgomaster.games.rows.effect import NO_COLOUR, Standing
from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.bruges.table import Bruges

# How a card comes to be played.
FROM_HAND: Final = 0
SHOWN: Final = 1
"""Everyone has just seen which card it is."""

NO_PRICE: Final = -1
"""It cannot be had at any price."""
LOW: Final = (1, 2)
"""The results whose sum is the price of an advance."""
HIGH: Final = (5, 6)
"""The results that deal threat markers."""


STRIKING: Final = 3
"""With which marker of a colour the damage occurs."""


class Changed(Standing):
    """A person who changes a quantity by an amount, or to it; perhaps only for one colour."""

    def __init__(self, hook: int, amount: int = 0, colour: int = NO_COLOUR) -> None:
        super().__init__(hook, SAID[hook])
        self.amount: Final = amount
        self.colour: Final = colour

    def spell(self) -> Phrase:
        arguments: dict[str, Value] = {"count": self.amount}
        if self.colour != NO_COLOUR:
            arguments["colour"] = COLOURS[self.colour]
        return Phrase(self.said, None, **arguments)


def _changes(table: Bruges, seat: int, hook: int) -> list[Changed]:
    """Return the changes of a kind that hold for a seat."""
    found: list[Changed] = []
    answering = table.answers(seat, hook)
    if not answering:
        return found
    for card in cards_in(answering):
        change = table.box.standing(card, hook)
        if isinstance(change, Changed):
            found.append(change)
    return found


def _tell(table: Bruges, seat: int, change: Changed, amount: int, made: Sum) -> None:
    """Add to a sum what a change made of it, under the name of the person who has it."""
    for card in cards_in(table.answers(seat, change.hook)):
        if table.box.standing(card, change.hook) is change:
            table.add_row(made, card, amount)


def _instead(table: Bruges, seat: int, hook: int, usual: int, made: Sum | None = None) -> int:
    """Return a quantity to which persons change it, the highest of them."""
    for change in _changes(table, seat, hook):
        if made is not None and change.amount > usual:
            _tell(table, seat, change, change.amount - usual, made)
        usual = max(usual, change.amount)
    return usual


def tell_changing(table: Bruges, seat: int, hook: int) -> None:
    """Tell everyone which person of a seat changes a rule just now."""
    for card in cards_in(table.answers(seat, hook))[:1]:
        table.tell_work(seat, card)


# Whoever tells what something costs or brings gives a sum, and finds in it what made the amount.


def hand_limit(table: Bruges, seat: int) -> int:
    """Return up to how many cards a hand is filled in phase 1."""
    return _instead(table, seat, HAND_LIMIT, table.box.board.hand_limit)


def workers_taken(table: Bruges, seat: int, made: Sum | None = None) -> int:
    """Return how many workers 'take two workers' brings."""
    workers = table.box.board.workers_taken
    if made is not None:
        made.begin(workers, "br-sum-action")
    return _instead(table, seat, WORKERS_TAKEN, workers, made)


def guilders_taken(table: Bruges, seat: int, colour: int, made: Sum | None = None) -> int:
    """Return how many guilders a card that counts as this colour brings: those of its die, and more."""
    guilders = table.dice[colour]
    if made is not None:
        made.begin(guilders, "br-sum-die", colour=COLOURS[colour])
    for change in _changes(table, seat, MONEY_TAKEN):
        if change.colour == colour:
            guilders += change.amount
            if made is not None:
                _tell(table, seat, change, change.amount, made)
    return guilders


def threats_returned(table: Bruges, seat: int) -> int:
    """Return how many markers the action 'return a threat marker' returns."""
    return _instead(table, seat, THREATS_RETURNED, 1)


def house_needs_worker(table: Bruges, seat: int) -> bool:
    """Tell whether a house built with a card costs a worker of its colour."""
    return not table.players[seat].answering >> FREE_HOUSE & 1


def tile_price(table: Bruges, seat: int, side: int) -> int:
    """Return the price printed on the next field of a section; `NO_PRICE` if it is complete."""
    built = table.players[seat].canal[side]
    return table.box.board.canal_costs[built] if built < FIELDS else NO_PRICE


def tile_action_price(table: Bruges, seat: int, side: int, made: Sum | None = None) -> int:
    """Return what the next tile of a section costs by the action 'build a canal tile'."""
    price = tile_price(table, seat, side)
    if made is not None:
        made.begin(price, "br-sum-price")
    if price == NO_PRICE or not table.players[seat].answering >> FREE_CANAL & 1:
        return price
    if made is not None:
        table.add_row(made, cards_in(table.answers(seat, FREE_CANAL))[0], -price)
    return 0


def person_price(table: Bruges, seat: int, card: int, colour: int, made: Sum | None = None) -> int:
    """Return what laying a card that counts as a colour costs as a person, never below 0.

    It is halved first, rounded up, then lowered (ruling 21).
    """
    price = table.box.cost[card]
    if made is not None:
        made.begin(price, "br-sum-price")
    answering = table.players[seat].answering
    if answering >> HALF_PRICE & 1:
        for change in _changes(table, seat, HALF_PRICE):
            if change.colour == colour:
                if made is not None:
                    _tell(table, seat, change, -(price // 2), made)
                price = (price + 1) // 2
    if answering >> PERSON_DISCOUNT & 1:
        for change in _changes(table, seat, PERSON_DISCOUNT):
            price -= change.amount
            if made is not None:
                _tell(table, seat, change, -change.amount, made)
    if made is not None:
        made.cut()
    return max(price, 0)


def advance_price(table: Bruges, seat: int, made: Sum | None = None) -> int:
    """Return what an advance costs in phase 2: all 1s and 2s; `NO_PRICE` without them or on the last field.

    A person who makes it cheaper cannot make it possible (ruling 4).
    """
    price = 0
    for pips in table.dice:
        if pips in LOW:
            price += pips
    if not price or table.players[seat].reputation + 1 >= len(table.box.board.reputation):
        return NO_PRICE
    if made is not None:
        made.begin(price, "br-sum-dice")
    for change in _changes(table, seat, REPUTATION_DISCOUNT):
        price -= change.amount
        if made is not None:
            _tell(table, seat, change, -change.amount, made)
    if made is not None:
        made.cut()
    return max(price, 0)


def markers_that_strike(table: Bruges, seat: int) -> int:
    """Return with which threat marker of a colour the damage occurs: the third, or the fourth."""
    return STRIKING + 1 if table.players[seat].answering >> FOURTH_STRIKES & 1 else STRIKING
