"""What somebody means by what they type: a choice by its letter, a card's or tile's own number, or in words.

Choices have letters, so that a number is always the number of a card or a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_NAMED: Final = 6
"""How many choices are named when several could be meant."""


def letter(number: int) -> str:
    """Return the letter of a choice, counted from 0; after z come aa, ab and so on.

    >>> letter(0), letter(25), letter(26), letter(53)
    ('a', 'z', 'aa', 'bb')
    """
    name = LETTERS[number % len(LETTERS)]
    return name if number < len(LETTERS) else letter(number // len(LETTERS) - 1) + name


def one_by_one(line: str) -> list[str]:
    """Return several answers typed in one line, if all of them are letters or numbers.

    >>> one_by_one("a c 54"), one_by_one("lay 11")
    (['a', 'c', '54'], ['lay 11'])
    """
    words = line.split()
    if len(words) > 1 and all(word.isdecimal() or (word.isalpha() and len(word) <= 2) for word in words):
        return words
    return [line]


def _fits(typed: list[str], notation: list[str]) -> bool:
    """Tell whether words are the beginning of a notation; each may be shortened, numbers may not."""
    if len(typed) > len(notation):
        return False
    return all(
        there == word or (there.startswith(word) and not word[-1].isdecimal())
        for word, there in zip(typed, notation, strict=False)
    )


def meant(line: str, choices: Sequence[Choice], shown: Callable[[Choice], str]) -> Choice | None:
    """Return the choice that is meant, None if it is none of these, or refuse what could be several.

    `shown` is how a choice is written where it is offered.
    """
    text = " ".join(line.lower().split())
    if not text:
        if len(choices) == 1:
            return choices[0]
        raise Refused(Message("nothing-typed"))
    for number, choice in enumerate(choices):
        if text in (letter(number), shown(choice)):
            return choice
    words = text.split()
    if text.isdecimal():
        fitting = [choice for choice in choices if text in shown(choice).split()[1:2]]
        if not fitting:
            raise Refused(Message("number-not-offered", number=text[:9], last=letter(len(choices) - 1)))
    else:
        fitting = [choice for choice in choices if _fits(words, shown(choice).split())]
    if len(fitting) > 1:
        several = ", ".join([shown(choice) for choice in fitting[:MOST_NAMED]])
        raise Refused(Message("several-meant", several=several))
    return fitting[0] if fitting else None
