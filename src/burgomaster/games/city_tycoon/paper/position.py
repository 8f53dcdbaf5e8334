"""Positions: a table as plain data, complete; `writing` leaves out what is natural, `loading` reads both.

Money in the bank, cubes and landscape tiles in the supply and tiles that were not dealt follow from the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon.box.components import (
    COMPASS,
    LAND,
    NO_OWNER,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    START_PLANTS,
    WATER,
    cell_name,
    owner_of,
    piece_of,
)
from burgomaster.games.city_tycoon.scoring import SOURCES
from burgomaster.paper.position import agenda_texts, by_name, numbers

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon, Player

PHASES: Final = ("set-up", "I", "II", "III", "IV", "V")
NONE: Final = "none"
"""When nothing is picked."""
START_NAMES: Final = ("solar", "wind")
"""The plants of the start tile."""


def tile_text(tile: int, cell: int) -> str:
    """Return a tile with its place as it is written; while the place is being chosen, the tile alone.

    >>> from burgomaster.games.city_tycoon.box.components import cell_at
    >>> tile_text(27, cell_at(1, 0)), tile_text(31, 0)
    ('27 at e2 n1', '31')
    """
    return f"{tile} at {cell_name(cell)}" if cell else str(tile)


def took(table: CityTycoon, seat: int) -> list[int]:
    """Return the tiles a seat took from the packs, one in each turn; packs pass to the left."""
    seats = len(table.players)
    found: list[int] = []
    while table.taken and len(found) < len(table.taken[(seat - len(found)) % seats]):
        found.append(table.taken[(seat - len(found)) % seats][len(found)])
    return found


def _cells(table: CityTycoon, piece: int, owner: int) -> list[Plain]:
    """Return where landscape tiles of a kind and an owner lie."""
    cells = table.city.cells
    names: list[Plain] = []
    for cell in sorted([cell for cell in cells if piece_of(cells[cell]) == piece]):
        if owner_of(cells[cell]) == owner:
            names.append(cell_name(cell))
    return names


def _dump_player(table: CityTycoon, seat: int, player: Player) -> dict[str, Plain]:
    tiles: list[Plain] = []
    for tile, cell in zip(player.tiles, player.cells, strict=True):
        tiles.append(tile_text(tile, cell))
    return {
        "money": player.money,
        "points": by_name(player.points, SOURCES),
        "yellow": player.yellow,
        "tiles": tiles,
        "land": _cells(table, LAND, seat),
        "hand": numbers(player.hand),
        "gone": numbers(player.gone),
        "took": numbers(took(table, seat)),
        "pack": numbers(table.held(seat)) if table.packs else [],
        "pick": max(player.pick, 0) if player.pick else NONE,
        "passed": player.passed,
    }


def _dump_plants(table: CityTycoon) -> list[Plain]:
    """Return the plants that were built, in the order laid: so each is the next of its colour."""
    plants: list[Plain] = []
    for plant, cell in table.city.plant_cells.items():
        if plant >= START_PLANTS:
            kind = 2 * PLANT_COLOUR[plant] + table.plant_sides[plant - START_PLANTS]
            owner = owner_of(table.city.cells[cell]) + 1
            plants.append(
                {
                    "kind": PLANT_KINDS[kind],
                    "at": cell_name(cell),
                    "owner": owner,
                    "cubes": table.cubes[plant],
                }
            )
    return plants


def dump(table: CityTycoon) -> dict[str, Plain]:
    """Return the whole table as plain data, equal for equal tables."""
    seats = len(table.players)
    players: dict[str, Plain] = {}
    for seat, player in enumerate(table.players):
        players[str(seat + 1)] = _dump_player(table, seat, player)
    met: dict[int, int] = {}
    for player in table.players:
        met.update(zip(player.tiles, player.met, strict=True))
    supplied: dict[str, Plain] = {}
    for tile in sorted(met):
        if met[tile]:
            supplied[str(tile)] = met[tile]
    ways: list[Plain] = []
    for plant, _, amounts in table.ways:
        ways.append({"plant": PLANTS[plant], "paid": numbers(amounts[:seats])})
    memory: list[Plain] = []
    for group in table.groups:
        turns: list[Plain] = [group.first + 1, group.last]
        memory.append({"pack": group.pack + 1, "turns": turns, "tiles": numbers(group.tiles)})
    return {
        "game": "city_tycoon",
        "data": table.box.name,
        "digest": table.box.digest,
        "players": seats,
        "seen_by": table.viewer + 1,
        "round": table.round,
        "phase": PHASES[table.phase],
        "done": table.turn,
        "order": [seat + 1 for seat in table.order],
        "closed": [COMPASS[side] for side in table.city.closed],
        "start": by_name(table.cubes[:START_PLANTS], START_NAMES),
        "plants": _dump_plants(table),
        "water": _cells(table, WATER, NO_OWNER),
        "supplied": supplied,
        "ways": ways,
        "memory": memory,
        "agenda": agenda_texts(table.agenda),
        "player": players,
    }
