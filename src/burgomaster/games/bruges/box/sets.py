"""Bruges' data sets: board.toml, cards.csv and names.csv, and the box that is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.games.bruges.box.board_values import BoardCheck, board_from
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.card_values import CARD_SHEET
from burgomaster.games.bruges.cards.deck import ROWS
from burgomaster.games.rows.paper.printed import CardValues, Names, card_sets
from burgomaster.paper.datasets import values_digest, without_sources
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.toml import Document

FOLDER: Final = Path(__file__).parent / "data"
"""Each set has its cards; what is printed on the board, and names, are the same in all of them."""


def _check(document: Document, mistakes: list[Mistake]) -> None:
    BoardCheck(document, mistakes).compare(SETS.model())


def _box(document: Document, values: CardValues, names: Names) -> Box:
    data = document.data
    digest = values_digest({"board": without_sources(data), "cards": values.plain()})
    return Box(values.printed(str(data["name"]), digest, ROWS, names), board_from(data))


SETS: Final = card_sets(FOLDER, CARD_SHEET, _check, _box)
"""All data sets of Bruges."""


def standard_box() -> Box:
    """Return the box of the newest data set the project ships, read once."""
    return SETS.standard()


def with_values(box: Box, changed: dict[int, tuple[int, int]]) -> Box:
    """Return a box in which some persons have another cost and other points than in the set."""
    return Box(box.printed.with_values(changed), box.board) if changed else box
