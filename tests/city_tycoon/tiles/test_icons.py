"""What is printed on tiles as signs: everything, once, in the order in which it is read (supplement)."""

from __future__ import annotations

import csv
from collections import defaultdict
from importlib.resources import files

import pytest

from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.sight.book import icons

LETTERS = {"r": "red", "b": "blue", "y": "yellow", "e": "euro", "p": "points"}


def amounts(text: str) -> dict[str, int]:
    """Return what a field of the data file holds: '6e 1p' is six euro and a point."""
    return {LETTERS[part[-1]]: int(part[:-1]) for part in text.split()}


def pairs(text: str) -> dict[str, int]:
    """Return a field of pairs: '3:2 7:4' are two points for three euro, or four for seven."""
    return {part.split(":")[0]: int(part.split(":")[1]) for part in text.split()}


def printed(name: str) -> list[dict[str, str]]:
    """Return the rows of a data set's file."""
    place = files("burgomaster.games.city_tycoon") / "box" / "data" / name / "tiles.csv"
    return list(csv.DictReader(place.read_text(encoding="utf-8").splitlines()))


@pytest.mark.parametrize("name", ["house-1", "house-2", "house-3"])
def test_signs_say_what_the_data_file_says(name: str) -> None:
    """Each row of the file, read on its own, against the signs of that tile."""
    tiles = SETS.named(name).tiles
    for row in printed(name):
        found: dict[str, dict[str, int]] = defaultdict(dict)
        number = ""
        for icon in icons(tiles[int(row["number"])]):
            if icon.sign == "demand":
                number = icon.text
            elif icon.sign == "beside":
                found["beside"] = {icon.of: 0}
            elif icon.sign in ("asks", "brings"):
                found[f"{icon.sign} {number}"][icon.of] = int(icon.text)
            else:
                found[icon.sign][icon.of] = int(icon.text)
        laid = {each: int(row[each]) for each in ("land", "water", "points", "yellow") if int(row[each])}
        assert found["laid"] == laid, row
        for each in ("1", "2"):
            assert found[f"asks {each}"] == amounts(row[f"demand_{each}"]), row
            assert found[f"brings {each}"] == amounts(row[f"income_{each}"]), row
        district, _, income = row["bonus"].partition(" ")
        assert found["beside"] == ({district: 0} if district else {}), row
        assert found["gives"] == amounts(income), row
        assert found["own"] == pairs(row["per_own"]), row
        assert found["offer"] == pairs(row["buy"]), row
