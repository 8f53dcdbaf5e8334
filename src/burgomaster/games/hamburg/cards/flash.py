"""Flashes: what happens when a building has just been constructed, once, or twice with 036."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.cards.hooks import FLASH_TWICE
from burgomaster.games.hamburg.choices import TWICE, Twice
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import activate, idle, usable
from burgomaster.games.rows.choices import DONE


def flash(table: Hamburg, seat: int, card: int) -> None:
    """Set off the flash of a building just constructed, twice if its owner wishes and may (036)."""
    if table.box.flash >> card & 1:
        if table.answers(seat, FLASH_TWICE):
            table.push(FLASH_AGAIN, seat, card)
        activate_if_possible(table, seat, card)


def activate_if_possible(table: Hamburg, seat: int, card: int, free: bool = False) -> None:
    """Set off a flash; if it cannot be done, nothing happens."""
    if usable(table, seat, card, free):
        if table.watched:
            table.report("hb-flash", seat, card=card)
        activate(table, seat, card, free)


class FlashAgain(Ask[Hamburg]):
    """Choose whether to activate the flash just built a second time, without its own price (ruling 16)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        if not table.answers(seat, FLASH_TWICE) or not usable(table, seat, what, True):
            return []  # 036 itself may have gone with the first activation (004)
        return [] if idle(table, seat, what) else [TWICE, DONE]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Twice):
            if table.watched:
                table.report("hb-flash", seat, card=what)
            activate(table, seat, what, True)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-flash-again", card=what)

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """The card does something."""
        return len(table.rows[table.agenda[index].what]) > 0


FLASH_AGAIN: Final = FlashAgain("flash-again", what=meanings.card)
