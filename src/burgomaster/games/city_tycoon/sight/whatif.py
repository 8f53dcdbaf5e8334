"""What laying something somewhere would mean, and what own tiles take from each other: for planning."""

from __future__ import annotations

from burgomaster.games.city_tycoon.box.components import (
    LAND,
    NO_PLANT,
    PLANTS,
    RED,
    STEPS_AROUND,
    coded,
    owner_of,
    piece_of,
    plant_piece,
)
from burgomaster.games.city_tycoon.box.tiles import Bonus
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.routes import NO_WAY
from burgomaster.games.city_tycoon.sight.schema import (
    ContestView,
    CubePriceView,
    GivenView,
    PlantPlaceView,
    TilePlaceView,
)
from burgomaster.games.city_tycoon.sight.view import cell_view, cheapest_ways, gain_view, supply_views
from burgomaster.games.city_tycoon.table import CityTycoon


def tile_at(table: CityTycoon, seat: int, tile: int, cell: int) -> TilePlaceView:
    """Return what supplying a tile would cost and bring if it were laid on a cell, and to whom it gives.

    Its price is paid before; the landscape tiles that it brings are not laid yet.
    """
    laid = table.clone()
    laid.city = laid.city.with_piece(cell, coded(tile, seat))
    laid.players[seat].money -= table.box.cost[tile]
    return {
        "cell": cell_view(cell),
        "supplies": supply_views(laid, seat, tile, cell),
        "given": _given(table, table.box.tiles[tile].bonus, cell),
    }


def _given(table: CityTycoon, bonus: Bonus | None, cell: int) -> list[GivenView]:
    """Return which neighbours of a cell a bonus is for, and whose they are (ruling 5)."""
    found: list[GivenView] = []
    if bonus is None:
        return found
    for step in STEPS_AROUND:
        code = table.city.cells.get(cell + step, 0)
        tile = piece_of(code)
        if 0 < tile < LAND and table.box.district[tile] == bonus.district:
            found.append({"tile": tile, "seat": owner_of(code) + 1, "gain": gain_view(bonus.income)})
    return found


def plant_at(table: CityTycoon, seat: int, kind: int, cell: int) -> PlantPlaceView:
    """Return what a cube would cost from a plant on a cell, for each own tile that asks for its colour."""
    colour = kind // 2
    plant = next_plant(table, colour)
    if plant == NO_PLANT:
        raise ValueError("this stack is empty")
    city = table.city.with_piece(cell, coded(plant_piece(plant, kind % 2), seat))
    player = table.players[seat]
    tiles: list[CubePriceView] = []
    for tile, where in zip(player.tiles, player.cells, strict=True):
        demands = table.box.tiles[tile].demands
        if where and any((demand.red if colour == RED else demand.blue) for demand in demands):
            price = city.estate(seat, where).price(plant)
            tiles.append({"tile": tile, "price": None if price >= NO_WAY else price})
    return {"cell": cell_view(cell), "tiles": tiles}


def contested(table: CityTycoon, seat: int) -> list[ContestView]:
    """Return the plants with fewer cubes than a seat's tiles, each supplied the cheapest way, would take."""
    wanted = [0] * len(PLANTS)
    takers: list[list[int]] = [[] for _ in PLANTS]
    player = table.players[seat]
    for tile, cell, met in zip(player.tiles, player.cells, player.met, strict=True):
        if not cell or met:
            continue
        for supply, demand in zip(
            supply_views(table, seat, tile, cell), table.box.tiles[tile].demands, strict=True
        ):
            ways = cheapest_ways(table, seat, cell, demand)
            if supply["possible"] and ways is not None:
                for plant, _ in ways:
                    wanted[plant] += 1
                    if tile not in takers[plant]:
                        takers[plant].append(tile)
                break  # one demand of a tile can be met
    found: list[ContestView] = []
    for plant, tiles in enumerate(takers):
        if len(tiles) > 1 and wanted[plant] > table.cubes[plant]:
            found.append({"plant": PLANTS[plant], "cubes": table.cubes[plant], "tiles": tiles})
    return found
