"""A running table of the rules before: it goes on under those of today if all that was done in it is allowed.

Its log is played again under the rules of today, every roll and draw compared with what the fair stream
brings there; so its record will be as good as that of any other game. Whoever plays against TOM has half of
the game in no log: what he did then cannot be looked at.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from burgomaster.core.beginning import begun
from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Refused
from burgomaster.core.replay import drawn
from burgomaster.games import rules_of
from burgomaster.talk.fold import Fold
from burgomaster.talk.live import fair_source, how_it_begins
from burgomaster.talk.rows import CHOICE, ROLL, Folded
from burgomaster.talk.stored import StoredSeat, StoredTable


def may_go_on(stored: StoredTable) -> bool:
    """Tell whether a table is of the rules before, and it is not known yet that it cannot go on today."""
    today = rules_of(stored.game).version
    return stored.phase == "running" and stored.rules == today - 1 and stored.not_under != today


def asked_today(
    stored: StoredTable, seats: list[StoredSeat], fold: Fold
) -> Generator[None, None, list[int] | None]:
    """Return who is asked, from 1, if all that was done at a table is allowed under the rules of today.

    It pauses after every row.
    """
    if any(seat.who == "rules" for seat in seats):
        return None
    try:
        again = _Again(stored, seats)
        for row in fold.left:
            if row.kind in (CHOICE, ROLL):
                again.do(row)
            yield
        return again.asked()
    except (Refused, ValueError, KeyError, TypeError):
        return None


class _Again:
    """A table that is played again under the rules of today, or refused with an exception."""

    def __init__(self, stored: StoredTable, seats: list[StoredSeat]) -> None:
        self._rules: Final = rules_of(stored.game)
        options = self._rules.stored_options(stored.options, stored.data)
        self._table: Final = begun(self._rules, how_it_begins(stored)).new(options, None)
        self._source: Final = fair_source(stored, seats)
        self._given = stored.given

    def do(self, row: Folded) -> None:
        """Do what a row tells."""
        seat = CHANCE if row.kind == ROLL else row.seat
        choice = self._rules.notation.read(row.text)
        self._table.check(seat, choice)
        if seat == CHANCE and self._given <= 0 and drawn(self._table, self._source) != choice:
            raise ValueError("chance brings something else under these rules")
        self._table.apply(seat, choice)
        self._given -= 1

    def asked(self) -> list[int]:
        """Return who is asked now, from 1."""
        if self._table.over or self._table.asked == CHANCE:
            raise ValueError("under these rules it would have gone on by itself")
        return [seat + 1 for seat in self._table.seats_asked()]
