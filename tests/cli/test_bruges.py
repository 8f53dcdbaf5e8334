"""Bruges at the keyboard: who plays which color, what persons do, what a choice changes."""

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


POSITION = """
game = "bruges"
players = 2
round = 3
[player.1]
guilders = 9
hand = [119, 1, 151]
houses = [{ house = "blue", persons = [47] }, "red"]
workers = { blue = 1, yellow = 1 }
[player.2]
houses = [{ house = "blue", persons = [15] }]
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    (tmp_path / "p.toml").write_text(POSITION, encoding="utf-8")
    return "p.toml"


@pytest.mark.parametrize(
    ("language", "persons"),
    [
        (
            "en",
            {
                "Portraitist (119)": ["9/3", "once a round, Art", "Once a round, gain 1 point."],
                "Knight (1)": ["3/1", "flash, Nobility", "Gain 3 points."],
                "Accountant (47)": ["once a round, Commerce", "Once a round, gain 2 guilders."],
                "Prince (15)": ["worker ★, Nobility", "Pay a yellow worker to gain 2 guilders and 1 point."],
            },
        ),
        ("de", {"(119)": ["Kunst", "Einmal pro Runde"], "(47)": ["Handel", "Einmal pro Runde"]}),
        ("nl", {"(119)": ["kunst", "Per ronde één keer"], "(47)": ["handel", "Per ronde één keer"]}),
    ],
)
def test_of_a_person_in_hand_or_house_one_reads_symbol_group_and_text(
    call: Call, position: str, language: str, persons: dict[str, list[str]]
) -> None:
    done = call(f"show {position} --lang {language}")
    assert done.exit_code == 0, done.output
    shown = done.stdout.partition("Play a card")[0].splitlines()
    for person, parts in persons.items():
        line = next(line for line in shown if person in line)
        assert [part for part in parts if part.lower() not in line.lower()] == [], line


@pytest.mark.parametrize(
    ("language", "changes"),
    [
        ("en", ["blue workers 1 → 3", "guilders 9 → 12"]),
        ("de", ["Handlanger (blau) 1 → 3", "Gulden 9 → 12"]),
        ("nl", ["arbeiders (blauw) 1 → 3", "guldens 9 → 12"]),
    ],
)
def test_what_a_choice_changes_is_told_in_the_reader_s_language(
    call: Call, position: str, language: str, changes: list[str]
) -> None:
    done = call(f"moves {position} --lang {language}")
    assert done.exit_code == 0, done.output
    for change in changes:
        assert change in done.stdout
