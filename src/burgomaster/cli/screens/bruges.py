"""Bruges in a terminal: the middle of the table, players, houses with their persons, and the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Screen
from burgomaster.cli.symbols import Palette
from burgomaster.core.explain import Change
from burgomaster.games.bruges.box.components import ACTIVATIONS, COLOUR, COLOURS, FIELDS, GROUP, GROUPS
from burgomaster.games.bruges.sight.schema import BrugesCard, BrugesPlayer, BrugesView, SectionView
from burgomaster.games.bruges.sight.view import view
from burgomaster.games.bruges.table import Bruges
from burgomaster.games.rows.spelling import prices

SYMBOLS: Final = {"blue": "●", "brown": "⬢", "yellow": "★", "red": "♥", "violet": "◆"}
LETTERS: Final = {"blue": "U", "brown": "B", "yellow": "Y", "red": "R", "violet": "V"}
STYLES: Final = {
    "blue": "dodger_blue2",
    "brown": "orange4",
    "yellow": "yellow",
    "red": "red",
    "violet": "magenta",
}


class BrugesScreen(Screen):
    """Draws what a seat sees of a Bruges table."""

    def __init__(self, console: Console, said: Voice) -> None:
        super().__init__(console, said, "bruges")
        self.palette: Final = Palette(console, SYMBOLS, LETTERS, STYLES)

    def show(self, seen: Bruges) -> None:
        """Draw everything a seat sees."""
        what = view(seen)
        self.console.print(Group(self._middle(what), self._players(what)))
        for player in what["players"]:
            if player["houses"]:
                self.console.print(self._houses(player, seen))
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            cards = [*me["hand"], *([me["held"]] if me["held"] is not None else [])]
            if cards:
                self.console.print(self._hand(cards, seen))

    def wants_board(self, seen: Bruges) -> bool:
        """Draw the table at the beginning of a turn and of the phases."""
        return seen.questions[0].step in ("turn", "may-advance", "draw")

    def legend(self) -> Text:
        """Return which symbol is which colour."""
        return self.palette.legend(
            {colour: self.said.words.label("br-colour-name", colour) for colour in COLOURS}
        )

    def change(self, change: Change) -> str:
        """Return a change in words, as in: guilders 3 → 0."""
        words, name, kind = self.said.words, change.name, change.kind
        if kind in ("workers", "threats"):
            name = words.label("br-colour-name", name)
        elif kind == "canal":
            name = words.label("br-side-name", name)
        elif kind == "majorities":
            name = words.label("br-majority-name", name)
        elif kind in ("persons", "used"):
            name = words.thing_name("bruges", "card", int(name))
        elif kind == "forged" and change.after:
            name = words.label("br-colour-name", COLOURS[change.after - 1])
        what = self.said("change-of-bruges", kind=kind, name=name).strip()
        if kind == "persons":
            return f"{'+' if change.before < change.after else '-'} {what}"
        return what if kind in ("used", "forged") else f"{what} {change.before} → {change.after}"

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
        top = self._named(what["discards"][-1]) if what["discards"] else Text(palette.dot)
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

    def _named(self, card: int) -> Text:
        """Return a card by its symbol and name."""
        colour = COLOURS[COLOUR[card]]
        text = self.palette.symbol(colour)
        name = self.said.words.thing_name("bruges", "card", card)
        text.append(f" {name} ({card})", style=STYLES[colour])
        return text

    def _houses(self, player: BrugesPlayer, seen: Bruges) -> Panel:
        """Return the houses, and of every person there what it is and does."""
        rows = Grid.grid(padding=(0, 1))
        for house in player["houses"]:
            place, colour = f"{house['place']}.", self.palette.symbol(house["face"]["colour"])
            if not house["persons"]:
                rows.add_row(place, colour, Text(self.said("empty-house"), style="dim"))
            for card in house["persons"]:
                rows.add_row(
                    place, colour, self._person(player, card), self._kind(card, seen), self._text(card)
                )
        title = f"{self.said.words.player(player['seat'])}: {self.said('title-houses')}"
        return Panel(rows, title=title, title_align="left", width=self.console.width)

    def _person(self, player: BrugesPlayer, card: int) -> Text:
        """Return a person; one that is turned has a mark."""
        text = self._named(card)
        if card in player["used"]:
            text.append(f" {self.palette.check}", style="dim")
        return text

    def _kind(self, card: int, seen: Bruges) -> Text:
        """Return a person's symbol, with the colours of the workers it asks for, and its group."""
        words = self.said.words
        text = Text(words.label("br-activation-name", ACTIVATIONS[seen.box.activation[card]]))
        for price in prices(seen.box.rows[card]):
            for worker in price.parts.get("colours", []):
                text.append(" ")
                text.append_text(self.palette.symbol(str(worker.word("colour"))))
        text.append(f", {words.label('br-group-name', GROUPS[GROUP[card]])}")
        return text

    def _text(self, card: int) -> Text:
        """Return what a person does."""
        entry = self.said.words.entry("bruges", "card", card)
        return Text(self.said.words.entry_text(entry) if entry is not None else "", style="dim")

    def _hand(self, cards: list[BrugesCard], seen: Bruges) -> RenderableType:
        rows = Grid.grid(padding=(0, 1))
        for each in cards:
            card = each["card"]
            if card is None:
                continue
            values = Text(f"{seen.box.cost[card]}/{seen.box.points[card]}", style="bold")
            rows.add_row(self._named(card), values, self._kind(card, seen), self._text(card))
        return Panel(rows, title=self.said("title-hand"), title_align="left", width=self.console.width)


SCREEN = BrugesScreen
