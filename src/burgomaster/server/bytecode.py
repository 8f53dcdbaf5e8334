"""What the browser's Python runs, compiled by that very Python: `web/scripts/compile.mjs` runs this there.

Sources go in, the engine's and the library's, and what Python makes of them comes out, so that no browser has
to compile anything. Of the library stays what the engine imports, and what that imports; docstrings go.
"""

from __future__ import annotations

import ast
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Final

WHEN: Final = (1980, 1, 1, 0, 0, 0)
"""The same things in an archive make the same archive."""

_SURE: Final = bytes([1, 0, 0, 0, *bytes(8)])
"""What follows Python's own number in a compiled file that is never compared with its source."""
_BY_NAME: Final = ("encodings.ascii", "encodings.latin_1")
"""Modules that are imported by names which are put together."""


def pack(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files into an archive, as they are: all of it is compressed better than each alone."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, WHEN), content)


def unpacked(path: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of an archive."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                yield name, archive.read(name)


def compiled(files: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Yield files with modules as Python reads them when there is no source: `a/b.pyc`, without docstrings.

    >>> [(name, content)] = compiled([("a.py", b"'''What it does.'''")])
    >>> name, content.startswith(MAGIC_NUMBER), b"What it does" in content
    ('a.pyc', True, False)
    """
    for name, content in files:
        if name.endswith(".py"):
            code = compile(_undocumented(content), name, "exec", dont_inherit=True)
            yield f"{name}c", MAGIC_NUMBER + _SURE + marshal.dumps(code)
        else:
            yield name, content


def _undocumented(source: bytes) -> ast.Module:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(ast.Constant(str())) as only]:
                    node.body = [ast.copy_location(ast.Pass(), only)]
                case [ast.Expr(ast.Constant(str())), *rest]:
                    node.body = rest
                case _:
                    pass
    return tree


def needed(library: str, modules: Iterable[tuple[str, bytes]]) -> set[str]:
    """Return the files of a library, an archive on the path, that are imported by or for some modules."""
    for name, content in modules:
        if name.endswith(".py") and name.startswith("burgomaster/"):
            import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            for each in _named(ast.parse(content)):
                if each.partition(".")[0] in sys.stdlib_module_names:
                    import_module(each)
    for each in _BY_NAME:
        import_module(each)
    files = [str(getattr(module, "__file__", "")) for module in sys.modules.values()]
    return {file.removeprefix(f"{library}/") for file in files if file.startswith(f"{library}/")}


def _named(tree: ast.Module) -> Iterator[str]:
    """Yield the modules that are imported anywhere in a module, also by a function and not until then."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def compile_all(sources: Path, folder: Path, library: str) -> None:
    """Write `engine.zip` and `library.zip` into a folder, from the engine's sources and the library."""
    engine = [*unpacked(sources)]
    used = needed(library, engine)
    pack(folder / "engine.zip", compiled(engine))
    pack(folder / "library.zip", compiled(file for file in unpacked(Path(library)) if file[0] in used))
