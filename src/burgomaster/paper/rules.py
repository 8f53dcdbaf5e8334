"""The rules of a game whose printed values are a data set and whose positions people write."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from burgomaster.core.choice import Notation
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.options import Options
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table
from burgomaster.paper.datasets import STANDARD, DataSets
from burgomaster.paper.position import Positions

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedRules(Rules[T]):
    """The rules of a game whose printed values are a data set, the one that its option `data` names."""

    def __init__(
        self,
        id: str,  # noqa: A002 - what it is
        version: int,
        notation: Notation,
        data_sets: DataSets[Any],
        positions: Positions[T],
        earlier: dict[int, str] | None = None,
    ) -> None:
        super().__init__(id, version, notation, earlier)
        self.data_sets: Final = data_sets
        self.positions: Final = positions

    def load(self, data: Plain) -> T:
        """Return the table that was written as plain data, or refuse it with place and reason."""
        return self.positions.load(data)

    def read_position(self, text: str, file: str = "", data: str = "") -> T:
        """Return the table that a position tells of, or refuse it with place and reason."""
        return self.positions.read_position(text, file, data)

    def data_digest(self, options: Options) -> str:
        """Return the digest of the printed values the game is played with."""
        digest: str = self.data_sets.of_option(options.get("data", STANDARD)).digest
        return digest

    def stored_options(self, given: Options, digest: str) -> Options:
        """Return the options of a stored game complete, with the data set its values are found in."""
        found = self.data_sets.stored(given.get("data", STANDARD), digest)
        return self.options({**given, "data": found.name})


def sets_of(rules: Rules[Any]) -> DataSets[Any]:
    """Return the data sets of a game, or refuse one that has none."""
    if isinstance(rules, PrintedRules):
        return rules.data_sets
    raise Refused(Message("game-without-data", game=rules.id))
