"""The clerk that City Tycoon had first, to measure others by: it builds no better than chance."""

from __future__ import annotations

from typing import Final

from burgomaster.bots.base import Budget, Decision, See
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.games.city_tycoon.box.components import (
    LAND,
    NO_OWNER,
    PLANT_COLOUR,
    REFILL,
    ROUNDS,
    START_PLANTS,
    STEPS_AROUND,
    coded,
    owner_of,
    piece_of,
    plant_piece,
)
from burgomaster.games.city_tycoon.box.tiles import Demand, Income, Tile
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.choices import (
    At,
    Build,
    Buy,
    Discard,
    LandAt,
    Lay,
    OfCell,
    Pay,
    Pick,
    Sell,
    Supply,
    WaterAt,
)
from burgomaster.games.city_tycoon.supply import cheapest
from burgomaster.games.city_tycoon.table import CityTycoon

# What things are worth in euro.
POINT: Final = (0.0, 3.5, 3.8, 4.0, 4.2)
"""A point, by round: money can still be turned into points."""
POINT_AT_THE_END: Final = 10.0
YELLOW: Final = (0.0, 4.0, 4.5, 5.0, 3.0)
CUBE: Final = 2.8
"""What a cube costs that comes from elsewhere."""
SPARE: Final = 1.0
"""What a cube costs that one has to spare."""
OWN_CUBE: Final = 3.2
"""What a cube of one's own plant is worth while one's tiles ask for it."""
SPARE_CUBE: Final = 0.7
"""What it is worth beyond that: others may pay for it."""
SUPPLIES: Final = (0.0, 3.2, 2.5, 1.7, 0.9)
"""How often a tile laid in a round is supplied."""
RESERVE: Final = 4
"""Money kept for transport."""
FEW_PLACES: Final = 14
"""How many cells are looked at closely."""


class Clerk:
    """A player who prices everything and takes the best bargain; `whim` is how many euro it may be off."""

    def __init__(self, whim: float = 0.0) -> None:
        self.whim: Final = whim

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return the choice that looks best; of equals, any."""
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        seen = see()
        assert isinstance(seen, CityTycoon)
        thought = Thought(seen, question.seat)
        best = choices[0]
        most = -1e9
        if isinstance(choices[0], At):
            choices = thought.likely(choices)
        for choice in choices:
            value = thought.worth(choice) + rng.below(1000) * (1e-6 + self.whim * 1e-3)
            if value > most:
                best, most = choice, value
        return best


class Thought:
    """One look at the table by one seat."""

    def __init__(self, table: CityTycoon, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.me: Final = table.players[seat]
        self.point: Final = POINT[table.round]
        self.yellow: Final = YELLOW[table.round]
        self.spare: Final = self.spare_cubes()

    def spare_cubes(self) -> list[int]:
        """Return how many cubes of each colour one has a round, one of the start tile included, to spare."""
        table = self.table
        spare = [1, 1]
        for plant in self.me.plants:
            refilled = table.plant_sides[plant - START_PLANTS] == REFILL
            spare[PLANT_COLOUR[plant]] += (
                table.box.plants[plant][REFILL].cubes if refilled else table.cubes[plant]
            )
        for tile in self.me.tiles:
            demands = table.box.tiles[tile].demands
            spare[0] -= max([demand.red for demand in demands])
            spare[1] -= max([demand.blue for demand in demands])
        return spare

    def cubes(self, colour: int, count: int) -> float:
        """Return what cubes for one more tile cost."""
        own = min(max(self.spare[colour], 0), count)
        return own * SPARE + (count - own) * CUBE

    def worth(self, choice: Choice) -> float:
        """Return what a choice seems to be worth in euro."""
        tiles = self.table.box.tiles
        if isinstance(choice, Pick):
            tile = tiles[choice.tile]
            return max(self.table.box.board.sale, self.tile(tile) - tile.cost)
        if isinstance(choice, Lay):
            return self.lay(tiles[choice.tile])
        if isinstance(choice, Sell):
            return self.sell(tiles[choice.tile])
        if isinstance(choice, Build):
            return self.plant(choice.plant)
        if isinstance(choice, Discard):
            return -max(self.tile(tiles[choice.tile]) - tiles[choice.tile].cost, 0.0)
        if isinstance(choice, At):
            return self.place(choice.cell)
        if isinstance(choice, (LandAt, WaterAt)):
            return self.landscape(choice)
        if isinstance(choice, Buy):
            return self.buy(choice.points)
        if isinstance(choice, Supply):
            return self.supply(choice)
        if isinstance(choice, Pay):
            return self.pay(choice)
        return 0.0  # the first plant offered is the cheapest; passing brings nothing

    # Tiles.

    def income(self, income: Income, point: float) -> float:
        """Return what an income is worth."""
        return income.euro + income.points * point + income.yellow * self.yellow

    def demand(self, demand: Demand) -> float:
        """Return what meeting a demand brings, less what its cubes cost."""
        cost = self.cubes(0, demand.red) + self.cubes(1, demand.blue)
        cost += self.yellow * demand.yellow + demand.euro
        return self.income(demand.income, self.point) - cost

    def tile(self, tile: Tile) -> float:
        """Return what a tile is worth once it is laid."""
        value = tile.points * self.point + tile.yellow * self.yellow + 0.6 * tile.land + 0.2 * tile.water
        if tile.offers:
            value += 3.5
        if tile.per_own is not None:
            value += self.per_own(tile) * self.point
        best = 0.0
        for demand in tile.demands:
            best = max(best, self.demand(demand))
        if tile.bonus is not None:
            own = [each for each in self.me.tiles if self.table.box.district[each] == tile.bonus.district]
            value += min(len(own) + 1, 2) * 0.4 * self.income(tile.bonus.income, self.point)
        return value + best * SUPPLIES[self.table.round]

    def per_own(self, tile: Tile) -> int:
        """Return the points a tile would bring for own tiles or plants."""
        assert tile.per_own is not None
        if tile.per_own.colour >= 0:
            own = [plant for plant in self.me.plants if PLANT_COLOUR[plant] == tile.per_own.colour]
        else:
            district = self.table.box.district
            own = [each for each in self.me.tiles if district[each] == tile.per_own.district]
        return len(own) * tile.per_own.points

    def lay(self, tile: Tile) -> float:
        """Return what laying a tile is worth, with an eye on the money left for transport."""
        return self.tile(tile) - tile.cost - self.short(self.me.money - tile.cost)

    def short(self, left: int) -> float:
        """Return what it costs to have too little money left for transport."""
        return max(0, RESERVE + len(self.me.tiles) // 2 - left) * 0.7

    def sell(self, tile: Tile) -> float:
        """Return what selling a tile is worth: its price, less what it could bring."""
        sale = self.table.box.board.sale
        gain = self.tile(tile) - tile.cost
        value = sale - max(gain, 0.0)
        if tile.cost > self.me.money + sale * (len(self.me.hand) - 1):
            value = float(sale)
        if self.me.money < RESERVE + 2:
            value += 1.5
        return value

    # Plants.

    def plant(self, kind: int) -> float:
        """Return what building a plant of a kind is worth, less its price and the tile discarded for it."""
        table = self.table
        colour, side = kind // 2, kind % 2
        plant = next_plant(table, colour)
        printed = table.box.plants[plant][side]
        wanted = -self.spare[colour]
        for tile in self.me.hand:
            if table.box.cost[tile] <= self.me.money - printed.cost:
                demands = table.box.tiles[tile].demands
                wanted += max([(demand.red, demand.blue)[colour] for demand in demands])
        wanted = max(wanted, 0)
        rounds = ROUNDS - table.round + 1
        value = 0.0
        left = printed.cubes
        for _ in range(rounds):
            used = min(left, wanted)
            value += used * OWN_CUBE + (left - used) * SPARE_CUBE
            if side != REFILL:
                left -= used
        hand = [self.tile(table.box.tiles[tile]) - table.box.cost[tile] for tile in self.me.hand]
        return value - printed.cost - max(min(hand), 3.0) - self.short(self.me.money - printed.cost)

    # Places.

    def likely(self, choices: list[Choice]) -> list[Choice]:
        """Return the few places that look best at a glance."""
        if len(choices) <= FEW_PLACES:
            return choices
        rated: list[tuple[float, int]] = []
        for index, choice in enumerate(choices):
            assert isinstance(choice, At)
            rated.append((-self.glance(choice.cell), index))
        rated.sort()
        return [choices[index] for _, index in rated[:FEW_PLACES]]

    def glance(self, cell: int) -> float:
        """Return how many useful neighbours a cell has."""
        cells = self.table.city.cells
        value = 0.0
        for step in STEPS_AROUND:
            code = cells.get(cell + step)
            if code is None:
                value += 0.1
            elif owner_of(code) == self.seat:
                value += 2.0
            elif piece_of(code) > LAND + 1:
                value += 1.5
        return value

    def place(self, cell: int) -> float:
        """Return how good a place is for what is being laid."""
        table = self.table
        step, _, what, _ = table.agenda[-1].parts
        if step.name == "place-plant":
            plant = next_plant(table, what // 2)
            piece = coded(plant_piece(plant, what % 2), self.seat)
            city = table.city.with_piece(cell, piece)
            return self.glance(cell) * 0.5 + self._reached(cell) + 0.001 * len(city.free)
        tile = table.box.tiles[what]
        trial = table.clone()
        trial.city = table.city.with_piece(cell, coded(what, self.seat))
        often = SUPPLIES[table.round]
        value = 0.0
        for demand in tile.demands:
            cost = min(cheapest(trial, self.seat, cell, demand, 60), 40)
            value = max(value, self.income(demand.income, self.point) - cost - demand.yellow * self.yellow)
        for bonus in trial.city.bonuses(table.box, cell, tile.district):
            value += self.income(bonus, self.point) * 0.8
        value *= often
        if tile.bonus is not None:
            for step_around in STEPS_AROUND:
                code = table.city.cells.get(cell + step_around, 0)
                piece = piece_of(code)
                if 0 < piece < LAND and table.box.district[piece] == tile.bonus.district:
                    mine = 1.0 if owner_of(code) == self.seat else -0.5
                    value += mine * self.income(tile.bonus.income, self.point) * (ROUNDS - table.round + 0.8)
        return value + 0.3 * self.glance(cell)

    def _reached(self, cell: int) -> float:
        """Return how many own tiles lie around a place for a plant."""
        near = 0.0
        for other in self.me.cells:
            rows = abs(other // 512 - cell // 512)
            near += max(0.0, 1.5 - 0.4 * (rows + abs(other % 512 - cell % 512)))
        return near

    def landscape(self, choice: OfCell) -> float:
        """Return how good a place is for land, which should connect, or water, which should not hinder."""
        cells = self.table.city.cells
        useful = 0.0
        for step in STEPS_AROUND:
            code = cells.get(choice.cell + step)
            if code is None:
                continue
            owner, piece = owner_of(code), piece_of(code)
            if owner == self.seat:
                useful += 1.0
            elif piece > LAND + 1:
                useful += 1.2
            elif owner != NO_OWNER:
                useful += 0.3 if isinstance(choice, LandAt) else -0.4
        return useful if isinstance(choice, LandAt) else -useful

    def buy(self, points: int) -> float:
        """Return what bought points are worth, less their price."""
        _, _, what, _ = self.table.agenda[-1].parts
        for offer in self.table.box.tiles[what].offers:
            if offer.points == points:
                return points * self.point - offer.euro - self.short(self.me.money - offer.euro)
        return 0.0

    # Supply.

    def supply(self, choice: Supply) -> float:
        """Return what supplying a tile brings, less what it costs."""
        table = self.table
        at = self.me.tiles.index(choice.tile)
        demand = table.box.tiles[choice.tile].demands[choice.demand]
        last = table.round == ROUNDS
        point = POINT_AT_THE_END if last else self.point
        value = self.income(demand.income, point)
        for bonus in table.city.bonuses(table.box, self.me.cells[at], table.box.district[choice.tile]):
            value += self.income(bonus, point)
        cost = cheapest(table, self.seat, self.me.cells[at], demand, self.me.money)
        kept = 0.2 if last else self.yellow * 0.8
        return value - cost - demand.yellow * kept - 0.3

    def pay(self, choice: Pay) -> float:
        """Return how little a payment helps those who are ahead."""
        scores = self.table.scores()
        return -sum([amount * (10 + scores[seat]) for seat, amount in enumerate(choice.amounts) if amount])
