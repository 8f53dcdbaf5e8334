"""What the two numbers of a step can mean in games with owners."""

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


def several(name: str, words: tuple[str, ...]) -> Members:
    """Several of what has a name: colours above all."""
    return Members(name, 0, len(words) - 1, words)


def perhaps(name: str, words: tuple[str, ...]) -> Meaning:
    """One of what has a name, as 1 + its number, or 0 for none."""
    return one_of(name, ("none", *words))
