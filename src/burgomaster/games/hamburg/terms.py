"""Terms: what things cost and bring, how many and how often; what stands for a player may change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.phrase import Phrase, Value
from burgomaster.core.sum import Sum
from burgomaster.games.hamburg.box.components import ACTIONS, BLACK, BUILD, COLOUR, DICE, FIRST_GARDEN, WALL
from burgomaster.games.hamburg.cards.hooks import (
    ACTION_PRICE,
    BLACK_DIE_WALL,
    BUILDING_DISCOUNT,
    DECREASE_POINTS,
    EXACT_WALL,
    FREE_COLOURS,
    FREE_WALL,
    HALF_PRICE,
    HAND_LIMIT,
    IGNORED,
    IGNORES_BLACK,
    MARKS_TAKEN,
    MORE_MONEY,
    ROUNDS,
    SAID,
    SQUARE_CHANGE,
    SQUARE_DISCOUNT,
    SQUARE_SURCHARGE,
    START_GOODS,
    TILE_PAYS,
    WORKER_PRICE,
    WORKERS_TAKEN,
)
from burgomaster.games.rows.effect import Standing
from burgomaster.games.rows.masks import cards_in

if TYPE_CHECKING:
    from burgomaster.games.hamburg.box.box import Box
    from burgomaster.games.hamburg.table import Hamburg, Player

NO_PRICE: Final = -1
"""It cannot be bought at any price."""
ANY_COLOUR: Final = -1
ALL_COLOURS: Final = 0b111111
"""The five colours and black, a bit each."""

QUOTED: Final = SAID[TILE_PAYS]
"""How a tile with several steps spells itself."""

# How something comes about: tiles that lie out for all change only what is done with a card from the hand.
BY_CARD: Final = 0
STANDARD: Final = 1
FROM_HAND: Final = 2
SHOWN: Final = 3
"""A standard action like `STANDARD`, with a card that everyone has just seen."""


class Changed(Standing):
    """Something standing that changes a quantity by an amount, or to it; perhaps only for some colours."""

    def __init__(
        self,
        hook: int,
        amount: int = 0,
        colour: int = ANY_COLOUR,
        colours: int = ALL_COLOURS,
        action: int = -1,
    ) -> None:
        super().__init__(hook, SAID[hook])
        self.amount: Final = amount
        self.colour: Final = colour
        self.colours: Final = colours
        self.action: Final = action

    def spell(self) -> Phrase:
        arguments: dict[str, Value] = {
            "count": abs(self.amount),
            "way": "less" if self.amount < 0 else "more",
        }
        if self.colour >= 0:
            arguments["colour"] = DICE[self.colour]
        if self.action >= 0:
            arguments["action"] = ACTIONS[self.action]
        named = [Phrase("hb-colour-name", colour=DICE[colour]) for colour in cards_in(self.colours)]
        if self.colours == ALL_COLOURS:
            return Phrase(self.said, None, **arguments)
        return Phrase(f"{self.said}-colours", {"colours": named}, **arguments)


class Quoted(Standing):
    """Something that changes a quantity of one standard action step by step: a price tracker tells the step.

    `effect` is what it says it does.
    """

    def __init__(self, steps: tuple[Changed, ...], action: int, effect: Phrase) -> None:
        super().__init__(steps[0].hook, QUOTED)
        self.steps: Final = steps
        self.action: Final = action
        self.effect: Final = effect

    def spell(self) -> Phrase:
        return Phrase(self.said, {"effect": [self.effect]}, action=ACTIONS[self.action])

    def now(self, table: Hamburg) -> Changed:
        """Return the change that holds now."""
        return self.steps[step_now(table)]


def step_now(table: Hamburg) -> int:
    """Return which step of a tile with several holds now, counted from 0."""
    return max([part.price_step() for part in table.parts])


class StartGoods(Standing):
    """What its owner begins the game with: marks, and so many workers of each colour."""

    def __init__(self, marks: int, workers: int) -> None:
        super().__init__(START_GOODS, SAID[START_GOODS])
        self.marks: Final = marks
        self.workers: Final = workers

    def spell(self) -> Phrase:
        return Phrase(self.said, marks=self.marks, workers=self.workers)


UNCHANGED: Final[list[Changed]] = []
"""No change: one list for all who ask, as most find nothing."""


def changes(table: Hamburg, seat: int, hook: int) -> list[Changed]:
    """Return the changes of a kind that hold for a seat; the list is only to be read."""
    if not table.players[seat].answering >> hook & 1:
        return UNCHANGED
    found: list[Changed] = []
    for number in cards_in(table.answers(seat, hook)):
        standing = table.box.standing(number, hook)
        if isinstance(standing, Changed):
            found.append(standing)
        elif isinstance(standing, Quoted):
            found.append(standing.now(table))
    return found


def change_of(table: Hamburg, number: int, hook: int) -> Changed:
    """Return the change of a kind that something standing makes now."""
    standing = table.box.standing(number, hook)
    if isinstance(standing, Quoted):
        return standing.now(table)
    assert isinstance(standing, Changed)
    return standing


def rows_of(table: Hamburg, seat: int, change: Changed) -> list[int]:
    """Return what makes a change that holds for a seat."""
    answering = cards_in(table.answers(seat, change.hook))
    return [number for number in answering if change_of(table, number, change.hook) is change]


def tell_change(table: Hamburg, seat: int, change: Changed, amount: int, made: Sum) -> None:
    """Add to a sum what a change made of it, under the name of what has it."""
    for number in rows_of(table, seat, change):
        table.add_row(made, number, amount)


def tell_answer(table: Hamburg, seat: int, hook: int, amount: int, made: Sum) -> None:
    """Add to a sum what the first that answers to a hook made of it."""
    for number in cards_in(table.answers(seat, hook))[:1]:
        table.add_row(made, number, amount)


# The game. Whoever tells what something costs or brings gives a sum, and finds in it what made the amount.


def hand_limit(table: Hamburg, seat: int) -> int:
    """Return up to how many cards a hand is filled in phase I."""
    limit = table.box.board.hand_limit
    for change in changes(table, seat, HAND_LIMIT):
        limit = change.amount
    return limit


def tell_hand_limit(table: Hamburg, seat: int) -> None:
    """Tell what lets a hand be filled further than those of others."""
    for number in cards_in(table.answers(seat, HAND_LIMIT)):
        table.tell_work(seat, number)


def rounds(table: Hamburg) -> int:
    """Return the number of rounds of this season's phase III."""
    return table.box.board.rounds + sum([change.amount for change in changes(table, table.first, ROUNDS)])


def fewest_and_most_rounds(box: Box) -> tuple[int, int]:
    """Return how many rounds a season can have with what is in the box."""
    changed = [0]
    for number in cards_in(box.hooks[ROUNDS]):
        standing = box.standing(number, ROUNDS)
        if isinstance(standing, Changed):
            changed.append(standing.amount)
    return box.board.rounds + min(changed), box.board.rounds + max(changed)


def start_goods(table: Hamburg, seat: int) -> tuple[int, int]:
    """Return the marks, and the workers of each colour, that a player begins with."""
    for number in cards_in(table.answers(seat, START_GOODS)):
        standing = table.box.standing(number, START_GOODS)
        if isinstance(standing, StartGoods):
            return standing.marks, standing.workers
    return table.box.board.start_marks, table.box.board.start_workers


# Standard actions.


def workers_taken(table: Hamburg, seat: int, colour: int, how: int, made: Sum | None = None) -> int:
    """Return how many workers 'take three workers' brings."""
    workers = table.box.board.workers_taken
    if made is not None:
        made.begin(workers, "hb-sum-action")
    if how == FROM_HAND:
        for change in changes(table, seat, WORKERS_TAKEN):
            if change.colours >> colour & 1:
                workers += change.amount
                if made is not None:
                    tell_change(table, seat, change, change.amount, made)
    return workers


def marks_taken(table: Hamburg, seat: int, colour: int, how: int, made: Sum | None = None) -> int:
    """Return how many marks 'take money' brings; below 0 if tiles take more than the die gives."""
    marks = table.dice[colour]
    if made is not None:
        made.begin(marks, "hb-sum-die", colour=DICE[colour])
    for change in changes(table, seat, MORE_MONEY):
        marks += change.amount
        if made is not None:
            tell_change(table, seat, change, change.amount, made)
    if how == FROM_HAND:
        for change in changes(table, seat, MARKS_TAKEN):
            if change.colours >> colour & 1:
                marks += change.amount
                if made is not None:
                    tell_change(table, seat, change, change.amount, made)
    return marks


def decrease_points(table: Hamburg, seat: int, made: Sum | None = None) -> int:
    """Return the points for a level by which a disaster is decreased."""
    points = table.box.board.decrease_points
    if made is not None:
        made.begin(points, "hb-sum-level")
    for change in changes(table, seat, DECREASE_POINTS):
        if made is not None:
            tell_change(table, seat, change, change.amount - points, made)
        points = change.amount
    return points


def action_price(
    table: Hamburg, seat: int, action: int, colour: int, how: int, made: Sum | None = None
) -> int:
    """Return what tiles add to the price of a standard action with a card from the hand."""
    if how != FROM_HAND:
        return 0
    price = 0
    for change in changes(table, seat, ACTION_PRICE):
        if change.action == action and change.colours >> colour & 1:
            price += change.amount
            if made is not None:
                tell_change(table, seat, change, change.amount, made)
    return price


def workers_owed(table: Hamburg, seat: int, action: int, how: int) -> Changed | None:
    """Return how many workers tiles ask for besides, and of which colours; of all means of the card's."""
    if how == FROM_HAND:
        for change in changes(table, seat, WORKER_PRICE):
            if change.action == action and change.amount:
                return change
    return None


def prices_change(player: Player) -> int:
    """Tell whether anything changes what a player's buildings cost, or other actions."""
    return player.answering & (
        1 << HALF_PRICE | 1 << BUILDING_DISCOUNT | 1 << ACTION_PRICE | 1 << WORKER_PRICE
    )


def building_price(
    table: Hamburg, seat: int, card: int, how: int = FROM_HAND, made: Sum | None = None
) -> int:
    """Return what constructing a card costs: halved first, then changed, never below 0 (ruling 9)."""
    price = table.box.cost[card]
    if made is not None:
        made.begin(price, "hb-sum-price")
    answering = table.players[seat].answering
    if answering >> HALF_PRICE & 1 and card < FIRST_GARDEN:
        for change in changes(table, seat, HALF_PRICE):
            if change.colour == COLOUR[card]:
                if made is not None:
                    tell_change(table, seat, change, -(price // 2), made)
                price = (price + 1) // 2
    if answering >> BUILDING_DISCOUNT & 1:
        for change in changes(table, seat, BUILDING_DISCOUNT):
            price -= change.amount
            if made is not None:
                tell_change(table, seat, change, -change.amount, made)
    if answering >> ACTION_PRICE & 1:
        price += action_price(table, seat, BUILD, COLOUR[card], how, made)
    if made is not None:
        made.cut()
    return max(price, 0)


def wall_price(table: Hamburg, seat: int, side: int, how: int, made: Sum | None = None) -> int:
    """Return what the next segment of a half costs; `NO_PRICE` if the half is complete.

    Tiles add to what it costs then (ruling 9); who pays an exact price pays that, if it is less (ruling 49).
    """
    player = table.players[seat]
    built = player.wall[side]
    if built == 5:
        return NO_PRICE
    price = table.box.board.wall_costs[built]
    if made is not None:
        made.begin(price, "hb-sum-price")
    answering = player.answering
    if answering >> BLACK_DIE_WALL & 1 and table.dice[BLACK] < price:
        if made is not None:
            tell_answer(table, seat, BLACK_DIE_WALL, table.dice[BLACK] - price, made)
        price = table.dice[BLACK]
    if how != BY_CARD and answering >> FREE_WALL & 1:
        if made is not None:
            tell_answer(table, seat, FREE_WALL, -price, made)
        price = 0
    if answering >> FREE_COLOURS & 1 and how == FROM_HAND:
        for change in changes(table, seat, FREE_COLOURS):
            if change.colours >> table.box.board.wall_colours[side][built] & 1:
                if made is not None:
                    tell_change(table, seat, change, -price, made)
                price = 0
    if answering >> ACTION_PRICE & 1:
        colour = table.box.board.wall_colours[side][built]
        price = max(price + action_price(table, seat, WALL, colour, how, made), 0)
        if made is not None:
            made.cut()
    if answering >> EXACT_WALL & 1:
        for change in changes(table, seat, EXACT_WALL):
            if made is not None:
                tell_change(table, seat, change, min(change.amount - price, 0), made)
            price = min(price, change.amount)
    return price


# City Hall Square.


def square_price(table: Hamburg, seat: int, made: Sum | None = None) -> int:
    """Return what an advance costs in phase II: all 1s and 2s of the dice; `NO_PRICE` if there are none.

    One sum, cut at 0 once, and then what others' buildings add (rulings 47 and 80).
    """
    price = 0
    for pips in table.dice:
        if pips in (1, 2):
            price += pips
    if not price:
        return NO_PRICE
    if made is not None:
        made.begin(price, "hb-sum-dice")
    if ignores_black(table, seat) and table.dice[BLACK] in (1, 2):
        price -= table.dice[BLACK]
        if made is not None:
            tell_answer(table, seat, IGNORES_BLACK, -table.dice[BLACK], made)
    for change in changes(table, seat, SQUARE_DISCOUNT):
        price -= change.amount
        if made is not None:
            tell_change(table, seat, change, -change.amount, made)
    for change in changes(table, seat, SQUARE_CHANGE):
        price += change.amount
        if made is not None:
            tell_change(table, seat, change, change.amount, made)
    if made is not None:
        made.cut()
    return max(price, 0) + square_surcharge(table, seat, made)


def square_surcharge(table: Hamburg, seat: int, made: Sum | None = None) -> int:
    """Return what others' buildings add to an advance in phase II (240), whatever it costs."""
    if table.phase != 2 or ignores_black(table, seat):
        return 0
    surcharge = 0
    for other in table.others(seat):
        if table.answers(other, SQUARE_SURCHARGE):
            surcharge += table.dice[BLACK]
            if made is not None:
                tell_answer(table, other, SQUARE_SURCHARGE, table.dice[BLACK], made)
    return surcharge


# Disasters.


def ignores_black(table: Hamburg, seat: int) -> bool:
    """Tell whether the black die means nothing to a player: no token, no marks on City Hall Square."""
    return table.players[seat].answering >> IGNORES_BLACK & 1 == 1


def ignored(table: Hamburg, seat: int) -> int:
    """Return the disasters that do not rise now, with the black die's tokens, as a set of colours."""
    colours = 0
    for change in changes(table, seat, IGNORED):
        colours |= change.colours
    return colours
