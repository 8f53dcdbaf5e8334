"""How the server's helper processes speak: a question as a line of JSON comes in, an answer goes out.

A process says first that it is ready, so that starting it is not taken for thinking. It ends when its input
does, so that it never outlives its server.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from burgomaster.bots import name_bot
from burgomaster.games import rules_of
from burgomaster.paper.rules import sets_of
from burgomaster.server.collector import settle_worker

Q = TypeVar("Q")

READY: Final = b"ready\n"


BOT: Final = "bot/"
"""Before the name of a bot of one's own, where the arguments of a process name it."""


def know(sets: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> None:
    """Let games be played with these data sets and bots, or refuse them with their mistakes."""
    for game, folder in sets:
        if game.startswith(BOT):
            name_bot(game.removeprefix(BOT), folder)
        else:
            sets_of(rules_of(game)).find(folder)


def answer_lines(read: msgspec.json.Decoder[Q], answer: Callable[[Q], msgspec.Struct]) -> None:
    """Answer questions until there are no more; the arguments name data sets and bots."""
    know(list(zip(sys.argv[1::2], sys.argv[2::2], strict=True)))
    settle_worker()
    out = sys.stdout.buffer
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(read.decode(line))) + b"\n")
        out.flush()
