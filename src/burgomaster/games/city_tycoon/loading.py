"""Loading: a table from the plain data that `position.dump` wrote, checked field by field."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.rules import whole_number
from burgomaster.games.city_tycoon.box import Box
from burgomaster.games.city_tycoon.choices import COLUMN, ROW
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.components import (
    COMPASS,
    CUBES,
    LAND,
    NO_OWNER,
    PACK,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    ROUNDS,
    STACK,
    START_PLANTS,
    TILES,
    WATER,
    cell_at,
    coded,
    plant_piece,
)
from burgomaster.games.city_tycoon.knowledge import Group
from burgomaster.games.city_tycoon.laws import broken_law
from burgomaster.games.city_tycoon.routes import Amounts
from burgomaster.games.city_tycoon.steps import STEPS
from burgomaster.games.city_tycoon.table import SOURCES, CityTycoon, Player

MOST: Final = 1_000_000


def _refuse(place: str, found: Plain) -> Refused:
    return Refused(Message("ct-position-wrong", place=place, found=str(found)[:40]))


def _field(data: Plain, place: str, name: str) -> Plain:
    if not isinstance(data, dict) or name not in data:
        raise Refused(Message("ct-position-missing", place=f"{place}.{name}"))
    return data[name]


def _whole(data: Plain, place: str, name: str, low: int, high: int) -> int:
    return whole_number(_field(data, place, name), f"{place}.{name}", low, high)


def _list(data: Plain, place: str, name: str) -> list[Plain]:
    value = _field(data, place, name)
    if not isinstance(value, list):
        raise _refuse(f"{place}.{name}", value)
    return value


def _numbers(value: Plain, place: str, low: int, high: int) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise _refuse(place, value)
    return tuple([whole_number(each, f"{place}[{i}]", low, high) for i, each in enumerate(value)])


def _word(value: Plain, place: str, words: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in words:
        raise _refuse(place, value)
    return words.index(value)


def _cell(value: Plain, place: str) -> int:
    words = value.split(" ") if isinstance(value, str) else []
    if len(words) != 2:
        raise _refuse(place, value)
    return cell_at(COLUMN.read(words[0]), ROW.read(words[1]))


class _Loader:
    """A table being put together, with the pieces of the city as they come."""

    def __init__(self, box: Box, seats: int) -> None:
        self.table: Final = CityTycoon(box, seats)
        self.pieces: Final[dict[int, int]] = {}

    def lay(self, cell: int, code: int, place: str) -> None:
        """Remember a piece of the city."""
        if cell in self.pieces:
            raise _refuse(place, "twice")
        self.pieces[cell] = code

    def player(self, data: Plain, place: str, seat: int) -> None:
        """Load a player."""
        player = Player()
        player.money = _whole(data, place, "money", 0, MOST)
        player.points = _numbers(_field(data, place, "points"), f"{place}.points", 0, MOST)
        if len(player.points) != len(SOURCES):
            raise _refuse(f"{place}.points", len(player.points))
        player.yellow = _whole(data, place, "yellow", 0, MOST)
        player.pick = _whole(data, place, "pick", -1, TILES)
        player.hand = _numbers(_field(data, place, "hand"), f"{place}.hand", 0, TILES)
        player.gone = _numbers(_field(data, place, "gone"), f"{place}.gone", 0, TILES)
        for i, each in enumerate(_list(data, place, "tiles")):
            at = f"{place}.tiles[{i}]"
            tile = _whole(each, at, "tile", 1, TILES)
            where = _field(each, at, "at")
            cell = 0 if where == "" else _cell(where, f"{at}.at")
            player.tiles += (tile,)
            player.cells += (cell,)
            if cell:
                self.lay(cell, coded(tile, seat), at)
        for i, where in enumerate(_list(data, place, "land")):
            self.lay(_cell(where, f"{place}.land[{i}]"), coded(LAND, seat), f"{place}.land[{i}]")
            player.land += 1
        passed = _field(data, place, "passed")
        if not isinstance(passed, bool):
            raise _refuse(f"{place}.passed", passed)
        player.passed = passed
        self.table.players[seat] = player

    def city(self, data: Plain) -> None:
        """Load the city: what players own is known already."""
        table = self.table
        for i, where in enumerate(_list(data, "table", "water")):
            self.lay(_cell(where, f"water[{i}]"), coded(WATER, NO_OWNER), f"water[{i}]")
        plants: dict[int, int] = {}
        sides = list(table.plant_sides)
        for i, each in enumerate(_list(data, "table", "plants")):
            at = f"plants[{i}]"
            plant = _word(_field(each, at, "plant"), f"{at}.plant", PLANTS)
            kind = _word(_field(each, at, "kind"), f"{at}.kind", PLANT_KINDS)
            if plant < START_PLANTS or plant in plants or kind // 2 != PLANT_COLOUR[plant]:
                raise _refuse(at, PLANTS[plant])
            owner = _whole(each, at, "owner", 0, len(table.players) - 1)
            cell = _cell(_field(each, at, "at"), f"{at}.at")
            self.lay(cell, coded(plant_piece(plant, kind % 2), owner), at)
            plants[plant] = cell
            sides[plant - START_PLANTS] = kind % 2
            table.players[owner].plants += (plant,)
            table.cubes[plant] = _whole(each, at, "cubes", 0, MOST)
        table.plant_sides = tuple(sides)
        table.built = (STACK - sides[:STACK].count(-1), STACK - sides[STACK:].count(-1))
        for colour, built in enumerate(table.built):
            if -1 in sides[colour * STACK : colour * STACK + built]:
                raise _refuse("plants", "gap")
        start = _numbers(_field(data, "table", "start"), "start", 0, MOST)
        if len(start) != START_PLANTS:
            raise _refuse("start", len(start))
        for plant, count in enumerate(start):
            table.cubes[plant] = count
        closed = [_word(side, "closed", COMPASS) for side in _list(data, "table", "closed")]
        table.city = self._laid(City(tuple(closed)), plants)

    def _laid(self, city: City, plants: dict[int, int]) -> City:
        """Lay all pieces, each as soon as it has a neighbour; plants are listed in the order laid."""
        left = dict(sorted(self.pieces.items()))
        while left:
            ready = [cell for cell in left if cell in city.free]
            if not ready:
                raise _refuse("city", "apart")
            for cell in ready:
                city = city.with_piece(cell, left.pop(cell))
        cells = dict(city.plant_cells)
        for plant, cell in plants.items():
            cells[plant] = cell
        city.plant_cells = cells
        return city


def load(box: Box, data: Plain) -> CityTycoon:
    """Return the table that was written as plain data, or refuse it with place and reason."""
    players = _list(data, "table", "players")
    if not 2 <= len(players) <= 5:
        raise _refuse("players", len(players))
    if _field(data, "table", "data") != box.digest:
        raise Refused(Message("ct-position-other-data", found=str(_field(data, "table", "data"))[:40]))
    seats = len(players)
    loader = _Loader(box, seats)
    table = loader.table
    for seat, player in enumerate(players):
        loader.player(player, f"players[{seat}]", seat)
    loader.city(data)
    table.viewer = _whole(data, "table", "viewer", -1, seats)
    table.round = _whole(data, "table", "round", 0, ROUNDS)
    table.phase = _whole(data, "table", "phase", 0, 5)
    table.turn = _whole(data, "table", "turn", 0, PACK)
    table.order = _numbers(_field(data, "table", "order"), "order", 0, seats - 1)
    if len(set(table.order)) != len(table.order):
        raise _refuse("order", "twice")
    table.stack = _numbers(_field(data, "table", "stack"), "stack", 0, TILES)
    table.packs = _packs(data, "packs", seats)
    table.taken = _packs(data, "taken", seats)
    _load_groups(table, _list(data, "table", "groups"))
    first, second = 0, 0
    supplied = _list(data, "table", "supplied")
    if len(supplied) != 2:
        raise _refuse("supplied", len(supplied))
    for tile in _numbers(supplied[0], "supplied[0]", 1, TILES):
        first |= 1 << tile
    for tile in _numbers(supplied[1], "supplied[1]", 1, TILES):
        second |= 1 << tile
    table.supplied = (first, second)
    _load_ways(table, _list(data, "table", "ways"))
    supply = _field(data, "table", "supply")
    table.supply = [_whole(supply, "supply", name, 0, MOST) for name in CUBES]
    table.bank = _whole(data, "table", "bank", -MOST, MOST)
    table.landscapes = _whole(data, "table", "landscapes", 0, MOST)
    _load_agenda(table, _list(data, "table", "agenda"))
    table.asked = _whole(data, "table", "asked", -3, seats - 1)
    broken = broken_law(table)
    if broken is not None:
        raise Refused(broken)
    return table


def _packs(data: Plain, name: str, seats: int) -> tuple[tuple[int, ...], ...]:
    packs = _list(data, "table", name)
    if len(packs) not in (0, seats):
        raise _refuse(name, len(packs))
    return tuple([_numbers(pack, f"{name}[{i}]", 0, TILES) for i, pack in enumerate(packs)])


def _load_groups(table: CityTycoon, data: list[Plain]) -> None:
    groups: list[Group] = []
    for i, each in enumerate(data):
        at = f"groups[{i}]"
        pack = _whole(each, at, "pack", 0, len(table.players) - 1)
        first = _whole(each, at, "first", 0, PACK)
        last = _whole(each, at, "last", first, PACK)
        tiles = _numbers(_field(each, at, "tiles"), f"{at}.tiles", 1, TILES)
        groups.append(Group(pack, first, last, tiles))
    table.groups = tuple(groups)


def _load_ways(table: CityTycoon, data: list[Plain]) -> None:
    for i, each in enumerate(data):
        at = f"ways[{i}]"
        plant = _word(_field(each, at, "plant"), f"{at}.plant", PLANTS)
        shares = _numbers(_field(each, at, "amounts"), f"{at}.amounts", 0, MOST)
        if len(shares) != 5:
            raise _refuse(f"{at}.amounts", len(shares))
        amounts: Amounts = (shares[0], shares[1], shares[2], shares[3], shares[4])
        table.ways += ((plant, _whole(each, at, "cost", 0, MOST), amounts),)


def _load_agenda(table: CityTycoon, data: list[Plain]) -> None:
    for i, task in enumerate(data):
        if not isinstance(task, list) or len(task) != 4:
            raise _refuse(f"agenda[{i}]", task)
        name, seat, what, count = task
        if not isinstance(name, str) or name not in STEPS:
            raise _refuse(f"agenda[{i}]", name)
        table.push(
            STEPS[name],
            whole_number(seat, f"agenda[{i}].seat", -3, len(table.players) - 1),
            whole_number(what, f"agenda[{i}].what", 0, MOST),
            whole_number(count, f"agenda[{i}].count", 0, MOST),
        )
