"""Positions: a table as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon.components import (
    COMPASS,
    CUBES,
    LAND,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    START_PLANTS,
    WATER,
    cell_name,
    owner_of,
    piece_of,
)

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon, Player


def _numbers(values: list[int] | tuple[int, ...]) -> list[Plain]:
    numbers: list[Plain] = []
    for value in values:
        numbers.append(value)
    return numbers


def _packs(packs: tuple[tuple[int, ...], ...]) -> list[Plain]:
    data: list[Plain] = []
    for pack in packs:
        data.append(_numbers(pack))
    return data


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
        tiles.append({"tile": tile, "at": cell_name(cell) if cell else ""})
    return {
        "money": player.money,
        "points": _numbers(player.points),
        "yellow": player.yellow,
        "pick": player.pick,
        "hand": _numbers(player.hand),
        "gone": _numbers(player.gone),
        "tiles": tiles,
        "land": _cells(table, LAND, seat),
        "passed": player.passed,
    }


def _dump_plants(table: CityTycoon) -> list[Plain]:
    """Return the plants that were built, in the order laid."""
    plants: list[Plain] = []
    for plant, cell in table.city.plant_cells.items():
        if plant >= START_PLANTS:
            kind = 2 * PLANT_COLOUR[plant] + table.plant_sides[plant - START_PLANTS]
            plants.append(
                {
                    "plant": PLANTS[plant],
                    "kind": PLANT_KINDS[kind],
                    "owner": owner_of(table.city.cells[cell]),
                    "at": cell_name(cell),
                    "cubes": table.cubes[plant],
                }
            )
    return plants


def dump(table: CityTycoon) -> dict[str, Plain]:
    """Return the whole table as plain data, equal for equal tables."""
    players: list[Plain] = []
    for seat, player in enumerate(table.players):
        players.append(_dump_player(table, seat, player))
    closed: list[Plain] = []
    for side in table.city.closed:
        closed.append(COMPASS[side])
    groups: list[Plain] = []
    for group in table.groups:
        tiles = _numbers(group.tiles)
        groups.append({"pack": group.pack, "first": group.first, "last": group.last, "tiles": tiles})
    ways: list[Plain] = []
    for plant, cost, amounts in table.ways:
        ways.append({"plant": PLANTS[plant], "cost": cost, "amounts": _numbers(amounts)})
    supplied: list[Plain] = []
    for tiles_supplied in table.supplied:
        supplied.append(_numbers([tile for tile in range(1, 121) if tiles_supplied >> tile & 1]))
    cubes: dict[str, Plain] = {}
    for name, count in zip(CUBES, table.supply, strict=True):
        cubes[name] = count
    return {
        "game": "city_tycoon",
        "data": table.box.digest,
        "viewer": table.viewer,
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn,
        "order": _numbers(table.order),
        "closed": closed,
        "stack": _numbers(table.stack),
        "packs": _packs(table.packs),
        "taken": _packs(table.taken),
        "groups": groups,
        "start": _numbers(table.cubes[:START_PLANTS]),
        "plants": _dump_plants(table),
        "water": _cells(table, WATER, -1),
        "supplied": supplied,
        "ways": ways,
        "supply": cubes,
        "bank": table.bank,
        "landscapes": table.landscapes,
        "agenda": table.agenda_data(),
        "asked": table.asked,
        "players": players,
    }
