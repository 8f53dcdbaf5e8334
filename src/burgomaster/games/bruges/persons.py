"""Persons: laid on a house with room, for their price (action VI), and their flash."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.games.bruges import meanings
from burgomaster.games.bruges.box.components import COLOUR, PERSON
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, FLASH_TWICE, OTHER_LAID
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import person_price
from burgomaster.games.rows.activation import activate, idle, usable
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.triggers import follow_later, followers


def lay_person(table: Bruges, seat: int, card: int, colour: int, place: int) -> None:
    """Lay the card, which counts as a colour, on a house with room, for its price (ruling 31)."""
    # Who lay there when the action was chosen follows it, when all else is done: not the person itself.
    follow_later(table, seat, AFTER_ACTION, followers(table, seat, AFTER_ACTION, PERSON, colour), colour)
    made = table.sum()
    table.pay_money(seat, person_price(table, seat, card, colour, made), made)
    table.leave_hand(seat, card)
    table.stand(seat, card, place)
    if table.watched:
        table.report("br-lay-person", seat, card=card)
    laid(table, seat, card)


def no_place(table: Bruges, seat: int, place: int) -> Message:
    """Return why nobody can be laid on a house."""
    if not table.free_places(seat):
        return Message("br-no-empty-house")
    there = place <= len(table.players[seat].houses)
    return Message("br-house-not-empty" if there else "br-no-such-house", place=place)


def laid(table: Bruges, seat: int, card: int) -> None:
    """Set off what follows from a person just laid on a house, however it was (ruling 27).

    First comes its flash, whole; then others gain from it, by what lay there when it was laid (ruling 23).
    """
    colour = COLOUR[card]
    for other in reversed(table.others(seat)):
        follow_later(table, other, OTHER_LAID, followers(table, other, OTHER_LAID, -1, colour), colour)
    if table.box.flash >> card & 1:
        if table.answers(seat, FLASH_TWICE):
            table.push(FLASH_AGAIN, seat, card)
        flash(table, seat, card)


def flash(table: Bruges, seat: int, card: int, free: bool = False) -> None:
    """Carry out a flash, which is compulsory; if it cannot be done, nothing happens (rulings 5 and 18)."""
    able = usable(table, seat, card, free)
    if table.watched:
        if not able or idle(table, seat, card):
            table.report("br-flash-in-vain", seat, card=card)
        else:
            table.report("br-flash-again" if free else "br-flash", seat, card=card)
    if able:
        activate(table, seat, card, free)


class FlashAgain(Step[Bruges]):
    """Carry out a flash a second time, free of its own price (rulings 17 and 27)."""

    def run(self, table: Bruges, seat: int, what: int, count: int) -> None:
        doubling = table.answers(seat, FLASH_TWICE)
        if doubling:  # who doubles it may have gone with the first time
            if table.watched:
                table.tell_work(seat, cards_in(doubling)[0])
            flash(table, seat, what, True)

    def goes_with(self, table: Bruges, index: int) -> bool:
        """The person does something."""
        return len(table.rows[table.agenda[index].what]) > 0


FLASH_AGAIN: Final = FlashAgain("flash-again", what=meanings.CARD)
