"""All steps of Hamburg by their names, as stored tables name them."""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.rules import steps_in
from burgomaster.core.step import Step
from burgomaster.games.hamburg import actions, disasters, draws, flow, majorities, setup, turns, workers
from burgomaster.games.hamburg import activation as markers
from burgomaster.games.hamburg.box.box import Box
from burgomaster.games.hamburg.cards import (
    again,
    church,
    effects,
    flash,
    labour,
    others,
    prices,
    searching,
    sites,
    walls,
)
from burgomaster.games.rows import activation, triggers

STEPS: Final = steps_in(
    activation,
    actions,
    markers,
    setup,
    again,
    church,
    disasters,
    draws,
    effects,
    flash,
    flow,
    labour,
    majorities,
    others,
    prices,
    searching,
    sites,
    walls,
    triggers,
    turns,
    workers,
)


def steps_of(box: Box) -> dict[str, Step[Any]]:
    """Return the steps that can be on an agenda with what is in the box."""
    steps = STEPS
    for expansion in box.expansions:
        steps = {**steps, **expansion.steps}
    return steps
