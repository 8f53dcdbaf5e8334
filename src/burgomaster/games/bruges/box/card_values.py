"""Printed values of the persons: reading cards.csv, with every mistake in it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.games.bruges.box.components import (
    ACTIVATIONS,
    ALWAYS_ACTION,
    ALWAYS_SITUATION,
    CARDS,
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
from burgomaster.paper.datasets import SOURCES
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.sheet import Sheet

COLUMNS: Final = (
    *("number", "group", "colour", "activation", "activation_source"),
    *("cost", "cost_source", "points", "points_source"),
)
SOURCE_COLUMNS: Final = {
    "activation_source": "activation",
    "cost_source": "cost",
    "points_source": "points",
}
MOST: Final = 99
"""No person costs more or is worth more."""


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


class CardValues:
    """What is printed on every person, by the number of the card, and where each value comes from."""

    def __init__(self) -> None:
        self.cost: list[int] = [0] * (CARDS + 1)
        self.points: list[int] = [0] * (CARDS + 1)
        self.activation: list[int] = [FLASH] * (CARDS + 1)
        self.sources: list[dict[str, str]] = [{} for _ in range(CARDS + 1)]


def read_cards(text: str, file: str, mistakes: list[Mistake]) -> CardValues:
    """Return costs, points, activations and their sources; note every mistake."""
    values = CardValues()
    sheet = Sheet(file, text, COLUMNS, CARDS, mistakes)
    for line, person, fields in sheet.rows:
        sheet.line = line
        group = sheet.word(fields, "group", GROUPS)
        if group >= 0 and group != GROUP[person]:
            sheet.wrong("group", Message("data-group-fixed", card=person, wanted=GROUPS[GROUP[person]]))
        colour = sheet.word(fields, "colour", COLOURS)
        if colour >= 0 and colour != COLOUR[person]:
            sheet.wrong("colour", Message("data-colour-fixed", card=person, wanted=COLOURS[COLOUR[person]]))
        activation = sheet.word(fields, "activation", ACTIVATIONS)
        fitting = fitting_activations(person)
        if activation >= 0 and activation not in fitting:
            known = ", ".join([ACTIVATIONS[each] for each in fitting])
            found = fields["activation"]
            sheet.wrong(
                "activation", Message("data-activation-misfit", card=person, found=found, known=known)
            )
        values.activation[person] = max(activation, 0)
        values.cost[person] = max(sheet.number(fields, "cost", 0, MOST), 0)
        values.points[person] = max(sheet.number(fields, "points", 0, MOST), 0)
        for column, value in SOURCE_COLUMNS.items():
            sheet.word(fields, column, SOURCES)
            values.sources[person][value] = fields[column]
    return values
