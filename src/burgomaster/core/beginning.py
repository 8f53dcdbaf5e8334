"""Games that begin with a given table, such as a position, instead of the usual setup."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.book import Entry
from burgomaster.core.chance import CHANCE, Source
from burgomaster.core.message import Plain
from burgomaster.core.options import Offer
from burgomaster.core.rules import Options, Rules
from burgomaster.core.table import Table


class Beginning(Rules[Any]):
    """The rules of a game that begins with a given table instead of the usual setup."""

    def __init__(self, rules: Rules[Any], begin: Plain) -> None:
        super().__init__(rules.id, rules.version, rules.notation, rules.earlier)
        self.begin: Final = begin
        """The table, as it is stored."""
        self._rules: Final = rules

    def options(self, given: Options) -> Options:
        """Return the options as the usual rules complete them."""
        return self._rules.options(given)

    def offered(self) -> list[Offer]:
        """Return what can be chosen for a new game."""
        return self._rules.offered()

    def new(self, options: Options, source: Source | None) -> Table:
        """Return the given table, run to the first question."""
        table = self.load(self.begin)
        table.source = source
        if table.asked == CHANCE and source is not None:
            table.run()
        return table

    def load(self, data: Plain) -> Table:
        """Return a stored table."""
        table: Table = self._rules.load(data)
        return table

    def read_position(self, text: str, file: str = "", data: str = "") -> Table:
        """Return the table of a position."""
        table: Table = self._rules.read_position(text, file, data)
        return table

    def options_of(self, table: Any) -> Options:
        """Return the options of a game that begins with this table."""
        return self._rules.options_of(table)

    def ahead(self, table: Any) -> list[Ahead]:
        """Return what a seat may answer in advance at a table like this one."""
        return self._rules.ahead(table)

    def book(self, data: str = "") -> list[Entry]:
        """Return the cards or tiles of the game."""
        return self._rules.book(data)

    def data_digest(self, options: Options) -> str:
        """Return the digest of the printed values."""
        return self._rules.data_digest(options)

    def stored_options(self, given: Options, digest: str) -> Options:
        """Return the options of a stored game, with the data set its values are found in."""
        return self._rules.stored_options(given, digest)


def begun(rules: Rules[Any], begin: Plain) -> Rules[Any]:
    """Return the rules for a game that begins with a stored table; None: with the usual setup."""
    return rules if begin is None else Beginning(rules, begin)
