"""City Tycoon's table: city, plants, packs, hands and supplies, and the smallest things that happen there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from burgomaster.core.message import Plain
from burgomaster.core.sight import SightedTable
from burgomaster.games.city_tycoon import places
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import (
    BLUE,
    COMPASS,
    LAND,
    NO_OWNER,
    PLANT_COLOUR,
    PLANT_KINDS,
    PLANTS,
    RED,
    REFILL,
    ROUNDS,
    STACK,
    START_PLANTS,
    WATER,
    YELLOW,
    coded,
    plant_piece,
)
from burgomaster.games.city_tycoon.box.tiles import Income
from burgomaster.games.city_tycoon.city import START_CITY, City
from burgomaster.games.city_tycoon.player import Player as Player
from burgomaster.games.city_tycoon.player import with_tile, without_tile
from burgomaster.games.city_tycoon.routes import Amounts, Estate
from burgomaster.games.city_tycoon.scoring import SOURCES, final_points, final_scoring, winners
from burgomaster.games.city_tycoon.sight.knowledge import Groups
from burgomaster.games.city_tycoon.sight.lying import LAND_SIDE, WATER_SIDE
from burgomaster.games.city_tycoon.sight.view import seen_by, view_for

if TYPE_CHECKING:
    from burgomaster.games.city_tycoon.sight.schema import CityTycoonView

NOT_BUILT: Final[tuple[int, ...]] = (-1,) * (2 * STACK)

Way = tuple[int, int, Amounts]
"""A cube on its way: the plant it comes from, what it costs, and what the seats get of that."""


class CityTycoon(SightedTable):
    """Everything that lies on the table."""

    __slots__ = (
        "bank", "box", "built", "city", "cubes", "done", "groups", "landscapes", "order", "packs", "phase",
        "plant_sides", "players", "round", "stack", "supply", "taken", "ways",
    )  # fmt: skip

    prefix: ClassVar[str] = "ct-"

    def __init__(self, box: Box, players: int, source: CityTycoon | None = None) -> None:
        super().__init__()
        self.box: Final = box
        if source is None:
            self.players = [Player() for _ in range(players)]
            self.city = START_CITY
            self.order: tuple[int, ...] = ()  # the order of play
            self.round = 0
            self.phase = 0
            self.done = 0  # packs passed on in this draft, then actions taken by everyone
            # The draft: tiles not dealt, packs by the seat that had them first, and what was taken from each.
            self.stack: tuple[int, ...] = ()
            self.packs: tuple[tuple[int, ...], ...] = ()
            self.taken: tuple[tuple[int, ...], ...] = ()
            self.groups: Groups = ()  # what the viewer remembers of the packs
            # Plants.
            self.plant_sides: tuple[int, ...] = NOT_BUILT  # the side up, or -1 in its stack
            self.built: tuple[int, ...] = (0, 0)  # how many of each colour were built
            self.cubes: list[int] = [0] * len(PLANTS)  # cubes on each plant
            # Supplies.
            self.supply: list[int] = list(box.board.cubes)  # cubes of each colour not in play
            self.bank = box.board.coins
            self.landscapes = box.board.landscapes
            # What is going on.
            self.ways: tuple[Way, ...] = ()  # cubes on their way to the tile being supplied
        else:  # a clone: equal, and sharing nothing that can change
            self.copy_agenda(source)
            self.players = [Player(player) for player in source.players]
            source.city.shared = True
            self.city = source.city
            self.order = source.order
            self.round = source.round
            self.phase = source.phase
            self.done = source.done
            self.stack = source.stack
            self.packs = source.packs
            self.taken = source.taken
            self.groups = source.groups
            self.plant_sides = source.plant_sides
            self.built = source.built
            self.cubes = source.cubes[:]
            self.supply = source.supply[:]
            self.bank = source.bank
            self.landscapes = source.landscapes
            self.ways = source.ways

    def clone(self) -> CityTycoon:
        """Return an equal table that shares nothing that can change; it has no source and no listener."""
        return CityTycoon(self.box, 0, self)

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    # Packs in the draft.

    def pack_of(self, seat: int) -> int:
        """Return which pack is in a seat's hands; packs pass to the left."""
        return (seat - self.done) % len(self.players)

    def held(self, seat: int) -> tuple[int, ...]:
        """Return the tiles of the pack in a seat's hands."""
        return self.packs[self.pack_of(seat)]

    def deal(self, seat: int, one: int, two: int, three: int) -> None:
        """Put three tiles of the round's stack into a seat's first pack; only that seat sees them."""
        self.stack = tuple([tile for tile in self.stack if tile not in (one, two, three)])
        pack = [*self.packs[seat], one, two, three]
        pack.sort()
        self.packs = (*self.packs[:seat], tuple(pack), *self.packs[seat + 1 :])
        if self.watched:
            for tile in (one, two, three):
                self.note("tile", tile, 1, None, places.own("pack", seat), knowers=1 << seat)

    def pick(self, seat: int, tile: int) -> None:
        """Let a seat lay down the tile that it takes of the pack in its hands, face down."""
        self.players[seat].pick = tile
        if self.watched:
            origin, target = places.own("pack", seat), places.own("pick", seat)
            self.note("tile", tile, 1, origin, target, knowers=1 << seat)

    def pass_on(self) -> None:
        """Let everyone take the tile picked into the hand, and pass the rest of the pack to the left."""
        packs = list(self.packs)
        taken = list(self.taken)
        for each, player in enumerate(self.players):
            number = self.pack_of(each)
            tile = player.pick
            packs[number] = without_tile(packs[number], tile)
            taken[number] += (tile,)
            player.hand = with_tile(player.hand, tile)
            player.pick = 0
            if self.watched:
                left = (each + 1) % len(self.players)
                origin, target = places.own("pick", each), places.own("hand", each)
                self.note("tile", tile, 1, origin, target, knowers=1 << each)
                origin, target = places.own("pack", each), places.own("pack", left)
                for other in packs[number]:
                    self.note("tile", other, 1, origin, target, knowers=1 << each | 1 << left)
        self.packs = tuple(packs)
        self.taken = tuple(taken)
        self.count_done(self.done + 1)

    # Tiles in hand.

    def leave_unseen(self, seat: int, tile: int) -> None:
        """Take a tile out of a hand and out of the game; the others do not see which (ruling 8)."""
        player = self.players[seat]
        player.leave_hand(tile)
        player.gone = with_tile(player.gone, tile)
        if self.watched:
            origin, target = places.own("hand", seat), places.own("gone", seat)
            self.note("tile", tile, 1, origin, target, knowers=1 << seat)

    def forget_draft(self) -> None:
        """Put away what was sold and discarded, now that everyone has acted."""
        self.packs = ()
        self.taken = ()
        self.stack = ()
        self.groups = ()
        for each, player in enumerate(self.players):
            if self.watched:
                for tile in player.gone:
                    self.note("tile", tile, 1, places.own("gone", each), None, knowers=1 << each)
            player.gone = ()

    def show_tile(self, seat: int, tile: int) -> None:
        """Let a seat show a tile of the hand that it lays, before it chooses the cell."""
        player = self.players[seat]
        player.leave_hand(tile)
        player.tiles += (tile,)
        player.cells += (0,)
        player.met += (0,)
        if self.watched:
            self.note("tile", tile, 1, places.own("hand", seat), places.own("laying", seat))

    # The city.

    def close(self, side: int) -> None:
        """Let nobody build on a side of the start tile, where nothing else lies yet."""
        self.city = City(tuple(sorted((*self.city.closed, side))))
        if self.watched:
            self.note("closed", 0, 1, None, places.closed(COMPASS[side]))

    def place_tile(self, seat: int, tile: int, cell: int) -> None:
        """Lay the tile that a seat shows on a cell."""
        player = self.players[seat]
        self.city = self.city.grown(cell, coded(tile, seat))
        player.cells = (*player.cells[:-1], cell)
        if self.watched:
            self.note("tile", tile, 1, places.own("laying", seat), places.city(seat, cell))

    def place_plant(self, seat: int, plant: int, side: int, cell: int) -> None:
        """Lay the uppermost plant of a stack on a cell, with a side up."""
        colour = PLANT_COLOUR[plant]
        self.city = self.city.grown(cell, coded(plant_piece(plant, side), seat))
        at = plant - START_PLANTS
        self.plant_sides = (*self.plant_sides[:at], side, *self.plant_sides[at + 1 :])
        self.built = tuple([count + (each == colour) for each, count in enumerate(self.built)])
        self.players[seat].plants += (plant,)
        if self.watched:
            self.note("plant", plant, 1, places.stack(colour), places.city(seat, cell))
            self.note("side", 0, 1, None, places.plants(seat, PLANT_KINDS[2 * colour + side]))

    def place_land(self, seat: int, cell: int) -> None:
        """Lay a land tile of a seat on a cell."""
        self.city = self.city.grown(cell, coded(LAND, seat))
        self.players[seat].land += 1
        self.landscapes -= 1
        if self.watched:
            self.note("landscape", LAND_SIDE, 1, places.landscapes(), places.city(seat, cell))

    def place_water(self, cell: int) -> None:
        """Lay a water tile, which is nobody's, on a cell."""
        self.city = self.city.grown(cell, coded(WATER, NO_OWNER))
        self.landscapes -= 1
        if self.watched:
            self.note("landscape", WATER_SIDE, 1, places.landscapes(), places.city(NO_OWNER, cell))

    # Cubes.

    def holds(self, plant: int) -> int:
        """Return how many cubes a plant in the city holds: on the start tile one for each player."""
        if plant < START_PLANTS:
            return len(self.players)
        return self.box.plants[plant][self.plant_sides[plant - START_PLANTS]].cubes

    def is_refilled(self, plant: int) -> bool:
        """Tell whether a plant in the city is filled again in phase V."""
        return plant < START_PLANTS or self.plant_sides[plant - START_PLANTS] == REFILL

    def fill(self, plant: int, wanted: int) -> None:
        """Fill a plant up to a number of cubes, as long as there are some."""
        colour = PLANT_COLOUR[plant]
        added = min(wanted - self.cubes[plant], self.supply[colour])
        if added > 0:
            self.cubes[plant] += added
            self.supply[colour] -= added
            if self.watched:
                self.note("cube", 0, added, places.supply(colour), places.cubes(plant))

    def meet(self, seat: int, tile: int, number: int) -> None:
        """Put the cubes that are on their way, and yellow ones of the seat, on a tile: a demand is met."""
        player = self.players[seat]
        yellow = self.box.tiles[tile].demands[number].yellow
        at = player.tiles.index(tile)
        for plant, _, amounts in self.ways:
            self.cubes[plant] -= 1
            if self.notes_moves:
                target = places.delivered(seat, tile, PLANT_COLOUR[plant])
                via = places.way(self.city, seat, player.cells[at], plant, amounts)
                self.note("cube", 0, 1, places.cubes(plant), target, via=via)
        player.yellow -= yellow
        player.met = (*player.met[:at], number + 1, *player.met[at + 1 :])
        if self.watched:
            self.note("cube", 0, yellow, places.own("yellow", seat), places.delivered(seat, tile, YELLOW))
            self.note("demand", number + 1, 1, None, places.supplied(seat, tile))

    def return_delivered(self) -> None:
        """Return delivered cubes to the supply, and let everyone supply again."""
        for colour, cubes in enumerate(self.delivered()):
            self.supply[colour] += cubes
        for seat, player in enumerate(self.players):
            if self.watched:
                self.note("pass", 0, 1 if player.passed else 0, places.own("passed", seat), None)
                for tile, number in zip(player.tiles, player.met, strict=True):
                    if number:
                        self._note_return(seat, tile, number)
            player.met = (0,) * len(player.tiles)
            player.passed = False

    def _note_return(self, seat: int, tile: int, number: int) -> None:
        """Note that a demand is no longer met, and its cubes go back."""
        demand = self.box.tiles[tile].demands[number - 1]
        for colour, count in ((RED, demand.red), (BLUE, demand.blue), (YELLOW, demand.yellow)):
            self.note("cube", 0, count, places.delivered(seat, tile, colour), places.supply(colour))
        self.note("demand", number, 1, places.supplied(seat, tile), None)

    # The order of play.

    def begin_round(self, number: int) -> None:
        """Let a round begin."""
        if self.watched:
            self.note("round", 0, 1, places.track("round", self.round), places.track("round", number))
        self.round = number

    def begin_phase(self, phase: int) -> None:
        """Let a phase begin."""
        if self.watched and self.phase != phase:
            self.note("phase", 0, 1, places.track("phase", self.phase), places.track("phase", phase))
        self.phase = phase

    def count_done(self, done: int) -> None:
        """Count the packs passed on, or the actions taken by everyone."""
        if self.watched and self.done != done:
            self.note("done", 0, 1, places.track("done", self.done), places.track("done", done))
        self.done = done

    def order_by_money(self) -> tuple[int, ...]:
        """Return the seats by their money, least first; who has equally much keeps the order (phase I)."""
        by_money = sorted([(self.players[each].money, place) for place, each in enumerate(self.order)])
        return tuple([self.order[place] for _, place in by_money])

    def set_order(self, order: tuple[int, ...]) -> None:
        """Let seats play in this order; it may not be complete yet."""
        if self.watched:
            for place, seat in enumerate(order, 1):
                before = self.order.index(seat) + 1 if seat in self.order else 0
                if before != place:
                    origin = places.order(seat, before) if before else None
                    self.note("order", 0, 1, origin, places.order(seat, place))
        self.order = order

    def pass_round(self, seat: int) -> None:
        """Let a seat supply no more in this round."""
        self.players[seat].passed = True
        if self.watched:
            self.note("pass", 0, 1, None, places.own("passed", seat))

    # Money, points and goods.

    def gain_money(self, seat: int, source: str, count: int) -> None:
        """Take money from the bank."""
        if count:
            self.players[seat].money += count
            self.bank -= count
            if self.watched:
                self.note("euro", 0, count, None, places.own("money", seat))
                self.report("ct-gain-money", seat, count=count, source=source)

    def pay_bank(self, seat: int, count: int) -> None:
        """Pay money to the bank."""
        if count:
            self.players[seat].money -= count
            self.bank += count
            if self.watched:
                self.note("euro", 0, count, places.own("money", seat), None)
                self.report("ct-pay-bank", seat, count=count)

    def pay_seat(self, seat: int, other: int, count: int) -> None:
        """Pay money to another player."""
        if count:
            self.players[seat].money -= count
            self.players[other].money += count
            if self.watched:
                self.note("euro", 0, count, places.own("money", seat), places.own("money", other))
                self.report("ct-pay-seat", seat, victim=other + 1, count=count)

    def gain_points(self, seat: int, source: int, count: int) -> None:
        """Advance on the points track."""
        if count:
            points = list(self.players[seat].points)
            points[source] += count
            self.players[seat].points = tuple(points)
            if self.watched:
                self.note("point", 0, count, None, places.points(seat, SOURCES[source]))
                self.report("ct-gain-points", seat, count=count, source=SOURCES[source])

    def gain_yellow(self, seat: int, source: int, count: int) -> None:
        """Take yellow cubes, as long as there are some (ruling 6)."""
        count = min(count, self.supply[YELLOW])
        if count:
            self.players[seat].yellow += count
            self.supply[YELLOW] -= count
            if self.watched:
                self.note("cube", 0, count, places.supply(YELLOW), places.own("yellow", seat))
                self.report("ct-gain-yellow", seat, count=count, source=SOURCES[source])

    def delivered(self) -> list[int]:
        """Return how many cubes of each colour lie on tiles that were supplied in this round."""
        red = blue = yellow = 0
        for player in self.players:
            for tile, number in zip(player.tiles, player.met, strict=True):
                if number:
                    demand = self.box.tiles[tile].demands[number - 1]
                    red += demand.red
                    blue += demand.blue
                    yellow += demand.yellow
        return [red, blue, yellow]

    def gain(self, seat: int, income: Income, source: int) -> None:
        """Take an income."""
        if income.euro:
            self.gain_money(seat, SOURCES[source], income.euro)
        if income.points:
            self.gain_points(seat, source, income.points)
        if income.yellow:
            self.gain_yellow(seat, source, income.yellow)

    # Ways through the city.

    def estate(self, seat: int, cell: int) -> Estate:
        """Return the cheapest ways of cubes to one of a seat's tiles, and to those connected with it."""
        return self.city.estate(seat, cell)

    def back_of(self, thing: str, number: int) -> int:
        """Return the number of a thing's back: tiles and landscape tiles have none of their own."""
        return 0 if thing in ("tile", "landscape") else number

    def scores(self) -> list[int]:
        """Return everyone's points as they would count now, those for money included."""
        return [final_points(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """Return who would win if the game ended now: several seats if they are tied."""
        return winners(self)

    def score_rows(self) -> list[dict[str, int]]:
        """Return everyone's points by where they come from."""
        return [final_scoring(self, seat) for seat in range(len(self.players))]

    def chapter(self) -> list[int]:
        """Return round and phase."""
        return [self.round, self.phase]

    def chapters(self) -> int:
        """Return the number of rounds."""
        return ROUNDS

    def seen_by(self, seat: int) -> CityTycoon:
        """Return a table in which everything that seat may not know is blank (spectator: seat `seats()`)."""
        return seen_by(self, seat)

    def view_for(self, seat: int, other: dict[str, Plain]) -> dict[str, Plain]:
        """Return what a seat sees, made of what another viewer sees of the same table."""
        return cast("dict[str, Plain]", view_for(self, seat, cast("CityTycoonView", other)))

    def what_if(self, seat: int, about: dict[str, Plain]) -> dict[str, Plain]:
        """Return what laying a tile or a plant, or supplying tiles, would mean for a seat."""
        from burgomaster.games.city_tycoon.sight.whatif import what_if  # it knows all the rules

        return cast("dict[str, Plain]", what_if(self, seat, about))
