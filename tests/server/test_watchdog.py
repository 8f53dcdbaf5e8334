"""The watchdog: it ends a server whose loop is stuck, and no other."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from burgomaster.server.watchdog import STUCK, Watchdog, debugged, notify, watching
from tests.server.client import ask
from tests.server.host import PATIENCE, ROOT, Server

# One request never ends, and never lets anybody else have a turn.
ENDLESS = """
from burgomaster.server import lobby
async def endless(hub):
    while True:
        pass
lobby.lobby = endless
"""

# A loop that has so much to do that it mostly has not answered yet, watched so closely that a few seconds of
# the clock would be too long; it answers lines.
CLOSELY = """
import asyncio, sys
from burgomaster.server.watchdog import Watchdog
async def work():
    while True:
        for _ in range(2_000_000):
            pass
        await asyncio.sleep(0)
async def main():
    loop = asyncio.get_running_loop()
    Watchdog(loop, most=100, pause=0.03).start()
    working = asyncio.create_task(work())
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        print(line.strip(), flush=True)
    working.cancel()
asyncio.run(main())
"""


class Silent(asyncio.SelectorEventLoop):
    """A loop that is asked, but does not answer; `asked` counts how often."""

    asked = 0

    def call_soon_threadsafe(self, *_: object, **__: object) -> asyncio.Handle:
        self.asked += 1
        return asyncio.Handle(lambda: None, (), self)


@pytest.fixture
def silent() -> Iterator[Silent]:
    loop = Silent()
    yield loop
    loop.close()


def test_a_loop_that_does_not_answer_is_given_up_after_so_many_wakings(silent: Silent) -> None:
    ended = threading.Event()
    dog = Watchdog(silent, most=5, pause=0.001, end=ended.set)
    dog.start()
    assert ended.wait(PATIENCE)
    dog.stop()
    assert silent.asked == 1, "who has not answered is not asked again"


def test_a_loop_that_answers_is_left_alone() -> None:
    async def turn() -> None:
        ended = threading.Event()
        dog = Watchdog(asyncio.get_running_loop(), most=1000, pause=0.001, end=ended.set)
        dog.start()
        for _ in range(50):
            await asyncio.sleep(0.002)
        dog.stop()
        assert not ended.is_set()

    asyncio.run(turn())


def test_a_server_that_is_stuck_says_where_and_ends(started: Callable[..., Server]) -> None:
    server = started(ENDLESS, watchdog_seconds=2)
    with pytest.raises(httpx.HTTPError):
        ask(server, "GET", "/api/lobby")
    assert server.ended() == STUCK
    said = server.said()
    assert "the event loop does not turn" in said
    assert "in endless" in said
    assert "Thread" in said


@pytest.mark.skipif(sys.platform == "win32", reason="processes there cannot be stopped")
def test_a_process_that_was_stopped_and_continued_lives() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CLOSELY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        says(process, "before")
        os.kill(process.pid, signal.SIGSTOP)
        time.sleep(4)  # a hundred pauses and some more
        os.kill(process.pid, signal.SIGCONT)
        says(process, "after")
        says(process, "still there")
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def says(process: subprocess.Popen[str], word: str) -> None:
    """Let a process say a word again."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{word}\n")
    process.stdin.flush()
    assert process.stdout.readline().strip() == word


def test_whoever_is_held_by_a_debugger_is_left_alone(silent: Silent) -> None:
    """The loop's thread stands in a debugger: its frames are traced."""
    held, go = threading.Event(), threading.Event()
    ended = threading.Event()
    dogs: list[Watchdog] = []

    def stand() -> None:
        frame = sys._getframe()
        frame.f_trace = lambda *_: None
        dogs.append(Watchdog(silent, most=1, pause=0.001, end=ended.set))
        held.set()
        go.wait(PATIENCE)
        frame.f_trace = None

    thread = threading.Thread(target=stand)
    thread.start()
    held.wait(PATIENCE)
    assert thread.ident is not None
    assert debugged(thread.ident)
    dogs[0].start()
    assert not ended.wait(0.2)
    go.set()
    assert ended.wait(PATIENCE), "the debugger is gone, and still no answer"
    dogs[0].stop()
    thread.join()


def test_it_is_off_when_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)

    async def threads(most: int) -> list[str]:
        with watching(most):
            return [thread.name for thread in threading.enumerate()]

    assert "watchdog" in asyncio.run(threads(30))
    assert "watchdog" not in asyncio.run(threads(0))


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no such sockets there, and no systemd")
def test_systemd_is_told_that_the_server_is_up_and_that_its_loop_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))

        async def turn() -> list[bytes]:
            dog = Watchdog(asyncio.get_running_loop(), most=0, pause=0.01)
            dog.start()
            told = [await asyncio.to_thread(listening.recv, 100) for _ in range(3)]
            dog.stop()
            return told

        assert asyncio.run(turn()) == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]


def test_without_anyone_who_listens_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("", str(tmp_path / "nobody"), "@burgomaster-nobody"):
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        notify("READY=1")
