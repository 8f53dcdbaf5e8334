"""Many games between bots: `burgomaster simulate` and `burgomaster arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from burgomaster.cli.say import Voice
from tests.cli.conftest import Run

LANGUAGES = ("en", "de", "nl")

LONG = "simulate hamburg -p 2 -n 100000 -b my_bots:First --json"


def test_simulate_prints_json(run: Run) -> None:
    done = run("simulate hamburg --players 2 --games 4 --bots random --seed 3 --jobs 2 --json")
    data = json.loads(done.stdout)
    assert done.returncode == 0
    wanted = ["game", "players", "games", "decisions", "seconds", "decisions_per_second", "games_per_second"]
    assert set(wanted) <= set(data)
    assert data["games"] == 4
    assert len(data["mean_score"]) == len(data["win_share"]) == 2
    again = json.loads(run("simulate hamburg -p 2 -n 4 -b random --seed 3 --jobs 1 --json").stdout)
    assert again["mean_score"] == data["mean_score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_and_arena_print_tables(run: Run, language: str) -> None:
    said = Voice(language)
    done = run(f"simulate hamburg -p 2 -n 2 -b random --jobs 1 --lang {language}")
    assert said("label-mean-score") in done.stdout
    done = run(
        *f"arena hamburg --bots random,burgomaster.bots.base:Random -n 2 --jobs 1 --lang {language}".split()
    )
    assert done.returncode == 0
    assert said("label-interval") in done.stdout


def test_arena_prints_json(run: Run) -> None:
    done = run("arena hamburg --bots clerk,random --players 2 --games 4 --seed 1 --jobs 2 --json")
    data = json.loads(done.stdout)
    assert data["games"] == 4
    assert set(data["win_share"]) == {"clerk", "random"}
    assert len(data["interval_95"]["clerk"]) == 2


def test_a_bot_in_the_folder_one_works_in_can_play(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class First:\n"
        "    def choose(self, question, see, rng, budget):\n"
        "        return question.choices[0]\n",
        encoding="utf-8",
    )
    done = run("arena hamburg --bots my_bots:First,random -n 2 --jobs 2 --json")
    assert done.returncode == 0, done.stderr
    assert "my_bots:First" in json.loads(done.stdout)["win_share"]


COUNTING = """
from pathlib import Path
class First:
    games = 0
    def sit(self, seat):
        First.games += seat == 0
        if First.games > 10:
            Path("played").touch()
        return self
    def choose(self, question, see, rng, budget):
        return question.choices[0]
"""


def interrupted(folder: Path, later: float = 0) -> tuple[int, bytes, bytes]:
    """Interrupt a long simulation when one of its processes has played ten games."""
    (folder / "played").unlink(missing_ok=True)
    (folder / "my_bots.py").write_text(COUNTING, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "burgomaster", *LONG.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - one call, nothing that could wait for a thread
    )
    try:
        while not (folder / "played").exists() and process.poll() is None:
            time.sleep(0.05)
        time.sleep(later)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=600)
    finally:
        process.kill()
    return process.returncode, out, err


def hear_ctrl_c() -> None:
    """Undo what a shell does to programs in the background: they would not hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    code, out, err = interrupted(tmp_path)
    if not out:  # what was played had not been heard of yet
        code, out, err = interrupted(tmp_path, later=60)
    assert code == 130, err
    assert b"Traceback" not in err
    data = json.loads(out)
    assert data["interrupted"] is True
    assert data["games"] < 100000
