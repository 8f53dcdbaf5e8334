"""Rows in force that an event sets off."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.meaning import Meaning, Members, Packed
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Step
from burgomaster.games.rows.effect import NO_COLOUR, Effect, Standing
from burgomaster.games.rows.hooks import hooks_of, standing
from burgomaster.games.rows.masks import MOST_ROWS, cards_in
from burgomaster.games.rows.table import RowTable

ANY_ACTION: Final = -1

HOOK_SHIFT: Final = 3
COLOUR_BITS: Final = (1 << HOOK_SHIFT) - 1
EVENT: Final = Packed("event", {0: Meaning("colour", COLOUR_BITS), HOOK_SHIFT: Meaning("hook", 63)})
"""What the agenda holds of an event that rows are still to follow; the colour is counted from 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Standing):
    """A row in force that does something at each event, perhaps only with an action or a colour."""

    def __init__(
        self,
        hook: int,
        said: str,
        then: tuple[Effect[Any], ...],
        action: int = ANY_ACTION,
        colour: int = NO_COLOUR,
    ) -> None:
        super().__init__(hook, said)
        self.then: Final = then
        self.action: Final = action
        self.colour: Final = colour

    def spell(self) -> Phrase:
        return Phrase(self.said, {"effect": [effect.spell() for effect in self.then]})


def followers(table: RowTable, seat: int, hook: int, action: int, colour: int = NO_COLOUR) -> int:
    """Return the seat's rows in force that follow an event, as a set."""
    answering = table.answers(seat, hook)
    if not answering:
        return 0
    following = 0
    for card in cards_in(answering):
        when = standing(table.rows[card], hook)
        if (
            isinstance(when, When)
            and when.action in (ANY_ACTION, action)
            and when.colour in (NO_COLOUR, colour)
        ):
            following |= 1 << card
    return following


def set_off(table: RowTable, seat: int, hook: int, action: int, colour: int = NO_COLOUR) -> None:
    """Let a seat's rows in force follow an event at once."""
    following = followers(table, seat, hook, action, colour)
    if following:
        _follow(table, seat, hook, following, colour)


def _follow(table: RowTable, seat: int, hook: int, cards: int, colour: int) -> None:
    """Let rows follow one by one: what asks or goes on the agenda is done with before the next begins."""
    for card in cards_in(cards):
        when = standing(table.rows[card], hook)
        assert isinstance(when, When)
        cards &= ~(1 << card)
        if cards and not all(effect.by_itself for effect in when.then):
            follow_later(table, seat, hook, cards, colour)
            cards = 0
        cause = table.cause if table.watched else None
        if table.watched:
            table.because(table.cause_of(card))
            if _does_something(table, seat, card, when, colour):
                table.tell_work(seat, card)
        for effect in when.then:
            effect.run(table, seat, card, colour, False)
        if table.watched:
            table.because(cause)
        if not cards:
            return


def _does_something(table: RowTable, seat: int, card: int, when: When, colour: int) -> bool:
    """Tell whether a row would do something: where nothing suits or all is hindered, nothing is told."""
    return any(
        effect.suits(table, seat, colour) and effect.hindrance(table, seat, card, False) is None
        for effect in when.then
    )


def follow_later(table: RowTable, seat: int, hook: int, cards: int, colour: int) -> None:
    """Let these rows follow an event after what comes onto the agenda from now on."""
    if cards:
        table.push(FOLLOW, seat, cards, hook << HOOK_SHIFT | colour + 1)


Occasion = tuple[int, int, int]
"""A seat whose rows follow an event, the hook of the event, and the action that it comes with."""


def expect(
    table: RowTable, occasions: list[Occasion], seat: int, hook: int, action: int = ANY_ACTION
) -> None:
    """Add an event to those that are to be followed, if a seat has rows in force that answer to it."""
    if table.answers(seat, hook):
        occasions.append((seat, hook, action))


def set_off_each(table: RowTable, occasions: list[Occasion], colour: int) -> None:
    """Let rows follow several events at once, one after the other."""
    for seat, hook, action in occasions:
        set_off(table, seat, hook, action, colour)


def follow_each_later(table: RowTable, occasions: list[Occasion], colour: int) -> None:
    """Let rows follow several events, one after the other, after what comes onto the agenda from now on."""
    for seat, hook, action in reversed(occasions):
        follow_later(table, seat, hook, followers(table, seat, hook, action, colour), colour)


class FollowEvent(Step[RowTable]):
    """Let the rows `what`, which were in force at the event, follow it."""

    def run(self, table: RowTable, seat: int, what: int, count: int) -> None:
        _follow(table, seat, count >> HOOK_SHIFT, what, (count & COLOUR_BITS) - 1)

    def goes_with(self, table: RowTable, index: int) -> bool:
        """These rows can be what follows the event, later than at once."""
        _, _, rows, count = table.agenda[index].parts
        hook = count >> HOOK_SHIFT
        if hook not in table.followed_later or not rows or (count & COLOUR_BITS) > len(table.colours):
            return False
        last = rows.bit_length() - 1
        return last < len(table.rows) and all(hooks_of(table.rows[n]) >> hook & 1 for n in cards_in(rows))


FOLLOW: Final = FollowEvent("follow", what=Members("rows", 1, MOST_ROWS), count=EVENT)
