"""What activating a building costs: workers, of a colour or of a colour one chooses."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.cards.spelling import coloured_workers
from burgomaster.games.hamburg.choices import RETURN_WORKER, ReturnWorker
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import FREE, NamedPrice, NamePrice, Price


class Pay(Price[Hamburg]):
    """Return a worker of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def spell(self) -> Phrase:
        return coloured_workers([self.colour])

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if free or table.players[seat].workers[self.colour]:
            return None
        return Message("hb-worker-short", colour=COLOURS[self.colour])

    def set_aside(self, table: Hamburg, seat: int) -> None:
        table.players[seat].workers[self.colour] -= 1

    def give_back(self, table: Hamburg, seat: int, reason: Message | None) -> Message | None:
        table.players[seat].workers[self.colour] += 1
        if reason is not None and reason.id == "hb-no-workers":
            return Message("hb-no-worker-left")  # but the one that it costs
        return reason

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        if not free:
            table.return_workers(seat, self.colour, 1)


class PayAny(NamedPrice[Hamburg]):
    """Return a worker of a colour one chooses; that colour holds for what follows."""

    def __init__(self) -> None:
        super().__init__(PAY_ANY)

    def spell(self) -> Phrase:
        return Phrase("hb-any-workers", count=1)

    def affordable(self, table: Hamburg, seat: int, colour: int) -> bool:
        return table.players[seat].workers[colour] > 0

    def pay(self, table: Hamburg, seat: int, colour: int) -> None:
        table.return_workers(seat, colour, 1)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        for colour in range(5):
            if self.payable(table, seat, card, colour, free):
                return None
        if free or any(table.players[seat].workers):
            return Message("hb-no-worker-that-helps", card=card)
        return Message("hb-no-workers")


class PayAnyWorker(NamePrice[Hamburg]):
    """Choose the worker to return, or with a free activation only name its colour (ruling 19)."""

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-pay-any", card=what)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            if not count & FREE and not table.players[seat].workers[choice.colour]:
                return Message("hb-worker-short", colour=COLOURS[choice.colour])
            return Message("hb-worker-no-use", card=what, colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


PAY_ANY: Final = PayAnyWorker("pay-any", [*RETURN_WORKER])
