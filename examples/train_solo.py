"""Train a bot for Hamburg's solo game against TOM, by proximal policy optimisation in numpy alone.

    python examples/train_solo.py --decisions 6000000 --out solo.npz
    burgomaster arena hamburg --players 1 --bots solo.npz --games 400

The network scores each offer (`burgomaster.bots.trained`); rewards are the points by which the lead over TOM
grows. It learns in ever smaller steps, and everything follows from the seed and the number of decisions. Each
line tells decisions, minutes of a processor, games since the last line, their mean lead and share of wins.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgomaster.bots.trained import Floats, Network, Weights
from burgomaster.core.chance import Fast
from burgomaster.envs.vector import Look, Tables

GAME = "hamburg"
DISCOUNT = 0.998
SMOOTHING = 0.95
CLIP = 0.2
ENTROPY = 0.01
SCALE = 0.1
"""Points as rewards."""


@dataclass
class Decisions:
    """Decisions to learn from: states, all their offers one after the other, and what came of the choice."""

    state: Floats
    offers: NDArray[np.int64]
    counts: NDArray[np.int64]
    chosen: NDArray[np.int64]
    log_chance: Floats
    advantage: Floats
    returned: Floats

    def some(self, which: NDArray[np.int64]) -> Decisions:
        """Return a part of them."""
        starts = np.concatenate([[0], np.cumsum(self.counts)])
        places = np.concatenate([np.arange(starts[each], starts[each + 1]) for each in which])
        one_each: Any = [self.log_chance[which], self.advantage[which], self.returned[which]]
        return Decisions(
            self.state[which], self.offers[places], self.counts[which], self.chosen[which], *one_each
        )


def log_chances(scores: Floats, counts: NDArray[np.int64]) -> Floats:
    """Return the logarithm of each offer's chance among those of its decision."""
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    whose = np.repeat(np.arange(len(counts)), counts)
    scores = scores - np.maximum.reduceat(scores, starts)[whose]
    return np.asarray(scores - np.log(np.add.reduceat(np.exp(scores), starts))[whose])


def loss_and_gradient(network: Network, data: Decisions) -> tuple[float, Weights]:
    """Return what is to become small, and how it changes with each weight."""
    w, n, counts = network.weights, len(data.counts), data.counts
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    whose = np.repeat(np.arange(n), counts)
    hidden = network.hidden(data.state)
    mixed = network.mixed(hidden, data.offers, whose)
    logs = log_chances(mixed @ w["score"], counts)
    chances = np.exp(logs)
    taken = starts + data.chosen
    ratio = np.exp(logs[taken] - data.log_chance)
    clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = np.minimum(ratio * data.advantage, clipped * data.advantage)
    entropy = -np.add.reduceat(chances * logs, starts)
    worth = hidden @ w["value"] + w["level"]
    loss = (-gain - ENTROPY * entropy + 0.5 * (worth - data.returned) ** 2).mean()
    # Back again. What is clipped does not change with the ratio.
    active = ratio * data.advantage <= clipped * data.advantage
    by_log = -data.advantage * ratio * active / n
    by_score = -by_log[whose] * chances + ENTROPY / n * chances * (logs + entropy[whose])
    by_score[taken] += by_log
    by_worth = (worth - data.returned) / n
    by_mixed = by_score[:, None] * w["score"] * (1 - mixed**2)
    by_mix = np.add.reduceat(by_mixed, starts, 0)
    by_hidden = by_mix @ w["mix"].T + by_worth[:, None] * w["value"]
    by_state = by_hidden * (1 - hidden**2)
    gradient = {
        "offer": summed(data.offers, by_mixed, w["offer"].shape),
        "state": data.state.T @ by_state,
        "bias": by_state.sum(0),
        "mix": hidden.T @ by_mix,
        "mixed": by_mix.sum(0),
        "score": by_score @ mixed,
        "value": by_worth @ hidden,
        "level": by_worth.sum(keepdims=True),
    }
    return float(loss), gradient


def summed(offers: NDArray[np.int64], rows: Floats, shape: tuple[int, ...]) -> Floats:
    """Add a row to each of the vectors that make up its offer."""
    total = np.zeros(shape)
    for column in offers.T:
        order = np.argsort(column, kind="stable")
        found, starts = np.unique(column[order], return_index=True)
        total[found] += np.add.reduceat(rows[order], starts, 0)
    return total


class Adam:
    """Changes weights step by step against their gradient."""

    def __init__(self, rate: float) -> None:
        self.rate, self.steps = rate, 0
        self.means: Weights = {}
        self.squares: Weights = {}

    def change(self, weights: Weights, gradient: Weights) -> None:
        """Make one step, no longer than it should be."""
        self.steps += 1
        length = np.sqrt(sum(float((each**2).sum()) for each in gradient.values()))
        for name, each in gradient.items():
            each = each * min(1.0, 0.5 / (length + 1e-9))
            mean = self.means[name] = 0.9 * self.means.get(name, np.zeros_like(each)) + 0.1 * each
            square = 0.99 * self.squares.get(name, np.zeros_like(each)) + 0.01 * each**2
            self.squares[name] = square
            up, low = mean / (1 - 0.9**self.steps), square / (1 - 0.99**self.steps)
            weights[name] = weights[name] - self.rate * up / (np.sqrt(low) + 1e-8)


class Trainer:
    """Plays many tables at once, and learns from what came of it."""

    def __init__(
        self, tables: int = 64, steps: int = 64, hidden: int = 64, rate: float = 0.004, seed: int = 1
    ) -> None:
        self.tables = Tables(GAME, tables, players=1, reward="points", seed=seed << 32)
        self.network = Network(self.tables.layout, self.tables.offer_layout, hidden=hidden)
        self.steps, self.rng, self.adam = steps, Fast(seed), Adam(rate)
        self.ended: list[list[int]] = []
        self.decisions = 0

    def looked(self, look: Look) -> tuple[Floats, NDArray[np.int64], NDArray[np.int64]]:
        """Return states, offers and how many each state has."""
        there = look.offers[:, :, 0] >= 0
        offers = self.network.numbered(look.offers[there])
        return self.network.state(look.observation), offers, there.sum(1)

    def scored(
        self, state: Floats, offers: NDArray[np.int64], counts: NDArray[np.int64]
    ) -> tuple[Floats, Floats]:
        """Return the logarithms of chances, and what states are worth."""
        hidden, w = self.network.hidden(state), self.network.weights
        mixed = self.network.mixed(hidden, offers, np.repeat(np.arange(len(counts)), counts))
        return log_chances(mixed @ w["score"], counts), hidden @ w["value"] + w["level"]

    def play(self) -> Decisions:
        """Play some steps at all tables."""
        kept: list[tuple[Any, ...]] = []
        for _ in range(self.steps):
            state, offers, counts = self.looked(self.tables.look())
            logs, worth = self.scored(state, offers, counts)
            starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
            chosen = np.array(
                [self.drawn(np.exp(logs[a : a + c])) for a, c in zip(starts, counts, strict=True)]
            )
            step = self.tables.step(chosen)
            self.ended += [scores for _, _, scores, _ in step.ended]
            reward = (step.reward[:, 0] - step.reward[:, 1]) * SCALE
            kept.append((state, offers, counts, chosen, logs[starts + chosen], worth, reward, step.over))
        self.decisions += self.steps * self.tables.count
        state, offers, counts = self.looked(self.tables.look())
        return gathered(kept, self.scored(state, offers, counts)[1])

    def drawn(self, chances: Floats) -> int:
        """Return one of the offers, by its chance."""
        at = int(self.rng.word()) / 2.0**32 * chances.sum()
        return min(int(np.searchsorted(np.cumsum(chances), at)), len(chances) - 1)

    def learn(self, data: Decisions, rounds: int = 3, parts: int = 8) -> None:
        """Look at all decisions several times, some at once."""
        for _ in range(rounds):
            keys = [self.rng.word() for _ in range(len(data.counts))]
            for part in np.array_split(np.argsort(np.array(keys)), parts):
                self.adam.change(self.network.weights, loss_and_gradient(self.network, data.some(part))[1])

    def train(self, decisions: int, told: Callable[[str], None], each: int = 1000) -> None:
        """Play and learn for so many decisions; the steps become smaller towards the end."""
        rate = self.adam.rate
        while self.decisions < decisions:
            self.adam.rate = rate * (1 - self.decisions / decisions)
            self.learn(self.play())
            if len(self.ended) >= each:
                leads = np.array([own - tom for own, tom in self.ended])
                minutes = time.process_time() / 60
                told(
                    f"{self.decisions} {minutes:.1f} {len(leads)} {leads.mean():.2f} {(leads > 0).mean():.3f}"
                )
                self.ended = []


def gathered(kept: list[tuple[Any, ...]], worth_then: Floats) -> Decisions:
    """Return decisions with their advantage: what came of them beyond what was expected."""
    advantage, expected = np.zeros_like(worth_then), worth_then
    advantages: list[Floats] = []
    for *_, worth, reward, over in reversed(kept):
        goes_on = np.where(over, 0.0, DISCOUNT)
        advantage = reward + goes_on * expected - worth + goes_on * SMOOTHING * advantage
        expected = worth
        advantages.insert(0, advantage)
    joined: list[Any] = [np.concatenate([step[place] for step in kept]) for place in range(6)]
    state, offers, counts, chosen, log_chance, worths = joined
    gained = np.concatenate(advantages)
    normal = (gained - gained.mean()) / (gained.std() + 1e-8)
    return Decisions(state, offers, counts, chosen, log_chance, normal, gained + worths)


def main() -> None:
    """Train for some decisions and write what was learned."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=6_000_000)
    parser.add_argument("--out", type=Path, default=Path("solo.npz"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    trainer = Trainer(seed=given.seed)
    try:
        trainer.train(given.decisions, lambda line: print(line, flush=True))
    finally:
        trainer.network.save(given.out, GAME)


if __name__ == "__main__":
    main()
