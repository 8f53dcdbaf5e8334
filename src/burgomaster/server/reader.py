"""A process that reads texts from outside: records and positions are parsed, replayed and verified here.

What someone sends may be made to take long, or to use up all memory. Here that stops nobody: a text gets so
much of the processor and of the memory, and then the process ends. Time is counted by the process's own
clock, so that no text is refused because the machine has much else to do.
"""

from __future__ import annotations

import math
import sys
import time
from typing import Final

import msgspec

from burgomaster.core.message import Refused
from burgomaster.games import rules_of
from burgomaster.server.lines import answer_lines
from burgomaster.talk.messages import Failure, FromPosition, FromRecord
from burgomaster.talk.opening import Start, given_start
from burgomaster.talk.plain import mistakes, said
from burgomaster.talk.proof import Judge, Judged, judged

_MOST_MEMORY: Final = 1024 * 1024 * 1024
_MOST_SECONDS: Final = 3
"""So long the processor may work at one text; a begun second counts as whole."""


class Read(msgspec.Struct, frozen=True, tag_field="do", tag="read"):
    """Read a record or a position."""

    game: str
    text: FromRecord | FromPosition


class Answer(msgspec.Struct, frozen=True):
    """What was found, or why the text is refused."""

    start: Start | None = None
    judged: Judged | None = None
    failure: Failure | None = None


def answer(asked: Read | Judge) -> Answer:
    """Return what was found, or why the text is refused."""
    try:
        if isinstance(asked, Judge):
            return Answer(judged=judged(asked))
        return Answer(start=given_start(rules_of(asked.game), asked.text))
    except Refused as refused:
        return Answer(failure=Failure(said(refused.message), mistakes(refused)))


def limit_memory() -> None:
    """Let this process fail rather than use up the machine's memory, where the system can see to that."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = _MOST_MEMORY if hard == resource.RLIM_INFINITY else min(_MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time() -> None:
    """Let the system end this process when it works too long from now on, where the system can."""
    if sys.platform != "win32":
        import resource

        until = math.ceil(time.process_time()) + _MOST_SECONDS
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(
            resource.RLIMIT_CPU, (until if most == resource.RLIM_INFINITY else min(until, most), most)
        )


def answer_in_time(asked: Read | Judge) -> Answer:
    """Return what was found, unless it takes too long: then there is no answer, and no process any more."""
    limit_time()
    return answer(asked)


def main() -> None:
    """Answer questions until there are no more, with so much memory and so much time for each."""
    limit_memory()
    answer_lines(msgspec.json.Decoder(Read | Judge), answer_in_time)


if __name__ == "__main__":
    main()
