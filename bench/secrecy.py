"""Whether bots know more than their seats: the same question at the true table and at one the seat imagines.

`make secrecy` asks every bot of every game 400 such questions, in games of two, three and four clerks; a bot
that answers otherwise at a table that its seat cannot tell from the true one knows what it must not.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from burgomaster.bots import Budget, ask, bot, bots_of
from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of

QUESTIONS = 400
FIRST_SEED = 940_000
EVERY = 7
"""Of so many questions one is asked twice."""


def questions(game: str) -> Iterator[tuple[Table, int]]:
    """Yield tables of games between clerks, and who is asked there among several choices."""
    clerk = bot("clerk", game)
    number = 0
    for deal in range(10**6):
        seed = FIRST_SEED + deal
        table: Table = rules_of(game).new({"players": 2 + deal % 3}, Fast(seed))
        while not table.over:
            seat, choices = table.turn()
            choice = choices[0]
            if len(choices) > 1:
                number += 1
                if number % EVERY == 0:
                    yield table, seat
                choice = ask(clerk, table, seat, Fast(number))
            table.apply(seat, choice)


def differs(name: str, game: str, table: Table, seat: int, number: int, budget: Budget) -> bool:
    """Tell whether a bot answers otherwise at a table that its seat cannot tell from the true one."""
    other = table.seen_by(seat).imagined(Fast(number))
    first = ask(bot(name, game), table, seat, Fast(number), budget)
    return first.text != ask(bot(name, game), other, seat, Fast(number), budget).text


def main() -> None:
    """Ask, and fail if anybody knows too much."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--questions", type=int, default=QUESTIONS)
    arguments.add_argument("--simulations", type=int, help="playouts of searchers (default: as usual)")
    arguments.add_argument("bots", nargs="*", help="which bots (default: all)")
    chosen = arguments.parse_args()
    budget = Budget(simulations=chosen.simulations)
    knew = 0
    for game in GAMES:
        for name in chosen.bots or [*bots_of(game)]:
            began, found = time.process_time(), 0
            asked = questions(game)
            for number in range(chosen.questions):
                table, seat = next(asked)
                found += differs(name, game, table, seat, number, budget)
            knew += found
            same, seconds = chosen.questions - found, time.process_time() - began
            print(f"{game}: {name} answers {same} of {chosen.questions} alike ({seconds:.0f} s)", flush=True)
    sys.exit(1 if knew else 0)


if __name__ == "__main__":
    main()
