"""The clerk: a player who forecasts what its city will bring, and takes what adds most to it."""

from __future__ import annotations

from typing import Final

from burgomaster.bots import clerk
from burgomaster.bots.base import Advice
from burgomaster.bots.city_tycoon.places import FEWER, Places
from burgomaster.bots.city_tycoon.planning import PLANT, Planner, best_plan
from burgomaster.bots.city_tycoon.reasons import reasons
from burgomaster.bots.city_tycoon.supplying import Supplying
from burgomaster.bots.city_tycoon.weights import WEIGHTS, Weights
from burgomaster.bots.clerk import Ranked
from burgomaster.bots.margin import told
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message
from burgomaster.core.table import Table
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.choices import (
    At,
    Build,
    Buy,
    Discard,
    LandAt,
    Lay,
    Pick,
    Sell,
    WaterAt,
)
from burgomaster.games.city_tycoon.table import CityTycoon


class Clerk(clerk.Clerk[CityTycoon]):
    """Plays by forecasts; `whim` is how many tenths of a point it may be off."""

    def __init__(self, whim: float = 0.0, weights: Weights = WEIGHTS, own: Weights | None = None) -> None:
        self.whim: Final = whim
        self.weights: Final = weights
        self.own: Final = own or weights
        """By what it values every seat where a playout ends."""

    def imagined(self, seen: Table, rng: Fast) -> CityTycoon:
        """Return the table that the seat sees: what others hold is not looked at."""
        assert isinstance(seen, CityTycoon)
        return seen

    def trial(self, table: CityTycoon, seat: int, rng: Fast) -> Trial:
        """Begin to rate what a seat can choose."""
        return Trial(table, seat, self.weights, self.whim, rng)

    def values(self, table: CityTycoon) -> list[float]:
        """Return everyone's points, and what they may make of what they have."""
        return [
            sum(player.points) + best_plan(table, seat, self.own, player.hand, player.money).value
            for seat, player in enumerate(table.players)
        ]


class Trial(clerk.Trial[CityTycoon]):
    """Rates choices by what they add to the forecast; of equals, any is the best."""

    __slots__ = ("rng", "weights", "whim")

    def __init__(self, table: CityTycoon, seat: int, weights: Weights, whim: float, rng: Fast) -> None:
        super().__init__(table, seat)
        self.weights: Final = weights
        self.whim: Final = whim
        self.rng: Final = rng

    def best(self, choices: list[Choice]) -> Choice:
        """Return the choice that looks best."""
        return self._best(choices, rated(self.table, self.seat, choices, self.weights))

    def at_once(self, choices: list[Choice]) -> Choice:
        """Return the choice that adds most by itself: nothing is planned with the rest of the hand."""
        return self._best(choices, glanced(self.table, self.seat, choices, self.weights))

    def ranked(self, choices: list[Choice]) -> Ranked:
        """Return the choices with the points they add, the best first."""
        worths = rated(self.table, self.seat, choices, self.weights)
        order = sorted(range(len(choices)), key=worths.__getitem__, reverse=True)
        return [(choices[at], worths[at]) for at in order]

    def advice(self, choices: list[Choice]) -> Advice:
        """Return the best of the choices, what it brings, and how much more it forecasts than of the next."""
        if len(choices) == 1:  # nothing to compare, perhaps nothing to forecast
            return Advice(choices[0], [])
        worths = rated(self.table, self.seat, choices, self.weights)
        best = self._best(choices, worths)
        margin = told(worths, "ct-hint-better", "ct-hint-close")
        return Advice(best, [*reasons(self.table, self.seat, best, self.weights), *margin])

    def why(self, choice: Choice) -> list[Message]:
        """Return what a choice brings, costs or saves."""
        return reasons(self.table, self.seat, choice, self.weights)

    def _best(self, choices: list[Choice], worths: list[float]) -> Choice:
        best = choices[0]
        most = -1e12
        for choice, worth in zip(choices, worths, strict=True):
            value = worth + self.rng.below(1000) * (1e-7 + self.whim * 1e-4)
            if value > most:
                best, most = choice, value
        return best


def rated(table: CityTycoon, seat: int, choices: list[Choice], weights: Weights) -> list[float]:
    """Return what each choice seems to be worth, in points."""
    first = choices[0]
    if isinstance(first, At):
        return Places(table, seat, weights).rated(choices)
    if isinstance(first, (LandAt, WaterAt)):
        return Places(table, seat, weights).landscapes(choices)
    if isinstance(first, Pick):
        return picks(table, seat, choices, weights)
    if isinstance(first, (Lay, Sell, Build)):
        return actions(table, seat, choices, weights)
    if isinstance(first, Discard):
        return discards(table, seat, choices, weights)
    if isinstance(first, Buy):
        return purchases(table, seat, choices, weights)
    return Supplying(table, seat, weights).rated(choices)


def glanced(table: CityTycoon, seat: int, choices: list[Choice], weights: Weights) -> list[float]:
    """Return what each choice seems to be worth at a quick look, in points."""
    first = choices[0]
    if isinstance(first, At):
        return Places(table, seat, weights).rated(choices, FEWER)
    if isinstance(first, Pick):
        return picks_alone(begun(table, seat, weights), choices)
    if isinstance(first, (Lay, Sell, Build)):
        plan = begun(table, seat, weights)
        adds = {gain[0]: gain[2] for gain in plan.gains([tile for tile in plan.me.hand if tile], True)}
        return of_actions(choices, adds)
    return rated(table, seat, choices, weights)


def begun(table: CityTycoon, seat: int, weights: Weights) -> Planner:
    """Return a plan with nothing in it: the whole hand is thought of as sold."""
    plan = Planner(table, seat, weights)
    plan.begin(plan.me.hand, plan.me.money)
    return plan


def picks_alone(plan: Planner, choices: list[Choice]) -> list[float]:
    """Return what each tile of a pack adds to a plan as it is; what cannot be paid is sold."""
    sale = plan.sale * plan.forecast.euro
    worths: list[float] = []
    for choice in choices:
        assert isinstance(choice, Pick)
        worths.append(max(plan.with_tile(choice.tile, False) - plan.value, sale))
    return worths


def picks(table: CityTycoon, seat: int, choices: list[Choice], weights: Weights) -> list[float]:
    """Return what each tile of a pack adds to what one plans with the hand."""
    me = table.players[seat]
    empty = Planner(table, seat, weights)
    plan = best_plan(table, seat, weights, me.hand, me.money, empty=empty)
    sale = plan.sale * plan.forecast.euro
    worths: list[float] = []
    for choice in choices:
        assert isinstance(choice, Pick)
        worth = plan.with_tile(choice.tile, False) - plan.value
        if worth < sale:  # beside the others it brings nothing; perhaps instead of them
            other = best_plan(table, seat, weights, (*me.hand, choice.tile), me.money, empty=empty)
            worth = other.value - plan.value
        worths.append(worth)
    return worths


def actions(table: CityTycoon, seat: int, choices: list[Choice], weights: Weights) -> list[float]:
    """Return what each building action is worth: first what the plan has that can be paid now."""
    me = table.players[seat]
    plan = best_plan(table, seat, weights, me.hand, me.money)
    adds: dict[int, float] = {}
    for action, worth in zip(plan.planned, plan.worths, strict=True):
        adds.setdefault(action, worth)  # two plants of a kind: the first comes first
    return of_actions(choices, adds)


def of_actions(choices: list[Choice], adds: dict[int, float]) -> list[float]:
    """Return what each building action is worth, by what those thought of add."""
    worths: list[float] = []
    for choice in choices:
        worth = -10.0
        if isinstance(choice, Sell):
            worth = -5.0 if choice.tile in adds else -1.0
        else:
            wanted = -1
            if isinstance(choice, Lay):
                wanted = choice.tile
            elif isinstance(choice, Build):
                wanted = PLANT + choice.plant
            if wanted in adds:
                worth = 1.0 + adds[wanted]
        worths.append(worth)
    return worths


def discards(table: CityTycoon, seat: int, choices: list[Choice], weights: Weights) -> list[float]:
    """Return how little each tile in hand is missed."""
    _, _, kind, _ = table.agenda[-1].parts
    me = table.players[seat]
    price = table.box.plants[next_plant(table, kind // 2)][kind % 2].cost
    plan = best_plan(table, seat, weights, me.hand, me.money - price, False)
    worths: list[float] = []
    for choice in choices:
        assert isinstance(choice, Discard)
        worth = 0.0
        if choice.tile in plan.planned:
            worth = -1.0 - plan.worths[plan.planned.index(choice.tile)]
        worths.append(worth)
    return worths


def purchases(table: CityTycoon, seat: int, choices: list[Choice], weights: Weights) -> list[float]:
    """Return what bought points are worth, less what else one would do with their price."""
    _, _, what, _ = table.agenda[-1].parts
    me = table.players[seat]
    empty = Planner(table, seat, weights)
    worths: list[float] = []
    for choice in choices:
        assert isinstance(choice, Buy)
        price = 0
        for offer in table.box.tiles[what].offers:
            if offer.points == choice.points:
                price = offer.euro
        plan = best_plan(table, seat, weights, me.hand, me.money - price, empty=empty)
        worths.append(plan.value + choice.points)
    return worths
