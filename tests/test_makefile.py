"""`make` with a Python that is too old, or with none: told at once, before anything is installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("make", "bash", "find", "mkdir", "rm", "touch", "date", "tail", "cat", "tee", "awk", "sed", "env")
pytestmark = pytest.mark.skipif(
    shutil.which("make") is None or not Path("/bin/bash").exists(), reason="there is no make here"
)


def older(path: Path, version: str) -> None:
    """Make a Python that says it is of another version."""
    pretend = f"import sys; sys.version_info = ({version}); exec(sys.argv[1])"
    path.write_text(f'#!/bin/bash\nexec {sys.executable} -c "{pretend}" "$2"\n', encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def bench(tmp_path: Path) -> Path:
    """Return a folder to call make in, as after cloning: with nothing installed."""
    folder = tmp_path / "clone"
    folder.mkdir()
    for each in (
        ".ci",
        "Makefile",
        "pyproject.toml",
        "hatch_build.py",
        "LICENSE",
        "requirements",
        "src",
        "web",
    ):
        (folder / each).symlink_to(ROOT / each)
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None
        (tools / tool).symlink_to(found)
    return folder


def made(bench: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", *arguments],
        cwd=bench,
        env={"PATH": str(bench.parent / "tools"), "HOME": str(bench)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("goal", ["play", "terminal", "test", "test-pure", "setup"])
def test_an_old_python_is_told_of(bench: Path, goal: str) -> None:
    older(bench.parent / "tools" / "python3", "3, 9, 18")
    done = made(bench, goal)
    assert done.returncode != 0
    assert "needs Python 3.11 or newer; 'python3' is Python 3.9.18." in done.stderr
    assert "PYTHON=python3.12" in done.stderr
    assert not (bench / ".venv").exists()


@pytest.mark.parametrize("goal", ["play", "test"])
def test_no_python_is_told_of(bench: Path, goal: str) -> None:
    done = made(bench, goal)
    assert done.returncode != 0
    assert "there is no 'python3' here" in done.stderr
    assert "Install one" in done.stderr
    assert not (bench / ".venv").exists()


def test_a_newer_one_that_is_there_is_named(bench: Path) -> None:
    older(bench.parent / "tools" / "python3", "3, 6, 15")
    older(bench.parent / "tools" / "python3.13", "3, 13, 0")
    done = made(bench, "play")
    assert done.returncode != 0
    assert "python3.13 is here: call make with PYTHON=python3.13" in done.stderr


@pytest.mark.parametrize("version", ["3, 11, 0", "3, 12, 1", "3, 13, 0", "4, 0, 0"])
def test_a_python_that_is_new_enough_is_taken(bench: Path, version: str) -> None:
    """It gets as far as making the environment, at which this one fails."""
    older(bench.parent / "tools" / "python3", version)
    done = made(bench, ".venv/.made")
    assert "python3 -m venv .venv" in done.stdout
    assert "needs Python" not in done.stderr


def test_an_environment_that_is_there_needs_no_other_python(bench: Path) -> None:
    older(bench.parent / "tools" / "python3", "3, 9, 18")
    (bench / ".venv").mkdir()
    (bench / ".venv" / ".made").touch()
    assert made(bench, ".venv/.made").returncode == 0


@pytest.mark.parametrize(
    "suite",
    [
        *("test_frame.py", "core", "paper", "rows", "bots", "arena", "server/test_secrecy.py", "upgrade"),
        *(
            "games/test_conformance.py",
            "games/test_golden.py",
            "games/test_laws.py",
            "games/test_positions.py",
        ),
        *("hamburg/golden", "hamburg/test_secrets.py", "hamburg/test_soak.py", "hamburg/test_tables.py"),
        *("hamburg/test_positions.py", "city_tycoon/golden", "city_tycoon/test_secrets.py"),
        *("city_tycoon/test_laws.py", "city_tycoon/test_clerk.py", "city_tycoon/test_positions.py"),
    ],
)
def test_the_compiled_engine_is_tried_with_what_could_differ_there(suite: str) -> None:
    """The Makefile finds suites by their names: one that is renamed must not be forgotten there."""
    told = subprocess.run(
        ["make", "--print-data-base", "--dry-run", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = [each for each in told.stdout.splitlines() if each.startswith("COMPILED_TESTS := ")]
    assert (ROOT / "tests" / suite).exists()
    assert f"tests/{suite}" in line.split()
