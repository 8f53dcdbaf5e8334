"""City Tycoon's table in a terminal: plants, the own city, players and the map, or what is new of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screens.city_tycoon.book import tile_grid, tile_name
from burgomaster.cli.screens.city_tycoon.choices import NOTHING, supply_text
from burgomaster.cli.screens.city_tycoon.map import city_map, map_key
from burgomaster.games.city_tycoon.box.components import (
    DISTRICTS,
    FIRST_PLANT,
    PLANT_KINDS,
    REFILL,
    STACK,
)
from burgomaster.games.city_tycoon.sight.book import to_others
from burgomaster.games.city_tycoon.sight.schema import CityTycoonPlayer, CityTycoonView, SupplyView, TileView
from burgomaster.games.city_tycoon.sight.view import view
from burgomaster.games.city_tycoon.sight.whatif import contested
from burgomaster.games.city_tycoon.table import CityTycoon

PANEL: Final = 4
"""What the frame of the map takes of the width."""
SUPPLYING: Final = 4
"""Phase IV."""
DRAFTING: Final = "pick"
BUILDING: Final = "build"
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")


class Drawing:
    """Draws what lies on a table, as a seat sees it, and remembers what it looked like."""

    def __init__(self, console: Console, said: Voice) -> None:
        self.console: Final = console
        self.said: Final = said
        self.changes: dict[tuple[int, int], str] = {}
        """What supplying had cost before, where that has changed since it was last drawn."""
        self._viewer = 0
        self._drawn: Final[dict[str, str]] = {}
        """What each part looked like when it was last drawn for the viewer."""
        self._costs: dict[tuple[int, int], int | None] = {}
        """What supplying cost when it was last drawn, by tile and demand."""

    def draw(self, seen: CityTycoon, only_news: bool) -> None:
        """Draw everything a seat sees, or what does not look as it did when it was last drawn."""
        what = view(seen)
        if what["viewer"] != self._viewer:  # somebody else at the keyboard
            self._viewer = what["viewer"]
            self._drawn.clear()
            self._costs.clear()
        fresh: list[RenderableType] = []
        if only_news and what["viewer"] <= len(what["players"]):
            self._note_prices(what["players"][what["viewer"] - 1])
        for name, part in self._parts(seen, what):
            looks = self._plain(part)
            if not only_news or self._drawn.get(name) != looks:
                fresh.append(part)
            self._drawn[name] = looks
        self.console.print(Group(*fresh))

    def _plain(self, part: RenderableType) -> str:
        written = StringIO()
        Console(file=written, width=self.console.width, color_system=None).print(part)
        return written.getvalue()

    def _parts(self, seen: CityTycoon, what: CityTycoonView) -> list[tuple[str, RenderableType]]:
        """Return the parts from top to bottom; the map comes last, next to the question."""
        said = self.said
        parts: list[tuple[str, RenderableType]] = []
        if what["phase"] < SUPPLYING:
            parts.append(("stacks", self._stacks(seen)))
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            steps = [each.step for each in seen.questions if each.seat == seen.viewer]
            if any(each["cell"] for each in me["tiles"]):
                parts.append(("city", self._own_city(seen, me)))
            hand = [tile for tile in me["hand"] if tile is not None]
            if hand and DRAFTING in steps:
                parts.append(("hand", self._hand_line(seen, hand)))
            elif hand and BUILDING not in steps:  # there the choices tell of the hand
                parts.append(("hand", tile_grid(said, seen.box, hand, said("title-hand"))))
            if what["pack"]:
                parts.append(("draft", self._draft(what)))
                if DRAFTING not in steps:
                    parts.append(("pack", tile_grid(said, seen.box, what["pack"], said("title-pack"))))
        parts += [("players", self._players(seen, what)), ("map", self._map(seen, what))]
        return parts

    def _hand_line(self, seen: CityTycoon, hand: Sequence[int]) -> Text:
        """Return the tiles kept so far in one line, with what laying them costs."""
        tiles = [
            f"{tile_name(seen.box, self.said, tile)} ({tile}): {self.said('euros', euro=seen.box.cost[tile])}"
            for tile in hand
        ]
        costs = sum(seen.box.cost[tile] for tile in hand)
        return Text(self.said("kept-so-far", tiles=", ".join(tiles), euro=costs))

    def _draft(self, what: CityTycoonView) -> Text:
        """Return to whom packs pass, and what the viewer saw in those it passed on."""
        said = self.said
        left, right = what["passes_to"] or 0, what["comes_from"] or 0
        lines = [said("passing", to=said.words.player(left), source=said.words.player(right))]
        needs = what["needs"]
        if needs is not None:
            cubes = [
                said("cubes-had", colour=said.words.label("ct-cube-name", colour), have=have, asked=asked)
                for (colour, have), asked in zip(needs["have"].items(), needs["asked"].values(), strict=True)
            ]
            lines.append(said("needs", cubes=", ".join(cubes)))
        for memory in what["remembered"]:
            names = ", ".join([said.words.player(seat) for seat in memory["seats"]])
            tiles = ", ".join([str(tile) for tile in memory["tiles"]])
            again = "yes" if what["viewer"] in memory["seats"] else "no"
            count = len(memory["tiles"])
            lines.append(said("passed-on", count=count, tiles=tiles, names=names, again=again))
        return Text("\n".join(lines), style="dim")

    def _map(self, seen: CityTycoon, what: CityTycoonView) -> RenderableType:
        phase = self.said.words.label("ct-phase-name", what["phase"])
        place = self.said("where-round", round=what["round"], rounds=what["rounds"], phase=phase)
        grid = city_map(self.said, seen.box, what, self.console.width - PANEL)
        panel = Panel(grid, title=f"[bold]City Tycoon[/] · {place}", width=self.console.width)
        return Group(panel, map_key(self.said, seen.box))

    def _players(self, seen: CityTycoon, what: CityTycoonView) -> Grid:
        """Return the players in the order of play."""
        said = self.said
        grid = Grid(box=None, padding=(0, 0, 0, 2))
        grid.add_column(said("label-order"))
        for label in ("label-money", "label-yellow", "label-points", "label-with-money", "label-hand"):
            grid.add_column(said(label), justify="right")
        grid.add_column(said("label-tiles"))
        asked = [seat + 1 for seat in seen.seats_asked()]
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

    def _stacks(self, seen: CityTycoon) -> RenderableType:
        """Return all plants that can still be built: price and cubes of both sides, in their order."""
        said = self.said
        grid = Grid(title=said("title-stacks"), title_justify="left", box=None, padding=(0, 1))
        grid.add_column("")
        for number in range(STACK):
            grid.add_column(ROMAN[number], justify="right", no_wrap=True)
        for kind, name in enumerate(PLANT_KINDS):
            colour, side = kind // 2, kind % 2
            filled = said("refilled" if side == REFILL else "not-refilled")
            cells: list[str] = []
            for number in range(STACK):
                printed = seen.box.plants[FIRST_PLANT[colour] + number][side]
                there = said("plant-short", euro=printed.cost, cubes=printed.cubes)
                cells.append(there if number >= seen.built[colour] else NOTHING)
            grid.add_row(f"{said.words.label('ct-kind-name', name)} ({filled})", *cells)
        return grid

    def _own_city(self, seen: CityTycoon, me: CityTycoonPlayer) -> RenderableType:
        """Return the own tiles in the city with what supplying them would cost and bring now.

        What can be chosen is left out: the choices tell of it.
        """
        said = self.said
        offered = [
            choice.text for each in seen.questions if each.seat == seen.viewer for choice in each.choices
        ]
        grid = Grid(title=said("title-city"), title_justify="left", expand=True)
        grid.add_column(said("label-number"), justify="right")
        grid.add_column(said("label-tile"), ratio=2)
        grid.add_column(said("label-supply"), ratio=5)
        for each in me["tiles"]:
            rest = [
                supply
                for supply in each["supplies"]
                if f"supply {each['tile']} demand {supply['demand']}" not in offered
            ]
            if each["cell"] is not None and (rest or not each["supplies"]):  # else its place is being chosen
                grid.add_row(*self._own_tile(seen, each, said.words.cell(each["cell"]["name"]), rest))
        lines: list[RenderableType] = [grid] if grid.row_count else []
        for contest in contested(seen, me["seat"] - 1):
            tiles = ", ".join([str(tile) for tile in contest["tiles"]])
            plant = said.words.label("ct-plant-plain", contest["plant"])
            told = said("same-cubes", tiles=tiles, plant=plant, cubes=contest["cubes"])
            lines.append(Text(told, style="yellow"))
        return Group(*lines)

    def _own_tile(
        self, seen: CityTycoon, each: TileView, cell: str, supplies: Sequence[SupplyView]
    ) -> tuple[str, Text, Text]:
        said = self.said
        tile = seen.box.tiles[each["tile"]]
        name = Text(f"{tile_name(seen.box, said, tile.number)}\n")
        district = said.words.label("ct-district-name", DISTRICTS[tile.district])
        name.append(f"{district}, {cell}", style="dim")
        lines = [supply_text(said, seen, tile.number, supply, self.changes) for supply in supplies]
        if each["supplied"]:
            lines.append(Text(said("was-supplied")))
        lines += [Text(said.words.spelled([phrase])) for phrase in to_others(tile)]
        return str(tile.number), name, Text("\n").join(lines)

    def _note_prices(self, me: CityTycoonPlayer) -> None:
        """Note which prices are not what they were when the viewer last saw them."""
        costs: dict[tuple[int, int], int | None] = {}
        self.changes = {}
        for each in me["tiles"]:
            for supply in each["supplies"]:
                key = (each["tile"], supply["demand"])
                costs[key] = supply["cost"]
                if key in self._costs and self._costs[key] != supply["cost"]:
                    before = self._costs[key]
                    told = "price-was-none" if before is None else "price-was"
                    self.changes[key] = self.said(told, euro=before or 0)
        self._costs = costs
