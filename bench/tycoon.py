"""How strong City Tycoon's clerk is: one clerk against three of the former ones, whom `former_clerk` keeps.

`make clerks` plays 400 games for four with the tiles the former clerk was made with. Four games with the
same deal belong together: in each the clerk sits on another seat.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from burgomaster.arena.pool import cores
from burgomaster.arena.tournament import wilson
from burgomaster.bots import Bot, ask, bot
from burgomaster.core.chance import Fast
from burgomaster.games.city_tycoon.rules import RULES

PLAYERS = 4
BAR = 0.85
"""The share of games that the clerk is to win."""
FORMER = "bench.former_clerk:Clerk"
TILES = "house-1"
"""The data set the former clerk was made with."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended for the clerk."""

    won: float
    """Its share of the victory."""
    points: int
    others: float
    """What the others have on average."""
    decisions: int
    """Questions to the clerk with two or more choices."""
    seconds: float
    """Processor time it took to answer them."""


def played(number: int, clerk: str, others: str, tiles: str) -> Outcome:
    """Play a game with the clerk on one seat."""
    seat = number % PLAYERS
    table = RULES.new({"players": PLAYERS, "data": tiles}, Fast(number // PLAYERS))
    bots: list[Bot] = [bot(others, "city_tycoon") for _ in range(PLAYERS)]
    bots[seat] = bot(clerk, "city_tycoon")
    rngs = [Fast((number + 1 << 8) + each) for each in range(PLAYERS)]
    decisions = 0
    seconds = 0.0
    while not table.over:
        asked, choices = table.turn()
        if len(choices) == 1:
            choice = choices[0]
        else:
            began = time.process_time()
            choice = ask(bots[asked], table, asked, rngs[asked])
            if asked == seat:
                decisions += 1
                seconds += time.process_time() - began
        table.apply(asked, choice)
    winners, scores = table.winners(), table.scores()
    won = 1 / len(winners) if seat in winners else 0.0
    return Outcome(won, scores[seat], (sum(scores) - scores[seat]) / (PLAYERS - 1), decisions, seconds)


def main() -> None:
    """Play, and tell the share of games won with its interval, the points and the time for a decision."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--clerk", default="clerk", help="who sits alone (default: clerk)")
    parser.add_argument("--others", default=FORMER, help=f"who sits on the other seats (default: {FORMER})")
    parser.add_argument("--tiles", default=TILES, help=f"the data set (default: {TILES})")
    given = parser.parse_args()
    game = partial(played, clerk=given.clerk, others=given.others, tiles=given.tiles)
    with ProcessPoolExecutor(cores()) as pool:
        outcomes = list(pool.map(game, range(given.games), chunksize=4))
    games = len(outcomes)
    won = sum(each.won for each in outcomes)
    low, high = wilson(won, games)
    milliseconds = 1000 * sum(each.seconds for each in outcomes) / sum(each.decisions for each in outcomes)
    print(
        f"city_tycoon, {games} games on {given.tiles}: {given.clerk} against three of {given.others} wins "
        f"{100 * won / games:.1f} % (95 % interval {100 * low:.1f} % to {100 * high:.1f} %; "
        f"the bar is {100 * BAR:.0f} %), {sum(each.points for each in outcomes) / games:.1f} to "
        f"{sum(each.others for each in outcomes) / games:.1f} points on average, "
        f"{milliseconds:.2f} ms a decision"
    )


if __name__ == "__main__":
    main()
