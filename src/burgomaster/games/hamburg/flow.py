"""The order of play: eight seasons of four phases."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause, Event
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.hamburg.activation import CLEAR_MARKERS, use, use_refusal
from burgomaster.games.hamburg.box.components import BLACK, DICE
from burgomaster.games.hamburg.cards.effects import Gain
from burgomaster.games.hamburg.cards.hooks import (
    AT_CITY_HALL,
    IN_PHASE_ONE,
    IN_PHASE_TWO,
    PREVENTS,
)
from burgomaster.games.hamburg.cards.labour import MatchingWorkers
from burgomaster.games.hamburg.choices import USES
from burgomaster.games.hamburg.construction import advance
from burgomaster.games.hamburg.disasters import CLOSE_TOKENS, FOR_ONESELF, MAY_TAKE_TOKEN, RISE, TOKEN
from burgomaster.games.hamburg.draws import ROLL, FillHand
from burgomaster.games.hamburg.majorities import CHECK_MAJORITIES
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.order import Order, by_each, once, push_stages
from burgomaster.games.hamburg.parks import PARK_INCOME
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import (
    NO_PRICE,
    ignored,
    ignores_black,
    square_price,
)
from burgomaster.games.hamburg.turns import PHASE_THREE
from burgomaster.games.rows.activation import activate, idle, usable
from burgomaster.games.rows.choices import ADVANCE, DONE, Advance, Use
from burgomaster.games.rows.masks import cards_in, mask_of


class StartSeason(Step[Hamburg]):
    """Begin a season, or end the game after the last."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if table.season == table.box.board.seasons:
            return
        table.begin_season(table.season + 1)
        table.push(self, seat)
        push_stages(table, order_of(table).season, seat)
        if table.watched:
            alone = table.automatic != 0  # without a coat of arms
            table.report("hb-season-solo" if alone else "hb-season", table.first, season=table.season)


SEASON: Final = StartSeason("season")


# Phase I: replenish your hand.


class ReplenishHands(Step[Hamburg]):
    """Let every player in turn order fill the hand, then gain from parks (phase I)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.begin_phase(1)
        push_stages(table, order_of(table).phase_one or EACH_FILLS, seat)


PHASE_ONE: Final = ReplenishHands("phase-one")


class PhaseOneBuildings(Step[Hamburg]):
    """Activate the buildings of phase I once; their cards ignore the hand limit (033)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        if not player.answering >> IN_PHASE_ONE & 1:
            return
        for card in cards_in(player.display & table.box.phase_one):
            table.mark_used(seat, card)
            if table.watched:
                table.report("hb-work", seat, card=card)
            activate(table, seat, card)


PHASE_ONE_BUILDINGS: Final = PhaseOneBuildings("phase-one-buildings")


FILL_HAND: Final = FillHand("fill-hand", after=(PHASE_ONE_BUILDINGS, PARK_INCOME))
EACH_FILLS: Final = by_each(FILL_HAND)
"""Phase I of the base game."""


# Phase II: dice actions.


class DiceActions(Step[Hamburg]):
    """Roll the dice and all that follows from them (phase II)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.begin_phase(2)
        push_stages(table, order_of(table).phase_two, seat)
        for die in range(BLACK, -1, -1):
            table.push(ROLL, table.first, die)


PHASE_TWO: Final = DiceActions("phase-two")


class DeployCleric(Step[Hamburg]):
    """Place a cleric on the church window with the number of the black die (2nd step)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.put_cleric(table.dice[BLACK] - 1)
        if table.watched:
            table.tell(Event(Message("hb-cleric", window=table.cleric + 1, colour=DICE[table.cleric])))
        push_stages(table, order_of(table).cleric_stands, seat)


DEPLOY_CLERIC: Final = DeployCleric("deploy-cleric")


def gives_by_itself(table: Hamburg, card: int) -> bool:
    """Tell whether a building costs nothing and needs no choice, so that it gives by itself (ruling 4)."""
    return all(effect.by_itself for effect in table.box.rows[card])


def workers_given(table: Hamburg, seat: int, card: int) -> int:
    """Return the colours of the workers that a building which gives by itself would give now, as a set."""
    for effect in table.box.rows[card]:
        if isinstance(effect, MatchingWorkers):
            return effect.colours(table)
        if isinstance(effect, Gain) and effect.workers and not effect.idle(table, seat):
            return mask_of([colour for colour in effect.workers if colour >= 0])
    return 0


def phase_two_uses(table: Hamburg, seat: int) -> list[int]:
    """Return the buildings of phase II that a player has not used yet and can use now."""
    player = table.players[seat]
    if not player.answering >> IN_PHASE_TWO & 1:
        return []
    mask = player.display & table.box.phase_two & ~player.used
    return [card for card in cards_in(mask) if usable(table, seat, card)]


def _not_by_choice(table: Hamburg, seat: int, card: int) -> Message:
    """Return why a building cannot be used in phase II, where its owner asks for it."""
    if card in phase_two_uses(table, seat) and gives_by_itself(table, card):
        return Message("hb-works-by-itself", card=card)
    return use_refusal(table, seat, card, table.box.phase_two)


class BeforeDisasters(Ask[Hamburg]):
    """Choose what to use before disasters rise: 189, and with 151 what gives workers (ruling 4)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        prevents = table.answers(seat, PREVENTS) and max(table.dice) >= 5
        for card in phase_two_uses(table, seat):
            if not gives_by_itself(table, card):
                if table.box.rows[card][0].moment != AT_CITY_HALL:
                    choices.append(USES[card])
            elif prevents and workers_given(table, seat, card):
                choices.append(USES[card])
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Use):
            table.push(self, seat)
            use(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Use):
            return _not_by_choice(table, seat, choice.card)
        return super().why_not(table, seat, what, count, choice)


BEFORE_DISASTERS: Final = BeforeDisasters("before-disasters")


class IncreaseDisasters(Step[Hamburg]):
    """Increase disasters for each 5 and 6; for the black die tokens come first (3rd step, ruling 5)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        order = table.in_turn_order()
        colours = 0
        for colour in range(5):
            if table.dice[colour] >= 5:
                colours |= 1 << colour
        if colours:
            if table.watched:
                table.because(Cause("dice"))
            for each in reversed(order):
                table.push(RISE, each, colours)
        if table.dice[BLACK] >= 5 and not ignored(table, table.first) >> BLACK & 1:
            if table.watched:
                table.because(Cause("die", DICE[BLACK]))
            table.push(CLOSE_TOKENS, seat)
            for each in reversed(order):
                table.push(MAY_TAKE_TOKEN if ignores_black(table, each) else TOKEN, each, FOR_ONESELF)


INCREASE_DISASTERS: Final = IncreaseDisasters("increase-disasters")


class DiceBuildings(Step[Hamburg]):
    """Let buildings of phase II that need no choice give what the dice grant, one by one (ruling 4).

    One to which the dice grant nothing is not used.
    """

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        player = table.players[seat]
        if not player.answering >> IN_PHASE_TWO & 1:
            return
        fresh = player.display & table.box.phase_two & ~player.used
        if not fresh:
            return
        for card in player.buildings():
            if fresh >> card & 1 and gives_by_itself(table, card) and not idle(table, seat, card):
                table.push(self, seat)
                use(table, seat, card)
                return


DICE_BUILDINGS: Final = DiceBuildings("dice-buildings")


class CityHall(Ask[Hamburg]):
    """Choose whether to pay and advance on City Hall Square, or to use 002 or 189 (4th step)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        if not what:
            price = square_price(table, seat)
            if price != NO_PRICE and price <= table.players[seat].marks:
                choices.append(ADVANCE)
        for card in phase_two_uses(table, seat):
            if not gives_by_itself(table, card):
                choices.append(USES[card])
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Advance):
            table.push(self, seat, 1)
            made = table.sum()
            table.pay_money(seat, square_price(table, seat, made), made)
            advance(table, seat)
        elif isinstance(choice, Use):
            table.push(self, seat, what)
            use(table, seat, choice.card)

    def passed(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        if table.watched and table.automatic >> seat & 1 and not what:
            price = square_price(table, seat)
            why = "dice" if price == NO_PRICE else "marks"
            table.report("hb-tom-stays", seat, why=why, price=price, marks=table.players[seat].marks)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        price = square_price(table, seat)
        if what or price == NO_PRICE or price > table.players[seat].marks:
            return Message("hb-ask-city-hall-uses")
        return Message("hb-ask-city-hall", price=price)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Use):
            return _not_by_choice(table, seat, choice.card)
        if isinstance(choice, Advance):
            price = square_price(table, seat)
            if what:
                return Message("hb-advanced-already")
            if price == NO_PRICE:
                return Message("hb-no-low-dice")
            return Message("hb-marks-short", price=price, marks=table.players[seat].marks)
        return super().why_not(table, seat, what, count, choice)


CITY_HALL: Final = CityHall("city-hall", what=meanings.flag("advanced"))


# Phase IV: end of the season, after the majorities.


class MoveClericDown(Step[Hamburg]):
    """Move the season's cleric, and workers beside him, to the floor of the church (2nd step)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.clear_windows()


CLERIC_DOWN: Final = MoveClericDown("cleric-down")


class NewFirstPlayer(Step[Hamburg]):
    """Pass the coat of arms to the left (4th step)."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        table.pass_coat_of_arms()


NEW_FIRST_PLAYER: Final = NewFirstPlayer("new-first-player")


# The order of all this.

BASE_ORDER: Final = Order(
    set_up=(),
    season=once(
        *(PHASE_ONE, PHASE_TWO, PHASE_THREE),
        *(CHECK_MAJORITIES, CLERIC_DOWN, CLEAR_MARKERS, NEW_FIRST_PLAYER),
    ),
    phase_two=(
        *once(DEPLOY_CLERIC),
        *by_each(BEFORE_DISASTERS),
        *once(INCREASE_DISASTERS),
        *by_each(DICE_BUILDINGS, CITY_HALL),
    ),
)
"""The order of play without expansions."""


def order_of(table: Hamburg) -> Order:
    """Return the order of play for what is in the box."""
    return table.box.order or BASE_ORDER
