"""The server that tests start: whatever goes wrong with it, no process is left behind."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.server.host import Server

PID = "import os, pathlib; pathlib.Path({file!r}).write_text(str(os.getpid())); print('Hello', flush=True)"


def test_a_server_that_does_not_start_as_it_should_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    server = Server(tmp_path, PID.format(file=str(file)))
    with pytest.raises(AssertionError, match="Hello"):
        server.start()
    with pytest.raises(ProcessLookupError):
        os.kill(int(file.read_text()), signal.SIGCONT)
