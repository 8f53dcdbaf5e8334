"""The cells of the notebooks run, one after the other (`make test-notebooks` lets Jupyter execute them)."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"
BOOKS = ("an-environment", "play-and-look", "write-a-bot")


def test_these_are_the_notebooks() -> None:
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb")) == list(BOOKS)


@pytest.mark.parametrize("name", BOOKS)
def test_cells_run_and_no_output_is_kept(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    ran = 0
    for cell in json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "what is kept may grow stale"
            with contextlib.redirect_stdout(io.StringIO()):
                exec("".join(cell["source"]), names)
            ran += 1
    assert ran >= 3
