"""Printed values of the board and its tiles: reading board.toml, with every mistake in it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.games.bruges.box.box import Board
from burgomaster.games.bruges.box.components import COLOURS, GATEHOUSES, SIDES
from burgomaster.paper.mistake import Mistake
from burgomaster.paper.model import ModelCheck, list_at, number_at, numbers_at
from burgomaster.paper.toml import Document

MOST: Final = 99
"""Nothing costs more or is worth more."""

FIXED: Final = (
    "game.colours",
    "game.actions.order",
    "game.actions.house_workers",
    "box",
    "threats.kinds",
    "threats.markers",
    "reputation.advance",
    "majorities.order",
)
"""What stands in the file for completeness: rules, not printed values, so it cannot be changed there."""

_LIMITS: Final = {"game.cards_played": (1, 8), "game.hand_limit": (1, 20)}


class BoardCheck(ModelCheck):
    """Knows what may be printed on Bruges' board and tiles."""

    def __init__(self, document: Document, mistakes: list[Mistake]) -> None:
        super().__init__(document, mistakes, FIXED)

    def limits(self, field: str) -> tuple[int, int]:
        return _LIMITS.get(field, (0, MOST))

    def check_word(self, found: str, model: str, field: str) -> None:
        """A colour may be any other; each list must have all of its colours, see below."""
        if model not in COLOURS:
            super().check_word(found, model, field)
        elif found not in COLOURS:
            self.wrong(field, Message("data-word", found=found[:40], known=", ".join(COLOURS)))

    def check_list(self, found: list[Plain], model: list[Plain], field: str) -> None:
        self.check_same_words(found, model, field, COLOURS)


def _colours(data: Plain, path: str) -> list[int]:
    return [COLOURS.index(value) for value in list_at(data, path) if isinstance(value, str)]


def board_from(data: dict[str, Plain]) -> Board:
    """Return the values printed on the board and its tiles, from data without mistakes."""
    board = Board()
    board.canals = [
        [_colours(data, f"canal.colours.{gatehouse}.{side}") for side in SIDES] for gatehouse in GATEHOUSES
    ]
    board.field_colours = [1 << colour for sides in board.canals for side in sides for colour in side]
    board.canal_costs = numbers_at(data, "canal.costs")
    board.third_points = number_at(data, "canal.bonus.third_field_points")
    board.statues = numbers_at(data, "canal.bonus.statues")
    board.reputation = numbers_at(data, "reputation.points")
    board.majority_points = number_at(data, "majorities.points")
    board.house_points = number_at(data, "houses.points")
    board.threat_points = number_at(data, "game.actions.threat_points")
    board.intrigue_points = number_at(data, "threats.damage.intrigue_points")
    board.start_points = number_at(data, "start.points")
    board.start_guilders = number_at(data, "start.guilders")
    board.start_workers = number_at(data, "start.workers_of_each_colour")
    board.hand_limit = number_at(data, "game.hand_limit")
    board.laps = number_at(data, "game.cards_played")
    board.workers_taken = number_at(data, "game.actions.workers")
    return board
