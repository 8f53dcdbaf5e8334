"""The solo game: TOM, whom the rules play, has the second of two seats and comes first in everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Step
from burgomaster.games.hamburg.flow import (
    BEFORE_DISASTERS,
    CITY_HALL,
    DEPLOY_CLERIC,
    DICE_BUILDINGS,
    FILL_HAND,
    NEW_FIRST_PLAYER,
)
from burgomaster.games.hamburg.order import Order, Stage, Stages, after, for_seats, without
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.solo.decisions import decide
from burgomaster.games.hamburg.solo.dice import DIE, INCOME, PARKS, PLAY, TOM_TURN, TURN_UP, USE_NEXT
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import ACT, TURN
from burgomaster.games.rows.effect import Row

if TYPE_CHECKING:
    from burgomaster.paper.fields import Field

NAME: Final = "solo"
YOU: Final = 1 << 0
TOM: Final = 1 << 1
"""Who sits where, as sets of seats."""

BOTH: Final = (BEFORE_DISASTERS, DICE_BUILDINGS, CITY_HALL)
"""What TOM does in phase II like everyone; what expansions let each player do is yours alone (ruling 78)."""


class Solo(Part):
    """TOM has no pieces of his own: all that is his lies on his board and in his display."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def broken_law(self, table: Hamburg) -> Message | None:
        if table.first != 1:
            return Message("hb-law-solo-first")
        return Message("hb-law-solo-hand") if table.players[1].hand else None


def _yours(stages: Stages) -> Stages:
    """Return the stages of phase II, without TOM where expansions let each player do something."""
    return tuple(
        [stage if stage.step in BOTH or not stage.each else Stage(stage.step, True, YOU) for stage in stages]
    )


class SoloExpansion(Expansion):
    """What the solo game declares."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        return printed["tom"]

    def rows(self, values: Plain) -> dict[int, Row]:
        return {}

    def order(self, order: Order) -> Order:
        """TOM takes the marks of the black die and his dice; no coat of arms is passed on (ruling 79)."""
        return Order(
            for_seats(order.set_up, YOU),
            without(order.season, NEW_FIRST_PLAYER),
            after(_yours(order.phase_two), DEPLOY_CLERIC, Stage(INCOME, True, TOM)),
            order.cleric_stands,
            phase_one=(Stage(PARKS, True, TOM), Stage(FILL_HAND, True, YOU)),
            turns=(Stage(TOM_TURN, True, TOM), Stage(TURN, True, YOU)),
        )

    def part(self, players: int) -> Part:
        return Solo()

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return []

    def part_of(self, fields: dict[str, Any]) -> Part:
        return Solo()

    def answer(
        self, table: Hamburg, step: Step[Any], seat: int, what: int, count: int, choices: list[Choice]
    ) -> Choice | None:
        if step is ACT:  # a card that a building lets him use is played like that of a 5 (ruling 39)
            table.push(PLAY, seat)
            return None
        return decide(table, step, seat, what, count, choices)


EXPANSION: Final = SoloExpansion(
    NAME, step_table(INCOME, PARKS, TOM_TURN, DIE, TURN_UP, PLAY, USE_NEXT), automatic=TOM
)
