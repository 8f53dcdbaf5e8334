"""What the golden games of City Tycoon must show, and how to find out what a recorded game shows."""

from __future__ import annotations

from pathlib import Path

from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.games.city_tycoon.box.components import PLANT_KINDS, PLANTS, TILES
from burgomaster.games.city_tycoon.box.sets import SETS
from burgomaster.games.city_tycoon.choices import NOTATION, Build, Buy, Lay, Pay, Supply

FOLDER = Path(__file__).parent
"""A folder for each shipped data set."""


def wanted() -> set[str]:
    """Return what must occur in some golden game."""
    found = {f"{players} players" for players in range(2, 6)} | {
        "points bought",
        "payee chosen",
        "yellow used",
    }
    for tile in range(1, TILES + 1):
        found |= {f"lay {tile}", f"supply {tile}"}
    for plant in PLANTS[2:]:
        found.add(f"build {plant}")
    return found | {f"build {kind}" for kind in PLANT_KINDS}


def happened(record: Record) -> set[str]:
    """Return what occurs in a record, of all that is wanted."""
    found = {f"{len(record.seats)} players"}
    tiles = SETS.stored(record.options["data"], record.data).tiles
    built = [0, 0]
    for entry in record.entries:
        choice = NOTATION.read(entry.text)
        if isinstance(choice, Lay):
            found.add(f"lay {choice.tile}")
        elif isinstance(choice, Supply):
            found.add(f"supply {choice.tile}")
            if tiles[choice.tile].demands[choice.demand].yellow:
                found.add("yellow used")
        elif isinstance(choice, Build):
            colour = choice.plant // 2
            built[colour] += 1
            found |= {
                f"build {PLANT_KINDS[choice.plant]}",
                f"build {('red', 'blue')[colour]}-{built[colour]}",
            }
        elif isinstance(choice, Buy) and choice.points:
            found.add("points bought")
        elif isinstance(choice, Pay):
            found.add("payee chosen")
    return found


def recorded(data: str) -> list[Record]:
    """Return the golden games of a shipped data set."""
    paths = sorted((FOLDER / data).glob("*.record"))
    return [read_record(path.read_text(encoding="utf-8")) for path in paths]
