"""Write docs/encodings.md: every column of what those who learn get, for each game.

`python -m bench.encodings docs/encodings.md`
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from burgomaster.core.chance import Fast
from burgomaster.core.encoding import Column
from burgomaster.core.options import Options
from burgomaster.games import rules_of
from burgomaster.games.hamburg.expansions import EXPANSIONS

OPTIONS: dict[str, Options] = {
    "hamburg": {"players": 2, "expansions": [*EXPANSIONS]},
    "bruges": {"players": 2},
    "city_tycoon": {"players": 2},
}
HEAD = """# Encodings

What an [environment](research.md) tells, column by column, for two players (with more, there are more columns
of players) and, in Hamburg, with all expansions (without one, its columns are left out). Made by
`make encodings`; `env.layout()` says the same for the options at hand. Players are counted from the seat that
observes: player 0 is oneself, player 1 sits to the left.
"""


def grouped(columns: Sequence[Column]) -> Iterator[tuple[int, list[Column]]]:
    """Yield columns that lie side by side and mean the same together, with the place of the first."""
    start = 0
    for place in range(1, len(columns) + 1):
        if place == len(columns) or _alike(columns[place]) != _alike(columns[start]):
            yield start, list(columns[start:place])
            start = place


def _alike(column: Column) -> tuple[str, int, int]:
    return column.meaning, column.low, column.high


def rows(columns: Sequence[Column]) -> list[str]:
    """Return the lines of a table."""
    lines = ["| place | column | what it tells | from | to |", "| ---: | --- | --- | ---: | ---: |"]
    for start, group in grouped(columns):
        first, last = group[0], group[-1]
        place = str(start) if len(group) == 1 else f"{start} - {start + len(group) - 1}"
        name = f"`{first.name}`"
        if len(group) > 1 and re.search(r"\d$", first.name):
            name += f" to `{last.name}`"
        elif len(group) > 1:
            name = ", ".join(f"`{column.name}`" for column in group)
        lines.append(f"| {place} | {name} | {first.meaning} | {first.low} | {first.high} |")
    return lines


def page() -> str:
    """Return the page."""
    parts = [HEAD]
    for game, options in OPTIONS.items():
        rules = rules_of(game)
        encoder = rules.encoder(rules.new(options, Fast(1)))
        title = game.replace("_", " ").title()
        parts += [f"## {title}\n", f"{len(encoder.layout)} columns.\n", *rows(encoder.layout.columns), ""]
        parts += ["Of each offer, as 16-bit numbers:\n", *rows(encoder.offers.columns), ""]
    return "\n".join(parts)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
