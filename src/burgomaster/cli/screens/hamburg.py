"""Hamburg's screen: beside what it draws, the story in symbols, changes in words and the list of cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.hamburg import HamburgScreen, majority_names
from burgomaster.cli.screen import MOST_SHOWN, marked
from burgomaster.cli.symbols import STYLES
from burgomaster.core.book import Entry
from burgomaster.core.explain import Change
from burgomaster.core.message import Message
from burgomaster.games.hamburg.table import Hamburg


class HamburgPlay(HamburgScreen):
    """Draws Hamburg, tells its story, and lists its cards."""

    def wants_board(self, seen: Hamburg) -> bool:
        """Draw the table at the beginning of a turn and of the phases."""
        return seen.questions[0].step in ("turn", "city-hall", "replenish")

    def explain(self, table: Hamburg, words: str) -> Sequence[RenderableType]:
        """Return cards explained."""
        found = self.found(table, words)
        return [self.card(entry.number, table.box) for entry in found[:MOST_SHOWN]]

    def story(self, heard: Sequence[Message], seat: int) -> list[str]:
        """Return a line for everyone who did something; what was drawn and rolled, by symbols."""
        lines: list[str] = []
        last: object = None
        drawn: list[str] = []
        dice: dict[str, int] = {}
        risen: dict[int, dict[str, int]] = {}  # disasters that rise for several, one after the other
        for message in [*heard, Message("")]:
            who = message.arguments.get("seat")
            if message.id == "hb-draw" and who != seat + 1:
                if drawn and who != last:
                    lines.append(self._draws(last, drawn))
                    drawn = []
                last = who
                drawn.append(str(message.arguments["colour"]))
                continue
            if message.id == "hb-draw":
                continue
            if drawn:
                lines.append(self._draws(last, drawn))
                drawn = []
            if message.id == "hb-roll":
                dice[str(message.arguments["die"])] = int(message.arguments["pips"])
                continue
            if dice:
                lines.append(self.said("story-dice", dice=self.palette.counts(dice, True).plain))
                dice = {}
                last = None
            if message.id == "hb-increase" and isinstance(who, int):
                risen.setdefault(who, {})[str(message.arguments["colour"])] = int(message.arguments["level"])
                continue
            if risen:
                lines.append(self._rises(risen))
                risen, last = {}, None
            if message.id:
                sentence = self.said.words.event(message)
                if lines and who == last and who is not None:
                    lines[-1] = f"{lines[-1]} {sentence}"
                else:
                    lines.append(sentence)
                last = who
        return lines

    def _draws(self, who: object, drawn: list[str]) -> str:
        name = self.said.words.player(who) if isinstance(who, int) else ""
        return self.said("story-draws", name=name, cards=self.palette.many(drawn).plain)

    def _rises(self, risen: dict[int, dict[str, int]]) -> str:
        """Return to which levels disasters rose, for everyone in a line."""
        names = [self.said.words.player(who) for who in risen]
        levels = [self.palette.counts(each, True).plain for each in risen.values()]
        told = [f"{name} {level}" for name, level in zip(names, levels, strict=True)]
        return self.said("story-disasters", levels=" · ".join(told))

    def notes(self) -> str:
        """Return the short names of majorities."""
        return majority_names(self.said)

    def change(self, change: Change) -> str:
        """Return a change in words, as in: orange workers 0 → 3."""
        said, words, name = self.said, self.said.words, change.name
        if change.kind in ("workers", "levels"):
            name = words.label("hb-colour-name", name)
        elif change.kind == "wall":
            name = words.label("hb-side-name", name)
        elif change.kind == "majorities":
            name = words.label("hb-majority-name", name)
        elif change.kind in ("buildings", "garden", "used") and name.isdecimal():
            name = self.cards.listed(int(name))
        elif change.kind == "used":
            name = self.cards.tile(*name.partition(" ")[::2])
        what = said("change", kind=change.kind, name=name).strip()
        if change.kind in ("buildings", "garden") and name:
            return f"{'+' if change.before < change.after else '-'} {what}"
        return what if change.kind == "used" else f"{what} {change.before} → {change.after}"

    def listed(self, entries: Sequence[Entry]) -> RenderableType:
        """Return cards as a table; values of our own are marked."""
        said, words = self.said, self.said.words
        grid = Grid(title=said("cards-title", count=len(entries)), title_justify="left", expand=True)
        grid.add_column(said("label-number"), justify="right")
        grid.add_column(said("label-card"), ratio=2)
        grid.add_column(said("label-cost"), justify="right")
        grid.add_column(said("label-points"), justify="right")
        grid.add_column(said("label-when"))
        grid.add_column(said("label-text"), ratio=4)
        for entry in entries:
            text = Text(words.entry_text(entry))
            if entry.kind == "tile":
                grid.add_row("", Text(words.entry_name(entry)), "", "", "", text)
                continue
            colour, category = str(entry.values["colour"]), str(entry.values["category"])
            name = self.palette.symbol(colour)
            name.append(f" {words.entry_name(entry)}", style=STYLES[colour])
            names = (words.label("hb-colour-name", colour), words.label("hb-category-name", category))
            name.append(f"\n{', '.join(names)}", style="dim")
            when = words.label("hb-activation-name", entry.values["activation"])
            cost, points = marked(entry, "cost"), marked(entry, "points")
            grid.add_row(str(entry.number), name, cost, points, Text(when), text)
        if any("house" in entry.sources.values() for entry in entries):
            return Group(grid, Text(said("cards-house"), style="dim"))
        return grid


SCREEN = HamburgPlay
