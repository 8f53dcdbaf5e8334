"""The screens of the games in a terminal, a folder each, with the same files where a game has them.

`screen` (asked first, `SCREEN`), `table` (what lies there), `book` (cards or tiles), `choices`, `story`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import Console

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Screen
from burgomaster.games import rules_of


def screen_of(game: str, console: Console, said: Voice) -> Screen:
    """Return what draws a game; one without a screen of its own has the plain one."""
    rules_of(game)
    folder = f"{__name__}.{game}"
    if find_spec(folder) is None:
        return Screen(console, said, game)
    made = import_module(f"{folder}.screen").SCREEN(console, said)
    assert isinstance(made, Screen)
    return made
