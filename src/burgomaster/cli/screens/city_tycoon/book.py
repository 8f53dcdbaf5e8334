"""City Tycoon's tiles in a terminal: what they do, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import DISTRICTS
from burgomaster.games.city_tycoon.box.tiles import Tile
from burgomaster.games.city_tycoon.sight.book import effects


def tile_name(box: Box, said: Voice, number: int) -> str:
    """Return a tile's name in its data set."""
    return box.names[said.language][number]


def tile_text(said: Voice, tile: Tile) -> str:
    """Return what a tile does."""
    return said.words.spelled(effects(tile))


Column = tuple[str, Sequence[str]]
"""A column's head, and what stands in it."""


def tile_grid(
    said: Voice,
    box: Box,
    numbers: Sequence[int],
    title: str,
    before: Sequence[Column] = (),
) -> Grid:
    """Return tiles as a table, with more columns before if wanted."""
    grid = Grid(title=title or None, title_justify="left", expand=True)
    for head, _ in before:
        grid.add_column(head, style="bold cyan", no_wrap=True)
    grid.add_column(said("label-number"), justify="right")
    grid.add_column(said("label-tile"), ratio=2)
    grid.add_column(said("label-cost"), justify="right")
    grid.add_column(said("label-text"), ratio=5)
    for at, number in enumerate(numbers):
        tile = box.tiles[number]
        district = said.words.label("ct-district-name", DISTRICTS[tile.district])
        name = Text(f"{tile_name(box, said, number)}\n")
        name.append(district, style="dim")
        more = [cells[at] for _, cells in before]
        grid.add_row(*more, str(number), name, str(tile.cost), Text(tile_text(said, tile)))
    return grid
