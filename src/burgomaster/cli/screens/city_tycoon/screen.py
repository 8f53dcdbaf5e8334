"""City Tycoon's screen: what a terminal asks of it, answered by table, book, choices and story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from burgomaster.cli.say import Voice
from burgomaster.cli.screen import MOST_SHOWN, Heard, Screen, Told
from burgomaster.cli.screens.city_tycoon.beforehand import Beforehand
from burgomaster.cli.screens.city_tycoon.book import tile_grid, tile_name
from burgomaster.cli.screens.city_tycoon.choices import ChoiceTexts, in_records, shown, typed
from burgomaster.cli.screens.city_tycoon.story import change_text, told
from burgomaster.cli.screens.city_tycoon.table import BUILDING, DRAFTING, Drawing
from burgomaster.core.choice import Choice
from burgomaster.core.earnings import Earned
from burgomaster.core.explain import Change
from burgomaster.games.city_tycoon.scoring import money_left
from burgomaster.games.city_tycoon.table import CityTycoon

SUPPLY: Final = "supply"


class CityTycoonScreen(Screen):
    """Draws what a seat sees of a City Tycoon table."""

    def __init__(self, console: Console, said: Voice) -> None:
        super().__init__(console, said, "city_tycoon")
        self.foresees = True
        self._table: Final = Drawing(console, said)

    def show(self, seen: CityTycoon) -> None:
        """Draw everything a seat sees."""
        self._table.draw(seen, False)

    def show_news(self, seen: CityTycoon) -> None:
        """Draw the parts that do not look as they did when they were last drawn."""
        self._table.draw(seen, True)

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
        return ChoiceTexts(self.said, seen, self._table.changes).table(choices)

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

    def told(self, heard: Sequence[Heard], seat: int) -> Iterator[Told]:
        """Yield what happened; what somebody is dealt, a handful after the other, is one sentence."""
        return told(self.said, heard)

    def change(self, change: Change) -> str:
        """Return a change in words, as in: euros 20 → 12; what happens only once needs no numbers."""
        return change_text(self.said, change)

    def at_a_tie(self, seen: CityTycoon) -> list[tuple[str, list[int]]]:
        """Return the money that is left."""
        return [(self.said("money-left"), [money_left(seen, seat) for seat in range(seen.seats())])]

    def legend(self) -> RenderableType:
        """Return how the map is to be read."""
        return Text(self.said("legend-map"), style="dim")

    def notes(self) -> str:
        """Return what the ways of cubes cost."""
        return self.said("notes-ways")


SCREEN = CityTycoonScreen
