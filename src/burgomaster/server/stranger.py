"""A process in which bots of one's own think: it answers as the thinker does, within bounds.

It leads a group of its own, which is ended as a whole, has so much memory and no more, where the system
counts that, and gives way to everything else the machine has to do.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from burgomaster.server.lines import answer_lines
from burgomaster.talk.thinking import Asked, reply

MEMORY: Final = "memory"
"""The argument before the number of bytes."""
_BEHIND: Final = 10


def _bind(most: int) -> None:
    """Keep within bounds: programs that a bot starts inherit them."""
    try:
        import resource
    except ImportError:  # Windows has neither these bounds nor groups
        return
    os.setsid()
    os.nice(_BEHIND)
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    at = sys.argv.index(MEMORY)
    _bind(int(sys.argv[at + 1]))
    del sys.argv[at : at + 2]
    sys.path.insert(0, "")  # modules of one's own are found where the server was started
    answer_lines(msgspec.json.Decoder(Asked), reply)
