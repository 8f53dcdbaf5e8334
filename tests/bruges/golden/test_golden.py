"""The golden games between them show everything."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from tests.bruges.golden.coverage import demanded, shown
from tests.bruges.golden.make import FOLDER, MOMENTS, MOST_GAMES

GAMES = sorted(FOLDER.glob("*.record"))


@cache
def record_of(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"))


@cache
def moments() -> dict[str, dict[int, int]]:
    """Return where each person works: by the name of the game, the number of the entry."""
    found: dict[str, dict[int, int]] = {}
    with MOMENTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["game"], {})[int(row["card"])] = int(row["number"])
    return found


def test_golden_games_show_every_person_and_every_kind_of_event() -> None:
    missing = demanded()
    for file in GAMES:
        at = moments().get(file.stem, {})
        found = shown(record_of(file), set(at), at)
        assert found.moments == at
        missing -= found.marks
    assert missing == set()


def test_the_corpus_stays_small() -> None:
    assert len(GAMES) <= MOST_GAMES


def test_moments_tell_what_happened() -> None:
    """The entry written beside each moment is the one in the record."""
    with MOMENTS.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            record = record_of(FOLDER / f"{row['game']}.record")
            assert str(record.entries[int(row["number"]) - 1]) == row["entry"]
