"""A process in which bots think: a question as a line of JSON comes in, a choice goes out.

The question holds what the bot's seat sees and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from burgomaster import bots
from burgomaster.bots import Bot, Budget
from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.server.lines import answer_lines
from burgomaster.talk.messages import Said
from burgomaster.talk.plain import said

_MOST_SEATED: Final = 64
"""So many seats' bots stay in mind; who was not asked for longest is forgotten."""

_seated: Final[dict[tuple[str, int, str], Bot]] = {}


class Asked(msgspec.Struct, frozen=True):
    """A question to a bot at a table; `seat` counts from 0, `seen` is the stored table its seat sees."""

    table: str
    game: str
    bot: str
    seat: int
    seed: int
    seconds: float
    seen: dict[str, Any]
    advice: bool = False
    """Whether the reasons are wanted, too."""


class Answer(msgspec.Struct, frozen=True):
    """What the bot chooses, or what went wrong."""

    choice: str
    fault: str
    reasons: list[Said] = []


def answer(asked: Asked) -> Answer:
    """Return the text of what the bot chooses; if they are wanted, with its reasons."""
    table: Table = rules_of(asked.game).load(asked.seen)
    budget = Budget(seconds=asked.seconds)
    if asked.advice:
        advice = bots.advise(bots.bot(asked.bot, asked.game), table, asked.seat, Fast(asked.seed), budget)
        return Answer(advice.choice.text, "", [said(reason) for reason in advice.reasons])
    return Answer(bots.ask(seated(asked), table, asked.seat, Fast(asked.seed), budget).text, "")


def seated(asked: Asked) -> Bot:
    """Return who answers for a seat of a table: the same as the last time, if this process remembers it.

    Nobody relies on that: another process may be asked next (the server prefers the one that was free last),
    and all forget when the server ends.
    """
    key = (asked.table, asked.seat, asked.bot)
    bot = _seated.pop(key, None) or bots.sit(bots.bot(asked.bot, asked.game), asked.seat)
    if len(_seated) >= _MOST_SEATED:
        del _seated[next(iter(_seated))]
    _seated[key] = bot
    return bot


def reply(asked: Asked) -> Answer:
    """Return what the bot chooses, or what went wrong."""
    try:
        return answer(asked)
    except Exception as error:  # the server decides what to do; this process goes on
        return Answer("", f"{type(error).__name__}: {error}"[:500])


if __name__ == "__main__":
    answer_lines(msgspec.json.Decoder(Asked), reply)
