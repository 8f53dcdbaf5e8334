"""What the two numbers of a step can mean in Bruges."""

from __future__ import annotations

from typing import Final

from burgomaster.core.meaning import Meaning as Meaning
from burgomaster.core.meaning import Members, one_of
from burgomaster.core.meaning import flag as flag
from burgomaster.games.bruges.box.components import CARDS, COLOURS, GROUPS, MOST_PLAYERS, PILES, PLACES
from burgomaster.games.rows.hands import number as number
from burgomaster.games.rows.hands import seat_named
from burgomaster.games.rows.labour import colours_named

CARD: Final = Meaning("card", CARDS)
GROUP: Final = one_of("group", GROUPS)
COLOUR: Final = one_of("colour", COLOURS)
PILE: Final = one_of("pile", PILES)
PLACE: Final = Meaning("place", PLACES)


seat: Final = seat_named
"""Another player."""


def seats(name: str) -> Meaning:
    """Several players."""
    return Members(name, 0, MOST_PLAYERS - 1)


def cards(name: str) -> Meaning:
    """Several cards."""
    return Members(name, 1, CARDS)


def colours(name: str) -> Meaning:
    """Several colours."""
    return colours_named(name, COLOURS)


def any_colour(name: str) -> Meaning:
    """A colour, as 1 + its number, or 0 for none."""
    return one_of(name, ("none", *COLOURS))
