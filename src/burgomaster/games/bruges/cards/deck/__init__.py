"""The deck: 165 persons as rows, each its effects in the vocabulary of `effects.py` and its neighbours."""

from __future__ import annotations

from typing import Final

from burgomaster.games.bruges.box.components import CARDS
from burgomaster.games.bruges.cards.deck import (
    art,
    church,
    commerce,
    court,
    craft,
    entertainment,
    knowledge,
    nobility,
    officials,
    protection,
    underworld,
)
from burgomaster.games.rows.effect import Row


def _rows() -> list[Row]:
    """Return every person's row by the number of the card."""
    groups = (
        *(nobility.ROWS, officials.ROWS, entertainment.ROWS, commerce.ROWS, craft.ROWS, court.ROWS),
        *(church.ROWS, art.ROWS, protection.ROWS, underworld.ROWS, knowledge.ROWS),
    )
    persons = [person for group in groups for person in group]
    if sorted([number for number, _ in persons]) != list(range(1, CARDS + 1)):
        raise ValueError("every person of the deck has exactly one row")
    rows: list[Row] = [() for _ in range(CARDS + 1)]
    for number, row in persons:
        rows[number] = row
    return rows


ROWS: Final = _rows()
