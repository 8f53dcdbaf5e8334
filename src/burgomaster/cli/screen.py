"""What `play`, `replay` and `show` need of a game: to draw tables, choices and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.text import Text

from burgomaster.cli.cardlist import cards_matching
from burgomaster.cli.city_tycoon import CityTycoonPlay
from burgomaster.cli.hamburg import HamburgScreen, majority_names
from burgomaster.cli.say import Voice
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.games.hamburg.table import Hamburg

MOST_CARDS: Final = 6


class Screen(Protocol):
    """Draws one game in the terminal."""

    def show(self, seen: Any) -> None:
        """Draw everything a seat sees."""
        ...

    def wants_board(self, seen: Any) -> bool:
        """Tell whether the whole table is to be drawn before the question now asked."""
        ...

    def choices(self, seen: Any, choices: list[Choice]) -> RenderableType:
        """Return numbered choices."""
        ...

    def explain(self, table: Any, words: str) -> Sequence[RenderableType]:
        """Return the cards meant by a number or by words, explained."""
        ...

    def story(self, heard: Sequence[Message], seat: int) -> list[str]:
        """Return what happened, as this seat may know it, in a few lines."""
        ...

    def final(self, seen: Any) -> RenderableType:
        """Return the scores."""
        ...

    def legend(self) -> RenderableType:
        """Return what symbols mean."""
        ...

    def notes(self) -> str:
        """Return what abbreviations mean."""
        ...


class HamburgPlay(HamburgScreen):
    """Draws Hamburg."""

    def wants_board(self, seen: Hamburg) -> bool:
        """Draw the table at the beginning of a turn and of the phases."""
        return seen.questions[0].step in ("turn", "city-hall", "replenish")

    def explain(self, table: Hamburg, words: str) -> Sequence[RenderableType]:
        """Return cards explained."""
        found = cards_matching(table.box, self.said, words)
        if not found:
            raise Refused(Message("card-unknown", words=words[:40]))
        return [self.card(card, table.box) for card in found[:MOST_CARDS]]

    def story(self, heard: Sequence[Message], seat: int) -> list[str]:
        """Return a line for everyone who did something; what was drawn and rolled, by symbols."""
        lines: list[str] = []
        last: object = None
        drawn: list[str] = []
        dice: dict[str, int] = {}
        for message in [*heard, Message("")]:
            who = message.arguments.get("seat")
            if message.id in ("draw", "look") and who != seat + 1:
                if message.id == "draw":
                    if drawn and who != last:
                        lines.append(self._draws(last, drawn))
                        drawn = []
                    last = who
                    drawn.append(str(message.arguments["colour"]))
                continue
            if message.id == "draw":
                continue
            if drawn:
                lines.append(self._draws(last, drawn))
                drawn = []
            if message.id == "roll":
                dice[str(message.arguments["die"])] = int(message.arguments["pips"])
                continue
            if dice:
                lines.append(self.said("story-dice", dice=self.palette.counts(dice, True).plain))
                dice = {}
                last = None
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

    def notes(self) -> str:
        """Return the short names of majorities."""
        return majority_names(self.said)


class PlainPlay:
    """Draws any game, plainly: the view as it is given to programs, and the choices."""

    def __init__(self, game: str, console: Console, said: Voice) -> None:
        self.game: Final = game
        self.console: Final = console
        self.said: Final = said

    def show(self, seen: Table) -> None:
        """Print the view, without the questions."""
        view = rules_of(self.game).view(seen)
        if isinstance(view, dict):
            view = {name: value for name, value in view.items() if name != "questions"}
        self.console.print(view)

    def wants_board(self, seen: Table) -> bool:
        """Draw it before every question."""
        return True

    def choices(self, seen: Table, choices: list[Choice]) -> RenderableType:
        """Return the choices, one below the other."""
        return Group(
            *[
                Text.assemble((f"{number:>3} ", "bold cyan"), self.said.words.choice(self.game, choice))
                for number, choice in enumerate(choices, 1)
            ]
        )

    def explain(self, table: Table, words: str) -> Sequence[RenderableType]:
        """Say that nothing is known of it."""
        raise Refused(Message("card-unknown", words=words[:40]))

    def story(self, heard: Sequence[Message], seat: int) -> list[str]:
        """Return a line for everything that happened."""
        return [self.said.words.event(message) for message in heard]

    def final(self, seen: Table) -> RenderableType:
        """Return the scores."""
        lines = [f"{self.said.words.player(seat + 1)}: {score}" for seat, score in enumerate(seen.scores())]
        return Text("\n".join(lines))

    def legend(self) -> RenderableType:
        """Return nothing: nothing is drawn with symbols."""
        return Text("")

    def notes(self) -> str:
        """Return nothing: nothing is abbreviated."""
        return ""


def screen_of(game: str, console: Console, said: Voice) -> Screen:
    """Return what draws a game."""
    if game == "hamburg":
        return HamburgPlay(console, said)
    if game == "city_tycoon":
        return CityTycoonPlay(console, said)
    return PlainPlay(game, console, said)
