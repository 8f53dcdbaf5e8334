"""The order of play: four rounds of five phases, and the end."""

from __future__ import annotations

from typing import Final

from burgomaster.core.table import Step
from burgomaster.games.city_tycoon import meanings
from burgomaster.games.city_tycoon.box.components import PACK, REFILL, ROUNDS, START_PLANTS
from burgomaster.games.city_tycoon.building import BUILD_TURN, fill
from burgomaster.games.city_tycoon.draft import DRAFT
from burgomaster.games.city_tycoon.scoring import MONEY, money_left, money_points
from burgomaster.games.city_tycoon.supply import SUPPLY_TILES
from burgomaster.games.city_tycoon.table import CityTycoon


class StartRound(Step[CityTycoon]):
    """Begin a round, or end the game after the fourth."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        if table.round == ROUNDS:
            table.push(END_GAME, seat)
            return
        table.round += 1
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
        table.phase = 3
        table.turn = what
        if what == PACK:
            table.packs = ()
            table.taken = ()
            table.stack = ()
            table.groups = ()
            for player in table.players:
                player.gone = ()
            return
        table.push(self, seat, what + 1)
        for each in reversed(table.order):
            table.push(BUILD_TURN, each)


BUILD_CITY: Final = BuildCity("build-city", what=meanings.TURNS)


class SetOrder(Step[CityTycoon]):
    """Let who has least money come first; who has equally much keeps the order (phase I)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.phase = 1
        by_money = sorted([(table.players[each].money, place) for place, each in enumerate(table.order)])
        table.order = tuple([table.order[place] for _, place in by_money])
        if table.watched:
            for place, each in enumerate(table.order, 1):
                table.report("ct-placed", each, place=place)


SET_ORDER: Final[SetOrder] = SetOrder("set-order")


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


class EndGame(Step[CityTycoon]):
    """Turn every ten euro into a point (end of the game)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        for each, player in enumerate(table.players):
            points = money_points(table, each)
            table.pay_bank(each, player.money - money_left(table, each))
            table.gain_points(each, MONEY, points)


END_GAME: Final[EndGame] = EndGame("end-game")
