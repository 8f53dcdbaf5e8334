"""The box: all printed values of one data set, looked up by tile or plant."""

from __future__ import annotations

from typing import Final

from burgomaster.games.city_tycoon.box.tiles import Bonus, Income, Side, Tile
from burgomaster.paper.datasets import DataSet


class Board:
    """The values that are printed elsewhere, or stated in the rules."""

    def __init__(self) -> None:
        self.start_money = 0
        self.money_step = 0
        self.sale = 0
        self.euro_per_point = 1
        self.cubes: list[int] = []
        self.landscapes = 0
        self.coins = 0
        self.start_bonus = Bonus(0, Income(0, 0, 0))


class Box(DataSet):
    """One data set: the city tiles by number, both sides of every plant, and the rest."""

    def __init__(
        self,
        name: str,
        digest: str,
        board: Board,
        tiles: list[Tile],
        plants: list[tuple[Side, Side]],
        names: dict[str, list[str]],
        sources: list[dict[str, str]],
    ) -> None:
        super().__init__(name, digest)
        self.board: Final = board
        self.tiles: Final = tiles
        """By number; number 0 is no tile."""
        self.plants: Final = plants
        """The refill side and the one-time side by plant; those of the start tile are fixed."""
        self.names: Final = names
        """The names of the tiles, by language and number."""
        self.sources: Final = sources
        """Where each value of a tile comes from, by its number: of cost, laid, supply and name."""
        self.cost: Final = [tile.cost for tile in tiles]
        self.district: Final = [tile.district for tile in tiles]
        self.side_cost: Final[list[int]] = []
        """By twice the plant, plus the side."""
        for refill, once in plants:
            self.side_cost.append(refill.cost)
            self.side_cost.append(once.cost)
