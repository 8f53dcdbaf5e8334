"""The colours TOM chooses: of disasters, workers and piles (ruling 36)."""

from __future__ import annotations

from typing import Any

from burgomaster.core.choice import Choice
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    BLACK,
    CARDS,
    COLOUR,
    COLOURS,
    FIRE,
)
from burgomaster.games.hamburg.cards.effects import SAME, DecreaseDisaster, DrawAndAct
from burgomaster.games.hamburg.cards.sites import DrawSites
from burgomaster.games.hamburg.solo.best import dice_order, tell_why
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import ignored
from burgomaster.games.rows.choices import DONE, OfColour
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.words import GainDie

# Colours.


def _by_colour(table: Hamburg, choices: list[Choice], values: list[int]) -> Choice:
    """Return the choice whose colour has the highest value, of equal ones the first in dice order."""
    best: Choice | None = None
    most = 0
    for colour in dice_order(table):
        for choice in choices:
            mine = isinstance(choice, OfColour) and choice.colour == colour
            if mine and (best is None or values[colour] > most):
                best, most = choice, values[colour]
    assert best is not None
    return best


def highest_level(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Choose the disaster with the highest level."""
    tell_why(table, seat, "highest-level")
    return _by_colour(table, choices, table.players[seat].levels)


def _lowest_level(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    tell_why(table, seat, "lowest-level")
    return _by_colour(table, choices, [-level for level in table.players[seat].levels])


def choose_rise(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """His lowest level; 231 is declined where what was drawn is ignored (rulings 40 and 86)."""
    if what & ignored(table, seat):
        tell_why(table, seat, "ignored")
        return DONE
    return _lowest_level(table, step, seat, what, count, choices)


def fewest_workers(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Choose the colour of which he has fewest workers."""
    tell_why(table, seat, "fewest-workers")
    return _by_colour(table, choices, [-workers for workers in table.players[seat].workers])


def most_workers(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Choose the colour of which he has most workers."""
    tell_why(table, seat, "most-workers")
    return _by_colour(table, choices, table.players[seat].workers)


def fire_first(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Fire, then the rest in dice order: so the flood finds the burnt site empty (ruling 77)."""
    tell_why(table, seat, "fire-first" if what >> FIRE & 1 else "dice-order")
    return _by_colour(table, choices, [1 if colour == FIRE else 0 for colour in range(len(COLOURS))])


def buy_workers(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """He buys none, and takes what is free (rulings 39 and 86)."""
    if what:
        tell_why(table, seat, "never-buys")
        return DONE
    return fewest_workers(table, step, seat, what, count, choices)


def pay_any(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """By the highest die (106) or the highest level (157), else from the largest stock (ruling 74)."""
    for effect in table.box.rows[what]:
        if isinstance(effect, GainDie):
            tell_why(table, seat, "highest-die")
            return _by_colour(table, choices, [*table.dice[:BLACK]])
        if isinstance(effect, DecreaseDisaster) and effect.colour == SAME:
            return highest_level(table, step, seat, what, count, choices)
    return most_workers(table, step, seat, what, count, choices)


def _pile(table: Hamburg, seat: int, choices: list[Choice], kind: type[Effect[Any]]) -> Choice:
    """Draw from the pile of the building's own colour, else the first in dice order (ruling 74)."""
    own = [0, 0, 0, 0, 0]
    for card in range(1, CARDS + 1):
        row = table.box.rows[card]
        if any(isinstance(effect, kind) for effect in row):
            own[COLOUR[card]] = 1
    tell_why(table, seat, "own-colour")
    return _by_colour(table, choices, own)


def hold(table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]) -> Choice:
    """Choose the pile of a card that he uses at once."""
    return _pile(table, seat, choices, DrawAndAct)


def lay_drawn(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Where the site costs a worker, the colour of the largest stock; else the building's own colour."""
    if what:
        return most_workers(table, step, seat, what, count, choices)
    own = [0, 0, 0, 0, 0]
    for card in range(1, CARDS + 1):
        row = table.box.rows[card]
        for effect in row:
            if isinstance(effect, DrawSites) and not effect.for_worker:
                own[COLOUR[card]] = 1
    tell_why(table, seat, "own-colour")
    return _by_colour(table, choices, own)
