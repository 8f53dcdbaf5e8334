"""`burgomaster dataset` writes games and looks at them."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_data_set_is_written_and_looked_at(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    made = run("", "dataset", "bruges", folder, "--games", "1", "--bots", "random", "--lang", "de")
    assert made.returncode == 0, made.stderr
    assert "Ein Spiel steht in" in made.stdout
    looked = run("", "dataset", "bruges", folder, "--check")
    assert looked.stdout == "What is written there is sound.\n"
    (tmp_path / "games" / "games-00000.parquet").write_bytes(b"")
    (tmp_path / "games" / "games-00000.parquet").rename(tmp_path / "games" / "other")
    looked = run("", "dataset", "bruges", folder, "--check")
    assert looked.returncode == 2
    assert "games-00000.parquet is missing." in looked.stderr
