"""A process in which bots think: a question as a line of JSON comes in, a choice goes out.

The question holds what the bot's seat sees and nothing else. The process ends when its input does, so that it
never outlives its server.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from burgomaster import bots
from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import rules_of


class Asked(msgspec.Struct, frozen=True):
    """A question to a bot; `seat` counts from 0, `seen` is the stored table its seat sees."""

    game: str
    bot: str
    seat: int
    seed: int
    budget: float
    seen: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    """What the bot chooses, or what went wrong."""

    choice: str
    fault: str


def answer(asked: Asked) -> str:
    """Return the text of what the bot chooses."""
    table: Table = rules_of(asked.game).load(asked.seen)
    for question in table.questions:
        if question.seat == asked.seat:
            bot = bots.bot(asked.bot, asked.game)
            return bots.ask(bot, table, question, Fast(asked.seed), asked.budget).text
    raise ValueError(f"seat {asked.seat} is not asked")


def know(sets: Iterable[tuple[str, str]]) -> None:
    """Let games be played with these data sets, or refuse them with their mistakes."""
    for game, folder in sets:
        rules_of(game).data_sets().find(folder)


def main() -> None:
    """Answer questions until there are no more; the arguments name games and folders of data sets in turn."""
    know(zip(sys.argv[1::2], sys.argv[2::2], strict=True))
    read = msgspec.json.Decoder(Asked)
    for line in sys.stdin.buffer:
        try:
            reply = Answer(answer(read.decode(line)), "")
        except Exception as error:  # the server decides what to do; this process goes on
            reply = Answer("", f"{type(error).__name__}: {error}"[:500])
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
