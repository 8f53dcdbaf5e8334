"""City Tycoon in a terminal: the city as a map, players, tiles and plants, in 100 columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from itertools import groupby
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.city_tycoon_beforehand import Beforehand
from burgomaster.cli.city_tycoon_choices import NOTHING, ChoiceTexts, in_records, shown, supply_text, typed
from burgomaster.cli.city_tycoon_map import city_map, map_key
from burgomaster.cli.city_tycoon_tiles import tile_grid, tile_name
from burgomaster.cli.say import Voice
from burgomaster.cli.screen import MOST_SHOWN, Screen
from burgomaster.core.choice import Choice
from burgomaster.core.earnings import Earned
from burgomaster.core.explain import Change
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.box.components import (
    DISTRICTS,
    FIRST_PLANT,
    PLANT_KINDS,
    REFILL,
    STACK,
)
from burgomaster.games.city_tycoon.draft import HANDFUL
from burgomaster.games.city_tycoon.scoring import SOURCES, final_scoring, money_left
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
SUPPLY: Final = "supply"
ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")


class CityTycoonPlay(Screen):
    """Draws what a seat sees of a City Tycoon table."""

    def __init__(self, console: Console, said: Voice) -> None:
        super().__init__(console, said, "city_tycoon")
        self.foresees = True
        self._viewer = 0
        self._drawn: Final[dict[str, str]] = {}
        """What each part looked like when it was last drawn for the viewer."""
        self._costs: dict[tuple[int, int], int | None] = {}
        """What supplying cost when it was last drawn, by tile and demand."""
        self._changes: dict[tuple[int, int], str] = {}
        """What it had cost before, where that has changed since."""

    # The whole, or what is new of it.

    def show(self, seen: CityTycoon) -> None:
        """Draw everything a seat sees."""
        self._draw(seen, False)

    def show_news(self, seen: CityTycoon) -> None:
        """Draw the parts that do not look as they did when they were last drawn."""
        self._draw(seen, True)

    def _draw(self, seen: CityTycoon, only_news: bool) -> None:
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
        lines = [supply_text(said, seen, tile.number, supply, self._changes) for supply in supplies]
        if each["supplied"]:
            lines.append(Text(said("was-supplied")))
        lines += [Text(said.words.spelled([phrase])) for phrase in to_others(tile)]
        return str(tile.number), name, Text("\n").join(lines)

    def _note_prices(self, me: CityTycoonPlayer) -> None:
        """Note which prices are not what they were when the viewer last saw them."""
        costs: dict[tuple[int, int], int | None] = {}
        self._changes = {}
        for each in me["tiles"]:
            for supply in each["supplies"]:
                key = (each["tile"], supply["demand"])
                costs[key] = supply["cost"]
                if key in self._costs and self._costs[key] != supply["cost"]:
                    before = self._costs[key]
                    told = "price-was-none" if before is None else "price-was"
                    self._changes[key] = self.said(told, euro=before or 0)
        self._costs = costs

    def wants_board(self, seen: CityTycoon) -> bool:
        """Draw what is new at the beginning of an action, not at the small questions within it."""
        return seen.questions[0].step in (DRAFTING, BUILDING, SUPPLY)

    def arranged(self, seen: CityTycoon, choices: Sequence[Choice]) -> list[Choice]:
        """Return cells with the cheapest first, and supplies with the greatest gain first."""
        return ChoiceTexts(self.said, seen).arranged(choices)

    def notation(self, choice: Choice) -> str:
        """Return a choice as one types it."""
        return shown(choice)

    def heard(self, line: str) -> str:
        """Return a line as it was typed, with the letters that cells have in records."""
        return in_records(line)

    def typed(self, text: str) -> str:
        """Return what was typed as records write it."""
        return typed(text)

    def choices(self, seen: CityTycoon, choices: list[Choice]) -> RenderableType:
        """Return choices with their letters, and what each costs and brings."""
        return ChoiceTexts(self.said, seen, self._changes).table(choices)

    def explain(self, table: CityTycoon, words: str) -> Sequence[RenderableType]:
        """Return tiles explained."""
        found = [entry.number for entry in self.found(table, words)]
        return [tile_grid(self.said, table.box, found[:MOST_SHOWN], "")]

    def foresee(self, seen: CityTycoon, seat: int, words: str) -> RenderableType:
        """Return what a tile or a plant would mean, or supplying some, before it is chosen."""
        return Beforehand(self.said, seen, seat).answer(words)

    def earned(self, table: CityTycoon, rows: Callable[[], Sequence[Earned]]) -> RenderableType:
        """Return which tiles brought points, for each player, most first."""
        said, found = self.said, rows()
        lines: list[str] = []
        for seat in range(1, table.seats() + 1):
            points: Counter[int] = Counter()
            for each in found:
                if each.seat == seat and each.cause.kind == "tile":
                    points[each.cause.number] += each.count
            tiles = [f"{tile_name(table.box, said, tile)} {count}" for tile, count in points.most_common()]
            if tiles:
                lines.append(said("points-by-tile", name=said.words.player(seat), tiles=", ".join(tiles)))
        return Text("\n".join(lines))

    def told(self, heard: Sequence[Message]) -> Iterator[tuple[object, str]]:
        """Yield what happened; what somebody is dealt, a handful after the other, is one sentence."""
        for (who, id_), same in groupby(heard, lambda each: (each.arguments.get("seat"), each.id)):
            run = list(same)
            if isinstance(who, int) and id_ in ("ct-dealt", "ct-dealt-tiles"):
                yield who, self._dealt(who, run)
            else:
                yield from super().told(run)

    def _dealt(self, seat: int, run: Sequence[Message]) -> str:
        said = self.said
        numbers = [each.arguments.get(f"tile{n + 1}") for each in run for n in range(HANDFUL)]
        tiles = [said.words.quoted(self.game, "tile", each) for each in numbers if isinstance(each, int)]
        name, count = said.words.player(seat), len(numbers)
        if not tiles:
            return said("story-dealt", name=name, count=count)
        return said("story-dealt-tiles", name=name, count=count, tiles=", ".join(tiles))

    def change(self, change: Change) -> str:
        """Return a change in words, as in: euros 20 → 12; what happens only once needs no numbers."""
        name = change.name
        if name.isdecimal():
            name = self.said.words.label("ct-tile-name", int(name))
        elif name:
            name = self.said.words.label("ct-plant-name", name)
        what = self.said("change-of-city", kind=change.kind, name=name)
        once = change.kind in ("tiles", "plants", "picked", "supplied", "passed")
        return what if once else f"{what} {change.before} → {change.after}"

    def final(self, seen: CityTycoon) -> RenderableType:
        """Return the points by where they come from."""
        what = view(seen)
        said = self.said
        grid = Grid(title=said("title-final") if what["over"] else said("title-now"))
        grid.add_column("")
        for player in what["players"]:
            grid.add_column(said.words.player(player["seat"]), justify="right")
        scores = [final_scoring(seen, seat) for seat in range(seen.seats())]
        for source in SOURCES:
            grid.add_row(
                said.words.label("ct-source-name", source), *[str(score[source]) for score in scores]
            )
        grid.add_section()
        grid.add_row(said("label-sum"), *[str(score) for score in seen.scores()], style="bold")
        left = [str(money_left(seen, seat)) for seat in range(seen.seats())]
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
