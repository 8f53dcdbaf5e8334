"""One round of Burgomaster: players who choose at random. Prints its figures as JSON.

Which engine is measured, the pure or the compiled one, depends on the environment it is run in:
`.venv/bin/python -m bench.ours` or `.venv-compiled/bin/python -m bench.ours`.
"""

import argparse
from importlib import import_module
from typing import Any

import burgomaster
from bench.fixed import next_choices, play
from bench.timing import SEEDS, Figures, microseconds, middle, pace
from burgomaster.core.chance import Fast


class Contest:
    """Random play of one game with a number of players."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self.game: Any = import_module(f"burgomaster.games.{name}")

    def play(self, seed: int) -> tuple[int, int]:
        """Play one game; return how many questions were answered, and how many were real decisions."""
        played = play(self.name, self.players, seed)
        return played.questions, played.decisions

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

    def figures(self, seconds: float) -> Figures:
        """Measure for about the given number of seconds."""
        played = pace(self.play, seconds)
        sample = [table for seed in SEEDS for table in middle(self.positions(seed))]
        seen = [table.seen_by(next_choices(table)[0]) for table in sample]
        rng = Fast(3)
        imagine = self.game.imagine
        title = self.name.replace("_", " ").title()
        return Figures(
            engine=f"Burgomaster {burgomaster.build_kind()}, {title}, {self.players} players",
            decisions_per_second=played.decisions / played.seconds,
            questions_per_second=played.questions / played.seconds,
            games_per_second=played.games / played.seconds,
            decisions_per_game=played.decisions / played.games,
            questions_per_game=played.questions / played.games,
            copy_us=microseconds(lambda table: table.clone(), sample, seconds / 5),
            look_us=microseconds(lambda table: table.seen_by(max(table.asked, 0)), sample, seconds / 5),
            imagine_us=microseconds(lambda view: imagine(view, rng), seen, seconds / 5),
        )


def main() -> None:
    """Measure one game with one number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hamburg", help="a game's module name (default: hamburg)")
    parser.add_argument("--players", type=int, default=4, help="how many seats (default: 4)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (default: 5)")
    chosen = parser.parse_args()
    print(Contest(chosen.game, chosen.players).figures(chosen.seconds).to_json())


if __name__ == "__main__":
    main()
