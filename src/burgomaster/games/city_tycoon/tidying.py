"""Phase V: delivered cubes go back, and plants are refilled."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.city_tycoon.table import CityTycoon


class TidyUp(Step[CityTycoon]):
    """Return delivered cubes and refill the plants that are refilled (phase V)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.begin_phase(5)
        table.return_delivered()
        refill(table)
        if table.watched:
            table.report("ct-tidied", seat, round=table.round)


TIDY_UP: Final[TidyUp] = TidyUp("tidy-up")


def refill(table: CityTycoon) -> None:
    """Fill the start tile's plants to the number of players, then others in the order laid (ruling 6)."""
    for plant in table.city.plant_cells:
        if table.is_refilled(plant):
            table.fill(plant, table.holds(plant))
