"""A process in which bots think: a question as a line of JSON comes in, a choice goes out."""

from __future__ import annotations

import msgspec

from burgomaster.server.lines import answer_lines
from burgomaster.talk.thinking import Asked, reply

if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(Asked), reply)
