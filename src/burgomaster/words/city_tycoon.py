"""City Tycoon's words: what is named in its sentences; the names of tiles stand in its messages."""

from __future__ import annotations

from typing import Final

from burgomaster.words.naming import Naming

NAMING: Final = Naming(
    "city_tycoon",
    "ct-",
    labels={
        "ct-cube-name": "colour",
        "ct-district-name": "district",
        "ct-kind-name": "kind",
        "ct-letter-name": "letter",
        "ct-phase-name": "phase",
        "ct-piece-name": "piece",
        "ct-plant-name": "plant",
        "ct-plant-plain": "plant",
        "ct-side-name": "side",
        "ct-source-name": "source",
        "ct-tile-name": "tile",
        "ct-tile-quoted": "tile",
        "ct-view-name": "name",
        "ct-view-none": "name",
    },
    numbers={"tile1": "tile", "tile2": "tile", "tile3": "tile"},
    cells=("cell", "rest", "tile"),
)
