"""Hamburg in a terminal: the board, displays and hands, cards and final scoring, in 100 columns."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.answers import letter
from burgomaster.cli.hamburg_cards import rows_with_tiles
from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Screen
from burgomaster.cli.symbols import STYLES, Palette
from burgomaster.core.choice import Choice
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COLOUR,
    COLOURS,
    DICE,
    FACES,
    MAJORITIES,
    SIDES,
    TILES,
    number_of,
    tile_name,
    tile_number,
)
from burgomaster.games.hamburg.choices import (
    Build,
    ChooseFace,
    Decrease,
    Lay,
    Site,
    TakeMoney,
    TakeWorkers,
    UseShip,
    Wall,
)
from burgomaster.games.hamburg.scoring import SOURCES
from burgomaster.games.hamburg.sight.schema import HamburgPlayer, HamburgView
from burgomaster.games.hamburg.sight.view import view
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.hamburg.terms import FROM_HAND, StartGoods, building_price, marks_taken, wall_price
from burgomaster.games.rows.activation import Price
from burgomaster.games.rows.choices import OfCard
from burgomaster.words.hamburg import Cards

SEGMENTS: Final = 5
NAME_WIDTH: Final = 16


class HamburgScreen(Screen):
    """Draws what a seat sees of a Hamburg table."""

    def __init__(self, console: Console, said: Voice) -> None:
        super().__init__(console, said, "hamburg")
        self.palette: Final = Palette(console)
        self.cards: Final = Cards(said.words)

    # The whole.

    def show(self, seen: Hamburg) -> None:
        """Draw everything a seat sees."""
        what = view(seen)
        parts: list[RenderableType] = [self._middle(what, seen.box), self._players(seen, what)]
        parts += self._mayors(what, seen.box)
        parts += self._ships(what)
        parts += self._exchange(what, seen.box)
        parts += self._cleric_tiles(what, seen.box)
        lines = [self._display_line(player, what["viewer"]) for player in what["players"]]
        parts += [line for line in lines if line]
        self.console.print(Group(*parts))
        if what["viewer"] <= len(what["players"]):
            me = what["players"][what["viewer"] - 1]
            if me["sites"] or me["garden"]:
                self.console.print(self._buildings(me, seen.box))
            if me["hand"] or me["held"] or me["drawn"]:
                self.console.print(self._hand(me, seen.box))

    def legend(self) -> Text:
        """Return which symbol is which colour."""
        return self.palette.legend(
            {colour: self.said.words.label("hb-colour-name", colour) for colour in DICE}
        )

    # The middle of the table.

    def _middle(self, what: HamburgView, box: Box) -> Panel:
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

    # Cards.

    def _buildings(self, me: HamburgPlayer, box: Box) -> Grid:
        said = self.said
        grid = self._cards(said("title-display"))
        for site in me["sites"]:
            place = Text(f"{site['place']} ")
            place.append_text(self.palette.symbol(site["face"]["colour"]))
            if not site["buildings"]:
                grid.add_row(place, Text(said("empty-site"), style="dim"), "", "", "", "")
            for card in site["buildings"]:
                self._card_row(grid, place, card, box, card in me["used"])
        for garden in me["garden"]:
            self._card_row(grid, self.palette.symbol("black"), garden["card"], box, False)
            if garden["under"]:
                self._card_row(grid, Text(said("under")), garden["under"], box, garden["under"] in me["used"])
        return grid

    def _hand(self, me: HamburgPlayer, box: Box) -> Grid:
        grid = self._cards(self.said("title-hand"))
        for card in [*me["hand"], *([me["held"]] if me["held"] else [])]:
            number = card["card"]
            if number is None:
                grid.add_row(self.palette.symbol(card["colour"]), self.said("unseen"), "", "", "", "")
            else:
                self._card_row(grid, self.palette.symbol(card["colour"]), number, box, False)
        for colour in me["drawn"]:
            grid.add_row(self.palette.symbol(colour), self.said("unseen"), "", "", "", "")
        return grid

    def _cards(self, title: str) -> Grid:
        grid = Grid(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1))
        grid.add_column("")
        grid.add_column(self.said("label-card"), ratio=1)
        grid.add_column(self.said("label-cost"), justify="right")
        grid.add_column(self.said("label-points"), justify="right")
        grid.add_column(self.said("label-when"))
        grid.add_column(self.said("label-text"), ratio=2)
        grid.expand = True
        return grid

    def _card_row(self, grid: Grid, where: Text, card: int, box: Box, used: bool) -> None:
        words = self.said.words
        name = Text(f"{card} {self.cards.name(card)}", style=STYLES[COLOURS[COLOUR[card]]])
        name.append(f" {self.palette.dot} {words.label('hb-category-name', CATEGORIES[CATEGORY[card]])}")
        when = words.label("hb-activation-name", ACTIVATIONS[box.activation[card]])
        if used:
            when = f"{when} {self.palette.check}"
        grid.add_row(
            where, name, str(box.cost[card]), str(box.points[card]), when, Text(self.cards.text(card))
        )

    def card(self, card: int, box: Box) -> Panel:
        """Return a card explained, or a side of a tile."""
        said, words = self.said, self.said.words
        if card > CARDS:
            text = Text(self.cards.row(rows_with_tiles(box)[card]))
            return Panel(
                text, title=f"[bold]{self.cards.tile(*tile_name(card).partition(' ')[::2])}[/]", width=78
            )
        colour = COLOURS[COLOUR[card]]
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        kind = Text()
        kind.append_text(self.palette.symbol(colour))
        kind.append(f" {words.label('hb-colour-name', colour)}, ")
        kind.append(words.label("hb-category-name", CATEGORIES[CATEGORY[card]]))
        grid.add_row(said("label-kind"), kind)
        grid.add_row(said("label-cost"), str(box.cost[card]))
        grid.add_row(said("label-points"), str(box.points[card]))
        grid.add_row(said("label-when"), words.label("hb-activation-name", ACTIVATIONS[box.activation[card]]))
        grid.add_row(said("label-text"), self.cards.text(card))
        house = [said("value-name", value=name) for name, at in box.sources[card].items() if at == "house"]
        if house:
            grid.add_row("", Text(said("house-values", values=", ".join(house)), style="dim"))
        return Panel(grid, title=f"[bold]{self.cards.listed(card)}[/]", border_style=STYLES[colour], width=78)

    # Choices.

    def choices(self, seen: Hamburg, choices: list[Choice]) -> RenderableType:
        """Return choices by letter: those with the same card in one line, the others one below the other."""
        by_card: dict[int, list[tuple[str, Choice]]] = {}
        rest: list[tuple[str, Choice]] = []
        for number, choice in enumerate(choices):
            if isinstance(choice, (TakeWorkers, TakeMoney, Decrease, Wall, Site, Lay, Build)):
                by_card.setdefault(choice.card, []).append((letter(number), choice))
            else:
                rest.append((letter(number), choice))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column()
        for card, some in by_card.items():
            name = self.palette.symbol(COLOURS[COLOUR[card]])
            name.append(f" {card}")
            name.append(f" {self.cards.name(card)[:NAME_WIDTH]}", style="dim")
            line = Text()
            room = self.console.width - NAME_WIDTH - 8
            for sign, choice in some:
                short = self._short(seen, choice)
                if len(line.plain.rsplit("\n", 1)[-1]) + len(f"{sign}) {short}") > room:
                    line.append("\n")
                line.append(f"{sign})", style="bold cyan")
                line.append(f" {short}  ")
            grid.add_row(name, line)
        for sign, choice in rest:
            line = Text(self.said.words.choice("hamburg", choice, seen.questions[0].ask))
            if len(choices) == 1:
                line.append(f"   ({self.said('enter')})", style="dim")
            if isinstance(choice, UseShip):
                ship = number_of(f"ship {DICE[choice.colour]}")
                deed = tuple([each for each in seen.box.rows[ship] if not isinstance(each, Price)])
                line.append(f"  {self.cards.row(deed)}", style="dim")
            if isinstance(choice, ChooseFace):
                tile = TILES.index(str(seen.questions[0].ask.arguments["tile"]))
                text = self.cards.row(seen.box.rows[tile_number(tile, choice.face)])
                line.append(f"  {text}", style="dim")
            if isinstance(choice, OfCard) and choice.card:
                line.append(f"  {self.cards.text(choice.card)}", style="dim")
            grid.add_row(Text(f"{sign})", style="bold cyan", justify="right"), line)
        return grid

    def _short(self, seen: Hamburg, choice: Choice) -> str:
        said = self.said
        colour = COLOUR[choice.card] if isinstance(choice, OfCard) else 0
        if isinstance(choice, TakeMoney):
            return said("short-money", count=max(0, marks_taken(seen, seen.asked, colour, FROM_HAND)))
        if isinstance(choice, Wall):
            price = wall_price(seen, seen.asked, choice.side, FROM_HAND)
            return said("short-wall", side=SIDES[choice.side], price=price)
        if isinstance(choice, Build):
            price = building_price(seen, seen.asked, choice.card)
            return said("short-build", place=choice.place, price=price)
        if isinstance(choice, Lay):
            return said("short-lay", price=building_price(seen, seen.asked, choice.card))
        return said(f"short-{choice.text.split(' ')[0]}")

    # The end.

    def final(self, seen: Hamburg) -> Grid:
        """Return final scoring, source by source."""
        said, words = self.said, self.said.words
        what = view(seen)
        grid = Grid(title=said("title-final") if what["over"] else said("title-now"))
        grid.add_column("")
        for player in what["players"]:
            grid.add_column(words.player(player["seat"]), justify="right")
        grid.add_row(said("on-the-track"), *[str(player["points"]) for player in what["players"]])
        for source in SOURCES:
            grid.add_row(
                words.label("hb-source-name", source),
                *[str(player["score"][source]) for player in what["players"]],
            )
        grid.add_section()
        grid.add_row(said("label-sum"), *[str(player["total"]) for player in what["players"]], style="bold")
        if what["over"]:
            won = [
                self.palette.check if player["seat"] in what["winners"] else "" for player in what["players"]
            ]
            grid.add_row(said("label-winner"), *won, style="bold green")
        return grid


def majority_names(said: Voice) -> str:
    """Return what the short names of majorities mean."""
    return ", ".join(
        [
            f"{said('short-majority', majority=each)} = {said.words.label('hb-majority-name', each)}"
            for each in MAJORITIES
        ]
    )
