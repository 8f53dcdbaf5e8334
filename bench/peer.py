"""One round of the peer, catanatron: four players who choose at random. Prints its figures as JSON.

Run it in the environment that `make bench` makes for it: `.venv-bench/bin/python -m bench.peer`.
"""

import argparse
import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.timing import SEEDS, Figures, microseconds, middle, pace


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


def play(seed: int) -> tuple[int, int]:
    """Play one game; return how many questions were answered, and how many were real decisions."""
    game = new_game(seed)
    questions = decisions = 0
    while not over(game):
        questions += 1
        decisions += move(game)
    return questions, decisions


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
    played = pace(play, seconds)
    sample = [game for seed in SEEDS for game in middle(positions(seed))]
    figures = Figures(
        engine=f"catanatron {version('catanatron')}, 4 players",
        decisions_per_second=played.decisions / played.seconds,
        questions_per_second=played.questions / played.seconds,
        games_per_second=played.games / played.seconds,
        decisions_per_game=played.decisions / played.games,
        questions_per_game=played.questions / played.games,
        copy_us=microseconds(lambda game: game.copy(), sample, seconds / 5),
    )
    print(figures.to_json())


if __name__ == "__main__":
    main()
