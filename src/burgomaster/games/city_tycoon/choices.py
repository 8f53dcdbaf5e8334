"""What can be chosen in City Tycoon: a class and a form per verb."""

from __future__ import annotations

from typing import Final

from burgomaster.core.choice import ByValue, Choice, Form, Kind, Notation, words_kind
from burgomaster.core.known import Known
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.box.components import (
    COMPASS,
    FARTHEST,
    MOST_PLAYERS,
    PLANT_KINDS,
    PLANTS,
    TILES,
    cell_at,
    column_name,
    column_of,
    row_name,
    row_of,
)


class Line(Kind):
    """A column or a row: a direction and how far, as in w2 or n1; there is no 0."""

    def __init__(self, ahead: str, back: str) -> None:
        super().__init__(-FARTHEST, FARTHEST - 1)
        self.ahead: Final = ahead
        self.back: Final = back

    def write(self, value: int) -> str:
        """Return the word for a column or row."""
        return column_name(value) if self.ahead == "e" else row_name(value)

    def read(self, word: str) -> int:
        """Return the column or row a word stands for, or refuse it."""
        far = word[1:]
        if word[:1] not in (self.ahead, self.back) or not (far.isascii() and far.isdecimal()):
            raise Refused(Message("ct-notation-line", word=word[:40], ahead=self.ahead, back=self.back))
        if len(far) > 3 or far != str(int(far)) or not 1 <= int(far) <= FARTHEST:
            raise Refused(Message("notation-range", value=far[:9], low=1, high=FARTHEST))
        return int(far) - 1 if word[0] == self.ahead else -int(far)


TILE: Final = Kind(1, TILES)
SEAT: Final = Kind(1, MOST_PLAYERS)
COLUMN: Final = Line("e", "w")
ROW: Final = Line("n", "s")
SIDE: Final = words_kind(*COMPASS)
PLANT: Final = words_kind(*PLANTS)
PLANT_KIND: Final = words_kind(*PLANT_KINDS)
DEMAND: Final = Kind(1, 2)
EURO: Final = Kind(0, 999)
POINTS: Final = Kind(0, 99)


def by_verb(choice: Choice, seat: int) -> Known:
    """Let only this seat know the tiles of a choice: the others see that something was done."""
    verb, _, _ = choice.text.partition(" ")
    return Known((seat,), verb)


class Plain(Choice):
    """A choice with nothing to add."""

    __slots__ = ()


class OfTile(Choice):
    """A choice about a city tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile: Final = tile


class OfCell(Choice):
    """A choice about a cell."""

    __slots__ = ("cell",)

    def __init__(self, x: int, y: int) -> None:
        super().__init__()
        self.cell: Final = cell_at(x, y)


class OfPlant(Choice):
    """A choice about a plant, or a kind of plant."""

    __slots__ = ("plant",)

    def __init__(self, plant: int) -> None:
        super().__init__()
        self.plant: Final = plant


class Place(Choice):
    """Chance: this seat is next in the order of play."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat - 1


class Close(Choice):
    """Chance: nobody builds on this side of the start tile."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side: Final = side


class Deal(ByValue):
    """Chance: three tiles come into a pack, the smallest number first."""

    __slots__ = ("tiles",)

    def __init__(self, one: int, two: int, three: int) -> None:
        super().__init__()
        self.tiles: Final = (one, two, three)


class Pick(OfTile):
    """Keep a tile of the pack in hand."""


class Lay(OfTile):
    """Lay a city tile."""


class Sell(OfTile):
    """Sell a city tile."""


class Discard(OfTile):
    """Discard a city tile for a plant."""


class Build(OfPlant):
    """Build the next plant of a colour, on one of its sides."""


class At(OfCell):
    """Put what is being laid on this cell."""


class LandAt(OfCell):
    """Put land on this cell."""


class WaterAt(OfCell):
    """Put water on this cell."""


class Buy(Choice):
    """Buy points, or none."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: Final = points


class Supply(OfTile):
    """Supply a tile, meeting its first or second demand."""

    __slots__ = ("demand",)

    def __init__(self, tile: int, demand: int) -> None:
        super().__init__(tile)
        self.demand: Final = demand - 1


class From(OfPlant):
    """Take the next cube from this plant."""


class Pay(ByValue):
    """Send the cube along a way on which the seats get these amounts, the plant's fee included."""

    __slots__ = ("amounts",)

    def __init__(self, one: int, two: int, three: int, four: int, five: int) -> None:
        super().__init__()
        self.amounts: Final[tuple[int, ...]] = (one, two, three, four, five)


class Pass(Plain):
    """Supply nothing more in this round."""


class Stuck(Plain):
    """Nothing can be supplied: one passes by oneself."""


class EndTurn(Plain):
    """End one's turn."""


PLACE: Final = Form("place {seat}", Place, seat=SEAT)
CLOSE: Final = Form("close {side}", Close, side=SIDE)
DEAL: Final = Form("deal {one} {two} {three}", Deal, one=TILE, two=TILE, three=TILE)
PICK: Final = Form("pick {tile}", Pick, tile=TILE)
LAY: Final = Form("lay {tile}", Lay, tile=TILE)
SELL: Final = Form("sell {tile}", Sell, tile=TILE)
DISCARD: Final = Form("discard {tile}", Discard, tile=TILE)
BUILD: Final = Form("build {kind}", Build, kind=PLANT_KIND)
AT: Final = Form("at {x} {y}", At, x=COLUMN, y=ROW)
LAND_AT: Final = Form("land {x} {y}", LandAt, x=COLUMN, y=ROW)
WATER_AT: Final = Form("water {x} {y}", WaterAt, x=COLUMN, y=ROW)
BUY: Final = Form("buy {points}", Buy, points=POINTS)
SUPPLY: Final = Form("supply {tile} demand {demand}", Supply, tile=TILE, demand=DEMAND)
FROM: Final = Form("from {plant}", From, plant=PLANT)
PAY: Final = Form(
    "pay {one} {two} {three} {four} {five}", Pay, one=EURO, two=EURO, three=EURO, four=EURO, five=EURO
)
PASS_FORM: Final = Form("pass", Pass)
STUCK_FORM: Final = Form("stuck", Stuck)
END_TURN_FORM: Final = Form("end turn", EndTurn)

# A new verb comes last: choices are numbered in this order.
NOTATION: Final = Notation(
    PLACE, CLOSE, DEAL, PICK, LAY, SELL, DISCARD, BUILD, AT, LAND_AT, WATER_AT, BUY, SUPPLY, FROM, PAY,
    PASS_FORM, STUCK_FORM, END_TURN_FORM,
)  # fmt: skip

# Made once, looked up by number; number 0 is no tile.
_NUMBERS: Final = [1, *range(1, TILES + 1)]
PICKS: Final = [PICK.of(tile) for tile in _NUMBERS]
LAYS: Final = [LAY.of(tile) for tile in _NUMBERS]
SELLS: Final = [SELL.of(tile) for tile in _NUMBERS]
DISCARDS: Final = [DISCARD.of(tile) for tile in _NUMBERS]
SUPPLIES: Final = [[SUPPLY.of(tile, 1), SUPPLY.of(tile, 2)] for tile in _NUMBERS]
BUILDS: Final = [BUILD.of(kind) for kind in range(len(PLANT_KINDS))]
FROMS: Final = [FROM.of(plant) for plant in range(len(PLANTS))]
PASS: Final = PASS_FORM.of()
STUCK: Final = STUCK_FORM.of()
END_TURN: Final = END_TURN_FORM.of()


# Made when first needed, looked up by cell.
_ats: Final[dict[int, Choice]] = {}
_lands: Final[dict[int, Choice]] = {}
_waters: Final[dict[int, Choice]] = {}


def at(cell: int) -> Choice:
    """Return the choice of a cell."""
    found = _ats.get(cell)
    if found is None:
        found = AT.of(column_of(cell), row_of(cell))
        _ats[cell] = found
    return found


def land_at(cell: int) -> Choice:
    """Return the choice to put land on a cell."""
    found = _lands.get(cell)
    if found is None:
        found = LAND_AT.of(column_of(cell), row_of(cell))
        _lands[cell] = found
    return found


def water_at(cell: int) -> Choice:
    """Return the choice to put water on a cell."""
    found = _waters.get(cell)
    if found is None:
        found = WATER_AT.of(column_of(cell), row_of(cell))
        _waters[cell] = found
    return found
