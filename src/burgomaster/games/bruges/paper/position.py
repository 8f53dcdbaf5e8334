"""Positions: what a table and its players hold, each field declared once, with its natural value.

`dump` writes all of it as plain data, `writing` leaves out what is natural, `loading` reads both.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Plain
from burgomaster.games.bruges.box.components import (
    CARDS,
    COLOUR,
    COLOURS,
    FIELDS,
    GATEHOUSES,
    MAJORITIES,
    MOST_PLAYERS,
    PILES,
    SIDES,
    STACK,
    blank,
)
from burgomaster.games.rows.masks import cards_in, mask_of
from burgomaster.games.rows.paper import fields
from burgomaster.games.rows.paper.cards import NONE, Cards, Deck, Faces
from burgomaster.paper.codecs import (
    AsList,
    ByHand,
    Codec,
    Counts,
    Number,
    Numbers,
    Word,
    WordList,
    WordSet,
)
from burgomaster.paper.fields import IN_PART, Field
from burgomaster.paper.position import MOST, FieldReader, agenda_texts
from burgomaster.paper.whole import dump_table

if TYPE_CHECKING:
    from burgomaster.games.bruges.box.box import Board
    from burgomaster.games.bruges.table import Bruges, House

DECK: Final = Deck("br-", CARDS, COLOURS, COLOUR, "houses", MOST_PLAYERS)
PHASES: Final = ("set-up", "1", "2", "3", "4")
PIPS: Final = 3
"""What dice show unless something else is said: it deals no markers and lets nobody advance."""
FOLLOWS: Final = {
    "display": "the persons on houses",
    "standing": "the persons on houses",
    "answering": "the hooks of the persons on houses",
    "_ready": "the persons on houses, and who of them was used",
}
"""What a player holds that no position tells, and what it follows from."""


# What is natural.


def by_seat(table: Bruges, seat: int) -> tuple[int, ...]:
    """Return the players' colours: in the order of seats."""
    return tuple(range(len(table.players)))


def natural_lap(table: Bruges, seat: int) -> int:
    """Return which card everyone plays: the first, in phase 3."""
    return 1 if table.phase == 3 else 0


def natural_dice(table: Bruges, seat: int) -> tuple[int, ...]:
    """Return the dice; none is rolled before phase 2 of the first round."""
    return (0 if table.phase == 0 or (table.round <= 1 and table.phase == 1) else PIPS,) * len(COLOURS)


def natural_sections(table: Bruges, seat: int) -> int:
    """Return the sections for which a statue was due: those that are complete."""
    left, right = table.players[seat].canal
    return (1 if left == FIELDS else 0) | (2 if right == FIELDS else 0)


def natural_statues(table: Bruges, seat: int) -> tuple[int, ...]:
    """Return the statues that nobody has."""
    return fields.statues_left(table.box.board.statues, table)


def cards_in_play(table: Bruges) -> list[int]:
    """Return every card that lies before a player, blank or not."""
    cards: list[int] = []
    for player in table.players:
        cards.extend(player.hand)
        cards.extend([blank(colour) for colour in player.drawn])
        cards.extend([house.face for house in player.houses])
        cards.extend(player.persons())
        if player.held:
            cards.append(player.held)
    return cards


def natural_faces(table: Bruges, seat: int) -> list[tuple[int, ...]]:
    """Return the faces of piles and of blank cards: all that lie nowhere else."""
    return DECK.faces_left([*table.discards, *cards_in_play(table)])


def in_piles(table: Bruges) -> list[int]:
    """Return how many cards of each colour lie in piles: those that lie nowhere else."""
    return DECK.in_piles([*table.discards, *cards_in_play(table)])


def natural_piles(table: Bruges, seat: int) -> list[int]:
    """Return how many cards the piles have: the extra pile as at first, unless a last round is known."""
    cards = max(sum(in_piles(table)), 0)
    extra = 0 if table.last else min(CARDS - len(table.players) * STACK, max(cards - 2, 0))
    return [cards - extra - (cards - extra) // 2, (cards - extra) // 2, extra]


def natural_tops(table: Bruges, seat: int) -> list[int]:
    """Return the colours of the top cards: of each pile the first of which there is one, from blue on."""
    left = in_piles(table)
    tops: list[int] = []
    for pile, cards in enumerate(table.piles):
        colours = [colour for colour in range(len(COLOURS)) if left[colour] > 0]
        if not cards or not colours or table.phase == 0:
            tops.append(-1)
            continue
        colour = colours[pile % len(colours)]
        left[colour] -= 1
        tops.append(colour)
    return tops


def natural_covered(table: Bruges, seat: int) -> list[int]:
    """Return how many cards of each colour lie below the tops."""
    left = in_piles(table)
    for top in table.tops:
        if top >= 0:
            left[top] -= 1
    return left


# What is held.


def houses_data(houses: tuple[House, ...]) -> Plain:
    """Return houses from left to right, with the persons on them."""
    return DECK.spots([(house.face, house.known, house.persons) for house in houses], "house", "persons")


class Turned(Codec[int]):
    """The persons, by number, that are turned, as a set."""

    def __init__(self) -> None:
        self._numbers: Final = Numbers(1, CARDS)

    def nothing(self) -> int:
        return 0

    def write(self, value: int) -> Plain:
        return [*cards_in(value)]

    def read(self, reader: FieldReader, value: Plain, at: str, natural: int) -> int:
        return mask_of(list(self._numbers.read(reader, value, at, ())))


@lru_cache(maxsize=64)
def player_fields(board: Board) -> tuple[Field[Bruges], ...]:
    """Return what a player holds."""
    return (
        *fields.goods_fields(
            "guilders", COLOURS, board.start_points, board.start_guilders, board.start_workers
        ),
        Field("threats", AsList(Counts(COLOURS, 4))),
        Field("canal", Counts(SIDES, FIELDS)),
        Field("sections", WordSet(SIDES), natural_sections),
        Field("statues", Numbers(0, 99)),
        Field("majorities", WordSet(MAJORITIES), slots=("active",)),
        Field("reputation", Number(0, len(board.reputation) - 1)),
        *fields.hand_fields(DECK),
        Field("houses", ByHand(houses_data, ()), sight=IN_PART),
        Field("used", Turned()),
        Field("forged", Word((NONE, *COLOURS))),
    )


@lru_cache(maxsize=64)
def time_fields(board: Board, seats: int) -> tuple[Field[Bruges], ...]:
    """Return what a table holds that is read before the players: when it is, and the dice."""
    return (
        Field("seen_by", Number(0, seats + 1, add=1), sight=IN_PART, slots=("viewer",)),
        Field("round", Number(0, MOST), lambda table, _: 1),
        Field("phase", Word(PHASES), lambda table, _: 4 if table.over else 3),
        Field("lap", Number(0, board.laps), natural_lap),
        Field("last", Number(0, MOST), lambda table, _: table.round if table.over else 0),
        Field("first", Number(1, seats, add=1), lambda table, _: 0),
        Field("colors", WordList(GATEHOUSES, count=seats), by_seat, slots=("gatehouses",)),
        Field("agenda", ByHand(agenda_texts, None)),
        Field("dice", Counts(COLOURS, 6, complete=True), natural_dice),
    )


SUPPLIES: Final[tuple[Field[Bruges], ...]] = (
    Field("statues", Numbers(0, 99), natural_statues, follows=True),
    Field("discards", AsList(Cards(DECK))),
    Field("undecided", Faces(DECK), natural_faces, sight=IN_PART, follows=True),
    Field("piles", AsList(Counts(PILES, CARDS)), natural_piles),
    Field("tops", AsList(WordList((NONE, *COLOURS), first=-1, count=len(PILES))), natural_tops),
    Field("covered", AsList(Counts(COLOURS, CARDS)), natural_covered, follows=True),
    *fields.memory_fields(DECK),
)
"""What a table holds that is read after the players: what they do not have."""
table_fields: Final = fields.in_order(time_fields, SUPPLIES)


def header(table: Bruges) -> dict[str, Plain]:
    """Return which game this is, with which cards, and for how many."""
    return fields.header("bruges", table.box, len(table.players))


def dump(table: Bruges) -> dict[str, Plain]:
    """Return the whole table as plain data, equal for equal tables."""
    board = table.box.board
    held = table_fields(board, len(table.players))
    return dump_table(header(table), held, table, player_fields(board), table.players)
