"""The process in which finished games are analysed: it gives way to everything else the machine has to do."""

from __future__ import annotations

import os

import msgspec

from burgomaster.server.lines import answer_lines
from burgomaster.talk.insight import Analyst, Work

_BEHIND = 19

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    answer_lines(msgspec.json.Decoder(Work), Analyst().work)
