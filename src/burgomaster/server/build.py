"""Which build of the browser app is served: a page of another one is out of date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_ENTRY: Final = re.compile(r"<script[^>]+src=\"[^\"]*/([^/\"]+)\"")


def build_of(static: Path) -> str:
    """Return the name of the app's first script, which changes with what is in it; nothing without an app."""
    try:
        page = (static / "index.html").read_text(encoding="utf-8")
    except OSError:
        return ""
    found = _ENTRY.search(page)
    return found[1] if found else ""
