"""Phase IV: everyone supplies own tiles, one at a time, until all have passed."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause
from burgomaster.core.meaning import Packed
from burgomaster.core.message import Message
from burgomaster.core.step import Ask, Step
from burgomaster.games.city_tycoon import meanings
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    CUBES,
    NO_PLANT,
    PLANT_COLOUR,
    PLANTS,
    RED,
)
from burgomaster.games.city_tycoon.box.tiles import Demand
from burgomaster.games.city_tycoon.building import TURN_END
from burgomaster.games.city_tycoon.choices import (
    FROMS,
    PASS,
    PAY,
    STUCK,
    SUPPLIES,
    From,
    Pass,
    Pay,
    Supply,
)
from burgomaster.games.city_tycoon.routes import NO_WAY, STEP, Estate
from burgomaster.games.city_tycoon.scoring import NEIGHBOURS, SUPPLIED
from burgomaster.games.city_tycoon.table import CityTycoon


class SupplyTiles(Step[CityTycoon]):
    """Let everyone who has not passed supply a tile, and so on until all have passed (phase IV)."""

    def run(self, table: CityTycoon, seat: int, what: int, count: int) -> None:
        table.begin_phase(4)
        active = [each for each in table.order if not table.players[each].passed]
        if active:
            table.push(self, seat)
            for each in reversed(active):
                table.push(SUPPLY_TURN, each)


SUPPLY_TILES: Final[SupplyTiles] = SupplyTiles("supply-tiles")


# What it costs.


def cheapest(table: CityTycoon, seat: int, cell: int, demand: Demand, budget: int) -> int:
    """Return the least that meeting a demand costs now, beside yellow cubes; NO_WAY if beyond the budget."""
    return cheapest_from(table.estate(seat, cell), table.cubes, demand, budget)


def cheapest_from(estate: Estate, cubes: list[int], demand: Demand, budget: int) -> int:
    """Return the least that meeting a demand costs with the cubes that plants have."""
    cost = demand.euro
    if demand.red:
        cost += estate.cheapest(RED, cubes, demand.red, budget - cost)
    if demand.blue:
        cost += estate.cheapest(BLUE, cubes, demand.blue, budget - cost)
    return cost


def cubes_in_play(cubes: list[int]) -> tuple[int, int]:
    """Return how many red and how many blue cubes lie on plants, given those on each plant."""
    reds = blues = 0
    for plant, there in enumerate(cubes):
        if there:
            if PLANT_COLOUR[plant] == RED:
                reds += there
            else:
                blues += there
    return reds, blues


class SupplyTurn(Ask[CityTycoon]):
    """Supply one of one's tiles, meeting one of its demands, or pass for the round."""

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        money, yellow = player.money, player.yellow
        tiles = table.box.tiles
        cubes = table.cubes
        reds, blues = cubes_in_play(cubes)
        own_reds = own_blues = 0
        for plant in player.plants:
            if PLANT_COLOUR[plant] == RED:
                own_reds += cubes[plant]
            else:
                own_blues += cubes[plant]
        city = table.city
        choices: list[Choice] = []
        for index, tile in enumerate(player.tiles):
            if player.met[index]:
                continue
            estate: Estate | None = None
            for number, demand in enumerate(tiles[tile].demands):
                red, blue = demand.red, demand.blue
                if red > reds or blue > blues or demand.yellow > yellow:
                    continue
                # Cubes from elsewhere cost at least a step or a fee: that may save a look at the ways.
                least = demand.euro
                if red > own_reds:
                    least += STEP * (red - own_reds)
                if blue > own_blues:
                    least += STEP * (blue - own_blues)
                if least > money:
                    continue
                if red or blue:
                    if estate is None:
                        estate = city.estate(seat, player.cells[index])
                    if cheapest_from(estate, cubes, demand, money) > money:
                        continue
                choices.append(SUPPLIES[tile][number])
        choices.append(PASS if choices else STUCK)
        return choices

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, Supply):
            table.push(TURN_END, seat)
            table.ways = ()
            send(table, seat, choice.tile, choice.demand)
            return
        table.pass_round(seat)
        if isinstance(choice, Pass):
            table.push(TURN_END, seat)
        if table.watched:
            table.report("ct-passed", seat)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-supply", seat=seat + 1)

    def warning(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message | None:
        """Warn of passing while a tile would still bring more than it costs."""
        from burgomaster.games.city_tycoon.sight.whatif import gain_left  # it knows all the rules

        return gain_left(table, seat) if isinstance(choice, Pass) else None

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if not isinstance(choice, Supply):
            return super().why_not(table, seat, what, count, choice)
        player = table.players[seat]
        tile = choice.tile
        if tile not in player.tiles:
            return Message("ct-not-own-tile", tile=tile)
        at = player.tiles.index(tile)
        if player.met[at]:
            return Message("ct-supplied-already", tile=tile)
        demands = table.box.tiles[tile].demands
        if choice.demand >= len(demands):
            return Message("ct-no-such-demand", tile=tile, demands=len(demands))
        demand = demands[choice.demand]
        if demand.yellow > player.yellow:
            return Message("ct-yellow-short", wanted=demand.yellow, found=player.yellow)
        price = cheapest(table, seat, player.cells[at], demand, NO_WAY)
        if price >= NO_WAY:
            return Message("ct-cubes-short", tile=tile, red=demand.red, blue=demand.blue)
        return Message("ct-supply-too-dear", price=price, money=player.money)


SUPPLY_TURN: Final[SupplyTurn] = SupplyTurn("supply")


# Plants and ways, cube by cube; `what` is the tile, `count` the number of its demand.


def send(table: CityTycoon, seat: int, tile: int, number: int) -> None:
    """Ask for the next cube's plant, or deliver when all cubes are on their way."""
    demand = table.box.tiles[tile].demands[number]
    if len(table.ways) < demand.red + demand.blue:
        table.push(CHOOSE_PLANT, seat, tile, number)
    else:
        deliver(table, seat, tile, number)


def estate_of(table: CityTycoon, seat: int, tile: int) -> Estate:
    """Return the estate of a seat's tile."""
    player = table.players[seat]
    return table.estate(seat, player.cells[player.tiles.index(tile)])


def next_colour(table: CityTycoon, demand: Demand) -> int:
    """Return the colour of the next cube to be sent: red ones first."""
    return RED if len(table.ways) < demand.red else BLUE


class ChoosePlant(Ask[CityTycoon]):
    """Choose the plant the next cube comes from, the cheapest first; of equal sets only one order."""

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        demand = table.box.tiles[what].demands[count]
        colour = next_colour(table, demand)
        estate = estate_of(table, seat, what)
        cubes = table.cubes[:]
        budget = player.money - demand.euro
        first = NO_PLANT
        for plant, cost, _ in table.ways:
            budget -= cost
            cubes[plant] -= 1
            if PLANT_COLOUR[plant] == colour:
                first = plant
        sent = len(table.ways)
        wanted = demand.red - sent if colour == RED else demand.red + demand.blue - sent
        if colour == RED and demand.blue:
            budget -= estate.cheapest(BLUE, cubes, demand.blue, budget)
        plants = estate.plants(colour, budget // wanted)  # further cubes will not be cheaper
        prices = estate.prices
        start = 0 if first == NO_PLANT else plants.index(first)
        choices: list[Choice] = []
        for index in range(start, len(plants)):
            plant = plants[index]
            if cubes[plant]:
                cost = prices[plant]
                cubes[plant] -= 1
                if cost + estate.cheapest(colour, cubes, wanted - 1, budget - cost, index) <= budget:
                    choices.append(FROMS[plant])
                cubes[plant] += 1
        return choices

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, From)
        plant = choice.plant
        estate = estate_of(table, seat, what)
        amounts = estate.amounts(plant)
        if len(amounts) > 1:
            table.push(CHOOSE_WAY, seat, what, 2 * plant + count)
        else:
            table.ways += ((plant, estate.price(plant), amounts[0]),)
            send(table, seat, what, count)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        demand = table.box.tiles[what].demands[count]
        colour = next_colour(table, demand)
        cube = len(table.ways) + 1
        more = demand.red - cube if colour == RED else demand.red + demand.blue - cube
        return Message("ct-ask-plant", seat=seat + 1, tile=what, colour=CUBES[colour], cube=cube, more=more)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if not isinstance(choice, From):
            return super().why_not(table, seat, what, count, choice)
        plant = choice.plant
        colour = next_colour(table, table.box.tiles[what].demands[count])
        if PLANT_COLOUR[plant] != colour:
            return Message("ct-plant-colour", plant=PLANTS[plant], colour=CUBES[colour])
        if estate_of(table, seat, what).price(plant) == NO_WAY:
            return Message("ct-plant-out-of-reach", plant=PLANTS[plant])
        if table.cubes[plant] <= len([way for way in table.ways if way[0] == plant]):
            return Message("ct-plant-empty", plant=PLANTS[plant])
        if self._comes_before(table, seat, what, plant):
            return Message("ct-plant-before", plant=PLANTS[plant])
        later = self._affordable(table, seat, what, count, plant)
        return Message("ct-plant-later" if later else "ct-plant-too-dear-now", plant=PLANTS[plant])

    def _affordable(self, table: CityTycoon, seat: int, tile: int, number: int, plant: int) -> bool:
        """Tell whether the money lasts for a cube from a plant and the others still to come, in any order."""
        demand = table.box.tiles[tile].demands[number]
        estate = estate_of(table, seat, tile)
        cubes = table.cubes[:]
        budget = table.players[seat].money - demand.euro - estate.price(plant)
        reds, blues = demand.red, demand.blue
        for each in [*[way[0] for way in table.ways], plant]:
            cubes[each] -= 1
            if PLANT_COLOUR[each] == RED:
                reds -= 1
            else:
                blues -= 1
        budget -= sum([way[1] for way in table.ways])
        if reds:
            budget -= estate.cheapest(RED, cubes, reds, budget)
        if blues and budget >= 0:
            budget -= estate.cheapest(BLUE, cubes, blues, budget)
        return budget >= 0

    def _comes_before(self, table: CityTycoon, seat: int, tile: int, plant: int) -> bool:
        """Tell whether a plant comes before the last one chosen of its colour: there is only one order."""
        colour = PLANT_COLOUR[plant]
        chosen = [way[0] for way in table.ways if PLANT_COLOUR[way[0]] == colour]
        if not chosen:
            return False
        estate = estate_of(table, seat, tile)
        plants = estate.plants(colour, max(estate.price(plant), estate.price(chosen[-1])))
        return plants.index(plant) < plants.index(chosen[-1])


CHOOSE_PLANT: Final[ChoosePlant] = ChoosePlant("plant", what=meanings.TILE, count=meanings.DEMAND)


class ChooseWay(Ask[CityTycoon]):
    """Choose whom to pay where equally cheap ways pay different owners; `count`: twice the plant + demand."""

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        plant = count // 2
        amounts = estate_of(table, seat, what).amounts(plant)
        if table.ways and table.ways[-1][0] == plant and len(amounts) > 1:
            amounts = amounts[amounts.index(table.ways[-1][2]) :]  # of equal sets of ways only one order
        return [PAY.of(*each) for each in amounts]

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        plant = count // 2
        table.ways += ((plant, estate_of(table, seat, what).price(plant), choice.amounts),)
        send(table, seat, what, count % 2)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-way", seat=seat + 1, tile=what, plant=PLANTS[count // 2])

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Pay):
            cheapest_ways = estate_of(table, seat, what).amounts(count // 2)
            before = choice.amounts in cheapest_ways
            return Message("ct-way-before" if before else "ct-no-such-way", plant=PLANTS[count // 2])
        return super().why_not(table, seat, what, count, choice)


CHOOSE_WAY: Final[ChooseWay] = ChooseWay(
    "way", what=meanings.TILE, count=Packed("from", {0: meanings.DEMAND, 1: meanings.PLANT})
)


# Paying and being paid.


def deliver(table: CityTycoon, seat: int, tile: int, number: int) -> None:
    """Pay everything together (ruling 4), put the cubes on the tile, then take its income."""
    player = table.players[seat]
    demand = table.box.tiles[tile].demands[number]
    total = demand.euro
    amounts = [0, 0, 0, 0, 0]
    for _, cost, shares in table.ways:
        total += cost
        for other, share in enumerate(shares):
            if share:
                amounts[other] += share
    if table.watched:
        table.because(Cause("tile", "", tile))
    table.meet(seat, tile, number)
    if table.watched:
        several = len(table.box.tiles[tile].demands) > 1
        table.report("ct-supplied", seat, tile=tile, demand=number + 1 if several else 0, price=total)
    for other, amount in enumerate(amounts):
        if amount:
            table.pay_seat(seat, other, amount)
            total -= amount
    table.pay_bank(seat, total)
    table.ways = ()
    at = player.tiles.index(tile)
    table.gain(seat, demand.income, SUPPLIED)
    # Neighbouring tiles give something to the supplier of a tile of this district (ruling 5).
    for income in table.city.bonuses(table.box, player.cells[at], table.box.district[tile]):
        table.gain(seat, income, NEIGHBOURS)
