"""The page with all card texts is up to date."""

from __future__ import annotations

from pathlib import Path

from burgomaster.words.hamburg_proof import page

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make proof`"


def test_the_page_has_a_row_for_every_card() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(row.split(" | ")[0][2:]) for row in rows] == list(range(1, 281))
    assert all(len(row.split(" | ")) == 5 for row in rows)
