"""The solo game in the terminal: --players 1 in play, simulate and arena; TOM is told by his name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games.hamburg.rules import RULES
from tests.cli.conftest import Call

REASON = {
    "en": "TOM always advances when the marks suffice.",
    "de": "TOM geht immer vor, wenn das Geld reicht.",
    "nl": "TOM gaat altijd vooruit als er genoeg geld is.",
}


@pytest.mark.parametrize("language", REASON)
def test_a_whole_solo_game(call: Call, tmp_path: Path, language: str) -> None:
    done = call(f"play hamburg -p 1 --seed 4 --save it.game --lang {language}", typed="a\n" * 600)
    assert done.exit_code == 0, done.output
    assert REASON[language] in " ".join(done.output.split())
    assert "hb-" not in done.output
    record = read_record((tmp_path / "it.game").read_text(encoding="utf-8"))
    assert record.options["players"] == 1
    assert record.seats[1] == "TOM"
    verdict = verify(RULES, record)
    assert (verdict.state, verdict.fair) == ("ok", True)


def test_a_solo_game_goes_on_as_if_it_had_not_stopped(call: Call, tmp_path: Path) -> None:
    call("play hamburg -p 1 --seed 4 --save whole.game", typed="a\n" * 600)
    call("play hamburg -p 1 --seed 4", typed="a\n" * 30 + "quit\n")
    resumed = call("play --resume last --save resumed.game", typed="a\n" * 600)
    assert resumed.exit_code == 0, resumed.output
    assert (tmp_path / "resumed.game").read_text() == (tmp_path / "whole.game").read_text()


def test_a_bot_alone_is_measured_against_tom(call: Call) -> None:
    done = call("simulate hamburg -p 1 -b random -n 2 --json")
    assert json.loads(done.output)["bots"] == ["random", "TOM"]
    done = call("arena hamburg -p 1 -b random -n 2 --json")
    assert set(json.loads(done.output)["win_share"]) == {"random", "TOM"}


def test_a_position_of_a_solo_game_names_tom_and_shows_no_coat_of_arms(call: Call, tmp_path: Path) -> None:
    (tmp_path / "it.toml").write_text("players = 1\n", encoding="utf-8")
    for command in ("show", "score"):
        shown = call(f"{command} it.toml").output
        assert "TOM" in shown
        assert "Player 2" not in shown
    assert "⚑" not in call("show it.toml").output
    (tmp_path / "two.toml").write_text("players = 2\n", encoding="utf-8")
    assert "⚑" in call("show two.toml").output
