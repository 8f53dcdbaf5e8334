"""Hamburg's table in a terminal: the middle, the players, and what lies there with expansions."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.symbols import Palette
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import FACES, SIDES, TILES, tile_name, tile_number
from burgomaster.games.hamburg.sight.schema import HamburgPlayer, HamburgView
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import StartGoods
from burgomaster.words.hamburg import Cards

SEGMENTS: Final = 5


class Drawing:
    """Draws what lies on a table, as a seat sees it."""

    def __init__(self, console: Console, said: Voice, palette: Palette) -> None:
        self.console: Final = console
        self.said: Final = said
        self.palette: Final = palette
        self.cards: Final = Cards(said.words)

    def parts(self, seen: Hamburg, what: HamburgView) -> list[RenderableType]:
        """Return the parts from top to bottom."""
        parts: list[RenderableType] = [self._middle(what), self._players(seen, what)]
        parts += self._mayors(what, seen.box)
        parts += self._ships(what)
        parts += self._exchange(what, seen.box)
        parts += self._cleric_tiles(what, seen.box)
        lines = [self._display_line(player, what["viewer"]) for player in what["players"]]
        return [*parts, *[line for line in lines if line]]

    # The middle of the table.

    def _middle(self, what: HamburgView) -> Panel:
        said, palette = self.said, self.palette
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="bold")
        grid.add_column()
        grid.add_column(style="bold")
        grid.add_column()
        dice = palette.counts(what["dice"], True) if any(what["dice"].values()) else Text(said("not-rolled"))
        grid.add_row(said("label-dice"), dice, said("label-piles"), palette.counts(what["piles"], True))
        church = Text()
        for window, colour in enumerate(what["windows"]):
            church.append("  " if church else "")
            church.append_text(palette.symbol(colour))
            below = what["floor"][window] + what["floor_workers"].get(colour, 0)
            church.append(str(below) if below else palette.dot, style="" if below else "dim")
            if what["cleric"] == window + 1:
                church.append("+1", style="bold green")
        top = self.cards.listed(what["discards"][-1]) if what["discards"] else palette.dot
        grid.add_row(said("label-church"), church, said("label-discards"), Text(top))
        statues = " ".join([str(points) for points in what["statues"]]) or palette.dot
        for marks in what.get("zitronenjettes", []):
            statues += f" {palette.zitronenjette}{marks}"
        grid.add_row(said("label-statues"), Text(statues), said("label-tokens"), Text(str(what["tokens"])))
        place = said(
            "where",
            season=what["season"],
            seasons=what["seasons"],
            phase=said.words.label("hb-phase-name", what["phase"]),
            round=what["round"] if what["phase"] == 3 else 0,
            rounds=what["rounds"],
        )
        return Panel(grid, title=f"[bold]Hamburg[/] {palette.dot} {place}", width=self.console.width)

    # The players.

    def _players(self, seen: Hamburg, what: HamburgView) -> Grid:
        said, palette, box = self.said, self.palette, seen.box
        grid = Grid(box=None, padding=(0, 0, 0, 1), expand=False)
        grid.add_column("")
        grid.add_column(said("label-points"), justify="right")
        grid.add_column(said("label-marks"), justify="right")
        grid.add_column(said("label-workers"))
        grid.add_column(said("label-disasters"))
        grid.add_column(said("label-wall"))
        grid.add_column(said("label-square"), justify="right")
        grid.add_column(said("label-majorities"))
        grid.add_column(said("label-hand"))
        grid.add_column(said("label-total"), justify="right")
        asked = [seat + 1 for seat in seen.seats_asked()]
        for player in what["players"]:
            seat = player["seat"]
            name = Text(palette.arrow + " " if seat in asked else "  ")
            name.append(said.words.player(seat)[:12], style="bold" if seat == what["viewer"] else "")
            if seat == what["first"] and not seen.automatic:  # in the solo game nobody has the coat of arms
                name.append(f" {palette.first}")
            grid.add_row(
                name,
                str(player["points"]),
                str(player["marks"]),
                palette.counts(player["workers"]),
                self._levels(player),
                self._wall(player),
                f"{player['square']} ({box.board.square[player['square']]})",
                "".join([said("short-majority", majority=each) for each in player["majorities"]])
                or palette.dot,
                palette.many([*[card["colour"] for card in player["hand"]], *player["drawn"]]),
                str(player["total"]),
            )
        return grid

    def _levels(self, player: HamburgPlayer) -> Text:
        text = self.palette.counts(player["levels"])
        if any(level >= 2 for level in player["levels"].values()):
            text.append(" !", style="bold red")
        return text

    def _wall(self, player: HamburgPlayer) -> Text:
        text = Text()
        for side in SIDES:
            half = player["wall"][side]
            text.append(" " if text else "")
            text.append(self.palette.full * half["built"])
            text.append(self.palette.empty * (SEGMENTS - half["built"]), style="dim")
            if half["next_colour"] is not None:
                text.append_text(self.palette.symbol(half["next_colour"]))
                text.append(str(half["next_price"]))
        for statue in player["statues"]:
            text.append(f" {self.palette.statue}{statue}", style="bold")
        for marks in player.get("zitronenjettes", []):
            text.append(f" {self.palette.zitronenjette}{marks}", style="bold")
        return text

    def _display_line(self, player: HamburgPlayer, viewer: int) -> Text:
        """Return another player's display in a line: sites with the numbers of their buildings."""
        text = Text()
        if player["seat"] == viewer or not (player["sites"] or player["garden"]):
            return text
        text.append(f"  {self.said.words.player(player['seat'])[:14]}: ", style="bold")
        for site in player["sites"]:
            text.append_text(self.palette.symbol(site["face"]["colour"]))
            numbers = "+".join([self._numbered(card, player) for card in site["buildings"]])
            text.append(f"{numbers or self.said('empty')}  ", style="" if numbers else "dim")
        for garden in player["garden"]:
            text.append_text(self.palette.symbol("black"))
            text.append(f"{garden['card']}  ")
        return text

    def _mayors(self, what: HamburgView, box: Box) -> list[RenderableType]:
        """Return everyone's mayor in a line, and what one's own can do; nothing without the expansion."""
        words, line, own = self.said.words, Text(), Text(style="dim")
        for player in what["players"]:
            mayor = player.get("mayor")
            if mayor is None:
                continue
            line.append(f" {self.palette.dot} " if line else f"{self.said('label-mayors')}: ")
            line.append(f"{words.player(player['seat'])[:14]} ")
            line.append(words.label("hb-tile-name", mayor["tile"]), style="bold")
            line.append(f" {mayor['face']}" if mayor["face"] else "")
            line.append(f" {self.palette.check}" if mayor["used"] else "")
            if mayor["face"] and player["seat"] == what["viewer"]:
                row = box.rows[tile_number(TILES.index(mayor["tile"]), FACES.index(mayor["face"]))]
                own.append(self.cards.row(tuple([each for each in row if not isinstance(each, StartGoods)])))
        return [Padding(text, (0, 0, 0, 2)) for text in (line, own) if text]

    def _ships(self, what: HamburgView) -> list[RenderableType]:
        """Return the ships at the quay in a line; nothing without the expansion."""
        if "ships" not in what:
            return []
        line = Text(f"{self.said('label-ships')}: ")
        for colour in what["ships"]:
            line.append_text(self.palette.symbol(colour))
            line.append(" ")
        if not what["ships"]:
            line.append(self.palette.dot, style="dim")
        return [Padding(line, (0, 0, 0, 2))]

    def _exchange(self, what: HamburgView, box: Box) -> list[RenderableType]:
        """Return the tile of the stock exchange and its price in a line; nothing without the expansion."""
        if "exchange" not in what:
            return []
        stock = what["exchange"]
        line = Text(f"{self.said('label-exchange')}: ")
        if stock["number"] is None:
            line.append(self.palette.dot, style="dim")
            return [Padding(line, (0, 0, 0, 2))]
        line.append(f"{stock['side']} ", style="bold")
        line.append(self.said("price-on-space", space=stock["space"], step=(stock["space"] - 1) % 3 + 1))
        line.append(f" {self.palette.dot} ")
        line.append(self.cards.row(box.rows[stock["number"]]), style="dim")
        return [Padding(line, (0, 0, 0, 2))]

    def _cleric_tiles(self, what: HamburgView, box: Box) -> list[RenderableType]:
        """Return the tiles in the windows in a line, and what the one under the cleric does."""
        line, in_force = Text(), Text(style="dim")
        for part in what.get("parts", []):
            for lying in part["lying"]:
                number = lying["number"]
                if lying["zone"] != "cleric_tiles" or number is None:
                    continue
                window = int(lying["name"])
                tile, _, face = tile_name(number).partition(" ")
                line.append(f" {self.palette.dot} " if line else f"{self.said('label-cleric-tiles')}: ")
                line.append_text(self.palette.symbol(what["windows"][window - 1]))
                style = "bold" if window == what["cleric"] else ""
                line.append(f"{self.said.words.label('hb-tile-name', tile)} {face}", style=style)
                if window == what["cleric"]:
                    in_force.append(self.said("in-force", text=self.cards.row(box.rows[number])))
        return [Padding(text, (0, 0, 0, 2)) for text in (line, in_force) if text]

    def _numbered(self, card: int, player: HamburgPlayer) -> str:
        return f"{card}{self.palette.check}" if card in player["used"] else str(card)
