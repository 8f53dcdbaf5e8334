"""What the two numbers of a step can mean in Hamburg."""

from __future__ import annotations

from typing import Final

from burgomaster.core.meaning import Meaning as Meaning
from burgomaster.core.meaning import Members, one_of
from burgomaster.core.meaning import flag as flag
from burgomaster.games.hamburg.box.components import CARDS, CATEGORIES, COLOURS, DICE, MOST_PLAYERS, PLACES

CARD: Final = Meaning("card", CARDS)
CATEGORY: Final = one_of("category", CATEGORIES)
COLOUR: Final = one_of("colour", COLOURS)
DIE: Final = one_of("die", DICE)
PLACE: Final = Meaning("place", PLACES)


def number(name: str) -> Meaning:
    """A number of things."""
    return Meaning(name, 99)


def seat(name: str) -> Meaning:
    """Another player."""
    return Meaning(name, MOST_PLAYERS - 1)


def seats(name: str) -> Meaning:
    """Several players."""
    return Members(name, 0, MOST_PLAYERS - 1)


def cards(name: str) -> Meaning:
    """Several cards."""
    return Members(name, 1, CARDS)


def colours(name: str) -> Meaning:
    """Several colours."""
    return Members(name, 0, len(COLOURS) - 1, COLOURS)


def any_colour(name: str) -> Meaning:
    """A colour, as 1 + its number, or 0 for none."""
    return one_of(name, ("none", *COLOURS))
