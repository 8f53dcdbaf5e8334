"""What a seat sees of City Tycoon as bytes, for those who learn: what `paper/position` declares is told here.

It reads the table itself and tells of packs and hands what this seat may know, as `view.seen_by` does; the
conformance kit compares the two, and arranges anew what the seat cannot know.
"""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.encoding import Column, Encoder, as_bytes, columns, within
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import (
    COMPASS,
    CUBES,
    LAND,
    PLANTS,
    START_PLANTS,
    TILES,
    WATER,
    column_of,
    row_of,
)
from burgomaster.games.city_tycoon.choices import NOTATION
from burgomaster.games.city_tycoon.paper.steps import STEPS
from burgomaster.games.city_tycoon.scoring import SOURCES
from burgomaster.games.city_tycoon.sight.knowledge import remembered, taker
from burgomaster.games.city_tycoon.table import CityTycoon, Player

LANDSCAPES: Final = 36
"""So many landscape tiles are in the box."""
MIDDLE: Final = 128
"""What is added to columns and rows: 0 means nowhere."""

# Where a tile is, as far as this seat knows.
IN_HAND: Final = 1
IN_PACK: Final = 2
PICKED: Final = 3
GONE: Final = 4
REMEMBERED: Final = 5
LAID: Final = 8
"""Laid by oneself; then by the others, from one's left."""
TAKEN: Final = 8
"""What the turn counts, in the note of a tile, in which oneself took it."""

PLACES: Final = (
    "where it is: 0 not known, 1 in one's hand, 2 in one's pack, 3 picked by oneself, 4 sold or discarded by "
    "oneself, 5 remembered, 8 laid by oneself, 9 on by others from one's left"
)
NOTES: Final = (
    "of a tile laid: which demand was met, from 1; of one's own, + 8 for each turn up to the one in which it "
    "was taken; of one remembered: 49 times its pack, counted from one's own, + 7 times the first turn + the "
    "turn after the last"
)


def _table_columns(seats: int) -> list[Column]:
    return [
        Column("round", "the round", 4),
        Column("phase", "0 set-up, then the phase", 5),
        Column("done", "packs passed on, then actions taken by everyone"),
        *columns("order", range(1, seats + 1), "who plays then: 1 oneself, then from one's left", seats),
        *columns("closed", COMPASS, "1 if nobody builds on that side of the start tile", 1),
        *columns("supply", CUBES, "cubes that are not in play"),
        Column("bank low", "euro that nobody has, the low byte"),
        Column("bank high", "the byte above"),
        Column("landscapes", "landscape tiles that are not laid", LANDSCAPES),
        Column("stack", "tiles of the round that were not dealt", 30),
        *columns("cubes", PLANTS, "cubes on the plant"),
        *columns("on their way", PLANTS, "cubes from there that are on their way"),
        *columns("paid", range(seats), "euro that the way costs in favor of the player"),
        *columns("side", PLANTS[START_PLANTS:], "1 refilled, 2 filled once; 0 in its stack", 2),
        *columns("plant owner", PLANTS, "whose it is: 1 oneself, then from one's left; 0 nobody", seats),
        *columns("plant x", PLANTS, "its column + 128; 0: not laid"),
        *columns("plant y", PLANTS, "its row + 128; 0: not laid"),
    ]


def _player_columns(name: str) -> list[Column]:
    return [
        Column(f"{name} money", "euro"),
        *columns(f"{name} points", SOURCES, "points from there"),
        Column(f"{name} yellow", "yellow cubes"),
        Column(f"{name} passed", "1 if passed in this round", 1),
        Column(f"{name} hand", "tiles in hand"),
        Column(f"{name} gone", "tiles sold and discarded in this round"),
        Column(f"{name} picked", "1 if a tile of the pack is picked", 1),
        Column(f"{name} pack", "tiles of the pack in hand"),
        Column(f"{name} tiles", "tiles laid"),
        Column(f"{name} plants", "plants laid"),
        Column(f"{name} land", "land tiles laid"),
    ]


def _columns(seats: int) -> list[Column]:
    told = _table_columns(seats)
    for each in range(seats):
        told.extend(_player_columns(f"player {each}"))
    lands, tiles = range(1, LANDSCAPES + 1), range(1, TILES + 1)
    return [
        *told,
        *columns(
            "landscape", lands, "0 none, 1 water, 2 own land, then that of others from one's left", seats + 1
        ),
        *columns(
            "landscape x", lands, "its column + 128; they are told from south to north, from west to east"
        ),
        *columns("landscape y", lands, "its row + 128"),
        *columns("tile", tiles, PLACES, LAID + seats - 1),
        *columns("tile x", tiles, "its column + 128; 0: not laid"),
        *columns("tile y", tiles, "its row + 128; 0: not laid"),
        *columns("note", tiles, NOTES),
    ]


OFFER: Final = [
    Column("district", "the district of the tile; -1: it names none", 4, -1),
    Column("cost", "its printed cost", 99, -1),
    Column("tile points", "its printed points", 99, -1),
    Column("tile yellow", "the yellow cubes it gives", 99, -1),
    Column("demands", "how many demands it has", 9, -1),
]


class CityTycoonEncoder(Encoder[CityTycoon]):
    """How City Tycoon is told to those who learn."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(NOTATION, STEPS, seats, _columns(seats), OFFER, ("tile",))
        self._box: Final = box

    def hand(self, table: CityTycoon, seat: int) -> list[int]:
        player = table.players[seat]
        return [*(table.held(seat) if table.packs else ()), *player.hand]

    def board(self, table: CityTycoon, seat: int) -> list[int]:
        return [*table.players[seat].tiles]

    def offer_features(self, choice: Choice) -> list[int]:
        form = choice.form
        if form is None or "tile" not in form.kinds or not choice.values[0]:
            return [-1, -1, -1, -1, -1]
        tile = self._box.tiles[choice.values[0]]
        return [tile.district, tile.cost, tile.points, tile.yellow, len(tile.demands)]

    def encode(self, table: CityTycoon, seat: int) -> bytes:
        seats = self.seats
        near = seat if seat < seats else 0
        out = self.question(table, seat)
        tiles = Tiles()
        _add_table(out, table, near)
        _add_plants(out, table, near)
        for i in range(seats):
            owner = (near + i) % seats
            pack = len(table.held(owner)) if table.packs else 0
            _add_player(out, tiles, table.players[owner], pack, LAID + i)
        _add_landscapes(out, table, near)
        if seat < seats:
            _add_own(tiles, table, seat)
        return b"".join([as_bytes(out), tiles.where[1:], tiles.x[1:], tiles.y[1:], tiles.note[1:]])


class Tiles:
    """What is told of every tile, by its number."""

    __slots__ = ("note", "where", "x", "y")

    def __init__(self) -> None:
        self.where = bytearray(TILES + 1)
        self.x = bytearray(TILES + 1)
        self.y = bytearray(TILES + 1)
        self.note = bytearray(TILES + 1)


def _add_table(out: list[int], table: CityTycoon, near: int) -> None:
    """Add time, the order of play and supplies."""
    seats = len(table.players)
    out.append(table.round)
    out.append(table.phase)
    out.append(table.done)
    for seat in table.order:
        out.append(1 + (seat - near) % seats)
    out.extend([0] * (seats - len(table.order)))
    for side in range(len(COMPASS)):
        out.append(1 if side in table.city.closed else 0)
    out.extend(table.supply)
    out.append(table.bank & 255)
    out.append(table.bank >> 8)
    out.append(table.landscapes)
    out.append(len(table.stack))


def _add_plants(out: list[int], table: CityTycoon, near: int) -> None:
    """Add the plants: their cubes, those on their way, whose they are and where they lie."""
    seats = len(table.players)
    out.extend(table.cubes)
    plants = len(PLANTS)
    way = [0] * (plants + seats)
    for plant, _, amounts in table.ways:
        way[plant] += 1
        for seat in range(seats):
            way[plants + (seat - near) % seats] += amounts[seat]
    out.extend(way)
    for side in table.plant_sides:
        out.append(side + 1)
    laid = [0] * (3 * plants)
    for plant, cell in table.city.plant_cells.items():
        owner = (table.city.cells[cell] & 7) - 1
        laid[plant] = 1 + (owner - near) % seats if owner >= 0 else 0
        laid[plants + plant] = column_of(cell) + MIDDLE
        laid[2 * plants + plant] = row_of(cell) + MIDDLE
    out.extend(laid)


def _add_player(out: list[int], tiles: Tiles, player: Player, pack: int, code: int) -> None:
    """Add what everyone sees of a player, and say where the tiles lie that it laid."""
    out.append(player.money)
    out.extend(player.points)
    out.append(player.yellow)
    out.append(1 if player.passed else 0)
    out.append(len(player.hand))
    out.append(len(player.gone))
    out.append(1 if player.pick else 0)
    out.append(pack)
    out.append(len(player.tiles))
    out.append(len(player.plants))
    out.append(player.land)
    for i, tile in enumerate(player.tiles):
        tiles.where[tile] = code
        tiles.note[tile] = player.met[i]
        cell = player.cells[i]
        if cell:
            tiles.x[tile] = within(column_of(cell) + MIDDLE)
            tiles.y[tile] = within(row_of(cell) + MIDDLE)


def _add_landscapes(out: list[int], table: CityTycoon, near: int) -> None:
    """Add land and water, from south to north and from west to east."""
    seats = len(table.players)
    found: list[int] = []
    for cell, code in table.city.cells.items():
        piece = code >> 3
        if piece == LAND:
            found.append(cell << 3 | 2 + ((code & 7) - 1 - near) % seats)
        elif piece == WATER:
            found.append(cell << 3 | 1)
    found.sort()
    told = [0] * (3 * LANDSCAPES)
    place = 0
    for each in found:
        if place < LANDSCAPES:
            told[place] = each & 7
            told[LANDSCAPES + place] = column_of(each >> 3) + MIDDLE
            told[2 * LANDSCAPES + place] = row_of(each >> 3) + MIDDLE
            place += 1
    out.extend(told)


def _add_own(tiles: Tiles, table: CityTycoon, seat: int) -> None:
    """Say where the tiles are that this seat has, took or remembers."""
    player = table.players[seat]
    where = tiles.where
    for tile in player.hand:
        where[tile] = IN_HAND
    for tile in player.gone:
        where[tile] = GONE
    if not table.packs:
        return
    for tile in table.held(seat):
        where[tile] = IN_PACK
    if player.pick:
        where[player.pick] = PICKED
    seats = len(table.players)
    for pack, taken in enumerate(table.taken):
        for turn, tile in enumerate(taken):
            if taker(table, pack, turn) == seat:
                tiles.note[tile] += TAKEN * (turn + 1)
    groups = table.groups if table.viewer == seat else remembered(table, seat)
    for group in groups:
        note = 49 * ((group.pack - seat) % seats) + 7 * group.first + group.last
        for tile in group.tiles:
            if where[tile] == 0:
                where[tile] = REMEMBERED
                tiles.note[tile] = note
