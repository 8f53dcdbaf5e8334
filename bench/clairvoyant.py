"""How good can one be? For the lab alone: a player who knows all luck, against clerks, and never at a table.

It knows every roll and draw to come, and that the other plays as the clerk does. It keeps the best line found
and goes through it move by move: at each of its questions the clerk's best choices are played on to the end,
and what ends better than the line becomes the line. Its lead is a yardstick for the levels, and a floor of
what can be had.
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from burgomaster.bots.clerk import Clerk, Weighing
from burgomaster.core.chance import Common, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.playout import Policy, play_on
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of

MOST: Final = 4
"""So many choices are tried at each question."""


class Noted(Policy):
    """Plays as the clerk does, and notes what it chose."""

    def __init__(self, clerk: Clerk[Any]) -> None:
        self._weighing: Final = Weighing(clerk, Fast(1))
        self.line: list[Choice] = []

    def choose(self, table: Table, seat: int, choices: list[Choice]) -> Choice:
        """Return what the clerk would choose."""
        choice = self._weighing.choose(table, seat, choices)
        self.line.append(choice)
        return choice


class Clairvoyant:
    """One game of two, seen through by one seat."""

    def __init__(self, game: str, seed: int, seat: int) -> None:
        self.clerk: Clerk[Any] = import_module(f"burgomaster.bots.{game}.clerk").Clerk()
        self.key: Final = seed
        self.seat: Final = seat
        self.table: Final[Table] = rules_of(game).new({"players": 2}, Common(seed))
        self.line: list[Choice] = []
        """What the best line found has for one's questions to come."""
        self.lead = -1e9

    def played(self) -> int:
        """Play the game to its end, and return the lead."""
        table, other = self.table, Weighing(self.clerk, Fast(1))
        while not table.over:
            asked, choices = table.turn()
            choice = choices[0]
            if len(choices) > 1:
                choice = self._best(choices) if asked == self.seat else other.choose(table, asked, choices)
            table.apply(asked, choice)
        return _lead(table, self.seat)

    def _best(self, choices: list[Choice]) -> Choice:
        """Return the next choice of the best line, after looking for a better one from here."""
        ranked = self.clerk.trial(self.table, self.seat, Fast(1)).ranked(choices)
        for choice, _ in ranked[:MOST]:
            if not self.line or choice is not self.line[0]:
                self._try(choice)
        if not self.line or self.line[0] not in choices:  # the other broke a tie otherwise
            self._try(ranked[0][0] if ranked else choices[0], anew=True)
        return self.line.pop(0)

    def _try(self, choice: Choice, anew: bool = False) -> None:
        """Play a choice on to the end, and keep the line if it ends better."""
        table = self.table.clone()
        table.source = Common(self.key)
        table.apply(self.seat, choice)
        noted = Noted(self.clerk)
        policies: list[Policy] = [Weighing(self.clerk, Fast(1))] * 2
        policies[self.seat] = noted
        play_on(table, policies)
        lead = _lead(table, self.seat)
        if anew or lead > self.lead:
            self.lead, self.line = lead, [choice, *noted.line]


def _lead(table: Table, seat: int) -> int:
    scores = table.scores()
    return scores[seat] - scores[1 - seat]


def main() -> None:
    """Play and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=[*GAMES])
    arguments.add_argument("--deals", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=970_000)
    chosen = arguments.parse_args()
    for game in chosen.games:
        began = time.process_time()
        leads: list[float] = []
        for seed in range(chosen.seed, chosen.seed + chosen.deals):
            leads.append(mean([Clairvoyant(game, seed, seat).played() for seat in range(2)]))
        error = 1.96 * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else float("inf")
        spent = time.process_time() - began
        print(
            f"{game}: {mean(leads):+.1f} +-{error:.1f} in {2 * len(leads)} games ({spent:.0f} s)", flush=True
        )


if __name__ == "__main__":
    main()
