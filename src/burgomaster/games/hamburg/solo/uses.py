"""Which buildings TOM uses, and where his worker and the cleric stand (ruling 36)."""

from __future__ import annotations

from typing import Any

from burgomaster.core.choice import Choice
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    COLOURS,
    LEFT,
    RIGHT,
)
from burgomaster.games.hamburg.cards.church import (
    PlaceInChurch,
)
from burgomaster.games.hamburg.choices import (
    MOVE_CLERIC_FORM,
    TWICE,
)
from burgomaster.games.hamburg.flow import gives_by_itself, workers_given
from burgomaster.games.hamburg.solo.best import (
    best_of,
    cards_at,
    gives,
    tell_why,
    worth_again,
    worth_preventing,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import ADVANCE, DONE, Copy, Use

# Using buildings.


def _never_in_church(table: Hamburg, choices: list[Choice]) -> list[Choice]:
    """Return the uses among the choices but that of 189 (ruling 40)."""
    return [
        choice
        for choice in choices
        if isinstance(choice, Use)
        and not any(isinstance(effect, PlaceInChurch) for effect in table.box.rows[choice.card])
    ]


def before_disasters(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """What gives a worker that he needs to prevent an increase; all else waits till disasters are over."""
    needed = 0
    for colour in range(len(COLOURS)):
        if not table.players[seat].workers[colour] and worth_preventing(table, seat, colour):
            needed |= 1 << colour
    uses = [
        choice
        for choice in _never_in_church(table, choices)
        if isinstance(choice, Use) and workers_given(table, seat, choice.card) & needed
    ]
    waits = any(isinstance(choice, Use) and gives_by_itself(table, choice.card) for choice in choices)
    tell_why(table, seat, "free-gift" if uses else "gift-later" if waits else "never-church")
    return uses[0] if uses else DONE


def city_hall(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """He advances whenever he can pay, with 002 too (rulings 39 and 42)."""
    uses = _never_in_church(table, choices)
    if ADVANCE in choices or uses:
        tell_why(table, seat, "advances")
        return ADVANCE if ADVANCE in choices else uses[0]
    tell_why(table, seat, "never-church")
    return DONE


def flash_again(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Choose whether to activate a flash a second time."""
    if any(isinstance(effect, PlaceInChurch) for effect in table.box.rows[what]):
        tell_why(table, seat, "never-church")
        return DONE
    tell_why(table, seat, "twice")
    return TWICE


def activate_again(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The best building used already that gives something again (ruling 76)."""
    worth = worth_again(table, seat, choices)
    return best_of(table, step, seat, what, count, worth or choices)


def activate_freely(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """From left to right all that give something (ruling 76)."""
    offered = {choice.card: choice for choice in choices if isinstance(choice, Use)}
    for card in table.players[seat].buildings():
        if card in offered and gives(table, seat, card, True):
            tell_why(table, seat, "leftmost")
            return offered[card]
    tell_why(table, seat, "nothing-in-it")
    return DONE


def copy_flash(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Your best flash, of equal ones the leftmost (ruling 76)."""
    offered = {choice.card: choice for choice in choices if isinstance(choice, Copy)}
    from_left: list[Choice] = []
    for other in table.others(seat):
        from_left += [offered[card] for card in table.players[other].buildings() if card in offered]
    return best_of(table, step, seat, what, count, from_left)


def decline(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Exchange no workers."""
    tell_why(table, seat, "nothing-in-it")
    return DONE


def take_gift(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Whatever is given; a card for the hand is not offered to him (ruling 78)."""
    tell_why(table, seat, "gift")
    return choices[0]


# The church.


def place_in_church(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Never (ruling 40)."""
    tell_why(table, seat, "never-church")
    return DONE


def move_cleric(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """To the neighbour with most of his cards, of equal ones the lower window (ruling 86)."""
    tell_why(table, seat, "more-cards")
    lower = cards_at(table, seat, table.cleric - 1)
    return MOVE_CLERIC_FORM.of(LEFT if lower >= cards_at(table, seat, table.cleric + 1) else RIGHT)
