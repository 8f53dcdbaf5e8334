"""The six actions: with which cards each is possible, what it costs and brings, and why not."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import (
    ACTIONS,
    CANAL,
    COLOUR,
    COLOURS,
    HOUSE,
    LEFT,
    PERSON,
    RETURN_THREAT,
    RIGHT,
    SIDES,
    TAKE_MONEY,
    TAKE_WORKERS,
)
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, HALF_PRICE, PERSON_DISCOUNT
from burgomaster.games.bruges.choices import (
    CANAL_WITH,
    HOUSE_WITH,
    MONEY_WITH,
    PERSON_FORM,
    THREAT_WITH,
    WORKERS_WITH,
    Action,
    BuildCanal,
    BuildHouse,
    LayPerson,
    ReturnThreat,
    TakeGuilders,
    TakeTwoWorkers,
)
from burgomaster.games.bruges.construction import build_tile, laid
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import (
    NO_PRICE,
    guilders_taken,
    house_needs_worker,
    person_price,
    threats_returned,
    tile_action_price,
    workers_taken,
)
from burgomaster.games.bruges.threats import give_back, no_threat
from burgomaster.games.rows.triggers import follow_later, followers, set_off

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1
PRICE_CHANGES: Final = 1 << HALF_PRICE | 1 << PERSON_DISCOUNT


def colours_of(counts: list[int]) -> int:
    """Return the colours of which there is any, a bit each."""
    found = 0
    for colour, count in enumerate(counts):
        if count:
            found |= 1 << colour
    return found


def play(table: Bruges, seat: int, card: int, action: int) -> None:
    """Put the card on the discard pile, and say which action it is."""
    table.play_from_hand(seat, card)
    if table.watched:
        table.report("br-act", seat, card=card, action=ACTIONS[action])


def guilders_short(table: Bruges, seat: int, price: int) -> Message:
    """Return that something costs more than one has."""
    return Message("br-guilders-short", price=price, guilders=table.players[seat].guilders)


# I. Take two workers.


def take_two_workers(table: Bruges, seat: int, card: int, colour: int) -> None:
    """Take two workers of the card's colour."""
    play(table, seat, card, TAKE_WORKERS)
    table.gain_workers(seat, colour, workers_taken(table, seat))
    set_off(table, seat, AFTER_ACTION, TAKE_WORKERS, colour)


# II. Take 1 to 6 guilders.


def take_guilders(table: Bruges, seat: int, card: int, colour: int) -> None:
    """Take as many guilders as the die of the card's colour shows."""
    play(table, seat, card, TAKE_MONEY)
    table.gain_money(seat, guilders_taken(table, seat, colour))
    set_off(table, seat, AFTER_ACTION, TAKE_MONEY, colour)


# III. Return a threat marker.


def return_threat(table: Bruges, seat: int, card: int, colour: int) -> None:
    """Return a threat marker of the card's colour, for a point."""
    play(table, seat, card, RETURN_THREAT)
    for _ in range(threats_returned(table, seat)):
        give_back(table, seat, colour)
    set_off(table, seat, AFTER_ACTION, RETURN_THREAT, colour)


# IV. Build a canal tile.


def tile_colours(table: Bruges, seat: int, side: int) -> int:
    """Return the colour of cards with which the next tile of a section can be built now, as a set."""
    price = tile_action_price(table, seat, side)
    player = table.players[seat]
    if price == NO_PRICE or price > player.money:
        return 0
    return 1 << table.box.board.canals[seat][side][player.canal[side]]


def no_tile(table: Bruges, seat: int, side: int, colour: int) -> Message:
    """Return why a card of this colour does not build the next tile of a section."""
    price = tile_action_price(table, seat, side)
    if price == NO_PRICE:
        return Message("br-section-complete", side=SIDES[side])
    wanted = table.box.board.canals[seat][side][table.players[seat].canal[side]]
    if wanted != colour:
        needed, given = COLOURS[wanted], COLOURS[colour]
        return Message("br-field-colour", side=SIDES[side], wanted=needed, colour=given)
    return guilders_short(table, seat, price)


def build_canal(table: Bruges, seat: int, card: int, colour: int, side: int) -> None:
    """Build the next tile of a section, with a card of its colour, for the price on its field."""
    play(table, seat, card, CANAL)
    table.pay_money(seat, tile_action_price(table, seat, side))
    build_tile(table, seat, side)
    set_off(table, seat, AFTER_ACTION, CANAL, colour)


# V. Build a house.


def house_colours(table: Bruges, seat: int) -> int:
    """Return the colours of cards with which a house can be built now, a bit each."""
    return colours_of(table.players[seat].workers) if house_needs_worker(table, seat) else ALL_COLOURS


def build_house(table: Bruges, seat: int, card: int, colour: int, seen: bool) -> None:
    """Lay the card face down as a house, for a worker of its colour."""
    if house_needs_worker(table, seat):
        table.return_workers(seat, colour, 1)
    table.build_from_hand(seat, card, seen)
    set_off(table, seat, AFTER_ACTION, HOUSE, colour)


# VI. Lay a person.


def lay_person(table: Bruges, seat: int, card: int, place: int) -> None:
    """Lay the card on a house with room, for its price."""
    colour = COLOUR[card]
    # Who lay there when the action was chosen follows it, when all else is done: not the person itself.
    follow_later(table, seat, AFTER_ACTION, followers(table, seat, AFTER_ACTION, PERSON, colour), colour)
    table.pay_money(seat, person_price(table, seat, card))
    table.leave_hand(seat, card)
    table.stand(seat, card, place)
    laid(table, seat, card)


def no_place(table: Bruges, seat: int, place: int) -> Message:
    """Return why nobody can be laid on a house."""
    if not table.free_places(seat):
        return Message("br-no-empty-house")
    there = place <= len(table.players[seat].houses)
    return Message("br-house-not-empty" if there else "br-no-such-house", place=place)


# All of them.


def action_offers(table: Bruges, seat: int, cards: list[int], choices: list[Choice]) -> list[Choice]:
    """Add every action that these cards allow."""
    player = table.players[seat]
    money, forged = player.money, player.forged
    threats = colours_of(player.threats)
    left = tile_colours(table, seat, LEFT)
    right = tile_colours(table, seat, RIGHT)
    houses = house_colours(table, seat)
    places = table.free_places(seat)
    changed = player.answering & PRICE_CHANGES
    costs = table.box.cost
    for card in cards:
        colour = forged - 1 if forged else COLOUR[card]
        choices.append(WORKERS_WITH[card])
        choices.append(MONEY_WITH[card])
        if threats >> colour & 1:
            choices.append(THREAT_WITH[card])
        if left >> colour & 1:
            choices.append(CANAL_WITH[LEFT][card])
        if right >> colour & 1:
            choices.append(CANAL_WITH[RIGHT][card])
        if houses >> colour & 1:
            choices.append(HOUSE_WITH[card])
        if places and (person_price(table, seat, card) if changed else costs[card]) <= money:
            for place in places:
                choices.append(PERSON_FORM.of(card, place))
    return choices


def act(table: Bruges, seat: int, choice: Choice, seen: bool) -> None:
    """Carry out an action with a card from the hand, or with the card held, which all may have `seen`."""
    assert isinstance(choice, Action)
    card = choice.card
    forged = table.players[seat].forged
    colour = forged - 1 if forged else COLOUR[card]
    if forged:
        table.forge(seat, 0)
    if table.watched:
        table.because(Cause("action", ACTIONS[number_of(choice)]))
    if isinstance(choice, TakeTwoWorkers):
        take_two_workers(table, seat, card, colour)
    elif isinstance(choice, TakeGuilders):
        take_guilders(table, seat, card, colour)
    elif isinstance(choice, ReturnThreat):
        return_threat(table, seat, card, colour)
    elif isinstance(choice, BuildCanal):
        build_canal(table, seat, card, colour, choice.side)
    elif isinstance(choice, BuildHouse):
        build_house(table, seat, card, colour, seen)
    else:
        assert isinstance(choice, LayPerson)
        lay_person(table, seat, card, choice.place)


def number_of(choice: Action) -> int:
    """Return which of the six actions a choice names."""
    if isinstance(choice, TakeTwoWorkers):
        return TAKE_WORKERS
    if isinstance(choice, TakeGuilders):
        return TAKE_MONEY
    if isinstance(choice, ReturnThreat):
        return RETURN_THREAT
    if isinstance(choice, BuildCanal):
        return CANAL
    return HOUSE if isinstance(choice, BuildHouse) else PERSON


def action_refusal(table: Bruges, seat: int, cards: list[int], choice: Action) -> Message | None:
    """Return why an action is not on offer; None if it is."""
    card, player = choice.card, table.players[seat]
    colour = player.forged - 1 if player.forged else COLOUR[card]
    if card not in cards:
        return Message("br-card-not-in-hand", card=card)
    if isinstance(choice, ReturnThreat) and not player.threats[colour]:
        return no_threat(colour)
    if isinstance(choice, BuildCanal) and not tile_colours(table, seat, choice.side) >> colour & 1:
        return no_tile(table, seat, choice.side, colour)
    if isinstance(choice, BuildHouse) and not house_colours(table, seat) >> colour & 1:
        return Message("br-worker-short", colour=COLOURS[colour])
    if isinstance(choice, LayPerson):
        if choice.place not in table.free_places(seat):
            return no_place(table, seat, choice.place)
        price = person_price(table, seat, card)
        if price > player.money:
            return guilders_short(table, seat, price)
    return None
