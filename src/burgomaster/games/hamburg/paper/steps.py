"""All steps of Hamburg by their names, as stored tables name them."""

from __future__ import annotations

from typing import Final

from burgomaster.core.rules import steps_in
from burgomaster.games.hamburg import disasters, draws, flow, majorities, turns
from burgomaster.games.hamburg.cards import again as activations
from burgomaster.games.hamburg.cards import church, effects, labour, others, searching, triggers
from burgomaster.games.rows import activation
from burgomaster.games.rows import triggers as events

STEPS: Final = steps_in(
    activation,
    events,
    turns,
    activations,
    church,
    disasters,
    draws,
    effects,
    flow,
    labour,
    majorities,
    others,
    searching,
    triggers,
)
