"""Standard actions with cards: which are on offer, carrying one out, and why one is refused."""

from __future__ import annotations

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.message import Message
from burgomaster.games.hamburg.actions import (
    BUILD_ACTION,
    DECREASE_ACTION,
    MONEY_ACTION,
    SITE_ACTION,
    TILE_PRICES,
    WALL_ACTIONS,
    WORKERS_ACTION,
    TileAction,
)
from burgomaster.games.hamburg.box.components import COLOUR, COLOURS, FIRST_GARDEN, LEFT, RIGHT
from burgomaster.games.hamburg.choices import (
    BUILD_WITH,
    DECREASE_WITH,
    LAY_WITH,
    MONEY_WITH,
    SITE_WITH,
    WALL_WITH,
    WORKERS_WITH,
    Build,
    Decrease,
    Lay,
    Site,
    TakeMoney,
    TakeWorkers,
    Wall,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import FROM_HAND, building_price, prices_change
from burgomaster.games.rows.actions import ALL_COLOURS
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.effect import NO_COLOUR


def action_of(choice: StandardAction) -> TileAction:
    """Return the standard action that a choice names."""
    if isinstance(choice, TakeWorkers):
        return WORKERS_ACTION
    if isinstance(choice, TakeMoney):
        return MONEY_ACTION
    if isinstance(choice, Decrease):
        return DECREASE_ACTION
    if isinstance(choice, Wall):
        return WALL_ACTIONS[choice.side]
    return SITE_ACTION if isinstance(choice, Site) else BUILD_ACTION


def payable_colours(
    table: Hamburg, seat: int, how: int, changed: int
) -> tuple[int, int, int, int, int, int, int]:
    """Return the colours of cards with which each action can be taken, as sets; the wall's halves apart."""
    workers = WORKERS_ACTION.possible(table, seat, how)
    money = MONEY_ACTION.possible(table, seat, how)
    decreasing = DECREASE_ACTION.possible(table, seat, how)
    left = WALL_ACTIONS[LEFT].possible(table, seat, how)
    right = WALL_ACTIONS[RIGHT].possible(table, seat, how)
    site = SITE_ACTION.possible(table, seat, how)
    buildable = ALL_COLOURS
    if changed & TILE_PRICES:
        workers = WORKERS_ACTION.payable(table, seat, how, workers)
        decreasing = DECREASE_ACTION.payable(table, seat, how, decreasing)
        site = SITE_ACTION.payable(table, seat, how, site)
        buildable = BUILD_ACTION.payable(table, seat, how, buildable)
    return workers, money, decreasing, left, right, site, buildable


def action_offers(
    table: Hamburg, seat: int, cards: list[int], announced: int, how: int, choices: list[Choice]
) -> list[Choice]:
    """Add every standard action that these cards allow; `announced` is the colour given to them (224)."""
    player = table.players[seat]
    marks = player.marks
    changed = prices_change(player)
    workers, money, decreasing, left, right, site, buildable = payable_colours(table, seat, how, changed)
    buildings = [BUILD_WITH.at(place) for place in table.free_places(seat)]
    costs = table.box.cost
    for card in cards:
        colour = COLOUR[card]
        if announced != NO_COLOUR:
            if colour == announced:
                continue
            colour = announced
        if workers >> colour & 1:
            choices.append(WORKERS_WITH[card])
        if money >> colour & 1:
            choices.append(MONEY_WITH[card])
        if decreasing >> colour & 1:
            choices.append(DECREASE_WITH[card])
        if left >> colour & 1:
            choices.append(WALL_WITH[LEFT][card])
        if right >> colour & 1:
            choices.append(WALL_WITH[RIGHT][card])
        if site >> colour & 1:
            choices.append(SITE_WITH[card])
        if announced == NO_COLOUR and (buildings or card >= FIRST_GARDEN):
            cost = building_price(table, seat, card, how) if changed else costs[card]
            if cost <= marks and buildable >> colour & 1:
                if card >= FIRST_GARDEN:
                    choices.append(LAY_WITH[card])
                else:
                    for there in buildings:
                        choices.append(there[card])
    return choices


def act(table: Hamburg, seat: int, choice: Choice, announced: int, how: int) -> None:
    """Carry out a standard action with a card from the hand, or with the card held."""
    assert isinstance(choice, StandardAction)
    colour = COLOUR[choice.card] if announced == NO_COLOUR else announced
    action = action_of(choice)
    if table.watched:
        table.because(Cause("action", action.name))
    if how == FROM_HAND:
        for part in table.parts:
            part.after_action(table, seat, action.number, colour)
    action.do(table, seat, choice, colour, how)


def action_refusal(
    table: Hamburg, seat: int, cards: list[int], announced: int, how: int, choice: StandardAction
) -> Message | None:
    """Return why a standard action is not on offer; None if it is."""
    card = choice.card
    if card not in cards:
        in_hand = card in table.players[seat].hand
        return Message("hb-only-card-taken" if in_hand else "hb-card-not-in-hand", card=card)
    if announced != NO_COLOUR and (isinstance(choice, (Build, Lay)) or COLOUR[card] == announced):
        return Message("hb-colour-announced", colour=COLOURS[announced])
    colour = COLOUR[card] if announced == NO_COLOUR else announced
    return action_of(choice).why_not(table, seat, choice, colour, how)
