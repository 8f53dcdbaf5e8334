"""Printed values of the cards: what may stand in cards.csv."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    ALWAYS,
    ALWAYS_I,
    ALWAYS_II,
    ALWAYS_III,
    ALWAYS_IV,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    FLASH,
    LAUREL,
    NO_ACTIVATION,
    PARK,
    PHASE_I,
    PHASE_II,
    PHASE_III,
    ZOO,
)
from burgomaster.games.hamburg.cards.deck import ROWS
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.effect import Score, Standing
from burgomaster.games.rows.paper.printed import CardSheet

_FITTING: Final = {
    "hb-card-advance-without-low-dice": [PHASE_II],
    "hb-card-place-in-church": [FLASH, PHASE_II],
    "hb-card-draw": [FLASH, PHASE_I, PHASE_III],
    "hb-card-draw-discard": [FLASH, PHASE_I, PHASE_III],
    "hb-card-draw-optional": [FLASH, PHASE_I, PHASE_III],
}
"""The activations that suit an effect that does not give by itself; others are a flash or of phase III."""


def fitting_activations(card: int) -> list[int]:
    """Return the activations that suit what a card does; its row works with each of them.

    Zoo and park have theirs by the rules, a wreath counts at the end, a standing building always stands.
    What costs a worker is used by choice in phase III, since nothing else may be compelled to pay. What the
    dice of a season give can also come in phase II by itself. The text of 189 names neither a phase nor a
    price: a flash, or phase II with the other things of the church. All else is a flash or used in phase III.
    """
    row = ROWS[card]
    if CATEGORY[card] == ZOO:
        return [NO_ACTIVATION]
    if CATEGORY[card] == PARK:
        return [PHASE_I]
    if any(isinstance(effect, Score) for effect in row):
        return [LAUREL]
    if any(isinstance(effect, Standing) for effect in row):
        return [ALWAYS, ALWAYS_I, ALWAYS_II, ALWAYS_III, ALWAYS_IV]
    if any(isinstance(effect, Price) for effect in row):
        return [PHASE_III]
    if row[0].by_itself:
        return [FLASH, PHASE_II, PHASE_III]
    return _FITTING.get(row[0].spell().id, [FLASH, PHASE_III])


def _fixed(card: int) -> Message:
    return Message("data-category-fixed", card=card, wanted=CATEGORIES[CATEGORY[card]])


CARD_SHEET: Final = CardSheet(
    *(("category", CATEGORIES, CATEGORY), _fixed, (COLOURS, COLOUR)),
    *(ACTIVATIONS, fitting_activations, NO_ACTIVATION),
)
