"""Hamburg's cards and tiles in a terminal: in hand, in the display, explained and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import marked
from burgomaster.cli.symbols import STYLES, Palette
from burgomaster.core.book import Entry
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    tile_name,
)
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.hamburg.sight.schema import HamburgPlayer
from burgomaster.games.rows.effect import Row
from burgomaster.words.hamburg import Cards


class CardTexts:
    """Writes cards and tiles."""

    def __init__(self, said: Voice, palette: Palette) -> None:
        self.said: Final = said
        self.palette: Final = palette
        self.cards: Final = Cards(said.words)

    def buildings(self, me: HamburgPlayer, box: Box) -> Grid:
        """Return the own sites with their buildings, and what lies in the garden."""
        said = self.said
        grid = self._grid(said("title-display"))
        for site in me["sites"]:
            place = Text(f"{site['place']} ")
            place.append_text(self.palette.symbol(site["face"]["colour"]))
            if not site["buildings"]:
                grid.add_row(place, Text(said("empty-site"), style="dim"), "", "", "", "")
            for card in site["buildings"]:
                self._row(grid, place, card, box, card in me["used"])
        for garden in me["garden"]:
            self._row(grid, self.palette.symbol("black"), garden["card"], box, False)
            if garden["under"]:
                self._row(grid, Text(said("under")), garden["under"], box, garden["under"] in me["used"])
        return grid

    def hand(self, me: HamburgPlayer, box: Box) -> Grid:
        """Return the cards in hand; of those not seen yet, the colours."""
        grid = self._grid(self.said("title-hand"))
        for card in [*me["hand"], *([me["held"]] if me["held"] else [])]:
            number = card["card"]
            if number is None:
                grid.add_row(self.palette.symbol(card["colour"]), self.said("unseen"), "", "", "", "")
            else:
                self._row(grid, self.palette.symbol(card["colour"]), number, box, False)
        for colour in me["drawn"]:
            grid.add_row(self.palette.symbol(colour), self.said("unseen"), "", "", "", "")
        return grid

    def _grid(self, title: str) -> Grid:
        grid = Grid(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1))
        grid.add_column("")
        grid.add_column(self.said("label-card"), ratio=1)
        grid.add_column(self.said("label-cost"), justify="right")
        grid.add_column(self.said("label-points"), justify="right")
        grid.add_column(self.said("label-when"))
        grid.add_column(self.said("label-text"), ratio=2)
        grid.expand = True
        return grid

    def _row(self, grid: Grid, where: Text, card: int, box: Box, used: bool) -> None:
        words = self.said.words
        name = Text(f"{card} {self.cards.name(card)}", style=STYLES[COLOURS[COLOUR[card]]])
        name.append(f" {self.palette.dot} {words.label('hb-category-name', CATEGORIES[CATEGORY[card]])}")
        when = words.label("hb-activation-name", ACTIVATIONS[box.activation[card]])
        if used:
            when = f"{when} {self.palette.check}"
        grid.add_row(
            where, name, str(box.cost[card]), str(box.points[card]), when, Text(self.cards.text(card))
        )

    def card(self, card: int, box: Box) -> Panel:
        """Return a card explained, or a side of a tile."""
        said, words = self.said, self.said.words
        if card > CARDS:
            text = Text(self.cards.row(rows_with_tiles(box)[card]))
            return Panel(
                text, title=f"[bold]{self.cards.tile(*tile_name(card).partition(' ')[::2])}[/]", width=78
            )
        colour = COLOURS[COLOUR[card]]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        kind = Text()
        kind.append_text(self.palette.symbol(colour))
        kind.append(f" {words.label('hb-colour-name', colour)}, ")
        kind.append(words.label("hb-category-name", CATEGORIES[CATEGORY[card]]))
        grid.add_row(said("label-kind"), kind)
        grid.add_row(said("label-cost"), str(box.cost[card]))
        grid.add_row(said("label-points"), str(box.points[card]))
        grid.add_row(said("label-when"), words.label("hb-activation-name", ACTIVATIONS[box.activation[card]]))
        grid.add_row(said("label-text"), self.cards.text(card))
        house = [said("value-name", value=name) for name, at in box.sources[card].items() if at == "house"]
        if house:
            grid.add_row("", Text(said("house-values", values=", ".join(house)), style="dim"))
        return Panel(grid, title=f"[bold]{self.cards.listed(card)}[/]", border_style=STYLES[colour], width=78)

    def listed(self, entries: Sequence[Entry]) -> RenderableType:
        """Return cards as a table; values of our own are marked."""
        said, words = self.said, self.said.words
        grid = Grid(title=said("cards-title", count=len(entries)), title_justify="left", expand=True)
        grid.add_column(said("label-number"), justify="right")
        grid.add_column(said("label-card"), ratio=2)
        grid.add_column(said("label-cost"), justify="right")
        grid.add_column(said("label-points"), justify="right")
        grid.add_column(said("label-when"))
        grid.add_column(said("label-text"), ratio=4)
        for entry in entries:
            text = Text(words.entry_text(entry))
            if entry.kind == "tile":
                grid.add_row("", Text(words.entry_name(entry)), "", "", "", text)
                continue
            colour, category = str(entry.values["colour"]), str(entry.values["category"])
            name = self.palette.symbol(colour)
            name.append(f" {words.entry_name(entry)}", style=STYLES[colour])
            names = (words.label("hb-colour-name", colour), words.label("hb-category-name", category))
            name.append(f"\n{', '.join(names)}", style="dim")
            when = words.label("hb-activation-name", entry.values["activation"])
            cost, points = marked(entry, "cost"), marked(entry, "points")
            grid.add_row(str(entry.number), name, cost, points, Text(when), text)
        if any("house" in entry.sources.values() for entry in entries):
            return Group(grid, Text(said("cards-house"), style="dim"))
        return grid


def rows_with_tiles(box: Box) -> list[Row]:
    """Return what cards and tiles do, those of expansions that are not played with, too."""
    return box.rows if box.expansions else with_expansions(box, EXPANSIONS).rows
