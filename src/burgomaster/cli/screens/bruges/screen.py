"""Bruges' screen: what a terminal asks of it, answered by table, book, choices and story."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Screen
from burgomaster.cli.screens.bruges.book import CardTexts
from burgomaster.cli.screens.bruges.choices import colours_table
from burgomaster.cli.screens.bruges.story import change_text
from burgomaster.cli.screens.bruges.table import Drawing
from burgomaster.cli.symbols import Palette
from burgomaster.core.choice import Choice
from burgomaster.core.explain import Change
from burgomaster.games.bruges.box.components import COLOURS
from burgomaster.games.bruges.choices import TakeColour
from burgomaster.games.bruges.sight.view import view
from burgomaster.games.bruges.table import Bruges

SYMBOLS: Final = {"blue": "●", "brown": "⬢", "yellow": "★", "red": "♥", "violet": "◆"}
LETTERS: Final = {"blue": "U", "brown": "B", "yellow": "Y", "red": "R", "violet": "V"}
STYLES: Final = {
    "blue": "dodger_blue2",
    "brown": "orange4",
    "yellow": "yellow",
    "red": "red",
    "violet": "magenta",
}


class BrugesScreen(Screen):
    """Draws what a seat sees of a Bruges table."""

    def __init__(self, console: Console, said: Voice) -> None:
        super().__init__(console, said, "bruges", Palette(console, SYMBOLS, LETTERS, STYLES))
        self._book: Final = CardTexts(console, said, self.palette)
        self._table: Final = Drawing(console, said, self.palette, self._book)

    def show(self, seen: Bruges) -> None:
        """Draw everything a seat sees."""
        what = view(seen)
        self.console.print(Group(*self._table.parts(seen, what)))
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            cards = [*me["hand"], *([me["held"]] if me["held"] is not None else [])]
            if cards:
                self.console.print(self._book.hand(cards, seen))

    def wants_board(self, seen: Bruges) -> bool:
        """Draw the table at the beginning of a turn and of the phases."""
        return seen.questions[0].step in ("turn", "may-advance", "draw")

    def legend(self) -> Text:
        """Return which symbol is which colour."""
        return self.palette.legend(
            {colour: self.said.words.label("br-colour-name", colour) for colour in COLOURS}
        )

    def choices(self, seen: Bruges, choices: list[Choice]) -> RenderableType:
        """Return choices with their letters; of a colour, its canal fields, too."""
        colours = [choice for choice in choices if isinstance(choice, TakeColour)]
        if colours:
            return colours_table(self.said, self.palette, seen, colours)
        return super().choices(seen, choices)

    def change(self, change: Change) -> str:
        """Return a change in words, as in: guilders 3 → 0."""
        return change_text(self.said, change)


SCREEN = BrugesScreen
