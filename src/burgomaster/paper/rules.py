"""The rules of a game whose printed values are a data set and whose positions people write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from burgomaster.core.ahead import Ahead
from burgomaster.core.chance import Source
from burgomaster.core.choice import Notation
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import Encoder
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.options import Offer, Options, number_offer, whole_number, word_offer
from burgomaster.core.rules import Rules
from burgomaster.core.table import Table
from burgomaster.paper.datasets import STANDARD, DataSet, DataSets
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
        players: tuple[int, int],
        encoder: Callable[[T], Encoder[T]],
        earlier: dict[int, str] | None = None,
        ahead: tuple[Ahead, ...] = (),
    ) -> None:
        super().__init__(id, version, notation, earlier)
        self._ahead: Final = ahead
        self.data_sets: Final = data_sets
        self.positions: Final = positions
        self._fewest, self._most = players
        self._encoder: Final = encoder

    def ahead(self, table: T) -> list[Ahead]:
        """Return what a seat may answer in advance at a table like this one."""
        return [*self._ahead]

    def _players(self, given: Options) -> int:
        """Return how many players options name, or refuse a number that the rules do not allow."""
        return whole_number(given.get("players", 4), "players", self._fewest, self._most)

    def _data(self, given: Options) -> str:
        """Return the name of the data set that options name, or refuse one that is not known."""
        return str(self.data_sets.of_option(given.get("data", STANDARD)).name)

    def _data_of(self, box: DataSet) -> str:
        """Return the data set of a table that is played on; values of its own are part of the position."""
        return box.name if box.name in self.data_sets.known() else STANDARD

    def _set_named(self, data: str) -> Any:
        """Return the box of the data set with this name; without one, of that one plays with."""
        return self.data_sets.of_option(data or STANDARD)

    def offered(self) -> list[Offer]:
        """Return the number of players and the data sets."""
        return [
            number_offer("players", 3, self._fewest, self._most),
            word_offer("data", self.data_sets.newest(), self.data_sets.offered()),
        ]

    def new(self, options: Options, source: Source | None) -> T:
        """Set up a table and run it to the first question."""
        return self._set_up(self.options(options), source)

    def _set_up(self, complete: Options, source: Source | None) -> T:
        """Set up a table with options that are complete."""
        raise NotImplementedError

    def encoder(self, table: T) -> Encoder[T]:
        """Return what tells tables with the same box and seats to those who learn."""
        return self._encoder(table)

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
