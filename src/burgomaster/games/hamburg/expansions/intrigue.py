"""Expansion 3, special intrigue: tokens that increase two disasters, and tokens with a small gift."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain
from burgomaster.core.rules import step_table
from burgomaster.core.step import Ask
from burgomaster.games.hamburg.box.components import COLOURS, GIFT_TOKENS, LAST_TILE, TOKENS, tile_name
from burgomaster.games.hamburg.cards.effects import DrawEffect
from burgomaster.games.hamburg.cards.tiles.intrigue import (
    FIRST_GIFT,
    LOWER_OTHER,
    gift_rows,
    special_colours,
)
from burgomaster.games.hamburg.choices import GIFT_FORM, TakeGift
from burgomaster.games.hamburg.meanings import meanings
from burgomaster.games.hamburg.part import Expansion, Part
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.activation import activate, usable
from burgomaster.games.rows.choices import DONE
from burgomaster.games.rows.effect import Row
from burgomaster.paper.fields import Field
from burgomaster.paper.model import value_at

if TYPE_CHECKING:
    from burgomaster.games.hamburg.box.box import Board

NAME: Final = "intrigue"
FIRST_WITH_GIFT: Final = TOKENS.index(GIFT_TOKENS[0])


def gift_of(kind: int) -> int:
    """Return the number of the row of a token's gift; 0 if it has none."""
    return FIRST_GIFT + kind - FIRST_WITH_GIFT if kind >= FIRST_WITH_GIFT else 0


class SpecialIntrigue(Part):
    """Nothing of its own lies on the table: the tokens are mixed with the others."""

    def __init__(self) -> None:
        super().__init__(NAME)

    def token_drawn(self, table: Hamburg, seat: int, kind: int) -> None:
        """Offer the gift when the token's own damage is over (ruling 66)."""
        number = gift_of(kind)
        if not number:
            return
        if table.automatic >> seat & 1 and any(isinstance(each, DrawEffect) for each in table.rows[number]):
            return  # who has no hand draws no card (ruling 78)
        table.push(GIFT, seat, number)

    def when_asked(self, choice: Choice) -> Message | None:
        return Message("hb-gift-when") if isinstance(choice, TakeGift) else None


class ChooseGift(Ask[Hamburg]):
    """Choose whether to take the gift `what` of an intrigue token; it may be declined (ruling 66)."""

    def offers(self, table: Hamburg, seat: int, what: int, count: int) -> list[Choice]:
        return [GIFT_FORM.of(), DONE] if usable(table, seat, what) else []

    def take(self, table: Hamburg, seat: int, what: int, count: int, choice: Choice) -> None:
        if isinstance(choice, TakeGift):
            if table.watched:
                table.report("hb-take-gift", seat, token=tile_name(what))
            activate(table, seat, what)

    def ask(self, table: Hamburg, seat: int, what: int, count: int) -> Message:
        return Message("hb-ask-gift", token=tile_name(what))

    def goes_with(self, table: Hamburg, index: int) -> bool:
        """A gift is one of the gifts."""
        return FIRST_GIFT <= table.agenda[index].what < FIRST_GIFT + len(GIFT_TOKENS)


GIFT: Final = ChooseGift("gift", what=meanings.up_to("gift", LAST_TILE))


class IntrigueExpansion(Expansion):
    """What special intrigue declares."""

    def values(self, printed: dict[str, Plain]) -> Plain:
        return {name: value_at(printed["intrigue"], name) for name in ("doubles", "gifts")}

    def rows(self, values: Plain) -> dict[int, Row]:
        return gift_rows(values)

    def board(self, board: Board, values: Plain) -> Board:
        """One of each special token is mixed with those of the base game."""
        special = special_colours(values)
        base = len(COLOURS)
        return board.with_tokens(
            [*board.tokens[:base], *[1] * len(special)], [*board.token_colours[:base], *special]
        )

    def part(self, players: int) -> Part:
        return SpecialIntrigue()

    def fields(self, players: int) -> list[Field[Hamburg]]:
        return []

    def part_of(self, fields: dict[str, Any]) -> Part:
        return SpecialIntrigue()


EXPANSION: Final = IntrigueExpansion(NAME, step_table(GIFT, LOWER_OTHER))
