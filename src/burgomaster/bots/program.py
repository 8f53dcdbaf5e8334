"""A bot that is a program of its own, in any language: a line of JSON goes in, a line of JSON comes out.

A question is `{"game", "seat", "step", "choices", "table", "seed", "seconds", "simulations"}`: `seat` counts
from 1, `choices` are texts, `table` is what the seat sees as plain data. The answer is `{"choice": TEXT}`.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import IO, Any, Final

from burgomaster.bots.base import Budget, Decision, See
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Refused

PATIENCE: Final = 60.0
"""So many seconds a program may take for an answer where no budget says less."""
GRACE: Final = 1.0
"""So many seconds it may take longer than its budget, for reading the question and writing the answer."""
LONGEST: Final = 64 * 1024
"""An answer of more bytes is none."""
_PIECE: Final = 4096


class Program:
    """A program that answers for the seats of a game; it is started when it is first asked.

    It is one process for all its seats, since every question tells all that a seat knows. Whoever is late or
    answers with something else than one of the choices is ended, with all it has started, and refused.
    """

    def __init__(self, command: str, game: str) -> None:
        self.command: Final = command
        self.game: Final = game
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        """Return what the program chooses; its own chance begins with the seed it gets."""
        texts = [choice.text for choice in question.choices]
        asked = {
            "game": self.game,
            "seat": question.seat + 1,
            "step": question.step,
            "choices": texts,
            "table": see().dump(),
            "seed": rng.word(),
            "seconds": budget.seconds,
            "simulations": budget.simulations,
        }
        patience = PATIENCE if budget.seconds is None else budget.seconds + GRACE
        try:
            text = self._answer(json.dumps(asked).encode() + b"\n", patience)
            return question.choices[texts.index(text)]
        except (OSError, ValueError, KeyError, TypeError) as mistake:
            self.close()
            reason = f"{type(mistake).__name__}: {mistake}"[:200]
            raise Refused(Message("bot-silent", name=self.command[:80], reason=reason)) from mistake

    def _answer(self, line: bytes, patience: float) -> str:
        """Return the text of the program's choice."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._process = _started(self.command)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        process.stdin.flush()
        answer: dict[str, Any] = json.loads(_line(process.stdout, time.monotonic() + patience))
        text: str = answer["choice"]
        return text

    @property
    def runs(self) -> bool:
        """Tell whether it has been started and not ended."""
        return self._process is not None

    def close(self) -> None:
        """End the program and all it has started."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(OSError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()

    def __del__(self) -> None:
        self.close()


def _started(command: str) -> subprocess.Popen[bytes]:
    """Start a program, in a group of its own, so that what it starts ends with it."""
    return subprocess.Popen(
        shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    )


def _line(pipe: IO[bytes], until: float) -> bytes:
    """Return the next line, or raise an error where it is too long or too late."""
    found = bytearray()
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        while not found.endswith(b"\n"):
            if not selector.select(max(until - time.monotonic(), 0)):
                raise TimeoutError("it did not answer in time")
            piece = os.read(pipe.fileno(), _PIECE)
            if not piece:
                raise ConnectionError("it ended")
            found += piece
            if len(found) > LONGEST:
                raise ValueError("its answer is too long")
    return bytes(found)
