"""Several processes behind one port of one machine: they are started, started again, and renewed in turn.

All accept from the same listening socket, so that what waits there is lost with none of them. The overseer
itself answers nobody. SIGHUP renews one process after the other; people go on with those that stay.
"""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from burgomaster.core.message import Message, Refused
from burgomaster.server.many.relay import place_of
from burgomaster.server.settings import Settings

_PAUSE: Final = 0.2
_AGAIN: Final = 1.0
"""So long after it began at the earliest, a process that ended is started again."""
_LAST: Final = 20.0
"""So long a process may take to end."""


class Told(Struct):
    """What a process says when it is ready, or why it cannot be."""

    refused: str = ""
    arguments: dict[str, int | str] = {}
    trouble: str = ""


class _One:
    """One of the processes."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.began: Final = time.monotonic()
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "burgomaster.server.many.worker", str(listening.fileno())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()],
            start_new_session=True,  # Ctrl-C is told to them by us
        )
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(settings, enc_hook=str) + b"\n")
        self._process.stdin.flush()  # and it stays open: its end is ours

    def wait(self) -> None:
        """Wait until it is ready; raises what it was refused for."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        told = msgspec.json.decode(line, type=Told) if line else Told(trouble="a process ended as it began")
        if told.refused:
            raise Refused(Message(told.refused, **told.arguments))
        if told.trouble:
            raise OSError(told.trouble)

    def ended(self) -> bool:
        """Tell whether it has ended."""
        return self._process.poll() is not None

    def end(self) -> None:
        """Tell it to end."""
        if not self.ended():
            self._process.send_signal(signal.SIGTERM)

    def gone(self) -> None:
        """Wait until it has ended."""
        try:
            self._process.wait(_LAST)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


class Overseer:
    """Keeps so many processes running as the settings say."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings: Final = settings
        self._listening: Final = listening
        self._ones: list[_One] = []
        self._stop: Final = threading.Event()
        self._renew: Final = threading.Event()

    def run(self, up: Callable[[], None]) -> None:
        """Start all, say so, and keep them until a signal says that it is enough."""
        if sys.platform == "win32":
            raise OSError("several processes cannot share a port here; start each with --inner")
        self._listen_to_signals()
        try:
            for number in range(self._settings.processes):
                self._ones.append(self._one(number))
            up()
            while not self._stop.wait(_PAUSE):
                self._look_after()
        finally:
            for one in self._ones:
                one.end()
            for one in self._ones:
                one.gone()

    def _one(self, number: int) -> _One:
        one = _One(_settings_of(self._settings, number), self._listening)
        try:
            one.wait()
        except BaseException:
            one.end()
            one.gone()
            raise
        return one

    def _listen_to_signals(self) -> None:
        def stop(*_: Any) -> None:
            self._stop.set()

        def renew(*_: Any) -> None:
            self._renew.set()

        signal.signal(signal.SIGTERM, stop)
        signal.signal(signal.SIGINT, stop)
        signal.signal(signal.SIGHUP, renew)

    def _look_after(self) -> None:
        renewing = self._renew.is_set()
        self._renew.clear()
        for number, one in enumerate(self._ones):
            if self._stop.is_set():
                return
            if renewing:
                one.end()
                one.gone()
            elif not one.ended() or time.monotonic() < one.began + _AGAIN:
                continue
            one.gone()
            self._ones[number] = self._one(number)


def _settings_of(settings: Settings, number: int) -> Settings:
    """Return the settings of one of the processes: each has an inner address and a place for figures."""
    host, port = place_of(settings.inner or "127.0.0.1:0")
    name = f"[{host}]" if ":" in host else host
    inner = f"{name}:{port + number if port else 0}"
    metrics = settings.metrics
    if metrics:
        where, _, at = metrics.rpartition(":")
        metrics = f"{where}:{int(at) + number}"
    return replace(settings, inner=inner, metrics=metrics, processes=1)
