"""City Tycoon's tiles in a terminal: what they do, found by number or words, and as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import DISTRICTS
from burgomaster.games.city_tycoon.box.texts import to_neighbours, when_laid, when_supplied
from burgomaster.games.city_tycoon.box.tiles import Tile


def tile_name(box: Box, said: Voice, number: int) -> str:
    """Return a tile's name in its data set."""
    return box.names[said.language][number]


def tile_text(said: Voice, tile: Tile) -> str:
    """Return what a tile does."""
    lines: list[str] = []
    laid = [said.say(message) for message in when_laid(tile)]
    if laid:
        lines.append(said("tile-laid", text=", ".join(laid)))
    for asks, brings in when_supplied(tile):
        lines.append(said("tile-supplied", asks=said.say(asks), brings=said.say(brings)))
    for beside, brings in to_neighbours(tile):
        lines.append(said("tile-beside", beside=said.say(beside), brings=said.say(brings)))
    return " ".join(lines)


def tiles_matching(box: Box, said: Voice, words: str) -> list[int]:
    """Return the tiles with this number, or whose name, district or text holds all the words."""
    if words.strip().isdecimal():
        number = int(words.strip()[:9])
        return [number] if 1 <= number < len(box.tiles) else []
    found: list[int] = []
    for tile in box.tiles[1:]:
        district = said.words.label("ct-district-name", DISTRICTS[tile.district])
        parts = [tile_name(box, said, tile.number), DISTRICTS[tile.district], district, tile_text(said, tile)]
        if all(word in " ".join(parts).lower() for word in words.lower().split()):
            found.append(tile.number)
    return found


def tile_data(box: Box, said: Voice, number: int) -> dict[str, object]:
    """Return a tile as plain data, under the names that cards have."""
    tile = box.tiles[number]
    return {
        "number": number,
        "name": tile_name(box, said, number),
        "category": DISTRICTS[tile.district],
        "round": tile.round,
        "cost": tile.cost,
        "points": tile.points,
        "text": tile_text(said, tile),
        "sources": box.sources[number],
    }


Column = tuple[str, Sequence[str]]
"""A column's head, and what stands in it."""


def tile_grid(
    said: Voice,
    box: Box,
    numbers: Sequence[int],
    title: str,
    in_list: bool = False,
    before: Sequence[Column] = (),
) -> Grid:
    """Return tiles as a table, with more columns before if wanted.

    In a list of all tiles the round stands, too, and costs of our own are marked.
    """
    grid = Grid(title=title or None, title_justify="left", expand=True)
    for head, _ in before:
        grid.add_column(head, style="bold cyan", no_wrap=True)
    grid.add_column(said("label-number"), justify="right")
    grid.add_column(said("label-tile"), ratio=2)
    if in_list:
        grid.add_column(said("label-round"), justify="right")
    grid.add_column(said("label-cost"), justify="right")
    grid.add_column(said("label-text"), ratio=5)
    for at, number in enumerate(numbers):
        tile = box.tiles[number]
        district = said.words.label("ct-district-name", DISTRICTS[tile.district])
        name = Text(f"{tile_name(box, said, number)}\n")
        name.append(district, style="dim")
        cost = f"{tile.cost}*" if in_list and box.sources[number]["cost"] == "house" else str(tile.cost)
        more = [cells[at] for _, cells in before]
        rounds = [str(tile.round)] if in_list else []
        grid.add_row(*more, str(number), name, *rounds, cost, Text(tile_text(said, tile)))
    return grid


def tile_list(said: Voice, box: Box, numbers: Sequence[int]) -> RenderableType:
    """Return tiles as a table, with a remark on values of our own."""
    grid = tile_grid(said, box, numbers, said("tiles-title", count=len(numbers)), True)
    if any("house" in box.sources[number].values() for number in numbers):
        return Group(grid, Text(said("cards-house"), style="dim"))
    return grid
