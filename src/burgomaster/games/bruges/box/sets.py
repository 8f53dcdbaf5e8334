"""Bruges' data sets: board.toml, cards.csv and names.csv, and the box that is made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.bruges.box.board_values import BoardCheck, board_from
from burgomaster.games.bruges.box.box import Box
from burgomaster.games.bruges.box.card_values import CardValues, read_cards
from burgomaster.games.bruges.cards.deck import ROWS
from burgomaster.paper.datasets import BOARD_FILE, DataSets, values_digest, without_sources
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.sheet import read_names
from burgomaster.paper.toml import Document

FOLDER: Final = Path(__file__).parent / "data"
"""Each set has its cards; what is printed on the board, and names, are the same in all of them."""
CARDS_FILE: Final = "cards.csv"
NAMES_FILE: Final = "names.csv"


def _read(texts: dict[str, str], document: Document | None, mistakes: list[Mistake]) -> Box | None:
    values = CardValues()
    names: dict[str, list[str]] = {}
    if document is not None:
        BoardCheck(document, mistakes).compare(SETS.model())
    if CARDS_FILE in texts:
        values = read_cards(texts[CARDS_FILE], CARDS_FILE, mistakes)
    if NAMES_FILE in texts:
        names = read_names(texts[NAMES_FILE], NAMES_FILE, values.sources, mistakes)
    if mistakes or document is None:
        return None
    cards: list[Plain] = [[*values.cost], [*values.points], [*values.activation]]
    digest = values_digest({"board": without_sources(document.data), "cards": cards})
    name, board = str(document.data["name"]), board_from(document.data)
    cost, points, activation = values.cost, values.points, values.activation
    return Box(name, digest, board, cost, points, activation, ROWS, names, values.sources)


SETS: Final[DataSets[Box]] = DataSets(FOLDER, (BOARD_FILE, CARDS_FILE, NAMES_FILE), _read)
"""All data sets of Bruges."""


def standard_box() -> Box:
    """Return the box of the newest data set the project ships, read once."""
    return SETS.standard()


def with_values(box: Box, changed: dict[int, tuple[int, int]]) -> Box:
    """Return a box in which some persons have another cost and other points than in the set."""
    if not changed:
        return box
    cost, points = box.cost[:], box.points[:]
    for card, (price, worth) in changed.items():
        cost[card], points[card] = price, worth
    cards: list[Plain] = [[*cost], [*points]]
    digest = values_digest([box.digest, cards])
    same = (box.activation, box.rows, box.names, box.sources)
    return Box(box.name, digest, box.board, cost, points, *same, changed, box.set_digest)
