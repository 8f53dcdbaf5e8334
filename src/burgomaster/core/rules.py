"""Rules: what the rest of the house needs to know of a game."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final, Generic, TypeVar, cast

from burgomaster.core.ahead import Ahead
from burgomaster.core.book import Entry
from burgomaster.core.chance import Fast, Source
from burgomaster.core.choice import Notation
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import Encoder
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.options import Offer, Option
from burgomaster.core.options import Options as Options
from burgomaster.core.options import whole_number as whole_number
from burgomaster.core.step import Step
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[T]):
    """One game as the rest of the house knows it; its tables tell what lies on them."""

    def __init__(
        self,
        id: str,  # noqa: A002 - what it is
        version: int,
        notation: Notation,
        earlier: dict[int, str] | None = None,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.notation: Final = notation
        self.earlier: Final[dict[int, str]] = earlier or {}
        """Earlier versions of the rules, each with the last Burgomaster that plays by it."""

    def options(self, given: Options) -> Options:
        """Return the options complete and in their fixed order, or refuse them with the reason."""
        raise NotImplementedError

    def offered(self) -> list[Offer]:
        """Return what can be chosen for a new game: the number of players first, expansions last."""
        raise NotImplementedError

    def new(self, options: Options, source: Source | None) -> T:
        """Set up a table and run it to the first question."""
        raise NotImplementedError

    def load(self, data: Plain) -> T:
        """Return the table that `Table.dump` wrote, or refuse it with place and reason."""
        raise NotImplementedError

    def read_position(self, text: str, file: str = "", data: str = "") -> T:
        """Return the table that a position tells of, or refuse it with place and reason.

        `file` is named in refusals; `data` is the data set of positions that name none.
        """
        raise Refused(Message("positions-unknown", game=self.id))

    def options_of(self, table: T) -> Options:
        """Return the options of a game that begins with this table."""
        return self.options({"players": table.seats()})

    def book(self, data: str = "") -> list[Entry]:
        """Return the cards or tiles that one can look at, with the values of a data set or the usual ones."""
        return []

    def ahead(self, table: T) -> list[Ahead]:
        """Return what a seat may answer in advance at a table like this one."""
        return []

    def encoder(self, table: T) -> Encoder[T]:
        """Return what tells tables like this one, with its box and its seats, to those who learn.

        Without one of its own, a game tells what is asked and nothing else.
        """
        return Encoder(self.notation, {}, table.seats(), [], [])

    def data_digest(self, options: Options) -> str:
        """Return the digest of the printed values the game is played with."""
        raise NotImplementedError

    def stored_options(self, given: Options, digest: str) -> Options:
        """Return the options of a stored game complete, or refuse them if its printed values are not known.

        A game with data sets overrides this: the digest tells the set, whatever it was called then.
        """
        complete = self.options(given)
        found = self.data_digest(complete)
        if found != digest:
            raise Refused(Message("record-header-differs", key="data", wanted=found[:80], found=digest[:80]))
        return complete

    def check_version(self, version: int) -> None:
        """Refuse a stored game that was begun under other rules, and say what plays it."""
        if version < self.version:
            release = self.earlier.get(version, "none")
            told = Message("rules-earlier", game=self.id, found=version, wanted=self.version, release=release)
            raise Refused(told)
        if version > self.version:
            raise Refused(Message("rules-later", game=self.id, found=version, wanted=self.version))


def step_table(*steps: Step[Any]) -> dict[str, Step[Any]]:
    """Return the steps by name; a name may occur only once."""
    named = {step.name: step for step in steps}
    if len(named) != len(steps):
        raise ValueError("two steps have the same name")
    return named


def steps_in(*modules: ModuleType) -> dict[str, Step[Any]]:
    """Return the steps that stand in modules by name; no two steps may have the same one."""
    found: list[Step[Any]] = []
    for module in modules:
        steps = cast("list[Step[Any]]", [value for value in vars(module).values() if isinstance(value, Step)])
        found.extend([step for step in steps if step not in found])
    return step_table(*found)


class Starter(Generic[T]):
    """Sets up tables of a game as a call in Python asks for them, or refuses what the rules do not allow.

    Chance comes from a source or from a seed, which makes a fast one; without either, rolls and draws are
    questions to the seat CHANCE.
    """

    def __init__(self, rules: Rules[T]) -> None:
        self._rules: Final = rules

    def __call__(
        self, players: Option, source: Source | None = None, *, seed: int | None = None, **options: Option
    ) -> T:
        """Return a table that has come to its first question."""
        if source is not None and seed is not None:
            raise ValueError("chance comes from a source or from a seed, not from both")
        given: Options = {}
        for name, value in {"players": players, **options}.items():
            given[name] = [*value] if isinstance(value, (list, tuple)) else value
        return self._rules.new(self._rules.options(given), source if seed is None else Fast(seed))
