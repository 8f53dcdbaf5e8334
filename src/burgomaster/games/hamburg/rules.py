"""Hamburg as the rest of the house knows it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.ahead import Ahead
from burgomaster.core.book import Entry
from burgomaster.core.chance import Source
from burgomaster.core.options import EXPANSIONS as EXPANSIONS_OPTION
from burgomaster.core.options import Offer, Options, check_names, chosen_expansions, set_offer, truth
from burgomaster.core.sight import Sight
from burgomaster.games.hamburg.ahead import AHEAD
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import ALONE, MOST_PLAYERS
from burgomaster.games.hamburg.box.sets import SETS
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.hamburg.paper import loading, position, writing
from burgomaster.games.hamburg.setup import set_up
from burgomaster.games.hamburg.sight import book, encoding, explain, imagine, lying, view
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.paper.datasets import STANDARD
from burgomaster.paper.rules import PrintedRules

FORMER_OPTIONS: Final = ("mayors", "clerics")
"""Expansions that were options of their own, true or false, in records and stored tables up to 0.2."""


def _expansions(options: Options) -> tuple[str, ...]:
    """Return the expansions that options name, also those that are told in the former way."""
    named = chosen_expansions(options.get(EXPANSIONS_OPTION, []), "hamburg", EXPANSIONS)
    named += [name for name in FORMER_OPTIONS if truth(options.get(name, False), name)]
    return tuple([name for name in EXPANSIONS if name in named])


def _box(options: Options) -> Box:
    """Return the box of the data set and the expansions that the options name."""
    alone = options.get("players") == ALONE
    return with_expansions(SETS.of_option(options.get("data", STANDARD)), _expansions(options), alone)


class HamburgRules(PrintedRules[Hamburg]):
    """The rules of Hamburg."""

    def options(self, given: Options) -> Options:
        """Return the options complete: players, 1 to 5, the name of the data set, and expansions, if any.

        Who plays alone plays against TOM, who has the second of two seats.
        """
        check_names(given, self.id, ("players", "data", EXPANSIONS_OPTION), FORMER_OPTIONS)
        complete: Options = {"players": self._players(given), "data": self._data(given)}
        expansions = _expansions(given)
        if expansions:
            complete[EXPANSIONS_OPTION] = [*expansions]
        return complete

    def offered(self) -> list[Offer]:
        """Return the number of players, the data sets and the expansions."""
        return [*super().offered(), set_offer(EXPANSIONS_OPTION, EXPANSIONS)]

    def _set_up(self, complete: Options, source: Source | None) -> Hamburg:
        """Set up a table with options that are complete."""
        return set_up(_box(complete), self._players(complete), source)

    def options_of(self, table: Hamburg) -> Options:
        """Return players, data set and expansions."""
        options: Options = {"players": table.people(), "data": self._data_of(table.box)}
        options[EXPANSIONS_OPTION] = [each.name for each in table.box.expansions if not each.automatic]
        return self.options(options)

    def book(self, data: str = "") -> list[Entry]:
        """Return all cards, and the tiles of all expansions."""
        return book.book(with_expansions(self._set_named(data), EXPANSIONS))

    def ahead(self, table: Hamburg) -> list[Ahead]:
        """Return what a seat may answer in advance at a table like this one."""
        return [*super().ahead(table), *[each for own in table.box.expansions for each in own.ahead()]]

    def data_digest(self, options: Options) -> str:
        """Return the digest of the printed values the game is played with, those of its expansions too."""
        return _box(options).digest

    def stored_options(self, given: Options, digest: str) -> Options:
        """Return the options of a stored game complete, with the data set its values are found in."""
        if not _expansions(given) and given.get("players") != ALONE:
            return super().stored_options(given, digest)
        for name in SETS.likely(given.get("data", STANDARD)):
            found = self.options({**given, "data": name})
            if self.data_digest(found) == digest:
                return found
        return super().stored_options(given, digest)  # which says why there is none


RULES: Final = HamburgRules(
    *("hamburg", 3, NOTATION, SETS, loading.POSITIONS, (ALONE, MOST_PLAYERS)),
    lambda table: encoding.HamburgEncoder(table.box, len(table.players)),
    {1: "0.1.0", 2: "0.2.0"},
    AHEAD,
)

Hamburg.sight = Sight(position, writing, view, lying, explain, imagine)
