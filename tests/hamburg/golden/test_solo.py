"""The golden solo games replay exactly, and show every line of TOM's table between them."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.core.reading import read_record
from burgomaster.core.replay import digest, replay, verify
from burgomaster.games.hamburg.rules import RULES
from tests.hamburg.golden.solo import FILES, FOLDER, demanded, shown

GAMES = sorted(FOLDER.glob(FILES))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: str(file.stem))
def test_a_golden_solo_game_replays_to_the_exact_score_and_digest(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    assert str(record) == text
    assert record.seats == ("Anna", "TOM")
    assert record.end is not None
    table = replay(RULES, record)
    assert table.scores() == list(record.end.scores)
    assert digest(table) == record.end.digest
    verdict = verify(RULES, record)
    assert (verdict.state, verdict.fair) == ("ok", True)


def test_the_golden_solo_games_show_every_line_of_toms_table() -> None:
    missing = demanded()
    for file in GAMES:
        missing -= shown(read_record(file.read_text(encoding="utf-8")))
    assert missing == set()


def test_there_are_few_of_them() -> None:
    assert 0 < len(GAMES) <= 16
    assert sum(file.stat().st_size for file in GAMES) < 200_000
