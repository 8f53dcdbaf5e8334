"""Bruges' table in a terminal: the middle, the players, and their houses with persons."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screens.bruges.book import CardTexts
from burgomaster.cli.symbols import Palette
from burgomaster.games.bruges.box.components import FIELDS
from burgomaster.games.bruges.sight.schema import BrugesPlayer, BrugesView, SectionView
from burgomaster.games.bruges.table import Bruges


class Drawing:
    """Draws what lies on a table, as a seat sees it."""

    def __init__(self, console: Console, said: Voice, palette: Palette, book: CardTexts) -> None:
        self.console: Final = console
        self.said: Final = said
        self.palette: Final = palette
        self.book: Final = book

    def parts(self, seen: Bruges, what: BrugesView) -> list[RenderableType]:
        """Return the parts from top to bottom."""
        houses = [self.book.houses(player, seen) for player in what["players"] if player["houses"]]
        return [self._middle(what), self._players(what), *houses]

    def _middle(self, what: BrugesView) -> Panel:
        said, palette = self.said, self.palette
        grid = Grid.grid(padding=(0, 1))
        for style in ("bold", "", "bold", ""):
            grid.add_column(style=style)
        dice = palette.counts(what["dice"], True) if any(what["dice"].values()) else Text(said("not-rolled"))
        piles = Text()
        for pile in what["piles"].values():
            piles.append("  " if piles else "")
            if pile["top"] is not None:
                piles.append_text(palette.symbol(pile["top"]))
            piles.append(str(pile["cards"]))
        grid.add_row(said("label-dice"), dice, said("label-piles"), piles)
        statues = " ".join([str(points) for points in what["statues"]]) or palette.dot
        top = self.book.named(what["discards"][-1]) if what["discards"] else Text(palette.dot)
        grid.add_row(said("label-statues"), Text(statues), said("label-discards"), top)
        phase = said.words.label("br-phase-name", what["phase"])
        place = said("where-bruges", round=what["round"], phase=phase, lap=what["lap"], laps=what["laps"])
        if what["last"] is not None:
            place = f"{place} {palette.dot} {said('where-last', round=what['last'])}"
        name = said.words.fill("game-name", game="bruges")
        return Panel(grid, title=f"[bold]{name}[/] {palette.dot} {place}", width=self.console.width)

    def _players(self, what: BrugesView) -> Grid:
        said, palette = self.said, self.palette
        grid = Grid(box=None, padding=(0, 1, 0, 1), expand=False)
        grid.add_column("")
        grid.add_column(said("label-points"))
        grid.add_column(said("label-guilders"))
        grid.add_column(said("label-helpers"))
        grid.add_column(said("label-threats"))
        grid.add_column(said("label-canal"))
        grid.add_column(said("label-reputation"))
        grid.add_column(said("label-majorities"))
        grid.add_column(said("label-hand"))
        for player in what["players"]:
            seat = player["seat"]
            name = f"{said.words.player(seat)}{f' {palette.first}' if seat == what['first'] else ''}"
            canal = Text()
            for section in player["canal"].values():
                canal.append(" " if canal else "")
                canal.append_text(self._section(section))
            grid.add_row(
                Text(name, style="bold" if seat == what["viewer"] else ""),
                f"{player['points']} ({player['total']})",
                str(player["guilders"]),
                palette.counts(player["workers"]),
                palette.counts(player["threats"]),
                canal,
                str(player["reputation"]),
                self._majorities(player),
                palette.many([*[card["colour"] for card in player["hand"]], *player["drawn"]]),
            )
        return grid

    def _majorities(self, player: BrugesPlayer) -> str:
        names = [self.said.words.label("br-majority-name", each) for each in player["majorities"]]
        return " ".join([name[0].upper() for name in names])

    def _section(self, section: SectionView) -> Text:
        """Return the fields of a section outwards: full where a tile lies, else their colours."""
        text = Text()
        for field in range(FIELDS):
            if field < section["built"]:
                text.append(self.palette.full)
            else:
                text.append_text(self.palette.symbol(section["colours"][field]))
        return text
