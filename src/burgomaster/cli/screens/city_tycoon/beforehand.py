"""What something would mean, asked in a terminal before it is chosen: cells, ways in words, plans."""

from __future__ import annotations

from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screens.city_tycoon.book import tile_name
from burgomaster.cli.screens.city_tycoon.choices import (
    HYDRO,
    ChoiceTexts,
    Placing,
    gain_text,
    net_words,
    payments_text,
    supply_text,
)
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.city_tycoon.box.components import PLANT_KINDS, TILES
from burgomaster.games.city_tycoon.choices import At, at
from burgomaster.games.city_tycoon.sight.schema import CubeView, PlanView, TransportView
from burgomaster.games.city_tycoon.sight.view import supply_views
from burgomaster.games.city_tycoon.sight.whatif import what_if
from burgomaster.games.city_tycoon.table import CityTycoon

ARROW: Final = " → "


class Beforehand:
    """Answers what something would mean for a seat, from what it sees."""

    def __init__(self, said: Voice, seen: CityTycoon, seat: int) -> None:
        self._said: Final = said
        self._seen: Final = seen
        self._seat: Final = seat

    def answer(self, words: str) -> RenderableType:
        """Return what is asked: a plant of a kind, a tile still to be laid, one in the city, or several."""
        parts = words.lower().split()
        kinds = [HYDRO[1].split()[1] if part == HYDRO[0].split()[1] else part for part in parts]
        if len(kinds) == 1 and kinds[0] in PLANT_KINDS:
            return self._places(PLANT_KINDS.index(kinds[0]), True)
        tiles = [int(part) for part in parts if part.isdecimal() and 1 <= int(part) <= TILES]
        if not tiles or len(tiles) < len(parts):
            raise Refused(Message("what-if-unknown", field=words[:40]))
        if len(tiles) > 1:
            return self._plan(tiles)
        player = self._seen.players[self._seat]
        lies = (
            tiles[0] in player.tiles and player.cells[player.tiles.index(tiles[0])]
        )  # else it is being laid
        return self._ways(tiles[0]) if lies else self._places(tiles[0], False)

    def _places(self, what: int, plant: bool) -> RenderableType:
        """Return every free cell, with what a tile or a plant would cost and bring there."""
        texts = ChoiceTexts(self._said, self._seen, placing=Placing(self._seat, what, plant))
        cells = texts.arranged([at(cell) for cell in self._seen.city.free])
        return texts.cells([choice for choice in cells if isinstance(choice, At)], lettered=False)

    def _ways(self, tile: int) -> RenderableType:
        """Return each demand of an own tile, with its cubes on their ways and the other plants in reach."""
        said, seen = self._said, self._seen
        player = seen.players[self._seat]
        at_tile = player.tiles.index(tile)
        lines: list[Text] = [Text(tile_name(seen.box, said, tile), style="bold")]
        if player.met[at_tile]:
            lines.append(Text(said("was-supplied")))
            return Group(*lines)
        for supply in supply_views(seen, self._seat, tile, player.cells[at_tile]):
            lines.append(supply_text(said, seen, tile, supply))
            about: dict[str, Plain] = {"kind": "supply", "tile": tile, "demand": supply["demand"]}
            found = cast("TransportView", what_if(seen, self._seat, about))
            lines += [Text(f"  {self.way(cube)}") for cube in found["cubes"]]
            used = {cube["plant"] for cube in found["cubes"]}
            others = [each for each in found["plants"] if each["plant"] not in used]
            if others:
                prices = [
                    f"{said.words.label('ct-plant-plain', each['plant'])} {said('euros', euro=each['price'])}"
                    for each in others
                ]
                lines.append(Text(f"  {said('other-plants', plants=', '.join(prices))}", style="dim"))
        return Group(*lines)

    def way(self, cube: CubeView) -> str:
        """Return the way of a cube in words: from where, over which cells, and each toll."""
        said, way = self._said, cube["way"]
        tolls = [
            said("toll-at", paid=payments_text(said, [toll]), cell=said.words.cell(toll["cell"]["name"]))
            for toll in way["tolls"]
        ]
        return said(
            "way-of-cube",
            colour=said.words.label("ct-cube-name", cube["colour"]),
            plant=said.words.label("ct-plant-plain", cube["plant"]),
            cells=ARROW.join([said.words.cell(cell["name"]) for cell in way["cells"]]),
            tolls=", ".join(tolls) if tolls else said("way-free"),
        )

    def _plan(self, tiles: list[int]) -> RenderableType:
        """Return what supplying several tiles in this order would leave, each cube counted once."""
        said, seen = self._said, self._seen
        supplies: list[Plain] = [{"tile": tile, "demand": 1} for tile in tiles]
        found = cast("PlanView", what_if(seen, self._seat, {"kind": "plan", "supplies": supplies}))
        lines = [self._step(step) for step in found["steps"]]
        brings = gain_text(
            said, {"euro": found["euro"], "points": found["points"], "yellow": found["yellow"]}
        )
        lines.append(
            Text(said("plan-sum", cost=found["cost"], brings=brings, money=found["money"]), style="bold")
        )
        return Group(*lines)

    def _step(self, step: TransportView) -> Text:
        said = self._said
        name = tile_name(self._seen.box, said, step["tile"])
        if step["why"] is not None:
            reason = said.say(Message(step["why"]["id"], **step["why"]["arguments"]))
            return Text(f"{name}: {reason}", style="dim")
        told = Text(f"{name}: {said('plan-step', cost=step['cost'])}")
        if step["payments"]:
            told.append(f" ({payments_text(said, step['payments'])})")
        told.append(f", {gain_text(said, step['income'], step['neighbours'])}; ")
        told.append(net_words(said, step["net"]), style="bold red" if step["net"] < 0 else "bold")
        return told
