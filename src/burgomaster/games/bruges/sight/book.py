"""The book of persons."""

from __future__ import annotations

from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.languages import LANGUAGES
from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.components import (
    ACTIVATIONS,
    CARDS,
    COLOUR,
    COLOURS,
    GROUP,
    GROUPS,
    ONCE_A_ROUND,
)
from burgomaster.games.bruges.cards.icons import icons
from burgomaster.games.rows.spelling import deeds, sentences

PERSON: Final = "card"
"""The kind of entries."""


def person_text(box: Box, number: int) -> list[Phrase]:
    """Return what a person does, a sentence each; what may be used once a round says so."""
    row = box.rows[number]
    if box.activation[number] == ONCE_A_ROUND:
        return [Phrase("br-card-once-a-round", {"effect": deeds(row)})]
    return sentences(row, "br-")


def person(box: Box, number: int) -> Entry:
    """Return a person as a box prints it."""
    row = box.rows[number]
    return Entry(
        PERSON,
        number,
        {language: box.names[language][number] for language in LANGUAGES},
        {
            "group": GROUPS[GROUP[number]],
            "colour": COLOURS[COLOUR[number]],
            "activation": ACTIVATIONS[box.activation[number]],
            "cost": box.cost[number],
            "points": box.points[number],
        },
        person_text(box, number),
        icons(row),
        box.sources[number],
    )


def book(box: Box) -> list[Entry]:
    """Return all persons."""
    return [person(box, number) for number in range(1, CARDS + 1)]
