"""Printed values of the cards: reading cards.csv, with every mistake in it."""

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
    CARDS,
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
from burgomaster.paper.datasets import SOURCES
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.sheet import Sheet

CARD_COLUMNS: Final = (
    *("number", "category", "colour", "activation", "activation_source"),
    *("cost", "cost_source", "points", "points_source"),
)
SOURCE_COLUMNS: Final = {
    "activation_source": "activation",
    "cost_source": "cost",
    "points_source": "points",
}
MOST: Final = 99
"""No card costs more or is worth more."""


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


class CardValues:
    """What is printed on every card, by its number, and where each value comes from."""

    def __init__(self) -> None:
        self.cost: list[int] = [0] * (CARDS + 1)
        self.points: list[int] = [0] * (CARDS + 1)
        self.activation: list[int] = [NO_ACTIVATION] * (CARDS + 1)
        self.sources: list[dict[str, str]] = [{} for _ in range(CARDS + 1)]


def read_cards(text: str, file: str, mistakes: list[Mistake]) -> CardValues:
    """Return costs, points, activations and their sources; note every mistake."""
    values = CardValues()
    sheet = Sheet(file, text, CARD_COLUMNS, CARDS, mistakes)
    for line, card, fields in sheet.rows:
        sheet.line = line
        category = sheet.word(fields, "category", CATEGORIES)
        if category >= 0 and category != CATEGORY[card]:
            fixed = Message("data-category-fixed", card=card, wanted=CATEGORIES[CATEGORY[card]])
            sheet.wrong("category", fixed)
        colour = sheet.word(fields, "colour", COLOURS)
        if colour >= 0 and colour != COLOUR[card]:
            sheet.wrong("colour", Message("data-colour-fixed", card=card, wanted=COLOURS[COLOUR[card]]))
        activation = sheet.word(fields, "activation", ACTIVATIONS)
        fitting = fitting_activations(card)
        if activation >= 0 and activation not in fitting:
            known = ", ".join([ACTIVATIONS[each] for each in fitting])
            misfit = Message("data-activation-misfit", card=card, found=fields["activation"], known=known)
            sheet.wrong("activation", misfit)
        values.activation[card] = max(activation, 0)
        values.cost[card] = max(sheet.number(fields, "cost", 0, MOST), 0)
        values.points[card] = max(sheet.number(fields, "points", 0, MOST), 0)
        for column, value in SOURCE_COLUMNS.items():
            sheet.word(fields, column, SOURCES)
            values.sources[card][value] = fields[column]
    return values
