"""What `play`, `replay` and `show` need of a game: to draw tables, choices and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType

from burgomaster.cli.hamburg import HamburgScreen, majority_names
from burgomaster.cli.hamburg_cards import cards_matching
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused
from burgomaster.games.hamburg.table import Hamburg

MOST_CARDS: Final = 6


class Screen(Protocol):
    """Draws one game in the terminal."""

    @property
    def console(self) -> Console:
        """Return where it is drawn."""
        ...

    def show(self, seen: Any) -> None:
        """Draw everything a seat sees."""
        ...

    def show_news(self, seen: Any) -> None:
        """Draw what a seat sees, where a game can, without what has not changed since it was last drawn."""
        ...

    def arranged(self, seen: Any, choices: Sequence[Choice]) -> list[Choice]:
        """Return choices in the order in which people look for them."""
        ...

    def notation(self, choice: Choice) -> str:
        """Return how a choice is written on the screen."""
        ...

    def typed(self, text: str) -> str:
        """Return what was typed as records write it."""
        ...

    def wants_board(self, seen: Any) -> bool:
        """Tell whether the whole table is to be drawn before the question now asked."""
        ...

    def choices(self, seen: Any, choices: list[Choice]) -> RenderableType:
        """Return choices with their letters."""
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

    def show_news(self, seen: Hamburg) -> None:
        """Draw everything: in a turn of Hamburg most of it changes."""
        self.show(seen)

    def arranged(self, seen: Hamburg, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices as they are: those with the same card stand together already."""
        return list(choices)

    def notation(self, choice: Choice) -> str:
        """Return a choice as records write it."""
        return choice.text

    def typed(self, text: str) -> str:
        """Return what was typed as it is."""
        return text

    def wants_board(self, seen: Hamburg) -> bool:
        """Draw the table at the beginning of a turn and of the phases."""
        return seen.questions[0].step in ("turn", "city-hall", "replenish")

    def explain(self, table: Hamburg, words: str) -> Sequence[RenderableType]:
        """Return cards explained."""
        found = cards_matching(table.box, self.said, words)
        if not found:
            raise Refused(Message("card-unknown", words=words[:40], game="hamburg"))
        return [self.card(card, table.box) for card in found[:MOST_CARDS]]

    def story(self, heard: Sequence[Message], seat: int) -> list[str]:
        """Return a line for everyone who did something; what was drawn and rolled, by symbols."""
        lines: list[str] = []
        last: object = None
        drawn: list[str] = []
        dice: dict[str, int] = {}
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
