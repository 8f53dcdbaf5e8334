"""The screens of the games in a terminal: a game's own is `SCREEN` in the module here that has its id."""

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
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Screen(console, said, game)
    made = import_module(module).SCREEN(console, said)
    assert isinstance(made, Screen)
    return made
