"""The page on encodings names every column as it is."""

from pathlib import Path

from bench.encodings import page

PAGE = Path(__file__).parents[2] / "docs" / "encodings.md"


def test_the_page_on_encodings_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make encodings writes it anew"
