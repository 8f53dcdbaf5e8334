"""What two jobs are worth: the same simulation by one process and by two workers, in turns.

`make bench` runs this, `.venv-compiled/bin/python -m bench.jobs` by itself does, too. By the clock two jobs
take half as long only on a machine with nothing else to do; the processor's time tells what workers cost:
their start, their imports, and what goes to and fro.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from burgomaster.arena import simulate
from burgomaster.arena.pool import dismiss

ROOT = Path(__file__).parent.parent


def spent() -> float:
    """Return the seconds of the processor that this process and the workers it has ended have used."""
    usages = (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def once(jobs: int, games: int) -> tuple[float, float]:
    """Simulate in a process of its own; return the seconds by the clock and of the processor."""
    command = [sys.executable, "-m", "bench.jobs", "--jobs", str(jobs), "--games", str(games)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    wall, processor = done.stdout.split()
    return float(wall), float(processor)


def told(alone: list[tuple[float, float]], together: list[tuple[float, float]], games: int) -> str:
    """Say how well two jobs share the work."""
    wall, processor = [
        median(one[k] / two[k] for one, two in zip(alone, together, strict=True)) for k in (0, 1)
    ]
    return (
        f"Two jobs, {games:,} random games of Hamburg for four, beside one job: "
        f"{wall:.2f} times as fast by the clock (efficiency {wall / 2:.0%}), "
        f"with {1 / processor:.2f} times the processor's time."
    )


def main() -> None:
    """Measure in turns, or simulate once where the number of jobs is given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games (default: 2000)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each (default: 3)")
    parser.add_argument("--jobs", type=int, help="simulate once with so many jobs, and print seconds")
    chosen = parser.parse_args()
    if chosen.jobs:
        began = time.perf_counter()
        simulate("hamburg", ["random"], 4, chosen.games, seed=1, jobs=chosen.jobs)
        wall = time.perf_counter() - began
        dismiss()
        print(wall, spent())
        return
    turns = [(once(1, chosen.games), once(2, chosen.games)) for _ in range(chosen.rounds)]
    print(told([one for one, _ in turns], [two for _, two in turns], chosen.games))


if __name__ == "__main__":
    main()
