"""Hamburg's screen: what a terminal asks of it, answered by table, book, choices and story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import MOST_SHOWN, Heard, Screen, Told
from burgomaster.cli.screens.hamburg.book import CardTexts
from burgomaster.cli.screens.hamburg.choices import ChoiceTexts
from burgomaster.cli.screens.hamburg.story import Story, change_text
from burgomaster.cli.screens.hamburg.table import Drawing
from burgomaster.cli.symbols import Palette
from burgomaster.core.book import Entry
from burgomaster.core.choice import Choice
from burgomaster.core.explain import Change
from burgomaster.games.hamburg.box.components import DICE, MAJORITIES
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.table import Hamburg


class HamburgScreen(Screen):
    """Draws what a seat sees of a Hamburg table."""

    def __init__(self, console: Console, said: Voice) -> None:
        super().__init__(console, said, "hamburg", Palette(console))
        self._table: Final = Drawing(console, said, self.palette)
        self._book: Final = CardTexts(said, self.palette)
        self._story: Final = Story(said, self.palette)

    def show(self, seen: Hamburg) -> None:
        """Draw everything a seat sees."""
        what = view(seen)
        self.console.print(Group(*self._table.parts(seen, what)))
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            if me["sites"] or me["garden"]:
                self.console.print(self._book.buildings(me, seen.box))
            if me["hand"] or me["held"] or me["drawn"]:
                self.console.print(self._book.hand(me, seen.box))

    def wants_board(self, seen: Hamburg) -> bool:
        """Draw the table at the beginning of a turn and of the phases."""
        return seen.questions[0].step in ("turn", "city-hall", "replenish")

    def choices(self, seen: Hamburg, choices: list[Choice]) -> RenderableType:
        """Return choices by letter: those with the same card in one line, the others one below the other."""
        return ChoiceTexts(self.said, self.palette, seen).table(choices, self.console.width)

    def told(self, heard: Sequence[Heard], seat: int) -> Iterator[Told]:
        """Yield what happened; what was drawn and rolled, by symbols."""
        return self._story.told(heard, seat)

    def change(self, change: Change) -> str:
        """Return a change in words, as in: orange workers 0 → 3."""
        return change_text(self.said, change)

    def source(self, source: str) -> str:
        """Return where points come from; those scored so far stand on the track."""
        return self.said("on-the-track") if source == "points" else super().source(source)

    def explain(self, table: Hamburg, words: str) -> Sequence[RenderableType]:
        """Return cards explained."""
        found = self.found(table, words)
        return [self._book.card(entry.number, table.box) for entry in found[:MOST_SHOWN]]

    def listed(self, entries: Sequence[Entry]) -> RenderableType:
        """Return cards as a table; values of our own are marked."""
        return self._book.listed(entries)

    def legend(self) -> Text:
        """Return which symbol is which colour."""
        return self.palette.legend(
            {colour: self.said.words.label("hb-colour-name", colour) for colour in DICE}
        )

    def notes(self) -> str:
        """Return what the short names of majorities mean."""
        said = self.said
        names = [
            f"{said('short-majority', majority=each)} = {said.words.label('hb-majority-name', each)}"
            for each in MAJORITIES
        ]
        return ", ".join(names)


SCREEN = HamburgScreen
