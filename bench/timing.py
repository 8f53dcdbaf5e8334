"""What all contestants of the benchmark share: a clock, a choice of positions, a form for figures."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import TypeVar

Position = TypeVar("Position")

# Processor time: what else goes on on the machine distorts it far less than the clock on the wall.
now = time.process_time


@dataclass(frozen=True)
class Figures:
    """What one round found out about one engine; None where the engine has no such thing."""

    engine: str
    decisions_per_second: float
    questions_per_second: float
    games_per_second: float
    decisions_per_game: float
    questions_per_game: float
    copy_us: float | None = None
    look_us: float | None = None
    imagine_us: float | None = None

    def to_json(self) -> str:
        """Write the figures as one line."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, line: str) -> Figures:
        """Read what `to_json` wrote."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in json.loads(line).items() if name in known})


@dataclass(frozen=True)
class Pace:
    """What was played in how much time: games, all questions in them, and those with a choice."""

    seconds: float
    games: int
    questions: int
    decisions: int


def pace(play: Callable[[int], tuple[int, int]], seconds: float) -> Pace:
    """Play games number 1, 2, 3... for some seconds.

    `play` plays one whole game, seeded by its number, and returns how many questions were answered in it, and
    how many of them were real decisions: those with at least two choices.
    """
    play(0)  # warm up
    questions = decisions = games = 0
    start = now()
    while (spent := now() - start) < seconds:
        games += 1
        asked, free = play(games)
        questions += asked
        decisions += free
    return Pace(spent, games, questions, decisions)


SEEDS = (7, 8, 9, 10, 11)
"""The games from which positions are taken, so that no single one decides a figure."""


def middle(positions: Sequence[Position], count: int = 20) -> list[Position]:
    """Pick some positions evenly from the middle half of a game."""
    half = positions[len(positions) // 4 : len(positions) * 3 // 4]
    return list(half[:: max(1, len(half) // count)])


def microseconds(
    action: Callable[[Position], object], positions: Sequence[Position], seconds: float
) -> float:
    """Time an action on each of the positions, over and over for some seconds; return the mean per call."""
    calls = 0
    start = now()
    while (spent := now() - start) < seconds:
        for position in positions:
            action(position)
        calls += len(positions)
    return spent / calls * 1e6
