"""Building the table: cubes, closed sides, the first order of play and the money with it (set-up)."""

from __future__ import annotations

from typing import Final

from burgomaster.core.chance import Source
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.step import Toss
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import CLOSED_SIDES, COMPASS
from burgomaster.games.city_tycoon.choices import CLOSE, PLACE, Close, Place
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.flow import START_ROUND
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.tidying import refill


class DrawOrder(Toss[CityTycoon]):
    """Draw who is next in the first order of play; who comes later gets more money (set-up, 3 and 4)."""

    def _left(self, table: CityTycoon) -> list[int]:
        return [seat for seat in range(len(table.players)) if seat not in table.order]

    def outcomes(self, table: CityTycoon, seat: int, what: int, count: int) -> int:
        return len(table.players) - len(table.order)

    def outcome(self, table: CityTycoon, seat: int, what: int, count: int, k: int) -> Choice:
        return PLACE.of(self._left(table)[k] + 1)

    def label(self, table: CityTycoon, seat: int, what: int, count: int) -> str:
        return f"order/{len(table.order) + 1}"

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Place)
        board = table.box.board
        before = len(table.order)
        table.set_order((*table.order, choice.seat))
        if table.watched:
            table.report("ct-placed", choice.seat, place=before + 1)
        table.gain_money(choice.seat, "start", board.start_money + board.money_step * before)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-order", place=len(table.order) + 1)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Place):
            return Message("ct-seat-not-to-place", seat=choice.seat + 1)
        return super().why_not(table, seat, what, count, choice)


DRAW_ORDER: Final[DrawOrder] = DrawOrder("order")


class CloseSide(Toss[CityTycoon]):
    """Draw a side of the start tile where nobody builds (set-up, 9)."""

    def _open(self, table: CityTycoon) -> list[int]:
        return [side for side in range(len(COMPASS)) if side not in table.city.closed]

    def outcomes(self, table: CityTycoon, seat: int, what: int, count: int) -> int:
        return len(COMPASS) - len(table.city.closed)

    def outcome(self, table: CityTycoon, seat: int, what: int, count: int, k: int) -> Choice:
        return CLOSE.of(self._open(table)[k])

    def label(self, table: CityTycoon, seat: int, what: int, count: int) -> str:
        return f"closed/{len(table.city.closed) + 1}"

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Close)
        table.close(choice.side)
        if table.watched:
            table.report("ct-closed", seat, side=COMPASS[choice.side])

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-close")

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Close):
            return Message("ct-side-closed-already", side=COMPASS[choice.side])
        return super().why_not(table, seat, what, count, choice)


CLOSE_SIDE: Final[CloseSide] = CloseSide("close")


def set_up(
    box: Box, players: int, source: Source | None, closed: tuple[int, ...] | None = None
) -> CityTycoon:
    """Lay out the table and run to the first question; without `closed`, closed sides are drawn."""
    table = CityTycoon(box, players)
    table.source = source
    refill(table)  # one cube for each player on either plant of the start tile
    table.push(START_ROUND, 0)
    for _ in range(players):
        table.push(DRAW_ORDER, 0)
    if closed is not None:
        table.city = City(closed)
    else:
        for _ in range(CLOSED_SIDES[players]):
            table.push(CLOSE_SIDE, 0)
    table.run()
    return table
