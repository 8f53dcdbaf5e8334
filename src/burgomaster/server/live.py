"""A table in memory: who sits where, the story rebuilt from the log, and what was done already."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Final

from burgomaster.core.chance import Fair
from burgomaster.core.choice import Choice
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.games import rules_of
from burgomaster.talk.denied import Broken, Denied, Elsewhere
from burgomaster.talk.fold import Fold
from burgomaster.talk.messages import SeatInfo
from burgomaster.talk.rows import Folded, Row
from burgomaster.talk.stored import StoredSeat, StoredTable
from burgomaster.talk.story import Story

_PIECE: Final = 0.02
"""After so many seconds of rebuilding a table everyone else gets a turn."""

clock = monotonic


class Live:
    """A table in memory; everything in it is only touched while holding its lock."""

    def __init__(self, stored: StoredTable, seats: list[StoredSeat], fold: Fold) -> None:
        self.stored: Final = stored
        self.seats: Final = seats
        self._given: Final = fold.left[: stored.given]
        self.moves: Final = fold.moves
        """The last moves, by seat and `move_id`: the version after each."""
        self.agreed: Final[dict[int, set[str]]] = {}
        """Who agrees that someone new gets a seat (tokens, by seat): a wish, so not on disk."""
        self.story: Story | None = None
        self.seat_infos: list[SeatInfo] | None = None
        """Who sits where as it was told last; None: something of it has changed."""
        self.seat_infos_until = 0.0
        """By the clock of the house: then someone who is gone has been so for a second more."""
        self.presence_told = float("-inf")
        """When it was told last who came and went, by the clock of the loop."""
        self.presence_due = False
        """Whether that is to be told again at the end of a pause."""
        self.told_at: tuple[int, list[SeatInfo]] = (-1, [])
        self.told: dict[tuple[int | None, int], tuple[str, int]] = {}
        """The states that were sent at this version, with these seats: by whose eyes and after which line.

        Kept are those that several may want: all of it, and what is new since the state before.
        """
        self.told_upto = 0
        """The last line now."""
        self.told_before = 0
        """The last line when a state was told before."""

    @classmethod
    async def rebuilt(cls, stored: StoredTable, seats: list[StoredSeat], fold: Fold) -> Live:
        """Return a table as its log tells it; others get their turn in between."""
        if fold.read != stored.version:
            raise Broken(Message("table-broken-version", rows=fold.read, version=stored.version))
        live = cls(stored, seats, fold)
        if stored.phase != "waiting":
            live.story = await live._told(fold.left)
            live.story.game.go_on_with(live.source())
        return live

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.stored.id

    def source(self) -> Fair:
        """Return the fair stream of this table."""
        return fair_source(self.stored, self.seats)

    async def _told(self, rows: list[Folded]) -> Story:
        """Return the story that these rows tell."""
        stored = self.stored
        rules = rules_of(stored.game)
        names = [seat_name(seat) for seat in self.seats]
        try:
            rules.check_version(stored.rules)
            options = rules.stored_options(stored.options, stored.data)
        except Refused as refused:
            raise Elsewhere(refused.message) from refused
        story = Story(rules, options, names, how_it_begins(stored))
        if story.seats != len(self.seats):
            raise Broken(Message("table-broken"))
        if not stored.given:
            story.renew_tickets()
        began = clock()
        for row in rows:
            try:
                story.again(row)
            except (Refused, ValueError, KeyError, TypeError) as error:
                raise Broken(Message("table-broken-row", row=row.seq)) from error
            if clock() - began > _PIECE:
                await asyncio.sleep(0)
                began = clock()
        return story

    async def begin(self) -> tuple[Story, list[Row]]:
        """Return the story with its first rows, now that everybody is there."""
        story = await self._told(self._given)
        story.renew_tickets()
        return story, story.go_on(self.source())

    def close(self) -> None:
        """Let go of the game: it and its table hold each other, and neither would be freed by itself."""
        if self.story is not None:
            self.story.game.table.listener = None

    def ready(self) -> bool:
        """Tell whether everybody is there and has added a nonce."""
        return all(seat_ready(seat) for seat in self.seats)

    def held_by(self, token_hash: str | None) -> list[int]:
        """Return the seats (from 0) a token holds."""
        return held_seats(self.seats, token_hash)

    def left_by(self, token_hash: str | None) -> list[int]:
        """Return the seats (from 0) that a token may take back."""
        return left_seats(self.seats, token_hash)

    def check_holds(self, token_hash: str | None, seat: int) -> None:
        """Refuse to act for a seat that one does not hold."""
        if seat not in self.held_by(token_hash):
            raise Denied(403, Message("seat-not-yours", seat=seat + 1))

    @property
    def hints(self) -> bool:
        """Tell whether people here may ask what a bot would do: as the table says, or as only one plays."""
        if self.stored.hints is not None:
            return self.stored.hints
        return len([seat for seat in self.seats if seat.who in ("person", "free")]) <= 1

    def playing(self) -> Story:
        """Return the story, or refuse because the game has not begun."""
        if self.story is None:
            raise Denied(409, Message("table-waiting"))
        return self.story


def fair_source(stored: StoredTable, seats: Iterable[StoredSeat]) -> Fair:
    """Return the fair stream of a table."""
    return Fair(stored.secret, tuple([bytes.fromhex(seat.nonce or "") for seat in seats]))


def how_it_begins(stored: StoredTable) -> Plain:
    """Return the table with which a game begins, if it is not the usual one."""
    if stored.begins == "record":
        return stored.begin.get("table") if isinstance(stored.begin, dict) else None
    return stored.begin


def held_seats(seats: Iterable[StoredSeat], token_hash: str | None) -> list[int]:
    """Return the seats (from 0) a token holds."""
    return [seat.number for seat in seats if token_hash is not None and seat.token_hash == token_hash]


def left_seats(seats: Iterable[StoredSeat], token_hash: str | None) -> list[int]:
    """Return the seats (from 0) that a token may take back."""
    return [seat.number for seat in seats if token_hash is not None and seat.returns_hash == token_hash]


def seat_name(seat: StoredSeat) -> str:
    """Return the name of who sits here, as a record tells it; an empty seat is called by its number."""
    return seat.name or str(seat.number + 1)


def seat_ready(seat: StoredSeat) -> bool:
    """Tell whether nobody needs to be waited for here."""
    return seat.who in ("bot", "rules") or (seat.who == "person" and seat.nonce is not None)


def read_choice(story: Story, choice: Plain) -> Choice:
    """Return the choice a client sent as text or as parts, or refuse it."""
    if isinstance(choice, str):
        return story.rules.notation.read(choice)
    return story.rules.notation.from_data(choice)
