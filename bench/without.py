"""What something is worth to Bruges' clerk: it against one that does without, both seats of every deal.

`python -m bench.without canals` (or `persons`, or `longer`: a look at which pile runs out first) prints how
many points the clerk is ahead, with the standard error, and how often it wins.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Final

from burgomaster.arena.pool import cores
from burgomaster.bots import ask
from burgomaster.bots.bruges.clerk import Clerk
from burgomaster.bots.bruges.taste import CLERK
from burgomaster.core.chance import Fast
from burgomaster.games import bruges

PLAYERS: Final = 2
WITHOUT: Final = {
    "canals": replace(CLERK, digs=False),
    "persons": replace(CLERK, persons=0.0),
    "longer": replace(CLERK, longer=0.0),
}
"""Whom the clerk plays against, by what that one does without."""

Game = tuple[int, float]
"""How many points the clerk is ahead, and its share of the victory."""


def played(seed: int, name: str, seat: int) -> Game:
    """Play a deal with the clerk on this seat."""
    table = bruges.new(players=PLAYERS, source=Fast(seed << 8))
    rngs = [Fast((seed << 8) + 1 + each) for each in range(PLAYERS)]
    clerks = [Clerk() if each == seat else Clerk(WITHOUT[name]) for each in range(PLAYERS)]
    while not table.over:
        asked, _ = table.turn()
        table.choose(asked, ask(clerks[asked], table, asked, rngs[asked]))
    scores, winners = table.scores(), table.winners()
    return scores[seat] - scores[1 - seat], 1 / len(winners) if seat in winners else 0.0


def pair(seed: int, name: str) -> tuple[Game, Game]:
    """Play a deal from both seats."""
    return played(seed, name, 0), played(seed, name, 1)


def told(pairs: list[tuple[Game, Game]]) -> str:
    """Return what the games tell, in a line."""
    leads = [(first[0] + second[0]) / 2 for first, second in pairs]
    won = mean([share for both in pairs for _, share in both])
    error = stdev(leads) / sqrt(len(leads))
    ahead = f"ahead by {mean(leads):+.2f} points (standard error {error:.2f})"
    return f"{2 * len(pairs)} games: {ahead}, {won:.1%} won"


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("name", choices=[*WITHOUT])
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=60_000)
    arguments.add_argument("--jobs", type=int, default=cores())
    chosen = arguments.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games // 2)
    with ProcessPoolExecutor(chosen.jobs) as workers:
        print(told(list(workers.map(partial(pair, name=chosen.name), seeds))))


if __name__ == "__main__":
    main()
