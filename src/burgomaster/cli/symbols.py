"""Colours for the terminal: each has a symbol of its own, so that nothing depends on seeing colours."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from rich.console import Console
from rich.text import Text

STYLES: Final = {
    "purple": "magenta",
    "orange": "dark_orange",
    "gray": "bright_black",
    "pink": "hot_pink",
    "brown": "orange4",
    "black": "bold",
}
TABLE: Final[Mapping[str, Mapping[str, str]]] = json.loads(
    files("burgomaster.words").joinpath("symbols.json").read_text("utf-8")
)
"""What stands for each colour, in the terminal and in the browser."""
SYMBOLS: Final = {colour: row["sign"] for colour, row in TABLE.items()}
LETTERS: Final = {colour: row["letter"] for colour, row in TABLE.items()}
"""For terminals that cannot show the symbols."""


class Palette:
    """Writes colours as symbols, or as letters where the terminal has no symbols."""

    def __init__(
        self,
        console: Console,
        symbols: Mapping[str, str] = SYMBOLS,
        letters: Mapping[str, str] = LETTERS,
        styles: Mapping[str, str] = STYLES,
    ) -> None:
        fancy = console.encoding.lower().startswith("utf")
        self._symbols: Final = symbols if fancy else letters
        self.styles: Final = styles
        self.dot: Final = "·" if fancy else "-"
        self.full: Final = "█" if fancy else "#"
        self.empty: Final = "░" if fancy else "."
        self.check: Final = "✓" if fancy else "*"
        self.statue: Final = "♟" if fancy else "H"
        self.zitronenjette: Final = "♀" if fancy else "Z"
        self.arrow: Final = "▶" if fancy else ">"
        self.first: Final = "⚑" if fancy else "1st"

    def symbol(self, colour: str) -> Text:
        """Return a colour's symbol."""
        return Text(self._symbols[colour], style=self.styles[colour])

    def counts(self, counts: dict[str, int], wide: bool = False) -> Text:
        """Return numbers by colour, as in ◆2 ▲1 ■0; a zero is shown faintly."""
        text = Text()
        for colour, count in counts.items():
            text.append(" " if text and wide else "")
            text.append(self._symbols[colour], style=self.styles[colour] if count else "dim")
            text.append(str(count) if count else self.dot, style="" if count else "dim")
        return text

    def many(self, colours: Sequence[str]) -> Text:
        """Return a row of symbols."""
        text = Text()
        for colour in colours:
            text.append(self._symbols[colour], style=self.styles[colour])
        return text

    def legend(self, names: dict[str, str]) -> Text:
        """Return which symbol is which colour."""
        text = Text()
        for colour, name in names.items():
            text.append("   " if text else "")
            text.append(f"{self._symbols[colour]} {name}", style=self.styles[colour])
        return text
