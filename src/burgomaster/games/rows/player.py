"""Owners: what every player of a game with rows has, and what its money is called."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.games.rows.masks import cards_in


@mypyc_attr(acyclic=True)
class Ready:
    """The fresh cards used by choice, for a display and its used cards; nobody changes the list."""

    def __init__(self, display: int, used: int, by_choice: int) -> None:
        self.display: Final = display
        self.used: Final = used
        self.cards: Final = cards_in(display & by_choice & ~used)


@mypyc_attr(acyclic=True)
class Owner:
    """What every player has."""

    __slots__ = (
        "_ready", "active", "answering", "display", "drawn", "hand", "held", "money", "points", "standing",
        "statues", "used", "workers",
    )  # fmt: skip

    def __init__(self, colours: int, source: Owner | None = None) -> None:
        if source is None:
            self.money = 0
            self.points = 0
            self.workers = [0] * colours
            self.hand: list[int] = []  # in order; blank cards first
            self.drawn: tuple[int, ...] = ()  # colours of cards drawn but not looked at yet
            self.held = 0  # a card drawn to be used at once
            self.display = 0  # all cards laid out whose rows are in force, as a set
            self.standing = 0  # all that changes rules for this player
            self.answering = 0  # what any of that answers to, a bit each
            self.used = 0  # cards that were used and are not fresh yet, as a set
            self.statues: tuple[int, ...] = ()  # by their points
            self.active = 0  # majorities won, a bit each
            self._ready: Ready | None = None
        else:  # a clone: equal, and sharing nothing that can change
            self.money = source.money
            self.points = source.points
            self.workers = source.workers[:]
            self.hand = source.hand[:]
            self.drawn = source.drawn
            self.held = source.held
            self.display = source.display
            self.standing = source.standing
            self.answering = source.answering
            self.used = source.used
            self.statues = source.statues
            self.active = source.active
            self._ready = source._ready

    def ready(self, by_choice: int) -> list[int]:
        """Return the cards laid out that are used by choice, given as a set, and are fresh, in order.

        Sets of hundreds of bits are slow to take apart: it is done anew only when they have changed.
        """
        ready = self._ready
        if ready is None or ready.display != self.display or ready.used != self.used:
            ready = self._ready = Ready(self.display, self.used, by_choice)
        return ready.cards


class Coins:
    """What a game's money is called: a piece of it, where it lies, and the ids of what is told of it."""

    def __init__(self, coin: str, purse: str, *, gain: str, pay: str, lose: str, take: str) -> None:
        self.coin: Final = coin
        self.purse: Final = purse
        self.gain: Final = gain
        self.pay: Final = pay
        self.lose: Final = lose
        self.take: Final = take


NO_COINS: Final = Coins("", "", gain="", pay="", lose="", take="")
