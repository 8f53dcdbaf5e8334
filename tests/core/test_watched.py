"""What is made for listeners alone is made only while a table is watched: playouts pay nothing for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src/burgomaster/games"
FOR_LISTENERS = ("because", "tell", "report")


def calls(node: ast.AST, watched: bool) -> Iterator[tuple[int, str, bool]]:
    """Return where something is told or its cause named, and whether only while the table is watched."""
    if isinstance(node, ast.If):
        inside = watched or "watched" in ast.unparse(node.test)
        for part, state in ((node.body, inside), (node.orelse, watched)):
            for statement in part:
                yield from calls(statement, state)
        return
    func = node.func if isinstance(node, ast.Call) else None
    if (
        isinstance(func, ast.Attribute)
        and func.attr in FOR_LISTENERS
        and ast.unparse(func.value).endswith("table")
    ):
        yield func.lineno, func.attr, watched
    for child in ast.iter_child_nodes(node):
        yield from calls(child, watched)


def test_nothing_is_told_to_nobody() -> None:
    told_to_nobody: list[str] = []
    for file in sorted(GAMES.rglob("*.py")):
        for line, name, watched in calls(ast.parse(file.read_text(encoding="utf-8")), False):
            if not watched:
                told_to_nobody.append(f"{file.relative_to(GAMES)}:{line}: {name}")
    assert told_to_nobody == []
