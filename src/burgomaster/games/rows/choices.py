"""Choices that every game with owners has; a game gives each the form in which people write it."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import C, Choice, Form


class Plain(Choice):
    """A choice with nothing to add."""

    __slots__ = ()


class OfColour(Choice):
    """A choice about a colour."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour: Final = colour


class OfCard(Choice):
    """A choice about a card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: Final = card


class OfSide(Choice):
    """A choice about left or right."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side: Final = side


class OfPlace(Choice):
    """A choice about a place of one's display, from 1 on."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place


class OfMajority(Choice):
    """A choice about a majority."""

    __slots__ = ("majority",)

    def __init__(self, majority: int) -> None:
        super().__init__()
        self.majority: Final = majority


class StandardAction(OfCard):
    """One of a game's six actions, with the card it is taken with."""

    __slots__ = ()


class ActionAtPlace(StandardAction):
    """An action that puts its card at a place."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place: Final = place


class ActionOnSide(StandardAction):
    """An action that builds on the left or on the right."""

    __slots__ = ("side",)

    def __init__(self, card: int, side: int) -> None:
        super().__init__(card)
        self.side: Final = side


class Done(Plain):
    """Choose nothing more."""


class EndTurn(Plain):
    """End one's turn."""


class Advance(Plain):
    """Pay and advance on a track."""


class TakeWorker(OfColour):
    """Take a worker."""


class ReturnWorker(OfColour):
    """Return a worker."""


class Suffer(OfColour):
    """Let one of several things strike first."""


class Announce(OfColour):
    """Let the card of the next action have this colour."""


class Recolour(OfColour):
    """Exchange a worker for one of another colour."""

    __slots__ = ("into",)

    def __init__(self, colour: int, into: int) -> None:
        super().__init__(colour)
        self.into: Final = into


class Use(OfCard):
    """Activate a card laid out."""


class Again(OfCard):
    """Activate a card laid out once more."""


class Copy(OfCard):
    """Activate another player's card."""


class Discard(OfCard):
    """Discard a card from the hand."""


class TakeBack(OfCard):
    """Return a card laid out to the hand."""


class Select(OfCard):
    """Put a card of the discard pile at a place, as if from the hand."""

    __slots__ = ("place",)

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card)
        self.place: Final = place


class Give(Choice):
    """Give something to another player."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to: Final = to - 1


class Roll(Choice):
    """Chance: what a die shows."""

    __slots__ = ("die", "pips")

    def __init__(self, die: int, pips: int) -> None:
        super().__init__()
        self.die: Final = die
        self.pips: Final = pips


class Deal(OfCard):
    """Chance: the face of a card drawn from a pile."""


class Turn(OfCard):
    """Chance: the face of a card laid out that nobody has looked at."""


class Steal(OfCard):
    """Chance: the card drawn from another player's hand."""


class AtPlaces:
    """The choices of a verb with a card and a place, such as 'build 54 at 2': by place, then by card.

    There are too many to make them all, and looking each up by both would cost more than the rest of an
    offer: so those of a place are made when it is first asked for.
    """

    def __init__(self, form: Form[Any], cards: int) -> None:
        self._form: Final = form
        self._cards: Final = cards
        self._made: Final[list[list[Choice]]] = []

    def at(self, place: int) -> list[Choice]:
        """Return the choices of a place, by card number; number 0 does not exist, card 1 keeps its place."""
        while len(self._made) < place:
            here = len(self._made) + 1
            self._made.append([self._form.of(max(card, 1), here) for card in range(self._cards + 1)])
        return self._made[place - 1]


def by_card(form: Form[C]) -> list[C]:
    """Return the choices of a verb by card number; number 0 does not exist, card 1 keeps its place."""
    return [form.of(1), *form.every()]


# Verbs that need nothing of a game: their forms, and the one choice of each.
DONE_FORM: Final = Form("done", Done)
END_TURN_FORM: Final = Form("end turn", EndTurn)
ADVANCE_FORM: Final = Form("advance", Advance)
DONE: Final = DONE_FORM.of()
END_TURN: Final = END_TURN_FORM.of()
ADVANCE: Final = ADVANCE_FORM.of()
