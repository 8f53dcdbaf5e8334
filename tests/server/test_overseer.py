"""Several processes behind one port, as `burgomaster serve --processes 2` starts, renews and ends them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.host import PATIENCE
from tests.server.postgres import database_of

pytestmark = pytest.mark.postgres


class Served:
    """A server of two processes, started by its command."""

    def __init__(self, database: str, said: Path) -> None:
        command = [sys.executable, "-m", "burgomaster", "serve", "--no-browser", "--port", "0"]
        self.said = said
        with said.open("wb") as output:
            self.process = subprocess.Popen(
                [*command, "--processes", "2", "--database", database],
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self.until(lambda: self.address() is not None)

    def address(self) -> str | None:
        """Return where it says that it is."""
        found = re.search(r"http://\S+:(\d+)/", self.said.read_text(encoding="utf-8"))
        return f"http://127.0.0.1:{found.group(1)}" if found else None

    def until(self, there: Callable[[], bool]) -> None:
        """Wait until something is so."""
        latest = time.monotonic() + PATIENCE
        while not there():
            assert self.process.poll() is None, self.said.read_text(encoding="utf-8")
            assert time.monotonic() < latest, self.said.read_text(encoding="utf-8")
            time.sleep(0.05)

    def alive(self) -> list[int]:
        """Return the processes that answer people."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return sorted([int(each) for each in children.split()])

    def answers(self) -> bool:
        """Tell whether somebody answers at its address."""
        return httpx.get(f"{self.address()}/healthz", timeout=PATIENCE).status_code == 200


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(database_of(tmp_path / "tables.db"), tmp_path / "said")
    yield server
    server.process.kill()
    server.process.wait()


def test_processes_behind_one_port_are_renewed_started_again_and_ended(served: Served) -> None:
    first = served.alive()
    assert len(first) == 2
    assert served.answers()
    # Renewed one after the other: somebody answers all the time.
    served.process.send_signal(signal.SIGHUP)
    served.until(lambda: served.answers() and len(served.alive()) == 2 and not {*first} & {*served.alive()})
    second = served.alive()
    # One that is gone is started again.
    os.kill(second[0], signal.SIGKILL)
    served.until(lambda: served.answers() and len(served.alive()) == 2 and second[0] not in served.alive())
    third = served.alive()
    assert second[1] in third
    served.process.terminate()
    assert served.process.wait(PATIENCE) == 0
    assert not [each for each in third if Path(f"/proc/{each}").exists()]
    assert "Traceback" not in served.said.read_text(encoding="utf-8")
