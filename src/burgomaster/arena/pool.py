"""Playing many games on all cores, and keeping what is finished when somebody loses patience."""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Generator, Sequence
from queue import SimpleQueue
from threading import Thread

from burgomaster.arena.match import Match, Result, play
from burgomaster.arena.on_ray import is_ray, played_on_ray
from burgomaster.arena.worker import Worker

Progress = Callable[[int, int], None]
"""Is told how many games of how many are finished."""


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(
    matches: Sequence[Match], jobs: int = 1, progress: Progress | None = None, on: str = ""
) -> dict[int, Result]:
    """Play games and return the results by their index; what they are does not depend on `jobs` or `on`.

    `on`: where, if not here: `ray` on this machine, `ray:ADDRESS` on those of a cluster.
    Interrupted (Ctrl-C), it returns what is finished.
    """
    results: dict[int, Result] = {}
    jobs = min(jobs, len(matches))
    if is_ray(on):
        played = played_on_ray(matches, on)
    else:
        played = _alone(matches) if jobs <= 1 else _together(matches, jobs)
    try:
        for index, result in played:
            results[index] = result
            if progress is not None:
                progress(len(results), len(matches))
    except KeyboardInterrupt:
        pass
    finally:
        played.close()
    return dict(sorted(results.items()))


def _alone(matches: Sequence[Match]) -> _Played:
    for index, match in enumerate(matches):
        yield index, play(match)


_workers: list[Worker] = []
"""The workers of this process: started when first needed, and kept for the next series of games."""


def _together(matches: Sequence[Match], jobs: int) -> _Played:
    while len(_workers) < jobs:
        _workers.append(Worker())
    numbered = list(enumerate(matches))
    size = max(1, min(8, len(matches) // (jobs * 4)))
    chunks = iter([numbered[start : start + size] for start in range(0, len(numbered), size)])
    found: SimpleQueue[list[tuple[int, Result]] | Exception] = SimpleQueue()

    def drive(worker: Worker) -> None:
        """Give a worker one chunk after the other; the lists are taken under the interpreter's lock."""
        try:
            for chunk in chunks:
                found.put(worker.play(chunk))
        except Exception as mistake:
            found.put(mistake)

    done = 0
    try:
        for worker in _workers[:jobs]:
            Thread(target=drive, args=(worker,), daemon=True).start()
        while done < len(matches):
            played = found.get()
            if isinstance(played, Exception):
                raise played
            done += len(played)
            yield from played
    finally:
        if done < len(matches):  # somebody lost patience, or something went wrong
            dismiss()


def dismiss() -> None:
    """End all workers."""
    while _workers:
        _workers.pop().close()


atexit.register(dismiss)


_Played = Generator[tuple[int, Result], None, None]
