"""Data sets: reading the printed values from their files into a box."""

from __future__ import annotations

import csv
import hashlib
import tomllib
from pathlib import Path
from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.city_tycoon.box import (
    Board,
    Bonus,
    Box,
    Demand,
    Income,
    Offer,
    PerOwn,
    Side,
    Tile,
)
from burgomaster.games.city_tycoon.components import CUBES, DISTRICTS, STACK, TILES, round_of

FOLDER: Final = Path(__file__).parent / "data"
LANGUAGES: Final = ("en", "de", "nl")
_boxes: Final[dict[str, Box]] = {}


def standard_box() -> Box:
    """Return the box of the data set the project ships, read once."""
    box = _boxes.get("house")
    if box is None:
        box = read_box(FOLDER / "house")
        _boxes["house"] = box
    return box


# Numbers with letters, as in "1r 1b" or "6e 1p".


def amounts(text: str, letters: str) -> list[int]:
    """Return how many of each letter a text asks for.

    >>> amounts("2r 1b", "rbye")
    [2, 1, 0, 0]
    """
    found = [0] * len(letters)
    for word in text.split():
        if word[-1] not in letters or not word[:-1].isdecimal() or found[letters.index(word[-1])]:
            raise ValueError(text)
        found[letters.index(word[-1])] = int(word[:-1])
    return found


def income(text: str) -> Income:
    """Return an income written as in "6e 1p 1y"."""
    euro, points, yellow = amounts(text, "epy")
    return Income(euro, points, yellow)


def demand(text: str, brings: str) -> Demand:
    """Return a demand written as in "1r 1b", with what it brings."""
    red, blue, yellow, euro = amounts(text, "rbye")
    return Demand(red, blue, yellow, euro, income(brings))


def bonus(text: str) -> Bonus:
    """Return a neighbour bonus written as in "shopping 1p"."""
    district, brings = text.split(" ", 1)
    return Bonus(DISTRICTS.index(district), income(brings))


def offers(text: str) -> tuple[Offer, ...]:
    """Return points to be bought, written as in "5:1 12:3"."""
    pairs = [word.split(":") for word in text.split()]
    return tuple([Offer(int(euro), int(points)) for euro, points in pairs])


def per_own(text: str) -> PerOwn:
    """Return points for own tiles, written as in "landmark:1" or "red:3"."""
    what, points = text.split(":")
    if what in DISTRICTS:
        return PerOwn(DISTRICTS.index(what), -1, int(points))
    return PerOwn(-1, CUBES.index(what), int(points))


def read_tile(row: dict[str, str]) -> Tile:
    """Return a tile as its row says; a row that cannot be read raises ValueError or KeyError."""
    number = int(row["number"])
    tile = Tile(number, int(row["round"]), DISTRICTS.index(row["district"]), int(row["cost"]))
    if tile.round != round_of(number):
        raise ValueError(row["round"])
    tile.land = int(row["land"])
    tile.water = int(row["water"])
    tile.points = int(row["points"])
    tile.yellow = int(row["yellow"])
    if row["buy"]:
        tile.offers = offers(row["buy"])
    if row["per_own"]:
        tile.per_own = per_own(row["per_own"])
    for which in ("1", "2"):
        if row[f"demand_{which}"]:
            tile.demands += (demand(row[f"demand_{which}"], row[f"income_{which}"]),)
    if row["bonus"]:
        tile.bonus = bonus(row["bonus"])
    return tile


def read_tiles(text: str) -> list[Tile]:
    """Return all tiles by number, or refuse them with the line."""
    tiles = [Tile(0, 0, 0, 0)]
    for line, row in enumerate(csv.DictReader(text.splitlines()), 2):
        try:
            tile = read_tile(row)
            if tile.number != len(tiles):
                raise ValueError(row["number"])
        except (KeyError, ValueError, IndexError, TypeError) as wrong:
            found = str(wrong)[:40]
            raise Refused(Message("ct-data-wrong", file="tiles.csv", line=line, found=found)) from None
        tiles.append(tile)
    if len(tiles) != TILES + 1:
        raise Refused(Message("ct-data-wrong", file="tiles.csv", line=len(tiles), found=str(len(tiles) - 1)))
    return tiles


def _value(data: Plain, path: str) -> Plain:
    for name in path.split("."):
        data = data.get(name) if isinstance(data, dict) else None
    if data is None:
        raise Refused(Message("ct-data-missing", file="board.toml", place=path))
    return data


def _number(data: Plain, path: str) -> int:
    value = _value(data, path)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refused(Message("ct-data-missing", file="board.toml", place=path))
    return value


def _numbers(data: Plain, path: str) -> list[int]:
    value = _value(data, path)
    numbers = [each for each in value if isinstance(each, int)] if isinstance(value, list) else []
    if len(numbers) != STACK:
        raise Refused(Message("ct-data-missing", file="board.toml", place=path))
    return numbers


def read_board(data: Plain) -> Board:
    """Return the values printed elsewhere than on tiles and plants."""
    board = Board()
    board.start_money = _number(data, "start.money")
    board.money_step = _number(data, "start.money_step")
    board.sale = _number(data, "game.sale")
    board.euro_per_point = _number(data, "game.euro_per_point")
    board.cubes = [_number(data, f"box.cubes.{name}") for name in CUBES]
    board.landscapes = _number(data, "box.landscapes")
    board.coins = sum([value * _number(data, f"box.coins.{value}") for value in (1, 5, 10)])
    district = str(_value(data, "start.tile.bonus.district"))
    board.start_bonus = bonus(f"{district} {_value(data, 'start.tile.bonus.income')}")
    return board


def read_plants(data: Plain) -> list[tuple[Side, Side]]:
    """Return both sides of every plant; those of the start tile cost nothing and hold what players need."""
    plants = [(Side(0, 0), Side(0, 0)), (Side(0, 0), Side(0, 0))]
    for colour in ("red", "blue"):
        refill = zip(
            _numbers(data, f"plants.{colour}.refill_cost"),
            _numbers(data, f"plants.{colour}.refill.cubes"),
            strict=True,
        )
        once = zip(
            _numbers(data, f"plants.{colour}.once_cost"),
            _numbers(data, f"plants.{colour}.once_cubes"),
            strict=True,
        )
        for one, two in zip(refill, once, strict=True):
            plants.append((Side(one[0], one[1]), Side(two[0], two[1])))
    return plants


def read_box(folder: Path) -> Box:
    """Return the box of the data set in a folder, or refuse it with the reason."""
    tiles_text = (folder / "tiles.csv").read_text(encoding="utf-8")
    board_text = (folder / "board.toml").read_text(encoding="utf-8")
    data: dict[str, Plain] = tomllib.loads(board_text)
    digest = hashlib.sha256(f"{tiles_text}\0{board_text}".encode()).hexdigest()[:16]
    return Box(folder.name, digest, read_board(data), read_tiles(tiles_text), read_plants(data))


def read_names(folder: Path) -> dict[str, list[str]]:
    """Return the names of the tiles by language and number."""
    names: dict[str, list[str]] = {language: [""] for language in LANGUAGES}
    text = (folder / "names.csv").read_text(encoding="utf-8")
    for row in csv.DictReader(text.splitlines()):
        for language in LANGUAGES:
            names[language].append(row[language])
    return names
