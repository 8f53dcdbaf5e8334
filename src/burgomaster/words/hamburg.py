"""Hamburg's words: what is named in its sentences, and cards and tiles for those who know their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.words.naming import Naming

if TYPE_CHECKING:
    from burgomaster.games.rows.effect import Row
    from burgomaster.words.say import Words

NAMING: Final = Naming(
    "hamburg",
    "hb-",
    labels={
        "hb-colour-name": "colour",
        "hb-category-name": "category",
        "hb-disaster-name": "disaster",
        "hb-action-name": "action",
        "hb-activation-name": "activation",
        "hb-majority-name": "majority",
        "hb-source-name": "source",
        "hb-phase-name": "phase",
        "hb-side-name": "side",
        "hb-token-name": "token",
        "hb-tile-name": "tile",
    },
    numbers={"card": "card", "zoo": "card"},
)


class Cards:
    """Hamburg's cards and tiles in words.

    >>> from burgomaster.words import Words
    >>> Cards(Words("en")).text(98)
    'Return a pink worker to gain 3 marks.'
    >>> Cards(Words("de")).quoted(244)
    '„Indischer Elefant“ (244)'
    >>> Cards(Words("nl")).tile("weber", "a")
    'Weber, zijde A'
    """

    def __init__(self, words: Words) -> None:
        self._words: Final = words

    def name(self, number: int) -> str:
        """Return a card's name, or its number if it has none."""
        return self._words.thing_name("hamburg", "card", number)

    def listed(self, number: int) -> str:
        """Return a card's name and number as they stand in lists and titles."""
        return self._words.fill("hb-card-named", name=self.name(number), card=number)

    def quoted(self, number: int) -> str:
        """Return a card's name and number as they stand in sentences."""
        return self._words.quoted("hamburg", "card", number)

    def text(self, number: int) -> str:
        """Return what a card does, put together from the row that runs."""
        entry = self._words.entry("hamburg", "card", number)
        return self._words.entry_text(entry) if entry is not None else ""

    def tile(self, tile: str, face: str) -> str:
        """Return a side of a tile as it stands in lists and titles."""
        return self._words.fill("hb-tile-side", tile=tile, face=face)

    def row(self, row: Row) -> str:
        """Return what a row does, whether it is of a card or of anything else."""
        from burgomaster.games.rows.spelling import sentences

        return self._words.spelled(sentences(row, NAMING.prefix))
