"""The steps of every game declare what they are given: whatever is pushed fits."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import burgomaster
from burgomaster.core.chance import Fast
from burgomaster.core.step import Step, Task
from burgomaster.core.table import Table
from tests.games.game import Subject, step


def to_be_done(game: Subject[Any], games: int, monkeypatch: pytest.MonkeyPatch) -> set[Task]:
    """Return everything that was ever to be done in random games.

    A compiled table's `push` cannot be watched: there, what waits at each question is looked at.
    """
    found: set[Task] = set()

    def push(table: Table, step: Step[Any], seat: int, what: int = 0, count: int = 0) -> None:
        task = Task(step, seat, what, count)
        found.add(task)
        table.agenda.append(task)

    if burgomaster.build_kind() != "compiled":
        monkeypatch.setattr(Table, "push", push)
    for seed in range(games):
        table, rng = game.new(2 + seed % 4, seed), Fast(seed)
        while not table.over:
            found.update(table.agenda)
            step(table, rng)
    return found


def test_whatever_is_to_be_done_is_given_what_its_step_declares(
    game: Subject[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No number goes beyond its limits, no step gets one that it does not declare, and most are seen."""
    found = to_be_done(game, 20, monkeypatch)
    assert [str(task) for task in found if not task.step.fits(task.what, task.count)] == []
    steps = import_module(f"burgomaster.games.{game.name}.paper.steps").STEPS
    seen = len({task.step.name for task in found})
    assert seen > len(steps) // (3 if burgomaster.build_kind() == "compiled" else 2)
