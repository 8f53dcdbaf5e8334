"""Activating a row: its effects one after the other, what it costs first."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from burgomaster.core.choice import Choice
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.event import Cause
from burgomaster.core.meaning import Meaning, Packed, flag
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.rows.effect import NO_COLOUR, Effect, T_contra
from burgomaster.games.rows.masks import MOST_ROWS
from burgomaster.games.rows.table import RowTable

R = TypeVar("R", bound=RowTable)

INDEX: Final = 63
FREE_SHIFT: Final = 7
FREE: Final = 1 << FREE_SHIFT
COLOUR_SHIFT: Final = 8
EFFECT: Final = Packed(
    "effect", {0: Meaning("index", INDEX), FREE_SHIFT: flag("free"), COLOUR_SHIFT: Meaning("colour", 7)}
)
"""What the agenda holds of a row being carried out; the colour is counted from 1, and 0 is none."""

ROW: Final = Meaning("row", MOST_ROWS)


def activate(table: RowTable, seat: int, card: int, free: bool = False, colour: int = NO_COLOUR) -> None:
    """Put a row's effects on the agenda, one after the other."""
    table.push(DO, seat, card, (FREE if free else 0) | (colour + 1) << COLOUR_SHIFT)


def hindrance(table: RowTable, seat: int, card: int, free: bool = False) -> Message | None:
    """Return why a row cannot be activated now; None if it can.

    What follows a price is judged as if the price were paid.
    """
    reasons: list[Message] = []
    return None if _judged(table, seat, card, free, reasons) else reasons[0]


def usable(table: RowTable, seat: int, card: int, free: bool = False) -> bool:
    """Tell whether a row can be activated now: nothing hinders it."""
    return _judged(table, seat, card, free, None)


def _judged(table: RowTable, seat: int, card: int, free: bool, reasons: list[Message] | None) -> bool:
    """Tell whether nothing hinders a row; what does is put into words only if the reason is wanted."""
    row = table.rows[card]
    reason: Message | None = None
    hindered = False
    paid = 0
    for effect in row:
        if effect.hinders(table, seat, card, free):
            hindered = True
            if reasons is not None:
                reason = effect.hindrance(table, seat, card, free)
            break
        if isinstance(effect, Price) and not free:
            effect.set_aside(table, seat)
            paid += 1
    if paid:
        for effect in row:
            if isinstance(effect, Price) and paid:
                reason = effect.give_back(table, seat, reason)
                paid -= 1
    if reasons is not None and reason is not None:
        reasons.append(reason)
    return not hindered


def idle(table: RowTable, seat: int, card: int) -> bool:
    """Tell whether nothing can come of activating a row now, once its price is paid."""
    row = table.rows[card]
    prices = [effect for effect in row if isinstance(effect, Price)]
    for price in prices:
        price.set_aside(table, seat)
    found = all(effect.idle(table, seat) for effect in row if not isinstance(effect, Price))
    for price in prices:
        price.give_back(table, seat, None)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Price(Effect[T_contra]):
    """What one pays for the rest of a row; prices come first in it."""

    def set_aside(self, table: T_contra, seat: int) -> None:
        """Take the price away while what follows is judged."""

    def give_back(self, table: T_contra, seat: int, reason: Message | None) -> Message | None:
        """Give it back, and return what hinders what follows, in words for one who has nothing else."""
        return reason


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedPrice(Price[T_contra]):
    """A price of a colour one chooses; that colour holds for what follows."""

    def __init__(self, step: NamePrice[Any]) -> None:
        self.step: Final = step
        """The question for the colour."""

    def affordable(self, table: T_contra, seat: int, colour: int) -> bool:
        """Tell whether one has it in this colour."""
        raise NotImplementedError

    def pay(self, table: T_contra, seat: int, colour: int) -> None:
        """Pay it in this colour."""
        raise NotImplementedError

    def payable(self, table: T_contra, seat: int, card: int, colour: int, free: bool) -> bool:
        """Tell whether a colour can be named: one has it, and what follows can be done with it."""
        if not free and not self.affordable(table, seat, colour):
            return False
        return all(effect.suits(table, seat, colour) for effect in table.rows[card])


class DoEffect(Step[RowTable]):
    """Carry out one effect of a row, the rest after it."""

    def because(self, table: RowTable, seat: int, what: int, count: int) -> Cause | None:
        return table.cause_of(what)

    def run(self, table: RowTable, seat: int, what: int, count: int) -> None:
        row = table.rows[what]
        effect = row[count & INDEX]
        if isinstance(effect, NamedPrice):
            table.push(effect.step, seat, what, count)
            return
        if (count & INDEX) + 1 < len(row):
            table.push(self, seat, what, count + 1)
        effect.run(table, seat, what, (count >> COLOUR_SHIFT) - 1, count & FREE != 0)

    def goes_with(self, table: RowTable, index: int) -> bool:
        """The row has that effect, and the game that colour."""
        _, _, what, count = table.agenda[index].parts
        return has_effect(table, what, count)


def has_effect(table: RowTable, row: int, effect: int) -> bool:
    """Tell whether a row can be carried out as a task says: it has that effect, and the game that colour."""
    return effect & INDEX < len(table.rows[row]) and effect >> COLOUR_SHIFT <= len(table.colours)


DO: Final = DoEffect("do", what=ROW, count=EFFECT)


@mypyc_attr(allow_interpreted_subclasses=True)
class NamePrice(Ask[R]):
    """Choose the colour in which to pay a price, or with a free activation only name it."""

    def __init__(self, name: str, colours: list[Choice]) -> None:
        super().__init__(name, what=ROW, count=EFFECT)
        self.colours: Final = colours
        """The choice for each colour."""

    def because(self, table: R, seat: int, what: int, count: int) -> Cause | None:
        return table.cause_of(what)

    def goes_with(self, table: R, index: int) -> bool:
        """The row has this price there."""
        _, _, what, count = table.agenda[index].parts
        if not has_effect(table, what, count):
            return False
        price = table.rows[what][count & INDEX]
        return isinstance(price, NamedPrice) and price.step is self

    def offers(self, table: R, seat: int, what: int, count: int) -> list[Choice]:
        price = table.rows[what][count & INDEX]
        assert isinstance(price, NamedPrice)
        free = count & FREE != 0
        return [
            choice
            for colour, choice in enumerate(self.colours)
            if price.payable(table, seat, what, colour, free)
        ]

    def take(self, table: R, seat: int, what: int, count: int, choice: Choice) -> None:
        row = table.rows[what]
        price = row[count & INDEX]
        assert isinstance(price, NamedPrice)
        colour = self.colours.index(choice)
        if not count & FREE:
            price.pay(table, seat, colour)
        if (count & INDEX) + 1 < len(row):
            named = (colour + 1) << COLOUR_SHIFT
            table.push(DO, seat, what, (count & (1 << COLOUR_SHIFT) - 1 | named) + 1)
