"""Look through built pages for what a browser would fetch from elsewhere: `python -m bench.site FOLDER`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

FETCHED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preconnect|preload|icon|dns-prefetch))[^>]*\bhref=["']?((?:https?:)?//[^"'\s>]+)"""
    r"""|(?:@import\s+|url\()["']?((?:https?:)?//[^"')\s]+)"""
)


def fetched(text: str) -> list[str]:
    """Return the addresses elsewhere that a page or a style sheet makes a browser ask for.

    >>> fetched('<a href="https://a.example">x</a><script src="https://b.example/x.js"></script>')
    ['https://b.example/x.js']
    """
    return [next(part for part in found if part) for found in FETCHED.findall(text)]


def main(folder: Path) -> int:
    """Print what is fetched from elsewhere, and return how much that is."""
    count = 0
    for path in sorted([*folder.rglob("*.html"), *folder.rglob("*.css")]):
        for address in fetched(path.read_text(encoding="utf-8")):
            print(f"{path.relative_to(folder)}: {address}")
            count += 1
    return count


if __name__ == "__main__":
    sys.exit(1 if main(Path(sys.argv[1])) else 0)
