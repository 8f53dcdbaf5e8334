"""City Tycoon's book: all tiles."""

from __future__ import annotations

from burgomaster.core.book import Entry
from burgomaster.core.languages import LANGUAGES
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import DISTRICTS
from burgomaster.games.city_tycoon.box.texts import to_neighbours, when_laid, when_supplied
from burgomaster.games.city_tycoon.box.tiles import Tile

TILE = "tile"
"""The kind of all entries."""


def _phrase(message: Message) -> Phrase:
    return Phrase(message.id, None, **message.arguments)


def effects(tile: Tile) -> list[Phrase]:
    """Return what a tile does: when it is laid, when it is supplied, and for its neighbours."""
    found: list[Phrase] = []
    laid = [_phrase(message) for message in when_laid(tile)]
    if laid:
        found.append(Phrase("ct-tile-laid", {"laid": laid}))
    for asks, brings in when_supplied(tile):
        found.append(Phrase("ct-tile-supplied", {"asks": [_phrase(asks)], "brings": [_phrase(brings)]}))
    return [*found, *to_others(tile)]


def to_others(tile: Tile) -> list[Phrase]:
    """Return whose supplier gains something from a tile, and what."""
    return [
        Phrase("ct-tile-beside", {"beside": [_phrase(beside)], "brings": [_phrase(brings)]})
        for beside, brings in to_neighbours(tile)
    ]


def _entry(box: Box, tile: Tile) -> Entry:
    number = tile.number
    values: dict[str, int | str] = {
        "district": DISTRICTS[tile.district],
        "round": tile.round,
        "cost": tile.cost,
        "points": tile.points,
    }
    names = {language: box.names[language][number] for language in LANGUAGES}
    return Entry(TILE, number, names, values, effects(tile), [], box.sources[number])


def book(box: Box) -> list[Entry]:
    """Return all tiles as a box prints them."""
    return [_entry(box, tile) for tile in box.tiles[1:]]
