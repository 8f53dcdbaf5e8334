"""Games on a local Ray of two workers: the same results as alone, also when one of them is killed.

Only `make test-ray` runs it: Ray is large.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from burgomaster.arena import Match, play_all, simulate, tournament

ray: Any = import_module("ray")
MATCHES = [Match("hamburg", ("random", "random", "random"), 5, number) for number in range(80)]


@pytest.fixture(scope="module", autouse=True)
def two_workers() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def workers() -> list[int]:
    """Return the processes that play games for this Ray."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::play_chunk"):
                found.append(int(folder.name))
        except OSError:
            continue  # it has just ended
    return found


def test_the_results_are_those_of_one_process() -> None:
    told: list[tuple[int, int]] = []
    found = play_all(MATCHES[:24], progress=lambda done, of: told.append((done, of)), on="ray")
    assert found == play_all(MATCHES[:24])
    assert told[-1] == (24, 24)


def test_the_games_of_a_lost_worker_are_played_again() -> None:
    killed: list[int] = []

    def kill_one(done: int, of: int) -> None:
        if not killed and (there := workers()):
            os.kill(there[0], signal.SIGKILL)
            killed.append(there[0])

    assert play_all(MATCHES, progress=kill_one, on="ray") == play_all(MATCHES)
    assert killed


def test_simulations_and_tournaments_are_the_same() -> None:
    alone = simulate("bruges", bots=["random"], players=2, games=9, seed=2)
    there = simulate("bruges", bots=["random"], players=2, games=9, seed=2, on="ray")
    assert there.mean_score == alone.mean_score
    one = tournament("bruges", bots=["clerk", "random"], players=2, games=4, seed=2)
    two = tournament("bruges", bots=["clerk", "random"], players=2, games=4, seed=2, on="ray")
    assert one.standings == two.standings
