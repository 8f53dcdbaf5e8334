"""Bots for tests, loaded by their names as anybody's own are."""

from __future__ import annotations

import os
import time
from pathlib import Path
from threading import Event

from burgomaster.bots import Bot, Budget, Decision, See
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice


class Searcher:
    """Plays every choice on at random for a few turns, in worlds its seat can imagine; takes the best mean.

    It knows no game: it asks tables for turns, as a search bot does.
    """

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        seen = see()
        tried = [0] * len(question.choices)
        won = [0.0] * len(question.choices)
        allowance = budget.or_else(simulations=20).begin()
        at = 0
        while allowance.go_on():
            world = seen.imagined(rng)
            world.source = rng
            world.apply(question.seat, question.choices[at])
            for _ in range(12):
                seat, choices = world.turn()
                if not choices:
                    break
                world.apply(seat, choices[rng.below(len(choices))])
            scores = world.scores()
            won[at] += scores[question.seat] - sum(scores) / len(scores)
            tried[at] += 1
            at = (at + 1) % len(tried)
        values = [points / times if times else -1e9 for points, times in zip(won, tried, strict=True)]
        return question.choices[values.index(max(values))]


class Silent:
    """Never answers."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        Event().wait()
        return question.choices[0]


class Counting:
    """Takes the first choice at its first question, the second at its second, and so on."""

    def __init__(self) -> None:
        self.asked = 0

    def sit(self, seat: int) -> Bot:
        return Counting()

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        self.asked += 1
        return question.choices[(self.asked - 1) % len(question.choices)]


class Forking:
    """Starts processes that would never end, tells where, and never answers."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        started: list[int] = []
        for _ in range(3):
            pid = os.fork()
            if pid == 0:
                time.sleep(600)
                os._exit(0)
            started.append(pid)
        Path(os.environ["FORKED"]).write_text(" ".join([str(pid) for pid in started]), encoding="utf-8")
        Event().wait()
        return question.choices[0]


class Hungry:
    """Wants more memory than there is to be had."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        kept = [bytearray(64 * 1024 * 1024) for _ in range(64)]
        return question.choices[len(kept) % len(question.choices)]
