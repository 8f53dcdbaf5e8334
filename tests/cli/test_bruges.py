"""Bruges at the keyboard: who plays which color."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgomaster.core.reading import read_record
from tests.cli.conftest import Call

PLAY = "play bruges --players 2 --bots random --seed 3 --name Anna --save kept.game"


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Choose your color"), ("de", "Wähle deine Farbe"), ("nl", "Kies je kleur")],
)
def test_colors_are_chosen_where_that_is_wished(
    call: Call, tmp_path: Path, language: str, asked: str
) -> None:
    done = call(f"{PLAY} --colors chosen --lang {language}", typed="color green\nquit\n")
    assert done.exit_code == 0, done.output
    assert asked in done.stdout
    record = read_record((tmp_path / "kept.game").read_text(encoding="utf-8"))
    assert record.options["colors"] == "chosen"
    assert "color green" in [entry.text for entry in record.entries]


@pytest.mark.parametrize("option", ["", "--colors by-seat"])
def test_colors_go_by_seats_otherwise(call: Call, tmp_path: Path, option: str) -> None:
    done = call(f"{PLAY} {option}", typed="a\nquit\n")
    assert done.exit_code == 0, done.output
    assert "Choose your color" not in done.stdout
    assert read_record((tmp_path / "kept.game").read_text(encoding="utf-8")).options["colors"] == "by-seat"


def test_a_color_is_chosen_by_its_canal_fields(call: Call) -> None:
    """The four gatehouses differ: their fields stand beside them, and lie there once one is chosen."""
    done = call(f"{PLAY} --colors chosen", typed="d\nboard\nquit\n")
    row = next(line for line in done.stdout.splitlines() if "color green" in line and "Play" in line)
    _, _, _, left, right, *_ = row.split()
    assert sorted(left) == sorted(right) == sorted("●⬢★♥◆")
    mine = [line for line in done.stdout.splitlines() if line.strip().startswith("Anna ") and "(" in line]
    assert f"{left} {right}" not in mine[0]
    assert f"{left} {right}" in mine[-1]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("play bruges --colors pink", "by-seat, chosen"),
        ("play hamburg --colors chosen", "players, data, expansions"),
    ],
)
def test_other_colors_and_games_without_them_are_refused(call: Call, line: str, why: str) -> None:
    done = call(line)
    assert done.exit_code == 2
    assert why in done.stderr
