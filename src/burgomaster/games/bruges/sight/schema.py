"""The shape of Bruges' view: typed plain data for browsers, terminals and scripts."""

from __future__ import annotations

from typing import TypedDict

Numbers = dict[str, int]
"""A number for each colour, by its name."""


class BrugesCard(TypedDict):
    """A card: its number, or None if only its back is seen."""

    card: int | None
    colour: str


class HouseView(TypedDict):
    """A house of a display, with the persons on it; places count from 1."""

    place: int
    face: BrugesCard
    owner_knows: bool
    persons: list[int]


class SectionView(TypedDict):
    """A section of a canal: the colours of its fields from the gatehouse outwards, and the tiles there."""

    colours: list[str]
    built: int
    next_price: int | None


class PileView(TypedDict):
    """A pile: how many cards it has, and the colour of its top card."""

    cards: int
    top: str | None


class ValuesView(TypedDict):
    """A person whose printed values a position changed from those of its data set."""

    card: int
    cost: int
    points: int


class BrugesPlayer(TypedDict):
    """A player's display and hand; `score` is what final scoring would add now, by source.

    `hand_limit` is how many cards phase 1 fills the hand up to.
    """

    seat: int
    gatehouse: str
    guilders: int
    points: int
    workers: Numbers
    threats: Numbers
    canal: dict[str, SectionView]
    sections: list[str]
    statues: list[int]
    majorities: list[str]
    reputation: int
    advance_price: int | None
    hand: list[BrugesCard]
    hand_limit: int
    drawn: list[str]
    held: BrugesCard | None
    houses: list[HouseView]
    used: list[int]
    forged: str | None
    score: Numbers
    total: int


class BrugesView(TypedDict):
    """Everything a seat sees; seats count from 1 as on paper."""

    game: str
    data: str
    changed: list[ValuesView]
    viewer: int
    players: list[BrugesPlayer]
    round: int
    phase: int
    lap: int
    laps: int
    last: int | None
    first: int
    dice: Numbers
    reputation: list[int]
    canal_prices: list[int]
    third_points: int
    statues: list[int]
    piles: dict[str, PileView]
    discards: list[int]
    over: bool
    winners: list[int]


VIEW = BrugesView
"""What the table's view is called here; the names of views differ from game to game, as on the wire."""
