"""Whole games with all expansions in the terminal, alone and with others."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.rules import RULES
from tests.cli.conftest import Call


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (1, "de"), (3, "nl")])
def test_a_whole_game_with_all_expansions(call: Call, tmp_path: Path, players: int, language: str) -> None:
    options = f"--expansions all --players {players} --bots random --seed 5 --save it.game"
    done = call(f"play hamburg {options} --lang {language}", typed="a\nb\nc\na\n" * 500)
    assert done.exit_code == 0, done.output
    assert "hb-" not in done.output
    record = read_record((tmp_path / "it.game").read_text(encoding="utf-8"))
    assert record.options["expansions"] == [*EXPANSIONS]
    assert record.end is not None
    verdict = verify(RULES, record)
    assert (verdict.state, verdict.fair) == ("ok", True)
