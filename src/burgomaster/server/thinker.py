"""A process in which bots think: a question as a line of JSON comes in, a choice goes out.

The question holds what the bot's seat sees and nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from burgomaster import bots
from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.server.lines import answer_lines


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


def reply(asked: Asked) -> Answer:
    """Return what the bot chooses, or what went wrong."""
    try:
        return Answer(answer(asked), "")
    except Exception as error:  # the server decides what to do; this process goes on
        return Answer("", f"{type(error).__name__}: {error}"[:500])


if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(Asked), reply)
