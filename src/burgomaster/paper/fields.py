"""Fields declared once: what a table, a player or a part of an expansion holds, and how that is written.

A declaration is a list of `Field`s: the key in positions, a codec (which values there are and how each is
written), the natural value that a position may leave out, and who sees it. What is stored, read and written
follows from it:

>>> from burgomaster.paper.codecs import Number, WordSet
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
from burgomaster.paper.codecs import ByHand, Codec
from burgomaster.paper.position import FieldReader, Fields
from burgomaster.paper.toml import joined

T = TypeVar("T")

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
