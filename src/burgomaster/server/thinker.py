"""A process in which bots think: a question as a line of JSON comes in, a choice goes out."""

from __future__ import annotations

import msgspec

from burgomaster.server.lines import answer_lines
from burgomaster.talk.thinking import Answer, Asked, answer


def reply(asked: Asked) -> Answer:
    """Return what the bot chooses, or what went wrong."""
    try:
        return answer(asked)
    except Exception as error:  # the server decides what to do; this process goes on
        return Answer("", f"{type(error).__name__}: {error}"[:500])


if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(Asked), reply)
