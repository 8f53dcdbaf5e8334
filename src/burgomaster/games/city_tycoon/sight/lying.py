"""What lies and stands where on City Tycoon's table: everything that a view shows, counted by place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgomaster.core.event import Lying, Place
from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon import places
from burgomaster.games.city_tycoon.box.components import (
    BLANK,
    BLUE,
    COMPASS,
    FIRST_PLANT,
    LAND,
    NO_PLANT,
    PLANT_COLOUR,
    PLANT_KINDS,
    RED,
    STACK,
    START_CELLS,
    START_PLANTS,
    WATER,
    YELLOW,
    column_of,
    owner_of,
    piece_of,
    plant_of,
    row_of,
)
from burgomaster.games.city_tycoon.scoring import SOURCES

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.table import CityTycoon

LAND_SIDE: Final = 1
WATER_SIDE: Final = 2
"""The numbers of a landscape tile's sides; one that was not laid has the number 0."""


def _add(found: Lying, place: Place, thing: str, number: int = 0, count: int = 1) -> None:
    """Count something in; of what is not there nothing is kept."""
    if count:
        found[place, thing, number] = found.get((place, thing, number), 0) + count


def lying(table: CityTycoon) -> Lying:
    """Return how many there are of each thing, by place; tiles that one may not know have the number 0."""
    found: Lying = {}
    for zone, space in (("round", table.round), ("phase", table.phase), ("done", table.done)):
        _add(found, places.track(zone, space), zone)
    for place, seat in enumerate(table.order, 1):
        _add(found, places.order(seat, place), "order")
    for side in table.city.closed:
        _add(found, places.closed(COMPASS[side]), "closed")
    for cell, code in table.city.cells.items():
        if cell not in START_CELLS:
            thing, number = _piece(piece_of(code))
            _add(found, places.city(owner_of(code), cell), thing, number)
    for plant in table.city.plant_cells:
        _add(found, places.cubes(plant), "cube", 0, table.cubes[plant])
    for colour in (RED, BLUE):
        for plant in range(FIRST_PLANT[colour] + table.built[colour], FIRST_PLANT[colour] + STACK):
            _add(found, places.stack(colour), "plant", plant)
    for colour, count in enumerate(table.supply):
        _add(found, places.supply(colour), "cube", 0, count)
    _add(found, places.landscapes(), "landscape", 0, table.landscapes)
    for seat in range(len(table.players)):
        _goods(table, seat, found)
        _tiles(table, seat, found)
    return found


def _piece(piece: int) -> tuple[str, int]:
    """Return what a piece of the city is, and its number."""
    if piece in (LAND, WATER):
        return "landscape", LAND_SIDE if piece == LAND else WATER_SIDE
    plant = plant_of(piece)
    return ("plant", plant) if plant != NO_PLANT else ("tile", piece)


def _goods(table: CityTycoon, seat: int, found: Lying) -> None:
    player = table.players[seat]
    _add(found, places.own("money", seat), "euro", 0, player.money)
    _add(found, places.own("yellow", seat), "cube", 0, player.yellow)
    _add(found, places.own("passed", seat), "pass", 0, 1 if player.passed else 0)
    for source, count in zip(SOURCES, player.points, strict=True):
        _add(found, places.points(seat, source), "point", 0, count)
    for plant in player.plants:
        kind = PLANT_KINDS[2 * PLANT_COLOUR[plant] + table.plant_sides[plant - START_PLANTS]]
        _add(found, places.plants(seat, kind), "side")


def _tiles(table: CityTycoon, seat: int, found: Lying) -> None:
    player = table.players[seat]
    for tile in player.hand:
        _add(found, places.own("hand", seat), "tile", tile)
    for tile in player.gone:
        _add(found, places.own("gone", seat), "tile", tile)
    if table.packs:
        pack = list(table.held(seat))
        if player.pick:  # it lies before the seat, though the pack has it until all have picked
            tile = player.pick if player.pick in pack else BLANK
            pack.remove(tile)
            _add(found, places.own("pick", seat), "tile", tile)
        for tile in pack:
            _add(found, places.own("pack", seat), "tile", tile)
    for tile, cell, number in zip(player.tiles, player.cells, player.met, strict=True):
        if not cell:
            _add(found, places.own("laying", seat), "tile", tile)
        if number:
            _add(found, places.supplied(seat, tile), "demand", number)
            demand = table.box.tiles[tile].demands[number - 1]
            for colour, count in ((RED, demand.red), (BLUE, demand.blue), (YELLOW, demand.yellow)):
                _add(found, places.delivered(seat, tile, colour), "cube", 0, count)


def street(seen: CityTycoon, seat: int) -> list[dict[str, Plain]]:
    """Return a player's tiles with their cells, row by row, and whether each is supplied."""
    player = seen.players[seat]
    supplied = [tile for tile, met in zip(player.tiles, player.met, strict=True) if met]
    lots: list[dict[str, Plain]] = []
    for cell, code in sorted(seen.city.cells.items()):
        piece = piece_of(code)
        if owner_of(code) == seat and piece < LAND:
            place: dict[str, Plain] = {"x": column_of(cell), "y": row_of(cell)}
            lots.append({"card": piece, "kind": "tile", "lit": piece in supplied, **place})
    return lots
