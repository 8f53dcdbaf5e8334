"""The trainer's gradients are right, it learns, and what it learned sits at a table."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from burgomaster.arena import Match, play_all, simulate
from burgomaster.bots import bot
from burgomaster.core.message import Refused
from examples.train_solo import GAME, Trainer, loss_and_gradient

GAMES = 80
"""So many games are played with each network."""


def test_gradients_are_those_of_finite_differences() -> None:
    trainer = Trainer(tables=4, steps=12, hidden=6)
    data = trainer.play()
    data.log_chance = data.log_chance + np.linspace(-0.4, 0.4, len(data.counts))  # some are clipped
    network = trainer.network
    _, gradient = loss_and_gradient(network, data)
    for name, weights in network.weights.items():
        flat, expected = weights.reshape(-1), gradient[name].reshape(-1)
        for place in np.argsort(-abs(expected))[:5]:
            before, found = flat[place], list[float]()
            for change in (1e-6, -1e-6):
                flat[place] = before + change
                found.append(loss_and_gradient(network, data)[0])
            flat[place] = before
            assert (found[0] - found[1]) / 2e-6 == pytest.approx(expected[place], rel=1e-3, abs=1e-9), name


def leads(path: Path) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Return the leads over TOM of a network on file, over some games."""
    results = play_all([Match(GAME, (str(path),), 77, number) for number in range(GAMES)]).values()
    return np.array([result.scores[0] - result.scores[1] for result in results], np.float64)


def test_a_short_run_beats_the_untrained_network(tmp_path: Path) -> None:
    """By at least four standard errors, with fixed seeds; and the file is read back as a bot."""
    trainer = Trainer(tables=16, steps=32, hidden=16, rate=0.01)
    trainer.network.save(tmp_path / "before.npz", GAME)
    trainer.train(40_000, lambda line: None)
    trainer.network.save(tmp_path / "after.npz", GAME)
    before, after = leads(tmp_path / "before.npz"), leads(tmp_path / "after.npz")
    error = np.sqrt((before.var(ddof=1) + after.var(ddof=1)) / GAMES)
    assert after.mean() - before.mean() > 4 * error


def test_a_file_that_is_no_bot_is_refused(tmp_path: Path) -> None:
    Trainer(tables=2, hidden=4).network.save(tmp_path / "solo.npz", GAME)
    with pytest.raises(Refused, match="bot-not-loaded"):
        bot(str(tmp_path / "solo.npz"), "bruges")
    with pytest.raises(Refused, match="bot-not-loaded"):
        simulate(GAME, bots=[str(tmp_path / "solo.npz")], players=3, games=1, seed=1)
    np.savez(tmp_path / "odd.npz", digest=np.array([{"a": 1}], dtype=object))
    for name in ("odd.npz", "missing.npz"):
        with pytest.raises(Refused, match="bot-not-loaded"):
            bot(str(tmp_path / name), GAME)
