"""How many observed steps an environment makes beside the loop of decisions without observing, in one run.

`.venv-compiled/bin/python -m bench.envs` prints processor time for each decision, four players, and its share
of the loop's pace. Everything is played once before it is measured: a game's printed values are read then.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

from burgomaster import build_kind
from burgomaster.core.chance import Fast
from burgomaster.core.encoding import Encoder
from burgomaster.core.table import Table
from burgomaster.envs.aec import TableEnv
from burgomaster.envs.vector import Tables
from burgomaster.games import rules_of

PLAYERS = 4
TABLES = 64


def looped(game: str, games: int, encode: bool, rows: bool) -> int:
    """Play games in a plain loop; return the number of decisions."""
    rules, decisions = rules_of(game), 0
    encoder: Encoder[Table] = rules.encoder(rules.new({"players": PLAYERS}, Fast(1)))
    for number in range(games):
        rng, table = Fast(number), rules.new({"players": PLAYERS}, Fast(number + 1000))
        table.hurries = True
        while not table.over:
            seat, choices = table.turn()
            if encode:
                encoder.encode(table, seat)
            if rows:
                encoder.rows(choices)
            table.apply(seat, choices[rng.below(len(choices))])
            decisions += 1
    return decisions


def stepped(game: str, games: int) -> int:
    """Play games in an environment, with `last` before each step; return the number of steps."""
    env, steps = TableEnv(game, players=PLAYERS), 0
    for number in range(games):
        rng = Fast(number)
        env.reset(seed=number + 1000)
        while not env.play.table.over:
            env.last()
            env.step(rng.below(len(env.play.choices)))
            steps += 1
    return steps


def side_by_side(game: str, games: int) -> int:
    """Play about as many decisions at many tables at once; return how many."""
    tables, steps = Tables(game, TABLES, players=PLAYERS), 0
    look = tables.look()
    while steps < 300 * games:
        part = (steps * 7919) % 1000 / 1000
        look = tables.step((look.mask.sum(1) * part).astype(np.int64)).look
        steps += TABLES
    return steps


def measured(game: str, games: int) -> None:
    """Print the best of three rounds in turns, after one that does not count."""
    ways: dict[str, Callable[[], int]] = {
        "loop": lambda: looped(game, games, False, False),
        "and encode": lambda: looped(game, games, True, False),
        "and rows of offers": lambda: looped(game, games, True, True),
        "AEC, last and step": lambda: stepped(game, games),
        f"{TABLES} tables at once": lambda: side_by_side(game, games),
    }
    best = dict.fromkeys(ways, float("inf"))
    for number in range(4):
        for name, way in ways.items():
            began = time.process_time()
            decisions = way()
            if number:
                best[name] = min(best[name], (time.process_time() - began) / decisions * 1e6)
    for name, us in best.items():
        print(f"{game:12} {name:20} {us:6.2f} us {1e6 / us:9,.0f}/s {best['loop'] / us:6.3f} of the loop")


if __name__ == "__main__":
    print(build_kind())
    for each in ("hamburg", "bruges", "city_tycoon"):
        measured(each, int(sys.argv[1]) if len(sys.argv) > 1 else 25)
