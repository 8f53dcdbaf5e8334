"""One round of the peer, catanatron: four players who choose at random. Prints its figures as JSON.

Run it in the environment that `make bench` makes for it: `.venv-bench/bin/python -m bench.peer`.
"""

import argparse
import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.timing import Figures, microseconds, middle, pace


def new_game(seed: int) -> Game:
    """Set up a game for four; the seed must not be 0, which the peer takes for none."""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def over(game: Game) -> bool:
    """Tell whether someone has won or the peer's own limit of turns is reached."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def move(game: Game) -> bool:
    """Answer one question at random, unchecked as ours are; tell whether there was a choice."""
    actions = game.state.playable_actions
    game.execute(actions[random.randrange(len(actions))], validate_action=False)
    return len(actions) > 1


def play(seed: int) -> int:
    """Play one game; return the number of real decisions."""
    game = new_game(seed)
    decisions = 0
    while not over(game):
        decisions += move(game)
    return decisions


def positions(seed: int) -> list[Game]:
    """Keep a copy of one game at each of its real decisions."""
    game = new_game(seed)
    found = []
    while not over(game):
        before = game.copy()
        if move(game):
            found.append(before)
    return found


def main() -> None:
    """Measure for about the given number of seconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (default: 5)")
    seconds = parser.parse_args().seconds
    per_second, games, per_game = pace(play, seconds)
    sample = middle(positions(seed=7))
    figures = Figures(
        engine=f"catanatron {version('catanatron')}, 4 players",
        decisions_per_second=per_second,
        games_per_second=games,
        decisions_per_game=per_game,
        copy_us=microseconds(lambda game: game.copy(), sample, seconds / 5),
    )
    print(figures.to_json())


if __name__ == "__main__":
    main()
