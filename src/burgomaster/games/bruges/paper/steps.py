"""All steps of Bruges by their names, as stored tables name them."""

from __future__ import annotations

from typing import Final

from burgomaster.core.rules import steps_in
from burgomaster.games.bruges import (
    activation,
    draws,
    flow,
    majorities,
    persons,
    reputation,
    setup,
    threats,
    turns,
    workers,
)
from burgomaster.games.bruges.cards import again, canals, effects, houses, labour, others, searching
from burgomaster.games.rows import activation as rows
from burgomaster.games.rows import triggers

STEPS: Final = steps_in(
    *(rows, triggers, setup, activation, draws, flow, majorities, persons, reputation, threats, turns),
    *(workers, again, canals, effects, houses, labour, others, searching),
)
