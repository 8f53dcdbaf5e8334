"""The book of persons."""

from __future__ import annotations

from burgomaster.core.book import Entry
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
from burgomaster.games.rows.book import card_entry
from burgomaster.games.rows.spelling import deeds, sentences


def person_text(box: Box, number: int) -> list[Phrase]:
    """Return what a person does, a sentence each; what may be used once a round says so."""
    row = box.rows[number]
    if box.activation[number] == ONCE_A_ROUND:
        return [Phrase("br-card-once-a-round", {"effect": deeds(row)})]
    return sentences(row, "br-")


def person(box: Box, number: int) -> Entry:
    """Return a person as a box prints it."""
    told = {"group": GROUPS[GROUP[number]], "colour": COLOURS[COLOUR[number]]}
    return card_entry(box, number, told, ACTIVATIONS, person_text(box, number), icons(box.rows[number]))


def book(box: Box) -> list[Entry]:
    """Return all persons."""
    return [person(box, number) for number in range(1, CARDS + 1)]
