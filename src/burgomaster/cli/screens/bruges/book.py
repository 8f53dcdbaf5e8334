"""Bruges' persons in a terminal: in houses and in hand, each with what it is and does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.symbols import Palette
from burgomaster.games.bruges.box.components import ACTIVATIONS, COLOUR, COLOURS, GROUP, GROUPS
from burgomaster.games.bruges.sight.schema import BrugesCard, BrugesPlayer
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.spelling import prices


class CardTexts:
    """Writes persons."""

    def __init__(self, console: Console, said: Voice, palette: Palette) -> None:
        self.console: Final = console
        self.said: Final = said
        self.palette: Final = palette

    def named(self, card: int) -> Text:
        """Return a card by its symbol and name."""
        colour = COLOURS[COLOUR[card]]
        text = self.palette.symbol(colour)
        name = self.said.words.thing_name("bruges", "card", card)
        text.append(f" {name} ({card})", style=self.palette.styles[colour])
        return text

    def houses(self, player: BrugesPlayer, seen: Bruges) -> Panel:
        """Return the houses, and of every person there what it is and does."""
        rows = Grid.grid(padding=(0, 1))
        for house in player["houses"]:
            place, colour = f"{house['place']}.", self.palette.symbol(house["face"]["colour"])
            if not house["persons"]:
                rows.add_row(place, colour, Text(self.said("empty-house"), style="dim"))
            for card in house["persons"]:
                rows.add_row(
                    place, colour, self._person(player, card), self._kind(card, seen), self._text(card)
                )
        title = f"{self.said.words.player(player['seat'])}: {self.said('title-houses')}"
        return Panel(rows, title=title, title_align="left", width=self.console.width)

    def _person(self, player: BrugesPlayer, card: int) -> Text:
        """Return a person; one that is turned has a mark."""
        text = self.named(card)
        if card in player["used"]:
            text.append(f" {self.palette.check}", style="dim")
        return text

    def _kind(self, card: int, seen: Bruges) -> Text:
        """Return a person's symbol, with the colours of the workers it asks for, and its group."""
        words = self.said.words
        text = Text(words.label("br-activation-name", ACTIVATIONS[seen.box.activation[card]]))
        for price in prices(seen.box.rows[card]):
            for worker in price.parts.get("colours", []):
                text.append(" ")
                text.append_text(self.palette.symbol(str(worker.word("colour"))))
        text.append(f", {words.label('br-group-name', GROUPS[GROUP[card]])}")
        return text

    def _text(self, card: int) -> Text:
        """Return what a person does."""
        entry = self.said.words.entry("bruges", "card", card)
        return Text(self.said.words.entry_text(entry) if entry is not None else "", style="dim")

    def hand(self, cards: Sequence[BrugesCard], seen: Bruges) -> Panel:
        """Return the cards in hand, with cost and points."""
        rows = Grid.grid(padding=(0, 1))
        for each in cards:
            card = each["card"]
            if card is None:
                continue
            values = Text(f"{seen.box.cost[card]}/{seen.box.points[card]}", style="bold")
            rows.add_row(self.named(card), values, self._kind(card, seen), self._text(card))
        return Panel(rows, title=self.said("title-hand"), title_align="left", width=self.console.width)
