"""Positions: what a table and its players hold, each field declared once, with its natural value.

`dump` writes all of it as plain data, `writing` leaves out what is natural, `loading` reads both.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.components import (
    BLACK,
    CARDS,
    COLOURS,
    DICE,
    MAJORITIES,
    SIDES,
    TOKENS,
    blank,
)
from burgomaster.games.hamburg.paper.codecs import (
    DECK,
    Marked,
    sites_data,
)
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.paper import fields
from burgomaster.games.rows.paper.cards import NONE, Cards, Faces
from burgomaster.paper.codecs import (
    AsList,
    ByHand,
    Counts,
    Number,
    Numbers,
    Sorted,
    Word,
    WordList,
    WordSet,
    told_by_game,
)
from burgomaster.paper.fields import IN_PART, Field, dump_fields
from burgomaster.paper.position import MOST, agenda_texts
from burgomaster.paper.whole import dump_table

if TYPE_CHECKING:
    from burgomaster.games.hamburg.box.box import Board
    from burgomaster.games.hamburg.table import Hamburg

PHASES: Final = ("set-up", "I", "II", "III", "IV")
PIPS: Final = 3
"""What dice show unless something else is said: it raises no disaster and lets nobody advance."""
FOLLOWS: Final = {
    "display": "the buildings on sites and under zoo cards",
    "standing": "the display, and the tiles in force",
    "answering": "the hooks of what stands",
    "_backs": "the sites, as others see them",
    "_ready": "the display and the markers on it",
}
"""What a player holds that no position tells, and what it follows from."""


# What is natural.


def natural_round(table: Hamburg, seat: int) -> int:
    """Return the round: the first in phase III, the last after it."""
    if table.phase == 4:
        return table.box.board.rounds
    return 1 if table.phase == 3 else 0


def natural_dice(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the dice; none is rolled before phase II of the first season."""
    return (0 if table.phase == 0 or (table.season <= 1 and table.phase == 1) else PIPS,) * 6


def natural_cleric(table: Hamburg, seat: int) -> int:
    """Return the window of the season's cleric, who comes in phase II by the black die."""
    return table.dice[BLACK] - 1 if table.phase >= 2 and not table.over else -1


def clerics_down(table: Hamburg) -> int:
    """Return how many clerics are on the floor: one for every season whose cleric went down."""
    return table.season if table.phase == 4 and table.cleric < 0 else max(table.season - 1, 0)


def natural_floor(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the clerics of past seasons, one below each window in turn."""
    return tuple([(clerics_down(table) + 5 - window) // 6 for window in range(6)])


def natural_halves(table: Hamburg, seat: int) -> int:
    """Return the halves for which a statue was due: those that are complete."""
    left, right = table.players[seat].wall
    return (1 if left == 5 else 0) | (2 if right == 5 else 0)


def natural_statues(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the statues that nobody has."""
    return fields.statues_left(table.box.board.statues[table.people()], table)


def natural_tokens(table: Hamburg, seat: int) -> tuple[int, ...]:
    """Return the intrigue tokens that do not lie open."""
    opened = zip(table.box.board.tokens, table.open_tokens, table.step_tokens, strict=True)
    return tuple([count - one - two for count, one, two in opened])


def cards_in_play(table: Hamburg) -> list[int]:
    """Return every card that lies before a player or is being shown, blank or not."""
    cards = [*table.found]
    for player in table.players:
        cards.extend(player.hand)
        cards.extend([blank(colour) for colour in player.drawn])
        cards.extend([plot.face for plot in player.plots])
        cards.extend(player.buildings())
        cards.extend(player.garden)
        if player.held:
            cards.append(player.held)
    return cards


def natural_discards(table: Hamburg) -> list[int]:
    """Return a discard pile as after set-up, the top last: of each colour the first card that is left.

    It is natural only as a whole: where a part of it is told, that is all of it.
    """
    if not table.phase:
        return []
    left, blanks = DECK.left(cards_in_play(table))
    return [cards_in(left[colour])[0] for colour in range(5) if left[colour].bit_count() > blanks[colour]]


def natural_faces(table: Hamburg, seat: int) -> list[tuple[int, ...]]:
    """Return the faces of piles and of blank cards: all that lie nowhere else."""
    return DECK.faces_left([*table.discards, *table.shuffled, *cards_in_play(table)])


def natural_piles(table: Hamburg, seat: int) -> list[int]:
    """Return how many cards the piles have: those that lie nowhere else, without the blank ones."""
    return DECK.in_piles([*table.discards, *table.shuffled, *cards_in_play(table)])


# What is held.


def _garden(table: Hamburg, seat: int) -> list[Plain]:
    """Return zoo and park cards, each with the building under it."""
    player = table.players[seat]
    garden: list[Plain] = []
    for card, under in zip(player.garden, player.under, strict=True):
        garden.append({"card": card, "under": under} if under else card)
    return garden


@lru_cache(maxsize=64)
def player_fields(board: Board) -> tuple[Field[Hamburg], ...]:
    """Return what a player holds."""
    return (
        *fields.goods_fields("marks", COLOURS, board.start_points, board.start_marks, board.start_workers),
        Field("levels", AsList(Counts(COLOURS, 4))),
        Field("wall", Counts(SIDES, 5)),
        Field("halves", WordSet(SIDES), natural_halves),
        Field("statues", Numbers(0, 99)),
        Field("majorities", WordSet(MAJORITIES), slots=("active",)),
        Field("square", Number(0, len(board.square) - 1)),
        *fields.hand_fields(DECK),
        Field("sites", ByHand(sites_data, ()), sight=IN_PART, slots=("plots",)),
        Field("garden", told_by_game([]), slots=("garden", "under"), get=_garden),
        Field("used", Marked()),
    )


@lru_cache(maxsize=64)
def time_fields(board: Board, seats: int, most_rounds: int) -> tuple[Field[Hamburg], ...]:
    """Return what a table holds that is read before the players: when it is, and who is in the church."""
    windows = tuple([DICE[colour] for colour in board.windows])
    return (
        Field("seen_by", Number(0, seats + 1, add=1), sight=IN_PART, slots=("viewer",)),
        Field("season", Number(0, board.seasons), lambda table, _: board.seasons if table.over else 1),
        Field("phase", Word(PHASES), lambda table, _: 4 if table.over else 3),
        Field("round", Number(0, most_rounds), natural_round),
        Field("first", Number(1, seats, add=1), lambda table, _: table.box.first),
        Field("agenda", ByHand(agenda_texts, None)),
        Field("dice", Counts(DICE, 6, complete=True), natural_dice),
        Field("cleric", Word((NONE, *windows), first=-1), natural_cleric),
        Field("guests", WordList(COLOURS)),
        Field("floor", Counts(windows, MOST), natural_floor),
        Field("floor_workers", Counts(COLOURS, MOST)),
    )


def _usual_time_fields(board: Board, seats: int) -> tuple[Field[Hamburg], ...]:
    return time_fields(board, seats, board.rounds)


SUPPLIES: Final[tuple[Field[Hamburg], ...]] = (
    Field("statues", Numbers(0, 99), natural_statues, follows=True),
    Field("found", Cards(DECK), sight=IN_PART),
    Field("discards", AsList(Cards(DECK)), lambda table, seat: natural_discards(table)[-1:]),
    Field("shuffled", Sorted(Cards(DECK)), lambda table, seat: tuple(sorted(natural_discards(table)[:-1]))),
    Field("piles", AsList(Counts(COLOURS, CARDS)), natural_piles, sight=IN_PART, follows=True),
    Field("undecided", Faces(DECK), natural_faces, sight=IN_PART, follows=True),
    Field("open_tokens", Counts(TOKENS, MOST, sparse=True)),
    Field("step_tokens", Counts(TOKENS, MOST, sparse=True)),
    Field("tokens", Counts(TOKENS, MOST, sparse=True), natural_tokens, slots=("stock",), follows=True),
    Field("tokens_drawn", Number(0, MOST), lambda table, _: sum(table.open_tokens) + sum(table.step_tokens)),
    Field("exposed", Number(0, MOST), lambda table, seat: 1 if table.discards else 0),
    *fields.memory_fields(DECK),
)
"""What a table holds that is read after the players: what they do not have."""
table_fields: Final = fields.in_order(_usual_time_fields, SUPPLIES)


def header(table: Hamburg) -> dict[str, Plain]:
    """Return which game this is, with which cards, for how many, and with which expansions."""
    told = fields.header("hamburg", table.box, table.people())
    expansions: list[Plain] = [each.name for each in table.box.expansions if not each.automatic]
    if expansions:
        told["expansions"] = expansions
    return told


def dump(table: Hamburg) -> dict[str, Plain]:
    """Return the whole table as plain data, equal for equal tables."""
    board, seats = table.box.board, len(table.players)
    held = table_fields(board, seats)
    data = dump_table(header(table), held, table, player_fields(board), table.players)
    for expansion, part in zip(table.box.expansions, table.parts, strict=True):
        its = expansion.fields(seats)
        if its:
            data[expansion.key] = dump_fields(its, part, table)
    return data
