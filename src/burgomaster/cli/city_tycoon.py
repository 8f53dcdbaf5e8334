"""City Tycoon in a terminal: the city as a map, players, tiles and plants, in 100 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.box import Box, Tile
from burgomaster.games.city_tycoon.components import DISTRICTS
from burgomaster.games.city_tycoon.schema import PieceView, TableView
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.texts import to_neighbours, when_laid, when_supplied
from burgomaster.games.city_tycoon.view import view

MOST_TILES: Final = 6
CELL: Final = 8


def tile_name(box: Box, said: Voice, number: int) -> str:
    """Return a tile's name in its data set."""
    return box.names[said.language][number]


def tile_text(said: Voice, tile: Tile) -> str:
    """Return what a tile does."""
    lines: list[str] = []
    laid = [said.say(message) for message in when_laid(tile)]
    if laid:
        lines.append(said("tile-laid", text=", ".join(laid)))
    for asks, brings in when_supplied(tile):
        lines.append(said("tile-supplied", asks=said.say(asks), brings=said.say(brings)))
    for beside, brings in to_neighbours(tile):
        lines.append(said("tile-beside", beside=said.say(beside), brings=said.say(brings)))
    return " ".join(lines)


def tiles_matching(box: Box, said: Voice, words: str) -> list[int]:
    """Return the tiles with this number, or whose name, district or text holds all the words."""
    if words.strip().isdecimal():
        number = int(words.strip()[:9])
        return [number] if 1 <= number < len(box.tiles) else []
    found: list[int] = []
    for tile in box.tiles[1:]:
        district = said.words.label("ct-district-name", DISTRICTS[tile.district])
        parts = [tile_name(box, said, tile.number), DISTRICTS[tile.district], district, tile_text(said, tile)]
        if all(word in " ".join(parts).lower() for word in words.lower().split()):
            found.append(tile.number)
    return found


def tile_data(box: Box, said: Voice, number: int) -> dict[str, object]:
    """Return a tile as plain data, under the names that cards have."""
    tile = box.tiles[number]
    return {
        "number": number,
        "name": tile_name(box, said, number),
        "category": DISTRICTS[tile.district],
        "round": tile.round,
        "cost": tile.cost,
        "points": tile.points,
        "text": tile_text(said, tile),
        "sources": box.sources[number],
    }


def tile_grid(said: Voice, box: Box, numbers: Sequence[int], title: str, marked: bool = False) -> Grid:
    """Return tiles as a table; if it is wanted, costs of our own are marked."""
    grid = Grid(title=title, title_justify="left", expand=True)
    grid.add_column(said("label-number"), justify="right")
    grid.add_column(said("label-tile"), ratio=2)
    grid.add_column(said("label-round"), justify="right")
    grid.add_column(said("label-cost"), justify="right")
    grid.add_column(said("label-text"), ratio=5)
    for number in numbers:
        tile = box.tiles[number]
        district = said.words.label("ct-district-name", DISTRICTS[tile.district])
        name = Text(f"{tile_name(box, said, number)}\n")
        name.append(district, style="dim")
        cost = f"{tile.cost}*" if marked and box.sources[number]["cost"] == "house" else str(tile.cost)
        grid.add_row(str(number), name, str(tile.round), cost, Text(tile_text(said, tile)))
    return grid


def tile_list(said: Voice, box: Box, numbers: Sequence[int]) -> RenderableType:
    """Return tiles as a table, with a remark on values of our own."""
    grid = tile_grid(said, box, numbers, said("tiles-title", count=len(numbers)), True)
    if any("house" in box.sources[number].values() for number in numbers):
        return Group(grid, Text(said("cards-house"), style="dim"))
    return grid


class CityTycoonPlay:
    """Draws what a seat sees of a City Tycoon table."""

    def __init__(self, console: Console, said: Voice) -> None:
        self.console: Final = console
        self.said: Final = said

    def show(self, seen: CityTycoon) -> None:
        """Draw everything a seat sees."""
        what = view(seen)
        parts: list[RenderableType] = [self._map(what), self._players(what), self._stacks(what)]
        mine = list(what["pack"])
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            mine += [tile for tile in me["hand"] if tile is not None and tile not in mine]
            mine += [each["tile"] for each in me["tiles"]]
        if mine:
            parts.append(tile_grid(self.said, seen.box, mine, self.said("title-tiles")))
        self.console.print(Group(*parts))

    def _map(self, what: TableView) -> Panel:
        pieces = {(piece["cell"]["x"], piece["cell"]["y"]): piece for piece in what["city"]}
        free = {(cell["x"], cell["y"]) for cell in what["free"]}
        places = [*pieces, *free]
        columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
        rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column()
        for _ in columns:
            grid.add_column(width=CELL, justify="center")
        grid.add_row("", *[Text(f"e{x + 1}" if x >= 0 else f"w{-x}", style="dim") for x in columns])
        for y in rows:
            cells = [self._cell(pieces.get((x, y)), (x, y) in free) for x in columns]
            grid.add_row(Text(f"n{y + 1}" if y >= 0 else f"s{-y}", style="dim"), *cells)
        phase = self.said.words.label("ct-phase-name", what["phase"])
        place = self.said("where-round", round=what["round"], rounds=what["rounds"], phase=phase)
        return Panel(grid, title=f"[bold]City Tycoon[/] · {place}", width=self.console.width)

    def _cell(self, piece: PieceView | None, free: bool) -> Text:
        if piece is None:
            return Text("·" if free else " ", style="dim")
        owner = f"/{piece['owner']}" if piece["owner"] else ""
        if piece["tile"]:
            return Text(f"{piece['tile']}{owner}", style="bold")
        if piece["plant"]:
            name = self.said("map-name", kind="hydro" if piece["kind"] == "water" else piece["kind"])
            return Text(f"{name}{owner} {piece['cubes']}", style="cyan")
        return Text(f"{self.said('map-name', kind=piece['kind'])}{owner}", style="dim")

    def _players(self, what: TableView) -> Grid:
        said = self.said
        grid = Grid(box=None, padding=(0, 0, 0, 2))
        for label in (
            "",
            "label-money",
            "label-yellow",
            "label-tiles",
            "label-plants",
            "label-hand",
            "label-total",
        ):
            grid.add_column(said(label) if label else "", justify="right" if label else "left")
        asked = {question["seat"] for question in what["questions"]}
        for player in what["players"]:
            name = f"{'▶' if player['seat'] in asked else ' '} {said.words.player(player['seat'])[:14]}"
            tiles = " ".join([str(each["tile"]) for each in player["tiles"]])
            grid.add_row(
                Text(name, style="bold" if player["seat"] == what["viewer"] else ""),
                str(player["money"]),
                str(player["yellow"]),
                tiles,
                str(len(player["plants"])),
                str(len(player["hand"])),
                str(player["total"]),
            )
        return grid

    def _stacks(self, what: TableView) -> Text:
        lines: list[str] = []
        for stack in what["stacks"]:
            sides = [
                self.said(
                    "plant-side",
                    kind=self.said.words.label("ct-kind-name", str(side["kind"])),
                    cost=int(side["cost"]),
                    cubes=int(side["cubes"]),
                )
                for side in stack["sides"]
            ]
            lines.append(f"  {' / '.join(sides)}  ({stack['left']})")
        return Text("\n".join([self.said("title-stacks"), *lines]))

    def wants_board(self, seen: CityTycoon) -> bool:
        """Draw the city before each kind of question."""
        return True

    def choices(self, seen: CityTycoon, choices: list[Choice]) -> RenderableType:
        """Return numbered choices with their notation."""
        grid = Grid.grid(padding=(0, 1))
        for number, choice in enumerate(choices, 1):
            line = Text(self.said.words.choice("city_tycoon", choice))
            line.append(f"  {choice.text}", style="dim")
            grid.add_row(Text(f"{number})", style="bold cyan", justify="right"), line)
        return grid

    def explain(self, table: CityTycoon, words: str) -> Sequence[RenderableType]:
        """Return tiles explained."""
        found = tiles_matching(table.box, self.said, words)
        if not found:
            raise Refused(Message("card-unknown", words=words[:40]))
        return [tile_grid(self.said, table.box, found[:MOST_TILES], "")]

    def story(self, heard: Sequence[Message], seat: int) -> list[str]:
        """Return a line for everyone who did something."""
        lines: list[str] = []
        last: object = None
        for message in heard:
            who = message.arguments.get("seat")
            sentence = self.said.words.event(message)
            if lines and who == last and who is not None:
                lines[-1] = f"{lines[-1]} {sentence}"
            else:
                lines.append(sentence)
            last = who
        return lines

    def final(self, seen: CityTycoon) -> RenderableType:
        """Return the points by where they come from."""
        what = view(seen)
        said = self.said
        grid = Grid(title=said("title-final") if what["over"] else said("title-now"))
        grid.add_column("")
        for player in what["players"]:
            grid.add_column(said.words.player(player["seat"]), justify="right")
        scores = [seen.score(seat) for seat in range(seen.seats())]
        for number, source in enumerate(seen.sources()):
            grid.add_row(
                said.words.label("ct-source-name", source), *[str(score[number]) for score in scores]
            )
        grid.add_section()
        grid.add_row(said("label-sum"), *[str(sum(score)) for score in scores], style="bold")
        left = [str(player["money"] % seen.box.board.euro_per_point) for player in what["players"]]
        grid.add_row(said("money-left"), *left, style="dim")
        if what["over"]:
            won = ["✓" if player["seat"] in what["winners"] else "" for player in what["players"]]
            grid.add_row(said("label-winner"), *won, style="bold green")
        return grid

    def legend(self) -> RenderableType:
        """Return how the map is to be read."""
        return Text(self.said("legend-map"), style="dim")

    def notes(self) -> str:
        """Return how the map is to be read."""
        return self.said("legend-map")
