"""What cannot be right is refused in a sentence: files, options, pipes that close, Ctrl-C."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from burgomaster.__main__ import main
from tests.cli.conftest import Call, Run

HOSTILE = {
    "binary": bytes(range(256)) * 50,
    "latin": "Pläne".encode("latin-1"),
    "empty": b"",
    "zeros": b"\0" * 1000,
    "deep": b"[" * 100_000,
    "json": b'{"game": "hamburg", "rules": 1e999}',
    "digits": b"game hamburg\nrules " + b"9" * 10_000 + b"\n\n",
    "huge": b"a" * (17 * 1024 * 1024),
    "lines": b"seat x\n" * 20_000,
}


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize("command", ["replay", "verify", "show", "moves", "score", "play --resume"])
def test_hostile_files_are_refused(call: Call, tmp_path: Path, command: str, kind: str) -> None:
    if kind == "empty" and command in ("show", "moves", "score"):
        pytest.skip("an empty position is the natural table")
    (tmp_path / "hostile").write_bytes(HOSTILE[kind])
    done = call(command, "hostile")
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip()) > 5


@pytest.mark.parametrize("kind", ["binary", "latin", "huge"])
def test_hostile_files_are_refused_by_the_real_command(run: Run, tmp_path: Path, kind: str) -> None:
    (tmp_path / "hostile").write_bytes(HOSTILE[kind])
    assert run("verify hostile").returncode == 2
    assert run("show -", typed=HOSTILE[kind]).returncode == 2


@pytest.mark.parametrize("command", ["replay", "verify", "show", "play --resume"])
def test_missing_and_unreadable_files_are_refused(call: Call, tmp_path: Path, command: str) -> None:
    assert call(command, "nowhere").exit_code == 2
    assert call(command, ".").exit_code == 2
    assert call(command, "a" * 5000).exit_code == 2
    if hasattr(os, "geteuid") and os.geteuid() != 0:
        (tmp_path / "secret").write_text("x", encoding="utf-8")
        (tmp_path / "secret").chmod(0)
        assert call(command, "secret").exit_code == 2


def test_half_written_records_are_refused(call: Call, tmp_path: Path, finished_record: str) -> None:
    for part in (3, 40, len(finished_record) // 2, len(finished_record) - 3):
        (tmp_path / "half").write_text(finished_record[:part], encoding="utf-8")
        assert call("verify half").exit_code == 2


@pytest.mark.parametrize(
    "line",
    [
        "simulate chess",
        "simulate hamburg --players 9",
        "simulate hamburg --players -1",
        "simulate hamburg --games 0",
        "simulate hamburg --games many",
        "simulate hamburg --bots emperor",
        "simulate hamburg --bots ,",
        "simulate hamburg --seed -4",
        "simulate hamburg --jobs 0",
        "simulate hamburg --lang fr",
        "simulate hamburg --data nowhere",
        "arena hamburg --bots clerk",
        "arena hamburg --bots clerk,clerk",
        "arena hamburg --bots no_such:Bot,clerk",
        "cards",
        "cards chess",
        "cards hamburg 54 --data nowhere",
        "play chess",
        "play --players 7",
        "play --humans 4 --players 3",
        "play --bots nobody",
        "data check hamburg nowhere",
        "data check chess .",
        "data export hamburg out --set nowhere",
        "cards city_tycoon 121",
        "cards city_tycoon 3 --data nowhere",
        "data check city_tycoon nowhere",
        "data export city_tycoon out --set nowhere",
        "simulate city_tycoon --data nowhere",
        "play city_tycoon --data nowhere",
        "no-such-command",
        "replay",
    ],
)
def test_impossible_options_are_refused(call: Call, line: str) -> None:
    done = call(line)
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip()) > 5
    assert done.stdout == ""


@pytest.mark.skipif(shutil.which("head") is None, reason="there is no head here")
@pytest.mark.parametrize("line", ["cards hamburg", "cards hamburg --json", "play --seed 1 --humans 0"])
def test_a_closed_pipe_ends_quietly(tmp_path: Path, line: str) -> None:
    command = f"{sys.executable} -m burgomaster {line} | head -n 1"
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, shell=True, capture_output=True, env=environment, timeout=240, check=False, cwd=tmp_path
    )
    assert b"Traceback" not in done.stderr, done.stderr
    assert b"Exception ignored" not in done.stderr, done.stderr
    assert done.stdout.count(b"\n") == 1


class Slow(ModuleType):
    """A module that somebody interrupts while it is being loaded."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


def test_ctrl_c_while_the_command_is_still_loading(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "burgomaster.cli.main", Slow("burgomaster.cli.main"))
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 130
    assert capsys.readouterr() == ("", "")
