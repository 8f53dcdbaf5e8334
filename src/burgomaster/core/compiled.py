"""How compiled classes and numbers are declared; without the compiler's helper package it means nothing.

`acyclic`: nothing that an object holds leads back to it, so Python need not look for circles through it.
`free_list_len`: the memory of the last object that is gone is kept for the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import i64 as i64  # a whole number that the compiler keeps in a register
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # the helper package only matters while compiling
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Return a decorator that leaves the class as it is."""
        return lambda decorated: decorated
