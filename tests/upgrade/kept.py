"""What is kept of earlier commits: the folders beside this file, named after the commit they were made by."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, Final

from burgomaster.core.reading import read_record
from burgomaster.core.record import Record

FOLDER: Final = Path(__file__).parent
COMMITS: Final = ("4b5c986", "8522c9f")
"""The commits, the oldest first."""


def games(commit: str) -> dict[str, str]:
    """Return the records of games played without a server: `hamburg-...` and `city_tycoon-...`."""
    return _records(FOLDER / commit / "games")


def table_records(commit: str) -> dict[str, str]:
    """Return what the tables of the database gave as their record to whoever made them."""
    return _records(FOLDER / commit / "records")


def _records(folder: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.record"))}


def tables(commit: str) -> dict[str, dict[str, Any]]:
    """Return what the makers of the tables in the database hold, and how the tables stood."""
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / commit / "tables.json").read_text("utf-8"))
    return found


def database(commit: str, file: Path) -> Path:
    """Make the database of a commit's server."""
    lines = (FOLDER / commit / "database.sql").read_text(encoding="utf-8")
    connection = sqlite3.connect(file)
    try:
        connection.executescript(lines)
    finally:
        connection.close()
    return file


def every_game(game: str = "") -> list[tuple[str, str, Record]]:
    """Return commit, name and record of every game kept, or of those of one game."""
    return [
        (commit, name, read_record(text))
        for commit in COMMITS
        for name, text in games(commit).items()
        if name.startswith(game)
    ]
