"""Hamburg's data sets: board.toml, cards.csv and names.csv, and the box that is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.board_values import BoardCheck, board_from
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.card_values import CARD_SHEET
from burgomaster.games.hamburg.cards.deck import ROWS
from burgomaster.games.rows.paper.printed import CardSets
from burgomaster.paper.datasets import without_sources

FOLDER: Final = Path(__file__).parent / "data"

BASE: Final = (
    *("game", "start", "box", "disasters", "city_hall_square", "majorities", "wall", "church"),
    *("statues.base", "intrigue.tokens"),
)
"""The tables and keys of the board file that every game is played with; all others belong to expansions."""
FORMER: Final = {"817242f7aa14eb46": "house-1"}
"""Rules version 1 made the digest of the whole board file."""


def in_play(board: dict[str, Plain]) -> Plain:
    """Return what stands in a board file without the values of expansions, which are off: no game meets them.

    So an expansion's values can be changed without ending any game that is played without it.
    """
    kept: dict[str, Plain] = {}
    for path in BASE:
        value: Plain = board
        for key in path.split("."):
            value = value[key] if isinstance(value, dict) else None
        kept[path] = without_sources(value)
    return kept


SETS: Final = CardSets(FOLDER, CARD_SHEET, BoardCheck, board_from, Box, ROWS, in_play, FORMER)
"""All data sets of Hamburg."""
standard_box: Final = SETS.standard


def with_values(box: Box, changed: dict[int, tuple[int, int]]) -> Box:
    """Return a box in which some cards have another cost and other points than in the set."""
    return Box(box.printed.with_values(changed), box.board) if changed else box
