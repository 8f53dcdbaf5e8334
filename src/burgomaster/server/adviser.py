"""The process in which hints are found: it gives way to everything else, so that no bot waits for one."""

from __future__ import annotations

import os

import msgspec

from burgomaster.server.lines import answer_lines
from burgomaster.talk.hinting import Advise, reply

_BEHIND = 10

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    answer_lines(msgspec.json.Decoder(Advise), reply)
