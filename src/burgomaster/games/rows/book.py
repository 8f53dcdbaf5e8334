"""A card in the book, as a box prints it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgomaster.core.book import Entry, Icon
from burgomaster.core.languages import LANGUAGES
from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.box import RowBox

CARD: Final = "card"
"""The kind of such entries."""


def card_entry(
    box: RowBox,
    number: int,
    told: Mapping[str, int | str],
    activations: tuple[str, ...],
    text: list[Phrase],
    icons: list[Icon],
) -> Entry:
    """Return a card: what is `told` of it, when it works, what it costs and is worth, and what it does."""
    printed: dict[str, int | str] = {
        **told,
        "activation": activations[box.activation[number]],
        "cost": box.cost[number],
        "points": box.points[number],
    }
    names = {language: box.names[language][number] for language in LANGUAGES}
    return Entry(CARD, number, names, printed, text, icons, box.sources[number])
