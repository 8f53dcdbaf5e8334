"""Fields declared once: what a table, a player or a part of an expansion holds, and how that is written.

A declaration is a list of `Field`s: the key in positions, a codec (which values there are and how each is
written), the natural value that a position may leave out, and who sees it. What is stored, read and written
follows from it:

>>> class Harbour:
...     def __init__(self, ships: int = 0, boats: int = 0) -> None:
...         self.ships, self.boats = ships, boats
>>> fields = (
...     Field("ships", WordSet(("purple", "orange", "gray"))),
...     Field("boats", Number(0, 9), natural=lambda table, seat: 2),
... )
>>> dump_fields(fields, Harbour(0b101, 2), None)
{'ships': ['purple', 'gray'], 'boats': 2}
>>> write_fields(fields, Harbour(0b101, 2), None)
{'ships': ['purple', 'gray']}
>>> reader = FieldReader({"harbour": {"ships": ["gray"]}}, None)
>>> Harbour(**read_fields(fields, reader, reader.table_in(reader.root, "", "harbour"), "harbour", None)).boats
2

To give an expansion a new field: hold it (a slot of its part), declare it in the list beside the part, and
show it to people (its view). A slot that is in no declaration, one that `clone` forgets, and one of which
`seen_by` shows something else than was declared fail a test each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain
from burgomaster.paper.position import FieldReader, Fields, words
from burgomaster.paper.toml import joined

T = TypeVar("T")
V = TypeVar("V")

# Who sees a field. `seen_by` decides; these say what it must come to, and the tests of secrecy compare.
EVERYONE: Final = "everyone"
"""Every viewer sees what is there."""
OWNER: Final = "owner"
"""The player it belongs to sees what is there; to all others it shows how much there is, and nothing else."""
NOBODY: Final = "nobody"
"""It shows how much there is, and nothing else, to every viewer."""
IN_PART: Final = "in part"
"""Viewers see of it what they may, not all of them the same; nothing shown depends on what is hidden."""


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


class Words(Several[int]):
    """Names in the order written, each standing for its number; `first` is that of the first name.

    `count` is how many there must be, such as one for each seat; if not given, there may be any number.

    >>> Words(("left", "right")).write((1, 0, 1))
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[T]):
    """Something that is held: its name in positions, its values, what it is by nature, and who sees it.

    `natural` gives the value of a field that a position leaves out, from the table (as far as it is read:
    fields are read in the order declared) and the seat, if it is a player's; if not given, that is the
    codec's nothing. `slots` are the attributes that hold the field, if there is not just one of the same
    name. `get` works out, from table and seat, what no attribute holds as it is written. `follows`: no
    other value than the natural one is possible; it is stored, compared where it is told, and never written
    for people.
    """

    def __init__(
        self,
        name: str,
        codec: Codec[Any],
        natural: Callable[[T, int], Any] | None = None,
        sight: str = EVERYONE,
        slots: tuple[str, ...] = (),
        get: Callable[[T, int], Any] | None = None,
        follows: bool = False,
    ) -> None:
        self.name: Final = name
        self.codec: Final = codec
        self.sight: Final = sight
        self.slots: Final = slots or (name,)
        self.slot: Final = self.slots[0]
        self.follows: Final = follows
        self.by_hand: Final = isinstance(codec, ByHand)
        self._natural: Final = natural
        self._get: Final = get
        self.writing: Final = (name, self.slot, get, codec.writer())
        """All that `dump_fields` needs, in one piece."""

    def natural(self, table: T, seat: int) -> Any:
        """Return the value that need not be told."""
        return self.codec.nothing() if self._natural is None else self._natural(table, seat)

    def value(self, thing: object, table: T, seat: int) -> Any:
        """Return the value that a thing (the table, a player, a part) holds."""
        return getattr(thing, self.slot) if self._get is None else self._get(table, seat)

    def read(
        self, reader: FieldReader, given: Fields, field: str, table: T, seat: int = 0, natural: Any = None
    ) -> Any:
        """Return the value as it is told, or the natural one."""
        if natural is None:
            natural = self.natural(table, seat)
        if self.name not in given:
            return natural
        at = joined(field, self.name)
        found = self.codec.read(reader, given[self.name], at, natural)
        if self.follows and found != natural:
            reader.wrong(at, "position-derived", "", self.codec.said(natural))
            return natural
        return found


def names_of(fields: Sequence[Field[T]]) -> tuple[str, ...]:
    """Return the keys of fields in positions."""
    return tuple([field.name for field in fields])


Natural = dict[str, Any]
"""Natural values by the names of fields."""


def dump_fields(fields: Sequence[Field[T]], thing: object, table: T, seat: int = 0) -> Fields:
    """Return all that a thing holds as plain data."""
    found: Fields = {}
    for field in fields:
        name, slot, get, write = field.writing
        found[name] = write(getattr(thing, slot) if get is None else get(table, seat))
    return found


def write_fields(
    fields: Sequence[Field[T]], thing: object, table: T, seat: int = 0, natural: Natural | None = None
) -> Fields:
    """Return what a thing holds as a person writes it, without what is natural.

    `natural` has values that are so because of what else is written; they come before those declared.
    """
    found: Fields = {}
    for field in fields:
        if not field.follows:
            value = field.value(thing, table, seat)
            usual = natural.get(field.name) if natural is not None else None
            if value != (field.natural(table, seat) if usual is None else usual):
                found[field.name] = field.codec.write_short(value)
    return found


def read_fields(
    fields: Sequence[Field[T]], reader: FieldReader, given: Fields, field: str, table: T, seat: int = 0
) -> dict[str, Any]:
    """Return the values of a thing by the attributes that hold them, to make it from; note unknown keys."""
    reader.known(given, field, names_of(fields))
    values: dict[str, Any] = {}
    for each in fields:
        if not each.by_hand:
            values[each.slot] = each.read(reader, given, field, table, seat)
    return values


def read_into(
    fields: Sequence[Field[T]],
    thing: object,
    reader: FieldReader,
    given: Fields,
    field: str,
    table: T,
    seat: int = 0,
    natural: Natural | None = None,
) -> None:
    """Read fields one by one into a thing that is there; so natural values can follow from others.

    `natural` has values that are so because of what else is told; they come before those declared.
    """
    for each in fields:
        if not each.by_hand:
            usual = natural.get(each.name) if natural is not None else None
            setattr(thing, each.slot, each.read(reader, given, field, table, seat, usual))


def too_small(fields: Sequence[Field[T]], thing: object, table: T, seat: int = 0) -> str:
    """Return the first field in which a number is smaller than any can be; empty if all is well."""
    for field in fields:
        if field.codec.too_small(field.value(thing, table, seat)):
            return field.name
    return ""
