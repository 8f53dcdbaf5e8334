"""City Tycoon as the rest of the house knows it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.chance import Source
from burgomaster.core.message import Message, Refused
from burgomaster.core.options import Offer, Options, check_names, number_offer, whole_number, word_offer
from burgomaster.core.sight import Sight
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import CLOSED_SIDES, COMPASS, MOST_PLAYERS
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.choices import NOTATION
from burgomaster.games.city_tycoon.paper.loading import POSITIONS
from burgomaster.games.city_tycoon.paper.position import dump
from burgomaster.games.city_tycoon.paper.writing import write_position
from burgomaster.games.city_tycoon.setup import set_up
from burgomaster.games.city_tycoon.sight.book import book
from burgomaster.games.city_tycoon.sight.encoding import CityTycoonEncoder
from burgomaster.games.city_tycoon.sight.explain import moves, obvious
from burgomaster.games.city_tycoon.sight.imagine import imagine
from burgomaster.games.city_tycoon.sight.lying import lying
from burgomaster.games.city_tycoon.sight.street import street
from burgomaster.games.city_tycoon.sight.view import seen_by, view
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.datasets import STANDARD
from burgomaster.paper.rules import PrintedRules

DRAWN: Final = "drawn"
"""The option `closed` when closed sides are drawn at set-up."""


def _box(options: Options) -> Box:
    """Return the box of the data set that the options name."""
    return SETS.of_option(options.get("data", STANDARD))


class CityTycoonRules(PrintedRules[CityTycoon]):
    """The rules of City Tycoon."""

    def options(self, given: Options) -> Options:
        """Return the options complete: 2 to 5 players, closed sides 'drawn' or 'north east', data set."""
        check_names(given, self.id, ("players", "closed", "data"))
        players = whole_number(given.get("players", 4), "players", 2, MOST_PLAYERS)
        closed = given.get("closed", DRAWN)
        wanted = CLOSED_SIDES[players]
        if closed != DRAWN:
            sides = closed.split() if isinstance(closed, str) else ["?"]
            known = [side for side in COMPASS if side in sides]
            if len(known) != len(sides) or len(known) != wanted:
                raise Refused(Message("ct-option-closed", wanted=wanted, found=str(closed)[:40]))
            closed = " ".join(known)
        if not wanted:
            closed = ""
        return {"players": players, "closed": closed, "data": _box(given).name}

    def offered(self) -> list[Offer]:
        """Return the number of players and the data sets; which sides are closed is drawn."""
        return [
            number_offer("players", 3, 2, MOST_PLAYERS),
            word_offer("data", SETS.newest(), SETS.offered()),
        ]

    def new(self, options: Options, source: Source | None) -> CityTycoon:
        """Set up a table and run it to the first question."""
        complete = self.options(options)
        players = whole_number(complete["players"], "players", 2, MOST_PLAYERS)
        closed: tuple[int, ...] | None = None
        if complete["closed"] != DRAWN:
            closed = tuple([COMPASS.index(side) for side in str(complete["closed"]).split()])
        return set_up(_box(complete), players, source, closed)

    def options_of(self, table: CityTycoon) -> Options:
        """Return players, data set and closed sides; values of one's own are part of the position."""
        name = table.box.name
        options: Options = {"players": table.seats(), "data": name if name in SETS.known() else STANDARD}
        if len(table.city.closed) == CLOSED_SIDES[table.seats()]:  # else they are still being drawn
            options["closed"] = " ".join([COMPASS[side] for side in table.city.closed])
        return self.options(options)

    def encoder(self, table: CityTycoon) -> CityTycoonEncoder:
        """Return what tells tables with the same box and seats to those who learn."""
        return CityTycoonEncoder(table.box, len(table.players))

    def book(self, data: str = "") -> list[Entry]:
        """Return all tiles."""
        return book(SETS.of_option(data or STANDARD))


RULES: Final = CityTycoonRules("city_tycoon", 1, NOTATION, SETS, POSITIONS)

CityTycoon.sight = Sight(dump, write_position, seen_by, lying, view, moves, obvious, imagine, street)
