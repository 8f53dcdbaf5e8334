"""Choices: small immutable values, one class per verb, written as short text or as JSON."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain, Refused

_DIGITS: Final = 9
"""No number in a choice is longer; more digits are refused before Python would convert them."""


class Kind:
    """How one value of a choice is written: a number within limits, or one of a few words.

    `room` is for how many values choices are numbered, if values may be added later: then no number moves.
    """

    def __init__(self, low: int, high: int, words: tuple[str, ...] = (), room: int = 0) -> None:
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words
        self.size: Final = room or high - low + 1
        if self.size < high - low + 1:
            raise ValueError(f"{high - low + 1} values, but room for {self.size}: no number could stay")

    def write(self, value: int) -> str:
        """Return the word for a value."""
        return self.words[value - self.low] if self.words else str(value)

    def read(self, word: str) -> int:
        """Return the value a word stands for, or refuse it."""
        if self.words:
            if word in self.words:
                return self.low + self.words.index(word)
            raise Refused(Message("notation-word", word=word[:40], known=" ".join(self.words)))
        if not (word.isascii() and word.isdecimal() and len(word) <= _DIGITS and str(int(word)) == word):
            raise Refused(Message("notation-number", word=word[:40]))
        return self.check(int(word))

    def check(self, value: int) -> int:
        """Return the value if it lies within the limits, or refuse it."""
        if not self.low <= value <= self.high:
            raise Refused(Message("notation-range", value=value, low=self.low, high=self.high))
        return value


def words_kind(*words: str, room: int = 0) -> Kind:
    """Return a kind whose values 0, 1, 2 ... are written as the given words."""
    return Kind(0, len(words) - 1, words, room)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat may choose. Equal choices are the same object, but for those `ByValue`.

    Only a `Form` makes them.
    """

    __slots__ = ("_text", "form", "values")

    def __init__(self) -> None:
        self._text = ""
        self.values: tuple[int, ...] = ()
        self.form: Form[Any] | None = None

    @property
    def text(self) -> str:
        """Return the choice as people type it, written when first asked for."""
        if not self._text and self.form is not None:
            self._text = self.form.text(self.values)
        return self._text

    def data(self) -> dict[str, Plain]:
        """Return the choice as plain data, each value named and written as in the text form."""
        form = self.form
        if form is None:
            raise TypeError("a choice is made by its form")
        return form.data(self.values)

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        return self

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ByValue(Choice):
    """A choice of which there are too many to keep: equal ones need not be the same object."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.form is self.form and other.values == self.values

    def __hash__(self) -> int:
        return hash(self.values)


C = TypeVar("C", bound=Choice)

MOST_KEPT: Final = 1_000_000
"""Of a form with more choices none is kept: anyone could have them all made, one by one."""


class Form(Generic[C]):
    """The form of a verb: its pattern, the kinds of its values, and the one object for each set of values.

    A form of more than `MOST_KEPT` choices makes them anew each time; they are to be `ByValue`.
    """

    def __init__(self, pattern: str, make: Callable[..., C], **kinds: Kind) -> None:
        self.pattern: Final = pattern
        self.words: Final = pattern.split(" ")
        self.verb: Final = self.words[0]
        self.kinds: Final = kinds
        self.size: Final = prod([kind.size for kind in kinds.values()])
        """How many numbers its choices take up; there may be fewer choices (see `Kind`)."""
        self._make = make
        self._made: dict[tuple[int, ...], C] = {}
        self._keeps: Final = self.size <= MOST_KEPT

    def of(self, *values: int) -> C:
        """Return the choice with these values, always the same object if they are kept."""
        made = self._made.get(values)
        if made is None:
            made = self._make(*values)
            made.form = self
            made.values = values
            if self._keeps:
                self._made[values] = made
            elif not isinstance(made, ByValue):
                raise TypeError(f"there are too many of {self.pattern!r} to keep: they must be ByValue")
        return made

    def text(self, values: tuple[int, ...]) -> str:
        """Return how the choice with these values is written."""
        named = dict(zip(self.kinds, values, strict=True))
        parts: list[str] = []
        for word in self.words:
            field = word[1:-1]
            parts.append(self.kinds[field].write(named[field]) if word.startswith("{") else word)
        return " ".join(parts)

    def read(self, words: Sequence[str]) -> C | None:
        """Return the choice written with these words; None if the words are not of this form."""
        if len(words) != len(self.words):
            return None
        found: dict[str, int] = {}
        for given, wanted in zip(words, self.words, strict=True):
            if wanted.startswith("{"):
                found[wanted[1:-1]] = self.kinds[wanted[1:-1]].read(given)
            elif given != wanted:
                return None
        return self.of(*[found[name] for name in self.kinds])

    def data(self, values: tuple[int, ...]) -> dict[str, Plain]:
        """Return plain data for a choice of this form."""
        data: dict[str, Plain] = {"verb": self.verb}
        for (name, kind), value in zip(self.kinds.items(), values, strict=True):
            data[name] = kind.write(value) if kind.words else value
        return data

    def every(self) -> Iterator[C]:
        """Yield every choice of this form."""
        values: list[tuple[int, ...]] = [()]
        for kind in self.kinds.values():
            values = [(*some, value) for some in values for value in range(kind.low, kind.high + 1)]
        for each in values:
            yield self.of(*each)

    def index(self, values: tuple[int, ...]) -> int:
        """Return the number of the choice with these values, from 0; the last value counts fastest."""
        index = 0
        for kind, value in zip(self.kinds.values(), values, strict=True):
            index = index * kind.size + value - kind.low
        return index

    def at(self, index: int) -> C:
        """Return the choice with this number, or refuse a number that no choice has."""
        values: list[int] = []
        rest = index
        for kind in reversed(list(self.kinds.values())):
            rest, value = divmod(rest, kind.size)
            values.append(kind.check(kind.low + value))
        if rest:
            raise Refused(Message("notation-range", value=index, low=0, high=self.size - 1))
        return self.of(*reversed(values))


class Notation:
    """All verbs of a game: reads choices from text and from plain data, and numbers them.

    Choices are numbered form by form. A new verb comes after the others, and a kind that may grow has room:
    so a number once given stays, and what was learned of it.
    """

    def __init__(self, *forms: Form[Any]) -> None:
        self.forms: Final = forms
        self.firsts: Final[dict[Form[Any], int]] = {}
        """The number of the first choice of each form."""
        self.size: int = 0
        """How many numbers there are."""
        for form in forms:
            self.firsts[form] = self.size
            self.size += form.size
        self._by_verb: dict[str, list[Form[Any]]] = {}
        for form in forms:
            alike = self._by_verb.setdefault(form.verb, [])
            if any(set(other.kinds) == set(form.kinds) for other in alike):
                raise ValueError(f"as plain data, {form.pattern!r} would look like another form")
            alike.append(form)

    def read(self, text: str) -> Choice:
        """Return the choice written as `text`, or refuse it with the reason."""
        words = text.split(" ")
        forms = self._by_verb.get(words[0])
        if forms is None:
            raise Refused(Message("notation-verb", word=words[0][:40]))
        refusal: Refused | None = None
        for form in forms:
            try:
                choice: Choice | None = form.read(words)
            except Refused as refused:  # another form of the verb may still fit
                refusal = refusal or refused
                continue
            if choice is not None:
                return choice
        raise refusal or Refused(Message("notation-form", text=text[:80], form=forms[0].pattern))

    def index(self, choice: Choice) -> int:
        """Return the number of a choice, worked out from its values: nothing is listed or stored."""
        form = choice.form
        if form is None or form not in self.firsts:
            raise ValueError(f"{choice.text!r} is no choice of this game")
        return self.firsts[form] + form.index(choice.values)

    def at(self, index: int) -> Choice:
        """Return the choice with this number, or refuse a number that no choice has."""
        if not 0 <= index < self.size:
            raise Refused(Message("notation-range", value=index, low=0, high=self.size - 1))
        form = self.forms[bisect_right(list(self.firsts.values()), index) - 1]
        choice: Choice = form.at(index - self.firsts[form])
        return choice

    def from_data(self, data: Plain) -> Choice:
        """Return the choice given as plain data, or refuse it with the reason."""
        if not isinstance(data, dict):
            raise Refused(Message("notation-data"))
        verb = data.get("verb")
        for form in self._by_verb.get(verb, []) if isinstance(verb, str) else []:
            if set(data) != {"verb", *form.kinds}:
                continue
            values: list[int] = []
            for name, kind in form.kinds.items():
                value = data[name]
                if kind.words and isinstance(value, str):
                    values.append(kind.read(value))
                elif not kind.words and isinstance(value, int) and not isinstance(value, bool):
                    values.append(kind.check(value))
                else:
                    raise Refused(Message("notation-value", name=name))
            choice: Choice = form.of(*values)
            return choice
        raise Refused(Message("notation-data"))
