"""What every position of a game with owners tells: its header, and the fields of each owner."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from burgomaster.core.message import Plain
from burgomaster.games.rows.box import RowBox
from burgomaster.games.rows.leads import Leads, no_leads
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.games.rows.paper.cards import Cards, Deck, HeldCard
from burgomaster.paper.codecs import AsList, ByHand, Counts, Number, Sorted, WordList
from burgomaster.paper.fields import IN_PART, OWNER, Field
from burgomaster.paper.position import MOST

B = TypeVar("B")
T = TypeVar("T", bound=OwnerTable)


def header(game: str, box: RowBox, players: int) -> dict[str, Plain]:
    """Return which game this is, with which cards, and for how many."""
    values: dict[str, Plain] = {}
    for card, (cost, points) in sorted(box.changed.items()):
        values[str(card)] = {"cost": cost, "points": points}
    return {"game": game, "data": box.name, "digest": box.set_digest, "values": values, "players": players}


def goods_fields(
    coins: str, colours: tuple[str, ...], points: int, money: int, workers: int
) -> list[Field[Any]]:
    """Return the points, money and workers of an owner, with those one begins with."""
    return [
        Field("points", Number(0, MOST), lambda table, seat: points),
        Field(coins, Number(0, MOST), lambda table, seat: money, slots=("money",)),
        Field("workers", AsList(Counts(colours, MOST)), lambda table, seat: [workers] * len(colours)),
    ]


def hand_fields(deck: Deck) -> list[Field[Any]]:
    """Return the cards that an owner has in the hand, has drawn, or holds."""
    return [
        Field("hand", AsList(Sorted(Cards(deck, blanks=True))), sight=OWNER),
        Field("drawn", Sorted(WordList(deck.colours))),
        Field("held", HeldCard(deck), sight=OWNER),
    ]


def memory_fields(deck: Deck) -> list[Field[Any]]:
    """Return how many cards were stolen, and what seats remember of hidden cards."""
    return [
        Field("stolen", Number(0, MOST)),
        Field("memory", ByHand(deck.memory, ()), no_memory, sight=IN_PART, slots=("leads",)),
    ]


def in_order(
    time: Callable[[B, int], tuple[Field[T], ...]], supplies: tuple[Field[T], ...]
) -> Callable[[B, int], tuple[Field[T], ...]]:
    """Return what tells all that a table holds, in the order in which it is read, by its board and its seats.

    `time` is read before the players: when it is. `supplies` are read after them: what they do not have.
    """

    @lru_cache(maxsize=64)
    def table_fields(board: B, seats: int) -> tuple[Field[T], ...]:
        return time(board, seats) + supplies

    return table_fields


def statues_left(statues: list[int], table: OwnerTable) -> tuple[int, ...]:
    """Return those of all statues that nobody has."""
    left = statues[:]
    for seat in range(table.seats()):
        for statue in table.owner(seat).statues:
            if statue in left:
                left.remove(statue)
    return tuple(left)


def no_memory(table: OwnerTable, seat: int) -> Leads:
    """Return what seats know of hidden cards unless it is told: nothing."""
    return no_leads(table.seats())
