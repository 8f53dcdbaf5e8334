"""What was told of parts of a table of owners, kept as bytes with what they were made from.

Whoever tells a table again and again looks first whether a part is still the same. Tuples are replaced when
they change, so it is enough to see that one is the same object; lists are compared.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import HIGHEST, as_bytes
from burgomaster.games.rows.leads import PILE, Lead, hand_of, laid_by
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.player import Owner

# Where a card is. What lies before players has a code for each of them, from the viewer on.
UNKNOWN: Final = 0
DISCARDED: Final = 1
SHUFFLED: Final = 2
FOUND: Final = 3
REMEMBERED: Final = 4
"""The first of eight: + 1 if it may lie in a pile, + 2 if laid out by oneself, + 4 if one of a group."""
IN_HAND: Final = 12
HELD: Final = 13
OWN_FACE: Final = 14
LAID: Final = 16
"""The first of those that lie before the viewer; eight for each player, from the viewer on."""
PER_PLAYER: Final = 8
USED: Final = 1
SECOND: Final = 128
"""Added to the place of the second card that lies on one place."""
STATUES: Final = 8
"""No more statues than this are told of."""
FACES: Final = 16
"""So many of the cards that someone laid out face down are told one by one; of more only the number."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Told:
    """A part of a table as bytes."""

    def __init__(self, numbers: list[int]) -> None:
        self.told: Final = as_bytes(numbers)


def add_statues(out: list[int], statues: tuple[int, ...]) -> None:
    """Add statues by their points."""
    for statue in statues[:STATUES]:
        out.append(statue)
    for _ in range(STATUES - len(statues)):
        out.append(0)


NO_CARDS: Final = [0] * 11
"""No card of five colours in hand or drawn, none held."""


def _possessions(owner: Owner, colour_of: list[int]) -> list[int]:
    """Return what everyone sees of what every owner has."""
    out = [owner.points, owner.money, *owner.workers, owner.active]
    add_statues(out, owner.statues)
    start = len(out)
    out.extend(NO_CARDS)
    for card in owner.hand:
        out[start + colour_of[card]] += 1
    for colour in owner.drawn:
        out[start + 5 + colour] += 1
    if owner.held:
        out[start + 10] = 1 + colour_of[owner.held]
    return out


@mypyc_attr(acyclic=True)
class Possessions(Told):
    """What everyone sees of what every owner has."""

    def __init__(self, owner: Owner, colour_of: list[int]) -> None:
        super().__init__(_possessions(owner, colour_of))
        self._points: Final = owner.points
        self._money: Final = owner.money
        self._workers: Final = owner.workers[:]
        self._active: Final = owner.active
        self._statues: Final = owner.statues
        self._hand: Final = owner.hand[:]
        self._drawn: Final = owner.drawn
        self._held: Final = owner.held

    def holds(self, owner: Owner) -> bool:
        """Tell whether an owner has the same as then."""
        return (
            self._points == owner.points
            and self._money == owner.money
            and self._held == owner.held
            and self._active == owner.active
            and self._statues is owner.statues
            and self._drawn is owner.drawn
            and self._hand == owner.hand
            and self._workers == owner.workers
        )


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Board(Told):
    """What everyone sees on an owner's board, where its cards lie, and the faces that the owner knows."""

    def __init__(self, numbers: list[int], faces: list[int], used: int) -> None:
        numbers.append(len(faces))
        numbers.extend(faces[:FACES])
        for _ in range(FACES - len(faces)):
            numbers.append(0)
        super().__init__(numbers)
        self.used: Final = used
        self.laid: Final[list[int]] = []
        """Three numbers for each card laid out: its own less 1, how it lies, and its place."""
        self.own: Final[list[int]] = []
        """Two numbers for each card laid face down whose face its owner knows: its own less 1, its place."""

    def add_card(self, card: int, how: int, place: int) -> None:
        """Say that a card lies at a place."""
        self.laid.append(card - 1)
        self.laid.append(how + USED if self.used >> card & 1 else how)
        self.laid.append(place)

    def add_place(self, place: int, face: int, known: bool, cards: tuple[int, ...]) -> None:
        """Say that a card lies face down at a place, known to its owner or not, and one or two on top."""
        if known and face > 0:
            self.own.append(face - 1)
            self.own.append(place)
        second = 0
        for card in cards:
            self.add_card(card, 0, place + second)
            second = SECOND


@mypyc_attr(acyclic=True)
class Heaps:
    """Which cards lie in the discard pile, how deep, and which lie shuffled beneath."""

    def __init__(self, cards: int, discards: list[int], shuffled: tuple[int, ...]) -> None:
        self._discards: Final = discards[:]
        self._shuffled: Final = shuffled
        where, at = bytearray(cards), bytearray(cards)
        deep = len(discards)
        for card in discards:
            where[card - 1] = DISCARDED
            at[card - 1] = deep if deep < HIGHEST else HIGHEST
            deep -= 1
        for card in shuffled:
            where[card - 1] = SHUFFLED
        self.where: Final = bytes(where)
        self.at: Final = bytes(at)

    def hold(self, discards: list[int], shuffled: tuple[int, ...]) -> bool:
        """Tell whether the same cards lie there as then."""
        return self._shuffled is shuffled and self._discards == discards


@mypyc_attr(acyclic=True)
class Remembered:
    """What a seat remembers of hidden cards: in others' hands, in a pile, or under one's own."""

    def __init__(self, leads: tuple[Lead, ...], seat: int, seats: int) -> None:
        self.leads: Final = leads
        self.cards: Final[list[int]] = []
        """Three numbers for each card: its own less 1, what is known of it, and where it can be."""
        for lead in leads:
            places = lead.places
            code = REMEMBERED + (1 if places & PILE else 0) + (2 if places & laid_by(seat) else 0)
            number = 0
            for other in range(1, seats):
                owner = (seat + other) % seats
                if places & hand_of(owner):
                    number |= 1 << other - 1
                if places & laid_by(owner):
                    number |= 16 << other - 1
            cards = cards_in(lead.cards)
            if len(cards) > 1:
                code += 4
            for card in cards:
                self.cards.append(card - 1)
                self.cards.append(code)
                self.cards.append(number)
