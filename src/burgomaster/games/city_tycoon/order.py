"""Phase I: the order of play follows from the money."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.city_tycoon.table import CityTycoon


class SetOrder(Step[CityTycoon]):
    """Let who has least money come first; who has equally much keeps the order (phase I)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.begin_phase(1)
        table.set_order(table.order_by_money())
        if table.watched:
            for place, each in enumerate(table.order, 1):
                table.report("ct-placed", each, place=place)


SET_ORDER: Final[SetOrder] = SetOrder("set-order")
