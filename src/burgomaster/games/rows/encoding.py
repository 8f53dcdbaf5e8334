"""What a seat sees of a table of owners as bytes, for those who learn: the middle, every owner, every card.

An encoder reads the table itself and asks for each card whether this seat may know it, as `view.seen_by`
does; the conformance kit compares the two, and arranges anew what the seat cannot know.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from burgomaster.core.choice import Choice, Notation
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import HIGHEST, Column, Encoder, as_bytes, columns
from burgomaster.core.step import Step
from burgomaster.games.rows.box import RowBox
from burgomaster.games.rows.leads import PILE, Lead, hand_of, laid_by
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.player import Owner

T = TypeVar("T", bound=OwnerTable)

# Where a card is. What lies before players has a code for each of them, from the viewer on.
UNKNOWN: Final = 0
DISCARDED: Final = 1
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
UNPRINTED: Final = [-1, -1, -1, -1, -1]
"""What is printed where an offer names no card."""


def where_columns(cards: int, seats: int, places: str) -> list[Column]:
    """Return the columns that say where each card is, as far as this seat knows, and then its place there."""
    numbers = range(1, cards + 1)
    high = LAID + PER_PLAYER * seats - 1
    return [
        *columns("card", numbers, f"where it is: 0 not known, {places}", high),
        *columns("at", numbers, "its place there: see the page on encodings"),
    ]


def owner_columns(name: str, colours: tuple[str, ...], money: str) -> list[Column]:
    """Return the columns of what every owner has."""
    return [
        Column(f"{name} points", "points on the track"),
        Column(f"{name} {money}", "money"),
        *columns(f"{name} workers", colours, "workers of the color"),
        Column(f"{name} majorities", "majorities on their colored side, a bit each", 31),
        *columns(f"{name} statue", range(1, STATUES + 1), "points of the statue; 0: none"),
        *columns(f"{name} hand", colours, "cards of the color in hand"),
        *columns(f"{name} drawn", colours, "cards of the color drawn but not looked at"),
        Column(f"{name} held", "a card held to be used at once: 1 + its color", len(colours)),
    ]


def face_columns(name: str, one: str, many: str) -> list[Column]:
    """Return the columns of the cards that an owner laid out face down."""
    known = "1 + its color, + 5 if its owner knows the face; 0: none"
    return [
        Column(f"{name} {many}", f"how many {many} there are"),
        *columns(f"{name} {one}", range(1, FACES + 1), known, 10),
    ]


def printed_columns(kind: str, kinds: int, symbols: int) -> list[Column]:
    """Return the columns of what is printed on the card that an offer names."""
    return [
        Column("color", "the color of the card; -1: it names none", 4, -1),
        Column(kind, f"its {kind}", kinds, -1),
        Column("cost", "its printed cost", 99, -1),
        Column("points", "its printed points", 99, -1),
        Column("activation", "its symbol", symbols, -1),
    ]


def add_statues(out: list[int], statues: tuple[int, ...]) -> None:
    """Add statues by their points."""
    for statue in statues[:STATUES]:
        out.append(statue)
    for _ in range(STATUES - len(statues)):
        out.append(0)


def add_faces(out: list[int], faces: list[int]) -> None:
    """Add the cards that an owner laid out face down: how many, and what is told of each."""
    out.append(len(faces))
    out.extend(faces[:FACES])
    for _ in range(FACES - len(faces)):
        out.append(0)


def add_owner(out: list[int], owner: Owner, colour_of: list[int]) -> None:
    """Add what everyone sees of an owner."""
    out.append(owner.points)
    out.append(owner.money)
    out.extend(owner.workers)
    out.append(owner.active)
    add_statues(out, owner.statues)
    start = len(out)
    out.extend(NO_CARDS)
    for card in owner.hand:
        out[start + colour_of[card]] += 1
    for colour in owner.drawn:
        out[start + 5 + colour] += 1
    if owner.held:
        out[start + 10] = 1 + colour_of[owner.held]


NO_CARDS: Final = [0] * 11
"""No card of five colours in hand or drawn, none held."""


@mypyc_attr(acyclic=True)
class Spread:
    """Where each card is, as far as a seat knows, and its place there, by the numbers of cards."""

    __slots__ = ("at", "where")

    def __init__(self, cards: int) -> None:
        self.where: Final = bytearray(cards + 1)
        self.at: Final = bytearray(cards + 1)

    def add_discards(self, discards: list[int]) -> None:
        """Say which cards lie in the discard pile, and how deep."""
        where, at = self.where, self.at
        deep = len(discards)
        for card in discards:
            where[card] = DISCARDED
            at[card] = deep if deep < HIGHEST else HIGHEST
            deep -= 1

    def add_hand(self, owner: Owner) -> None:
        """Say which cards someone has in hand."""
        for card in owner.hand:
            self.where[card] = IN_HAND
        if owner.held:
            self.where[owner.held] = HELD

    def put(self, card: int, code: int, place: int) -> None:
        """Say where a card is, and at which place there."""
        self.where[card] = code
        self.at[card] = place

    def add_face(self, place: int, face: int, known: bool) -> None:
        """Say that a card lies face down at a place, if it is known which."""
        if known and face > 0:
            self.put(face, OWN_FACE, place)

    def add_laid(self, place: int, cards: tuple[int, ...], code: int) -> None:
        """Say that cards lie at a place, one or two."""
        second = 0
        for card in cards:
            self.put(card, code, place + second)
            second = SECOND

    def add_used(self, used: int) -> None:
        """Say that cards laid out are used; tiles are told elsewhere."""
        if used:
            for card in cards_in(used):
                if card < len(self.where):
                    self.where[card] += USED

    def add_remembered(self, leads: tuple[Lead, ...], seat: int, seats: int) -> None:
        """Tell what a seat remembers of hidden cards: in others' hands, in a pile, or under one's own."""
        where, at = self.where, self.at
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
                if where[card] == UNKNOWN or where[card] >= REMEMBERED + 4:
                    where[card] = code
                    at[card] = number


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnersEncoder(Encoder[T]):
    """How a table of owners is told to those who learn; a game adds its middle and its boards."""

    def __init__(
        self,
        notation: Notation,
        steps: dict[str, Step[Any]],
        seats: int,
        table_columns: list[Column],
        offer_columns: list[Column],
        box: RowBox,
        colour_of: list[int],
        kind_of: list[int],
        cards: tuple[str, ...] = ("card",),
    ) -> None:
        super().__init__(notation, steps, seats, table_columns, offer_columns, cards)
        self._box: Final = box
        self._colour_of: Final = colour_of
        self._kind_of: Final = kind_of
        self._cards: Final = len(kind_of) - 1

    def hand(self, table: T, seat: int) -> list[int]:
        owner = table.owner(seat)
        return [*owner.hand, owner.held] if owner.held else owner.hand[:]

    def offer_features(self, choice: Choice) -> list[int]:
        form = choice.form
        if form is None or "card" not in form.kinds:
            return UNPRINTED
        card = choice.values[list(form.kinds).index("card")]
        if not 0 < card <= self._cards:
            return UNPRINTED
        box = self._box
        return [
            *(self._colour_of[card], self._kind_of[card]),
            *(box.cost[card], box.points[card], box.activation[card]),
        ]

    def encode(self, table: T, seat: int) -> bytes:
        seats = self.seats
        near = seat if seat < seats else 0
        out = self.question(table, seat)
        spread = Spread(self._cards)
        self.add_middle(out, table, seat, near)
        for i in range(seats):
            each = (near + i) % seats
            owner = table.owner(each)
            add_owner(out, owner, self._colour_of)
            self.add_board(out, table, each)
            if each == seat:
                spread.add_hand(owner)
            self.spread_out(spread, table, each, LAID + PER_PLAYER * i, each == seat)
            spread.add_used(owner.used)
        self.add_rest(out, table, near)
        spread.add_discards(table.discards)
        self.spread_heaps(spread, table, seat)
        if table.leads[seat]:
            spread.add_remembered(table.leads[seat], seat, seats)
        return b"".join([as_bytes(out), spread.where[1:], spread.at[1:]])

    def add_middle(self, out: list[int], table: T, seat: int, near: int) -> None:
        """Add what lies in the middle, as a seat sees it; seats count from the one that is near."""
        raise NotImplementedError

    def add_board(self, out: list[int], table: T, owner: int) -> None:
        """Add what everyone sees of an owner beside what every owner has."""
        raise NotImplementedError

    def spread_out(self, spread: Spread, table: T, owner: int, code: int, own: bool) -> None:
        """Say where the cards are that an owner laid out, and which faces are one's own."""
        raise NotImplementedError

    def add_rest(self, out: list[int], table: T, near: int) -> None:
        """Add what follows the owners."""

    def spread_heaps(self, spread: Spread, table: T, seat: int) -> None:
        """Say where cards are that lie neither before owners nor in the discard pile."""
