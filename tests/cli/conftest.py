"""Running the command in a process of its own, as people do."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from burgomaster.cli.main import app
from burgomaster.core.chance import Fair
from burgomaster.core.game import Game
from burgomaster.games.hamburg.rules import RULES
from tests.cli.forking import Done, Forking

Run = Callable[..., subprocess.CompletedProcess[str]]
Call = Callable[..., Result]


@pytest.fixture(scope="session")
def forking() -> Iterator[Forking]:
    """Return what starts the command quickly, for all tests of this process."""
    with Forking() as found:
        yield found


@pytest.fixture
def run(tmp_path: Path, forking: Forking) -> Run:
    """Run `burgomaster` in a process of its own and an empty folder; the environment decides nothing.

    With `anew`, or an environment to be tried, it is started as people start it: nothing was loaded before.
    """

    def run_command(
        line: str = "",
        *more: str,
        typed: str | bytes = "",
        environment: dict[str, str] | None = None,
        anew: bool = False,
    ) -> subprocess.CompletedProcess[str]:
        given = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        given |= {"XDG_STATE_HOME": str(tmp_path / "state"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
        given |= {"PYTHONUTF8": "1", "COLUMNS": "100"}
        given |= environment or {}
        arguments = [*shlex.split(line), *more]
        data = typed.encode() if isinstance(typed, str) else typed
        done = (
            started(arguments, tmp_path, given, data)
            if anew or environment
            else forking.run(arguments, tmp_path, given, data)
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run_command


def started(arguments: list[str], folder: Path, environment: dict[str, str], typed: bytes) -> Done:
    """Run `python -m burgomaster`."""
    command = [sys.executable, "-m", "burgomaster", *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, cwd=folder, env=environment, timeout=240, check=False
    )
    return Done(command, done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


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


@pytest.fixture(scope="session")
def finished_record() -> str:
    """Return the record of a whole game, with the secret of its dice."""
    game = Game(RULES, {"players": 2}, Fair(b"a secret of exactly thirty-two b"))
    while not game.table.over:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[0])
    return str(game.record())
