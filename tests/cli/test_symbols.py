"""One table says what stands for a colour, in the terminal and in the browser."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len

from burgomaster.cli.symbols import LETTERS, STYLES, SYMBOLS, TABLE
from burgomaster.games.hamburg.box.components import DICE

UNICODE = {"clover": "CLUB"}
"""Where Unicode has another word for a shape."""


def test_every_colour_has_a_symbol_and_a_letter_of_its_own() -> None:
    assert tuple(TABLE) == DICE == tuple(STYLES)
    assert len(set(SYMBOLS.values())) == len(set(LETTERS.values())) == len(DICE)


@pytest.mark.parametrize("colour", DICE)
def test_the_sign_is_the_shape_that_the_browser_draws_and_one_cell_wide(colour: str) -> None:
    row = TABLE[colour]
    assert UNICODE.get(row["shape"], row["shape"].upper()) in unicodedata.name(row["sign"])
    assert cell_len(row["sign"]) == 1
    assert row["path"].startswith("M")


def test_the_browser_has_no_table_of_its_own() -> None:
    art = Path(__file__).parents[2] / "web" / "src" / "games" / "hamburg" / "art" / "Symbol.svelte"
    source = art.read_text(encoding="utf-8")
    assert "src/burgomaster/words/symbols.json" in source
    assert not [row["path"] for row in TABLE.values() if row["path"] in source]
