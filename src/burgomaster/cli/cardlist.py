"""`burgomaster cards`: search and read cards."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.city_tycoon import tile_data, tile_grid, tiles_matching
from burgomaster.cli.house import GameId, Json, Lang, console, print_json
from burgomaster.cli.say import HELP, Voice, voice
from burgomaster.cli.symbols import STYLES, Palette
from burgomaster.core.datasets import STANDARD
from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.games.city_tycoon.data import standard_box as standard_tiles
from burgomaster.games.hamburg.box import Box
from burgomaster.games.hamburg.components import ACTIVATIONS, CARDS, CATEGORIES, CATEGORY, COLOUR, COLOURS
from burgomaster.games.hamburg.data import SETS


def cards_command(
    game: GameId,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[NUMBER | WORDS]", help=HELP("option-words"))
    ] = None,
    data: Annotated[
        str, typer.Option("--data", metavar="SET", help=HELP("option-data"), show_default=False)
    ] = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Search and read the cards of a game."""
    said = voice(lang)
    rules_of(game)
    if game == "city_tycoon":
        _tiles(said, " ".join(words or []), data, as_json)
        return
    if game != "hamburg":
        raise Refused(Message("game-without-cards", game=game))
    box = SETS.find(data or STANDARD)
    found = cards_matching(box, said, " ".join(words or []))
    if as_json:
        print_json([card_data(box, said, card) for card in found])
    elif not found:
        raise Refused(Message("card-unknown", words=" ".join(words or [])[:40]))
    else:
        _show(box, said, found)


def _tiles(said: Voice, words: str, data: str, as_json: bool) -> None:
    """Print the tiles of City Tycoon, which has only one data set."""
    if data:
        raise Refused(Message("game-without-data", game="city_tycoon"))
    box = standard_tiles()
    found = tiles_matching(box, said, words)
    if as_json:
        print_json([tile_data(box, said, number) for number in found])
    elif not found:
        raise Refused(Message("card-unknown", words=words[:40]))
    else:
        console().print(tile_grid(said, box, found, said("tiles-title", count=len(found))))


def cards_matching(box: Box, said: Voice, words: str) -> list[int]:
    """Return the cards with this number, or whose name, category, colour or text holds all the words."""
    if words.strip().isdecimal():
        number = int(words.strip()[:9])
        return [number] if 1 <= number <= CARDS else []
    wanted = words.lower().split()
    return [
        card for card in range(1, CARDS + 1) if all(word in _haystack(box, said, card) for word in wanted)
    ]


def _haystack(box: Box, said: Voice, card: int) -> str:
    words = said.words
    category, colour = CATEGORIES[CATEGORY[card]], COLOURS[COLOUR[card]]
    parts = [
        name_of(box, said, card),
        category,
        words.label("category-name", category),
        colour,
        words.label("colour-name", colour),
        words.card_text(card),
    ]
    return " ".join(parts).lower()


def name_of(box: Box, said: Voice, card: int) -> str:
    """Return a card's name in its data set."""
    return box.names[said.language][card]


def card_data(box: Box, said: Voice, card: int) -> dict[str, object]:
    """Return a card as plain data."""
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


def _show(box: Box, said: Voice, found: list[int]) -> None:
    screen = console()
    palette = Palette(screen)
    grid = Grid(title=said("cards-title", count=len(found)), title_justify="left", expand=True)
    grid.add_column(said("label-number"), justify="right")
    grid.add_column(said("label-card"), ratio=2)
    grid.add_column(said("label-cost"), justify="right")
    grid.add_column(said("label-points"), justify="right")
    grid.add_column(said("label-when"))
    grid.add_column(said("label-text"), ratio=4)
    words = said.words
    for card in found:
        colour, category = COLOURS[COLOUR[card]], CATEGORIES[CATEGORY[card]]
        name = palette.symbol(colour)
        name.append(f" {name_of(box, said, card)}", style=STYLES[colour])
        name.append(
            f"\n{words.label('colour-name', colour)}, {words.label('category-name', category)}",
            style="dim",
        )
        sources = box.sources[card]
        grid.add_row(
            str(card),
            name,
            _marked(box.cost[card], sources.get("cost")),
            _marked(box.points[card], sources.get("points")),
            Text(words.label("activation-name", ACTIVATIONS[box.activation[card]])),
            Text(words.card_text(card)),
        )
    screen.print(grid)
    if any("house" in box.sources[card].values() for card in found):
        screen.print(said("cards-house"), style="dim")


def _marked(value: int, source: str | None) -> Text:
    return Text(f"{value}*" if source == "house" else str(value))
