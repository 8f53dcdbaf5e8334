"""The shape of City Tycoon's view: typed plain data for browsers, terminals and scripts."""

from __future__ import annotations

from typing import TypedDict


class CellView(TypedDict):
    """A cell: column (0 is e1, -1 is w1), row (0 is n1, -1 is s1) and how it is written."""

    x: int
    y: int
    name: str


class PieceView(TypedDict):
    """Something that lies in the city; `tile` is a city tile's number, `plant` a plant's name.

    `kind` is what people see there: land, water, start, tile, or a solar, steam, wind or hydro plant. A plant
    has `cubes` of the `full` it can hold, and `refills` in phase V or not. `supplied` is the number of a city
    tile's demand that was met in this round.
    """

    cell: CellView
    kind: str
    owner: int | None
    tile: int | None
    plant: str | None
    cubes: int | None
    full: int | None
    refills: bool
    supplied: int | None


class PaymentView(TypedDict):
    """Who is paid how much; seat None is the bank."""

    seat: int | None
    euro: int


class GainView(TypedDict):
    """What is gained."""

    euro: int
    points: int
    yellow: int


class SupplyView(TypedDict):
    """What meeting a demand would cost now, the cheapest way, to whom, and what it would bring.

    `possible` is false if cubes, money or yellow cubes are short; `cost` is None if too few cubes are within
    reach. `other_payees` tells whether as cheap a transport pays somebody else: on other ways, or from other
    plants. Yellow cubes that are not in the supply any more are not counted.
    """

    demand: int
    possible: bool
    cost: int | None
    payments: list[PaymentView]
    other_payees: bool
    income: GainView
    neighbours: GainView


class GivenView(TypedDict):
    """What a tile would give to whoever supplies a neighbor of it, and whose that neighbor is."""

    tile: int
    seat: int
    gain: GainView


class TilePlaceView(TypedDict):
    """What a tile would be on a cell: costs and gains of supplying it there, and what it gives others."""

    cell: CellView
    supplies: list[SupplyView]
    given: list[GivenView]


class CubePriceView(TypedDict):
    """What a cube would cost on its way to a tile; None if there is no way."""

    tile: int
    price: int | None


class PlantPlaceView(TypedDict):
    """What a plant would be on a cell: the price of its cubes for own tiles that ask for them."""

    cell: CellView
    tiles: list[CubePriceView]


class ContestView(TypedDict):
    """A plant with too few cubes for all own tiles for which it is the cheapest."""

    plant: str
    cubes: int
    tiles: list[int]


class TileView(TypedDict):
    """A city tile of a player, with what supplying it would mean now."""

    tile: int
    cell: CellView | None
    supplied: int | None
    supplies: list[SupplyView]


class CityTycoonPlayer(TypedDict):
    """What a player has; tiles in hand are None where the viewer does not see them."""

    seat: int
    money: int
    yellow: int
    points: dict[str, int]
    total: int
    hand: list[int | None]
    picked: bool
    pick: int | None
    gone: list[int | None]
    tiles: list[TileView]
    plants: list[str]
    land: int
    passed: bool


class MemoryView(TypedDict):
    """Tiles seen in a pack that was passed on: each of these seats took one of them, or still can."""

    tiles: list[int]
    seats: list[int]


class ArrowView(TypedDict):
    """What the piece on a cell gives to whoever supplies the tile beside it."""

    cell: CellView
    to: CellView
    gain: GainView


class BonusView(TypedDict):
    """What the grey quarters of the start tile give for supplying a tile of a district beside them."""

    district: str
    gain: GainView


class NeedsView(TypedDict):
    """What the viewer's tiles ask for in a round, and what there is of it.

    `asked` are the cubes of the first demand of each own tile, in the city and in hand, the one picked
    included; `have` are the cubes of own plants, those that are refilled counted full, and yellow cubes.
    `hand_cost` is what laying all tiles in hand costs.
    """

    have: dict[str, int]
    asked: dict[str, int]
    hand_cost: int


class PlantView(TypedDict):
    """A plant that was not built yet, and its two sides: kind, price and cubes."""

    plant: str
    sides: list[dict[str, int | str]]


class StackView(TypedDict):
    """The uppermost plant of a stack, its two sides, how many are left, and all of them in their order."""

    plant: str
    left: int
    sides: list[dict[str, int | str]]
    coming: list[PlantView]


class CityTycoonView(TypedDict):
    """Everything a seat sees; seats count from 1 as on paper.

    `turn` counts the packs passed on, then the actions taken by everyone, of `turns`. `passes_to` and
    `comes_from` are the viewer's neighbours, to whom packs go and from whom they come. `next_order` is the
    order of play if the next round began now. `undealt` tiles of the round were not dealt.
    `kinds` says what the values of a name are, for whoever draws a view without knowing the game: a seat, a
    thing of the book, or words with a name. `city.kind` is the `kind` of what is in `city`.
    """

    game: str
    viewer: int
    players: list[CityTycoonPlayer]
    order: list[int]
    round: int
    rounds: int
    phase: int
    turn: int
    turns: int
    next_order: list[int]
    passes_to: int | None
    comes_from: int | None
    closed: list[str]
    closed_cells: list[CellView]
    city: list[PieceView]
    free: list[CellView]
    arrows: list[ArrowView]
    start_bonus: BonusView
    needs: NeedsView | None
    undealt: int
    pack: list[int]
    remembered: list[MemoryView]
    stacks: list[StackView]
    supply: dict[str, int]
    landscapes: int
    over: bool
    winners: list[int]
    kinds: dict[str, str]


VIEW = CityTycoonView
"""What the table's view is called here; the names of views differ from game to game, as on the wire."""
