"""A data set can be resumed, is the same for the same plan, and its checker finds what was changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgomaster.core.message import Refused
from burgomaster.envs import dataset
from burgomaster.envs.dataset import CARD, Plan, faults, make
from burgomaster.envs.parquet import read_rows, write_rows

PLAN = Plan("bruges", ("random", "random"), games=5, seed=3)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_it_is_written_in_parts_checked_and_resumed(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    make(PLAN, tmp_path, lambda done, of: told.append((done, of)))
    assert told == [(2, 5), (4, 5), (5, 5)]
    assert list(faults(tmp_path)) == []
    whole = files(tmp_path)
    assert len(whole) == 8
    (tmp_path / "decisions-00001.parquet").unlink()
    make(PLAN, tmp_path)
    assert files(tmp_path) == whole
    with pytest.raises(Refused, match="dataset-other"):
        make(Plan("bruges", ("random", "random"), games=5, seed=4), tmp_path)


def test_a_row_tells_what_was_seen_offered_and_chosen(tmp_path: Path) -> None:
    make(Plan("hamburg", ("random",), games=1, options={"expansions": ["ships"]}), tmp_path)
    (game,) = read_rows(tmp_path / "games-00000.parquet")
    rows = read_rows(tmp_path / "decisions-00000.parquet")
    card = json.loads((tmp_path / CARD).read_text())
    assert game["decisions"] == len(rows) > 50
    for row in rows:
        assert len(row["observation"]) == len(card["observation"])
        assert len(row["offers"]) == 2 * len(card["offer"]) * row["offered"]
        assert row["lead"] == game["scores"][0] - game["scores"][1]
    assert "1 games of hamburg" in (tmp_path / "README.md").read_text()
    assert card["files"].keys() == {"games-00000.parquet", "decisions-00000.parquet"}


def test_whatever_was_changed_is_found(tmp_path: Path) -> None:
    make(Plan("city_tycoon", ("random", "random"), games=1), tmp_path)
    path = tmp_path / "decisions-00000.parquet"
    rows = read_rows(path)
    rows[0]["observation"] = bytes(len(rows[0]["observation"]))
    write_rows(path, rows[:-1], dataset.DECISIONS)
    (tmp_path / "games-00000.parquet").rename(tmp_path / "games-00001.parquet")
    (tmp_path / "decisions-00001.parquet").write_bytes(path.read_bytes())
    assert [fault.id for fault in faults(tmp_path)] == [
        "dataset-file-missing",
        "dataset-file-changed",
        "dataset-game-differs",
        "dataset-decision-differs",
    ]
