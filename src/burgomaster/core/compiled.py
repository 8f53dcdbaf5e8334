"""How compiled classes are declared; without the compiler's helper package the declaration means nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # the helper package only matters while compiling

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Return a decorator that leaves the class as it is."""
        return lambda decorated: decorated
