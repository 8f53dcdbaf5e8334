"""What bots are asked at a table, and how they answer: from what their seat sees, and nothing else."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, Final, Literal

import msgspec

from burgomaster import bots
from burgomaster.bots import Bot, Budget
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.talk.live import Live

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
    share: float = 1.0
    """Which part of its usual playouts a bot that makes some is to make: less, where many think."""


class Answer(msgspec.Struct, frozen=True):
    """What the bot chooses, or what went wrong."""

    choice: str
    fault: str
    thought: Literal["", "full", "less", "little"] = ""
    """How much a bot that thinks for a while did so: `full`, `less`, `little`; nothing if it need not."""


def asked_bot(live: Live, seat: int, ticket: str, seconds: float) -> Asked | None:
    """Return what the bot of a seat is asked with this ticket, if there is one and it still is."""
    story, bot = live.playing(), live.bot_of(seat)
    if bot is None or story.tickets.get(seat) != ticket:
        return None
    seen = story.seen(seat).dump()
    return Asked(live.id, live.stored.game, bot, seat, _seed(live.stored.secret, ticket), seconds, seen)


def answer(asked: Asked) -> Answer:
    """Return the text of what the bot chooses."""
    table: Table = rules_of(asked.game).load(asked.seen)
    budget = Budget(seconds=asked.seconds, share=asked.share)
    bot = seated(asked)
    choice = bots.ask(bot, table, asked.seat, Fast(asked.seed), budget)
    return Answer(choice.text, "", thought=_thought(bot))


def _thought(bot: Bot) -> Literal["", "full", "less", "little"]:
    """Return how much a bot thought about what it was asked last, as far as it has a word for it."""
    match getattr(bot, "thought", ""):
        case "full" | "less" | "little" as much:
            return much
        case _:
            return ""


def reply(asked: Asked) -> Answer:
    """Return what the bot chooses, or what went wrong: whoever asks decides what to do then."""
    try:
        return answer(asked)
    except Exception as error:
        return Answer("", f"{type(error).__name__}: {error}"[:500])


def any_choice(live: Live, asked: Asked) -> str:
    """Return the text of a choice for a bot that gave none: one of those that are on offer, by its seed."""
    choices: list[Choice] = live.playing().game.table.offers_to(asked.seat)
    return choices[Fast(asked.seed).below(len(choices))].text if choices else ""


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


def _seed(secret: bytes, ticket: str) -> int:
    """Return a number for a bot's own chance, from which nothing of the dice can be learned."""
    block = hmac.new(secret, json.dumps(["bot", ticket]).encode(), hashlib.sha256).digest()
    return int.from_bytes(block[:7], "big")
