"""Play and study the board games Hamburg, Bruges and City Tycoon."""

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Literal

__all__ = ["__version__", "build_kind"]

__version__ = "0.3.0.dev0"


def build_kind() -> Literal["compiled", "pure Python"]:
    """Tell whether the engine runs as a C extension or as plain Python, without importing it."""
    core = Path(__file__).with_name("core")
    spec = PathFinder.find_spec("burgomaster.core.table", [str(core)])
    compiled = spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "pure Python"
