"""Whether Hamburg's clerk plays better with other weights: it against itself, both seats of every deal.

`python -m bench.outlook --write FILE` makes such weights; they are kept only if they lose nothing here.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path

from burgomaster.arena.pool import cores
from burgomaster.bots import ask
from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.hamburg.outlook import OUTLOOK, Weights
from burgomaster.core.chance import Fast
from burgomaster.games import hamburg

PLAYERS = 2


def lead(seed: int, weights: Weights, seat: int) -> int:
    """Play a deal with the other weights on this seat; return what it has more than the clerk as it is."""
    table = hamburg.new(players=PLAYERS, source=Fast(seed << 8))
    rngs = [Fast((seed << 8) + 1 + each) for each in range(PLAYERS)]
    clerks = [Clerk(weights=weights if each == seat else OUTLOOK) for each in range(PLAYERS)]
    while not table.over:
        asked, _ = table.turn()
        table.choose(asked, ask(clerks[asked], table, asked, rngs[asked]))
    scores = table.scores()
    return scores[seat] - scores[1 - seat]


def pair(seed: int, weights: Weights) -> tuple[int, int]:
    """Play a deal from both seats."""
    return lead(seed, weights, 0), lead(seed, weights, 1)


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("file")
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=50_000)
    chosen = arguments.parse_args()
    read = json.loads(Path(chosen.file).read_text(encoding="utf-8"))
    weights = {name: (float(read[name][0]), float(read[name][1])) for name in OUTLOOK}
    with ProcessPoolExecutor(cores()) as workers:
        seeds = range(chosen.seed, chosen.seed + chosen.games // 2)
        pairs = list(workers.map(partial(pair, weights=weights), seeds))
    means = [sum(each) / 2 for each in pairs]
    mean = sum(means) / len(means)
    spread = sqrt(sum([(each - mean) ** 2 for each in means]) / max(len(means) - 1, 1))
    won = sum([1.0 if each > 0 else 0.5 if each == 0 else 0.0 for both in pairs for each in both])
    error = 1.96 * spread / sqrt(len(means))
    print(
        f"{2 * len(pairs)} games: ahead by {mean:+.2f} +-{error:.2f} points, {won / len(pairs) / 2:.1%} won"
    )


if __name__ == "__main__":
    main()
