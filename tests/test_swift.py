"""`make play` compiles the engine in the background: for these very sources, and for the next start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from hatch_build import make_swift, swift, swift_folder

ROOT = Path(__file__).parent.parent
SETTINGS = '[tool.burgomaster]\ncompiled = ["toy.core"]\ninterpreted = []\n'
SOURCE = "def double(number: int) -> int:\n    return 2 * number\n"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project of one module, laid out as this one is."""
    package = tmp_path / "src" / "toy"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "core/__init__.py"):
        (package / name).touch()
    (package / "core" / "sums.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "hatch_build.py").symlink_to(ROOT / "hatch_build.py")
    monkeypatch.delenv("BURGOMASTER_COMPILE", raising=False)
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return what is started in the background; here nothing really is."""
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(command))
    return commands


def test_a_changed_source_has_another_engine_and_the_app_has_none(toy: Path) -> None:
    before = swift_folder(toy)
    static = toy / "src" / hatch_build.APP
    static.mkdir(parents=True)
    (static / "index.html").write_text("another app", encoding="utf-8")
    assert swift_folder(toy) == before
    (toy / "src" / "toy" / "core" / "sums.py").write_text(SOURCE + "# changed\n", encoding="utf-8")
    assert swift_folder(toy) != before


def test_the_first_start_is_played_as_it_is_and_says_that_the_next_is_faster(
    toy: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "check_compiler", lambda: None)
    assert swift(toy) == ""
    assert [command[-2:] for command in started] == [["swift", "make"]]
    assert capsys.readouterr().err.count("\n") == 1
    swift_folder(toy).mkdir(parents=True)
    assert swift(toy) == str(swift_folder(toy))
    assert len(started) == 1


def test_without_a_compiler_or_where_nobody_wants_it_nothing_is_started(
    toy: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert swift(toy) == ""
    swift_folder(toy).mkdir(parents=True)
    monkeypatch.setenv("BURGOMASTER_COMPILE", "0")
    assert swift(toy) == ""
    assert not started


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_what_was_compiled_is_found_until_a_source_changes(
    toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURGOMASTER_QUICK", "1")
    monkeypatch.setattr(os, "nice", lambda _: 19)  # of this process it would stay so
    make_swift(toy)
    folder = swift(toy)
    assert Path(folder) == swift_folder(toy)
    asked = "import toy.core.sums as sums; print(sums.__file__, sums.double(21))"
    told = subprocess.run(
        [sys.executable, "-c", asked], env={"PYTHONPATH": folder}, capture_output=True, text=True, check=True
    )
    file, answer = told.stdout.split()
    assert not file.endswith(".py")
    assert answer == "42"
    assert not list(Path(folder).rglob("sums*.c"))
    (toy / "src" / "toy" / "core" / "sums.py").write_text(SOURCE + "# changed\n", encoding="utf-8")
    assert not swift_folder(toy).exists()
