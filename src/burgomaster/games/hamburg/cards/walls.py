"""Wall segments that buildings build."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import (
    SIDES,
)
from burgomaster.games.hamburg.choices import (
    SEGMENTS,
    Segment,
)
from burgomaster.games.hamburg.construction import build_segment
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import BY_CARD, NO_PRICE, wall_price
from burgomaster.games.rows.effect import Effect


class BuildWall(Effect[Hamburg]):
    """Build a wall segment of either half without playing a card, at so many times its price."""

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def spell(self) -> Phrase:
        return Phrase("hb-card-build-wall", times=self.times)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if BUILD_WALL.offers(table, seat, self.times, 0):
            return None
        return Message("hb-no-segment")

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(BUILD_WALL, seat, self.times)


class BuildWallSegment(Ask[Hamburg]):
    """Choose the half of the wall to build on; the price is paid `what` times."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = []
        for side in range(2):
            price = wall_price(table, seat, side, BY_CARD)
            if price != NO_PRICE and price * what <= table.players[seat].marks:
                choices.append(SEGMENTS[side])
        return choices

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Segment)
        made = table.sum()
        price = wall_price(table, seat, choice.side, BY_CARD, made)
        if made is not None:
            made.add(price * (what - 1), "hb-sum-times", times=what)
        table.pay_money(seat, price * what, made)
        build_segment(table, seat, choice.side)

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Segment):
            price = wall_price(table, seat, choice.side, BY_CARD)
            if price == NO_PRICE:
                return Message("hb-wall-complete", side=SIDES[choice.side])
            return Message("hb-marks-short", price=price * what, marks=table.players[seat].marks)
        return super().why_not(table, seat, what, count, choice)


BUILD_WALL: Final = BuildWallSegment("build-wall", what=meanings.up_to("price_times", 9))


def build_wall(times_price: int) -> Effect[Hamburg]:
    """Build a wall segment without a card."""
    return BuildWall(times_price)
