"""Running the command in a process of its own, as people do."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from burgomaster.cli.main import app

Run = Callable[..., subprocess.CompletedProcess[str]]
Call = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `python -m burgomaster` in an empty folder, with an environment that decides nothing."""

    def run_command(
        line: str = "", *more: str, typed: str | bytes = "", environment: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        given = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        given |= {"XDG_STATE_HOME": str(tmp_path / "state"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
        given |= {"PYTHONUTF8": "1", "COLUMNS": "100"}
        given |= environment or {}
        done = subprocess.run(
            [sys.executable, "-m", "burgomaster", *shlex.split(line), *more],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            cwd=tmp_path,
            env=given,
            timeout=240,
            check=False,
        )
        out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
        assert "Traceback" not in err, err
        return subprocess.CompletedProcess(done.args, done.returncode, out, err)

    return run_command


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run the command in this process, which is quicker: for the many ways in which it can be misused."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    def call_command(line: str, *more: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, [*shlex.split(line), *more], input=typed)

    return call_command
