"""Sight: the rooms of a game that look at its tables, tied to them at one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, cast

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import Lying
from burgomaster.core.explain import Explanation
from burgomaster.core.message import Plain
from burgomaster.core.table import Table

S = TypeVar("S", bound="SightedTable")
S_contra = TypeVar("S_contra", bound="SightedTable", contravariant=True)


class Dumps(Protocol[S_contra]):
    """A room that writes a table as plain data."""

    def dump(self, table: S_contra, /) -> dict[str, Plain]:
        """Return the whole table as plain data."""
        ...


class Writes(Protocol[S_contra]):
    """A room that writes a table as people do."""

    def write_position(self, table: S_contra, /) -> str:
        """Return the table as text."""
        ...


class Views(Protocol[S_contra]):
    """A room that tells what a seat sees as typed plain data."""

    def view(self, seen: S_contra, /) -> Any:
        """Return what is seen as typed plain data."""
        ...


class Lies(Protocol[S_contra]):
    """A room that tells what lies and stands where."""

    def lying(self, table: S_contra, /) -> Lying:
        """Return what lies where."""
        ...

    def street(self, seen: S_contra, seat: int, /) -> list[dict[str, Plain]]:
        """Return what a seat has built."""
        ...


class Explains(Protocol[S_contra]):
    """A room that explains what can be chosen, and knows what one would think of."""

    def moves(self, table: S_contra, seat: int | None, /) -> Explanation:
        """Explain what a seat can choose."""
        ...

    def obvious(self, seen: S_contra, /) -> list[Choice]:
        """Return what whoever is asked would think of."""
        ...


class Imagines(Protocol[S]):
    """A room that makes a whole table of what a seat sees."""

    def imagine(self, seen: S, rng: Fast, /) -> S:
        """Return a whole table that looks the same."""
        ...


class Sight(Generic[S]):
    """What looks at the tables of a game: functions in rooms of their own, which know all the rules."""

    def __init__(
        self,
        position: Dumps[S],
        writing: Writes[S],
        view: Views[S],
        lying: Lies[S],
        explain: Explains[S],
        imagine: Imagines[S],
    ) -> None:
        self.dump: Final[Callable[[S], dict[str, Plain]]] = position.dump
        self.position: Final[Callable[[S], str]] = writing.write_position
        self.lying: Final[Callable[[S], Lying]] = lying.lying
        self.view: Final[Callable[[S], Any]] = view.view
        """Returns a typed view, which holds plain data only."""
        self.moves: Final[Callable[[S, int | None], Explanation]] = explain.moves
        self.obvious: Final[Callable[[S], list[Choice]]] = explain.obvious
        self.imagine: Final[Callable[[S, Fast], S]] = imagine.imagine
        self.street: Final[Callable[[S, int], list[dict[str, Plain]]]] = lying.street


def check_seen(table: Table) -> None:
    """Refuse a whole table where only what a seat sees may be told."""
    if table.viewer < 0:
        raise ValueError("only what a seat sees can be viewed: take seen_by(seat) first")


@mypyc_attr(allow_interpreted_subclasses=True)
class SightedTable(Table):
    """A table that is looked at through the sight of its game, which its rules give it.

    What it asks of itself again and again, its `seen_by` above all, it calls by name: a detour costs.
    """

    __slots__ = ()

    sight: ClassVar[Sight[Any]]

    def dump(self) -> dict[str, Plain]:
        """Return the whole table as plain data, equal for equal tables."""
        return self.sight.dump(self)

    def position(self) -> str:
        """Return the table as people write it, which its game reads back; of a seen table, what is seen."""
        return self.sight.position(self)

    def lying(self) -> Lying:
        """Return what lies and stands where, as whoever this table is seen by sees it."""
        return self.sight.lying(self)

    def view(self) -> dict[str, Plain]:
        """Return what a seat sees as typed plain data; of a whole table there is none."""
        return cast("dict[str, Plain]", self.sight.view(self))

    def moves(self, seat: int | None = None) -> Explanation:
        """Explain what a seat can choose."""
        return self.sight.moves(self, seat)

    def obvious(self) -> list[Choice]:
        """Return what whoever is asked would think of choosing."""
        return self.sight.obvious(self)

    def imagined(self: S, rng: Fast) -> S:
        """Return a whole table that looks like this to its viewer; every possible one is equally likely."""
        return cast(S, self.sight.imagine(self, rng))

    def street(self, seat: int) -> list[dict[str, Plain]]:
        """Return what a seat has built, for a small picture."""
        return self.sight.street(self, seat)
