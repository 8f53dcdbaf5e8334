"""City Tycoon's book: all tiles."""

from __future__ import annotations

from burgomaster.core.book import Entry, Icon
from burgomaster.core.languages import LANGUAGES
from burgomaster.core.message import Message
from burgomaster.core.phrase import Phrase
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import CUBES, DISTRICTS
from burgomaster.games.city_tycoon.box.texts import to_neighbours, when_laid, when_supplied
from burgomaster.games.city_tycoon.box.tiles import Income, Tile

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


def icons(tile: Tile) -> list[Icon]:
    """Return what is printed on a tile as signs: what laying it brings, each demand, what neighbours get.

    >>> from burgomaster.games.city_tycoon.box.sets import SETS
    >>> icons(SETS.named("house-1").tiles[31])[:5]
    [laid:land:1, demand:1, asks:red:2, asks:blue:1, brings:euro:12]
    """
    found = _amounts("laid", {"land": tile.land, "water": tile.water})
    found += _amounts("laid", {"points": tile.points, "yellow": tile.yellow})
    found += [Icon("offer", str(offer.euro), str(offer.points)) for offer in tile.offers]
    per_own = tile.per_own
    if per_own is not None:
        counted = CUBES[per_own.colour] if per_own.colour >= 0 else DISTRICTS[per_own.district]
        found.append(Icon("own", counted, str(per_own.points)))
    for number, demand in enumerate(tile.demands, 1):
        found.append(Icon("demand", "", str(number)))
        cubes = {"red": demand.red, "blue": demand.blue, "yellow": demand.yellow}
        found += _amounts("asks", {**cubes, "euro": demand.euro})
        found += _income("brings", demand.income)
    if tile.bonus is not None:
        found.append(Icon("beside", DISTRICTS[tile.bonus.district]))
        found += _income("gives", tile.bonus.income)
    return found


def _income(sign: str, income: Income) -> list[Icon]:
    return _amounts(sign, {"euro": income.euro, "points": income.points, "yellow": income.yellow})


def _amounts(sign: str, amounts: dict[str, int]) -> list[Icon]:
    return [Icon(sign, of, str(amount)) for of, amount in amounts.items() if amount]


def _entry(box: Box, tile: Tile) -> Entry:
    number = tile.number
    values: dict[str, int | str] = {
        "district": DISTRICTS[tile.district],
        "round": tile.round,
        "cost": tile.cost,
        "points": tile.points,
    }
    names = {language: box.names[language][number] for language in LANGUAGES}
    return Entry(TILE, number, names, values, effects(tile), icons(tile), box.sources[number])


def book(box: Box) -> list[Entry]:
    """Return all tiles as a box prints them."""
    return [_entry(box, tile) for tile in box.tiles[1:]]
