"""The golden games: recorded complete games that replay exactly, of every game and of every data set.

What they show between them is demanded by each game's own tests.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.replay import digest, replay, verify
from tests.games.every import GAMES
from tests.games.game import Subject

RECORDS = [(game, path) for game in GAMES for path in sorted(game.folder.glob("golden/*/*.record"))]
EACH = pytest.mark.parametrize(
    ("subject", "file"),
    RECORDS,
    ids=[f"{game.name}-{path.parent.name}-{path.stem}" for game, path in RECORDS],
)


@cache
def record_of(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"))


@EACH
def test_a_golden_game_replays_to_the_exact_score_and_digest(subject: Subject[Any], file: Path) -> None:
    """Games whose set has got its number since find the values they were played with by their digest."""
    record = record_of(file)
    assert str(record) == file.read_text(encoding="utf-8")
    stored = subject.rules.stored_options(record.options, record.data)
    assert stored["data"] == file.parent.name
    assert record.end is not None
    table = replay(subject.rules, record)
    assert table.scores() == list(record.end.scores)
    if record.options["data"] == file.parent.name:  # for others, verifying puts in what the set was called
        assert digest(table) == record.end.digest


@EACH
def test_the_chance_of_a_golden_game_was_fair(subject: Subject[Any], file: Path) -> None:
    verdict = verify(subject.rules, record_of(file))
    assert (verdict.state, verdict.fair) == ("ok", True), verdict


def test_the_corpus_has_games_and_stays_small(game: Subject[Any]) -> None:
    files = [file for subject, file in RECORDS if subject is game]
    assert game.sets.newest() in {file.parent.name for file in files}
    assert sum(file.stat().st_size for file in files) < 2_000_000
