"""Bruges as the rest of the house knows it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.chance import Source
from burgomaster.core.options import Offer, Options, check_names, one_word, word_offer
from burgomaster.core.sight import Sight
from burgomaster.games.bruges.ahead import AHEAD
from burgomaster.games.bruges.box.components import FEWEST_PLAYERS, MOST_PLAYERS
from burgomaster.games.bruges.box.sets import SETS
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.paper import loading, position, writing
from burgomaster.games.bruges.setup import set_up
from burgomaster.games.bruges.sight import book, encoding, explain, imagine, lying, view
from burgomaster.games.bruges.table import Bruges
from burgomaster.paper.rules import PrintedRules

BY_SEAT: Final = "by-seat"
CHOSEN: Final = "chosen"
COLOURS_BY: Final = (BY_SEAT, CHOSEN)
"""Whether seats have the colours of the box in their order, or the players choose (ruling 32)."""


class BrugesRules(PrintedRules[Bruges]):
    """The rules of Bruges."""

    def options(self, given: Options) -> Options:
        """Return the options complete: players, 2 to 4, their colours, and the name of the data set."""
        check_names(given, self.id, ("players", "data", "colors"))
        colors = one_word(given.get("colors", BY_SEAT), "colors", COLOURS_BY)
        return {"players": self._players(given), "data": self._data(given), "colors": colors}

    def offered(self) -> list[Offer]:
        """Return the number of players, the data sets, and whether players choose their colours."""
        return [*super().offered(), word_offer("colors", BY_SEAT, [*COLOURS_BY])]

    def _set_up(self, complete: Options, source: Source | None) -> Bruges:
        """Set up a table with options that are complete."""
        box = SETS.of_option(complete["data"])
        return set_up(box, self._players(complete), source, complete["colors"] == CHOSEN)

    def options_of(self, table: Bruges) -> Options:
        """Return players, data set and whose colours."""
        by_seat = table.gatehouses == tuple(range(len(table.players)))
        colors = BY_SEAT if by_seat else CHOSEN
        return self.options({"players": table.seats(), "data": self._data_of(table.box), "colors": colors})

    def book(self, data: str = "") -> list[Entry]:
        """Return all persons."""
        return book.book(self._set_named(data))


RULES: Final = BrugesRules(
    *("bruges", 2, NOTATION, SETS, loading.POSITIONS, (FEWEST_PLAYERS, MOST_PLAYERS)),
    lambda table: encoding.BrugesEncoder(table.box, len(table.players)),
    {1: "0.2.0"},
    AHEAD,
)

Bruges.sight = Sight(position, writing, view, lying, explain, imagine)
