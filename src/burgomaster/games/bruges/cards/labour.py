"""Workers: bought, returned, exchanged, and those that dice give."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.phrase import Phrase
from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.choices import RECOLOUR_FORM, RETURN_WORKER, TAKE_WORKER
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import LOW
from burgomaster.games.rows.choices import DONE
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.labour import BuyWorker, BuyWorkers, ExchangeWorkers, OwnWorkers, ReturnDifferent

BUY_WORKERS: Final = BuyWorker("buy-workers", TAKE_WORKER, DONE)
RETURN_DIFFERENT: Final = ReturnDifferent("return-different", COLOURS, RETURN_WORKER, DONE)
EXCHANGE: Final = ExchangeWorkers("exchange", COLOURS, RECOLOUR_FORM, DONE)


class WorkersForLowDice(Effect[Bruges]):
    """Gain a worker of each die's colour that shows 1 or 2 (Puppeteer)."""

    def __init__(self) -> None:
        self.by_itself = True

    def spell(self) -> Phrase:
        return Phrase("br-card-workers-for-low-dice")

    def idle(self, table: Bruges, seat: int) -> bool:
        return not any(pips in LOW for pips in table.dice)

    def run(self, table: Bruges, seat: int, card: int, colour: int, free: bool) -> None:
        for die, pips in enumerate(table.dice):
            if pips in LOW:
                table.gain_workers(seat, die, 1)


# The words of the rows.

return_different: Final = OwnWorkers(RETURN_DIFFERENT, "br-card-return-different")
exchange: Final = OwnWorkers(EXCHANGE, "br-card-exchange")
workers_for_low_dice: Final = WorkersForLowDice()


def buy_workers(most: int, price: int) -> Effect[Any]:
    """Buy workers of any colours (Peddler)."""
    return BuyWorkers(BUY_WORKERS, most, price, "br-card-buy-workers")
