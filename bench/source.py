"""The source of a checkout, read and not run: its files and their rooms, imports and functions.

A room is a folder of src/burgomaster or of web/src; each game has its own. Python is read as such, the app by
its import lines.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Final

APP: Final = "web/src"
FOLDERS: Final = ("src/burgomaster", APP, "tests", "bench")
DIVIDED: Final = ("games", "bots")
"""Folders in which each folder is a room of its own."""
SUFFIXES: Final = (".py", ".ts", ".svelte")
OTHERS: Final = ("node_modules", "__pycache__", "static")
"""Folders of what is not ours, or made."""


class Kind(IntEnum):
    """When an import counts: for type checkers alone, inside a function, or as soon as the file is read."""

    TYPES = 0
    LATER = 1
    RUN = 2


@dataclass
class File:
    """A source file: its place, its room, and what it imports."""

    path: str
    room: str
    text: str
    imports: dict[str, Kind] = field(default_factory=dict)
    functions: list[tuple[int, str]] = field(default_factory=list)
    """How many lines each has, and its name."""

    @property
    def lines(self) -> int:
        """Return how long it is."""
        return len(self.text.splitlines())

    def note(self, other: str, kind: Kind) -> None:
        """Note an import; the strongest of several counts."""
        if other != self.path:
            self.imports[other] = max(kind, self.imports.get(other, kind))


def room_of(path: Path) -> str:
    """Return the room of a file.

    >>> room_of(Path("src/burgomaster/games/hamburg/box/box.py")), room_of(Path("web/src/table/Table.svelte"))
    ('games/hamburg', 'web/table')
    >>> room_of(Path("src/burgomaster/__main__.py")), room_of(Path("web/src/table/told.test.ts"))
    ('(door)', 'web tests')
    """
    parts = path.parts
    if parts[0] in ("tests", "bench"):
        return parts[0]
    if path.name.endswith(".test.ts") or "fixtures" in parts:
        return "web tests"
    web = "web/" if parts[0] == "web" else ""
    inner = parts[2:-1]
    if not inner:
        return f"{web}(door)"
    return web + "/".join(inner[:2] if inner[0] in DIVIDED else inner[:1])


class _Python(ast.NodeVisitor):
    """Finds the imports and the functions of a module."""

    def __init__(self, file: File, modules: Mapping[str, str]) -> None:
        self._file = file
        self._modules = modules
        self._kind = Kind.RUN
        self._scope: tuple[str, ...] = ()

    def visit_Import(self, node: ast.Import) -> None:
        for each in node.names:
            self._note(each.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for each in node.names:
            whole = f"{node.module}.{each.name}"
            self._note(whole if whole in self._modules else node.module or "")

    def _note(self, module: str) -> None:
        if module in self._modules:
            self._file.note(self._modules[module], self._kind)

    def visit_If(self, node: ast.If) -> None:
        before = self._kind
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            self._kind = Kind.TYPES
        for each in node.body:
            self.visit(each)
        self._kind = before
        for each in node.orelse:
            self.visit(each)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._inside(node.name, node, self._kind)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        self._file.functions.append((lines, ".".join([*self._scope, node.name])))
        self._inside(node.name, node, min(self._kind, Kind.LATER))

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def _inside(self, name: str, node: ast.AST, kind: Kind) -> None:
        before = self._scope, self._kind
        self._scope, self._kind = (*self._scope, name), kind
        self.generic_visit(node)
        self._scope, self._kind = before


_IMPORT: Final = re.compile(
    r"""\b(?:import|export)\s+(type\s)?[^;"'()]*?\bfrom\s*["'](\.[^"']+)|\bimport\(\s*["'](\.[^"']+)"""
)


def _read_app(file: File, files: Mapping[str, File], root: Path) -> None:
    """Note what a file of the app imports."""
    folder = (root / file.path).parent
    for types, plain, later in _IMPORT.findall(file.text):
        target = (folder / (plain or later)).resolve()
        for ending in ("", ".ts", ".svelte", ".svelte.ts", "/index.ts"):
            path = Path(f"{target}{ending}")
            other = path.relative_to(root).as_posix() if path.is_relative_to(root) else ""
            if other in files:
                file.note(other, Kind.LATER if later else Kind.TYPES if types else Kind.RUN)
                break


def _module_name(path: str) -> str:
    """Return how a file is imported.

    >>> _module_name("src/burgomaster/games/__init__.py"), _module_name("tests/conftest.py")
    ('burgomaster.games', 'tests.conftest')
    """
    dotted = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return dotted.removesuffix(".__init__")


def read(root: Path) -> dict[str, File]:
    """Return all files of a checkout by their paths, with what they import."""
    root = root.resolve()
    files: dict[str, File] = {}
    for found in sorted([each for folder in FOLDERS for each in (root / folder).rglob("*")]):
        path = found.relative_to(root)
        if found.suffix in SUFFIXES and found.is_file() and not set(path.parts) & set(OTHERS):
            files[path.as_posix()] = File(path.as_posix(), room_of(path), found.read_text(encoding="utf-8"))
    modules = {_module_name(path): path for path in files if path.endswith(".py")}
    for file in files.values():
        if file.path.endswith(".py"):
            _Python(file, modules).visit(ast.parse(file.text))
        else:
            _read_app(file, files, root)
    return files
