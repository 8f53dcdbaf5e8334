"""The plain screen: any game in a terminal, made from its view, its choices and its book.

A game with a screen of its own overrides what it draws (`cli/screens`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.cli.answers import letter
from burgomaster.cli.book import matching, value_names
from burgomaster.cli.plain import drawn
from burgomaster.cli.say import Voice
from burgomaster.cli.symbols import Palette
from burgomaster.core.book import Entry
from burgomaster.core.choice import Choice
from burgomaster.core.earnings import Earned
from burgomaster.core.explain import Change
from burgomaster.core.message import Message, Refused
from burgomaster.games import rules_of
from burgomaster.words import LABELS, naming_of

MOST_SHOWN: Final = 6
"""So many cards or tiles are explained at once."""


def marked(entry: Entry, name: str) -> str:
    """Return a value of an entry; one of our own, which is printed nowhere, is marked."""
    value = entry.values.get(name, "")
    return f"{value}*" if entry.sources.get(name) == "house" else str(value)


class Heard(NamedTuple):
    """A message of the story, and whose choice it came of; seats count from 1, chance is None."""

    message: Message
    by: int | None = None

    @property
    def about(self) -> tuple[object, int | None] | None:
        """Return whom it is about, and in whose turn if that is another's; None for what is about nobody."""
        who = self.message.arguments.get("seat")
        return None if who is None else (who, None if self.by == who else self.by)


class Told(NamedTuple):
    """A sentence of the story, and what it is about: what is about the same follows in the same line."""

    sentence: str
    about: object = None
    apart: bool = False
    """Whether it begins a line, whatever came before."""


class Screen:
    """Draws one game in the terminal."""

    def __init__(self, console: Console, said: Voice, game: str, palette: Palette | None = None) -> None:
        self.console: Final = console
        self.said: Final = said
        self.game: Final = game
        self.palette: Final = palette or Palette(console)

    # The table.

    def show(self, seen: Any) -> None:
        """Draw everything a seat sees."""
        self.console.print(drawn(seen.view()))

    def show_news(self, seen: Any) -> None:
        """Draw what a seat sees, where a game can, without what has not changed since it was last drawn."""
        self.show(seen)

    def wants_board(self, seen: Any) -> bool:
        """Tell whether the whole table is to be drawn before the question now asked."""
        return True

    # Choices.

    def arranged(self, seen: Any, choices: Sequence[Choice]) -> list[Choice]:
        """Return choices in the order in which people look for them."""
        return list(choices)

    def notation(self, choice: Choice) -> str:
        """Return how a choice is written on the screen."""
        return choice.text

    def heard(self, line: str) -> str:
        """Return a line as it was typed, in the letters of the notation."""
        return line

    def typed(self, text: str) -> str:
        """Return what was typed as records write it."""
        return text

    def choices(self, seen: Any, choices: list[Choice]) -> RenderableType:
        """Return choices with their letters, in words where there are some."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, choice in enumerate(choices):
            words = self.said.words.choice(self.game, choice)
            written = self.notation(choice)
            grid.add_row(
                Text(f" {letter(number)}", style="bold cyan"),
                Text(words),
                Text("" if words == written else written, style="dim"),
            )
        return grid

    foresees: bool = False
    """Whether it can be asked what something would mean before it is chosen."""

    def foresee(self, seen: Any, seat: int, words: str) -> RenderableType:
        """Return what something would mean for a seat, before it is chosen."""
        raise Refused(Message("what-if-unknown", field=words[:40]))

    def earned(self, table: Any, rows: Callable[[], Sequence[Earned]]) -> RenderableType | None:
        """Return what points came from, thing by thing, where a game shows that; finding out is slow."""
        return None

    def change(self, change: Change) -> str:
        """Return what changes, and from what to what."""
        what = " ".join([part for part in (change.kind, change.name) if part])
        return f"{what} {change.before} → {change.after}"

    # What happened, and points.

    def story(self, heard: Sequence[Heard], seat: int) -> list[str]:
        """Return what happened, as this seat may know it: a line for everyone who did something."""
        lines: list[str] = []
        last: object = None
        for each in self.told(heard, seat):
            if each.about is not None and each.about == last and not each.apart:
                lines[-1] = f"{lines[-1]} {each.sentence}"
            else:
                lines.append(each.sentence)
            last = each.about
        return lines

    def told(self, heard: Sequence[Heard], seat: int) -> Iterator[Told]:
        """Yield what happened, sentence by sentence."""
        for each in heard:
            yield Told(self.said.words.event(each.message), each.about)

    def final(self, seen: Any) -> RenderableType:
        """Return everyone's points, source by source."""
        said = self.said
        rows: list[dict[str, int]] = seen.score_rows()
        grid = Grid(title=said("title-final") if seen.over else said("title-now"))
        grid.add_column("")
        for number in range(len(rows)):
            grid.add_column(said.words.player(number + 1), justify="right")
        for source in rows[0]:
            grid.add_row(self.source(source), *[str(row[source]) for row in rows])
        grid.add_section()
        grid.add_row(said("label-sum"), *[str(score) for score in seen.scores()], style="bold")
        for name, values in self.at_a_tie(seen):
            grid.add_row(name, *[str(value) for value in values], style="dim")
        if seen.over:
            won = [self.palette.check if seat in seen.winners() else "" for seat in range(len(rows))]
            grid.add_row(said("label-winner"), *won, style="bold green")
        return grid

    def source(self, source: str) -> str:
        """Return where points come from, in words."""
        label = f"{naming_of(self.game).prefix}source-name"
        return self.said.words.label(label, source) if label in LABELS else source

    def at_a_tie(self, seen: Any) -> list[tuple[str, list[int]]]:
        """Return what decides where points are equal, and how much everyone has of it."""
        return []

    # The book.

    def found(self, table: Any, words: str) -> list[Entry]:
        """Return the cards or tiles of a table that a number or words mean, or refuse what means none."""
        rules = rules_of(self.game)
        book = rules.book(str(rules.options_of(table).get("data", "")))
        found = matching(book, self.said, self.game, words)
        if not found:
            raise Refused(Message("card-unknown", words=words[:40], game=self.game))
        return found

    def explain(self, table: Any, words: str) -> Sequence[RenderableType]:
        """Return the cards meant by a number or by words, explained."""
        return [self._panel(entry) for entry in self.found(table, words)[:MOST_SHOWN]]

    def _panel(self, entry: Entry) -> RenderableType:
        numbers = [f"{name} {value}" for name, value in entry.values.items() if isinstance(value, int)]
        values = Text(", ".join([*value_names(self.said, self.game, entry), *numbers]), style="dim")
        title = f"[bold]{self.said.words.entry_name(entry)}[/]"
        return Panel(Group(values, Text(self.said.words.entry_text(entry))), title=title, width=78)

    def listed(self, entries: Sequence[Entry]) -> RenderableType:
        """Return cards or tiles as a table; values of our own are marked."""
        said = self.said
        title = said.either(f"{entries[0].kind}s-title", "cards-title", count=len(entries))
        grid = Grid(title=title, title_justify="left", expand=True)
        numbers = [name for name, value in entries[0].values.items() if isinstance(value, int)]
        grid.add_column(said("label-number"), justify="right")
        grid.add_column(said.either(f"label-{entries[0].kind}", "label-card"), ratio=2)
        for name in numbers:
            grid.add_column(said.either(f"label-{name}", "", name), justify="right")
        grid.add_column(said("label-text"), ratio=5)
        for entry in entries:
            called = Text(f"{said.words.entry_name(entry)}\n")
            called.append(", ".join(value_names(said, self.game, entry)), style="dim")
            values = [marked(entry, each) for each in numbers]
            grid.add_row(str(entry.number), called, *values, Text(said.words.entry_text(entry)))
        if any("house" in entry.sources.values() for entry in entries):
            return Group(grid, Text(said("cards-house"), style="dim"))
        return grid

    # Help.

    def legend(self) -> RenderableType:
        """Return what symbols mean."""
        return Text()

    def notes(self) -> str:
        """Return what abbreviations mean."""
        return ""
