"""Starting the command many times: a process that has loaded all but the command itself, and forks for each.

A fork has its own arguments, environment, folder, input and output, as a process that was started anew has;
only loading Python, the games and the libraries is done once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

LOADED: Final = (
    "typer",
    "rich.console",
    "rich.table",
    "fluent.runtime",
    "burgomaster.bots",
    "burgomaster.words",
)


class Forking:
    """The process that forks; used as long as the `with` lasts."""

    def __enter__(self) -> Forking:
        command = [sys.executable, "-m", "tests.cli.forking"]
        root = Path(__file__).parents[2]
        given = {**os.environ, "PYTHONUTF8": "1"}
        self._process = subprocess.Popen(
            command, cwd=root, env=given, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def run(self, arguments: list[str], folder: Path, environment: dict[str, str], typed: bytes) -> Done:
        """Run the command with these arguments to its end."""
        files = [folder / f".{name}" for name in ("in", "out", "err")]
        files[0].write_bytes(typed)
        order = [arguments, str(folder), environment, [str(file) for file in files]]
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        status = json.loads(self._process.stdout.readline())
        out, err = [file.read_bytes().decode("utf-8") for file in files[1:]]
        for file in files:
            file.unlink()
        return subprocess.CompletedProcess(arguments, status, out, err)


Done = subprocess.CompletedProcess[str]


def serve() -> None:
    """Load what takes long, then fork for every line that asks for it, and answer with its exit status."""
    from burgomaster.games import GAMES, rules_of

    for name in LOADED:
        __import__(name)
    for game in GAMES:
        rules_of(game)
    for line in sys.stdin.buffer:
        child = os.fork()
        if not child:
            become(*json.loads(line))
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


def become(arguments: list[str], folder: str, environment: dict[str, str], files: list[str]) -> None:
    """Be the command, in a process of its own."""
    for number, (name, mode) in enumerate(zip(files, ("rb", "wb", "wb"), strict=True)):
        with open(name, mode) as file:
            os.dup2(file.fileno(), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["burgomaster", *arguments]
    from burgomaster.__main__ import main

    main()


if __name__ == "__main__":
    serve()
