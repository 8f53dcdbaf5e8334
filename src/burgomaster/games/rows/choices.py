"""Choices that every game with owners has; a game gives each the form in which people write it."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice, Form


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
