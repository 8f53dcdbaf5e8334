"""Activating cards: the steps that carry out a row, and the standing buildings that an event sets off."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Ask, Step
from burgomaster.games.hamburg.box.components import COLOURS, cards_in
from burgomaster.games.hamburg.cards.effect import (
    AFTER_ACTION,
    FLASH_TWICE,
    NO_COLOUR,
    OTHER_BUILT,
    Effect,
    Standing,
)
from burgomaster.games.hamburg.choices import DONE, RETURN_WORKER, TWICE, ReturnWorker, Twice
from burgomaster.games.hamburg.table import Hamburg

_COLOUR_SHIFT: Final = 8
_FREE: Final = 1 << 7
_HOOK_SHIFT: Final = 3


def activate(table: Hamburg, seat: int, card: int, free: bool = False, colour: int = NO_COLOUR) -> None:
    """Put a card's effects on the agenda, one after the other."""
    table.push(DO, seat, card, (_FREE if free else 0) | (colour + 1) << _COLOUR_SHIFT)


def hindrance(table: Hamburg, seat: int, card: int, free: bool = False) -> Message | None:
    """Return why a card cannot be activated now; None if it can.

    What follows a price is judged as if the price were paid.
    """
    workers = table.players[seat].workers
    paid = NO_COLOUR
    reason: Message | None = None
    for effect in table.box.rows[card]:
        reason = effect.hindrance(table, seat, card, free)
        if reason is not None:
            break
        if isinstance(effect, Pay) and not free:
            paid = effect.colour
            workers[paid] -= 1
    if paid != NO_COLOUR:
        workers[paid] += 1
        if reason is not None and reason.id == "hb-no-workers":
            return Message("hb-no-worker-left")  # but the one that it costs
    return reason


class Pay(Effect):
    """Return a worker of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if free or table.players[seat].workers[self.colour]:
            return None
        return Message("hb-worker-short", colour=COLOURS[self.colour])

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        if not free:
            table.return_workers(seat, self.colour, 1)


class PayAny(Effect):
    """Return a worker of a colour one chooses; that colour holds for what follows."""

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if any(_payable(table, seat, card, colour, free) for colour in range(5)):
            return None
        if free or any(table.players[seat].workers):
            return Message("hb-no-worker-that-helps", card=card)
        return Message("hb-no-workers")


def _payable(table: Hamburg, seat: int, card: int, colour: int, free: bool) -> bool:
    """Tell whether a colour can be named: a worker is there, and what follows can be done with it."""
    if not free and not table.players[seat].workers[colour]:
        return False
    return all(effect.suits(table, seat, colour) for effect in table.box.rows[card])


class DoEffect(Step[Hamburg]):
    """Carry out one effect of a card, the rest after it; `count` holds index, whether free, and colour."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        row = table.box.rows[what]
        effect = row[count & 63]
        if isinstance(effect, PayAny):
            table.push(PAY_ANY, seat, what, count)
            return
        if (count & 63) + 1 < len(row):
            table.push(self, seat, what, count + 1)
        effect.run(table, seat, what, (count >> _COLOUR_SHIFT) - 1, count & _FREE != 0)


DO: Final = DoEffect("do")


class PayAnyWorker(Ask[Hamburg]):
    """Choose the worker to return, or with a free activation only name its colour (ruling 19)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        free = count & _FREE != 0
        return [RETURN_WORKER[colour] for colour in range(5) if _payable(table, seat, what, colour, free)]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, ReturnWorker)
        if not count & _FREE:
            table.return_workers(seat, choice.colour, 1)
        if (count & 63) + 1 < len(table.box.rows[what]):
            colour = (choice.colour + 1) << _COLOUR_SHIFT
            table.push(DO, seat, what, (count & (1 << _COLOUR_SHIFT) - 1 | colour) + 1)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-pay-any", card=what)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, ReturnWorker):
            if not count & _FREE and not table.players[seat].workers[choice.colour]:
                return Message("hb-worker-short", colour=COLOURS[choice.colour])
            return Message("hb-worker-no-use", card=what, colour=COLOURS[choice.colour])
        return super().why_not(table, seat, what, count, choice)


PAY_ANY: Final = PayAnyWorker("pay-any")


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


def idle(table: Hamburg, seat: int, card: int) -> bool:
    """Tell whether nothing can come of activating a card now."""
    return all(effect.idle(table, seat) for effect in table.box.rows[card])


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


FLASH_AGAIN: Final = FlashAgain("flash-again")


# Standing buildings.


class When(Standing):
    """A standing building that does something each time an event happens."""

    def __init__(
        self, hook: int, then: tuple[Effect, ...], action: int = -1, colour: int = NO_COLOUR
    ) -> None:
        super().__init__(hook)
        self.then: Final = then
        self.action: Final = action
        self.colour: Final = colour


def followers(table: Hamburg, seat: int, hook: int, action: int, colour: int = NO_COLOUR) -> int:
    """Return the seat's standing buildings that follow an event."""
    mask = table.players[seat].display & table.box.hooks[hook]
    following = 0
    for card in cards_in(mask) if mask else ():
        standing = table.box.standing(card, hook)
        if (
            isinstance(standing, When)
            and standing.action in (-1, action)
            and standing.colour in (NO_COLOUR, colour)
        ):
            following |= 1 << card
    return following


def set_off(table: Hamburg, seat: int, hook: int, action: int, colour: int = NO_COLOUR) -> None:
    """Let a seat's standing buildings follow an event at once (ruling 13)."""
    following = followers(table, seat, hook, action, colour)
    if following:
        _follow(table, seat, hook, following, colour)


def _follow(table: Hamburg, seat: int, hook: int, cards: int, colour: int) -> None:
    for card in cards_in(cards):
        standing = table.box.standing(card, hook)
        assert isinstance(standing, When)
        if table.watched and _can_follow(table, seat, card, standing, colour):
            table.report("hb-work", seat, card=card)
        for effect in standing.then:
            effect.run(table, seat, card, colour, False)


def _can_follow(table: Hamburg, seat: int, card: int, standing: When, colour: int) -> bool:
    """Tell whether a standing building would do something: a decrease needs a level that can fall."""
    return any(
        effect.suits(table, seat, colour) and effect.hindrance(table, seat, card, False) is None
        for effect in standing.then
    )


def follow_later(table: Hamburg, seat: int, hook: int, cards: int, colour: int) -> None:
    """Let these buildings follow an event after what comes onto the agenda from now on."""
    if cards:
        table.push(FOLLOW, seat, cards, hook << _HOOK_SHIFT | colour + 1)


class FollowEvent(Step[Hamburg]):
    """Let the buildings `what`, which stood there at the event, follow it; `count` holds hook and colour."""

    def run(self, table: Hamburg, seat: int, what: int, count: int) -> None:
        _follow(table, seat, count >> _HOOK_SHIFT, what, (count & (1 << _HOOK_SHIFT) - 1) - 1)


FOLLOW: Final = FollowEvent("follow")


def can_follow(table: Hamburg, cards: int, count: int) -> bool:
    """Tell whether all these buildings can be what a task to follow an event names."""
    hook = count >> _HOOK_SHIFT
    if hook not in (AFTER_ACTION, OTHER_BUILT) or not cards or cards & ~table.box.hooks[hook]:
        return False
    return (count & (1 << _HOOK_SHIFT) - 1) <= 5
