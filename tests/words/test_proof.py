"""The pages with all texts of cards and tiles are up to date."""

from __future__ import annotations

from pathlib import Path

from burgomaster.games.hamburg.box.components import DOUBLE_TOKENS, TILE_NAMES
from burgomaster.words import bruges_proof
from burgomaster.words.hamburg_proof import page, tiles_page

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
TILES = PAGE.with_name("tiles.md")
PERSONS = PAGE.with_name("persons.md")


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make proof`"


def test_the_page_has_a_row_for_every_card() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(row.split(" | ")[0][2:]) for row in rows] == list(range(1, 281))
    assert all(len(row.split(" | ")) == 5 for row in rows)


def test_the_page_of_tiles_is_up_to_date() -> None:
    assert TILES.read_text(encoding="utf-8") == tiles_page(), "run `make proof`"


def test_the_page_of_tiles_has_a_row_for_each_of_them() -> None:
    rows = [line for line in tiles_page().splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == [*TILE_NAMES, *DOUBLE_TOKENS]
    assert all(len(row.split(" | ")) == 4 for row in rows)


def test_the_page_of_persons_is_up_to_date_and_has_a_row_for_everyone() -> None:
    assert PERSONS.read_text(encoding="utf-8") == bruges_proof.page(), "run `make proof`"
    rows = [line for line in bruges_proof.page().splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(row.split(" | ")[0][2:]) for row in rows] == list(range(1, 166))
    assert all(len(row.split(" | ")) == 6 for row in rows)
