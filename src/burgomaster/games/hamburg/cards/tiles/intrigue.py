"""The gifts of special intrigue tokens as rows (Expansion 3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import COLOURS, DICE, GIFT_TOKENS, number_of
from burgomaster.games.hamburg.cards.effects import draw, gain
from burgomaster.games.hamburg.choices import LOWERS, Lower
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.effect import Effect, Row
from burgomaster.games.rows.masks import mask_of
from burgomaster.paper.model import list_at, number_at, value_at

FIRST_GIFT: Final = number_of(GIFT_TOKENS[0])


class DecreaseOther(Effect[Hamburg]):
    """Decrease disasters, but one, without points for it (the brown gift, ruling 66)."""

    def __init__(self, colour: int, levels: int) -> None:
        self.colour: Final = colour
        self.levels: Final = levels

    def spell(self) -> Phrase:
        return Phrase("hb-card-decrease-other", colour=DICE[self.colour], levels=self.levels)

    def hindrance(self, table: Hamburg, seat: int, card: int, free: bool) -> Message | None:
        if LOWER_OTHER.offers(table, seat, self.colour, self.levels):
            return None
        raised = table.players[seat].levels[self.colour]
        return Message(
            "hb-not-this-disaster" if raised else "hb-all-levels-zero", colour=COLOURS[self.colour]
        )

    def run(self, table: Hamburg, seat: int, card: int, colour: int, free: bool) -> None:
        table.push(LOWER_OTHER, seat, self.colour, self.levels)


class LowerOther(Ask[Hamburg]):
    """Choose a disaster to decrease, any but `what`, `count` levels in all; no points are gained."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        levels = table.players[seat].levels
        return [LOWERS[colour] for colour in range(5) if colour != what and levels[colour]]

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Lower)
        table.lower_level(seat, choice.colour)
        if count > 1:
            table.push(self, seat, what, count - 1)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-lower-other", colour=COLOURS[what])

    def why_not(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> Message:
        if isinstance(choice, Lower):
            excepted = choice.colour == what
            return Message(
                "hb-not-this-disaster" if excepted else "hb-level-zero", colour=COLOURS[choice.colour]
            )
        return super().why_not(table, seat, what, count, choice)


LOWER_OTHER: Final = LowerOther("lower-other", what=meanings.colour, count=meanings.number("levels"))


def _colour(token: Plain) -> int:
    return COLOURS.index(str(value_at(token, "colour")))


GIFTS: Final[dict[str, Callable[[Plain], Effect[Hamburg]]]] = {
    "draw_card": lambda token: draw(number_at(token, "amount")),
    "points": lambda token: gain(points=number_at(token, "amount")),
    "any_worker": lambda token: gain(any_workers=number_at(token, "amount")),
    "marks": lambda token: gain(marks=number_at(token, "amount")),
    "decrease_another_colour": lambda token: DecreaseOther(_colour(token), number_at(token, "amount")),
}
"""What a token gives, by the name the gift has in the board file."""


def gift_rows(values: Plain) -> dict[int, Row]:
    """Return the rows of gifts by number, from what is printed on the tokens."""
    rows: dict[int, Row] = {}
    for at, token in enumerate(list_at(values, "gifts")):
        rows[FIRST_GIFT + at] = (GIFTS[str(value_at(token, "gift"))](token),)
    return rows


def special_colours(values: Plain) -> list[int]:
    """Return the disasters that each special token increases, a bit each: doubles, then those with gifts."""
    colours: list[int] = []
    for double in list_at(values, "doubles.tokens"):
        assert isinstance(double, list)
        colours.append(mask_of([COLOURS.index(str(each)) for each in double]))
    return [*colours, *[1 << _colour(token) for token in list_at(values, "gifts")]]
