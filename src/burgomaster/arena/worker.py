"""A worker: a process that plays the games that another one sends it, until that one has no more."""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
import traceback
from collections.abc import Sequence
from typing import Any

from burgomaster.core.message import Message, Refused

Chunk = Sequence[tuple[int, Any]]
"""Matches with their numbers."""


class WorkerFailedError(Exception):
    """What went wrong in a worker, with where it did."""


class Worker:
    """A process of its own, started once for many games; it begins with nothing but what games need.

    It does not import the main module again: no script needs to be guarded against that.
    """

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from burgomaster.arena.worker import serve; serve()"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._send(sys.path)  # bots and data of one's own are found as they are here

    def _send(self, value: object) -> None:
        assert self._process.stdin is not None
        pickle.dump(value, self._process.stdin)
        self._process.stdin.flush()

    def play(self, chunk: Chunk) -> list[tuple[int, Any]]:
        """Let it play some matches; return the results with their numbers."""
        assert self._process.stdout is not None
        self._send(chunk)
        kind, found = pickle.load(self._process.stdout)
        if kind == "refused":
            raise Refused(Message(found["id"], **found["arguments"]))
        if kind == "failed":
            raise WorkerFailedError(found)
        played: list[tuple[int, Any]] = found
        return played

    def close(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.communicate()


def serve() -> None:
    """Play what comes in, and send back how it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other process is interrupted, and ends this one
    results, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints must not get in between
    sys.path[:] = pickle.load(sys.stdin.buffer)
    from burgomaster.arena.match import play

    while True:
        try:
            chunk: Chunk = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        answer: tuple[str, object]
        try:
            answer = "played", [(index, play(match)) for index, match in chunk]
        except Refused as refused:
            answer = "refused", refused.message.data()
        except Exception:  # it is told where all the others are told
            answer = "failed", traceback.format_exc()
        pickle.dump(answer, results)
        results.flush()
