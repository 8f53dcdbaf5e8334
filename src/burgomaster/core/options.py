"""Options: how a game is set up, what a game offers to choose from, and how what is given is checked."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain, Refused

Options = dict[str, Plain]
"""How a game is set up: the number of players, expansions and the like, as plain data."""

Option = Plain | list[str] | tuple[str, ...]
"""The value of an option as a call in Python gives it, whatever it is: the rules say what is wrong with it.

So is the number of players: compiled code would take `True` for 1 before any rule sees it.
"""

NUMBER: Final = "number"
WORD: Final = "word"
SET: Final = "set"
"""The kinds of options: a number from `low` to `high`, one of the `words`, or any of them."""

EXPANSIONS: Final = "expansions"
"""The option with the names of the expansions that are played with; it stands only where there are some."""


class Offer:
    """An option as a game offers it."""

    def __init__(self, name: str, kind: str, default: Plain, low: int, high: int, words: list[str]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words

    def __repr__(self) -> str:
        return (
            f"<{self.name} {self.low}-{self.high}>" if self.kind == NUMBER else f"<{self.name} {self.words}>"
        )


def number_offer(name: str, default: int, low: int, high: int) -> Offer:
    """Offer a number."""
    return Offer(name, NUMBER, default, low, high, [])


def word_offer(name: str, default: str, words: list[str]) -> Offer:
    """Offer one of some words."""
    return Offer(name, WORD, default, 0, 0, words)


def set_offer(name: str, words: tuple[str, ...]) -> Offer:
    """Offer any of some words; none unless told otherwise."""
    nothing: list[Plain] = []
    return Offer(name, SET, nothing, 0, len(words), [*words])


def check_names(given: Options, game: str, known: tuple[str, ...], former: tuple[str, ...] = ()) -> None:
    """Refuse an option that is not known; `former` ones are still read, but no longer told of."""
    for name in given:
        if name == EXPANSIONS and name not in known:
            raise Refused(Message("expansions-none", game=game))
        if name not in known and name not in former:
            raise Refused(Message("option-unknown", name=name[:40], known=", ".join(known)))


def chosen_expansions(value: Plain, game: str, known: tuple[str, ...]) -> list[str]:
    """Return the expansions that an option names, in their fixed order, or refuse one that is not known."""
    if not isinstance(value, list):
        raise Refused(Message("not-a-list", place=EXPANSIONS, found=str(value)[:40]))
    for name in value:
        if name not in known:
            listed = ", ".join(known)
            raise Refused(Message("expansion-unknown", name=str(name)[:40], game=game, known=listed))
    return [name for name in known if name in value]


def truth(value: Plain, name: str) -> bool:
    """Return whether an option is chosen, or refuse what is neither true nor false."""
    if not isinstance(value, bool):
        raise Refused(Message("not-a-truth", place=name, found=str(value)[:40]))
    return value


def one_word(value: Plain, name: str, words: tuple[str, ...]) -> str:
    """Return the word that an option names, or refuse one that it does not know."""
    if not isinstance(value, str) or value not in words:
        raise Refused(Message("option-word", name=name, found=str(value)[:40], known=", ".join(words)))
    return value


def whole_number(value: Plain, name: str, low: int, high: int) -> int:
    """Return a number of an option or a stored table, or refuse it with place and reason."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Refused(Message("not-a-number", place=name, low=low, high=high, found=str(value)[:40]))
    return value
