"""What TOM finds best: what a choice leaves him with, and what is worth doing (ruling 36)."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Plain
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    BLACK,
    COLOUR,
    COLOURS,
    DECAY,
    FIRE,
    FLOOD,
    UNREST,
)
from burgomaster.games.hamburg.cards.again import (
    ACTIVATE_AGAIN,
    TuckBuilding,
)
from burgomaster.games.hamburg.cards.church import (
    MoveClericEffect,
)
from burgomaster.games.hamburg.cards.hooks import FOURTH_STRIKES
from burgomaster.games.hamburg.cards.labour import exchange
from burgomaster.games.hamburg.cards.others import Tribute
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import ignored
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.again import ActivateAgain
from burgomaster.games.rows.choices import Again
from burgomaster.games.rows.effect import Effect
from burgomaster.paper.model import list_at

REASONS: Final = (
    *("highest-level", "lowest-level", "most-workers", "fewest-workers", "highest-die", "fire-first"),
    *("cheapest-building", "empty-site", "cheapest-site", "fewest-points", "own-colour", "won-back"),
    *("first-active", "most-points", "more-cards", "best", "leftmost", "strikes", "not-strikes", "advances"),
    *("free-gift", "nothing-in-it", "never-buys", "never-church", "twice", "dice-order"),
    *("statue-points", "statue-marks", "gift", "ignored", "gift-later", "strikes-little"),
)
"""Why he decides as he does, as words know it."""


def tom_values(table: Hamburg) -> Plain:
    """Return what the rulebook gives TOM, as the board file has it."""
    return table.box.board.expansions["tom"]


def dice_order(table: Hamburg) -> list[int]:
    """Return the colours in the order in which equal dice are resolved; it breaks other ties too."""
    return [COLOURS.index(str(name)) for name in list_at(tom_values(table), "dice_order")]


def tell_why(table: Hamburg, seat: int, why: str) -> None:
    """Tell why he decides what comes next."""
    if table.watched:
        table.report("hb-tom-why", seat, why=why)


# What is best.

Outcome = tuple[int, int, int, int]


def outcome(table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choice: Choice) -> Outcome:
    """Return what a choice leaves him with: points, points at the end, marks, workers (ruling 36).

    It is tried alone, up to what chance or you decide.
    """
    tried = table.clone()
    tried.agenda = []
    step.take(tried, seat, what, count, choice)
    tried.run()
    player = tried.players[seat]
    return player.points, tried.final_points(seat), player.marks, sum(player.workers)


def best_of(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Return the choice that leaves him with most; the first of equals."""
    best = choices[0]
    most = outcome(table, step, seat, what, count, best)
    for choice in choices[1:]:
        found = outcome(table, step, seat, what, count, choice)
        if found > most:
            best, most = choice, found
    tell_why(table, seat, "best")
    return best


def gives(table: Hamburg, seat: int, card: int, free: bool) -> bool:
    """Tell whether using a building that can be used brings him anything (rulings 39, 75 and 76)."""
    row = table.box.rows[card]
    prices = [effect for effect in row if isinstance(effect, Price)]
    if not free:
        for price in prices:
            price.set_aside(table, seat)
    found = any(_brings(table, seat, card, effect) for effect in row if not isinstance(effect, Price))
    if not free:
        for price in prices:
            price.give_back(table, seat, None)
    return found


def _brings(table: Hamburg, seat: int, card: int, effect: Effect[Any]) -> bool:
    if effect is exchange or isinstance(effect, TuckBuilding):
        return False
    if isinstance(effect, MoveClericEffect):
        return bool(_better_windows(table, seat))
    if isinstance(effect, Tribute):
        return any(table.players[other].points for other in table.others(seat))
    if isinstance(effect, ActivateAgain):
        return bool(worth_again(table, seat, ACTIVATE_AGAIN.offers(table, seat, card, 0)))
    return not effect.idle(table, seat)


def worth_again(table: Hamburg, seat: int, choices: list[Choice]) -> list[Choice]:
    """Return the buildings that give something a second time, from left to right."""
    found: list[Choice] = []
    for card in table.players[seat].buildings():
        for choice in choices:
            if isinstance(choice, Again) and choice.card == card and gives(table, seat, card, False):
                found.append(choice)
    return found


def cards_at(table: Hamburg, seat: int, window: int) -> int:
    """Return how many of his cards score with clerics of a window."""
    player = table.players[seat]
    colour = table.box.board.windows[window]
    if colour == BLACK:
        return len(player.garden)
    return sum([1 for plot in player.plots for card in plot.buildings if COLOUR[card] == colour])


def _better_windows(table: Hamburg, seat: int) -> list[int]:
    """Return the neighbours of the cleric's window with more of his cards: where the cleric may move to."""
    here = cards_at(table, seat, table.cleric)
    near = [window for window in (table.cleric - 1, table.cleric + 1) if 0 <= window <= 5]
    return [window for window in near if cards_at(table, seat, window) > here]


def strikes_next(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether a disaster strikes when it is increased."""
    return table.players[seat].levels[colour] + 1 >= (4 if table.answers(seat, FOURTH_STRIKES) else 3)


def takes_more_than_a_worker(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether a disaster takes from him what is worth more than the worker that prevents it."""
    player = table.players[seat]
    if colour == DECAY:
        return any(player.wall)
    if colour == FIRE:
        return player.display != 0
    if colour == FLOOD:
        return player.plots != ()
    return player.marks > 0 if colour == UNREST else sum(player.workers) > 1


def worth_preventing(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether a disaster that its die increases now is worth a worker of its colour."""
    if table.dice[colour] < 5 or ignored(table, seat) >> colour & 1:
        return False
    if not strikes_next(table, seat, colour):
        return False
    player = table.players[seat]
    player.workers[colour] += 1  # it would be there
    worth = takes_more_than_a_worker(table, seat, colour)
    player.workers[colour] -= 1
    return worth
