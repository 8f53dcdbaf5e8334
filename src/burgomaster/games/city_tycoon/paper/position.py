"""Positions: what a table and its players hold, each field declared once, with its natural value.

`dump` writes all of it as plain data, `writing` leaves out what is natural, `loading` reads both.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon.box.components import (
    COMPASS,
    LAND,
    NO_OWNER,
    PACK,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    ROUNDS,
    START_PLANTS,
    TILES,
    WATER,
    cell_name,
    coded,
    owner_of,
)
from burgomaster.games.city_tycoon.scoring import SOURCES
from burgomaster.paper.codecs import ByHand, Counts, Number, Numbers, Truth, Word, WordList, told_by_game
from burgomaster.paper.fields import IN_PART, OWNER, Field
from burgomaster.paper.position import MOST, Fields, agenda_texts
from burgomaster.paper.whole import dump_table

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.sight.knowledge import Groups
    from burgomaster.games.city_tycoon.table import CityTycoon

PHASES: Final = ("set-up", "I", "II", "III", "IV", "V")
NONE: Final = "none"
"""When nothing is picked."""
START_NAMES: Final = ("solar", "wind")
"""The plants of the start tile."""
FOLLOWS: Final = {
    "bank": "coins that no player has",
    "landscapes": "landscape tiles that do not lie in the city",
    "stack": "tiles of the round that were not dealt",
    "supply": "cubes that lie nowhere else",
}
"""What a table holds that no position tells, and what it follows from."""


# How odd things are written.


def tile_text(tile: int, cell: int) -> str:
    """Return a tile with its place as it is written; while the place is being chosen, the tile alone.

    >>> from burgomaster.games.city_tycoon.box.components import cell_at
    >>> tile_text(27, cell_at(1, 0)), tile_text(31, 0)
    ('27 at e2 n1', '31')
    """
    return f"{tile} at {cell_name(cell)}" if cell else str(tile)


def took(table: CityTycoon, seat: int) -> tuple[int, ...]:
    """Return the tiles a seat took from the packs, one in each turn; packs pass to the left."""
    seats = len(table.players)
    found: list[int] = []
    while table.taken and len(found) < len(table.taken[(seat - len(found)) % seats]):
        found.append(table.taken[(seat - len(found)) % seats][len(found)])
    return tuple(found)


def held_pack(table: CityTycoon, seat: int) -> tuple[int, ...]:
    """Return the tiles of the pack in a seat's hands; none outside the draft."""
    return table.held(seat) if table.packs else ()


def _tiles(table: CityTycoon, seat: int) -> list[Plain]:
    player = table.players[seat]
    return [tile_text(tile, cell) for tile, cell in zip(player.tiles, player.cells, strict=True)]


def _cells(table: CityTycoon, piece: int, owner: int) -> list[Plain]:
    """Return where landscape tiles of a kind and an owner lie."""
    code = coded(piece, owner)
    cells = [cell for cell, lying in table.city.cells.items() if lying == code]
    return [cell_name(cell) for cell in sorted(cells)]


def _pick_data(pick: int) -> Plain:
    return max(pick, 0) if pick else NONE


def start_cubes(seats: int) -> Counts:
    """Return how cubes on the start tile are written."""
    return Counts(START_NAMES, seats)


def _plants(table: CityTycoon, seat: int) -> list[Plain]:
    """Return the plants that were built, in the order laid: so each is the next of its colour."""
    plants: list[Plain] = []
    for plant, cell in table.city.plant_cells.items():
        if plant >= START_PLANTS:
            kind = 2 * PLANT_COLOUR[plant] + table.plant_sides[plant - START_PLANTS]
            owner = owner_of(table.city.cells[cell]) + 1
            cubes = table.cubes[plant]
            plants.append({"kind": PLANT_KINDS[kind], "at": cell_name(cell), "owner": owner, "cubes": cubes})
    return plants


def _supplied(table: CityTycoon, seat: int) -> Fields:
    """Return which demand was met of each tile supplied in this round."""
    met: dict[int, int] = {}
    for player in table.players:
        met.update(zip(player.tiles, player.met, strict=True))
    return {str(tile): met[tile] for tile in sorted(met) if met[tile]}


def _ways(table: CityTycoon, seat: int) -> list[Plain]:
    """Return the cubes on their way: from where, and what each seat is paid."""
    ways: list[Plain] = []
    for plant, _, amounts in table.ways:
        ways.append({"plant": PLANTS[plant], "paid": [*amounts[: len(table.players)]]})
    return ways


def _memory_data(groups: Groups) -> Plain:
    memory: list[Plain] = []
    for group in groups:
        turns: list[Plain] = [group.first + 1, group.last]
        memory.append({"pack": group.pack + 1, "turns": turns, "tiles": [*group.tiles]})
    return memory


# What is natural.


def natural_order(table: CityTycoon, seat: int) -> tuple[int, ...]:
    """Return the seats as they sit; nobody, before the order is drawn."""
    return tuple(range(len(table.players))) if table.phase else ()


def natural_money(table: CityTycoon, seat: int) -> int:
    """Return the money one starts with; who comes later has more."""
    board = table.box.board
    if seat not in table.order:
        return 0
    return board.start_money + board.money_step * table.order.index(seat)


# What is held.


_ZONE: Final = ByHand(Numbers(0, TILES).write, ())

PLAYER_FIELDS: Final[tuple[Field[CityTycoon], ...]] = (
    Field("money", Number(0, MOST), natural_money),
    Field("points", Counts(SOURCES, MOST)),
    Field("yellow", Number(0, MOST)),
    Field("tiles", told_by_game([]), slots=("tiles", "cells"), get=_tiles),
    Field("land", told_by_game([]), get=lambda table, seat: _cells(table, LAND, seat)),
    Field("hand", _ZONE, sight=OWNER),
    Field("gone", _ZONE, sight=OWNER),
    Field("took", _ZONE, sight=OWNER, slots=("taken",), get=took),
    Field("pack", _ZONE, sight=OWNER, slots=("packs",), get=held_pack),
    Field("pick", ByHand(_pick_data, 0), sight=OWNER),
    Field("passed", Truth(), lambda table, seat: table.over),
)
"""What a player holds."""


@lru_cache(maxsize=8)
def table_fields(seats: int) -> tuple[Field[CityTycoon], ...]:
    """Return what a table holds."""
    odd = told_by_game([])
    closed = ByHand(WordList(COMPASS).write, ())
    start = ByHand(start_cubes(seats).write, (seats,) * START_PLANTS)
    return (
        Field("seen_by", Number(0, seats + 1, add=1), sight=IN_PART, slots=("viewer",)),
        Field("round", Number(0, ROUNDS)),
        Field("phase", Word(PHASES)),
        Field("done", ByHand(Number(0, PACK).write, 0)),
        Field("order", Numbers(1, seats, add=1), natural_order),
        Field("closed", closed, slots=("city",), get=lambda table, _: table.city.closed),
        Field("start", start, slots=("cubes",), get=lambda table, _: tuple(table.cubes[:START_PLANTS])),
        Field("plants", odd, slots=("plant_sides", "built", "plants"), get=_plants),
        Field(
            "water", told_by_game([]), slots=("city",), get=lambda table, _: _cells(table, WATER, NO_OWNER)
        ),
        Field("supplied", told_by_game({}), slots=("met",), get=_supplied),
        Field("ways", odd, get=_ways),
        Field("memory", ByHand(_memory_data, ()), sight=IN_PART, slots=("groups",)),
        Field("agenda", ByHand(agenda_texts, None)),
    )


def header(table: CityTycoon) -> Fields:
    """Return which game this is, with which tiles, and for how many."""
    return {
        "game": "city_tycoon",
        "data": table.box.name,
        "digest": table.box.digest,
        "players": len(table.players),
    }


def dump(table: CityTycoon) -> Fields:
    """Return the whole table as plain data, equal for equal tables."""
    fields = table_fields(len(table.players))
    return dump_table(header(table), fields, table, PLAYER_FIELDS, table.players)
