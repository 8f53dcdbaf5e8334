"""A real server in a process of its own, on loopback, to be talked to and killed by tests."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]

# The drafting game, at which everyone is asked at once, is there, too.
SCRIPT = """
import json, sys
from burgomaster.server.run import serve
from burgomaster.server.settings import settings_of
from burgomaster.games import GAMES
from tests.core.drafting import Drafting
GAMES["drafting"] = "tests.core.drafting"
from tests.server import postgres
postgres.redirect()
exec(sys.argv[4])
serve(port=int(sys.argv[1]), settings=settings_of({"database": sys.argv[2], **json.loads(sys.argv[3])}))
"""

PATIENCE = 300
"""After so many seconds what never comes is no longer waited for: a busy machine is slow, not wrong."""

# Run before the server starts: what it counts by the clock stands still. A limit gives its burst and no more,
# and what is said at most once a minute is said once, however long a test takes.
STILL = """
from functools import partial
from burgomaster.server import connection, door, health, limits, storage
limits.Bucket = connection.Bucket = partial(limits.Bucket, clock=lambda: 0.0)
door.Seldom = health.Seldom = storage.Seldom = partial(door.Seldom, clock=lambda: 0.0)
"""

# What tests may do more often than people, and more slowly.
GENEROUS = {
    "header_seconds": 2 * PATIENCE,
    "body_seconds": 2 * PATIENCE,
    "hello_seconds": 2 * PATIENCE,
    "bot_patience": 2 * PATIENCE,
    "messages_per_second": 100_000,
    "message_burst": 100_000,
    "requests_per_minute": 10_000_000,
    "messages_per_second_and_address": 1_000_000,
    "message_burst_of_address": 1_000_000,
    "chat_per_second": 100_000,
    "chat_burst": 100_000,
    "what_ifs_per_second": 100_000,
    "what_if_burst": 100_000,
    "known_what_ifs_per_second": 100_000,
    "known_what_if_burst": 100_000,
    "mine_per_minute": 10_000_000,
    "connections_per_address": 2000,
    "tables_per_hour": 10_000_000,
    "sockets_per_address": 1000,
    "texts_per_minute": 10_000_000,
    "text_seconds": 60,
    "bot_seconds": 0.05,
    "bot_moves_per_second": 100_000,
    "bot_share": 100_000,
    "hints_per_second": 100_000,
    "hint_burst": 100_000,
}


class Server:
    """A server process; `start` and `kill` as often as one likes, the database stays."""

    def __init__(self, folder: Path, first: str = "", **settings: Any) -> None:
        self.first = first  # a program that runs in the server's process before it starts
        self.database = folder / "tables.sqlite3"
        self.settings = {**GENEROUS, **settings}
        self.errors = folder / "errors.log"
        self.environment: dict[str, str] = {}  # beside the environment of the tests
        self.headers: dict[str, str] = {}  # sent with every request and socket
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._http: httpx.Client | None = None

    def command(self) -> list[str]:
        """Return what is called to start it."""
        settings = json.dumps(self.settings)
        return [*(sys.executable, "-c", SCRIPT), *(str(self.port), str(self.database), settings, self.first)]

    @property
    def http(self) -> httpx.Client:
        """A client with a connection for each request: a kept one may be closed just as it is used again."""
        if self._http is None:
            limits = httpx.Limits(max_keepalive_connections=0)
            self._http = httpx.Client(
                base_url=self.url, timeout=PATIENCE, headers=self.headers, limits=limits
            )
        return self._http

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        """Start it, on the same port as before."""
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(
                self.command(),
                cwd=ROOT,
                env={**os.environ, **self.environment},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            self._read_port(self._process)
            self._wait_until_up()
        except BaseException:  # a server that nobody gets is left running by nobody
            self.kill()
            raise
        return self

    def _read_port(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("Burgomaster is at http://127.0.0.1:"), first + self.said()
        self.port = int(first.strip().rstrip("/").rpartition(":")[2])

    def _wait_until_up(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self.http.get("/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server does not come up: " + self.said())

    def ended(self) -> int:
        """Wait until it has ended by itself, and return its status."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """Return what the server complained about."""
        return self.errors.read_text()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it politely."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None:
            return
        self._process = None
        if self._http is not None:
            self._http.close()
            self._http = None
        if process.poll() is None:
            os.kill(process.pid, how)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
