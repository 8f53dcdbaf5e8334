"""The counts on the page are those of the engine."""

from pathlib import Path

from bench.perft import page

PAGE = Path(__file__).parents[1] / "docs" / "perft.md"


def test_the_counts_are_those_of_the_engine() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make perft writes it anew"
