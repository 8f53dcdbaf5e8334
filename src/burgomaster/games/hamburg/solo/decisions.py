"""What TOM decides where the rules leave several: the best for himself, told with its reason (ruling 36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Plain
from burgomaster.core.step import Step
from burgomaster.games.hamburg.box.components import (
    BLACK,
    CARDS,
    COLOUR,
    COLOURS,
    DECAY,
    FIRE,
    FLOOD,
    LEFT,
    RIGHT,
    UNREST,
)
from burgomaster.games.hamburg.cards.again import (
    ACTIVATE_AGAIN,
    ACTIVATE_FREELY,
    COPY_FLASH,
    TuckBuilding,
)
from burgomaster.games.hamburg.cards.church import (
    MOVE_CLERIC,
    PLACE_IN_CHURCH,
    MoveClericEffect,
    PlaceInChurch,
)
from burgomaster.games.hamburg.cards.effects import SAME, DecreaseDisaster, DrawAndAct
from burgomaster.games.hamburg.cards.flash import FLASH_AGAIN
from burgomaster.games.hamburg.cards.hooks import FOURTH_STRIKES, TIES_COUNT
from burgomaster.games.hamburg.cards.labour import BUY_WORKERS, EXCHANGE, RETURN_DIFFERENT, exchange
from burgomaster.games.hamburg.cards.others import CURSE, DEACTIVATE, GIVE_WORKERS, Tribute
from burgomaster.games.hamburg.cards.prices import PAY_ANY
from burgomaster.games.hamburg.cards.searching import SELECT
from burgomaster.games.hamburg.cards.sites import LAY_DRAWN, DrawSites
from burgomaster.games.hamburg.cards.walls import BUILD_WALL
from burgomaster.games.hamburg.choices import (
    MOVE_CLERIC_FORM,
    PREVENT,
    SEGMENTS,
    SELECT_FORM,
    TWICE,
    Deactivate,
    LoseBuilding,
    LoseSite,
    Segment,
    TearDown,
)
from burgomaster.games.hamburg.disasters import (
    CHOOSE_RISE,
    LOSE_BUILDING,
    LOSE_SITE,
    LOWER,
    LOWER_UP_TO,
    PREVENT_RISE,
    STRIKE,
    TEAR_DOWN,
)
from burgomaster.games.hamburg.draws import HOLD
from burgomaster.games.hamburg.flow import BEFORE_DISASTERS, CITY_HALL, gives_by_itself, workers_given
from burgomaster.games.hamburg.majorities import majority_values
from burgomaster.games.hamburg.scoring import final_points
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import ignored
from burgomaster.games.hamburg.workers import CHOOSE_WORKERS, RETURN_WORKERS
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.again import ActivateAgain
from burgomaster.games.rows.choices import ADVANCE, DONE, Again, Copy, OfColour, Select, Use
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.words import GainDie
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


def _because(table: Hamburg, seat: int, why: str) -> None:
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
    return player.points, final_points(tried, seat), player.marks, sum(player.workers)


def _best(table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]) -> Choice:
    """Return the choice that leaves him with most; the first of equals."""
    best = choices[0]
    most = outcome(table, step, seat, what, count, best)
    for choice in choices[1:]:
        found = outcome(table, step, seat, what, count, choice)
        if found > most:
            best, most = choice, found
    _because(table, seat, "best")
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
        return bool(_worth_again(table, seat, ACTIVATE_AGAIN.offers(table, seat, card, 0)))
    return not effect.idle(table, seat)


def _worth_again(table: Hamburg, seat: int, choices: list[Choice]) -> list[Choice]:
    """Return the buildings that give something a second time, from left to right."""
    found: list[Choice] = []
    for card in table.players[seat].buildings():
        for choice in choices:
            if isinstance(choice, Again) and choice.card == card and gives(table, seat, card, False):
                found.append(choice)
    return found


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


def _highest_level(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    _because(table, seat, "highest-level")
    return _by_colour(table, choices, table.players[seat].levels)


def _lowest_level(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    _because(table, seat, "lowest-level")
    return _by_colour(table, choices, [-level for level in table.players[seat].levels])


def _choose_rise(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """His lowest level; 231 is declined where what was drawn is ignored (rulings 40 and 86)."""
    if what & ignored(table, seat):
        _because(table, seat, "ignored")
        return DONE
    return _lowest_level(table, step, seat, what, count, choices)


def _fewest_workers(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    _because(table, seat, "fewest-workers")
    return _by_colour(table, choices, [-workers for workers in table.players[seat].workers])


def _most_workers(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    _because(table, seat, "most-workers")
    return _by_colour(table, choices, table.players[seat].workers)


def _fire_first(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Fire, then the rest in dice order: so the flood finds the burnt site empty (ruling 77)."""
    _because(table, seat, "fire-first" if what >> FIRE & 1 else "dice-order")
    return _by_colour(table, choices, [1 if colour == FIRE else 0 for colour in range(len(COLOURS))])


def _buy_workers(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """He buys none, and takes what is free (rulings 39 and 86)."""
    if what:
        _because(table, seat, "never-buys")
        return DONE
    return _fewest_workers(table, step, seat, what, count, choices)


def _pay_any(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """By the highest die (106) or the highest level (157), else from the largest stock (ruling 74)."""
    for effect in table.box.rows[what]:
        if isinstance(effect, GainDie):
            _because(table, seat, "highest-die")
            return _by_colour(table, choices, [*table.dice[:BLACK]])
        if isinstance(effect, DecreaseDisaster) and effect.colour == SAME:
            return _highest_level(table, step, seat, what, count, choices)
    return _most_workers(table, step, seat, what, count, choices)


def _pile(table: Hamburg, seat: int, choices: list[Choice], kind: type[Effect[Any]]) -> Choice:
    """Draw from the pile of the building's own colour, else the first in dice order (ruling 74)."""
    own = [0, 0, 0, 0, 0]
    for card in range(1, CARDS + 1):
        row = table.box.rows[card]
        if any(isinstance(effect, kind) for effect in row):
            own[COLOUR[card]] = 1
    _because(table, seat, "own-colour")
    return _by_colour(table, choices, own)


def _hold(table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]) -> Choice:
    return _pile(table, seat, choices, DrawAndAct)


def _lay_drawn(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Where the site costs a worker, the colour of the largest stock; else the building's own colour."""
    if what:
        return _most_workers(table, step, seat, what, count, choices)
    own = [0, 0, 0, 0, 0]
    for card in range(1, CARDS + 1):
        row = table.box.rows[card]
        for effect in row:
            if isinstance(effect, DrawSites) and not effect.for_worker:
                own[COLOUR[card]] = 1
    _because(table, seat, "own-colour")
    return _by_colour(table, choices, own)


# The wall.


def best_half(table: Hamburg, seat: int, sides: list[int], nothing_paid: bool) -> int:
    """Return the half on which to build (rulings 38 and 85), and tell why if there is a choice.

    One that is completed while its statue is to be had, a third segment, then the cheaper segment, or the
    dearer where nothing is paid, then the left.
    """
    if len(sides) == 1:
        return sides[0]
    player = table.players[seat]
    costs = table.box.board.wall_costs
    left = len(table.statues) + sum([part.statues_left() for part in table.parts])
    reasons = ("statue", "third", "dearer" if nothing_paid else "cheaper")
    ranks: list[tuple[int, int, int]] = []
    for side in (LEFT, RIGHT):
        built = player.wall[side]
        due = built == len(costs) - 1 and not player.halves >> side & 1 and left > 0
        cost = costs[built]
        ranks.append((1 if due else 0, 1 if built == 2 else 0, cost if nothing_paid else -cost))
    best = RIGHT if ranks[RIGHT] > ranks[LEFT] else LEFT
    if table.watched:
        differs = [why for at, why in enumerate(reasons) if ranks[LEFT][at] != ranks[RIGHT][at]]
        table.report("hb-tom-half", seat, why=differs[0] if differs else "left")
    return best


def _build_wall(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    sides = [choice.side for choice in choices if isinstance(choice, Segment)]
    return SEGMENTS[best_half(table, seat, sides, what == 0)]


def _tear_down(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The end that costs him fewest points, or else the left one (ruling 41)."""
    player = table.players[seat]
    best, most = choices[0], -1
    for choice in choices:
        assert isinstance(choice, TearDown)
        built = player.wall[choice.side]
        player.put_wall(choice.side, built - 1)
        left = final_points(table, seat)
        player.put_wall(choice.side, built)
        if left > most:
            best, most = choice, left
    _because(table, seat, "fewest-points")
    return best


def _take_statue(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Hans Hummel, unless a third of the Zitronenjette's marks is more (rulings 43 and 78)."""
    said = step.ask(table, seat, what, count).arguments
    points, marks = said["points"], said["marks"]
    assert isinstance(points, int)
    assert isinstance(marks, int)
    _because(table, seat, "statue-marks" if marks > 3 * points else "statue-points")
    return choices[1] if marks > 3 * points else choices[0]


# Buildings and sites.


def leftmost_place(table: Hamburg, seat: int) -> int:
    """Return the site for a new building: the leftmost empty one, else the leftmost with room (192)."""
    places = table.free_places(seat)
    plots = table.players[seat].plots
    empty = [place for place in places if not plots[place - 1].buildings]
    return empty[0] if empty else places[0]


def _lose_building(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The building with the lowest cost, of several the leftmost."""
    offered = {choice.card: choice for choice in choices if isinstance(choice, LoseBuilding)}
    cards = [card for card in table.players[seat].buildings() if card in offered]
    _because(table, seat, "cheapest-building")
    return offered[min(cards, key=lambda card: table.box.cost[card])]


def _lose_site(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """An empty site, else that with the cheapest buildings, of several the leftmost (ruling 87)."""
    best = choices[0]
    least: tuple[int, int] | None = None
    for choice in choices:
        assert isinstance(choice, LoseSite)
        buildings = table.players[seat].plots[choice.place - 1].buildings
        loss = (1 if buildings else 0, sum([table.box.cost[card] for card in buildings]))
        if least is None or loss < least:
            best, least = choice, loss
    _because(table, seat, "empty-site" if least is not None and not least[0] else "cheapest-site")
    return best


def _select(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The card with most printed points, of equal ones the lower number; on the leftmost free site."""
    cards = sorted({choice.card for choice in choices if isinstance(choice, Select)})
    _because(table, seat, "most-points")
    card = max(cards, key=lambda card: table.box.points[card])
    return SELECT_FORM.of(card, leftmost_place(table, seat))


# Using buildings.


def _never_in_church(table: Hamburg, choices: list[Choice]) -> list[Choice]:
    """Return the uses among the choices but that of 189 (ruling 40)."""
    return [
        choice
        for choice in choices
        if isinstance(choice, Use)
        and not any(isinstance(effect, PlaceInChurch) for effect in table.box.rows[choice.card])
    ]


def _before_disasters(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """What gives a worker that he needs to prevent an increase; all else waits till disasters are over."""
    needed = 0
    for colour in range(len(COLOURS)):
        if not table.players[seat].workers[colour] and _worth_preventing(table, seat, colour):
            needed |= 1 << colour
    uses = [
        choice
        for choice in _never_in_church(table, choices)
        if isinstance(choice, Use) and workers_given(table, seat, choice.card) & needed
    ]
    waits = any(isinstance(choice, Use) and gives_by_itself(table, choice.card) for choice in choices)
    _because(table, seat, "free-gift" if uses else "gift-later" if waits else "never-church")
    return uses[0] if uses else DONE


def _city_hall(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """He advances whenever he can pay, with 002 too (rulings 39 and 42)."""
    uses = _never_in_church(table, choices)
    if ADVANCE in choices or uses:
        _because(table, seat, "advances")
        return ADVANCE if ADVANCE in choices else uses[0]
    _because(table, seat, "never-church")
    return DONE


def _flash_again(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    if any(isinstance(effect, PlaceInChurch) for effect in table.box.rows[what]):
        _because(table, seat, "never-church")
        return DONE
    _because(table, seat, "twice")
    return TWICE


def _activate_again(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """The best building used already that gives something again (ruling 76)."""
    worth = _worth_again(table, seat, choices)
    return _best(table, step, seat, what, count, worth or choices)


def _activate_freely(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """From left to right all that give something (ruling 76)."""
    offered = {choice.card: choice for choice in choices if isinstance(choice, Use)}
    for card in table.players[seat].buildings():
        if card in offered and gives(table, seat, card, True):
            _because(table, seat, "leftmost")
            return offered[card]
    _because(table, seat, "nothing-in-it")
    return DONE


def _copy_flash(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Your best flash, of equal ones the leftmost (ruling 76)."""
    offered = {choice.card: choice for choice in choices if isinstance(choice, Copy)}
    from_left: list[Choice] = []
    for other in table.others(seat):
        from_left += [offered[card] for card in table.players[other].buildings() if card in offered]
    return _best(table, step, seat, what, count, from_left)


def _decline(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    _because(table, seat, "nothing-in-it")
    return DONE


def _take_gift(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Whatever is given; a card for the hand is not offered to him (ruling 78)."""
    _because(table, seat, "gift")
    return choices[0]


# The church.


def _place_in_church(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Never (ruling 40)."""
    _because(table, seat, "never-church")
    return DONE


def _cards_at(table: Hamburg, seat: int, window: int) -> int:
    """Return how many of his cards score with clerics of a window."""
    player = table.players[seat]
    colour = table.box.board.windows[window]
    if colour == BLACK:
        return len(player.garden)
    return sum([1 for plot in player.plots for card in plot.buildings if COLOUR[card] == colour])


def _better_windows(table: Hamburg, seat: int) -> list[int]:
    """Return the neighbours of the cleric's window with more of his cards: where the cleric may move to."""
    here = _cards_at(table, seat, table.cleric)
    near = [window for window in (table.cleric - 1, table.cleric + 1) if 0 <= window <= 5]
    return [window for window in near if _cards_at(table, seat, window) > here]


def _move_cleric(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """To the neighbour with most of his cards, of equal ones the lower window (ruling 86)."""
    _because(table, seat, "more-cards")
    lower = _cards_at(table, seat, table.cleric - 1)
    return MOVE_CLERIC_FORM.of(LEFT if lower >= _cards_at(table, seat, table.cleric + 1) else RIGHT)


# Disasters and majorities.


def _strikes_next(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether a disaster strikes when it is increased."""
    return table.players[seat].levels[colour] + 1 >= (4 if table.answers(seat, FOURTH_STRIKES) else 3)


def _takes_more_than_a_worker(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether a disaster takes from him what is worth more than the worker that prevents it."""
    player = table.players[seat]
    if colour == DECAY:
        return any(player.wall)
    if colour == FIRE:
        return player.display != 0
    if colour == FLOOD:
        return player.plots != ()
    return player.marks > 0 if colour == UNREST else sum(player.workers) > 1


def _worth_preventing(table: Hamburg, seat: int, colour: int) -> bool:
    """Tell whether a disaster that its die increases now is worth a worker of its colour."""
    if table.dice[colour] < 5 or ignored(table, seat) >> colour & 1:
        return False
    if not _strikes_next(table, seat, colour):
        return False
    player = table.players[seat]
    player.workers[colour] += 1  # it would be there
    worth = _takes_more_than_a_worker(table, seat, colour)
    player.workers[colour] -= 1
    return worth


def _prevent(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Only an increase that strikes, and only where it takes more than the worker (rulings 40 and 88)."""
    colour = (what & -what).bit_length() - 1
    if not _strikes_next(table, seat, colour):
        _because(table, seat, "not-strikes")
        return DONE
    worth = _takes_more_than_a_worker(table, seat, colour)
    _because(table, seat, "strikes" if worth else "strikes-little")
    return PREVENT if worth else DONE


def _deactivate(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """A token that he would win back now, in the order of majorities, else the first one (ruling 77)."""
    for choice in choices:
        assert isinstance(choice, Deactivate)
        values = majority_values(table, choice.majority)
        most = max(values)
        alone = values.count(most) == 1
        if values[seat] == most and (alone or (most > 0 and table.answers(seat, TIES_COUNT))):
            _because(table, seat, "won-back")
            return choice
    _because(table, seat, "first-active")
    return choices[0]


Decision = Callable[[Hamburg, Step[Any], int, int, int, list[Choice]], Choice]

DECISIONS: Final[dict[str, Decision]] = {
    ACTIVATE_AGAIN.name: _activate_again,
    ACTIVATE_FREELY.name: _activate_freely,
    BEFORE_DISASTERS.name: _before_disasters,
    BUILD_WALL.name: _build_wall,
    BUY_WORKERS.name: _buy_workers,
    CHOOSE_RISE.name: _choose_rise,
    CHOOSE_WORKERS.name: _fewest_workers,
    CITY_HALL.name: _city_hall,
    COPY_FLASH.name: _copy_flash,
    CURSE.name: _highest_level,
    DEACTIVATE.name: _deactivate,
    EXCHANGE.name: _decline,
    FLASH_AGAIN.name: _flash_again,
    GIVE_WORKERS.name: _most_workers,
    HOLD.name: _hold,
    LAY_DRAWN.name: _lay_drawn,
    LOSE_BUILDING.name: _lose_building,
    LOSE_SITE.name: _lose_site,
    LOWER.name: _highest_level,
    LOWER_UP_TO.name: _highest_level,
    MOVE_CLERIC.name: _move_cleric,
    PAY_ANY.name: _pay_any,
    PLACE_IN_CHURCH.name: _place_in_church,
    PREVENT_RISE.name: _prevent,
    RETURN_DIFFERENT.name: _most_workers,
    RETURN_WORKERS.name: _most_workers,
    SELECT.name: _select,
    STRIKE.name: _fire_first,
    TEAR_DOWN.name: _tear_down,
    # Of expansions, which nothing imports.
    "gift": _take_gift,
    "take-statue": _take_statue,
    "lower-other": _highest_level,
}
"""How he decides, by the name of the step that asks; anywhere else he tries what leaves him with most."""


def decide(
    table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
) -> Choice:
    """Return what he chooses."""
    return DECISIONS.get(step.name, _best)(table, step, seat, what, count, choices)
