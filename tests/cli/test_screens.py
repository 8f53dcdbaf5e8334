"""A game in the terminal is a folder of one shape; nothing beside it knows any one game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgomaster import cli
from burgomaster.games import GAMES

FOLDER = Path(cli.__path__[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_s_screen_has_the_same_files(game: str) -> None:
    names = {path.stem for path in (FOLDER / "screens" / game).glob("*.py")}
    assert names >= {"screen", "table", "book", "choices", "story"}


def test_nothing_beside_the_screens_imports_a_game() -> None:
    for path in [*FOLDER.glob("*.py"), FOLDER / "screens" / "__init__.py"]:
        imported = re.findall(r"^\s*(?:from|import) (\S+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        for module in imported:
            assert not set(module.split(".")) & {*GAMES}, f"{path.name} imports {module}"
