"""Printed values of the persons: what may stand in cards.csv."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import (
    ACTIVATIONS,
    ALWAYS_ACTION,
    ALWAYS_SITUATION,
    COLOUR,
    COLOURS,
    FLASH,
    GROUP,
    GROUPS,
    LAUREL,
    ONCE_A_ROUND,
    WORKER,
)
from burgomaster.games.bruges.cards.deck import ROWS
from burgomaster.games.bruges.cards.effects import asks_workers
from burgomaster.games.rows.effect import Score, Standing
from burgomaster.games.rows.paper.printed import CardSheet


def fitting_activations(person: int) -> list[int]:
    """Return the activations that suit what a person does; its row works with each of them.

    A wreath counts at the end, what changes a rule does so always, what costs a worker asks for one. All else
    costs nothing: a flash, or once a round.
    """
    row = ROWS[person]
    if any(isinstance(effect, Score) for effect in row):
        return [LAUREL]
    if any(isinstance(effect, Standing) for effect in row):
        return [ALWAYS_ACTION, ALWAYS_SITUATION]
    if asks_workers(row):
        return [WORKER]
    return [FLASH, ONCE_A_ROUND]


def _fixed(card: int) -> Message:
    return Message("data-group-fixed", card=card, wanted=GROUPS[GROUP[card]])


CARD_SHEET: Final = CardSheet(
    *(("group", GROUPS, GROUP), _fixed, (COLOURS, COLOUR)),
    *(ACTIVATIONS, fitting_activations, FLASH),
)
