"""The six actions: which of them cards allow, and that a card is played for one.

Each action stands where its thing is: workers, guilders, threats, canals, houses, persons.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import COLOUR, LEFT, RIGHT
from burgomaster.games.bruges.canals import CANAL_ACTIONS
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
    ReturnThreat,
    TakeGuilders,
    TakeTwoWorkers,
)
from burgomaster.games.bruges.guilders import GUILDERS_ACTION
from burgomaster.games.bruges.houses import HOUSE_ACTION
from burgomaster.games.bruges.persons import PERSON_ACTION
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import FROM_HAND, person_price
from burgomaster.games.bruges.threats import THREAT_ACTION
from burgomaster.games.bruges.workers import WORKERS_ACTION
from burgomaster.games.rows.actions import Action
from burgomaster.games.rows.choices import StandardAction

PRICE_CHANGES: Final = 1 << HALF_PRICE | 1 << PERSON_DISCOUNT


def action_of(choice: StandardAction) -> Action[Bruges]:
    """Return the action that a choice names."""
    if isinstance(choice, TakeTwoWorkers):
        return WORKERS_ACTION
    if isinstance(choice, TakeGuilders):
        return GUILDERS_ACTION
    if isinstance(choice, ReturnThreat):
        return THREAT_ACTION
    if isinstance(choice, BuildCanal):
        return CANAL_ACTIONS[choice.side]
    return HOUSE_ACTION if isinstance(choice, BuildHouse) else PERSON_ACTION


def action_offers(table: Bruges, seat: int, cards: list[int], choices: list[Choice]) -> list[Choice]:
    """Add every action that these cards allow; workers and guilders can always be taken."""
    player = table.players[seat]
    money, forged = player.money, player.forged
    threats = THREAT_ACTION.possible(table, seat, FROM_HAND)
    left = CANAL_ACTIONS[LEFT].possible(table, seat, FROM_HAND)
    right = CANAL_ACTIONS[RIGHT].possible(table, seat, FROM_HAND)
    houses = HOUSE_ACTION.possible(table, seat, FROM_HAND)
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


def act(table: Bruges, seat: int, choice: Choice, how: int) -> None:
    """Carry out an action with a card from the hand, or with the card held."""
    assert isinstance(choice, StandardAction)
    forged = table.players[seat].forged
    colour = forged - 1 if forged else COLOUR[choice.card]
    if forged:
        table.forge(seat, 0)
    action = action_of(choice)
    if table.watched:
        table.because(Cause("action", action.name))
    action.do(table, seat, choice, colour, how)


def action_refusal(table: Bruges, seat: int, cards: list[int], choice: StandardAction) -> Message | None:
    """Return why an action is not on offer; None if it is."""
    card, player = choice.card, table.players[seat]
    colour = player.forged - 1 if player.forged else COLOUR[card]
    if card not in cards:
        return Message("br-only-card-taken" if card in player.hand else "br-card-not-in-hand", card=card)
    return action_of(choice).why_not(table, seat, choice, colour, FROM_HAND)
