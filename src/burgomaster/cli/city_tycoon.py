"""City Tycoon in a terminal: the city as a map, players, tiles and plants, in 100 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.city_tycoon_choices import ChoiceTexts, supply_text
from burgomaster.cli.city_tycoon_map import city_map
from burgomaster.cli.say import Voice
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.games.city_tycoon.box import Box, Tile
from burgomaster.games.city_tycoon.building import next_plant
from burgomaster.games.city_tycoon.components import DISTRICTS, STACK
from burgomaster.games.city_tycoon.schema import PlayerView, TableView
from burgomaster.games.city_tycoon.table import CityTycoon
from burgomaster.games.city_tycoon.texts import plant_text, to_neighbours, when_laid, when_supplied
from burgomaster.games.city_tycoon.view import view

MOST_TILES: Final = 6
PANEL: Final = 4
"""What the frame of the map takes of the width."""
SUPPLYING: Final = 4
"""Phase IV."""


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
        said = self.said
        parts: list[RenderableType] = [self._map(what), self._players(what)]
        if what["phase"] < SUPPLYING:
            parts.append(self._stacks(seen))
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            hand = [tile for tile in me["hand"] if tile is not None]
            if any(each["cell"] for each in me["tiles"]):
                parts.append(self._own_city(seen, me))
            if hand:
                parts.append(tile_grid(said, seen.box, hand, said("title-hand")))
            if what["pack"]:
                parts.append(tile_grid(said, seen.box, what["pack"], said("title-pack")))
        self.console.print(Group(*parts))

    def _map(self, what: TableView) -> Panel:
        phase = self.said.words.label("ct-phase-name", what["phase"])
        place = self.said("where-round", round=what["round"], rounds=what["rounds"], phase=phase)
        grid = city_map(self.said, what, self.console.width - PANEL)
        return Panel(grid, title=f"[bold]City Tycoon[/] · {place}", width=self.console.width)

    def _players(self, what: TableView) -> Grid:
        """Return the players in the order of play."""
        said = self.said
        grid = Grid(box=None, padding=(0, 0, 0, 2))
        grid.add_column(said("label-order"))
        for label in ("label-money", "label-yellow", "label-points", "label-with-money", "label-hand"):
            grid.add_column(said(label), justify="right")
        grid.add_column(said("label-tiles"))
        asked = {question["seat"] for question in what["questions"]}
        order = what["order"] or [player["seat"] for player in what["players"]]
        for place, seat in enumerate(order, 1):
            player = what["players"][seat - 1]
            name = f"{'▶' if seat in asked else ' '} {place}. {said.words.player(seat)[:14]} (/{seat})"
            tiles = [f"{each['tile']}{'✓' if each['supplied'] else ''}" for each in player["tiles"]]
            if player["passed"] and what["phase"] == SUPPLYING:
                tiles.append(said("has-passed"))
            grid.add_row(
                Text(name, style="bold" if seat == what["viewer"] else ""),
                str(player["money"]),
                str(player["yellow"]),
                str(sum(player["points"].values())),
                str(player["total"]),
                str(len(player["hand"])),
                " ".join(tiles),
            )
        return grid

    def _stacks(self, seen: CityTycoon) -> Text:
        lines = [self.said("title-stacks")]
        for colour, built in enumerate(seen.built):
            plant = next_plant(seen, colour)
            for number, side in enumerate(seen.box.plants[plant] if built < STACK else ()):
                left = f"  ({STACK - built})" if number == 0 else ""
                lines.append(f"  {self.said.say(plant_text(colour, number, side))}{left}")
        return Text("\n".join(lines))

    def _own_city(self, seen: CityTycoon, me: PlayerView) -> Grid:
        """Return the own tiles in the city, with what supplying them would cost and bring now."""
        said = self.said
        grid = Grid(title=said("title-city"), title_justify="left", expand=True)
        grid.add_column(said("label-number"), justify="right")
        grid.add_column(said("label-tile"), ratio=2)
        grid.add_column(said("label-supply"), ratio=5)
        for each in me["tiles"]:
            if each["cell"] is None:
                continue  # its place is being chosen
            tile = seen.box.tiles[each["tile"]]
            name = Text(f"{tile_name(seen.box, said, tile.number)}\n")
            district = said.words.label("ct-district-name", DISTRICTS[tile.district])
            name.append(f"{district}, {each['cell']['name']}", style="dim")
            lines = [supply_text(said, seen, tile.number, supply) for supply in each["supplies"]]
            if each["supplied"]:
                lines.append(said("was-supplied"))
            for beside, gain in to_neighbours(tile):
                lines.append(said("tile-beside", beside=said.say(beside), brings=said.say(gain)))
            grid.add_row(str(tile.number), name, Text("\n".join(lines)))
        return grid

    def wants_board(self, seen: CityTycoon) -> bool:
        """Draw the city before each kind of question."""
        return True

    def choices(self, seen: CityTycoon, choices: list[Choice]) -> RenderableType:
        """Return numbered choices with their notation, and what each costs and brings."""
        grid = Grid.grid(padding=(0, 1))
        texts = ChoiceTexts(self.said, seen)
        for number, choice in enumerate(choices, 1):
            notation = Text(choice.text, style="dim", no_wrap=True)
            grid.add_row(Text(f"{number})", style="bold cyan", justify="right"), texts.say(choice), notation)
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
        """Return what the ways of cubes cost."""
        return self.said("notes-ways")
