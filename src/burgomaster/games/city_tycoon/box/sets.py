"""City Tycoon's data sets: board.toml, tiles.csv and names.csv, and the box that is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.city_tycoon.box.board_values import BoardCheck, board_from, plants_from
from burgomaster.games.city_tycoon.box.box import Box
from burgomaster.games.city_tycoon.box.tile_values import TileValues, read_tiles, tile_data
from burgomaster.paper.datasets import BOARD_FILE, DataSets, values_digest, without_sources
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.sheet import read_names
from burgomaster.paper.toml import Document

FOLDER: Final = Path(__file__).parent / "data"
"""Each set has its tiles; a file that a set does not have itself is the one beside its folder."""
TILES_FILE: Final = "tiles.csv"
NAMES_FILE: Final = "names.csv"


def _read(texts: dict[str, str], document: Document | None, mistakes: list[Mistake]) -> Box | None:
    values = TileValues()
    names: dict[str, list[str]] = {}
    if document is not None:
        BoardCheck(document, mistakes).compare(SETS.model())
    if TILES_FILE in texts:
        values = read_tiles(texts[TILES_FILE], TILES_FILE, mistakes)
    if NAMES_FILE in texts:
        names = read_names(texts[NAMES_FILE], NAMES_FILE, values.sources, mistakes)
    if mistakes or document is None:
        return None
    data = document.data
    tiles: list[Plain] = []
    for tile in values.tiles[1:]:
        tiles.append(tile_data(tile))
    digest = values_digest({"board": without_sources(data), "tiles": tiles})
    board, plants = board_from(data), plants_from(data)
    return Box(str(data["name"]), digest, board, values.tiles, plants, names, values.sources)


SETS: Final[DataSets[Box]] = DataSets(FOLDER, (BOARD_FILE, TILES_FILE, NAMES_FILE), _read)
"""All data sets of City Tycoon."""


def standard_box() -> Box:
    """Return the box of the newest data set the project ships, read once."""
    return SETS.standard()
