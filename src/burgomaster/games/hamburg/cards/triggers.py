"""What activating a building costs, and flashes: what happens when a building has just been constructed."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Ask
from burgomaster.games.hamburg import meanings
from burgomaster.games.hamburg.box.components import COLOURS
from burgomaster.games.hamburg.cards.effect import AFTER_ACTION, FLASH_TWICE, OTHER_BUILT
from burgomaster.games.hamburg.cards.spelling import coloured_workers
from burgomaster.games.hamburg.choices import DONE, RETURN_WORKER, TWICE, ReturnWorker, Twice
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import DO as DO
from burgomaster.games.rows.activation import FREE, NamedPrice, NamePrice, Price
from burgomaster.games.rows.activation import activate as activate
from burgomaster.games.rows.activation import hindrance as hindrance
from burgomaster.games.rows.activation import idle as idle
from burgomaster.games.rows.phrase import Phrase
from burgomaster.games.rows.triggers import COLOUR_BITS, HOOK_SHIFT
from burgomaster.games.rows.triggers import FOLLOW as FOLLOW
from burgomaster.games.rows.triggers import When as When
from burgomaster.games.rows.triggers import follow_later as follow_later
from burgomaster.games.rows.triggers import followers as followers
from burgomaster.games.rows.triggers import set_off as set_off


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


# Flash.


def flash(table: Hamburg, seat: int, card: int) -> None:
    """Set off the flash of a building just constructed, twice if its owner wishes and may (036)."""
    if table.box.flash >> card & 1:
        if table.answers(seat, FLASH_TWICE):
            table.push(FLASH_AGAIN, seat, card)
        activate_if_possible(table, seat, card)


def activate_if_possible(table: Hamburg, seat: int, card: int, free: bool = False) -> None:
    """Set off a flash; if it cannot be done, nothing happens."""
    if hindrance(table, seat, card, free) is None:
        if table.watched:
            table.report("hb-flash", seat, card=card)
        activate(table, seat, card, free)


class FlashAgain(Ask[Hamburg]):
    """Choose whether to activate the flash just built a second time, without its own price (ruling 16)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        if not table.answers(seat, FLASH_TWICE) or hindrance(table, seat, what, True) is not None:
            return []  # 036 itself may have gone with the first activation (004)
        return [] if idle(table, seat, what) else [TWICE, DONE]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Twice):
            if table.watched:
                table.report("hb-flash", seat, card=what)
            activate(table, seat, what, True)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-flash-again", card=what)


FLASH_AGAIN: Final = FlashAgain("flash-again", what=meanings.CARD)


def can_follow(table: Hamburg, cards: int, count: int) -> bool:
    """Tell whether all these buildings can be what a task to follow an event names."""
    hook = count >> HOOK_SHIFT
    if hook not in (AFTER_ACTION, OTHER_BUILT) or not cards or cards & ~table.box.hooks[hook]:
        return False
    return (count & COLOUR_BITS) <= 5
