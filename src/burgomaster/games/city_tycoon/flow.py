"""The order of play: set-up, four rounds of five phases, and the end."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Step, Toss
from burgomaster.games.city_tycoon.box.components import COMPASS, REFILL, ROUNDS, START_PLANTS
from burgomaster.games.city_tycoon.building import BUILD_CITY, fill
from burgomaster.games.city_tycoon.choices import CLOSE, PLACE, Close, Place
from burgomaster.games.city_tycoon.city import City
from burgomaster.games.city_tycoon.draft import DRAFT
from burgomaster.games.city_tycoon.scoring import MONEY, money_left, money_points
from burgomaster.games.city_tycoon.supply import SUPPLY_TILES
from burgomaster.games.city_tycoon.table import CityTycoon

# Set-up.


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
        if table.watched:
            table.report("ct-placed", choice.seat, place=len(table.order) + 1)
        table.gain_money(choice.seat, "start", board.start_money + board.money_step * len(table.order))
        table.order += (choice.seat,)

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
        table.city = City(tuple(sorted((*table.city.closed, choice.side))))
        if table.watched:
            table.report("ct-closed", seat, side=COMPASS[choice.side])

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-close")

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Close):
            return Message("ct-side-closed-already", side=COMPASS[choice.side])
        return super().why_not(table, seat, what, count, choice)


CLOSE_SIDE: Final[CloseSide] = CloseSide("close")


# Rounds.


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
