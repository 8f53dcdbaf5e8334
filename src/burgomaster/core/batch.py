"""Many tables played side by side, for those who learn: choices by place in, bytes out; nobody waits.

The loop is compiled with the engine. A table that is over is begun anew from the next seed.
"""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Encoder
from burgomaster.core.options import Options
from burgomaster.core.rules import Rules
from burgomaster.core.step import EVERYBODY
from burgomaster.core.table import NOBODY, Table


class Ended:
    """A game of a batch that is over."""

    def __init__(self, index: int, seed: int, scores: list[int], winners: list[int]) -> None:
        self.index: Final = index
        """Which table of the batch it was."""
        self.seed: Final = seed
        self.scores: Final = scores
        self.winners: Final = winners


class Batch:
    """Tables of one game with the same options; each asks one seat, and is told the place of its choice.

    Of more offers than places, the last place leads on to the further ones, and from the last of them back.
    """

    def __init__(
        self, rules: Rules[Any], options: Options, count: int, places: int, seed: int, stride: int
    ) -> None:
        if places < 2:
            raise ValueError("at least two places are needed: an offer, and what leads on to the others")
        self._rules: Final = rules
        self._options: Final = options
        self._places: Final = places
        self._stride: Final = stride
        self.tables: Final[list[Table]] = []
        self.seats: Final[list[int]] = []
        """Whose turn it is at each table."""
        self.offers: Final[list[list[Choice]]] = []
        """What is offered there."""
        self._pages: Final = [0] * count
        self._seeds: Final = [seed + number for number in range(count)]
        for number in range(count):
            self.tables.append(self._begun(number))
            self.seats.append(0)
            self.offers.append([])
            self._look(number)
        self.encoder: Final[Encoder[Any]] = rules.encoder(self.tables[0])
        self._memories: Final = [self.encoder.memory() for _ in range(count)]

    def _begun(self, number: int) -> Table:
        table: Table = self._rules.new(self._options, Fast(self._seeds[number]))
        table.hurries = True
        return table

    def _look(self, number: int) -> None:
        """Find out who is asked what."""
        table = self.tables[number]
        seat = table.asked
        if seat == EVERYBODY:
            seat = table.seats_asked()[0]
            self.offers[number] = table.offers_to(seat)
        else:
            self.offers[number] = table.offers()
        self.seats[number] = seat
        self._pages[number] = 0

    def shown(self, number: int) -> list[Choice]:
        """Return the offers of a table that have places now."""
        offers = self.offers[number]
        places = self._places
        if len(offers) <= places:
            return offers
        start = self._pages[number] * (places - 1)
        return offers[start : start + places - 1]

    def step(self, actions: list[int]) -> list[Ended]:
        """Let each table's seat choose by place; return the games that ended, whose tables are new ones."""
        ended: list[Ended] = []
        for number, action in enumerate(actions):
            shown = self.shown(number)
            if 0 <= action < len(shown):
                table = self.tables[number]
                table.apply(self.seats[number], shown[action])
                if table.asked == NOBODY:
                    ended.append(Ended(number, self._seeds[number], table.scores(), table.winners()))
                    self._seeds[number] += self._stride
                    self.tables[number] = self._begun(number)
                self._look(number)
            elif action == self._places - 1 and len(self.offers[number]) > self._places:
                self._pages[number] += 1
                if self._pages[number] * (self._places - 1) >= len(self.offers[number]):
                    self._pages[number] = 0
            else:
                raise ValueError(f"table {number} offers nothing at place {action}")
        return ended

    def observations(self) -> bytes:
        """Return what the seat asked sees of each table, one after the other."""
        encoder, parts = self.encoder, list[bytes | bytearray]()
        for number, table in enumerate(self.tables):
            encoder.tell(parts, table, self.seats[number], self._memories[number])
        return b"".join(parts)

    def rows(self) -> bytes:
        """Return the rows of what is offered at each table, filled up to the number of places."""
        encoder, parts = self.encoder, list[bytes | bytearray]()
        for number in range(len(self.tables)):
            encoder.tell_rows(parts, self.shown(number), self._places)
        return b"".join(parts)

    def counts(self) -> list[int]:
        """Return how many places of each table have an offer."""
        return [len(self.shown(number)) for number in range(len(self.tables))]

    def more(self) -> list[bool]:
        """Return for each table whether the last place leads on to further offers."""
        return [len(offers) > self._places for offers in self.offers]

    def points(self) -> list[list[int]]:
        """Return everyone's points at each table, as they would count now."""
        return [table.scores() for table in self.tables]
