"""Workers: bought, returned, exchanged, and those that dice give."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.table import Ask
from burgomaster.games.hamburg import meanings
from burgomaster.games.hamburg.box.components import BLACK, COLOURS
from burgomaster.games.hamburg.choices import (
    DONE,
    RECOLOUR_FORM,
    RETURN_WORKER,
    TAKE_WORKER,
    Recolour,
    ReturnWorker,
    TakeWorker,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.workers import CHOOSE_WORKERS
from burgomaster.games.rows.effect import Effect


class BuyWorkers(Effect[Hamburg]):
    """Buy workers of any colours (027)."""

    def __init__(self, most: int, price: int) -> None:
        self.most: Final = most
        self.price: Final = price

    def spell(self) -> Phrase:
        return Phrase("hb-card-buy-workers", most=self.most, count=self.price)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(BUY_WORKERS, seat, 0 if free else self.price, self.most)


class BuyWorker(Ask[Hamburg]):
    """Choose workers to buy at the price `what` each, `count` of them at most."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [*TAKE_WORKER, DONE] if table.players[seat].marks >= what else []

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeWorker):
            table.pay_marks(seat, what)
            table.gain_workers(seat, choice.colour, 1)
            if count > 1:
                table.push(self, seat, what, count - 1)


BUY_WORKERS: Final = BuyWorker("buy-workers", what=meanings.number("price"), count=meanings.number("workers"))


class ReturnDifferent(Effect[Hamburg]):
    """Return up to five workers of different colours, a point and a mark for each (109)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-return-different")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.players[seat].workers) else Message("hb-no-workers")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(RETURN_DIFFERENT, seat)


class ReturnDifferentWorkers(Ask[Hamburg]):
    """Choose the next worker to return; `what` holds the colours returned already."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        choices: list[Choice] = [
            RETURN_WORKER[colour] for colour in range(5) if workers[colour] and not what >> colour & 1
        ]
        if what and choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, ReturnWorker):
            table.return_workers(seat, choice.colour, 1)
            table.gain_points(seat, 1)
            table.gain_marks(seat, 1)
            table.push(self, seat, what | 1 << choice.colour)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            returned = what >> choice.colour & 1
            return Message(
                "hb-colour-returned" if returned else "hb-worker-short", colour=COLOURS[choice.colour]
            )
        return super().why_not(table, seat, what, count, choice)


RETURN_DIFFERENT: Final = ReturnDifferentWorkers("return-different", what=meanings.colours("returned"))


class Exchange(Effect[Hamburg]):
    """Exchange any number of workers for others (111 to 114)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-exchange")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.players[seat].workers) else Message("hb-no-workers")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(EXCHANGE, seat)


class ExchangeWorkers(Ask[Hamburg]):
    """Choose a worker to exchange and its new colour.

    A colour that gave a worker takes none and the other way round: this reaches every outcome, and it ends.
    `what` holds the colours that gave, `count` those that took.
    """

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.players[seat].workers
        choices: list[Choice] = []
        for colour in range(5):
            if workers[colour] and not count >> colour & 1:
                for into in range(5):
                    if into != colour and not what >> into & 1:
                        choices.append(RECOLOUR_FORM.of(colour, into))
        if choices:
            choices.append(DONE)
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Recolour):
            table.return_workers(seat, choice.colour, 1)
            table.gain_workers(seat, choice.into, 1)
            table.push(self, seat, what | 1 << choice.colour, count | 1 << choice.into)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Recolour):
            if choice.colour == choice.into:
                return Message("hb-exchange-same")
            if not table.players[seat].workers[choice.colour]:
                return Message("hb-worker-short", colour=COLOURS[choice.colour])
            return Message("hb-exchange-one-way")
        return super().why_not(table, seat, what, count, choice)


EXCHANGE: Final = ExchangeWorkers("exchange", what=meanings.colours("gave"), count=meanings.colours("took"))


class MatchingWorkers(Effect[Hamburg]):
    """Gain a worker of each colour whose die shows the same as the black die (237)."""

    def __init__(self) -> None:
        self.by_itself = True

    def spell(self) -> Phrase:
        return Phrase("hb-card-matching-workers")

    def idle(self, table: Hamburg, seat: int) -> bool:
        return table.dice[BLACK] not in table.dice[:BLACK]

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        for each in range(5):
            if table.dice[each] == table.dice[BLACK]:
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

return_different: Final = ReturnDifferent()
exchange: Final = Exchange()
matching_workers: Final = MatchingWorkers()
workers_for_ones: Final = WorkersForOnes()
worker_of_each_colour: Final = WorkerOfEachColour()


def buy_workers(most: int, price: int) -> Effect[Hamburg]:
    """Buy workers of any colours."""
    return BuyWorkers(most, price)
