"""Bruges' words: what is named in its sentences."""

from __future__ import annotations

from typing import Final

from burgomaster.words.naming import Naming

NAMING: Final = Naming(
    "bruges",
    "br-",
    labels={
        "br-colour-name": "colour",
        "br-group-name": "group",
        "br-threat-name": "threat",
        "br-action-name": "action",
        "br-activation-name": "activation",
        "br-majority-name": "majority",
        "br-source-name": "source",
        "br-phase-name": "phase",
        "br-side-name": "side",
        "br-pile-name": "pile",
        "br-gatehouse-name": "gatehouse",
    },
    numbers={"card": "card"},
)
