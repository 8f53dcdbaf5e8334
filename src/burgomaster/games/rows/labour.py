"""Workers: chosen, bought, returned, exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgomaster.core.choice import Choice, Form
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.rows.choices import Recolour, ReturnWorker, TakeWorker
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.meanings import number, several
from burgomaster.games.rows.owners import OwnerTable


def worker_short(table: OwnerTable, colour: int) -> Message:
    """Return that one has no worker of a colour."""
    return Message(f"{table.prefix}worker-short", colour=table.colours[colour])


class ChooseWorkers(Ask[OwnerTable]):
    """Choose the colours of workers to take, `count` of them; `what`: the colours, if not any."""

    def __init__(self, name: str, colours: tuple[str, ...], takes: Sequence[Choice]) -> None:
        super().__init__(name, what=several("among", colours), count=number("workers"))
        self.takes: Final = list(takes)

    def offers(self, table: OwnerTable, seat: int, what: int, count: int) -> list[Choice]:
        return [self.takes[colour] for colour in cards_in(what)] if what else self.takes[:]

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message(f"{table.prefix}ask-choose-workers", count=count)

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, TakeWorker)
        table.gain_workers(seat, choice.colour, 1)
        if count > 1:
            table.push(self, seat, what, count - 1)


class BuyWorkers(Effect[OwnerTable]):
    """Buy workers of any colours."""

    def __init__(self, step: BuyWorker, most: int, price: int, said: str) -> None:
        self.step: Final = step
        self.most: Final = most
        self.price: Final = price
        self.said: Final = said

    def spell(self) -> Phrase:
        return Phrase(self.said, most=self.most, count=self.price)

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.step, seat, 0 if free else self.price, self.most)


class BuyWorker(Ask[OwnerTable]):
    """Choose workers to buy at the price `what` each, `count` of them at most."""

    def __init__(self, name: str, takes: Sequence[Choice], done: Choice) -> None:
        super().__init__(name, what=number("price"), count=number("workers"))
        self.takes: Final = [*takes, done]

    def offers(self, table: OwnerTable, seat: int, what: int, count: int) -> list[Choice]:
        return self.takes[:] if table.owner(seat).money >= what else []

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeWorker):
            table.pay_money(seat, what)
            table.gain_workers(seat, choice.colour, 1)
            if count > 1:
                table.push(self, seat, what, count - 1)


class OwnWorkers(Effect[OwnerTable]):
    """Something done with workers that one must have, as a step asks."""

    def __init__(self, step: Ask[OwnerTable], said: str) -> None:
        self.step: Final = step
        self.said: Final = said

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.owner(seat).workers) else Message(f"{table.prefix}no-workers")

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.step, seat)


class ReturnDifferent(Ask[OwnerTable]):
    """Choose the next worker to return for a point and a coin, all of different colours.

    `what` holds the colours returned already.
    """

    def __init__(self, name: str, colours: tuple[str, ...], returns: Sequence[Choice], done: Choice) -> None:
        super().__init__(name, what=several("returned", colours))
        self.returns: Final = list(returns)
        self.done: Final = done

    def offers(self, table: OwnerTable, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.owner(seat).workers
        choices = [
            choice for colour, choice in enumerate(self.returns) if workers[colour] and not what >> colour & 1
        ]
        if what and choices:
            choices.append(self.done)
        return choices

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, ReturnWorker):
            table.return_workers(seat, choice.colour, 1)
            table.gain_points(seat, 1)
            table.gain_money(seat, 1)
            table.push(self, seat, what | 1 << choice.colour)

    def why_not(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            if what >> choice.colour & 1:
                return Message(f"{table.prefix}colour-returned", colour=table.colours[choice.colour])
            return worker_short(table, choice.colour)
        return super().why_not(table, seat, what, count, choice)


class ExchangeWorkers(Ask[OwnerTable]):
    """Choose a worker to exchange and its new colour.

    A colour that gave a worker takes none and the other way round: this reaches every outcome, and it ends.
    `what` holds the colours that gave, `count` those that took.
    """

    def __init__(self, name: str, colours: tuple[str, ...], form: Form[Recolour], done: Choice) -> None:
        super().__init__(name, what=several("gave", colours), count=several("took", colours))
        self.exchanges: Final = form
        self.done: Final = done

    def offers(self, table: OwnerTable, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.owner(seat).workers
        choices: list[Choice] = []
        for colour, there in enumerate(workers):
            if there and not count >> colour & 1:
                for into in range(len(workers)):
                    if into != colour and not what >> into & 1:
                        choices.append(self.exchanges.of(colour, into))
        if choices:
            choices.append(self.done)
        return choices

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Recolour):
            table.return_workers(seat, choice.colour, 1)
            table.gain_workers(seat, choice.into, 1)
            table.push(self, seat, what | 1 << choice.colour, count | 1 << choice.into)

    def why_not(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Recolour):
            if choice.colour == choice.into:
                return Message(f"{table.prefix}exchange-same")
            if not table.owner(seat).workers[choice.colour]:
                return worker_short(table, choice.colour)
            return Message(f"{table.prefix}exchange-one-way")
        return super().why_not(table, seat, what, count, choice)
