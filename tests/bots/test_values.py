"""`make values`: differences are collected where candidates differ, fitted, kept and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import values
from bench.values import Kept, Sums, clerk_with, collect, numbers_of
from burgomaster.bots import ask
from burgomaster.bots.apprentice import off
from burgomaster.core.chance import Fast
from burgomaster.games import GAMES, rules_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(values, "FOLDER", tmp_path / "values")
    monkeypatch.setattr(values, "EVERY", 1)
    return tmp_path / "values"


def differences(sums: Sums, shift: list[float], count: int) -> None:
    """Add differences that a shift explains but for a little noise."""
    rng = Fast(count)
    for _ in range(count):
        moved = np.array([off(rng) for _ in shift])
        sums.add(moved, float(moved @ np.array(shift)) + 0.1 * off(rng))


def test_a_fit_finds_by_how_much_numbers_are_off() -> None:
    sums = Sums(2)
    differences(sums, [0.3, -0.2], 400)
    assert sums.fitted(0.0) == pytest.approx([0.3, -0.2], abs=0.03)
    assert sums.error(sums.fitted(0.0)) == pytest.approx(0.1, abs=0.02)
    assert abs(sums.fitted(100.0)).max() < 0.01


def test_what_one_half_says_is_tried_on_the_other() -> None:
    kept = Kept("bruges", 2)
    size = len(kept.numbers)
    for half, sign in zip(kept.halves, (1, -1), strict=True):  # they contradict each other
        differences(half, [0.3 * sign] + [0.0] * (size - 1), 300)
    _, before, after = kept.fit()
    assert after == pytest.approx(before, rel=0.02)


@pytest.mark.parametrize("game", GAMES)
def test_other_numbers_change_what_a_table_is_worth_and_not_how_the_clerk_plays(game: str) -> None:
    table: Any = rules_of(game).new({"players": 2}, Fast(3))
    plain, other = clerk_with(game, {}), clerk_with(game, dict.fromkeys(numbers_of(game), 1.5))
    for number in range(30):
        seat, _ = table.turn()
        choice = ask(plain, table, seat, Fast(number))
        assert ask(other, table, seat, Fast(number)) is choice
        table.apply(seat, choice)
    assert other.values(table) != plain.values(table)


def test_candidates_of_a_question_are_compared_and_what_was_collected_is_gone_on_with(folder: Path) -> None:
    table: Any = rules_of("city_tycoon").new({"players": 2}, Fast(3))
    kept = Kept("city_tycoon", 2)
    seat, _ = table.turn()
    collect("city_tycoon", table, seat, kept.halves[0], Fast(1))
    assert kept.halves[0].count > 0
    assert kept.halves[0].square.any()
    kept.games = 1
    kept.save()
    again = Kept("city_tycoon", 2)
    assert (again.games, again.halves[0].count) == (1, kept.halves[0].count)
    assert again.halves[0].along == pytest.approx(kept.halves[0].along, rel=1e-4)
    plain = json.loads(again.path.read_text(encoding="utf-8"))
    plain["numbers"]["bonus_own"] = 0.9  # of another taste: it says nothing of this one
    again.path.write_text(json.dumps(plain), encoding="utf-8")
    assert Kept("city_tycoon", 2).games == 0
