"""What strangers notice of attacks on a server: `make attack`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.attacks import ATTACKS, Target, hot_seat, run
from tests.server.host import ROOT, Server

SECONDS: Final = 8.0

# Other programs make the loop late, too. What counts here is what the server itself did meanwhile.
OWN_TIME: Final = """
import time
from burgomaster.server.health import LoopWatch
note, used = LoopWatch.note, [time.thread_time()]
def own(self, now, late):
    used.append(time.thread_time())
    note(self, now, min(late, used[-1] - used.pop(0)))
LoopWatch.note = own
"""


class Stranger(threading.Thread):
    """Does one thing again and again, and notes how long it takes."""

    def __init__(self, every: float) -> None:
        super().__init__(daemon=True)
        self.times: list[float] = []
        self.failed = 0
        self._every = every
        self._stopping = threading.Event()

    def once(self) -> None:
        """Do it."""
        raise NotImplementedError

    def run(self) -> None:
        while not self._stopping.is_set():
            began = time.monotonic()
            try:
                self.once()
            except Exception:
                self.failed += 1
                time.sleep(0.1)
            self.times.append(time.monotonic() - began)
            self._stopping.wait(max(0.0, self._every - (time.monotonic() - began)))

    def stop(self) -> None:
        self._stopping.set()
        self.join(60)


class Health(Stranger):
    """Asks whether the server is up, each time on a connection of its own."""

    def __init__(self, target: Target) -> None:
        super().__init__(0.2)
        self._target = target

    def once(self) -> None:
        with closing(HTTPConnection("127.0.0.1", self._target.port, timeout=30)) as connection:
            connection.request("GET", "/healthz", headers=self._target.headers)
            assert connection.getresponse().status == 200


class Mover(Stranger):
    """Plays at a table of its own."""

    def __init__(self, target: Target) -> None:
        super().__init__(0.2)
        self._target = target
        self._client = hot_seat(target)

    def once(self) -> None:
        client = self._client
        if client.state["phase"] == "over":
            self._client = client = hot_seat(self._target)
        if not client.state.get("question"):
            client.look(client.state["asked"][0])
        answer = client.choose(client.state["question"]["choices"][0]["text"])
        assert answer["type"] == "accepted", answer
        client.at_version(answer["version"])


def at(times: list[float], share: float) -> float:
    """Return the time, in milliseconds, that so large a share of all did not exceed."""
    ordered = sorted(times) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def processor_time(process: int) -> float:
    """Return the seconds of processor time a process has used, where the system tells."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measured(name: str, seconds: float) -> dict[str, Any]:
    """Attack a new server in a process of its own, and return what strangers noticed meanwhile."""
    with tempfile.TemporaryDirectory(prefix="burgomaster-attack-") as folder:
        server = Server(Path(folder), OWN_TIME)
        server.settings = {}  # the published limits
        server.start()
        try:
            stranger = Target(server.port, server.database, "203.0.113.9")
            health, mover = Health(stranger), Mover(stranger)
            command = [
                *(sys.executable, "-m", "tests.server.attack", "--only", name, "--seconds", str(seconds)),
                *("--port", str(server.port), "--database", str(server.database)),
            ]
            attacker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            assert attacker.stdout is not None
            attacker.stdout.readline()  # it is ready
            health.start()
            mover.start()
            busy = processor_time(server.pid)
            steps = attacker.stdout.readline().strip()
            busy = processor_time(server.pid) - busy
            attacker.wait(60)
            health.stop()
            mover.stop()
            ready = httpx.get(f"{server.url}/readyz", timeout=30).json()
            said = server.said()
        finally:
            server.kill()
    return {
        "attack": name,
        "steps": int(steps or 0),
        "health": (at(health.times, 0.5), at(health.times, 0.95)),
        "move": (at(mover.times, 0.5), at(mover.times, 0.95)),
        "failed": health.failed + mover.failed,
        "moves": len(mover.times),
        "held": ready["loop_held_longest_ms"],
        "log": len(said),
        "busy": busy,
    }


def report(names: list[str], seconds: float) -> int:
    """Print a line for each attack; return 1 if strangers noticed more of one than they should."""
    head = f"{'attack':24}{'steps':>7}{'healthz p50':>13}{'p95':>7}{'move p50':>10}{'p95':>7}"
    print(f"{head}{'failed':>8}{'loop held':>11}{'log bytes':>11}{'CPU s':>8}   (times in ms)")
    quiet: dict[str, Any] | None = None
    noticed: list[str] = []
    for name in names:
        found = measured(name, seconds)
        quiet = quiet or found
        health, move = found["health"], found["move"]
        print(
            f"{name:24}{found['steps']:7}{health[0]:13.0f}{health[1]:7.0f}{move[0]:10.0f}{move[1]:7.0f}"
            f"{found['failed']:8}{found['held']:11}{found['log']:11}{found['busy']:8.1f}",
            flush=True,
        )
        for kind in ("health", "move"):
            if found[kind][1] > max(5 * quiet[kind][1], 100) or found["failed"]:
                noticed.append(f"{name} ({kind})")
    print("Strangers' p95 within 5 times the quiet one or 100 ms:", "yes" if not noticed else "NO: ", end="")
    print(*noticed, sep=", ")
    return 1 if noticed else 0


def main() -> int:
    """Run all attacks, or one of them against a server that runs already."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="the name of one attack")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each attack lasts")
    parser.add_argument("--port", type=int, help="attack the server at this port of this machine")
    parser.add_argument("--database", type=Path, help="its database, for damage to rows")
    args = parser.parse_args()
    if args.port is None:
        return report(["quiet", args.only] if args.only else list(ATTACKS), args.seconds)
    print("ready", flush=True)
    target = Target(args.port, args.database, "198.51.100.1")
    print(run(target, ATTACKS[args.only], seconds=args.seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
