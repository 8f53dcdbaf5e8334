"""What the two numbers of a step can mean in Hamburg."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgomaster.core.meaning import Meaning as Meaning
from burgomaster.core.meaning import Members, one_of
from burgomaster.core.meaning import flag as flag
from burgomaster.games.hamburg.box.components import CARDS, CATEGORIES, COLOURS, DICE, MOST_PLAYERS, PLACES
from burgomaster.games.rows.meanings import number as number
from burgomaster.games.rows.meanings import perhaps, several
from burgomaster.games.rows.meanings import seat as seat

CATEGORY: Final = one_of("category", CATEGORIES)
DIE: Final = one_of("die", DICE)
CARD: Final = Meaning("card", CARDS)
COLOUR: Final = one_of("colour", COLOURS)
PLACE: Final = Meaning("place", PLACES)

cards: Final = partial(Members, lowest=1, highest=CARDS)
colours: Final = partial(several, words=COLOURS)
any_colour: Final = partial(perhaps, words=COLOURS)


def seats(name: str) -> Meaning:
    """Several players."""
    return Members(name, 0, MOST_PLAYERS - 1)
