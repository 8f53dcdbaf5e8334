"""What docs/rulings.md says of the tests: each ruling of each game has one, and those named are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.games.game import Subject

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"


def rulings(game: Subject[Any]) -> str:
    """Return what the page says of a game."""
    hamburg, others = PAGE.read_text(encoding="utf-8").split("## Bruges")
    bruges, city_tycoon = others.split("## City Tycoon")
    return {"hamburg": hamburg, "bruges": bruges, "city_tycoon": city_tycoon}[game.name]


def names_in(folder: Path) -> list[str]:
    """Return the names of all tests in a folder."""
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py")]
    return re.findall(r"^def (test_\w+)", "\n".join(texts), re.MULTILINE)


def test_every_ruling_has_a_test_with_its_number(game: Subject[Any]) -> None:
    numbers = {int(each) for each in re.findall(r"^(\d+)\. ", rulings(game), re.MULTILINE)}
    tests = " ".join(names_in(game.folder / "rulings"))
    assert len(numbers) >= 10
    assert numbers - {int(each) for each in re.findall(r"test_ruling_(\d+)_", tests)} == set()


def test_every_test_that_a_ruling_names_is_there(game: Subject[Any]) -> None:
    """Three dots stand for the rest of a name."""
    tests = names_in(game.folder)
    for name in re.findall(r"`(test_[a-z0-9_]+(?:\.\.\.)?)`", rulings(game)):
        start = name.removesuffix("...")
        assert any(test.startswith(start) if name != start else test == name for test in tests), name
