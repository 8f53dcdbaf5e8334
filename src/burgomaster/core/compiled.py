"""How compiled classes are declared; without the compiler's helper package the declaration means nothing."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # the helper package only matters while compiling

    def mypyc_attr(*attrs, **kwattrs):  # type: ignore[misc, no-untyped-def]
        """Return a decorator that leaves the class as it is."""
        return lambda decorated: decorated
