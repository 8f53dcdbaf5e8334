"""Printed values of boards, tokens and tiles: reading board.toml, with every mistake in it."""

from __future__ import annotations

import re
from typing import Final

from burgomaster.core.message import Message, Plain
from burgomaster.core.mistake import Mistake
from burgomaster.core.toml import Document, joined
from burgomaster.games.hamburg.box import Board
from burgomaster.games.hamburg.card_values import MOST, SOURCES
from burgomaster.games.hamburg.components import COLOURS, DICE, SIDES
from burgomaster.games.hamburg.table import TOKEN_KINDS

FEWEST_TOKENS: Final = 5
"""Five players draw a token each before any is mixed back."""

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
)
"""What stands in the file for completeness: rules, not printed values, so it cannot be changed there."""

_LIMITS: Final = {
    "game.seasons": (1, 20),
    "game.rounds": (1, 8),
    "game.hand_limit": (1, 20),
    "box.pieces.workers_of_each_colour": (1, MOST),
}
_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_KIND: Final = {bool: "yes-or-no", int: "number", str: "text", list: "list", dict: "table"}


def is_set_name(text: str) -> bool:
    """Tell whether a text can be the name of a data set: letters, digits, hyphens."""
    return _NAME.fullmatch(text) is not None


class BoardCheck:
    """Compares a board file with the shipped one, which shows what has to stand there."""

    def __init__(self, document: Document, model: dict[str, Plain], mistakes: list[Mistake]) -> None:
        self._document: Final = document
        self._mistakes: Final = mistakes
        self._compare_tables(document.data, model, "", False)
        tokens = _sum(document.data, "intrigue", "tokens")
        if 0 <= tokens < FEWEST_TOKENS:
            self._wrong("intrigue.tokens", Message("data-tokens-few", found=tokens, low=FEWEST_TOKENS))

    def _wrong(self, field: str, reason: Message) -> None:
        self._mistakes.append(self._document.mistake(field, reason))

    def _compare_tables(
        self, found: dict[str, Plain], model: dict[str, Plain], field: str, fixed: bool
    ) -> None:
        for key, wanted in model.items():
            if key in found:
                self._compare(found[key], wanted, joined(field, key), key, fixed)
            else:
                self._wrong(joined(field, key), Message("data-value-missing", field=joined(field, key)))
        for key in found:
            if key not in model:
                self._wrong(joined(field, key), Message("data-key-unknown", key=key[:40]))

    def _compare(self, found: Plain, model: Plain, field: str, key: str, fixed: bool) -> None:
        fixed = fixed or field in FIXED
        if type(found) is not type(model):
            wanted = "number" if model is None else _KIND[type(model)]
            self._wrong(field, Message("data-kind", wanted=wanted, found=str(found)[:40]))
        elif isinstance(found, dict) and isinstance(model, dict):
            self._compare_tables(found, model, field, fixed)
        elif isinstance(found, list) and isinstance(model, list):
            self._compare_lists(found, model, field, key, fixed)
        elif isinstance(found, str) and isinstance(model, str):
            self._compare_words(found, model, field, key, fixed)
        elif fixed and found != model:
            self._wrong(field, Message("data-fixed", wanted=str(model)[:80]))
        elif isinstance(found, int):
            low, high = _LIMITS.get(field, (0, MOST))
            if field.startswith("cleric_tiles."):
                low, high = -9, 9
            if not low <= found <= high:
                self._wrong(field, Message("data-number", found=str(found)[:40], low=low, high=high))

    def _compare_lists(
        self, found: list[Plain], model: list[Plain], field: str, key: str, fixed: bool
    ) -> None:
        if len(found) != len(model):
            self._wrong(field, Message("data-list-length", wanted=len(model), found=len(found)))
            return
        before = len(self._mistakes)
        for i, (each, wanted) in enumerate(zip(found, model, strict=True)):
            self._compare(each, wanted, f"{field}[{i}]", key, fixed)
        if before == len(self._mistakes) and all(isinstance(each, str) and each in DICE for each in model):
            given, named = [str(each) for each in found], [str(each) for each in model]
            if sorted(given) != sorted(named):
                self._wrong(field, Message("data-colours-differ", wanted=", ".join(named)))

    def _compare_words(self, found: str, model: str, field: str, key: str, fixed: bool) -> None:
        if key == "source":
            if found not in SOURCES:
                self._wrong(field, Message("data-word", found=found[:40], known=", ".join(SOURCES)))
        elif field == "name":
            if not is_set_name(found):
                self._wrong(field, Message("data-set-name", found=found[:40]))
        elif key == "name":
            if not found.strip() or not found.isprintable() or len(found) > 60:
                self._wrong(field, Message("data-name-unfit", card=0, most=60))
        elif model in DICE and not fixed:
            if found not in DICE:
                self._wrong(field, Message("data-word", found=found[:40], known=", ".join(DICE)))
        elif found != model:
            self._wrong(field, Message("data-fixed", wanted=model[:80]))


def _table(data: Plain, *names: str) -> dict[str, Plain]:
    found = data
    for name in names:
        found = found.get(name) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else {}


def _sum(data: dict[str, Plain], *names: str) -> int:
    """Return the sum of a table of numbers; -1 if there is no such table."""
    numbers = [value for value in _table(data, *names).values() if isinstance(value, int)]
    return sum(numbers) if numbers else -1


def _number(data: Plain, *names: str) -> int:
    value = _table(data, *names[:-1]).get(names[-1])
    assert isinstance(value, int), names
    return value


def _list(data: Plain, *names: str) -> list[Plain]:
    value = _table(data, *names[:-1]).get(names[-1])
    assert isinstance(value, list), names
    return value


def _numbers(data: Plain, *names: str) -> list[int]:
    return [value for value in _list(data, *names) if isinstance(value, int)]


def _colours(data: Plain, *names: str) -> list[int]:
    return [DICE.index(value) for value in _list(data, *names) if isinstance(value, str)]


def board_from(data: dict[str, Plain]) -> Board:
    """Return the values printed on boards and tokens, from data without mistakes."""
    board = Board()
    board.wall_costs = _numbers(data, "wall", "costs")
    board.wall_colours = [_colours(data, "wall", "colours", side) for side in SIDES]
    board.third_points = _number(data, "wall", "bonus", "third_segment_points")
    board.square = _numbers(data, "city_hall_square", "points")
    board.square_extra = _number(data, "city_hall_square", "advance", "further_points")
    board.majority_points = _number(data, "majorities", "points")
    board.windows = _colours(data, "church", "windows")
    for players in range(1, 6):
        statues = _numbers(data, "statues", "base", str(players))
        board.statues[players] = sorted(statues, reverse=True)  # the one worth most is taken first
    board.tokens = [_number(data, "intrigue", "tokens", name) for name in COLOURS]
    board.tokens += [0] * (TOKEN_KINDS - len(COLOURS))
    board.start_marks = _number(data, "start", "marks")
    board.start_workers = _number(data, "start", "workers_of_each_colour")
    board.start_points = _number(data, "start", "points")
    board.hand_limit = _number(data, "game", "hand_limit")
    board.seasons = _number(data, "game", "seasons")
    board.rounds = _number(data, "game", "rounds")
    board.workers_in_box = _number(data, "box", "pieces", "workers_of_each_colour")
    return board


def without_sources(data: Plain) -> Plain:
    """Return the values alone, without names and where they come from: what a digest is made of."""
    if isinstance(data, dict):
        kept: dict[str, Plain] = {}
        for key, value in data.items():
            if key not in ("source", "name"):
                kept[key] = without_sources(value)
        return kept
    if isinstance(data, list):
        return [without_sources(each) for each in data]
    return data
