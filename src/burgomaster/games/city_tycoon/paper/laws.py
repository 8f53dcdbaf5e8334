"""Conservation: what holds at every moment of every game."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.core.table import WHOLE_TABLE
from burgomaster.games.city_tycoon.box.components import (
    CUBES,
    LAND,
    PACK,
    PLANT_COLOUR,
    START_PLANTS,
    WATER,
    owner_of,
    piece_of,
    round_of,
    tiles_of_round,
)
from burgomaster.games.city_tycoon.paper.position import PLAYER_FIELDS
from burgomaster.games.city_tycoon.sight.knowledge import taker
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.paper.fields import too_small


def broken_law(table: CityTycoon) -> Message | None:
    """Return the law a table breaks, if it breaks one."""
    broken = _money(table) or _supplied(table) or _cubes(table)
    return broken or _city(table) or _tiles(table) or _hands(table)


def _money(table: CityTycoon) -> Message | None:
    """Money only moves between players and the bank, and nobody owes any."""
    if table.bank + sum([player.money for player in table.players]) != table.box.board.coins:
        return Message("ct-law-money")
    for seat, player in enumerate(table.players):
        if too_small(PLAYER_FIELDS, player, table, seat):
            return Message("ct-law-negative", seat=seat + 1)
    return None


def _supplied(table: CityTycoon) -> Message | None:
    """Of every tile at most one demand was met, one that it has."""
    for player in table.players:
        if len(player.met) != len(player.tiles):
            return Message("ct-law-supplied")
        for tile, number in zip(player.tiles, player.met, strict=True):
            if not 0 <= number <= len(table.box.tiles[tile].demands):
                return Message("ct-law-supplied")
    return None


def _cubes(table: CityTycoon) -> Message | None:
    """The cubes in the supply, on plants, on tiles and before players are those of the box."""
    totals = table.supply[:]
    for plant, count in enumerate(table.cubes):
        totals[PLANT_COLOUR[plant]] += count
        if count < 0 or (count and plant not in table.city.plant_cells):
            return Message("ct-law-cubes", colour=CUBES[PLANT_COLOUR[plant]])
    totals[2] += sum([player.yellow for player in table.players])
    for colour, count in enumerate(table.delivered()):
        totals[colour] += count
    for colour, name in enumerate(CUBES):
        if totals[colour] != table.box.board.cubes[colour] or table.supply[colour] < 0:
            return Message("ct-law-cubes", colour=name)
    return None


def _city(table: CityTycoon) -> Message | None:
    """Everything lies once, on open cells, with its owner; landscape tiles are those of the box."""
    city = table.city
    laid = 4
    for seat, player in enumerate(table.players):
        for tile, cell in zip(player.tiles, player.cells, strict=True):
            if cell and city.cells.get(cell) != tile * 8 + seat + 1:
                return Message("ct-law-tile", tile=tile)
        for plant in player.plants:
            if owner_of(city.cells[city.plant_cells[plant]]) != seat:
                return Message("ct-law-plants")
        laid += len([cell for cell in player.cells if cell]) + len(player.plants) + player.land
    water = 0
    for cell, code in city.cells.items():
        water += piece_of(code) == WATER
        if city.is_closed(cell):
            return Message("ct-law-closed")
    land = len([code for code in city.cells.values() if piece_of(code) == LAND])
    if laid + water != len(city.cells):
        return Message("ct-law-city")
    if table.landscapes + land + water != table.box.board.landscapes or table.landscapes < 0:
        return Message("ct-law-landscapes")
    built = sum([len(player.plants) for player in table.players])
    if built + START_PLANTS != len(city.plant_cells) or built != len(
        [side for side in table.plant_sides if side >= 0]
    ):
        return Message("ct-law-plants")
    return None


def _tiles(table: CityTycoon) -> Message | None:
    """No tile is in two places, and none comes before its round; of this round's tiles none is missing."""
    laid: list[int] = []
    for player in table.players:
        laid.extend(player.tiles)
    for tile in laid:
        if round_of(tile) > table.round or laid.count(tile) > 1:
            return Message("ct-law-tile", tile=tile)
    if not table.packs:
        return None
    tiles = list(table.stack)
    for pack in table.packs:
        tiles.extend(pack)
    for player in table.players:
        tiles.extend(player.hand)
        tiles.extend(player.gone)
        tiles.extend([tile for tile in player.tiles if round_of(tile) == table.round])
    if len(tiles) != len(tiles_of_round(table.round)):
        return Message("ct-law-tile", tile=0)
    known = sorted([tile for tile in tiles if tile])
    if len(set(known)) != len(known) or not set(known) <= set(tiles_of_round(table.round)):
        return Message("ct-law-tile", tile=0)
    if table.viewer == WHOLE_TABLE and len(known) != len(tiles):
        return Message("ct-law-blank")
    return None


def _hands(table: CityTycoon) -> Message | None:
    """Everyone has what was taken from the packs: in hand, laid, or gone; and acts as often as all others."""
    if not table.packs:
        return Message("ct-law-hand", seat=0) if any(player.hand for player in table.players) else None
    if table.viewer == WHOLE_TABLE:
        for seat, player in enumerate(table.players):
            taken = [
                tile
                for pack, tiles in enumerate(table.taken)
                for turn, tile in enumerate(tiles)
                if taker(table, pack, turn) == seat
            ]
            now = [tile for tile in player.tiles if round_of(tile) == table.round]
            if sorted([*player.hand, *player.gone, *now]) != sorted(taken):
                return Message("ct-law-hand", seat=seat + 1)
            if player.pick and player.pick not in table.held(seat):
                return Message("ct-law-pick", seat=seat + 1)
            if list(player.hand) != sorted(player.hand) or list(player.gone) != sorted(player.gone):
                return Message("ct-law-order", seat=seat + 1)
    for pack, tiles in enumerate(table.packs):
        if table.agenda and table.phase == 3 and tiles:
            return Message("ct-law-pack", pack=pack + 1)
        if len(tiles) + len(table.taken[pack]) > PACK:
            return Message("ct-law-pack", pack=pack + 1)
    return None
