"""City Tycoon as the rest of the house knows it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.book import Entry
from burgomaster.core.chance import Source
from burgomaster.core.message import Message, Refused
from burgomaster.core.options import Options, check_names
from burgomaster.core.sight import Sight
from burgomaster.games.city_tycoon.ahead import AHEAD
from burgomaster.games.city_tycoon.box.components import CLOSED_SIDES, COMPASS, MOST_PLAYERS
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.choices import NOTATION
from burgomaster.games.city_tycoon.paper import loading, position, writing
from burgomaster.games.city_tycoon.setup import set_up
from burgomaster.games.city_tycoon.sight import book, encoding, explain, imagine, lying, view
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.rules import PrintedRules

DRAWN: Final = "drawn"
"""The option `closed` when closed sides are drawn at set-up."""


class CityTycoonRules(PrintedRules[CityTycoon]):
    """The rules of City Tycoon."""

    def options(self, given: Options) -> Options:
        """Return the options complete: 2 to 5 players, closed sides 'drawn' or 'north east', data set."""
        check_names(given, self.id, ("players", "closed", "data"))
        players = self._players(given)
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
        return {"players": players, "closed": closed, "data": self._data(given)}

    def _set_up(self, complete: Options, source: Source | None) -> CityTycoon:
        """Set up a table with options that are complete."""
        closed: tuple[int, ...] | None = None
        if complete["closed"] != DRAWN:
            closed = tuple([COMPASS.index(side) for side in str(complete["closed"]).split()])
        return set_up(SETS.of_option(complete["data"]), self._players(complete), source, closed)

    def options_of(self, table: CityTycoon) -> Options:
        """Return players, data set and closed sides."""
        options: Options = {"players": table.seats(), "data": self._data_of(table.box)}
        if len(table.city.closed) == CLOSED_SIDES[table.seats()]:  # else they are still being drawn
            options["closed"] = " ".join([COMPASS[side] for side in table.city.closed])
        return self.options(options)

    def book(self, data: str = "") -> list[Entry]:
        """Return all tiles."""
        return book.book(self._set_named(data))


RULES: Final = CityTycoonRules(
    *("city_tycoon", 1, NOTATION, SETS, loading.POSITIONS, (2, MOST_PLAYERS)),
    lambda table: encoding.CityTycoonEncoder(table.box, len(table.players)),
    ahead=AHEAD,
)

CityTycoon.sight = Sight(position, writing, view, lying, explain, imagine)
