"""Bruges as the rest of the house knows it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.chance import Source
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.options import (
    Offer,
    Options,
    check_names,
    number_offer,
    one_word,
    whole_number,
    word_offer,
)
from burgomaster.core.sight import Sight
from burgomaster.games.bruges.box.components import FEWEST_PLAYERS, MOST_PLAYERS
from burgomaster.games.bruges.box.sets import SETS
from burgomaster.games.bruges.choices import NOTATION
from burgomaster.games.bruges.paper.loading import POSITIONS
from burgomaster.games.bruges.paper.position import dump
from burgomaster.games.bruges.paper.writing import write_position
from burgomaster.games.bruges.setup import set_up
from burgomaster.games.bruges.sight.book import book
from burgomaster.games.bruges.sight.encoding import BrugesEncoder
from burgomaster.games.bruges.sight.explain import moves, obvious
from burgomaster.games.bruges.sight.imagine import imagine
from burgomaster.games.bruges.sight.lying import lying
from burgomaster.games.bruges.sight.street import street
from burgomaster.games.bruges.sight.view import seen_by, view
from burgomaster.games.bruges.table import Bruges
from burgomaster.paper.datasets import STANDARD
from burgomaster.paper.rules import PrintedRules

BY_SEAT: Final = "by-seat"
CHOSEN: Final = "chosen"
COLOURS_BY: Final = (BY_SEAT, CHOSEN)
"""Whether seats have the colours of the box in their order, or the players choose (ruling 32)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BrugesRules(PrintedRules[Bruges]):
    """The rules of Bruges."""

    def options(self, given: Options) -> Options:
        """Return the options complete: players, 2 to 4, their colours, and the name of the data set."""
        check_names(given, self.id, ("players", "data", "colors"))
        return {
            "players": whole_number(given.get("players", 4), "players", FEWEST_PLAYERS, MOST_PLAYERS),
            "data": SETS.of_option(given.get("data", STANDARD)).name,
            "colors": one_word(given.get("colors", BY_SEAT), "colors", COLOURS_BY),
        }

    def offered(self) -> list[Offer]:
        """Return the number of players, the data sets, and whether players choose their colours."""
        return [
            number_offer("players", 3, FEWEST_PLAYERS, MOST_PLAYERS),
            word_offer("data", SETS.newest(), SETS.offered()),
            word_offer("colors", BY_SEAT, [*COLOURS_BY]),
        ]

    def new(self, options: Options, source: Source | None) -> Bruges:
        """Set up a table and run it to the first question."""
        complete = self.options(options)
        players = whole_number(complete["players"], "players", FEWEST_PLAYERS, MOST_PLAYERS)
        return set_up(SETS.of_option(complete["data"]), players, source, complete["colors"] == CHOSEN)

    def options_of(self, table: Bruges) -> Options:
        """Return players, data set and whose colours; values of one's own are part of the position."""
        name = table.box.name
        data = name if name in SETS.known() else STANDARD
        by_seat = table.gatehouses == tuple(range(len(table.players)))
        colors = BY_SEAT if by_seat else CHOSEN
        return self.options({"players": len(table.players), "data": data, "colors": colors})

    def encoder(self, table: Bruges) -> BrugesEncoder:
        """Return what tells tables with the same box and seats to those who learn."""
        return BrugesEncoder(table.box, len(table.players))

    def book(self, data: str = "") -> list[Entry]:
        """Return all persons."""
        return book(SETS.of_option(data or STANDARD))


RULES: Final = BrugesRules("bruges", 2, NOTATION, SETS, POSITIONS, {1: "0.2.0"})

Bruges.sight = Sight(dump, write_position, seen_by, lying, view, moves, obvious, imagine, street)
