"""Printed values of boards, tokens and tiles: reading board.toml, with every mistake in it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.hamburg.box.box import Board
from burgomaster.games.hamburg.box.components import COLOURS, DICE, SIDES
from burgomaster.games.hamburg.pieces import TOKEN_KINDS
from burgomaster.games.rows.paper.printed import MOST
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.model import ModelCheck, list_at, number_at, numbers_at, value_at
from burgomaster.paper.toml import Document

FEWEST_TOKENS: Final = 5
"""Five players draw a token each before any is mixed back."""

EXPANSION_TABLES: Final = ("mayors", "statues", "intrigue", "ships", "stock_exchange", "cleric_tiles", "tom")
"""The tables of the board file that tell what is printed on parts of expansions, and of the solo game."""

FIXED: Final = (
    "game.colours",
    "game.standard_actions",
    "box.cards_of_each_colour",
    "box.pieces.coins_of_1_mark",
    "box.pieces.coins_of_3_marks",
    "box.pieces.wall_segments",
    "box.pieces.activation_markers",
    "box.pieces.time_tokens",
    "box.pieces.clerics",
    "box.pieces.player_colours",
    "disasters",
    "city_hall_square.advance.dice",
    "majorities.order",
    "church.scoring",
    "intrigue.doubles",
)
"""What stands in the file for completeness: rules, not printed values, so it cannot be changed there."""

_LIMITS: Final = {
    "game.seasons": (1, 20),
    "game.rounds": (1, 8),
    "game.hand_limit": (1, 20),
    "box.pieces.workers_of_each_colour": (1, MOST),
}


class BoardCheck(ModelCheck):
    """Knows what may be printed on Hamburg's boards, tokens and tiles."""

    def __init__(self, document: Document, mistakes: list[Mistake]) -> None:
        super().__init__(document, mistakes, FIXED)

    def compare(self, model: dict[str, Plain]) -> None:
        super().compare(model)
        tokens = value_at(self.document.data, "intrigue.tokens")
        numbers = [n for n in tokens.values() if isinstance(n, int)] if isinstance(tokens, dict) else []
        if numbers and sum(numbers) < FEWEST_TOKENS:
            few = Message("data-tokens-few", found=sum(numbers), low=FEWEST_TOKENS)
            self.wrong("intrigue.tokens", few)

    def limits(self, field: str) -> tuple[int, int]:
        return (-9, 9) if field.startswith("cleric_tiles.") else _LIMITS.get(field, (0, MOST))

    def check_word(self, found: str, model: str, field: str) -> None:
        """A colour may be any other; each list must have all of its colours, see below."""
        if model not in DICE or field.startswith("intrigue.gifts"):
            super().check_word(found, model, field)
        elif found not in DICE:
            self.wrong(field, Message("data-word", found=found[:40], known=", ".join(DICE)))

    def check_list(self, found: list[Plain], model: list[Plain], field: str) -> None:
        self.check_same_words(found, model, field, DICE)


def _colours(data: Plain, path: str) -> list[int]:
    return [DICE.index(value) for value in list_at(data, path) if isinstance(value, str)]


def board_from(data: dict[str, Plain]) -> Board:
    """Return the values printed on boards and tokens, from data without mistakes."""
    board = Board()
    board.wall_costs = numbers_at(data, "wall.costs")
    board.wall_colours = [_colours(data, f"wall.colours.{side}") for side in SIDES]
    board.third_points = number_at(data, "wall.bonus.third_segment_points")
    board.square = numbers_at(data, "city_hall_square.points")
    board.square_extra = number_at(data, "city_hall_square.advance.further_points")
    board.majority_points = number_at(data, "majorities.points")
    board.windows = _colours(data, "church.windows")
    for players in range(1, 6):
        statues = numbers_at(data, f"statues.base.{players}")
        board.statues[players] = sorted(statues, reverse=True)  # the one worth most is taken first
    board.tokens = [number_at(data, f"intrigue.tokens.{name}") for name in COLOURS]
    board.tokens += [0] * (TOKEN_KINDS - len(COLOURS))
    board.token_colours = [1 << kind for kind in range(len(COLOURS))]
    board.start_marks = number_at(data, "start.marks")
    board.start_workers = number_at(data, "start.workers_of_each_colour")
    board.start_points = number_at(data, "start.points")
    board.workers_taken = number_at(data, "game.standard_actions.workers")
    board.decrease_points = number_at(data, "game.standard_actions.decrease_points")
    board.hand_limit = number_at(data, "game.hand_limit")
    board.seasons = number_at(data, "game.seasons")
    board.rounds = number_at(data, "game.rounds")
    board.workers_in_box = number_at(data, "box.pieces.workers_of_each_colour")
    for name in EXPANSION_TABLES:
        board.expansions[name] = data[name]
    return board
