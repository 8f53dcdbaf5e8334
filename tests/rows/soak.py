"""Random games by the thousand, with every law looked at on the way.

Laps of games follow each other. At every question the laws of conservation must hold. In every second lap the
players are keen; in every tenth, chance is asked for each roll and each card, so that the laws are looked at
after every one of them; in every twentieth, games are played with the fair stream, recorded, read again and
verified, and their tables are stored, loaded and cloned on the way.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.choice import Choice
from burgomaster.core.game import Game
from burgomaster.core.message import Message
from burgomaster.core.reading import read_record
from burgomaster.core.replay import drawn, verify
from burgomaster.core.rules import Options
from burgomaster.games.rows.owners import OwnerTable
from burgomaster.paper.rules import PrintedRules

T = TypeVar("T", bound=OwnerTable)

LIMIT: Final = 5_000
"""No game asks so many questions."""
ROLLED_APART: Final = 10
RECORDED: Final = 20


@dataclass(frozen=True)
class Soak(Generic[T]):
    """How a game is played at random, and what is looked at."""

    rules: PrintedRules[T]
    lap: int
    """So many games make a lap."""
    options_of: Callable[[int], Options]
    """Returns what the game of a seed is played with."""
    liked: tuple[tuple[type[Choice], ...], ...]
    """What keen players mostly do if they can, the best first."""
    broken_law: Callable[[T], Message | None]
    final_scoring: Callable[[T, int], dict[str, int]]
    ended: Callable[[T], bool]
    """Tells whether a game that is over was played to its end."""

    def play(self, seed: int) -> int:
        """Play a game with all its looks; return how many questions were asked."""
        rng = Fast(seed)
        lap = seed // self.lap
        keen = lap % 2 == 1
        if lap % RECORDED == 0:
            return self._play_recorded(seed, rng, keen)
        table = self.rules.new(self.options_of(seed), None if lap % ROLLED_APART == 1 else rng)
        for questions in range(LIMIT):
            self.look(table)
            if table.over:
                self.look_at_end(table)
                return questions
            choice = drawn(table, rng) if table.asked == CHANCE else self.picked(table, rng, keen)
            table.apply(table.asked, choice)
        raise AssertionError(f"no end after {LIMIT} questions")

    def _play_recorded(self, seed: int, rng: Fast, keen: bool) -> int:
        game = Game(self.rules, self.options_of(seed), Fair(seed.to_bytes(32, "big")))
        questions = 0
        while not game.table.over:
            self.look(game.table)
            game.choose(game.table.asked, self.picked(game.table, rng, keen))
            if questions % 50 == 0:
                dump = game.table.dump()
                assert self.rules.load(dump).dump() == dump
                assert game.table.clone().dump() == dump
            questions += 1
            assert questions < LIMIT
        self.look(game.table)
        self.look_at_end(game.table)
        record = game.record()
        again = read_record(str(record))
        assert again == record
        verdict = verify(self.rules, again)
        assert (verdict.state, verdict.fair) == ("ok", True), verdict
        return questions

    def picked(self, table: T, rng: Fast, keen: bool) -> Choice:
        """Return a random choice."""
        choices = table.offers()
        assert choices, "someone is asked, but nothing is on offer"
        if keen and rng.below(4):
            for kinds in self.liked:
                found = [choice for choice in choices if isinstance(choice, kinds)]
                if found:
                    return found[rng.below(len(found))]
        return choices[rng.below(len(choices))]

    def look(self, table: T) -> None:
        """Look at the laws of conservation."""
        broken = self.broken_law(table)
        assert broken is None, broken

    def look_at_end(self, table: T) -> None:
        """Look at what must be true of every game that is over."""
        assert self.ended(table)
        scores = table.scores()
        for seat, score in enumerate(scores):
            assert score == table.owner(seat).points + sum(self.final_scoring(table, seat).values())
        best = table.winners()
        assert best
        assert all(scores[seat] == max(scores) for seat in best)


def _tried(play: Callable[[int], int], seed: int) -> tuple[int, int, str]:
    """Play a game; return its seed, the number of its questions, and what went wrong."""
    try:
        return seed, play(seed), ""
    except Exception:  # the run goes on and tells of it at the end
        return seed, 0, traceback.format_exc()


def soak(play: Callable[[int], int], games: int, first: int) -> int:
    """Play the games on all processors with a line of progress; return how many went wrong."""
    start = time.perf_counter()
    played = questions = 0
    wrong: list[tuple[int, str]] = []
    seeds = range(first, first + games)
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for seed, asked, failure in pool.imap_unordered(partial(_tried, play), seeds, chunksize=10):
            played += 1
            questions += asked
            if failure:
                wrong.append((seed, failure))
            if played % (20 if sys.stdout.isatty() else 1000) == 0 or played == games:
                speed = played / (time.perf_counter() - start)
                end = "\r" if sys.stdout.isatty() else "\n"
                told = f"{played} of {games} games, {speed:.0f} a second, {questions} questions"
                print(f"{told}, {len(wrong)} wrong", end=end, flush=True)
    print()
    for seed, failure in wrong[:3]:
        print(f"game {seed}:\n{failure}")
    print(f"{played} games in {time.perf_counter() - start:.0f} s; wrong: {len(wrong) or 'none'}")
    return len(wrong)


def main(play: Callable[[int], int], games: int, words: list[str]) -> None:
    """Play so many games, or as many as the first word says, from the seed on that the second says."""
    numbers = [int(word) for word in words]
    sys.exit(1 if soak(play, *[*numbers, *(games, 0)[len(numbers) :]]) else 0)
