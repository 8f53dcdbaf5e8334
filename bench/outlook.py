"""Find the clerk's outlook anew: play games between clerks, and fit it to how they ended.

`make outlook` prints the rows of `OUTLOOK` in `burgomaster.bots.hamburg.outlook`.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple
from math import exp

import numpy as np

from burgomaster.bots import ask
from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.hamburg.judgement import CLERK, Judgement, Taste, below_windows
from burgomaster.bots.hamburg.outlook import OUTLOOK, standing
from burgomaster.core.chance import Fast
from burgomaster.games import hamburg
from burgomaster.games.hamburg.choices import EndTurn
from burgomaster.games.hamburg.flow import START_ROUND
from burgomaster.games.hamburg.table import Hamburg

PLAYERS = 4
SPREAD = 0.5
"""How far tastes vary: by up to a factor of exp(SPREAD) either way."""

Row = tuple[int, list[float], float]
"""Seasons left, what was seen, and what was still to come."""


def varied(rng: Fast) -> Taste:
    """Return a clerk's taste in which every number is a little off, so that games differ."""
    return Taste(*[number * exp(SPREAD * (rng.below(2001) / 1000 - 1)) for number in astuple(CLERK)])


def ends_season(table: Hamburg) -> bool:
    """Tell whether the turn that ends now is the seat's last of this season."""
    return all(task[0] is not START_ROUND for task in table.agenda)


def rows_of(seed: int) -> list[Row]:
    """Play a game; return a row for every seat at every end of a season but the last."""
    rng = Fast(seed)
    table = hamburg.new(players=PLAYERS, source=rng)
    clerks = [Clerk(varied(rng)) for _ in range(PLAYERS)]
    seen: list[tuple[int, int, list[float], float]] = []
    while not table.over:
        question = table.questions[0]
        seat = question.seat
        choice = ask(clerks[seat], table, question, rng)
        left = table.box.board.seasons - table.season
        if left and isinstance(choice, EndTurn) and ends_season(table):
            now = standing(table, table.players[seat], seat, below_windows(table))
            seen.append((seat, left, Judgement(table, seat, CLERK).seen(table), now))
        table.choose(seat, choice)
    scores = table.scores()
    return [(left, amounts, scores[seat] - now) for seat, left, amounts, now in seen]


def fitted(rows: list[Row]) -> dict[str, tuple[float, float]]:
    """Return what each thing was worth: always, and for each season left; the near future weighs more."""
    left = np.array([row[0] for row in rows], dtype=float)
    seen = np.array([row[1] for row in rows], dtype=float)
    weight = (1 / (3 + 1.3 * left))[:, None]
    known = np.concatenate([seen, seen * left[:, None]], axis=1) * weight
    came = np.array([row[2] for row in rows], dtype=float)[:, None] * weight
    squares = known.T @ known
    scale = np.sqrt(np.diag(squares)) + 1e-9
    squares = squares / np.outer(scale, scale) + 3e-4 * np.eye(len(scale))
    found = (np.linalg.solve(squares, (known.T @ came)[:, 0] / scale) / scale).reshape(2, -1)
    return {name: (float(found[0][at]), float(found[1][at])) for at, name in enumerate(OUTLOOK)}


def main() -> None:
    """Play, fit and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    with ProcessPoolExecutor() as workers:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        rows = [row for found in workers.map(rows_of, seeds, chunksize=4) for row in found]
    for name, (always, each) in fitted(rows).items():
        print(f'    "{name}": ({always:.2f}, {each:.2f}),')


if __name__ == "__main__":
    main()
