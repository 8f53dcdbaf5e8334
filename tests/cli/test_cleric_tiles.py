"""The Cleric Tiles in the terminal: what lies in the windows, and what is in force."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call

WINDOWS = '["money a", "none", "rounds b", "none", "none", "ships a"]'
SHOWN = {
    "en": (
        "Cleric tiles: ◆Money a · ■Actions b · ✚Ships a",
        "In force: This season everyone has one action fewer.",
    ),
    "de": (
        "Geistlichen-Plättchen: ◆Geld a · ■Aktionen b",
        "Es gilt: In diesem Durchgang haben alle eine Aktion weniger.",
    ),
    "nl": (
        "Geestelijken-fiches: ◆Geld a · ■Acties b",
        "Nu geldt: Deze cyclus heeft iedereen een actie minder.",
    ),
}


@pytest.mark.parametrize("language", SHOWN)
def test_a_line_tells_the_tiles_and_what_is_in_force(call: Call, tmp_path: Path, language: str) -> None:
    told = (
        f'expansions = ["clerics"]\nphase = "III"\ndice = {{ black = 3 }}\n[clerics]\nwindows = {WINDOWS}\n'
    )
    (tmp_path / "it.toml").write_text(told, encoding="utf-8")
    done = call(f"show it.toml --lang {language}")
    assert done.exit_code == 0, done.output
    for line in SHOWN[language]:
        assert line in " ".join(done.output.split())
