"""The ships' rows: what each does for a worker of the colour of the card played (Expansion 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import number_of
from burgomaster.games.hamburg.cards.effects import advance_for, decrease_disaster, gain
from burgomaster.games.hamburg.choices import TAKE_WORKER, USES
from burgomaster.games.hamburg.disasters import no_building
from burgomaster.games.hamburg.draws import DEAL
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.turns import ACT
from burgomaster.games.rows.activation import Price, activate, hindrance, idle, usable
from burgomaster.games.rows.choices import TakeWorker, Use
from burgomaster.games.rows.effect import Effect, Row
from burgomaster.games.rows.masks import cards_in
from burgomaster.paper.model import list_at, number_at, value_at


class PaySame(Price[Hamburg]):
    """Return workers of the colour named before: that of the card played."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def spell(self) -> Phrase:
        return Phrase("hb-workers-of-card", count=self.workers)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.return_workers(seat, colour, self.workers)


class TakeOfOneColour(Effect[Hamburg]):
    """Take several workers of one colour, which one chooses (the orange ship)."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def spell(self) -> Phrase:
        return Phrase("hb-card-take-of-one-colour", count=self.workers)

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(TAKE_OF_ONE_COLOUR, seat, 0, self.workers)


class ChooseOneColour(Ask[Hamburg]):
    """Choose the colour of which to take `count` workers."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [*TAKE_WORKER]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, TakeWorker)
        table.gain_workers(seat, choice.colour, count)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """Ships are used in phase III."""
        return table.phase == 3


TAKE_OF_ONE_COLOUR: Final = ChooseOneColour("take-of-one-colour", count=meanings.number("workers"))


class DrawSameAndAct(Effect[Hamburg]):
    """Draw a card of the segment's colour and take a standard action with it (the gray ship, ruling 57)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-draw-same-and-act")

    def suits(self, table: Hamburg, seat: int, colour: int) -> bool:
        return table.piles[colour] > 0

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.draw_unseen(seat, colour)
        table.push(ACT, seat)
        table.push(DEAL, seat, colour, 1)


class ActivateOwnFlash(Effect[Hamburg]):
    """Activate the flash of an own building, at its own price (the brown ship, ruling 58)."""

    def spell(self) -> Phrase:
        return Phrase("hb-card-own-flash")

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        return None if OWN_FLASH.offers(table, seat, 0, 0) else Message("hb-no-own-flash")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(OWN_FLASH, seat)


class ChooseOwnFlash(Ask[Hamburg]):
    """Choose the building whose flash to activate, one of those that can do something."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [
            USES[card]
            for card in cards_in(table.players[seat].display & table.box.flash)
            if usable(table, seat, card) and not idle(table, seat, card)
        ]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Use)
        if table.watched:
            table.report("hb-flash", seat, card=choice.card)
        activate(table, seat, choice.card)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Use):
            card = choice.card
            if not table.players[seat].display >> card & 1:
                return no_building(table, seat, card)
            if not table.box.flash >> card & 1:
                return Message("hb-no-flash", card=card)
            return hindrance(table, seat, card) or Message("hb-flash-idle", card=card)
        return super().why_not(table, seat, what, count, choice)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """Ships are used in phase III."""
        return table.phase == 3


OWN_FLASH: Final = ChooseOwnFlash("own-flash")


EFFECTS: Final[dict[str, Callable[[Plain], Effect[Hamburg]]]] = {
    "marks": lambda ship: gain(marks=number_at(ship, "amount")),
    "workers_of_one_colour": lambda ship: TakeOfOneColour(number_at(ship, "amount")),
    "action_with_drawn_card": lambda ship: DrawSameAndAct(),
    "advance": lambda ship: advance_for(number_at(ship, "price_marks")),
    "activate_flash": lambda ship: ActivateOwnFlash(),
    "decrease": lambda ship: decrease_disaster(number_at(ship, "amount")),
}
"""What a ship does, by the name the effect has in the board file."""


def ship_number(ship: int) -> int:
    """Return the number of a ship's row; ships are counted as dice are."""
    return FIRST_SHIP + ship


FIRST_SHIP: Final = number_of("ship purple")


def ship_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of the ships by number, from what the board file tells of them."""
    price = PaySame(number_at(values, "price_workers"))
    rows: dict[int, Row] = {}
    for ship in list_at(values, "fleet"):
        number = number_of(f"ship {value_at(ship, 'colour')}")
        rows[number] = (price, EFFECTS[str(value_at(ship, "effect"))](ship))
    return rows
