"""Tables for tests: positions put together piece by piece, playing on from them, and tiles looked for."""

from __future__ import annotations

from collections.abc import Callable

from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.city_tycoon.box.components import FIRST_PLANT, PLANT_KINDS, TILES, cell_at, round_of
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.box.tiles import Tile
from burgomaster.games.city_tycoon.choices import COLUMN, NOTATION, PICKS, ROW
from burgomaster.games.city_tycoon.paper.loading import POSITIONS
from burgomaster.games.city_tycoon.rules import RULES
from burgomaster.games.city_tycoon.table import CityTycoon


def cell(name: str) -> int:
    """Return the cell written like this: 'e2 n1'."""
    column, row = name.split(" ")
    return cell_at(COLUMN.read(column), ROW.read(row))


KNOWN = "house-1"
"""The tiles that tests know by heart; what is tested holds for those of any set."""
BOX = SETS.named(KNOWN)


class Position:
    """A position of the last round, everybody with the same money; tests add what matters to them."""

    def __init__(self, players: int = 3, money: int = 20, closed: tuple[str, ...] | None = None) -> None:
        self.plants: list[Plain] = []
        self.built = [0, 0]
        self.waters: list[Plain] = []
        self.seats: list[dict[str, Plain]] = [{"money": money} for _ in range(players)]
        self.data: dict[str, Plain] = {"data": KNOWN, "players": players, "round": 4, "phase": "IV"}
        if closed is not None:
            self.data["closed"] = list(closed)

    def has(self, seat: int, **what: Plain) -> Position:
        """Let a seat have this."""
        self.seats[seat].update(what)
        return self

    def money(self, seat: int, count: int) -> Position:
        return self.has(seat, money=count)

    def yellow(self, seat: int, count: int) -> Position:
        return self.has(seat, yellow=count)

    def _add(self, seat: int, key: str, value: str) -> Position:
        there = self.seats[seat].setdefault(key, [])
        assert isinstance(there, list)
        there.append(value)
        return self

    def tile(self, seat: int, tile: int, where: str) -> Position:
        return self._add(seat, "tiles", f"{tile} at {where}")

    def land(self, seat: int, where: str) -> Position:
        return self._add(seat, "land", where)

    def water(self, where: str) -> Position:
        self.waters.append(where)
        return self

    def plant(self, seat: int, kind: str, where: str, cubes: int | None = None) -> Position:
        """Build the next plant of a kind's colour, with so many cubes, or with as many as it holds."""
        number = PLANT_KINDS.index(kind)
        plant = FIRST_PLANT[number // 2] + self.built[number // 2]
        self.built[number // 2] += 1
        most = BOX.plants[plant][number % 2].cubes
        held = most if cubes is None else min(cubes, most)
        self.plants.append({"kind": kind, "at": where, "owner": seat + 1, "cubes": held})
        return self

    def start(self, solar: int, wind: int) -> Position:
        """Leave so many cubes on the plants of the start tile."""
        self.data["start"] = {"solar": solar, "wind": wind}
        return self

    @property
    def table(self) -> CityTycoon:
        """Return the table, run to its question."""
        player: dict[str, Plain] = {}
        for number, mine in enumerate(self.seats, 1):
            player[str(number)] = {**mine}
        return POSITIONS.load({**self.data, "plants": self.plants, "water": self.waters, "player": player})

    def phase(self, name: str, number: int = 4) -> CityTycoon:
        """Return the table in a phase of a round."""
        self.data.update({"phase": name, "round": number})
        return self.table

    def building(self, *hand: int) -> CityTycoon:
        """Let the first player build with these tiles in hand, in the round they belong to."""
        tiles: list[Plain] = [*hand]
        return self.has(0, hand=tiles).phase("III", round_of(hand[0]))


def play(table: CityTycoon, *texts: str) -> CityTycoon:
    """Let whoever is asked choose these, one after another."""
    for text in texts:
        table.choose(table.asked, NOTATION.read(text))
    return table


def offered(table: CityTycoon) -> list[str]:
    """Return what can be chosen now."""
    return [choice.text for choice in table.offers()]


def refusal(table: CityTycoon, text: str) -> Message:
    """Return why a choice is refused."""
    choice: Choice = NOTATION.read(text)
    try:
        table.check(table.asked, choice)
    except Refused as refused:
        return refused.message
    raise AssertionError(f"{text} is on offer")


def find(wanted: Callable[[Tile], bool]) -> int:
    """Return the first tile with a property."""
    return next(number for number in range(1, TILES + 1) if wanted(BOX.tiles[number]))


def plain(tile: Tile) -> bool:
    """Tell whether nothing happens when a tile is laid, beside points and yellow cubes."""
    return not (tile.land or tile.water or tile.offers or tile.per_own)


def started(players: int, **options: str) -> CityTycoon:
    return RULES.new({"players": players, "data": BOX.name, **options}, Fast(3))


def drafted(table: CityTycoon) -> CityTycoon:
    """Let everyone pick the first tile of each pack."""
    while table.phase == 2:
        for seat in range(table.seats()):
            table.apply(seat, PICKS[table.held(seat)[0]])
    return table


def sold_out(table: CityTycoon) -> CityTycoon:
    """Let everyone sell all tiles."""
    while table.phase == 3:
        sales = [choice for choice in table.offers() if choice.text.startswith("sell")]
        table.apply(table.asked, (sales or table.offers())[0])
    return table
