"""Effects on other players: what they lose and give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask, Step
from burgomaster.games.rows.choices import ReturnWorker
from burgomaster.games.rows.effect import Effect
from burgomaster.games.rows.hands import StealCard
from burgomaster.games.rows.labour import worker_short
from burgomaster.games.rows.meanings import number
from burgomaster.games.rows.meanings import seat as seat_meaning
from burgomaster.games.rows.owners import OwnerTable

G = TypeVar("G", bound=OwnerTable)


class Loss(Step[G]):
    """Something a player loses without a choice, because of the player `what`."""

    def spares(self, table: G, seat: int) -> bool:
        """Tell whether the player has nothing to lose."""
        raise NotImplementedError


class EachOther(Effect[OwnerTable]):
    """Every other player loses something, one after the other; `said` goes on with the name of the step."""

    def __init__(self, said: str, step: Ask[Any] | Loss[Any], count: int = 1) -> None:
        self.said: Final = said
        self.step: Final = step
        self.count: Final = count

    def spell(self) -> Phrase:
        return Phrase(f"{self.said}-{self.step.name}", count=self.count)

    def in_order(self, table: OwnerTable, seat: int) -> list[int]:
        """Return the others in the order in which they lose it; from the left, where a game says nothing."""
        return table.others(seat)

    def idle(self, table: OwnerTable, seat: int) -> bool:
        step = self.step
        for other in table.others(seat):
            if isinstance(step, Loss):
                if not step.spares(table, other):
                    return False
            elif step.offers(table, other, seat, self.count):
                return False
        return True

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        for other in reversed(self.in_order(table, seat)):
            table.push(self.step, other, seat, self.count)


class GiveMoney(Loss[OwnerTable]):
    """Give money to the player `what`, `count` of it as far as possible."""

    def __init__(self, name: str, coins: str) -> None:
        super().__init__(name, what=seat_meaning("to"), count=number(coins))

    def spares(self, table: OwnerTable, seat: int) -> bool:
        return not table.owner(seat).money

    def run(self, table: OwnerTable, seat: int, what: int, count: int) -> None:
        table.take_money(what, seat, min(count, table.owner(seat).money))


class GiveWorkers(Ask[OwnerTable]):
    """Choose the workers to give to the player `what`, `count` of them as far as possible."""

    def __init__(self, name: str, returns: Sequence[Choice]) -> None:
        super().__init__(name, what=seat_meaning("to"), count=number("workers"))
        self.returns: Final = list(returns)

    def offers(self, table: OwnerTable, seat: int, what: int, count: int) -> list[Choice]:
        workers = table.owner(seat).workers
        return [choice for colour, choice in enumerate(self.returns) if workers[colour]]

    def take(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ReturnWorker)
        table.take_worker(what, seat, choice.colour)
        if count > 1:
            table.push(self, seat, what, count - 1)

    def ask(self, table: OwnerTable, seat: int, what: int, count: int) -> Message:
        return Message(f"{table.prefix}ask-give-workers", seat=what + 1, count=count)

    def why_not(self, table: OwnerTable, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            return worker_short(table, choice.colour)
        return super().why_not(table, seat, what, count, choice)


class StealFromEach(Effect[OwnerTable]):
    """Draw a card at random from every other hand."""

    def __init__(self, said: str, step: StealCard) -> None:
        self.said: Final = said
        self.step: Final = step

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def idle(self, table: OwnerTable, seat: int) -> bool:
        return not any(table.owner(other).hand for other in table.others(seat))

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        for other in reversed(table.others(seat)):
            if table.owner(other).hand:
                table.push(self.step, seat, other)
