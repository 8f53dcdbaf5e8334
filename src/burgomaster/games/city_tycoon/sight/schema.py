"""The shape of City Tycoon's view: typed plain data for browsers, terminals and scripts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


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


class SourceView(TypedDict):
    """Where a cube would come from: the plant, whose it is (None: the start tile's), and its whole price."""

    colour: str
    plant: str
    owner: int | None
    price: int


class PlacedSupplyView(SupplyView):
    """What meeting a demand would cost and bring on a cell, and where each cube would come from."""

    cubes: list[SourceView]


class GotView(TypedDict):
    """What the piece on a neighboring cell gives for supplying a tile."""

    cell: CellView
    gain: GainView


class GivenView(TypedDict):
    """What a tile would give to whoever supplies a neighbor of it, and whose that neighbor is."""

    cell: CellView
    tile: int
    seat: int
    gain: GainView


class LandscapeView(TypedDict):
    """A landscape tile, land or water, on a cell beside the tile that brings it."""

    cell: CellView
    kind: str


class TilePlaceView(TypedDict):
    """What a tile would be on a cell: costs and gains of supplying it there, and what it gives others.

    `price` is the least of its demands for cubes that travel; None if none of them can be met there.
    `landscapes` is every way to lay the landscape tiles that it brings, the likeliest first: those that are
    laid, in the order in which they are asked for; empty where none can lie.
    """

    cell: CellView
    price: int | None
    supplies: list[PlacedSupplyView]
    got: list[GotView]
    given: list[GivenView]
    landscapes: list[list[LandscapeView]]


class TilePlacesView(TypedDict):
    """What a tile would be on every free cell: its own price, and the money left when that is paid."""

    kind: Literal["tile"]
    tile: int
    cost: int
    money: int
    places: list[TilePlaceView]


class CubePriceView(TypedDict):
    """What a cube would cost on its way to a tile, and the cheapest one of its color before.

    None if there is no way.
    """

    tile: int
    price: int | None
    before: int | None


class PlantPlaceView(TypedDict):
    """What a plant would be on a cell: the price of its cubes for own tiles that ask for them.

    `saves` adds up by how much a cube of each tile would become cheaper than now.
    """

    cell: CellView
    saves: int
    tiles: list[CubePriceView]


class PlantPlacesView(TypedDict):
    """What the next plant of a kind would be on every free cell: its price, and the money left then."""

    kind: Literal["plant"]
    plant: str
    cost: int
    money: int
    places: list[PlantPlaceView]


class TollView(TypedDict):
    """What a cube pays on a cell, and to whom: seat None is the bank."""

    cell: CellView
    seat: int | None
    euro: int


class WayView(TypedDict):
    """A cheapest way: its cells from the plant to the tile, and its tolls, the plant's fee first.

    `amounts` is what the choice of a way names: euro for each of five seats.
    """

    amounts: list[int]
    payments: list[PaymentView]
    cells: list[CellView]
    tolls: list[TollView]


class CubeView(SourceView):
    """A cube of a transport on its way."""

    way: WayView


class ReachView(SourceView):
    """A plant in reach with cubes left, and every way from it that pays somebody else."""

    left: int
    ways: list[WayView]


class TransportView(TypedDict):
    """A tile being supplied: cube by cube, what it costs, to whom, and what it brings.

    `why` is the id and the arguments of the reason if it is not possible. `net` are the euro it leaves,
    `money` is what one has then. `choices` are the texts of the choices that do just this, one after another;
    questions with one answer are left out. `plants` are all plants in reach, the cheapest first.
    """

    kind: Literal["supply"]
    tile: int
    demand: int
    possible: bool
    why: SaidView | None
    cost: int
    payments: list[PaymentView]
    income: GainView
    neighbours: GainView
    got: list[GotView]
    net: int
    money: int
    choices: list[str]
    cubes: list[CubeView]
    plants: list[ReachView]


class SaidView(TypedDict):
    """Something to say to people, as an id with arguments."""

    id: str
    arguments: dict[str, int | str]


class TileView(TypedDict):
    """A city tile of a player, with what supplying it would mean now."""

    tile: int
    cell: CellView | None
    supplied: int | None
    supplies: list[SupplyView]


class PlanView(TypedDict):
    """Several tiles supplied in this order, each cube counted once; what cannot be done costs nothing.

    `euro`, `points` and `yellow` are all that it brings, `money` is what one has at the end. `rest` are one's
    tiles as they would be then: what those that are not planned would cost after it.
    """

    kind: Literal["plan"]
    steps: list[TransportView]
    cost: int
    euro: int
    points: int
    yellow: int
    money: int
    rest: list[TileView]


class ContestView(TypedDict):
    """A plant with too few cubes for all own tiles for which it is the cheapest."""

    plant: str
    cubes: int
    tiles: list[int]


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


class TileAbout(TypedDict):
    """Ask what a tile would be on every free cell."""

    kind: Literal["tile"]
    tile: int


class PlantAbout(TypedDict):
    """Ask what the next plant of a kind (solar, steam, wind, water) would be on every free cell."""

    kind: Literal["plant"]
    plant: str


class Supplied(TypedDict):
    """A tile, and which of its demands."""

    tile: int
    demand: int


class SupplyAbout(Supplied):
    """Ask what supplying a tile would be: the cheapest, or with cubes from `plants`, or ways that `pay`."""

    kind: Literal["supply"]
    plants: NotRequired[list[str]]
    pay: NotRequired[list[list[int]]]


class PlanAbout(TypedDict):
    """Ask what supplying several tiles would be, one after another."""

    kind: Literal["plan"]
    supplies: list[Supplied]


ASKED = TileAbout | PlantAbout | SupplyAbout | PlanAbout
"""What a seat may ask beforehand, told apart by its `kind`."""
FORESEEN = TilePlacesView | PlantPlacesView | TransportView | PlanView
"""What it is answered, of the same kind."""
