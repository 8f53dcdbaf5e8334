"""Bruges' choices in a terminal: colours with the canal fields of their gatehouses."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.answers import letter
from burgomaster.cli.say import Voice
from burgomaster.cli.symbols import Palette
from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.choices import TakeColour
from burgomaster.games.bruges.table import Bruges


def colours_table(said: Voice, palette: Palette, seen: Bruges, choices: Sequence[TakeColour]) -> Grid:
    """Return the colours one may play, each with its canal, left and right from the gatehouse outwards."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, choice in enumerate(choices):
        sides = seen.box.board.canals[choice.gatehouse]
        canal = [palette.many([COLOURS[colour] for colour in side]) for side in sides]
        grid.add_row(
            Text(f" {letter(number)}", style="bold cyan"),
            said.words.choice("bruges", choice),
            Text(" ").join(canal),
            Text(choice.text, style="dim"),
        )
    return grid
