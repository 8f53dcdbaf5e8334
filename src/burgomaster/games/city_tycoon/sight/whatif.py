"""What laying or supplying something would mean, before it is done: for planning."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.city_tycoon.box.components import (
    LAND,
    MOST_PLAYERS,
    NO_PLANT,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    RED,
    STEPS_AROUND,
    TILES,
    coded,
    owner_of,
    piece_of,
    plant_piece,
)
from burgomaster.games.city_tycoon.box.tiles import Bonus
from burgomaster.games.city_tycoon.building import LAY_LANDSCAPE, next_plant, to_be_laid
from burgomaster.games.city_tycoon.choices import LandAt, OfCell, Supply
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.routes import NO_WAY, Amounts
from burgomaster.games.city_tycoon.sight.cheapest import cheapest_ways
from burgomaster.games.city_tycoon.sight.schema import (
    FORESEEN,
    ContestView,
    CubePriceView,
    GivenView,
    LandscapeView,
    PlacedSupplyView,
    PlantPlacesView,
    PlantPlaceView,
    TilePlacesView,
    TilePlaceView,
)
from burgomaster.games.city_tycoon.sight.transport import Wish, got, plan, source, transport
from burgomaster.games.city_tycoon.sight.view import cell_view, gain_view, supply_views
from burgomaster.games.city_tycoon.supply import SUPPLY_TURN
from burgomaster.games.city_tycoon.table import CityTycoon

MOST_PLANNED: Final = 30
"""So many supplies a plan may have; nobody has more tiles."""


# Tiles.


def tile_places(table: CityTycoon, seat: int, tile: int) -> TilePlacesView:
    """Return what a tile would be on every free cell."""
    cost = table.box.cost[tile]
    return {
        "kind": "tile",
        "tile": tile,
        "cost": cost,
        "money": table.players[seat].money - cost,
        "places": [tile_at(table, seat, tile, cell) for cell in table.city.free],
    }


def tile_at(table: CityTycoon, seat: int, tile: int, cell: int) -> TilePlaceView:
    """Return what supplying a tile would cost and bring if it were laid on a cell, and to whom it gives.

    Its price is paid before; prices are those before the landscape tiles that it brings are laid.
    """
    laid = table.clone()
    laid.city = laid.city.with_piece(cell, coded(tile, seat))
    laid.players[seat].money -= table.box.cost[tile]
    supplies: list[PlacedSupplyView] = []
    prices: list[int] = []
    reached = True
    for each, demand in zip(supply_views(laid, seat, tile, cell), table.box.tiles[tile].demands, strict=True):
        ways = cheapest_ways(laid, seat, cell, demand)
        cubes = [source(laid, plant, price) for plant, price in ways or []]
        supplies.append({**each, "cubes": cubes})
        if demand.red or demand.blue:
            reached = False
            if each["cost"] is not None:
                prices.append(each["cost"])
    return {
        "cell": cell_view(cell),
        "price": min(prices) if prices else 0 if reached else None,
        "supplies": supplies,
        "got": got(laid, tile, cell),
        "given": _given(table, table.box.tiles[tile].bonus, cell),
        "landscapes": _landscapes(table, seat, tile, cell),
    }


def _landscapes(table: CityTycoon, seat: int, tile: int, cell: int) -> list[list[LandscapeView]]:
    """Return every way to lay the landscape tiles of a tile on a cell, the likeliest first.

    One's land joins what is one's own, so it is wanted where most of that lies, and water where least does.
    """
    ways = LAY_LANDSCAPE.outcomes(table, cell, to_be_laid(table.box.tiles[tile]))
    ways.sort(key=lambda way: -sum([_joins(table, seat, piece) for piece in way]))
    return [[_landscape(piece) for piece in way] for way in ways if way]


def _joins(table: CityTycoon, seat: int, piece: OfCell) -> int:
    """Return how many of one's pieces lie around a cell; for water they count against it."""
    around = [table.city.cells.get(piece.cell + step, 0) for step in STEPS_AROUND]
    own = len([code for code in around if code and owner_of(code) == seat])
    return own if isinstance(piece, LandAt) else -own


def _landscape(piece: OfCell) -> LandscapeView:
    return {"cell": cell_view(piece.cell), "kind": "land" if isinstance(piece, LandAt) else "water"}


def _given(table: CityTycoon, bonus: Bonus | None, cell: int) -> list[GivenView]:
    """Return which neighbours of a cell a bonus is for, and whose they are (ruling 5)."""
    found: list[GivenView] = []
    if bonus is None:
        return found
    for step in STEPS_AROUND:
        code = table.city.cells.get(cell + step, 0)
        tile = piece_of(code)
        if 0 < tile < LAND and table.box.district[tile] == bonus.district:
            gain = gain_view(bonus.income)
            where = cell_view(cell + step)
            found.append({"cell": where, "tile": tile, "seat": owner_of(code) + 1, "gain": gain})
    return found


# Plants.


def plant_places(table: CityTycoon, seat: int, kind: int) -> PlantPlacesView:
    """Return what the next plant of a kind would be on every free cell."""
    plant = _next_plant(table, kind)
    cost = table.box.plants[plant][kind % 2].cost
    now = cube_prices(table, seat, kind // 2)
    return {
        "kind": "plant",
        "plant": PLANT_KINDS[kind],
        "cost": cost,
        "money": table.players[seat].money - cost,
        "places": [plant_at(table, seat, kind, cell, now) for cell in table.city.free],
    }


def _next_plant(table: CityTycoon, kind: int) -> int:
    """Return the plant that would be built next, of a kind; refuse if its stack is empty."""
    plant = next_plant(table, kind // 2)
    if plant == NO_PLANT:
        raise Refused(Message("ct-no-plants", kind=PLANT_KINDS[kind]))
    return plant


def cube_prices(table: CityTycoon, seat: int, colour: int) -> dict[int, int | None]:
    """Return what the next cube of a colour costs now, for each own tile that asks for some."""
    player = table.players[seat]
    filled = [plant for plant in table.city.plant_cells if PLANT_COLOUR[plant] == colour]
    filled = [plant for plant in filled if table.cubes[plant]]
    found: dict[int, int | None] = {}
    for tile, cell in zip(player.tiles, player.cells, strict=True):
        demands = table.box.tiles[tile].demands
        if cell and any((demand.red if colour == RED else demand.blue) for demand in demands):
            found[tile] = _price(table.city, seat, cell, filled)
    return found


def plant_at(
    table: CityTycoon, seat: int, kind: int, cell: int, now: dict[int, int | None]
) -> PlantPlaceView:
    """Return what a cube would cost from a plant on a cell, for own tiles with what it costs them now."""
    plant = _next_plant(table, kind)
    city = table.city.with_piece(cell, coded(plant_piece(plant, kind % 2), seat))
    player = table.players[seat]
    tiles: list[CubePriceView] = []
    saves = 0
    for tile, before in now.items():
        price = _price(city, seat, player.cells[player.tiles.index(tile)], [plant])
        tiles.append({"tile": tile, "price": price, "before": before})
        if price is not None and before is not None and price < before:
            saves += before - price
    return {"cell": cell_view(cell), "saves": saves, "tiles": tiles}


def _price(city: City, seat: int, cell: int, plants: list[int]) -> int | None:
    """Return what a cube costs from the cheapest of some plants; None if there is no way."""
    estate = city.estate(seat, cell)
    price = min([estate.price(plant) for plant in plants], default=NO_WAY)
    return None if price >= NO_WAY else price


# Own tiles.


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


def gain_left(table: CityTycoon, seat: int) -> Message | None:
    """Return how many tiles could still be supplied with a gain, and the best; None if there are none.

    Points count as the money that would buy as many at the end of the game.
    """
    player = table.players[seat]
    best, best_worth = (0, 0, 0), 0
    gaining: list[int] = []
    for choice in SUPPLY_TURN.offers(table, seat, 0, 0):
        if isinstance(choice, Supply):
            cell = player.cells[player.tiles.index(choice.tile)]
            supply = supply_views(table, seat, choice.tile, cell)[choice.demand]
            euro = supply["income"]["euro"] + supply["neighbours"]["euro"] - (supply["cost"] or 0)
            points = supply["income"]["points"] + supply["neighbours"]["points"]
            worth = euro + points * table.box.board.euro_per_point
            if worth > 0 and choice.tile not in gaining:
                gaining.append(choice.tile)
            if worth > best_worth:
                best, best_worth = (choice.tile, euro, points), worth
    if not gaining:
        return None
    tile, euro, points = best
    return Message("ct-pass-warning", tiles=len(gaining), tile=tile, euro=euro, points=points)


# Asked by name.


def what_if(seen: CityTycoon, seat: int, about: dict[str, Plain]) -> FORESEEN:
    """Return what something would mean for a seat, from what it sees; `about` tells of what kind.

    A `tile` or a `plant` on every free cell; a `supply` of a `tile` and a `demand`, perhaps with cubes from
    these `plants` and ways that `pay` these amounts; a `plan` of several `supplies`; and nothing else.
    """
    kind = about.get("kind")
    _check_fields(about, "about", _FIELDS.get(kind, ()) if isinstance(kind, str) else ())
    if kind == "tile":
        return tile_places(seen, seat, _number(about, "tile", TILES))
    if kind == "plant":
        return plant_places(_laid(seen, seat), seat, _one_of(about, "plant", PLANT_KINDS))
    if kind == "supply":
        tile, demand = _supply(about)
        return transport(_laid(seen, seat), seat, tile, demand, _wish(about))
    if kind == "plan":
        supplies = _list(about, "supplies", MOST_PLANNED)
        for each in supplies:
            _check_fields(each, "supplies", _SUPPLY)
        return plan(_laid(seen, seat), seat, [_supply(each) for each in supplies])
    raise _unknown("kind")


_SUPPLY: Final = ("tile", "demand")
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "tile": ("kind", "tile"),
    "plant": ("kind", "plant"),
    "supply": ("kind", *_SUPPLY, "plants", "pay"),
    "plan": ("kind", "supplies"),
}


def _check_fields(about: Plain, name: str, known: tuple[str, ...]) -> None:
    """Refuse what has more fields than are read: one question would be asked in many ways."""
    if known and isinstance(about, dict) and any(field not in known for field in about):
        raise _unknown(name)


def _laid(seen: CityTycoon, seat: int) -> CityTycoon:
    """Return the table without the tile whose place is being chosen: it lies nowhere yet."""
    if 0 not in seen.players[seat].cells:
        return seen
    table = seen.clone()
    player = table.players[seat]
    player.tiles, player.cells, player.met = player.tiles[:-1], player.cells[:-1], player.met[:-1]
    return table


def _unknown(field: str) -> Refused:
    return Refused(Message("what-if-unknown", field=field))


def _number(about: Plain, name: str, most: int) -> int:
    """Return a number from 1 on."""
    found = about.get(name) if isinstance(about, dict) else None
    if not isinstance(found, int) or isinstance(found, bool) or not 1 <= found <= most:
        raise _unknown(name)
    return found


def _one_of(about: dict[str, Plain], name: str, known: tuple[str, ...]) -> int:
    """Return which of some words it is."""
    found = about.get(name)
    if not isinstance(found, str) or found not in known:
        raise _unknown(name)
    return known.index(found)


def _list(about: dict[str, Plain], name: str, most: int) -> list[Plain]:
    found = about.get(name)
    if not isinstance(found, list) or len(found) > most:
        raise _unknown(name)
    return found


def _supply(about: Plain) -> tuple[int, int]:
    """Return a tile, and which of its demands from 0 on."""
    return _number(about, "tile", TILES), _number(about, "demand", 2) - 1


def _amount(euro: Plain) -> int:
    if not isinstance(euro, int) or isinstance(euro, bool):
        raise _unknown("pay")
    return euro


def _wish(about: dict[str, Plain]) -> Wish:
    plants: list[int] | None = None
    if about.get("plants") is not None:
        plants = []
        for plant in _list(about, "plants", len(PLANTS)):
            if not isinstance(plant, str) or plant not in PLANTS:
                raise _unknown("plants")
            plants.append(PLANTS.index(plant))
    pays: list[Amounts] = []
    for each in _list(about, "pay", len(PLANTS)) if about.get("pay") is not None else []:
        if not isinstance(each, list) or len(each) != MOST_PLAYERS:
            raise _unknown("pay")
        pays.append(tuple([_amount(euro) for euro in each]))
    return Wish(plants, pays)
