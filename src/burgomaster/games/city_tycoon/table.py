"""City Tycoon's table: city, plants, packs, hands and supplies, and the smallest things that happen there."""

from __future__ import annotations

from typing import ClassVar, Final

from burgomaster.core.chance import Fast
from burgomaster.core.message import Plain
from burgomaster.core.table import Table
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import PLANTS, STACK, YELLOW
from burgomaster.games.city_tycoon.box.tiles import Income
from burgomaster.games.city_tycoon.city import START_CITY
from burgomaster.games.city_tycoon.paper.position import dump
from burgomaster.games.city_tycoon.routes import Amounts, Estate
from burgomaster.games.city_tycoon.scoring import SOURCES, final_points, final_scoring, winners
from burgomaster.games.city_tycoon.sight.knowledge import Groups
from burgomaster.games.city_tycoon.sight.view import seen_by, view

NOT_BUILT: Final[tuple[int, ...]] = (-1,) * (2 * STACK)

Way = tuple[int, int, Amounts]
"""A cube on its way: the plant it comes from, what it costs, and what the seats get of that."""


def with_tile(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Return tiles with one more, in order."""
    more = [*tiles, tile]
    more.sort()
    return tuple(more)


class Player:
    """What a player has: money, points, goods, tiles in hand and tiles in the city."""

    __slots__ = (
        "cells", "gone", "hand", "land", "met", "money", "passed", "pick", "plants", "points", "tiles",
        "yellow",
    )  # fmt: skip

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.money = 0
            self.points: tuple[int, ...] = (0,) * len(SOURCES)
            self.yellow = 0
            self.pick = 0  # the tile picked of the pack now in hand; a blank one is -1
            self.hand: tuple[int, ...] = ()  # in order; blank ones are 0
            self.gone: tuple[int, ...] = ()  # sold and discarded unseen in this round, in order
            self.tiles: tuple[int, ...] = ()  # own city tiles, in the order laid
            self.cells: tuple[int, ...] = ()  # where they lie; 0 while the place is being chosen
            self.met: tuple[int, ...] = ()  # which of their demands were met in this round; 0: none
            self.plants: tuple[int, ...] = ()  # own plants, in the order laid
            self.land = 0  # own land tiles
            self.passed = False
        else:  # a clone; nothing here can change
            self.money = source.money
            self.points = source.points
            self.yellow = source.yellow
            self.pick = source.pick
            self.hand = source.hand
            self.gone = source.gone
            self.tiles = source.tiles
            self.cells = source.cells
            self.met = source.met
            self.plants = source.plants
            self.land = source.land
            self.passed = source.passed

    def leave_hand(self, tile: int) -> None:
        """Take a tile out of the hand."""
        at = self.hand.index(tile)
        self.hand = self.hand[:at] + self.hand[at + 1 :]


class CityTycoon(Table):
    """Everything that lies on the table."""

    __slots__ = (
        "bank", "box", "built", "city", "cubes", "done", "groups", "landscapes", "order", "packs", "phase",
        "plant_sides", "players", "round", "stack", "supply", "taken", "ways",
    )  # fmt: skip

    prefix: ClassVar[str] = "ct-"

    def __init__(self, box: Box, players: int, source: CityTycoon | None = None) -> None:
        super().__init__()
        self.box: Final = box
        if source is None:
            self.players = [Player() for _ in range(players)]
            self.city = START_CITY
            self.order: tuple[int, ...] = ()  # the order of play
            self.round = 0
            self.phase = 0
            self.done = 0  # packs passed on in this draft, then actions taken by everyone
            # The draft: tiles not dealt, packs by the seat that had them first, and what was taken from each.
            self.stack: tuple[int, ...] = ()
            self.packs: tuple[tuple[int, ...], ...] = ()
            self.taken: tuple[tuple[int, ...], ...] = ()
            self.groups: Groups = ()  # what the viewer remembers of the packs
            # Plants.
            self.plant_sides: tuple[int, ...] = NOT_BUILT  # the side up, or -1 in its stack
            self.built: tuple[int, ...] = (0, 0)  # how many of each colour were built
            self.cubes: list[int] = [0] * len(PLANTS)  # cubes on each plant
            # Supplies.
            self.supply: list[int] = list(box.board.cubes)  # cubes of each colour not in play
            self.bank = box.board.coins
            self.landscapes = box.board.landscapes
            # What is going on.
            self.ways: tuple[Way, ...] = ()  # cubes on their way to the tile being supplied
        else:  # a clone: equal, and sharing nothing that can change
            self.copy_agenda(source)
            self.players = [Player(player) for player in source.players]
            source.city.shared = True
            self.city = source.city
            self.order = source.order
            self.round = source.round
            self.phase = source.phase
            self.done = source.done
            self.stack = source.stack
            self.packs = source.packs
            self.taken = source.taken
            self.groups = source.groups
            self.plant_sides = source.plant_sides
            self.built = source.built
            self.cubes = source.cubes[:]
            self.supply = source.supply[:]
            self.bank = source.bank
            self.landscapes = source.landscapes
            self.ways = source.ways

    def clone(self) -> CityTycoon:
        """Return an equal table that shares nothing that can change; it has no source and no listener."""
        return CityTycoon(self.box, 0, self)

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    # Packs in the draft.

    def pack_of(self, seat: int) -> int:
        """Return which pack is in a seat's hands; packs pass to the left."""
        return (seat - self.done) % len(self.players)

    def held(self, seat: int) -> tuple[int, ...]:
        """Return the tiles of the pack in a seat's hands."""
        return self.packs[self.pack_of(seat)]

    # Money, points and goods.

    def gain_money(self, seat: int, source: str, count: int) -> None:
        """Take money from the bank."""
        if count:
            self.players[seat].money += count
            self.bank -= count
            if self.watched:
                self.report("ct-gain-money", seat, count=count, source=source)

    def pay_bank(self, seat: int, count: int) -> None:
        """Pay money to the bank."""
        if count:
            self.players[seat].money -= count
            self.bank += count
            if self.watched:
                self.report("ct-pay-bank", seat, count=count)

    def pay_seat(self, seat: int, other: int, count: int) -> None:
        """Pay money to another player."""
        if count:
            self.players[seat].money -= count
            self.players[other].money += count
            if self.watched:
                self.report("ct-pay-seat", seat, victim=other + 1, count=count)

    def gain_points(self, seat: int, source: int, count: int) -> None:
        """Advance on the points track."""
        if count:
            points = list(self.players[seat].points)
            points[source] += count
            self.players[seat].points = tuple(points)
            if self.watched:
                self.report("ct-gain-points", seat, count=count, source=SOURCES[source])

    def gain_yellow(self, seat: int, source: int, count: int) -> None:
        """Take yellow cubes, as long as there are some (ruling 6)."""
        count = min(count, self.supply[YELLOW])
        if count:
            self.players[seat].yellow += count
            self.supply[YELLOW] -= count
            if self.watched:
                self.report("ct-gain-yellow", seat, count=count, source=SOURCES[source])

    def delivered(self) -> list[int]:
        """Return how many cubes of each colour lie on tiles that were supplied in this round."""
        red = blue = yellow = 0
        for player in self.players:
            for tile, number in zip(player.tiles, player.met, strict=True):
                if number:
                    demand = self.box.tiles[tile].demands[number - 1]
                    red += demand.red
                    blue += demand.blue
                    yellow += demand.yellow
        return [red, blue, yellow]

    def gain(self, seat: int, income: Income, source: int) -> None:
        """Take an income."""
        if income.euro:
            self.gain_money(seat, SOURCES[source], income.euro)
        if income.points:
            self.gain_points(seat, source, income.points)
        if income.yellow:
            self.gain_yellow(seat, source, income.yellow)

    # Ways through the city.

    def estate(self, seat: int, cell: int) -> Estate:
        """Return the cheapest ways of cubes to one of a seat's tiles, and to those connected with it."""
        return self.city.estate(seat, cell)

    def seen_by(self, seat: int) -> CityTycoon:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return seen_by(self, seat)

    def dump(self) -> dict[str, Plain]:
        """Return the whole table as plain data."""
        return dump(self)

    def position(self) -> str:
        """Return the table as a position."""
        from burgomaster.games.city_tycoon.paper.writing import write_position  # it knows all the rules

        return write_position(self)

    def scores(self) -> list[int]:
        """Return everyone's points as they would count now, those for money included."""
        return [final_points(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """Return who would win if the game ended now: several seats if they are tied."""
        return winners(self)

    def score_rows(self) -> list[dict[str, int]]:
        """Return everyone's points by where they come from."""
        return [final_scoring(self, seat) for seat in range(len(self.players))]

    def chapter(self) -> list[int]:
        """Return round and phase."""
        return [self.round, self.phase]

    def view(self) -> dict[str, Plain]:
        """Return what a seat sees as typed plain data."""
        plain: dict[str, Plain] = {}
        for name, value in view(self).items():
            plain[name] = value  # type: ignore[assignment] # a typed view holds plain data only
        return plain

    def imagined(self, rng: Fast) -> CityTycoon:
        """Return a whole table that looks like this to its viewer; every possible one is equally likely."""
        from burgomaster.games.city_tycoon.sight.imagine import imagine  # it knows all the rules

        return imagine(self, rng)
