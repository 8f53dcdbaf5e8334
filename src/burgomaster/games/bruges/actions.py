"""The six actions: with which cards each is possible, which is carried out, and why not.

What each costs and brings is told where its thing is: workers, guilders, threats, canals, houses, persons.
"""

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
    TAKE_MONEY,
    TAKE_WORKERS,
)
from burgomaster.games.bruges.canals import build_canal, no_tile, tile_colours
from burgomaster.games.bruges.cards.hooks import HALF_PRICE, PERSON_DISCOUNT
from burgomaster.games.bruges.choices import (
    CANAL_WITH,
    HOUSE_WITH,
    MONEY_WITH,
    PERSON_WITH,
    THREAT_WITH,
    WORKERS_WITH,
    BuildCanal,
    BuildHouse,
    LayPerson,
    ReturnThreat,
    TakeGuilders,
    TakeTwoWorkers,
)
from burgomaster.games.bruges.guilders import guilders_short, take_guilders
from burgomaster.games.bruges.houses import build_house, house_colours
from burgomaster.games.bruges.persons import lay_person, no_place
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import person_price
from burgomaster.games.bruges.threats import no_threat, return_threat
from burgomaster.games.bruges.workers import colours_of, take_two_workers
from burgomaster.games.rows.choices import StandardAction

PRICE_CHANGES: Final = 1 << HALF_PRICE | 1 << PERSON_DISCOUNT


def action_offers(table: Bruges, seat: int, cards: list[int], choices: list[Choice]) -> list[Choice]:
    """Add every action that these cards allow."""
    player = table.players[seat]
    money, forged = player.money, player.forged
    threats = colours_of(player.threats)
    left = tile_colours(table, seat, LEFT)
    right = tile_colours(table, seat, RIGHT)
    houses = house_colours(table, seat)
    persons = [PERSON_WITH.at(place) for place in table.free_places(seat)]
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
        if persons and (person_price(table, seat, card, colour) if changed else costs[card]) <= money:
            for there in persons:
                choices.append(there[card])
    return choices


def act(table: Bruges, seat: int, choice: Choice, seen: bool) -> None:
    """Carry out an action with a card from the hand, or with the card held, which all may have `seen`."""
    assert isinstance(choice, StandardAction)
    card = choice.card
    forged = table.players[seat].forged
    colour = forged - 1 if forged else COLOUR[card]
    if forged:
        table.forge(seat, 0)
    if table.watched:
        table.because(Cause("action", ACTIONS[number_of(choice)]))
    if isinstance(choice, BuildHouse):
        build_house(table, seat, card, colour, seen)
    elif isinstance(choice, LayPerson):
        lay_person(table, seat, card, colour, choice.place)
    else:
        play(table, seat, choice)
        if isinstance(choice, TakeTwoWorkers):
            take_two_workers(table, seat, colour)
        elif isinstance(choice, TakeGuilders):
            take_guilders(table, seat, colour)
        elif isinstance(choice, ReturnThreat):
            return_threat(table, seat, colour)
        else:
            assert isinstance(choice, BuildCanal)
            build_canal(table, seat, colour, choice.side)


def play(table: Bruges, seat: int, choice: StandardAction) -> None:
    """Put the card on the discard pile, and say which action it is."""
    table.play_from_hand(seat, choice.card)
    if table.watched:
        table.report("br-act", seat, card=choice.card, action=ACTIONS[number_of(choice)])


def number_of(choice: StandardAction) -> int:
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


def action_refusal(table: Bruges, seat: int, cards: list[int], choice: StandardAction) -> Message | None:
    """Return why an action is not on offer; None if it is."""
    card, player = choice.card, table.players[seat]
    colour = player.forged - 1 if player.forged else COLOUR[card]
    if card not in cards:
        return Message("br-only-card-taken" if card in player.hand else "br-card-not-in-hand", card=card)
    if isinstance(choice, ReturnThreat) and not player.threats[colour]:
        return no_threat(colour)
    if isinstance(choice, BuildCanal) and not tile_colours(table, seat, choice.side) >> colour & 1:
        return no_tile(table, seat, choice.side, colour)
    if isinstance(choice, BuildHouse) and not house_colours(table, seat) >> colour & 1:
        return Message("br-worker-short", colour=COLOURS[colour])
    if isinstance(choice, LayPerson):
        if choice.place not in table.free_places(seat):
            return no_place(table, seat, choice.place)
        price = person_price(table, seat, card, colour)
        if price > player.money:
            return guilders_short(table, seat, price)
    return None
