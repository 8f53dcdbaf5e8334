"""Fixed games: random players whose luck and choices are seeded, so that the same rules play the same games.

`make instructions` runs this text on the engines of two commits, so it asks of an engine only what both of
them know. `python -m bench.fixed --game hamburg --players 2 --games 3` prints such games as JSON.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, NamedTuple

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.table import EVERYBODY
from burgomaster.games import rules_of


class Played(NamedTuple):
    """One game: how many questions were answered, how many of them had a choice, and everyone's points."""

    questions: int
    decisions: int
    scores: tuple[int, ...]


class Report(NamedTuple):
    """What one run played, and on which engine."""

    engine: str
    games: list[Played]

    def to_json(self) -> str:
        """Write the report as one line."""
        return json.dumps(self)

    @classmethod
    def from_json(cls, line: str) -> Report:
        """Read what `to_json` wrote."""
        engine, games = json.loads(line)
        return cls(
            engine, [Played(questions, decisions, tuple(scores)) for questions, decisions, scores in games]
        )


def next_choices(table: Any) -> tuple[int, list[Any]]:
    """Return a seat that is asked and what it can choose; where several are asked, the first of them."""
    if table.asked == EVERYBODY:
        seat = table.seats_asked()[0]
        return seat, table.offers_to(seat)
    return table.asked, table.offers()


def play(game: str, players: int, seed: int) -> Played:
    """Play one game to its end."""
    table = rules_of(game).new({"players": players}, Fast(seed))
    below = Fast(seed + 1_000_000).below
    questions = decisions = 0
    while not table.over:
        seat, choices = next_choices(table)
        count = len(choices)
        questions += 1
        if count > 1:
            decisions += 1
        table.apply(seat, choices[below(count)])
    return Played(questions, decisions, tuple(table.scores()))


def main() -> None:
    """Play games number 1, 2, 3... and report them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hamburg", help="a game's id (default: hamburg)")
    parser.add_argument("--players", type=int, default=4, help="how many seats (default: 4)")
    parser.add_argument("--games", type=int, default=20, help="how many games (default: 20)")
    chosen = parser.parse_args()
    games = [play(chosen.game, chosen.players, seed) for seed in range(1, chosen.games + 1)]
    print(Report(burgomaster.build_kind(), games).to_json())


if __name__ == "__main__":
    main()
