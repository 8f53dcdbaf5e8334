"""Hamburg's book: all cards, and the sides of all tiles of expansions."""

from __future__ import annotations

from burgomaster.core.book import Entry
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    FIRST_TILE,
    tile_name,
)
from burgomaster.games.hamburg.cards.icons import icons
from burgomaster.games.rows.book import card_entry
from burgomaster.games.rows.spelling import sentences

TILE = "tile"
"""The kind of entries that are no card."""
PREFIX = "hb-"


def card(box: Box, number: int) -> Entry:
    """Return a card as a box prints it."""
    told = {"category": CATEGORIES[CATEGORY[number]], "colour": COLOURS[COLOUR[number]]}
    row = box.rows[number]
    return card_entry(box, number, told, ACTIVATIONS, sentences(row, PREFIX), icons(row))


def tile(box: Box, number: int) -> Entry:
    """Return a side of a tile; the box is one with its expansion."""
    name, _, face = tile_name(number).partition(" ")
    row = box.rows[number]
    called = Phrase("hb-tile-side", tile=name, face=face)
    return Entry(
        TILE, number, {}, {"tile": name, "face": face}, sentences(row, PREFIX), icons(row), {}, called
    )


def book(box: Box) -> list[Entry]:
    """Return the cards, and the tiles of the expansions that are in the box."""
    tiles = [number for number in range(FIRST_TILE, len(box.rows)) if box.rows[number]]
    return [*[card(box, number) for number in range(1, CARDS + 1)], *[tile(box, number) for number in tiles]]
