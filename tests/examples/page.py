"""Run the Python of a page, as one session: `python -m tests.examples.page docs/maskable-ppo.md`."""

from __future__ import annotations

import re
import sys
from pathlib import Path


def run(page: Path) -> None:
    """Run all its examples, one after the other."""
    text = page.read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "__main__"}
    for block in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        exec(compile(block, str(page), "exec"), names)


if __name__ == "__main__":
    run(Path(sys.argv[1]))
