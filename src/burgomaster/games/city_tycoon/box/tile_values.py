"""Printed values of the city tiles: reading tiles.csv, with every mistake in it."""

from __future__ import annotations

import re
from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.city_tycoon.box.components import CUBES, DISTRICTS, TILES, round_of
from burgomaster.games.city_tycoon.box.tiles import Bonus, Demand, Income, Offer, PerOwn, Tile
from burgomaster.paper.datasets import SOURCES
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.sheet import Sheet

COLUMNS: Final = (
    *("number", "round", "district", "cost", "land", "water", "points", "yellow", "buy", "per_own"),
    *("demand_1", "income_1", "demand_2", "income_2", "bonus"),
    *("cost_source", "laid_source", "supply_source"),
)
SOURCE_COLUMNS: Final = {"cost_source": "cost", "laid_source": "laid", "supply_source": "supply"}
MOST: Final = 99
"""No price, no number of points and no number of cubes is larger."""
MOST_LANDSCAPES: Final = 3
"""More tiles of land, or of water, do not fit beside a tile."""
PLANT_COLOURS: Final = CUBES[:2]

ASKED: Final = "rbye"
"""Red, blue and yellow cubes, and euro."""
BROUGHT: Final = "epy"
"""Euro, points and yellow cubes."""

_AMOUNT: Final = re.compile(r"([1-9][0-9]?)([a-z])")
_OFFER: Final = re.compile(r"([1-9][0-9]?):([1-9][0-9]?)")
_PER_OWN: Final = re.compile(r"([a-z]+):([1-9][0-9]?)")


# What stands in a cell; None if it cannot be read.


def amounts(text: str, letters: str) -> list[int] | None:
    """Return how many of each letter a text names.

    >>> amounts("2r 1b", ASKED), amounts("2r 1r", ASKED), amounts("", ASKED)
    ([2, 1, 0, 0], None, None)
    """
    found = [0] * len(letters)
    for word in text.split():
        match = _AMOUNT.fullmatch(word)
        if match is None or match[2] not in letters or found[letters.index(match[2])]:
            return None
        found[letters.index(match[2])] = int(match[1])
    return found if any(found) else None


def income_from(text: str) -> Income | None:
    """Return an income written as in "6e 1p 1y"."""
    found = amounts(text, BROUGHT)
    return Income(found[0], found[1], found[2]) if found is not None else None


def bonus_from(text: str) -> Bonus | None:
    """Return a neighbour bonus written as in "shopping 1p"."""
    district, _, brings = text.partition(" ")
    income = income_from(brings)
    return Bonus(DISTRICTS.index(district), income) if district in DISTRICTS and income is not None else None


def offers_from(text: str) -> tuple[Offer, ...] | None:
    """Return points to be bought, written as in "5:1 12:3": dearer ones bring more."""
    offers: list[Offer] = []
    for word in text.split():
        match = _OFFER.fullmatch(word)
        if match is None:
            return None
        offer = Offer(int(match[1]), int(match[2]))
        if offers and (offer.euro <= offers[-1].euro or offer.points <= offers[-1].points):
            return None
        offers.append(offer)
    return tuple(offers)


def per_own_from(text: str) -> PerOwn | None:
    """Return points for own tiles, written as in "landmark:1", or for own plants, as in "red:3"."""
    match = _PER_OWN.fullmatch(text)
    if match is None or match[1] not in DISTRICTS + PLANT_COLOURS:
        return None
    if match[1] in DISTRICTS:
        return PerOwn(DISTRICTS.index(match[1]), -1, int(match[2]))
    return PerOwn(-1, CUBES.index(match[1]), int(match[2]))


# The sheet.


class TileValues:
    """What is printed on every tile, by its number, and where each value comes from."""

    def __init__(self) -> None:
        self.tiles: Final = [Tile(number, 0, 0, 0) for number in range(TILES + 1)]
        self.sources: Final[list[dict[str, str]]] = [{} for _ in range(TILES + 1)]


def read_tiles(text: str, file: str, mistakes: list[Mistake]) -> TileValues:
    """Return all tiles; note every mistake."""
    values = TileValues()
    sheet = Sheet(file, text, COLUMNS, TILES, mistakes)
    for line, number, fields in sheet.rows:
        sheet.line = line
        values.tiles[number] = _tile(sheet, number, fields)
        for column, value in SOURCE_COLUMNS.items():
            sheet.word(fields, column, SOURCES)
            values.sources[number][value] = fields[column]
    return values


def _tile(sheet: Sheet, number: int, fields: dict[str, str]) -> Tile:
    """Return the tile of the present line; what cannot be read is left out of it and noted."""
    if fields["round"] != str(round_of(number)):
        sheet.wrong("round", Message("data-fixed", wanted=str(round_of(number))))
    district = max(sheet.word(fields, "district", DISTRICTS), 0)
    tile = Tile(number, round_of(number), district, max(sheet.number(fields, "cost", 0, MOST), 0))
    tile.land = max(sheet.number(fields, "land", 0, MOST_LANDSCAPES), 0)
    tile.water = max(sheet.number(fields, "water", 0, MOST_LANDSCAPES), 0)
    tile.points = max(sheet.number(fields, "points", 0, MOST), 0)
    tile.yellow = max(sheet.number(fields, "yellow", 0, MOST), 0)
    offers = offers_from(fields["buy"])
    if offers is None:
        _misfit(sheet, fields, "buy", "5:1 12:3")
    else:
        tile.offers = offers
    if fields["per_own"]:
        tile.per_own = per_own_from(fields["per_own"])
        if tile.per_own is None:
            _misfit(sheet, fields, "per_own", "landmark:1, red:3")
    for which in ("1", "2"):
        _read_demand(sheet, tile, fields, f"demand_{which}", f"income_{which}")
    if fields["demand_2"] and not fields["demand_1"]:
        sheet.wrong("demand_2", Message("ct-data-pair"))
    if fields["bonus"]:
        tile.bonus = bonus_from(fields["bonus"])
        if tile.bonus is None:
            _misfit(sheet, fields, "bonus", "shopping 1p")
    return tile


def _read_demand(sheet: Sheet, tile: Tile, fields: dict[str, str], demand: str, income: str) -> None:
    if not fields[demand] and not fields[income]:
        return
    if not fields[demand] or not fields[income]:
        sheet.wrong(income if fields[demand] else demand, Message("ct-data-pair"))
        return
    asked = amounts(fields[demand], ASKED)
    brought = income_from(fields[income])
    if asked is None:
        _misfit(sheet, fields, demand, "2r 1b 1y 10e")
    if brought is None:
        _misfit(sheet, fields, income, "6e 1p 1y")
    if asked is not None and brought is not None:
        tile.demands += (Demand(asked[0], asked[1], asked[2], asked[3], brought),)


def _misfit(sheet: Sheet, fields: dict[str, str], column: str, example: str) -> None:
    sheet.wrong(column, Message("ct-data-form", found=fields[column][:40], example=example, most=MOST))


# What a digest is made of.


def _income_data(income: Income) -> list[Plain]:
    return [income.euro, income.points, income.yellow]


def tile_data(tile: Tile) -> list[Plain]:
    """Return what is printed on a tile as plain data."""
    demands: list[Plain] = []
    for demand in tile.demands:
        asked: list[Plain] = [demand.red, demand.blue, demand.yellow, demand.euro]
        demands.append([asked, _income_data(demand.income)])
    offers: list[Plain] = []
    for offer in tile.offers:
        offers.append([offer.euro, offer.points])
    per_own: Plain = None
    if tile.per_own is not None:
        per_own = [tile.per_own.district, tile.per_own.colour, tile.per_own.points]
    bonus: Plain = None
    if tile.bonus is not None:
        bonus = [tile.bonus.district, _income_data(tile.bonus.income)]
    laid: list[Plain] = [tile.land, tile.water, tile.points, tile.yellow, offers, per_own]
    return [tile.district, tile.cost, laid, demands, bonus]
