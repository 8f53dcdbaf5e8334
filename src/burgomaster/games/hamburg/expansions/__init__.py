"""The expansions, a file each: found by name when they are chosen, so that any of them can be missing."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Final

from burgomaster.core.message import Plain
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import LAST_TILE
from burgomaster.games.hamburg.flow import BASE_ORDER
from burgomaster.games.hamburg.part import Expansion
from burgomaster.games.rows.effect import Row
from burgomaster.paper.datasets import values_digest, without_sources

EXPANSIONS: Final = ("mayors", "statues", "intrigue", "ships", "exchange", "clerics")
"""The names of the expansions, in the order in which they are laid out."""
SOLO: Final = "solo"
"""The solo game against TOM declares itself like an expansion; that somebody plays alone chooses it."""


def expansion_of(name: str) -> Expansion:
    """Return an expansion by its name."""
    module = f"{__name__}.{name}" if name != SOLO else "burgomaster.games.hamburg.solo"
    expansion = import_module(module).EXPANSION
    assert isinstance(expansion, Expansion)
    return expansion


@lru_cache(maxsize=64)  # positions bring boxes of their own, without number
def with_expansions(box: Box, names: tuple[str, ...], solo: bool = False) -> Box:
    """Return a box with the tiles, steps and rules of expansions, whose values count in its digest.

    The solo game comes last: it says of all of them who takes part.
    """
    if not names and not solo:
        return box
    expansions = tuple([expansion_of(name) for name in EXPANSIONS if name in names])
    if solo:
        expansions += (expansion_of(SOLO),)
    rows: list[Row] = [*box.rows, *[()] * (LAST_TILE + 1 - len(box.rows))]
    order, board = BASE_ORDER, box.board
    printed: list[Plain] = []
    for expansion in expansions:
        values = expansion.values(box.board.expansions)
        printed.append([expansion.name, without_sources(values)])
        for number, row in expansion.rows(values).items():
            rows[number] = row
        order = expansion.order(order)
        board = expansion.board(board, values)
    digest = values_digest([box.digest, printed])
    both = replace(box.printed, digest=digest, rows=rows, set_digest=box.set_digest)
    return Box(both, board, expansions, order)
