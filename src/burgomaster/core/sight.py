"""Sight: the functions of a game that look at its tables, tied to them at one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import Lying
from burgomaster.core.explain import Explanation
from burgomaster.core.message import Plain
from burgomaster.core.table import Table

S = TypeVar("S", bound="SightedTable")


class Sight(Generic[S]):
    """What looks at the tables of a game: each a function of its own, in a room that knows all the rules."""

    def __init__(
        self,
        dump: Callable[[S], dict[str, Plain]],
        position: Callable[[S], str],
        seen_by: Callable[[S, int], S],
        lying: Callable[[S], Lying],
        view: Callable[[S], Any],
        moves: Callable[[S, int | None], Explanation],
        obvious: Callable[[S], list[Choice]],
        imagine: Callable[[S, Fast], S],
        street: Callable[[S, int], list[dict[str, Plain]]],
    ) -> None:
        self.dump: Final = dump
        self.position: Final = position
        self.seen_by: Final = seen_by
        self.lying: Final = lying
        self.view: Final = view
        """Returns a typed view, which holds plain data only."""
        self.moves: Final = moves
        self.obvious: Final = obvious
        self.imagine: Final = imagine
        self.street: Final = street


@mypyc_attr(allow_interpreted_subclasses=True)
class SightedTable(Table):
    """A table that is looked at through the sight of its game, which its rules give it."""

    __slots__ = ()

    sight: ClassVar[Sight[Any]]

    def dump(self) -> dict[str, Plain]:
        """Return the whole table as plain data, equal for equal tables."""
        return self.sight.dump(self)

    def position(self) -> str:
        """Return the table as people write it, which its game reads back; of a seen table, what is seen."""
        return self.sight.position(self)

    def seen_by(self: S, seat: int) -> S:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return cast(S, self.sight.seen_by(self, seat))

    def lying(self) -> Lying:
        """Return what lies and stands where, as whoever this table is seen by sees it."""
        return self.sight.lying(self)

    def view(self) -> dict[str, Plain]:
        """Return what a seat sees as typed plain data."""
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
