"""A real server in a process of its own, on loopback, to be talked to and killed by tests."""

from __future__ import annotations

import json
import os
import re
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


COUNT = int(os.environ.get("BURGOMASTER_PROCESSES", "1"))
"""So many processes serve together, on PostgreSQL; tests ask one after the other."""


class Server:
    """A server process, or some on one database; `start` and `kill` as often as one likes."""

    def __init__(self, folder: Path, first: str = "", **settings: Any) -> None:
        self.first = first  # a program that runs in the server's process before it starts
        self.database = folder / "tables.sqlite3"
        self.settings = {**GENEROUS, **settings}
        self.errors = folder / "errors.log"
        self.environment: dict[str, str] = {}  # beside the environment of the tests
        self.headers: dict[str, str] = {}  # sent with every request and socket
        self.patience: float = PATIENCE
        self.count = COUNT
        self.ports = [0] * self.count
        self._processes: list[subprocess.Popen[str] | None] = []
        self._https: dict[int, httpx.Client] = {}
        self._turn = 0
        self._left_out: set[int] = set()

    def command(self, port: int) -> list[str]:
        """Return what is called to start it."""
        inner = {"inner": "127.0.0.1:0"} if self.count > 1 else {}
        settings = json.dumps({**self.settings, **inner})
        return [*(sys.executable, "-c", SCRIPT), *(str(port), str(self.database), settings, self.first)]

    @property
    def http(self) -> httpx.Client:
        """A client with a connection for each request: a kept one may be closed just as it is used again."""
        return self._http_at(self._next_port())

    def _http_at(self, port: int) -> httpx.Client:
        if port not in self._https:
            limits = httpx.Limits(max_keepalive_connections=0)
            self._https[port] = httpx.Client(
                base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, headers=self.headers, limits=limits
            )
        return self._https[port]

    def _next_port(self) -> int:
        """Return where to ask now: of those that run, the next."""
        up = [
            port
            for number, (port, each) in enumerate(zip(self.ports, self._processes, strict=False))
            if each is not None and number not in self._left_out
        ]
        self._turn += 1
        return (up or self.ports)[self._turn % len(up or self.ports)]

    @property
    def port(self) -> int:
        return self.ports[0]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._next_port()}"

    @property
    def pid(self) -> int:
        return self.pids[0]

    @property
    def pids(self) -> list[int]:
        """Return the numbers of the processes that run."""
        return [each.pid for each in self._processes if each is not None]

    def start(self) -> Server:
        """Start it, on the same ports as before."""
        self._processes += [None] * (self.count - len(self._processes))
        for number, process in enumerate(self._processes):
            if process is None:
                self.start_one(number)
        return self

    def start_one(self, number: int) -> None:
        """Start one of the processes."""
        with self.errors.open("a") as errors:
            process = self._processes[number] = subprocess.Popen(
                self.command(self.ports[number]),
                cwd=ROOT,
                env={**os.environ, **self.environment},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            self.ports[number] = self._read_port(process)
            self._wait_until_up(self.ports[number])
        except BaseException:  # a server that nobody gets is left running by nobody
            self.kill()
            raise

    def _read_port(self, process: subprocess.Popen[str]) -> int:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert re.match(r"Burgomaster is at http://(127\.0\.0\.1|localhost):", first), first + self.said()
        return int(first.strip().rstrip("/").rpartition(":")[2])

    def _wait_until_up(self, port: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self._http_at(port).get("/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server does not come up: " + self.said())

    def ended(self) -> int:
        """Wait until it has ended by itself, and return its status."""
        process = self._processes[0]
        assert process is not None
        return process.wait(PATIENCE)

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
        for http in self._https.values():
            http.close()
        self._https.clear()
        going = [(number, each) for number, each in enumerate(self._processes) if each is not None]
        for number, _ in going:
            self.tell(number, how)
        for number, process in going:
            process.wait(PATIENCE)
            self._forget(number)

    def tell(self, number: int, what: signal.Signals) -> None:
        """Send one of the processes a signal, if it runs."""
        process = self._processes[number]
        if process is not None and process.poll() is None:
            os.kill(process.pid, what)

    def kill_one(self, number: int) -> None:
        """End one of the processes at once."""
        process = self._processes[number]
        self.tell(number, signal.SIGKILL)
        if process is not None:
            process.wait(PATIENCE)
            self._forget(number)

    def leave_out(self, number: int) -> None:
        """Ask nothing of one of the processes, as a proxy that finds out that it does not answer."""
        self._left_out.add(number)

    def let_in(self, number: int) -> None:
        """Ask it again."""
        self._left_out.discard(number)

    def stop_one(self, number: int) -> None:
        """End one of the processes politely."""
        process = self._processes[number]
        self.tell(number, signal.SIGTERM)
        if process is not None:
            process.wait(PATIENCE)
            self._forget(number)

    def has_ended(self, number: int) -> bool:
        """Tell whether one of the processes has ended by itself; if so, nobody is sent there any more."""
        process = self._processes[number]
        if process is not None and process.poll() is not None:
            self._forget(number)
        return self._processes[number] is None

    def _forget(self, number: int) -> None:
        process, self._processes[number] = self._processes[number], None
        if process is not None and process.stdout is not None:
            process.stdout.close()
