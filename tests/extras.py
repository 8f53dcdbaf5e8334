"""Try each extra in a clean environment: `python -m tests.extras FOLDER [EXTRA ...]`, by `make test-extras`.

The wheel in FOLDER is installed with the extra, from wherever pip finds the rest, and used as a newcomer
would; what only another extra brings must not be there.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

PLAY: Final = """
import burgomaster
table = burgomaster.new("hamburg", players=2, seed=1)
while not table.over:
    seat, choices = table.turn()
    table.apply(seat, choices[0])
print(burgomaster.build_kind(), table.scores())
"""
SERVER: Final = """
from burgomaster.server.app import make_app
from burgomaster.server.settings import Settings
print(make_app(Settings(database="tables.sqlite3")))
"""
ENVS: Final = """
import gymnasium
from pettingzoo.test import api_test
from burgomaster.envs import hamburg_v0
from burgomaster.envs.dataset import Plan, faults, make
from pathlib import Path
api_test(hamburg_v0.env(players=2), num_cycles=200)
make(Plan("bruges", ("random", "random"), games=1), Path("games"))
assert not list(faults(Path("games")))
"""
RAY: Final = """
from burgomaster import simulate
alone = simulate("hamburg", bots=["random"], players=2, games=8, seed=1)
there = simulate("hamburg", bots=["random"], players=2, games=8, seed=1, on="ray")
assert there.mean_score == alone.mean_score
"""
USES: Final = {
    "": PLAY,
    "web": SERVER,
    "postgres": "import psycopg; print(psycopg.__version__)",
    "research": ENVS,
    "cluster": RAY,
    "all": PLAY + SERVER,
}
"""What each extra is for, as a program."""
APART: Final = {"": "litestar", "web": "numpy", "all": "ray", "research": "ray", "cluster": "pettingzoo"}
"""What an extra does not bring."""


def tried(wheel: Path, extra: str) -> None:
    """Install the wheel with an extra into a new environment, and use it there."""
    with tempfile.TemporaryDirectory() as folder:
        python = f"{folder}/venv/bin/python"
        subprocess.run([sys.executable, "-m", "venv", f"{folder}/venv"], check=True)
        named = f"{wheel.resolve()}[{extra}]" if extra else str(wheel.resolve())
        pip = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", named]
        subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)
        subprocess.run([python, "-m", "pip", "check"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([python, "-c", USES[extra]], check=True, cwd=folder)
        if extra in APART:
            there = subprocess.run([python, "-c", f"import {APART[extra]}"], check=False, capture_output=True)
            if there.returncode == 0:
                sys.exit(f"[{extra}] brings {APART[extra]}, which it should not")
        print(f"[{extra or 'nothing more'}] does what it is for", flush=True)


def main() -> None:
    """Try those extras that are named, else all."""
    wheels = sorted(Path(sys.argv[1]).glob("*.whl"))
    if len(wheels) != 1:
        sys.exit(f"one wheel is expected in {sys.argv[1]}, not {len(wheels)}")
    for extra in sys.argv[2:] or USES:
        tried(wheels[0], extra)


if __name__ == "__main__":
    main()
