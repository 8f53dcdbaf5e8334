"""The tiles of `house-3`, derived from those of `house-2` by few rules that hold for every tile.

    python -m tests.city_tycoon.scaled > src/burgomaster/games/city_tycoon/box/data/house-3/tiles.csv

writes them again. What the rulebook prints stays as it is; plants are in `house-3/board.toml`.
"""

from __future__ import annotations

import csv
import io
import sys

from burgomaster.games.city_tycoon.box.sets import FOLDER, TILES_FILE
from burgomaster.games.city_tycoon.box.tile_values import COLUMNS

ORIGIN = "house-2"
SUPPLIED = 0.65
"""What is left of the points for a supply, in rounds 2 to 4."""
LAID = 0.8
"""What is left of the points for laying a tile, or for buying them then."""
MORE_LAID = {2: 1, 3: 1}
"""Points for laying a tile that come to it, by round: a tile that lacks cubes is laid all the same."""
EARNED = {2: 0.8, 3: 0.6, 4: 0.5}
"""What is left of the euro for a supply, by round."""
ONE_MORE = (2, 3)
"""The rounds in which a demand for one or two red and blue cubes asks for one more, of its first colour."""
FEW = 3
CHEAPEST, DEAREST = 2, 22
BENT = 1.45
"""Costs from 2 to 22 are bent by this power: both ends stay, those between become cheaper."""


def rounded(number: float) -> int:
    """Return the nearest whole number, halves up."""
    return int(number + 0.5)


def part(number: int, share: float) -> int:
    """Return a share of a number, at least 1 of what there is."""
    return max(rounded(number * share), 1) if number else 0


def cost(number: int) -> int:
    """Return what a tile costs now.

    >>> [cost(each) for each in (2, 5, 10, 16, 22)]
    [2, 3, 7, 14, 22]
    """
    width = DEAREST - CHEAPEST
    return rounded(CHEAPEST + width * ((number - CHEAPEST) / width) ** BENT)


def income(text: str, number: int) -> str:
    """Return what a supply of a round brings now.

    >>> income("14e 4p 1y", 3)
    '8e 3p 1y'
    """
    shares = {"e": EARNED.get(number, 1.0), "p": SUPPLIED if number > 1 else 1.0, "y": 1.0}
    return " ".join(f"{part(int(each[:-1]), shares[each[-1]])}{each[-1]}" for each in text.split())


def demand(text: str, number: int) -> str:
    """Return what a tile of a round asks for now.

    >>> demand("1r 1b", 2), demand("2r 1b", 3), demand("1y", 3), demand("1b", 4)
    ('2r 1b', '2r 1b', '1y', '1b')
    """
    asked = text.split()
    cubes = [int(each[:-1]) for each in asked if each[-1] in "rb"]
    if number in ONE_MORE and 0 < sum(cubes) < FEW:
        asked[0] = f"{cubes[0] + 1}{asked[0][-1]}"
    return " ".join(asked)


def offer(text: str) -> str:
    """Return what points can be bought now: so many euro, so many points."""
    pairs = [each.split(":") for each in text.split()]
    return " ".join(f"{euro}:{part(int(points), LAID)}" for euro, points in pairs)


def scaled(row: dict[str, str]) -> dict[str, str]:
    """Return a tile of the new set."""
    number = int(row["round"])
    found = {**row, "cost": str(cost(int(row["cost"]))), "buy": offer(row["buy"])}
    if row["laid_source"] != "rulebook":
        more = 0 if row["buy"] else MORE_LAID.get(number, 0)
        found["points"] = str(part(int(row["points"]), LAID) + more)
    if row["supply_source"] != "rulebook":
        for which in ("1", "2"):
            found[f"demand_{which}"] = demand(row[f"demand_{which}"], number)
            found[f"income_{which}"] = income(row[f"income_{which}"], number)
    return found


def sheet() -> str:
    """Return all tiles of the new set as they are written."""
    origin = (FOLDER / ORIGIN / TILES_FILE).read_text(encoding="utf-8")
    written = io.StringIO()
    writer = csv.DictWriter(written, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows([scaled(row) for row in csv.DictReader(io.StringIO(origin))])
    return written.getvalue()


if __name__ == "__main__":
    sys.stdout.write(sheet())
