"""Bots that are programs of their own: asked in lines of JSON, bounded in what they may do."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from burgomaster.arena import Match, play
from burgomaster.bots import Budget, ask, bot
from burgomaster.bots.program import Program
from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.games import GAMES, rules_of

LAST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["table"]["seen_by"] == asked["seat"]
    print(json.dumps({"choice": asked["choices"][asked["seed"] % len(asked["choices"])]}), flush=True)
"""
HOSTILE = {
    "never answers": "import time\ntime.sleep(600)",
    "answers 10 MB": "print('x' * 10_000_000, flush=True)\nimport time\ntime.sleep(600)",
    "answers something else": 'import time\nprint(\'{"choice": "win"}\', flush=True)\ntime.sleep(600)',
    "answers no JSON": "print('pass', flush=True)\nimport time\ntime.sleep(600)",
    "answers a number": "print('7', flush=True)\nimport time\ntime.sleep(600)",
    "ends": "pass",
}
FORKS = """
import os, pathlib, sys, time
pids = []
for _ in range(5):
    pid = os.fork()
    if pid == 0:
        time.sleep(600)
        os._exit(0)
    pids.append(pid)
pathlib.Path(sys.argv[1]).write_text(" ".join(map(str, [os.getpid(), *pids])))
print("now you see me", flush=True)
time.sleep(600)
"""


def written(folder: Path, code: str, *arguments: str) -> str:
    file = folder / "program.py"
    file.write_text(code, encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(file), *arguments])


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_what_its_seat_sees_and_plays_it_again_alike(game: str, tmp_path: Path) -> None:
    match = Match(game, (written(tmp_path, LAST), "random"), seed=3)
    assert play(match) == play(match)


def test_a_command_is_told_from_a_name_and_from_a_class() -> None:
    assert isinstance(bot("node my_bot.mjs", "hamburg"), Program)
    assert isinstance(bot("./my_bot", "hamburg"), Program)
    assert not isinstance(bot("burgomaster.bots.base:Random", "hamburg"), Program)


@pytest.mark.parametrize("code", HOSTILE.values(), ids=[*HOSTILE])
def test_a_program_that_does_not_answer_as_it_should_is_ended_and_refused(code: str, tmp_path: Path) -> None:
    table = rules_of("hamburg").new({"players": 2}, Fast(1))
    seat, _ = table.turn()
    mind = Program(written(tmp_path, code), "hamburg")
    began = time.monotonic()
    with pytest.raises(Refused) as refused:
        ask(mind, table, seat, Fast(1), Budget(seconds=0.01))
    assert refused.value.message.id == "bot-silent"
    assert time.monotonic() - began < 20
    assert not mind.runs


def test_a_program_that_cannot_be_started_is_refused() -> None:
    table = rules_of("hamburg").new({"players": 2}, Fast(1))
    seat, _ = table.turn()
    with pytest.raises(Refused):
        ask(Program("/no/such/program", "hamburg"), table, seat, Fast(1))


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    noted = tmp_path / "pids"
    table = rules_of("hamburg").new({"players": 2}, Fast(1))
    seat, _ = table.turn()
    with pytest.raises(Refused):
        ask(Program(written(tmp_path, FORKS, str(noted)), "hamburg"), table, seat, Fast(1))
    pids = [int(pid) for pid in noted.read_text().split()]
    assert len(pids) == 6
    until = time.monotonic() + 10
    while any(_lives(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    assert [pid for pid in pids if _lives(pid)] == []


def _lives(pid: int) -> bool:
    """Tell whether a process runs; one that has ended and was not asked for yet does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
