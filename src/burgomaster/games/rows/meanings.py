"""What the two numbers of a step can mean in games with owners and cards."""

from __future__ import annotations

from typing import Final

from burgomaster.core.meaning import Meaning, Members, one_of

MOST_SEATS: Final = 5


def number(name: str) -> Meaning:
    """A number of things."""
    return Meaning(name, 99)


def seat(name: str) -> Meaning:
    """Another player."""
    return Meaning(name, MOST_SEATS - 1)


def several(name: str, words: tuple[str, ...]) -> Meaning:
    """Several of what has a name: colours above all."""
    return Members(name, 0, len(words) - 1, words)


class CardMeanings:
    """What a number can mean where cards have numbers and colours and are built at places."""

    def __init__(self, cards: int, places: int, colours: tuple[str, ...]) -> None:
        self._cards: Final = cards
        self._colours: Final = colours
        self.card: Final = Meaning("card", cards)
        self.place: Final = Meaning("place", places)
        self.colour: Final = one_of("colour", colours)

    def cards(self, name: str) -> Meaning:
        """Several cards."""
        return Members(name, 1, self._cards)

    def colours(self, name: str) -> Meaning:
        """Several colours."""
        return several(name, self._colours)

    def any_colour(self, name: str) -> Meaning:
        """A colour, as 1 + its number, or 0 for none."""
        return one_of(name, ("none", *self._colours))

    def up_to(self, name: str, high: int) -> Meaning:
        """A number that is no higher."""
        return Meaning(name, high)

    def number(self, name: str) -> Meaning:
        """A number of things."""
        return number(name)

    def seat(self, name: str) -> Meaning:
        """Another player."""
        return seat(name)

    def seats(self, name: str) -> Meaning:
        """Several players."""
        return Members(name, 0, MOST_SEATS - 1)

    def flag(self, name: str) -> Meaning:
        """Whether something holds: 1 if it does."""
        return Meaning(name, 1)
