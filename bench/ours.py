"""One round of Burgomaster: players who choose at random. Prints its figures as JSON.

Which engine is measured, the pure or the compiled one, depends on the environment it is run in:
`.venv/bin/python -m bench.ours` or `.venv-compiled/bin/python -m bench.ours`.
"""

import argparse
from dataclasses import replace
from importlib import import_module
from typing import Any

import burgomaster
from bench.fixed import next_choices, play, play_out
from bench.timing import SEEDS, Figures, microseconds, middle, pace
from burgomaster.core.chance import Fast


class Contest:
    """Random play of one game with a number of players."""

    def __init__(self, name: str, players: int, what: str = "loop") -> None:
        self.name = name
        self.players = players
        self.what = what
        self.game: Any = import_module(f"burgomaster.games.{name}")

    def play(self, seed: int) -> tuple[int, int]:
        """Play one game; return how many questions were answered, and how many were real decisions."""
        played = (play if self.what == "loop" else play_out)(self.name, self.players, seed)
        return played.questions, played.decisions

    def questions_a_decision(self, games: int) -> float:
        """Return how many questions the loop is asked for each decision, in the first games."""
        first = [play(self.name, self.players, seed) for seed in range(1, games + 1)]
        return sum(each.questions for each in first) / sum(each.decisions for each in first)

    def positions(self, seed: int) -> list[Any]:
        """Keep a copy of the table at each real decision of one game."""
        table = self.game.new(players=self.players, source=Fast(seed))
        below = Fast(seed + 1_000_000).below
        found = []
        while not table.over:
            seat, choices = next_choices(table)
            if len(choices) > 1:
                found.append(table.clone())
            table.apply(seat, choices[below(len(choices))])
        return found

    @property
    def engine(self) -> str:
        """Return who plays what, and how."""
        title = self.name.replace("_", " ").title()
        how = "loop in Python" if self.what == "loop" else "playout"
        return f"Burgomaster {burgomaster.build_kind()}, {title}, {self.players} players, {how}"

    def figures(self, seconds: float) -> Figures:
        """Measure for about the given number of seconds."""
        played = pace(self.play, seconds)
        questions = float(played.questions)
        if self.what != "loop":  # a playout plays the same games, but is not asked where there is no choice
            questions = played.decisions * self.questions_a_decision(min(played.games, 100))
        found = Figures(
            engine=self.engine,
            decisions_per_second=played.decisions / played.seconds,
            questions_per_second=questions / played.seconds,
            games_per_second=played.games / played.seconds,
            decisions_per_game=played.decisions / played.games,
            questions_per_game=questions / played.games,
        )
        return found if self.what != "loop" else self.with_tables(found, seconds / 5)

    def with_tables(self, found: Figures, seconds: float) -> Figures:
        """Measure also what is done to tables, each for so many seconds."""
        sample = [table for seed in SEEDS for table in middle(self.positions(seed))]
        seen = [table.seen_by(next_choices(table)[0]) for table in sample]
        rng = Fast(3)
        imagine = self.game.imagine
        return replace(
            found,
            copy_us=microseconds(lambda table: table.clone(), sample, seconds),
            look_us=microseconds(lambda table: table.seen_by(max(table.asked, 0)), sample, seconds),
            imagine_us=microseconds(lambda view: imagine(view, rng), seen, seconds),
        )


def main() -> None:
    """Measure one game with one number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hamburg", help="a game's module name (default: hamburg)")
    parser.add_argument("--players", type=int, default=4, help="how many seats (default: 4)")
    parser.add_argument("--what", choices=("loop", "playout"), default="loop", help="how to play")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (default: 5)")
    chosen = parser.parse_args()
    print(Contest(chosen.game, chosen.players, chosen.what).figures(chosen.seconds).to_json())


if __name__ == "__main__":
    main()
