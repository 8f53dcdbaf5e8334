"""The golden games: recorded complete games that replay exactly and between them show everything."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

import pytest

from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.replay import digest, replay, verify
from burgomaster.games.hamburg.rules import RULES
from tests.hamburg.golden.coverage import demanded, shown
from tests.hamburg.golden.make import FOLDER, MOMENTS, MOST_GAMES

GAMES = sorted(FOLDER.glob("*.record"))


@cache
def record_of(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"))


@cache
def moments() -> dict[str, dict[int, int]]:
    """Return where each card works: by the name of the game, the number of the entry."""
    found: dict[str, dict[int, int]] = {}
    with MOMENTS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["game"], {})[int(row["card"])] = int(row["number"])
    return found


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_exact_score_and_digest(file: Path) -> None:
    record = record_of(file)
    assert str(record) == file.read_text(encoding="utf-8")
    assert record.end is not None
    table = replay(RULES, record)
    assert table.scores() == list(record.end.scores)
    assert digest(table) == record.end.digest


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_the_chance_of_a_golden_game_was_fair(file: Path) -> None:
    verdict = verify(RULES, record_of(file))
    assert (verdict.state, verdict.fair) == ("ok", True), verdict


def test_golden_games_show_every_card_and_every_kind_of_event() -> None:
    missing = demanded()
    for file in GAMES:
        at = moments().get(file.stem, {})
        found = shown(record_of(file), set(at), at)
        assert found.moments == at
        missing -= found.marks
    assert missing == set()


def test_the_corpus_stays_small() -> None:
    assert len(GAMES) <= MOST_GAMES
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 2_000_000


def test_moments_tell_what_happened() -> None:
    """The entry written beside each moment is the one in the record."""
    with MOMENTS.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            record = record_of(FOLDER / f"{row['game']}.record")
            assert str(record.entries[int(row["number"]) - 1]) == row["entry"]
