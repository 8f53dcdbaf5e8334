"""The words every deck needs: what one pays, gains and scores."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.core.sum import Sum
from burgomaster.games.rows.activation import FREE, NamedPrice, NamePrice, Price
from burgomaster.games.rows.choices import ReturnWorker
from burgomaster.games.rows.effect import Count, Effect, Score
from burgomaster.games.rows.labour import worker_short
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.tongue import AS, Tongue, with_count

ANY: Final = -1
SAME: Final = -2
"""The colour named or met before."""


class Pay(Price[OwnerTable]):
    """Return a worker of a colour."""

    def __init__(self, tongue: Tongue, colour: int) -> None:
        self.tongue: Final = tongue
        self.colour: Final = colour

    def spell(self) -> Phrase:
        return self.tongue.coloured_workers([self.colour])

    def hinders(self, table: OwnerTable, seat: int, card: int, free: bool) -> bool:
        return not free and not table.owner(seat).workers[self.colour]

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        return worker_short(table, self.colour) if self.hinders(table, seat, card, free) else None

    def set_aside(self, table: OwnerTable, seat: int) -> None:
        table.owner(seat).workers[self.colour] -= 1

    def give_back(self, table: OwnerTable, seat: int, reason: Message | None) -> Message | None:
        table.owner(seat).workers[self.colour] += 1
        if reason is not None and reason.id == f"{table.prefix}no-workers":
            return Message(f"{table.prefix}no-worker-left")  # but the one that it costs
        return reason

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        if not free:
            table.return_workers(seat, self.colour, 1)


class PayAny(NamedPrice[OwnerTable]):
    """Return a worker of a colour one chooses; that colour holds for what follows."""

    def __init__(self, step: PayAnyWorker, tongue: Tongue) -> None:
        super().__init__(step)
        self.tongue: Final = tongue

    def spell(self) -> Phrase:
        return self.tongue.any_workers(1)

    def affordable(self, table: OwnerTable, seat: int, colour: int) -> bool:
        return table.owner(seat).workers[colour] > 0

    def pay(self, table: OwnerTable, seat: int, colour: int) -> None:
        table.return_workers(seat, colour, 1)

    def hinders(self, table: OwnerTable, seat: int, card: int, free: bool) -> bool:
        for colour in range(len(table.owner(seat).workers)):
            if self.payable(table, seat, card, colour, free):
                return False
        return True

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        if not self.hinders(table, seat, card, free):
            return None
        if free or any(table.owner(seat).workers):
            return Message(f"{table.prefix}no-worker-that-helps", card=card)
        return Message(f"{table.prefix}no-workers")


class PayAnyWorker(NamePrice[OwnerTable]):
    """Choose the worker to return, or with a free activation only name its colour."""

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message(f"{table.prefix}ask-pay-any", card=what)

    def why_not(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            if not count & FREE and not table.owner(seat).workers[choice.colour]:
                return worker_short(table, choice.colour)
            colour = table.colours[choice.colour]
            return Message(f"{table.prefix}worker-no-use", card=what, colour=colour)
        return super().why_not(table, seat, what, count, choice)


class Gain(Effect[OwnerTable]):
    """Gain points, money and workers, once or per something counted."""

    def __init__(
        self,
        tongue: Tongue,
        choose: Ask[OwnerTable],
        points: int,
        money: int,
        workers: tuple[int, ...],
        any_workers: int,
        per: Count[Any] | None,
    ) -> None:
        self.tongue: Final = tongue
        self.choose: Final = choose
        """The question for workers of any colours."""
        self.points: Final = points
        self.money: Final = money
        self.workers: Final = workers
        self.any_workers: Final = any_workers
        self.per: Final = per
        self.by_itself = not any_workers

    def spell(self) -> Phrase:
        said = f"{self.tongue.prefix}card-gain"
        if self.per is None:
            return Phrase(said, {"goods": self._goods()})
        per = self.per.spell()
        if per.kind == AS and (self.points + self.money != 1 or self.workers or self.any_workers):
            raise TypeError(f"no words for more than one thing, {per.id}")
        return with_count(said, self._goods(), per, unit="points" if self.points else self.tongue.money)

    def _goods(self) -> list[Phrase]:
        """Return what is gained each time."""
        tongue = self.tongue
        goods: list[Phrase] = []
        colours = [colour for colour in self.workers if colour != SAME]
        if colours:
            goods.append(tongue.coloured_workers(colours))
        goods.extend([Phrase(f"{tongue.prefix}same-worker") for colour in self.workers if colour == SAME])
        if self.any_workers:
            goods.append(tongue.any_workers(self.any_workers))
        if self.money:
            goods.append(tongue.coins(self.money))
        if self.points:
            goods.append(tongue.points(self.points))
        return goods

    def counted(self) -> Count[Any] | None:
        return self.per

    def idle(self, table: OwnerTable, seat: int) -> bool:
        return self.per is not None and not self.any_workers and self.per.of(table, seat) == 0

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        times = 1 if self.per is None else self.per.of(table, seat)
        table.gain_points(seat, self.points * times, self._made(table, self.points, times))
        table.gain_money(seat, self.money * times, self._made(table, self.money, times))
        for each in self.workers:
            table.gain_workers(seat, colour if each == SAME else each, times)
        if self.any_workers:
            table.push(self.choose, seat, 0, self.any_workers)

    def _made(self, table: OwnerTable, each: int, times: int) -> Sum | None:
        """Return what was counted and what each is worth, where an amount does not tell it by itself."""
        made = table.sum() if each > 1 and times > 1 else None
        if made is not None:
            made.add(each * times, f"{table.prefix}sum-counted", times=times, each=each)
        return made


class GainDie(Effect[OwnerTable]):
    """Gain as much money as the die of the colour named before shows."""

    def __init__(self, tongue: Tongue) -> None:
        self.tongue: Final = tongue

    def spell(self) -> Phrase:
        return Phrase(f"{self.tongue.prefix}card-gain-die")

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.gain_money(seat, table.dice[colour])


class FinalPoints(Score):
    """Points in final scoring, per something counted (laurel)."""

    def __init__(self, tongue: Tongue, points: int, per: Count[Any]) -> None:
        super().__init__(points, per)
        self.tongue: Final = tongue

    def spell(self) -> Phrase:
        goods = [self.tongue.points(self.points)]
        return with_count(f"{self.tongue.prefix}card-score", goods, self.per.spell(), points=self.points)
