"""Phase V: delivered cubes go back, and plants are refilled."""

from __future__ import annotations

from typing import Final

from burgomaster.core.table import Step
from burgomaster.games.city_tycoon.box.components import REFILL, START_PLANTS
from burgomaster.games.city_tycoon.building import fill
from burgomaster.games.city_tycoon.table import CityTycoon


class TidyUp(Step[CityTycoon]):
    """Return delivered cubes and refill the plants that are refilled (phase V)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.phase = 5
        for colour, cubes in enumerate(table.delivered()):
            table.supply[colour] += cubes
        for player in table.players:
            player.met = (0,) * len(player.tiles)
            player.passed = False
        refill(table)
        if table.watched:
            table.report("ct-tidied", seat, round=table.round)


TIDY_UP: Final[TidyUp] = TidyUp("tidy-up")


def refill(table: CityTycoon) -> None:
    """Fill the start tile's plants to the number of players, then others in the order laid (ruling 6)."""
    for plant in table.city.plant_cells:
        if plant < START_PLANTS:
            fill(table, plant, len(table.players))
        elif table.plant_sides[plant - START_PLANTS] == REFILL:
            fill(table, plant, table.box.plants[plant][REFILL].cubes)
