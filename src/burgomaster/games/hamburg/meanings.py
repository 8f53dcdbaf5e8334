"""What the two numbers of a step can mean in Hamburg."""

from __future__ import annotations

from typing import Final

from burgomaster.core.meaning import one_of
from burgomaster.games.hamburg.box.components import CARDS, CATEGORIES, COLOURS, DICE, PLACES
from burgomaster.games.rows.meanings import CardMeanings


class _Meanings(CardMeanings):
    """What a number can mean here: a category and a die, too."""

    def __init__(self) -> None:
        super().__init__(CARDS, PLACES, COLOURS)
        self.category: Final = one_of("category", CATEGORIES)
        self.die: Final = one_of("die", DICE)


meanings: Final = _Meanings()
