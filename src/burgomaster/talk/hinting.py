"""Hints at a table: what is asked for a seat, and what is told of what was found."""

from __future__ import annotations

import hashlib
from typing import Any, Final, cast

import msgspec

import burgomaster
from burgomaster.bots import bot, bots_of
from burgomaster.bots.clerk import Clerk
from burgomaster.core.message import Message
from burgomaster.core.table import Table
from burgomaster.games import rules_of
from burgomaster.insight.hints import WORLDS, Hint, claim, compared, hint
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Advice, RivalInfo, Said
from burgomaster.talk.plain import said

ADVISER: Final = "clerk"
"""By whose judgement hints are found."""
TOLD: Final = 3
"""So many reasons are enough."""
FEWER: Final = 4
"""Where the engine is not compiled, one world is tried for so many."""
PATIENCE: Final = 3
"""For a hint people wait so many times as long as for a bot."""


def usual_worlds() -> int:
    """Return in how many worlds choices are tried here, where there is time."""
    return WORLDS if burgomaster.build_kind() == "compiled" else WORLDS // FEWER


class Advise(msgspec.Struct, frozen=True):
    """A wish for a hint; `seat` counts from 0, `seen` is the stored table its seat sees."""

    table: str
    game: str
    seat: int
    ticket: str
    """The question that is thought about."""
    seed: int
    seconds: float
    worlds: int
    seen: dict[str, Any]


class Advised(msgspec.Struct, frozen=True):
    """What was found for a seat, or what went wrong."""

    choice: str
    fault: str = ""
    claim: Said | None = None
    rivals: list[RivalInfo] = []
    reasons: list[Said] = []


def asked_adviser(live: Live, token_hash: str | None, seat: int, seconds: float) -> Advise:
    """Return what is asked for a seat, or refuse where the table does not allow it.

    It gets what the seat sees, and its own chance follows from the ticket alone: two tables that look alike
    to the seat give the same advice.
    """
    live.check_holds(token_hash, seat)
    if not advises(live):
        raise Denied(403, Message("hints-off"))
    story = live.playing()
    ticket = story.tickets.get(seat)
    if ticket is None:
        raise Denied(409, Message("not-asked-now"))
    seed = int.from_bytes(hashlib.sha256(ticket.encode()).digest()[:6], "big")
    seen = story.seen(seat).dump()
    return Advise(live.id, live.stored.game, seat, ticket, seed, PATIENCE * seconds, usual_worlds(), seen)


def advises(live: Live) -> bool:
    """Tell whether people at a table may ask what to do, and there is a clerk who can tell for the game."""
    return live.hints and ADVISER in bots_of(live.stored.game)


def advised(asked: Advise) -> Advised:
    """Return what a seat could choose, what is claimed of it, and what speaks for it."""
    table: Table = rules_of(asked.game).load(asked.seen)
    clerk = cast("Clerk[Any]", bot(ADVISER, asked.game))
    return _told(hint(clerk, table, asked.seat, asked.seed, asked.worlds, asked.seconds), asked.game)


def reply(asked: Advise) -> Advised:
    """Return what was found, or what went wrong: whoever asks decides what to do then."""
    try:
        return advised(asked)
    except Exception as error:
        return Advised("", f"{type(error).__name__}: {error}"[:500])


def advice(about: str, asked: Advise, found: Advised) -> Advice:
    """Return a hint as it is sent to whoever asked for it."""
    return Advice(about, asked.ticket, found.choice, found.claim, found.rivals, found.reasons)


def _told(found: Hint, game: str) -> Advised:
    return Advised(
        choice=found.choice.text,
        claim=said(claim(found, game)),
        rivals=[RivalInfo(rival.choice.text, said(compared(rival))) for rival in found.rivals],
        reasons=[said(reason) for reason in found.reasons[:TOLD]],
    )
