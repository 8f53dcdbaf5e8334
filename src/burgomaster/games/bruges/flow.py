"""The order of play: rounds of four phases, until the round in which the extra pile was laid is over."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.bruges.activation import TURN_PERSONS_BACK
from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.cards.hooks import DICE_ROLLED
from burgomaster.games.bruges.draws import FILL_HAND, ROLL
from burgomaster.games.bruges.majorities import CHECK_MAJORITIES
from burgomaster.games.bruges.reputation import MAY_ADVANCE
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.threats import DEAL_MARKERS
from burgomaster.games.bruges.turns import PHASE_THREE, push_each
from burgomaster.games.rows.triggers import set_off


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
