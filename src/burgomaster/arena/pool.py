"""Playing many games on all cores, and keeping what is finished when somebody loses patience."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence

from burgomaster.arena.match import Match, Result, play

Progress = Callable[[int, int], None]
"""Is told how many games of how many are finished."""


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(matches: Sequence[Match], jobs: int = 1, progress: Progress | None = None) -> dict[int, Result]:
    """Play games and return the results by their index; what they are does not depend on `jobs`.

    Interrupted (Ctrl-C), it returns what is finished. With several jobs, other processes import the main
    module again, so a script guards its start with `if __name__ == "__main__"`.
    """
    results: dict[int, Result] = {}
    jobs = min(jobs, len(matches))
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


def _together(matches: Sequence[Match], jobs: int) -> _Played:
    # Starting afresh, not forking: a progress bar runs in a thread, which a fork would leave half alive.
    context = multiprocessing.get_context("spawn")
    chunk = max(1, min(8, len(matches) // (jobs * 4)))
    pool = context.Pool(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.imap_unordered(_play_numbered, list(enumerate(matches)), chunk)
    finally:
        pool.terminate()
        pool.join()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_numbered(numbered: tuple[int, Match]) -> tuple[int, Result]:
    index, match = numbered
    return index, play(match)


_Played = Generator[tuple[int, Result], None, None]
