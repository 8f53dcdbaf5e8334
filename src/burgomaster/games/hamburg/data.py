"""Data sets: reading the printed values from their files into a box."""

from __future__ import annotations

import csv
import hashlib
import tomllib
from pathlib import Path
from typing import Final

from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games.hamburg.box import Board, Box
from burgomaster.games.hamburg.components import ACTIVATIONS, CARDS, COLOURS, DICE
from burgomaster.games.hamburg.deck import ROWS
from burgomaster.games.hamburg.table import TOKEN_KINDS

FOLDER: Final = Path(__file__).parent / "data"
_boxes: Final[dict[str, Box]] = {}


def standard_box() -> Box:
    """Return the box of the data set the project ships, read once."""
    box = _boxes.get("house")
    if box is None:
        box = read_box(FOLDER / "house")
        _boxes["house"] = box
    return box


def _table(data: Plain, *names: str) -> dict[str, Plain]:
    found = data
    for name in names:
        found = found.get(name) if isinstance(found, dict) else None
    if not isinstance(found, dict):
        raise Refused(Message("data-table-missing", place=".".join(names)))
    return found


def _number(data: Plain, *names: str) -> int:
    value = _table(data, *names[:-1]).get(names[-1])
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refused(Message("data-number-missing", place=".".join(names)))
    return value


def _numbers(data: Plain, *names: str) -> list[int]:
    value = _table(data, *names[:-1]).get(names[-1])
    numbers: list[int] = []
    for each in value if isinstance(value, list) else []:
        if isinstance(each, int) and not isinstance(each, bool):
            numbers.append(each)
    if not numbers:
        raise Refused(Message("data-numbers-missing", place=".".join(names)))
    return numbers


def _colours(data: Plain, *names: str) -> list[int]:
    value = _table(data, *names[:-1]).get(names[-1])
    colours: list[int] = []
    for each in value if isinstance(value, list) else []:
        if isinstance(each, str) and each in DICE:
            colours.append(DICE.index(each))
    if not colours:
        raise Refused(Message("data-colours-missing", place=".".join(names)))
    return colours


def read_board(data: Plain) -> Board:
    """Return the values printed on boards and tokens."""
    board = Board()
    board.wall_costs = _numbers(data, "wall", "costs")
    board.wall_colours = [_colours(data, "wall", "colours", side) for side in ("left", "right")]
    board.third_points = _number(data, "wall", "bonus", "third_segment_points")
    board.square = _numbers(data, "city_hall_square", "points")
    board.square_extra = _number(data, "city_hall_square", "advance", "further_points")
    board.majority_points = _number(data, "majorities", "points")
    board.windows = _colours(data, "church", "windows")
    for players in range(1, 6):
        board.statues[players] = _numbers(data, "statues", "base", str(players))
    tokens = [0] * TOKEN_KINDS
    for colour, name in enumerate(COLOURS):
        tokens[colour] = _number(data, "intrigue", "tokens", name)
    board.tokens = tokens
    board.start_marks = _number(data, "start", "marks")
    board.start_workers = _number(data, "start", "workers_of_each_colour")
    board.start_points = _number(data, "start", "points")
    board.hand_limit = _number(data, "game", "hand_limit")
    board.seasons = _number(data, "game", "seasons")
    board.rounds = _number(data, "game", "rounds")
    board.workers_in_box = _number(data, "box", "pieces", "workers_of_each_colour")
    return board


def read_box(folder: Path) -> Box:
    """Return the box of the data set in a folder, or refuse it with the reason."""
    cards_text = (folder / "cards.csv").read_text(encoding="utf-8")
    board_text = (folder / "board.toml").read_text(encoding="utf-8")
    cost = [0] * (CARDS + 1)
    points = [0] * (CARDS + 1)
    activation = [len(ACTIVATIONS) - 1] * (CARDS + 1)
    for row in csv.DictReader(cards_text.splitlines()):
        number = int(row["number"])
        cost[number] = int(row["cost"])
        points[number] = int(row["points"])
        activation[number] = ACTIVATIONS.index(row["activation"])
    data: dict[str, Plain] = tomllib.loads(board_text)
    digest = hashlib.sha256(f"{cards_text}\0{board_text}".encode()).hexdigest()[:16]
    return Box(folder.name, digest, read_board(data), cost, points, activation, ROWS)
