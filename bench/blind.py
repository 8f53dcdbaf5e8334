"""What an expansion of Hamburg is worth to the clerk: it against one that plays as if it were not there.

`python -m bench.blind ships` plays every deal from both seats. The blind clerk plans at a table on which the
expansion has nothing in force, and where the expansion asks it something it declines, or takes what the base
game would give it.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from burgomaster.arena.pool import cores
from burgomaster.bots import ask
from burgomaster.bots.base import Budget, Decision, See
from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.games.hamburg.expansions import EXPANSIONS, expansion_of
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.sight.imagine import imagine
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.choices import Done

PLAYERS = 2


class Blind:
    """A clerk that does not see an expansion; compiled classes have no heirs, so it has a clerk."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.clerk = Clerk()

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return what would be best without the expansion."""
        choices = question.choices
        expansion = expansion_of(self.name)
        if question.step in expansion.steps:
            return choices[-1] if isinstance(choices[-1], Done) else choices[0]
        seen = see()
        assert isinstance(seen, Hamburg)
        table = imagine(seen, rng)
        table.replace_part(expansion.part(len(table.players)))
        for seat in range(len(table.players)):
            table.stand_anew(seat)
        best = self.clerk.trial(table, question.seat, rng).best(choices)
        return best if best in choices else choices[0]  # what it thinks it can pay may cost more


def lead(seed: int, name: str, others: tuple[str, ...], seat: int) -> int:
    """Play a deal with the clerk on this seat and the blind one on the other; return what it has more."""
    table = RULES.new({"players": PLAYERS, "expansions": [name, *others]}, Fast(seed << 8))
    rngs = [Fast((seed << 8) + 1 + each) for each in range(PLAYERS)]
    clerks = [Clerk() if each == seat else Blind(name) for each in range(PLAYERS)]
    while not table.over:
        asked, _ = table.turn()
        table.choose(asked, ask(clerks[asked], table, asked, rngs[asked]))
    scores = table.scores()
    return scores[seat] - scores[1 - seat]


def pair(seed: int, name: str, others: tuple[str, ...] = ()) -> tuple[int, int]:
    """Play a deal from both seats."""
    return lead(seed, name, others, 0), lead(seed, name, others, 1)


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("name", choices=EXPANSIONS)
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=70_000)
    arguments.add_argument("--jobs", type=int, default=cores())
    chosen = arguments.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as workers:
        seeds = range(chosen.seed, chosen.seed + chosen.games // 2)
        pairs = list(workers.map(partial(pair, name=chosen.name), seeds))
    means = [sum(each) / 2 for each in pairs]
    mean = sum(means) / len(means)
    spread = sqrt(sum([(each - mean) ** 2 for each in means]) / max(len(means) - 1, 1))
    won = sum([1.0 if each > 0 else 0.5 if each == 0 else 0.0 for both in pairs for each in both])
    error = 1.96 * spread / sqrt(len(means))
    print(
        f"{chosen.name}: {2 * len(pairs)} games: ahead by {mean:+.2f} +-{error:.2f} points, "
        f"{won / len(pairs) / 2:.1%} won"
    )


if __name__ == "__main__":
    main()
