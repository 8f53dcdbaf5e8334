"""A reader that never comes to an end with its first text, and waits long, without working, at any other."""

from __future__ import annotations

import time

from burgomaster.server import reader
from burgomaster.talk import proof


def _answer(asked: reader.Read | proof.Judge) -> reader.Answer:
    while asked.game == "endless":
        pass
    time.sleep(reader._MOST_SECONDS + 2)
    return reader.Answer()


if __name__ == "__main__":
    reader.answer = _answer
    reader.main()
