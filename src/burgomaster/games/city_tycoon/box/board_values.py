"""Printed values of plants and start tile, and what else the rules count: reading board.toml."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.city_tycoon.box.box import Board
from burgomaster.games.city_tycoon.box.components import CUBES, DISTRICTS
from burgomaster.games.city_tycoon.box.tile_values import MOST, PLANT_COLOURS, bonus_from, income_from
from burgomaster.games.city_tycoon.box.tiles import Side
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.model import ModelCheck, number_at, numbers_at, value_at
from burgomaster.paper.toml import Document

FIXED: Final = ("start.tile.quarters",)
"""What stands in the file for completeness, and cannot be changed there."""
MOST_CUBES: Final = 20
"""No side of a plant holds more."""
FEWEST_CUBES: Final = 5
"""The plants of the start tile hold a cube for each player."""

_LIMITS: Final = {
    "game.euro_per_point": (1, MOST),
    "box.cubes.red": (FEWEST_CUBES, MOST),
    "box.cubes.blue": (FEWEST_CUBES, MOST),
}


class BoardCheck(ModelCheck):
    """Knows what may be printed on City Tycoon's plants and start tile."""

    def __init__(self, document: Document, mistakes: list[Mistake]) -> None:
        super().__init__(document, mistakes, FIXED)

    def limits(self, field: str) -> tuple[int, int]:
        if field.startswith("plants.") and "cubes[" in field:
            return 1, MOST_CUBES
        return _LIMITS.get(field, (0, MOST))

    def check_word(self, found: str, model: str, field: str) -> None:
        if field == "start.tile.bonus.district":
            if found not in DISTRICTS:
                self.wrong(field, Message("data-word", found=found[:40], known=", ".join(DISTRICTS)))
        elif income_from(found) is None:
            self.wrong(field, Message("ct-data-form", found=found[:40], example="6e 1p 1y", most=MOST))


def board_from(data: Plain) -> Board:
    """Return the values printed elsewhere than on tiles and plants, from data without mistakes."""
    board = Board()
    board.start_money = number_at(data, "start.money")
    board.money_step = number_at(data, "start.money_step")
    board.sale = number_at(data, "game.sale")
    board.euro_per_point = number_at(data, "game.euro_per_point")
    board.cubes = [number_at(data, f"box.cubes.{name}") for name in CUBES]
    board.landscapes = number_at(data, "box.landscapes")
    board.coins = sum([value * number_at(data, f"box.coins.{value}") for value in (1, 5, 10)])
    district, income = value_at(data, "start.tile.bonus.district"), value_at(data, "start.tile.bonus.income")
    bonus = bonus_from(f"{district} {income}")
    assert bonus is not None, income
    board.start_bonus = bonus
    return board


def plants_from(data: Plain) -> list[tuple[Side, Side]]:
    """Return both sides of every plant; those of the start tile cost nothing and hold what players need."""
    plants = [(Side(0, 0), Side(0, 0)), (Side(0, 0), Side(0, 0))]
    for colour in PLANT_COLOURS:
        at = f"plants.{colour}"
        costs, cubes = numbers_at(data, f"{at}.refill_cost"), numbers_at(data, f"{at}.refill.cubes")
        once_costs, once_cubes = numbers_at(data, f"{at}.once_cost"), numbers_at(data, f"{at}.once_cubes")
        for number, cost in enumerate(costs):
            plants.append((Side(cost, cubes[number]), Side(once_costs[number], once_cubes[number])))
    return plants
