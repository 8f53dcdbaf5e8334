"""How a game stands at a glance, as it is kept beside a table: what anyone who watches could tell."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from burgomaster.core.table import Table
from burgomaster.talk.messages import GlimpseInfo, LotInfo
from burgomaster.talk.stored import now


class Glimpse(Struct, frozen=True):
    """What the front door shows of a game, with the streets of all seats."""

    step: int
    steps: int
    since: str
    points: list[int]
    winners: list[int]
    streets: list[list[LotInfo]]

    def of(self, seat: int | None) -> GlimpseInfo:
        """Return it for whoever sits there (from 0); without a street for who plays at no seat."""
        street = [] if seat is None else self.streets[seat]
        return GlimpseInfo(self.step, self.steps, self.since, self.points, self.winners, street)


def glimpse(table: Table) -> Glimpse:
    """Return how a game stands for someone who watches."""
    seen = table.seen_by(table.seats())
    chapter = table.chapter()
    return Glimpse(
        chapter[0] if chapter else 0,
        table.chapters(),
        now(),
        table.scores() if table.over else [],
        [seat + 1 for seat in table.winners()] if table.over else [],
        [msgspec.convert(seen.street(seat), list[LotInfo]) for seat in range(table.seats())],
    )


def written(found: Glimpse) -> str:
    """Return a glimpse as it is stored."""
    return msgspec.json.encode(found).decode()


def read(text: Any) -> Glimpse | None:
    """Return a stored glimpse; None where there is none, or one that cannot be read."""
    try:
        return msgspec.json.decode(text, type=Glimpse) if isinstance(text, str) else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
