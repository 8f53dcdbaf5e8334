"""What clerks score at Hamburg or Bruges, and where it comes from: the figures of docs/playing.md.

`make clerks` plays 100 games for four.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from statistics import mean, stdev

from burgomaster.arena.pool import cores
from burgomaster.bots import ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games import rules_of
from burgomaster.paper.datasets import STANDARD

IN_PLAY = "in play"
"""What was gained before final scoring, with the points everyone starts with."""

Score = dict[str, int]


def scores_of(seed: int, game: str, players: int, data: str) -> list[Score]:
    """Play a game between clerks; return everyone's points by source."""
    table = rules_of(game).new({"players": players, "data": data}, Fast(seed << 8))
    scoring = import_module(f"burgomaster.games.{game}.scoring")
    rngs = [Fast((seed << 8) + 1 + seat) for seat in range(players)]
    clerk = bot("clerk", game)
    while not table.over:
        seat, _ = table.turn()
        table.choose(seat, ask(clerk, table, seat, rngs[seat]))
    found: list[Score] = []
    for seat, points in enumerate(table.scores()):
        sources: Score = scoring.final_scoring(table, seat)
        found.append({IN_PLAY: points - sum(sources.values()), **sources})
    return found


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--game", default="hamburg", choices=["hamburg", "bruges"])
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--seed", type=int, default=7000)
    arguments.add_argument("--data", default=STANDARD)
    chosen = arguments.parse_args()
    play = partial(scores_of, game=chosen.game, players=chosen.players, data=chosen.data)
    with ProcessPoolExecutor(cores()) as workers:
        games = list(workers.map(play, range(chosen.seed, chosen.seed + chosen.games)))
    everyone = [score for scores in games for score in scores]
    totals = [sum(score.values()) for score in everyone]
    best = [max([sum(score.values()) for score in scores]) for scores in games]
    data = rules_of(chosen.game).options({"data": chosen.data})["data"]
    print(f"{len(games)} games of {chosen.players} clerks at {chosen.game} with {data}")
    print(f"mean {mean(totals):.1f}, from {min(totals)} to {max(totals)}, spread {stdev(totals):.1f}")
    print(f"winners {mean(best):.1f}")
    for source in everyone[0]:
        points = mean([score[source] for score in everyone])
        print(f"{source:12}{points:6.1f}{points / mean(totals):7.0%}")


if __name__ == "__main__":
    main()
