"""What a player of City Tycoon has."""

from __future__ import annotations

from burgomaster.core.compiled import mypyc_attr
from burgomaster.games.city_tycoon.scoring import SOURCES


def with_tile(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Return tiles with one more, in order."""
    more = [*tiles, tile]
    more.sort()
    return tuple(more)


def without_tile(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """Return tiles with one less."""
    left = list(tiles)
    left.remove(tile)
    return tuple(left)


@mypyc_attr(acyclic=True)
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
        self.hand = without_tile(self.hand, tile)
