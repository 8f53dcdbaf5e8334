"""Counts from fixed positions, against which another implementation can be checked; writes docs/perft.md.

`python -m bench.perft docs/perft.md`
"""

from __future__ import annotations

import sys
from pathlib import Path

from burgomaster.core.table import NOBODY, Table
from burgomaster.games.doors import read_position

POSITIONS = {
    "Hamburg: two buildings that can be built": """game = "hamburg"
players = 2
[player.1]
hand = [69, 100]
marks = 6
sites = [{ site = "orange" }, { site = "gray" }]
[player.2]
hand = [54]
""",
    "Bruges: a hand of three colors": """game = "bruges"
players = 2
[player.1]
hand = [1, 20, 44]
guilders = 7
[player.2]
hand = [90]
""",
    "City Tycoon: a tile to supply": """game = "city_tycoon"
players = 2
[player.1]
tiles = ["1 at e2 s1"]
money = 12
[player.2]
tiles = ["2 at e1 n2"]
money = 9
""",
}
DEPTHS = 5
HEAD = """# Counts to check an implementation against

Chess engines are checked by counting: how many lines of so many moves are there from a position? Here a
line is a sequence of choices as `table.turn()` offers them: of the seat that is asked first and, where
something is rolled or drawn, of the different outcomes. Whoever writes another engine gets the same numbers,
or has found a mistake in one of the two. The positions are written as in [positions](positions.md); the
counts are made by `make perft`.
"""


def count(table: Table, depth: int) -> int:
    """Return the number of lines of so many choices, or fewer where the game ends before."""
    seat, choices = table.turn()
    if seat == NOBODY:
        return 1
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        after = table.clone()
        after.apply(seat, choice)
        total += count(after, depth - 1)
    return total


def page() -> str:
    """Return the page."""
    parts = [HEAD]
    for name, text in POSITIONS.items():
        table: Table = read_position(text)
        parts += [f"## {name}\n", f"```toml\n{text}```\n", "| choices | lines |", "| ---: | ---: |"]
        parts += [f"| {depth} | {count(table, depth):,} |" for depth in range(1, DEPTHS + 1)]
        parts.append("")
    return "\n".join(parts)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
