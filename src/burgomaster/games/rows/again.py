"""Activating other cards: again, without their worker, another's flash; taking cards back into the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from burgomaster.core.choice import Choice, Form
from burgomaster.core.meaning import Meaning
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.rows.activation import activate, hindrance, idle, usable
from burgomaster.games.rows.choices import Again, Copy, TakeBack, Use
from burgomaster.games.rows.effect import Effect, Row
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.words import Pay, PayAny

G = TypeVar("G", bound=OwnerTable)


def asks_one_worker(row: Row) -> bool:
    """Tell whether activating a row asks for exactly one worker."""
    return sum([1 for effect in row if isinstance(effect, (Pay, PayAny))]) == 1


class OfCardsLaidOut(Ask[G]):
    """A question about cards laid out."""

    def absent(self, table: G, seat: int, card: int) -> Message:
        """Return why a card is not among those laid out."""
        return Message(f"{table.prefix}not-in-display", card=card)


# Taking cards back.


class TakeCardsBack(Effect[OwnerTable]):
    """Take any number of own cards laid out back into the hand."""

    def __init__(self, said: str, step: TakeCardBack[Any]) -> None:
        self.said: Final = said
        self.step: Final = step

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.step, seat)


class TakeCardBack(OfCardsLaidOut[G]):
    """Choose a card laid out to take back into the hand, until there are none or one has enough."""

    def __init__(self, name: str, form: Form[TakeBack], done: Choice) -> None:
        super().__init__(name)
        self.takes: Final = form
        self.done: Final = done

    def remove(self, table: G, seat: int, card: int) -> None:
        """Take a card up from where it lies."""
        raise NotImplementedError

    def offers(self, table: G, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = [self.takes.of(card) for card in cards_in(table.owner(seat).display)]
        if choices:
            choices.append(self.done)
        return choices

    def take(self, table: G, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeBack):
            self.remove(table, seat, choice.card)
            table.return_to_hand(seat, choice.card)
            table.push(self, seat)

    def why_not(self, table: G, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, TakeBack):
            return self.absent(table, seat, choice.card)
        return super().why_not(table, seat, what, count, choice)


# Once more, for its price.


class ActivateAgain(Effect[OwnerTable]):
    """Activate a card that is used already once more, paying its own price again."""

    def __init__(self, said: str, step: ActivateUsed[Any]) -> None:
        self.said: Final = said
        self.step: Final = step

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def hindrance(self, table: OwnerTable, seat: int, card: int, free: bool) -> Message | None:
        if self.step.offers(table, seat, card, 0):
            return None
        return Message(f"{table.prefix}nothing-to-activate")

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.step, seat, card)


class ActivateUsed(OfCardsLaidOut[G]):
    """Choose the card to activate once more; never the card `what` itself."""

    def __init__(self, name: str, card: Meaning, form: Form[Again]) -> None:
        super().__init__(name, what=card)
        self.agains: Final = form

    def usable(self, table: G) -> int:
        """Return the cards that are used by choice, as a set."""
        raise NotImplementedError

    def when_it_works(self, table: G, card: int) -> Message:
        """Return when a card works that is never used by choice."""
        raise NotImplementedError

    def offers(self, table: G, seat: int, what: int, count: int) -> list[Choice]:
        owner = table.owner(seat)
        used = owner.display & self.usable(table) & owner.used & ~(1 << what)
        return [self.agains.of(card) for card in cards_in(used) if usable(table, seat, card)]

    def take(self, table: G, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Again)
        if table.watched:
            table.report(f"{table.prefix}use", seat, card=choice.card)
        activate(table, seat, choice.card)

    def why_not(self, table: G, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Again):
            card = choice.card
            if card == what:
                return Message(f"{table.prefix}not-itself", card=card)
            if not table.owner(seat).display >> card & 1:
                return self.absent(table, seat, card)
            if not self.usable(table) >> card & 1:
                return self.when_it_works(table, card)
            return hindrance(table, seat, card) or Message(f"{table.prefix}not-used-yet", card=card)
        return super().why_not(table, seat, what, count, choice)


# Without its worker.


class ActivateWithoutWorkers(Effect[OwnerTable]):
    """Activate every card whose activation asks for exactly one worker, without the worker."""

    def __init__(self, said: str, step: ActivateFreely[Any]) -> None:
        self.said: Final = said
        self.step: Final = step

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def idle(self, table: OwnerTable, seat: int) -> bool:
        return not self.step.offers(table, seat, self.step.spared_now(table, seat), 0)

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.step, seat, self.step.spared_now(table, seat))


class ActivateFreely(OfCardsLaidOut[G]):
    """Choose the next card to activate without its worker; `what` holds those that are left."""

    def __init__(self, name: str, left: Meaning, uses: Sequence[Choice], done: Choice) -> None:
        super().__init__(name, what=left)
        self.uses: Final = list(uses)
        self.done: Final = done

    def spared(self, row: Row) -> bool:
        """Tell whether a row is activated without its worker."""
        return asks_one_worker(row)

    def spared_now(self, table: G, seat: int) -> int:
        """Return the own cards that are activated without their worker, as a set."""
        return mask_of(
            [card for card in cards_in(table.owner(seat).display) if self.spared(table.rows[card])]
        )

    def offers(self, table: G, seat: int, what: int, count: int) -> list[Choice]:
        left = cards_in(what & table.owner(seat).display)
        choices = [self.uses[card] for card in left if usable(table, seat, card, True)]
        if choices:
            choices.append(self.done)
        return choices

    def take(self, table: G, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Use):
            table.push(self, seat, what & ~(1 << choice.card))
            if table.watched:
                table.report(f"{table.prefix}use", seat, card=choice.card)
            activate(table, seat, choice.card, True)

    def why_not(self, table: G, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Use):
            card = choice.card
            if not table.owner(seat).display >> card & 1:
                return self.absent(table, seat, card)
            if not self.spared(table.rows[card]):
                return Message(f"{table.prefix}not-one-worker", card=card)
            reason = hindrance(table, seat, card, True)
            return reason or Message(f"{table.prefix}activated-already", card=card)
        return super().why_not(table, seat, what, count, choice)


# Another's flash.


class CopyFlash(Effect[OwnerTable]):
    """Activate the flash of another player's card as if it were one's own and had just come there."""

    def __init__(self, said: str, step: CopyFlashOfOther[Any]) -> None:
        self.said: Final = said
        self.step: Final = step

    def spell(self) -> Phrase:
        return Phrase(self.said)

    def idle(self, table: OwnerTable, seat: int) -> bool:
        for choice in self.step.offers(table, seat, 0, 0):
            if isinstance(choice, Copy) and not idle(table, seat, choice.card):
                return False
        return True

    def run(self, table: OwnerTable, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(self.step, seat)


class CopyFlashOfOther(Ask[G]):
    """Choose the card whose flash to activate."""

    def __init__(self, name: str, form: Form[Copy]) -> None:
        super().__init__(name)
        self.copies: Final = form

    def flashes(self, table: G) -> int:
        """Return the cards with a flash, as a set."""
        raise NotImplementedError

    def offers(self, table: G, seat: int, what: int, count: int) -> list[Choice]:
        displays = 0
        for other in table.others(seat):
            displays |= table.owner(other).display
        flashes = cards_in(displays & self.flashes(table))
        return [self.copies.of(card) for card in flashes if usable(table, seat, card)]

    def take(self, table: G, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Copy)
        if table.watched:
            table.report(f"{table.prefix}copy", seat, card=choice.card)
        activate(table, seat, choice.card)

    def why_not(self, table: G, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Copy):
            card = choice.card
            if not any(table.owner(other).display >> card & 1 for other in table.others(seat)):
                return Message(f"{table.prefix}not-at-others", card=card)
            return hindrance(table, seat, card) or Message(f"{table.prefix}no-flash", card=card)
        return super().why_not(table, seat, what, count, choice)
