"""Hamburg's cards in a terminal: found by number or by words, as a table or as plain data."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.symbols import STYLES, Palette
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    FIRST_TILE,
    tile_name,
)
from burgomaster.games.hamburg.expansions import EXPANSIONS, with_expansions
from burgomaster.games.rows.effect import Row


def cards_matching(box: Box, said: Voice, words: str) -> list[int]:
    """Return the cards with this number, or whose name, category, colour or text holds all the words."""
    if words.strip().isdecimal():
        number = int(words.strip()[:9])
        return [number] if 1 <= number <= CARDS else []
    wanted = words.lower().split()
    return [
        *[tile for tile in _tiles(box) if wanted and _is_tile(said, tile, wanted)],
        *[card for card in range(1, CARDS + 1) if all(word in _haystack(box, said, card) for word in wanted)],
    ]


def rows_with_tiles(box: Box) -> list[Row]:
    """Return what cards and tiles do, those of expansions that are not played with, too."""
    return box.rows if box.expansions else with_expansions(box, EXPANSIONS).rows


def _tiles(box: Box) -> list[int]:
    rows = rows_with_tiles(box)
    return [number for number in range(FIRST_TILE, len(rows)) if rows[number]]


def _is_tile(said: Voice, number: int, wanted: list[str]) -> bool:
    """Tell whether words are the name of a tile, with or without its side."""
    tile, _, face = tile_name(number).partition(" ")
    names = [tile, *said.words.label("hb-tile-name", tile).lower().split()]
    return wanted[0] in names and all(word in (*names, face) for word in wanted)


def _haystack(box: Box, said: Voice, card: int) -> str:
    words = said.words
    category, colour = CATEGORIES[CATEGORY[card]], COLOURS[COLOUR[card]]
    parts = [
        name_of(box, said, card),
        category,
        words.label("hb-category-name", category),
        colour,
        words.label("hb-colour-name", colour),
        words.card_text(card),
    ]
    return " ".join(parts).lower()


def name_of(box: Box, said: Voice, card: int) -> str:
    """Return a card's name in its data set."""
    return box.names[said.language][card]


def card_data(box: Box, said: Voice, card: int) -> dict[str, object]:
    """Return a card as plain data, or a side of a tile."""
    if card > CARDS:
        tile, _, face = tile_name(card).partition(" ")
        name, text = said.words.tile(tile, face), said.words.row_text(rows_with_tiles(box)[card])
        return {"tile": tile, "face": face, "name": name, "text": text}
    return {
        "number": card,
        "name": name_of(box, said, card),
        "category": CATEGORIES[CATEGORY[card]],
        "colour": COLOURS[COLOUR[card]],
        "activation": ACTIVATIONS[box.activation[card]],
        "cost": box.cost[card],
        "points": box.points[card],
        "text": said.words.card_text(card),
        "sources": box.sources[card],
    }


def card_list(console: Console, box: Box, said: Voice, found: Sequence[int]) -> RenderableType:
    """Return cards as a table; values of our own are marked."""
    palette = Palette(console)
    grid = Grid(title=said("cards-title", count=len(found)), title_justify="left", expand=True)
    grid.add_column(said("label-number"), justify="right")
    grid.add_column(said("label-card"), ratio=2)
    grid.add_column(said("label-cost"), justify="right")
    grid.add_column(said("label-points"), justify="right")
    grid.add_column(said("label-when"))
    grid.add_column(said("label-text"), ratio=4)
    words = said.words
    for card in found:
        if card > CARDS:
            tile, _, face = tile_name(card).partition(" ")
            text = Text(words.row_text(rows_with_tiles(box)[card]))
            grid.add_row("", Text(words.tile(tile, face)), "", "", "", text)
            continue
        colour, category = COLOURS[COLOUR[card]], CATEGORIES[CATEGORY[card]]
        name = palette.symbol(colour)
        name.append(f" {name_of(box, said, card)}", style=STYLES[colour])
        name.append(
            f"\n{words.label('hb-colour-name', colour)}, {words.label('hb-category-name', category)}",
            style="dim",
        )
        sources = box.sources[card]
        grid.add_row(
            str(card),
            name,
            _marked(box.cost[card], sources.get("cost")),
            _marked(box.points[card], sources.get("points")),
            Text(words.label("hb-activation-name", ACTIVATIONS[box.activation[card]])),
            Text(words.card_text(card)),
        )
    if any("house" in box.sources[card].values() for card in found if card <= CARDS):
        return Group(grid, Text(said("cards-house"), style="dim"))
    return grid


def _marked(value: int, source: str | None) -> Text:
    return Text(f"{value}*" if source == "house" else str(value))
