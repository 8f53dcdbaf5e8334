"""Hamburg's choices in a terminal: those with the same card in one line, with prices and effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.answers import letter
from burgomaster.cli.say import Voice
from burgomaster.cli.symbols import Palette
from burgomaster.core.choice import Choice
from burgomaster.games.hamburg.box.components import (
    COLOUR,
    COLOURS,
    DICE,
    SIDES,
    TILES,
    number_of,
    tile_number,
)
from burgomaster.games.hamburg.choices import (
    Build,
    ChooseFace,
    Decrease,
    Lay,
    Site,
    TakeMoney,
    TakeWorkers,
    UseShip,
    Wall,
)
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import FROM_HAND, building_price, marks_taken, wall_price
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.choices import OfCard
from burgomaster.words.hamburg import Cards

NAME_WIDTH: Final = 16
BESIDE_NAME: Final = 8
"""What a card's symbol, its number and the gaps take beside its name."""


class ChoiceTexts:
    """Says the choices of one question."""

    def __init__(self, said: Voice, palette: Palette, seen: Hamburg) -> None:
        self._said: Final = said
        self._palette: Final = palette
        self._seen: Final = seen
        self._cards: Final = Cards(said.words)

    def table(self, choices: Sequence[Choice], width: int) -> Grid:
        """Return choices by letter: those with the same card in one line, the others one below the other."""
        by_card: dict[int, list[tuple[str, Choice]]] = {}
        rest: list[tuple[str, Choice]] = []
        for number, choice in enumerate(choices):
            if isinstance(choice, (TakeWorkers, TakeMoney, Decrease, Wall, Site, Lay, Build)):
                by_card.setdefault(choice.card, []).append((letter(number), choice))
            else:
                rest.append((letter(number), choice))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column()
        for card, some in by_card.items():
            grid.add_row(self._card(card), self._line(some, width - NAME_WIDTH - BESIDE_NAME))
        for sign, choice in rest:
            line = self._sentence(choice)
            if len(choices) == 1:
                line.append(f"   ({self._said('enter')})", style="dim")
            line.append_text(self._deed(choice))
            grid.add_row(Text(f"{sign})", style="bold cyan", justify="right"), line)
        return grid

    def _card(self, card: int) -> Text:
        name = self._palette.symbol(COLOURS[COLOUR[card]])
        name.append(f" {card}")
        name.append(f" {self._cards.name(card)[:NAME_WIDTH]}", style="dim")
        return name

    def _line(self, some: Sequence[tuple[str, Choice]], room: int) -> Text:
        """Return what one card can be used for, in as many lines as that needs."""
        line = Text()
        for sign, choice in some:
            short = self._short(choice)
            if len(line.plain.rsplit("\n", 1)[-1]) + len(f"{sign}) {short}") > room:
                line.append("\n")
            line.append(f"{sign})", style="bold cyan")
            line.append(f" {short}  ")
        return line

    def _sentence(self, choice: Choice) -> Text:
        return Text(self._said.words.choice("hamburg", choice, self._seen.questions[0].ask))

    def _deed(self, choice: Choice) -> Text:
        """Return what the ship, the side of a tile or the card does that is chosen."""
        rows, deed = self._seen.box.rows, ""
        if isinstance(choice, UseShip):
            ship = number_of(f"ship {DICE[choice.colour]}")
            deed = self._cards.row(tuple([each for each in rows[ship] if not isinstance(each, Price)]))
        elif isinstance(choice, ChooseFace):
            tile = TILES.index(str(self._seen.questions[0].ask.arguments["tile"]))
            deed = self._cards.row(rows[tile_number(tile, choice.face)])
        elif isinstance(choice, OfCard) and choice.card:
            deed = self._cards.text(choice.card)
        return Text(f"  {deed}" if deed else "", style="dim")

    def _short(self, choice: Choice) -> str:
        """Return what a card is used for, with what that costs or brings."""
        said, seen = self._said, self._seen
        colour = COLOUR[choice.card] if isinstance(choice, OfCard) else 0
        if isinstance(choice, TakeMoney):
            return said("short-money", count=max(0, marks_taken(seen, seen.asked, colour, FROM_HAND)))
        if isinstance(choice, Wall):
            price = wall_price(seen, seen.asked, choice.side, FROM_HAND)
            return said("short-wall", side=SIDES[choice.side], price=price)
        if isinstance(choice, Build):
            price = building_price(seen, seen.asked, choice.card)
            return said("short-build", place=choice.place, price=price)
        if isinstance(choice, Lay):
            return said("short-lay", price=building_price(seen, seen.asked, choice.card))
        return said(f"short-{choice.text.split(' ')[0]}")
