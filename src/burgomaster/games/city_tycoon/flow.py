"""How the game runs: four rounds of five phases, and the end."""

from __future__ import annotations

from typing import Final

from burgomaster.core.step import Step
from burgomaster.games.city_tycoon import meanings
from burgomaster.games.city_tycoon.box.components import PACK, ROUNDS
from burgomaster.games.city_tycoon.building import BUILD_TURN
from burgomaster.games.city_tycoon.draft import DRAFT
from burgomaster.games.city_tycoon.order import SET_ORDER
from burgomaster.games.city_tycoon.scoring import MONEY, money_left, money_points
from burgomaster.games.city_tycoon.supply import SUPPLY_TILES
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.tidying import TIDY_UP


class StartRound(Step[CityTycoon]):
    """Begin a round, or end the game after the fourth."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        if table.round == ROUNDS:
            table.push(END_GAME, seat)
            return
        table.begin_round(table.round + 1)
        table.push(self, seat)
        if table.round < ROUNDS:
            table.push(TIDY_UP, seat)
        table.push(SUPPLY_TILES, seat)
        table.push(BUILD_CITY, seat)
        table.push(DRAFT, seat)
        if table.round > 1:
            table.push(SET_ORDER, seat)
        if table.watched:
            table.report("ct-round", seat, round=table.round)


START_ROUND: Final[StartRound] = StartRound("round")


class BuildCity(Step[CityTycoon]):
    """Let everyone act in turn, six times (phase III); `what` counts the times."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.begin_phase(3)
        table.count_done(what)
        if what == PACK:
            table.forget_draft()
            return
        table.push(self, seat, what + 1)
        for each in reversed(table.order):
            table.push(BUILD_TURN, each)


BUILD_CITY: Final = BuildCity("build-city", what=meanings.TURNS)


class EndGame(Step[CityTycoon]):
    """Turn every ten euro into a point (end of the game)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        for each, player in enumerate(table.players):
            points = money_points(table, each)
            table.pay_bank(each, player.money - money_left(table, each))
            table.gain_points(each, MONEY, points)


END_GAME: Final[EndGame] = EndGame("end-game")
