"""Bruges' data sets: board.toml, cards.csv and names.csv, and the box that is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.games.bruges.box.board_values import BoardCheck, board_from
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.card_values import CARD_SHEET
from burgomaster.games.bruges.cards.deck import ROWS
from burgomaster.games.rows.paper.printed import CardSets

FOLDER: Final = Path(__file__).parent / "data"


SETS: Final = CardSets(FOLDER, CARD_SHEET, BoardCheck, board_from, Box, ROWS)
"""All data sets of Bruges."""
standard_box: Final = SETS.standard


def with_values(box: Box, changed: dict[int, tuple[int, int]]) -> Box:
    """Return a box in which some persons have another cost and other points than in the set."""
    return Box(box.printed.with_values(changed), box.board) if changed else box
