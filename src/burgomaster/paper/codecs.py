"""Codecs: which values a field can have, and how each is written and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain
from burgomaster.paper.position import FieldReader, Fields, words

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[V]):
    """How values of a kind are written and read.

    Reading notes every mistake with its place, and goes on with the natural value instead.
    """

    def nothing(self) -> V:
        """Return the value of a field that is empty; each time a new one, if it can change."""
        raise NotImplementedError

    def write(self, value: V) -> Plain:
        """Return a value as plain data, complete."""
        raise NotImplementedError

    def writer(self) -> Callable[[Any], Plain]:
        """Return what writes a value with the fewest calls."""
        return self.write

    def write_short(self, value: V) -> Plain:
        """Return a value as a person writes it; what is left out is read as before."""
        return self.write(value)

    def read(self, reader: FieldReader, value: Plain, at: str, natural: V) -> V:
        """Return a value that was written; `at` is its place, for mistakes."""
        raise NotImplementedError

    def too_small(self, value: V) -> bool:
        """Tell whether a number in a value lies below the smallest there can be."""
        return False

    def said(self, value: V) -> str:
        """Return a value that follows from others, for the reason why another one is refused."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Codec[tuple[V, ...]]):
    """How several values are written, be they in a tuple or in a list."""

    def nothing(self) -> tuple[V, ...]:
        return ()

    def write(self, value: Sequence[V]) -> Plain:
        raise NotImplementedError

    def write_short(self, value: Sequence[V]) -> Plain:
        return self.write(value)


class Number(Codec[int]):
    """A whole number within limits, which are those of the number as it is written.

    `add` is how much more is written than is meant: seats are counted from 1.

    >>> Number(1, 5, add=1).write(0)
    1
    """

    def __init__(self, low: int, high: int, add: int = 0) -> None:
        self._low: Final = low
        self._high: Final = high
        self._add: Final = add

    def nothing(self) -> int:
        return max(self._low, 0) - self._add

    def write(self, value: int) -> Plain:
        return value + self._add

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        if reader.is_whole(value, at, self._low, self._high) and isinstance(value, int):
            return value - self._add
        return natural

    def too_small(self, value: int) -> bool:
        return value + self._add < self._low


class Truth(Codec[bool]):
    """True or false."""

    def nothing(self) -> bool:
        return False

    def write(self, value: bool) -> Plain:
        return value

    def read(self, reader: FieldReader, value: Plain, at: str, natural: bool) -> bool:
        if isinstance(value, bool):
            return value
        reader.wrong(at, "position-truth", value)
        return natural


class Word(Codec[int]):
    """One of several names; the first of them stands for `first`, the others for the numbers after it.

    >>> Word(("none", "left", "right"), first=-1).write(0)
    'left'
    """

    def __init__(self, names: tuple[str, ...], first: int = 0) -> None:
        self._names: Final = names
        self._first: Final = first

    def nothing(self) -> int:
        return self._first

    def write(self, value: int) -> Plain:
        return self._names[value - self._first]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        found = reader.which(value, at, self._names)
        return natural if found < 0 else found + self._first


class WordSet(Codec[int]):
    """A set of names as a mask; the first name is bit 0. Nothing may be named twice.

    >>> WordSet(("left", "right")).write(2)
    ['right']
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names: Final = names

    def nothing(self) -> int:
        return 0

    def write(self, value: int) -> Plain:
        return words(value, self._names) if value else []

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        bits = 0
        for i, each in enumerate(reader.listed(value, at)):
            bit = reader.which(each, f"{at}[{i}]", self._names)
            if bit >= 0 and bits >> bit & 1:
                reader.wrong(f"{at}[{i}]", "position-twice", each)
            if bit >= 0:
                bits |= 1 << bit
        return bits


class Numbers(Several[int]):
    """Whole numbers within limits, in the order written.

    >>> Numbers(1, 5, add=1).write((1, 0))
    [2, 1]
    """

    def __init__(self, low: int, high: int, add: int = 0) -> None:
        self._low: Final = low
        self._high: Final = high
        self._add: Final = add

    def write(self, value: Sequence[int]) -> Plain:
        return [each + self._add for each in value] if self._add else [*value]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: tuple[int, ...]) -> tuple[int, ...]:
        found: list[int] = []
        low, high = self._low, self._high
        for i, each in enumerate(reader.listed(value, at)):
            if isinstance(each, int) and not isinstance(each, bool) and low <= each <= high:
                found.append(each - self._add)
            else:  # only now the place is needed
                reader.is_whole(each, f"{at}[{i}]", low, high)
        return tuple(found)

    def too_small(self, value: tuple[int, ...]) -> bool:
        return min(value, default=self._low) + self._add < self._low

    def said(self, value: tuple[int, ...]) -> str:
        return ", ".join([str(each + self._add) for each in value])


class WordList(Several[int]):
    """Names in the order written, each standing for its number; `first` is that of the first name.

    `count` is how many there must be, such as one for each seat; if not given, there may be any number.

    >>> WordList(("left", "right")).write((1, 0, 1))
    ['right', 'left', 'right']
    """

    def __init__(self, names: tuple[str, ...], first: int = 0, count: int = -1) -> None:
        self._names: Final = names
        self._first: Final = first
        self._count: Final = count

    def write(self, value: Sequence[int]) -> Plain:
        return [self._names[each - self._first] for each in value]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: tuple[int, ...]) -> tuple[int, ...]:
        found: list[int] = []
        given = reader.listed(value, at)
        for i, each in enumerate(given):
            which = reader.which(each, f"{at}[{i}]", self._names)
            if which >= 0:
                found.append(which + self._first)
        if self._count < 0 or len(found) == self._count:
            return tuple(found)
        if len(given) != self._count:
            reader.note(at, Message("position-count", found=len(given), wanted=self._count))
        return natural


class Counts(Several[int]):
    """A number for each of several names, from 0 to `high`; those left out are 0.

    `sparse`: those that are 0 are never written. `complete`: all are written, and those left out are natural.

    >>> counts = Counts(("left", "right"), 5)
    >>> counts.write((0, 3)), counts.write_short((0, 3))
    ({'left': 0, 'right': 3}, {'right': 3})
    """

    def __init__(
        self, names: tuple[str, ...], high: int, sparse: bool = False, complete: bool = False
    ) -> None:
        self._names: Final = names
        self._high: Final = high
        self._sparse: Final = sparse
        self._complete: Final = complete

    def nothing(self) -> tuple[int, ...]:
        return (0,) * len(self._names)

    def write(self, value: Sequence[int]) -> Plain:
        if not self._sparse:
            named: Fields = dict(zip(self._names, value, strict=True))
            return named
        return self._without_zeros(value) if any(value) else {}

    def _without_zeros(self, value: Sequence[int]) -> Plain:
        return {name: count for name, count in zip(self._names, value, strict=True) if count}

    def write_short(self, value: Sequence[int]) -> Plain:
        return self.write(value) if self._complete else self._without_zeros(value)

    def read(self, reader: FieldReader, value: Plain, at: str, natural: tuple[int, ...]) -> tuple[int, ...]:
        given = reader.fields(value, at)
        reader.known(given, at, self._names)
        rest = natural if self._complete else self.nothing()
        found: list[int] = []
        for i, name in enumerate(self._names):
            found.append(reader.whole(given, at, name, 0, self._high, rest[i]))
        return tuple(found)

    def too_small(self, value: tuple[int, ...]) -> bool:
        return min(value) < 0

    def said(self, value: tuple[int, ...]) -> str:
        named = zip(self._names, value, strict=True)
        return " ".join([f"{name} {count}" for name, count in named if count or not self._sparse])


class AsList(Codec[list[V]]):
    """Values in a list that can change: written as others, and read into a new list.

    >>> AsList(Numbers(0, 9)).write([4, 5])
    [4, 5]
    """

    def __init__(self, codec: Several[V]) -> None:
        self._codec: Final = codec

    def writer(self) -> Callable[[Any], Plain]:
        return self._codec.writer()

    def nothing(self) -> list[V]:
        return list(self._codec.nothing())

    def write(self, value: list[V]) -> Plain:
        return self._codec.write(value)

    def write_short(self, value: list[V]) -> Plain:
        return self._codec.write_short(value)

    def read(self, reader: FieldReader, value: Plain, at: str, natural: list[V]) -> list[V]:
        return list(self._codec.read(reader, value, at, tuple(natural)))

    def too_small(self, value: list[V]) -> bool:
        return self._codec.too_small(tuple(value))

    def said(self, value: list[V]) -> str:
        return self._codec.said(tuple(value))


class Sorted(Several[int]):
    """Numbers whose order means nothing: they are kept in order, however they are written.

    >>> Sorted(Numbers(0, 9)).read(FieldReader({}, None), [5, 4], "x", ())
    (4, 5)
    """

    def __init__(self, codec: Several[int]) -> None:
        self._codec: Final = codec

    def writer(self) -> Callable[[Any], Plain]:
        return self._codec.writer()

    def write(self, value: Sequence[int]) -> Plain:
        return self._codec.write(value)

    def read(self, reader: FieldReader, value: Plain, at: str, natural: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(self._codec.read(reader, value, at, natural)))


class ByHand(Codec[V]):
    """Something odd, which is written by this function and which the game reads itself."""

    def __init__(self, write: Callable[[V], Plain], nothing: V) -> None:
        self._write: Final = write
        self._nothing: Final = nothing

    def nothing(self) -> V:
        return self._nothing

    def writer(self) -> Callable[[Any], Plain]:
        return self._write

    def write(self, value: V) -> Plain:
        return self._write(value)


def _as_it_is(value: Plain) -> Plain:
    return value


def told_by_game(nothing: Plain) -> ByHand[Plain]:
    """Return the codec of something odd whose `get` returns it as it is written, and which the game reads."""
    return ByHand(_as_it_is, nothing)
