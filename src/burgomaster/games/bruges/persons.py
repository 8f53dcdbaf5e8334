"""Persons: laid on a house with room, for their price (action VI), and their flash."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message
from burgomaster.core.step import Step
from burgomaster.core.sum import Sum
from burgomaster.games.bruges.box.components import ACTIONS, COLOUR, PERSON
from burgomaster.games.bruges.cards.hooks import AFTER_ACTION, FLASH_TWICE, OTHER_LAID
from burgomaster.games.bruges.choices import LayPerson
from burgomaster.games.bruges.guilders import guilders_short
from burgomaster.games.bruges.meanings import meanings
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.bruges.terms import person_price
from burgomaster.games.rows.actions import Action
from burgomaster.games.rows.activation import activate, idle, usable
from burgomaster.games.rows.choices import StandardAction
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.triggers import follow_later, followers


class PersonAction(Action[Bruges]):
    """Action VI: lay the card on a house with room, for its price (ruling 31)."""

    def price(
        self, table: Bruges, seat: int, card: int, colour: int, how: int, made: Sum | None = None
    ) -> int:
        return person_price(table, seat, card, colour, made)

    def do(self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int) -> None:
        assert isinstance(choice, LayPerson)
        card = choice.card
        # Who lay there when the action was chosen follows it, when all else is done: not the person itself.
        follow_later(table, seat, AFTER_ACTION, followers(table, seat, AFTER_ACTION, PERSON, colour), colour)
        self.pay(table, seat, card, colour, how)
        table.leave_hand(seat, card)
        table.stand(seat, card, choice.place)
        if table.watched:
            table.report("br-lay-person", seat, card=card)
        laid(table, seat, card)

    def why_not(
        self, table: Bruges, seat: int, choice: StandardAction, colour: int, how: int
    ) -> Message | None:
        assert isinstance(choice, LayPerson)
        if choice.place not in table.free_places(seat):
            return no_place(table, seat, choice.place)
        price = self.price(table, seat, choice.card, colour, how)
        return guilders_short(table, seat, price) if price > table.players[seat].money else None


PERSON_ACTION: Final = PersonAction(PERSON, ACTIONS[PERSON])


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


FLASH_AGAIN: Final = FlashAgain("flash-again", what=meanings.card)
