"""What a seat sees of any game, drawn from its plain data: for games without a picture of their own."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from burgomaster.core.message import Plain

NOTHING = "-"


def told(value: Plain) -> str:
    """Return plain data in one line.

    >>> told([1, None, {"cards": [2, 3], "open": True}])
    '1, -, (cards 2, 3; open yes)'
    """
    if value is None or value in ([], {}, "") or value is False:
        return NOTHING
    if value is True:
        return "yes"
    if isinstance(value, list):
        return ", ".join(
            [f"({told(each)})" if isinstance(each, (list, dict)) else told(each) for each in value]
        )
    if isinstance(value, dict):
        return "; ".join([f"{name} {told(each)}" for name, each in value.items()])
    return str(value)


def _rows(value: Plain) -> list[dict[str, Plain]]:
    """Return plain data as the rows of a table, if it is one; else nothing."""
    if not isinstance(value, list) or not value:
        return []
    rows = [row for row in value if isinstance(row, dict)]
    return rows if len(rows) == len(value) else []


def _table(rows: list[dict[str, Plain]]) -> Grid:
    columns = list(dict.fromkeys([name for row in rows for name in row]))
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in columns:
        grid.add_column(name, header_style="dim")
    for row in rows:
        grid.add_row(*[Text(told(row.get(name))) for name in columns])
    return grid


def drawn(view: dict[str, Plain]) -> RenderableType:
    """Return a view as a table of its parts; a list of like things is a table in it."""
    grid = Grid(show_header=False, expand=True)
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column(ratio=1)
    for name, value in view.items():
        rows = _rows(value)
        shown: RenderableType = _table(rows) if rows else Text(told(value))
        grid.add_row(name, shown)
    return grid
