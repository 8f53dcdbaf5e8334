"""The order of play: rounds of four phases, until the round in which the extra pile was laid is over."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Ask, Step
from burgomaster.games.bruges import meanings
from burgomaster.games.bruges.activation import TURN_PERSONS_BACK
from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.cards.hooks import DICE_ROLLED
from burgomaster.games.bruges.choices import ADVANCE, DONE, Advance
from burgomaster.games.bruges.construction import advance
from burgomaster.games.bruges.draws import ROLL, draw_cards
from burgomaster.games.bruges.majorities import CHECK_MAJORITIES
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import LOW, NO_PRICE, advance_price, hand_limit
from burgomaster.games.bruges.threats import DEAL_MARKERS
from burgomaster.games.bruges.turns import TURN
from burgomaster.games.rows.triggers import set_off


def push_each(table: Bruges, step: Step[Bruges]) -> None:
    """Let everyone do something, in turn order."""
    for seat in reversed(table.in_turn_order()):
        table.push(step, seat)


class StartRound(Step[Bruges]):
    """Begin a round, or end the game after the last."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        if table.last and table.round >= table.last:
            return
        table.begin_round(table.round + 1)
        table.push(self, seat)
        for step in reversed(PHASES):
            table.push(step, seat)
        if table.watched:
            table.report("br-round", table.first, round=table.round)


ROUND: Final = StartRound("round")


# Phase 1: draw cards.


class DrawPhase(Step[Bruges]):
    """Let everyone in turn order fill the hand (phase 1)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        table.begin_phase(1)
        push_each(table, FILL_HAND)


PHASE_ONE: Final = DrawPhase("phase-one")


class FillHand(Step[Bruges]):
    """Fill one hand up to the limit; a hand at or over it draws nothing (ruling 9)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        draw_cards(table, seat, hand_limit(table, seat) - len(table.players[seat].hand))


FILL_HAND: Final = FillHand("fill-hand")


# Phase 2: roll the dice.


class DicePhase(Step[Bruges]):
    """Roll the dice; markers, what persons gain from the dice, and the advance follow (phase 2)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        table.begin_phase(2)
        push_each(table, MAY_ADVANCE)
        push_each(table, DICE_PERSONS)
        table.push(DEAL_MARKERS, seat)
        for die in range(len(COLOURS) - 1, -1, -1):
            table.push(ROLL, table.first, die)


PHASE_TWO: Final = DicePhase("phase-two")


class DicePersons(Step[Bruges]):
    """Let persons give what the dice grant, after the damage and before the advance (ruling 28)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        set_off(table, seat, DICE_ROLLED, -1)


DICE_PERSONS: Final = DicePersons("dice-persons")


class MayAdvance(Ask[Bruges]):
    """Choose whether to pay and advance one field on the reputation track (phase 2, second step)."""

    def offers(self, table: Bruges, seat: int, what: int, count: int) -> list[Choice]:
        price = advance_price(table, seat)
        return [ADVANCE, DONE] if price != NO_PRICE and price <= table.players[seat].money else []

    def take(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Advance):
            table.pay_money(seat, advance_price(table, seat))
            advance(table, seat)

    def ask(self, table: Bruges, seat: int, what: int, count: int) -> Message:
        return Message("br-ask-may-advance", price=advance_price(table, seat))

    def why_not(self, table: Bruges, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Advance):
            price = advance_price(table, seat)
            if price == NO_PRICE:
                low = any(pips in LOW for pips in table.dice)
                return Message("br-last-field" if low else "br-no-low-dice")
            return Message("br-guilders-short", price=price, guilders=table.players[seat].guilders)
        return super().why_not(table, seat, what, count, choice)


MAY_ADVANCE: Final = MayAdvance("may-advance")


# Phase 3: play cards and carry out actions.


class ActionPhase(Step[Bruges]):
    """Begin phase 3: everyone plays four cards, one at a time."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        for lap in range(table.box.board.laps, 0, -1):
            table.push(LAP, seat, lap)


PHASE_THREE: Final = ActionPhase("phase-three")


class StartLap(Step[Bruges]):
    """Give everyone a turn, in turn order; `what` is the number of the card they play."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        table.begin_phase(3)
        table.begin_lap(what)
        push_each(table, TURN)


LAP: Final = StartLap("lap", what=meanings.Meaning("card", 8))


# Phase 4: majorities, and a new first player.


class NewFirstPlayer(Step[Bruges]):
    """Pass the coat of arms to the left."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        table.pass_coat_of_arms()


NEW_FIRST_PLAYER: Final = NewFirstPlayer("new-first-player")

PHASES: Final[tuple[Step[Bruges], ...]] = (
    PHASE_ONE,
    PHASE_TWO,
    PHASE_THREE,
    CHECK_MAJORITIES,
    TURN_PERSONS_BACK,
    NEW_FIRST_PLAYER,
)
"""The order of a round."""
