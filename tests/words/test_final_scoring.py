"""The table of final scoring is all words: no source of points stands there by its name in the program."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.table import Table as Grid

from burgomaster.cli.say import Voice
from burgomaster.cli.screens import screen_of
from burgomaster.core.chance import Fast
from burgomaster.games import GAMES, rules_of
from burgomaster.words import LANGUAGES
from burgomaster.words.naming import naming_of
from tests.words.files import source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_source_is_called_by_its_name(game: str, language: str) -> None:
    table = rules_of(game).new({"players": 3}, Fast(1))
    grid = screen_of(game, Console(), Voice(language)).final(table.seen_by(table.seats()))
    assert isinstance(grid, Grid)
    titles = {str(cell) for cell in grid.columns[0].cells}
    # A name may equal what the program calls the source, as "houses" in English: then it is written as that.
    named = source(language, f"{naming_of(game).prefix}source-name")
    raw = [each for each in table.score_rows()[0] if each in titles and f"[{each}] {each}\n" not in named]
    assert raw == []
    assert len(titles) > len(table.score_rows()[0])
