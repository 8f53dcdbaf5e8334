"""Phase III: six times everyone lays a tile, builds a plant or sells a tile."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.event import Cause, Event
from burgomaster.core.known import Known
from burgomaster.core.meaning import Meaning, Packed, flag
from burgomaster.core.message import Message
from burgomaster.core.step import Ask
from burgomaster.games.city_tycoon import meanings
from burgomaster.games.city_tycoon.box.components import (
    FIRST_PLANT,
    NO_PLANT,
    ONCE,
    PACK,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    REFILL,
    STACK,
    STEPS_AROUND,
    cell_name,
)
from burgomaster.games.city_tycoon.box.tiles import PerOwn, Tile
from burgomaster.games.city_tycoon.choices import (
    BUILDS,
    BUY,
    DISCARDS,
    END_TURN,
    LAYS,
    SELLS,
    At,
    Build,
    Buy,
    Discard,
    LandAt,
    Lay,
    OfCell,
    Sell,
    WaterAt,
    by_verb,
    land_at,
    water_at,
)
from burgomaster.games.city_tycoon.scoring import BOUGHT, LAID, OWN_TILES
from burgomaster.games.city_tycoon.table import CityTycoon

# One action.


def next_plant(table: CityTycoon, colour: int) -> int:
    """Return the uppermost plant of a stack; an empty stack is over (ruling 7)."""
    built = table.built[colour]
    return FIRST_PLANT[colour] + built if built < STACK else NO_PLANT


class BuildTurn(Ask[CityTycoon]):
    """One of the three actions with one of one's tiles.

    Asked even if a tile can only be sold: were that done at once, the others would know what the tile costs.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.always = True

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        player = table.players[seat]
        money = player.money
        cost = table.box.cost
        choices: list[Choice] = [LAYS[tile] for tile in player.hand if cost[tile] <= money]
        choices += [SELLS[tile] for tile in player.hand]
        cost = table.box.side_cost
        for colour, built in enumerate(table.built):
            if built < STACK:
                plant = FIRST_PLANT[colour] + built
                if cost[2 * plant + REFILL] <= money:
                    choices.append(BUILDS[2 * colour + REFILL])
                if cost[2 * plant + ONCE] <= money:
                    choices.append(BUILDS[2 * colour + ONCE])
        return choices

    def known_to(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_verb(choice, seat) if isinstance(choice, Sell) else None

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        table.push(TURN_END, seat)
        if isinstance(choice, Lay):
            table.show_tile(seat, choice.tile)
            table.push(PLACE_TILE, seat, choice.tile)
        elif isinstance(choice, Sell):
            table.leave_unseen(seat, choice.tile)
            if table.watched:
                private = Message("ct-sold-tile", seat=seat + 1, tile=choice.tile)
                table.tell(Event(Message("ct-sold", seat=seat + 1), private, (seat,)))
            table.gain_money(seat, "sale", table.box.board.sale)
        elif isinstance(choice, Build):
            table.push(PLACE_PLANT, seat, choice.plant)
            table.push(DISCARD_TILE, seat, choice.plant)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-build", seat=seat + 1, action=table.done + 1, actions=PACK)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        player = table.players[seat]
        if isinstance(choice, (Lay, Sell)):
            if choice.tile not in player.hand:
                return Message("ct-not-in-hand", tile=choice.tile)
            return Message("ct-tile-too-dear", price=table.box.cost[choice.tile], money=player.money)
        if isinstance(choice, Build):
            plant = next_plant(table, choice.plant // 2)
            kind = PLANT_KINDS[choice.plant]
            if plant == NO_PLANT:
                return Message("ct-no-plants", kind=kind)
            price = table.box.plants[plant][choice.plant % 2].cost
            return Message("ct-plant-too-dear", kind=kind, price=price, money=player.money)
        return super().why_not(table, seat, what, count, choice)


BUILD_TURN: Final[BuildTurn] = BuildTurn("build")


class DiscardTile(Ask[CityTycoon]):
    """Discard a tile for the plant."""

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        return [DISCARDS[tile] for tile in table.players[seat].hand]

    def known_to(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Known | None:
        return by_verb(choice, seat)

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        table.leave_unseen(seat, choice.tile)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-discard", seat=seat + 1, kind=PLANT_KINDS[what])

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Discard):
            return Message("ct-not-in-hand", tile=choice.tile)
        return super().why_not(table, seat, what, count, choice)


DISCARD_TILE: Final[DiscardTile] = DiscardTile("discard", what=meanings.PLANT_KIND)


class EndOfTurn(Ask[CityTycoon]):
    """Always asked, so that a turn can be taken back before the next player acts."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.always = True

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        return [END_TURN]

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        """Nothing more to do."""

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-end-turn", seat=seat + 1)


TURN_END: Final[EndOfTurn] = EndOfTurn("end-turn")


# Where.


def cell_refusal(table: CityTycoon, choice: Choice) -> Message | None:
    """Return why nothing can be put on the cell of a choice."""
    if not isinstance(choice, At):
        return None
    city = table.city
    cell = choice.cell
    if cell in city.cells:
        return Message("ct-cell-taken", cell=cell_name(cell))
    if city.is_closed(cell):
        return Message("ct-cell-closed", cell=cell_name(cell))
    return Message("ct-cell-apart", cell=cell_name(cell))


class ChooseCell(Ask[CityTycoon]):
    """Choose a cell next to the city; of two that are alike one is offered, both are accepted (ruling 10)."""

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        return table.city.different_places()

    def accepts(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> bool:
        return isinstance(choice, At) and choice.cell in table.city.free

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        return cell_refusal(table, choice) or super().why_not(table, seat, what, count, choice)


class PlaceTile(ChooseCell):
    """Choose a cell next to the city for a tile (`what`), pay for it and take what it gives when laid."""

    def because(self, table: CityTycoon, seat: int, what: int, count: int) -> Cause | None:
        return Cause("tile", "", what)

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, At)
        tile = table.box.tiles[what]
        table.place_tile(seat, what, choice.cell)
        if table.watched:
            table.report("ct-laid", seat, tile=what, cell=cell_name(choice.cell))
        table.pay_bank(seat, tile.cost)
        table.gain_points(seat, LAID, tile.points)
        table.gain_yellow(seat, LAID, tile.yellow)
        if tile.per_own is not None:
            table.gain_points(seat, OWN_TILES, points_for_own(table, seat, what, tile.per_own))
        if tile.offers:
            table.push(BUY_POINTS, seat, what)
        if tile.land or tile.water:
            table.push(LAY_LANDSCAPE, seat, choice.cell, to_be_laid(tile))

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-place-tile", seat=seat + 1, tile=what)


PLACE_TILE: Final[PlaceTile] = PlaceTile("place-tile", what=meanings.TILE)


def points_for_own(table: CityTycoon, seat: int, laid: int, per_own: PerOwn) -> int:
    """Return the points for own tiles or plants; the tile being laid does not count (ruling 2)."""
    player = table.players[seat]
    if per_own.colour >= 0:
        own = len([plant for plant in player.plants if PLANT_COLOUR[plant] == per_own.colour])
    else:
        district = table.box.district
        own = len([tile for tile in player.tiles if tile != laid and district[tile] == per_own.district])
    return own * per_own.points


class PlacePlant(ChooseCell):
    """Choose a cell next to the city for a plant of a kind (`what`), pay for it and fill it with cubes."""

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, At)
        colour = what // 2
        plant = next_plant(table, colour)
        side = table.box.plants[plant][what % 2]
        if table.watched:
            table.because(Cause("plant", PLANTS[plant]))
        table.place_plant(seat, plant, what % 2, choice.cell)
        if table.watched:
            kind = PLANT_KINDS[what]
            table.report("ct-built", seat, plant=PLANTS[plant], kind=kind, cell=cell_name(choice.cell))
        table.pay_bank(seat, side.cost)
        table.fill(plant, table.holds(plant))

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-place-plant", seat=seat + 1, kind=PLANT_KINDS[what])


PLACE_PLANT: Final[PlacePlant] = PlacePlant("place-plant", what=meanings.PLANT_KIND)


# What a laid tile gives.


_WATER: Final = 3
_LAST: Final = 6
_WATERED: Final = 9
LEFT: Final = Packed(
    "left",
    {
        0: Meaning("land", 7),
        _WATER: Meaning("water", 7),
        _LAST: Meaning("last", 4),
        _WATERED: flag("watered"),
    },
)
"""What is left to be laid, the number of the cell last used (1 to 4), and whether that was water."""


class LayLandscape(Ask[CityTycoon]):
    """Lay the landscape tiles of a tile just laid on the cell `what`, each edge to edge with it (ruling 1).

    Land comes first, then water, and cells in order, so that the same outcome is not offered twice.
    """

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        return self._among(self._free(table, what), table.landscapes, what, count)

    def _among(self, free: list[int], landscapes: int, what: int, count: int) -> list[Choice]:
        """Return what can be laid next on the cells with these numbers, of so many tiles in the box."""
        land, water, last = count & 7, count >> _WATER & 7, count >> _LAST & 7
        fitting = min(land + water, len(free))
        to_lay = min(fitting, landscapes)
        choices: list[Choice] = []
        if to_lay == 0:
            return choices
        watered = bool(count >> _WATERED)
        further = len(free)
        for number in free:
            further -= 1
            if land and not watered and number > last and min(land - 1, further) + water >= to_lay - 1:
                choices.append(land_at(what + STEPS_AROUND[number - 1]))
        further = len(free)
        for number in free:
            further -= 1
            if water and not (watered and number <= last) and min(water - 1, further) >= to_lay - 1:
                choices.append(water_at(what + STEPS_AROUND[number - 1]))
        return choices

    def outcomes(self, table: CityTycoon, what: int, count: int) -> list[list[OfCell]]:
        """Return every way to lay all of it, each in the order in which it is asked."""
        return self._outcomes(self._free(table, what), table.landscapes, what, count)

    def _outcomes(self, free: list[int], landscapes: int, what: int, count: int) -> list[list[OfCell]]:
        found: list[list[OfCell]] = []
        for choice in self._among(free, landscapes, what, count):
            assert isinstance(choice, OfCell)
            number, left = self._after(what, count, choice)
            rest = [each for each in free if each != number]
            for more in self._outcomes(rest, landscapes - 1, what, left):
                found.append([choice, *more])
        return found or [[]]

    def _free(self, table: CityTycoon, cell: int) -> list[int]:
        """Return the numbers of the free cells around a cell."""
        city = table.city
        return [index + 1 for index, step in enumerate(STEPS_AROUND) if city.is_free(cell + step)]

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, OfCell)
        _, left = self._after(what, count, choice)
        if isinstance(choice, LandAt):
            table.place_land(seat, choice.cell)
        else:
            table.place_water(choice.cell)
        if table.watched:
            table.report("ct-landscape", seat, kind=choice.text.split(" ")[0], cell=cell_name(choice.cell))
        if left & (1 << _LAST) - 1:
            table.push(self, seat, what, left)

    def _after(self, what: int, count: int, choice: OfCell) -> tuple[int, int]:
        """Return the number of the cell that a choice takes, and what is left after it."""
        land, water = count & 7, count >> _WATER & 7
        number = STEPS_AROUND.index(choice.cell - what) + 1
        if isinstance(choice, LandAt):
            return number, land - 1 + (water << _WATER) + (number << _LAST)
        return number, (water - 1 << _WATER) + (number << _LAST) + (1 << _WATERED)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-landscape", seat=seat + 1, land=count & 7, water=count >> _WATER & 7)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, (LandAt, WaterAt)):
            if choice.cell - what not in STEPS_AROUND or not table.city.is_free(choice.cell):
                return Message("ct-landscape-apart", cell=cell_name(choice.cell), tile=cell_name(what))
            return Message("ct-landscape-order", land=count & 7, water=count >> _WATER & 7)
        return super().why_not(table, seat, what, count, choice)


LAY_LANDSCAPE: Final[LayLandscape] = LayLandscape("landscape", what=meanings.CELL, count=LEFT)


def to_be_laid(tile: Tile) -> int:
    """Return the landscape tiles of a tile, as `LEFT` packs them."""
    return tile.land + (tile.water << _WATER)


class BuyPoints(Ask[CityTycoon]):
    """Buy points once for money, or none (ruling 2); `what` is the tile that offers them."""

    def because(self, table: CityTycoon, seat: int, what: int, count: int) -> Cause | None:
        return Cause("tile", "", what)

    def offers(self, table: CityTycoon, seat: int, what: int, count: int) -> list[Choice]:
        choices: list[Choice] = [BUY.of(0)]
        for offer in table.box.tiles[what].offers:
            if offer.euro <= table.players[seat].money:
                choices.append(BUY.of(offer.points))
        return choices

    def take(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Buy)
        for offer in table.box.tiles[what].offers:
            if offer.points == choice.points:
                table.pay_bank(seat, offer.euro)
                table.gain_points(seat, BOUGHT, offer.points)

    def ask(self, table: CityTycoon, seat: int, what: int, count: int) -> Message:
        return Message("ct-ask-buy", seat=seat + 1, tile=what)

    def why_not(self, table: CityTycoon, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Buy):
            tile: Tile = table.box.tiles[what]
            for offer in tile.offers:
                if offer.points == choice.points:
                    return Message("ct-points-too-dear", price=offer.euro, money=table.players[seat].money)
            return Message("ct-points-not-sold", points=choice.points)
        return super().why_not(table, seat, what, count, choice)


BUY_POINTS: Final[BuyPoints] = BuyPoints("buy", what=meanings.TILE)
