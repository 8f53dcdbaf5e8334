"""What the two numbers of a step can mean in Bruges."""

from __future__ import annotations

from typing import Final

from burgomaster.core.meaning import one_of
from burgomaster.games.bruges.box.components import CARDS, COLOURS, GROUPS, PILES, PLACES
from burgomaster.games.rows.meanings import CardMeanings


class _Meanings(CardMeanings):
    """What a number can mean here: a group and a pile, too."""

    def __init__(self) -> None:
        super().__init__(CARDS, PLACES, COLOURS)
        self.group: Final = one_of("group", GROUPS)
        self.pile: Final = one_of("pile", PILES)


meanings: Final = _Meanings()
