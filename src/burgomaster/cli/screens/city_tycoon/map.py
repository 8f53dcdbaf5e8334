"""City Tycoon's city as a map of short names, in as many parts as the terminal's width needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.components import (
    COMPASS,
    DISTRICTS,
    SIDE_CELLS,
    column_name,
    column_of,
    row_name,
    row_of,
)
from burgomaster.games.city_tycoon.box.texts import brings
from burgomaster.games.city_tycoon.sight.schema import CityTycoonView, PieceView

CELL: Final = 6
"""No short name is longer."""
LABEL: Final = 4
"""What the names of rows take, and the gap after them."""
STYLES: Final = {
    "solar": "red",
    "steam": "red",
    "wind": "blue",
    "hydro": "blue",
    "land": "green",
    "water": "cyan",
}

Place = tuple[int, int]


def kind_of(piece: PieceView) -> str:
    """Return what a piece is on the map: the start tile has plants, too."""
    if piece["plant"] == "start-solar":
        return "solar"
    if piece["plant"] == "start-wind":
        return "wind"
    return piece["kind"]


def district_letter(said: Voice, district: int) -> str:
    """Return the letter of a district on the map."""
    return said("district-letter", district=DISTRICTS[district])


def short_name(said: Voice, box: Box, piece: PieceView) -> str:
    """Return a piece as the map has it: R31/1 is tile 31 of seat 1, residential; so3/1 its solar plant."""
    owner = f"/{piece['owner']}" if piece["owner"] else ""
    if piece["tile"]:
        return f"{district_letter(said, box.district[piece['tile']])}{piece['tile']}{owner}"
    cubes = "" if piece["cubes"] is None else str(piece["cubes"])
    return f"{said('map-name', kind=kind_of(piece))}{cubes}{owner}"


def map_key(said: Voice, box: Box) -> Text:
    """Return which letter is which district, and what the gray quarters of the start tile give."""
    bonus = box.board.start_bonus
    gained = said.say(brings(bonus.income))
    start = said("start-bonus", letter=district_letter(said, bonus.district), brings=gained)
    return Text(f"{said('map-key')}\n{start}", style="dim")


def city_map(said: Voice, box: Box, what: CityTycoonView, width: int) -> RenderableType:
    """Return the map; where it is too wide, its western part comes first."""
    pieces = {(piece["cell"]["x"], piece["cell"]["y"]): piece for piece in what["city"]}
    marks: dict[Place, str] = {(cell["x"], cell["y"]): "·" for cell in what["free"]}
    for side in what["closed"]:
        for cell in SIDE_CELLS[COMPASS.index(side)]:
            marks[column_of(cell), row_of(cell)] = "x"
    places = [*pieces, *marks]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    parts: list[RenderableType] = []
    most = max((width - LABEL) // (CELL + 1), 1)
    for first in range(0, len(columns), most):
        if parts:
            parts.append(Text(""))
        parts.append(_part(said, box, pieces, marks, columns[first : first + most], rows))
    return Group(*parts)


def _part(
    said: Voice,
    box: Box,
    pieces: dict[Place, PieceView],
    marks: dict[Place, str],
    columns: Sequence[int],
    rows: Sequence[int],
) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL - 1, no_wrap=True)
    for _ in columns:
        grid.add_column(width=CELL, justify="center", no_wrap=True)
    grid.add_row("", *[Text(said.words.cell(column_name(x)), style="dim") for x in columns])
    for y in rows:
        cells: list[Text] = []
        for x in columns:
            piece = pieces.get((x, y))
            if piece is None:
                cells.append(Text(marks.get((x, y), ""), style="dim"))
            else:
                style = "bold" if piece["tile"] else STYLES.get(kind_of(piece), "dim")
                cells.append(Text(short_name(said, box, piece), style=style))
        grid.add_row(Text(said.words.cell(row_name(y)), style="dim"), *cells)
    return grid
