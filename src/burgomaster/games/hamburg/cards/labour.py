"""Workers: bought, returned, exchanged, and those that dice give."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.components import BLACK, COLOURS
from burgomaster.games.hamburg.choices import RECOLOUR_FORM, RETURN_WORKER, TAKE_WORKER
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.workers import CHOOSE_WORKERS
from burgomaster.games.rows.choices import DONE
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.labour import BuyWorker, BuyWorkers, ExchangeWorkers, OwnWorkers, ReturnDifferent
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.owners import OwnerTable

BUY_WORKERS: Final = BuyWorker("buy-workers", TAKE_WORKER, DONE)
RETURN_DIFFERENT: Final = ReturnDifferent("return-different", COLOURS, RETURN_WORKER, DONE)
EXCHANGE: Final = ExchangeWorkers("exchange", COLOURS, RECOLOUR_FORM, DONE)


class BuyForMarks(BuyWorkers):
    """Buy workers, if one has the marks for one of them, or they are free (036, ruling 89)."""

    def hinders(self, table: OwnerTable, seat: int, card: int, free: bool) -> bool:
        return not free and table.owner(seat).money < self.price

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        if not self.hinders(table, seat, card, free):
            return None
        return Message("hb-marks-short", price=self.price, marks=table.owner(seat).money)


class MatchingWorkers(Effect[Hamburg]):
    """Gain a worker of each colour whose die shows the same as the black die (237)."""

    def __init__(self) -> None:
        self.by_itself = True

    def spell(self) -> Phrase:
        return Phrase("hb-card-matching-workers")

    def colours(self, table: Hamburg) -> int:
        """Return of which colours it gives a worker now, as a set."""
        return mask_of([each for each in range(5) if table.dice[each] == table.dice[BLACK]])

    def idle(self, table: Hamburg, seat: int) -> bool:
        return not self.colours(table)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in cards_in(self.colours(table)):
            table.gain_workers(seat, each, 1)


class WorkersForOnes(Effect[Hamburg]):
    """Gain a worker of each die's colour that shows 1; any worker for the black die (212)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-workers-for-ones")

    def idle(self, table: Hamburg, seat: int) -> bool:
        return 1 not in table.dice

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in range(5):
            if table.dice[each] == 1:
                table.gain_workers(seat, each, 1)
        if table.dice[BLACK] == 1:
            table.push(CHOOSE_WORKERS, seat, 0, 1)


class WorkerOfEachColour(Effect[Hamburg]):
    """Gain a worker of each colour, as far as the box has any left (095, ruling 26)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-worker-of-each-colour")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in range(5):
            out = sum([player.workers[each] for player in table.players])
            out += table.floor_workers[each] + table.guests.count(each)
            if out < table.box.board.workers_in_box:
                table.gain_workers(seat, each, 1)


# The words of the rows.

return_different: Final = OwnWorkers(RETURN_DIFFERENT, "hb-card-return-different")
exchange: Final = OwnWorkers(EXCHANGE, "hb-card-exchange")
matching_workers: Final = MatchingWorkers()
workers_for_ones: Final = WorkersForOnes()
worker_of_each_colour: Final = WorkerOfEachColour()


def buy_workers(most: int, price: int) -> Effect[Hamburg]:
    """Buy workers of any colours (027)."""
    return BuyForMarks(BUY_WORKERS, most, price, "hb-card-buy-workers")
