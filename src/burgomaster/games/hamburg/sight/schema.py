"""The shape of Hamburg's view: typed plain data for browsers, terminals and scripts."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Counts = dict[str, int]
"""A number for each colour, by its name."""


class CardView(TypedDict):
    """A card: its number, or None if only its back is seen."""

    card: int | None
    colour: str


class SiteView(TypedDict):
    """A site of a display, with the buildings on it; places count from 1."""

    place: int
    face: CardView
    owner_knows: bool
    buildings: list[int]


class GardenView(TypedDict):
    """A zoo or park card, with the building under it."""

    card: int
    under: int | None


class WallView(TypedDict):
    """One half of the wall: segments built, and the next one."""

    built: int
    next_colour: str | None
    next_price: int | None


class BoardView(TypedDict):
    """What is printed on the boards of the data set: the wall from the tower outwards, and its bonus."""

    wall: dict[str, list[str]]
    wall_prices: list[int]
    third_points: int


class ChangedView(TypedDict):
    """A card whose printed values a position changed from those of its data set."""

    card: int
    cost: int
    points: int


class MayorView(TypedDict):
    """A mayor tile before a player: the side, once it is chosen, and whether a marker lies on it."""

    tile: str
    face: str | None
    used: bool


class LyingView(TypedDict):
    """Something that an expansion lays on the table: what it is, how many, and where.

    `zone` and `name` say where, `seat` before whom (None: on the table); `number` is that of its entry in the
    book, if it has one.
    """

    thing: str
    number: int | None
    count: int
    zone: str
    seat: int | None
    name: str


class ExchangeView(TypedDict):
    """The stock exchange: the side of the tile on top, its action, and the space of the price tracker.

    `number` is that of the side's entry in the book; nothing lies there once the exchange is closed.
    """

    side: str | None
    number: int | None
    action: str | None
    space: int
    removed: list[str]


class PartView(TypedDict):
    """What one expansion lays on the table."""

    expansion: str
    lying: list[LyingView]


class HamburgPlayer(TypedDict):
    """A player's board, display and hand; `score` is what final scoring would add now, by source."""

    seat: int
    marks: int
    points: int
    workers: Counts
    levels: Counts
    wall: dict[str, WallView]
    statues: list[int]
    majorities: list[str]
    square: int
    advance_price: int | None
    hand: list[CardView]
    drawn: list[str]
    held: CardView | None
    sites: list[SiteView]
    garden: list[GardenView]
    used: list[int]
    score: Counts
    total: int
    in_force: NotRequired[list[int]]
    """Only with expansions: the sides of tiles that count for this player now, by number."""
    mayor: NotRequired[MayorView | None]
    """Only where The Mayors are played with; None before one is drawn."""
    zitronenjettes: NotRequired[list[int]]
    """Only where they are played with: the marks of the Zitronenjettes on the wall."""


class HamburgView(TypedDict):
    """Everything a seat sees; seats count from 1 as on paper."""

    game: str
    data: str
    board: BoardView
    changed: list[ChangedView]
    viewer: int
    players: list[HamburgPlayer]
    season: int
    seasons: int
    phase: int
    round: int
    rounds: int
    first: int
    dice: Counts
    windows: list[str]
    cleric: int | None
    guests: list[str]
    floor: list[int]
    floor_workers: Counts
    statues: list[int]
    zitronenjettes: NotRequired[list[int]]
    """Only where they are played with: the marks of those that are left, the next one first."""
    ships: NotRequired[list[str]]
    """Only where they are played with: the colors of those at the quay."""
    exchange: NotRequired[ExchangeView]
    """Only where it is played with."""
    square: list[int]
    piles: Counts
    discards: list[int]
    shuffled: list[int]
    tokens: int
    open_tokens: list[int]
    found: list[int]
    over: bool
    winners: list[int]
    parts: NotRequired[list[PartView]]
    """Only with expansions: what each of them lays on the table."""


VIEW = HamburgView
"""What the table's view is called here; the names of views differ from game to game, as on the wire."""
