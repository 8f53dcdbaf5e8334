"""What a seat sees of a table of owners as bytes, for those who learn: the middle, every owner, every card.

An encoder reads the table itself and asks for each card whether this seat may know it, as `view.seen_by`
does; the conformance kit compares the two, and arranges anew what the seat cannot know.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from burgomaster.core.choice import Choice, Notation
from burgomaster.core.compiled import mypyc_attr
from burgomaster.core.encoding import Column, Encoder, Memory, as_bytes, columns
from burgomaster.core.step import Step
from burgomaster.games.rows.box import RowBox
from burgomaster.games.rows.leads import Lead
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.player import Owner
from burgomaster.games.rows.told import (
    FACES,
    FOUND,
    HELD,
    IN_HAND,
    LAID,
    OWN_FACE,
    PER_PLAYER,
    REMEMBERED,
    STATUES,
    UNKNOWN,
    Board,
    Heaps,
    Possessions,
    Remembered,
    Told,
)

T = TypeVar("T", bound=OwnerTable)

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


@mypyc_attr(acyclic=True)
class OwnersMemory(Memory):
    """What was told of a table of owners."""

    def __init__(self, seats: int) -> None:
        self.middle: Told | None = None
        self.possessions: Final[list[Possessions | None]] = [None] * seats
        self.boards: Final[list[Board | None]] = [None] * seats
        self.heaps: Heaps | None = None
        self.remembered: Final[list[Remembered | None]] = [None] * (seats + 1)


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
        self._memory: Final = OwnersMemory(seats)

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

    def memory(self) -> Memory:
        return OwnersMemory(self.seats)

    def encode(self, table: T, seat: int) -> bytes:
        parts: list[bytes | bytearray] = []
        self.tell(parts, table, seat, self._memory)
        return b"".join(parts)

    def tell(self, parts: list[bytes | bytearray], table: T, seat: int, memory: Memory) -> None:
        if not isinstance(memory, OwnersMemory):
            raise TypeError("a memory is of its encoder's own kind")
        seats = self.seats
        near = seat if seat < seats else 0
        out = self.question(table, seat)
        self.add_time(out, table, near)
        parts.append(as_bytes(out))
        middle = memory.middle = self.middle(table, seat, memory.middle)
        parts.append(middle.told)
        heaps = self._heaps(table, memory)
        where, at = bytearray(heaps.where), bytearray(heaps.at)
        for i in range(seats):
            each = near + i if near + i < seats else near + i - seats
            parts.append(self._possessions(table.owner(each), each, memory).told)
            board = memory.boards[each] = self.board_of(table, each, memory.boards[each])
            parts.append(board.told)
            laid, code = board.laid, LAID + PER_PLAYER * i
            for n in range(0, len(laid), 3):
                where[laid[n]] = code + laid[n + 1]
                at[laid[n]] = laid[n + 2]
        if seat < seats:
            self._add_own(where, at, table, seat, memory)
        leads = table.leads[seat]
        if leads:
            self._add_remembered(where, at, leads, seat, memory)
        rest = self.rest(table, near)
        if rest:
            parts.append(as_bytes(rest))
        parts.append(where)
        parts.append(at)

    def _possessions(self, owner: Owner, seat: int, memory: OwnersMemory) -> Possessions:
        last = memory.possessions[seat]
        if last is None or not last.holds(owner):
            last = memory.possessions[seat] = Possessions(owner, self._colour_of)
        return last

    def _heaps(self, table: T, memory: OwnersMemory) -> Heaps:
        shuffled = self.shuffled(table)
        last = memory.heaps
        if last is None or not last.hold(table.discards, shuffled):
            last = memory.heaps = Heaps(self._cards, table.discards, shuffled)
        return last

    def _add_own(self, where: bytearray, at: bytearray, table: T, seat: int, memory: OwnersMemory) -> None:
        """Say where cards are that only this seat sees: its hand, its faces, what it is shown."""
        owner, board = table.owner(seat), memory.boards[seat]
        for card in owner.hand:
            where[card - 1] = IN_HAND
        if owner.held:
            where[owner.held - 1] = HELD
        if board is not None:
            own = board.own
            for n in range(0, len(own), 2):
                where[own[n]] = OWN_FACE
                at[own[n]] = own[n + 1]
        if table.asked == seat:
            for card in self.shown(table):
                where[card - 1] = FOUND

    def _add_remembered(
        self, where: bytearray, at: bytearray, leads: tuple[Lead, ...], seat: int, memory: OwnersMemory
    ) -> None:
        """Say what a seat, or who watches, remembers of hidden cards."""
        last = memory.remembered[seat]
        if last is None or last.leads is not leads:
            last = memory.remembered[seat] = Remembered(leads, seat, self.seats)
        cards = last.cards
        for n in range(0, len(cards), 3):
            card = cards[n]
            if where[card] == UNKNOWN or where[card] >= REMEMBERED + 4:
                where[card] = cards[n + 1]
                at[card] = cards[n + 2]

    def add_time(self, out: list[int], table: T, near: int) -> None:
        """Add what time it is and who is first; seats count from the one that is near."""
        raise NotImplementedError

    def middle(self, table: T, seat: int, last: Told | None) -> Told:
        """Return what a seat sees in the middle: what was told last if it is still the same."""
        raise NotImplementedError

    def board_of(self, table: T, owner: int, last: Board | None) -> Board:
        """Return what everyone sees on an owner's board: what was told last if it is still the same."""
        raise NotImplementedError

    def rest(self, table: T, near: int) -> list[int]:
        """Return what follows the owners."""
        return []

    def shuffled(self, table: T) -> tuple[int, ...]:
        """Return the cards that lie shuffled beneath the discards."""
        return ()

    def shown(self, table: T) -> tuple[int, ...]:
        """Return the cards that are being shown to the seat that is asked."""
        return ()
