"""What the docs say of City Tycoon's tests."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_ruling_names_a_test_that_is_there() -> None:
    """docs/rulings.md tells which test shows each ruling on City Tycoon; three dots stand for a rest."""
    here = Path(__file__).parent
    text = (here.parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8").split("## City Tycoon")[1]
    tests = "".join(path.read_text(encoding="utf-8") for path in here.rglob("*.py"))
    defined = re.findall(r"^def (test_\w+)", tests, re.MULTILINE)
    named = re.findall(r"`(test_[a-z0-9_]+(?:\.\.\.)?)`", text)
    assert len(named) > 20
    for name in named:
        start = name.removesuffix("...")
        assert any(each.startswith(start) if name != start else each == name for each in defined), name
