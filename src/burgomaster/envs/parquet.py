"""Rows in Parquet files: what a data set needs of pyarrow, which says nothing of its types."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

_arrow: Any = import_module("pyarrow")
_files: Any = import_module("pyarrow.parquet")

Row = dict[str, Any]


def _type_of(word: str) -> Any:
    """Return a column's type: `int64`, `list int32`, or `word`, of which there are few."""
    if word == "word":
        return _arrow.dictionary(_arrow.int16(), _arrow.string())
    kind, _, of = word.rpartition(" ")
    found = getattr(_arrow, of)()
    return _arrow.list_(found) if kind == "list" else found


def write_rows(path: Path, rows: list[Row], columns: dict[str, str]) -> None:
    """Write rows with these columns, given by the names of their types."""
    schema = _arrow.schema([(name, _type_of(word)) for name, word in columns.items()])
    _files.write_table(_arrow.Table.from_pylist(rows, schema), path, compression="zstd")


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a file."""
    rows: list[Row] = _files.read_table(path).to_pylist()
    return rows
