"""Moves: the one order in which anything is done at a table.

Authenticate the seat, take the table's lock, look whether the move was made before, check the ticket, apply,
commit, answer, and only then tell the others. The engine runs in the event loop's thread alone (a move takes
a tenth of a millisecond, making everyone's states about one: docs/speed.md), the database in one thread of
its own, bots in processes of their own.
"""

from __future__ import annotations

import logging
from enum import Enum
from typing import Final

from burgomaster.core.message import Message, Refused
from burgomaster.server import times
from burgomaster.server.figures import Figures
from burgomaster.server.storage import Storage
from burgomaster.server.store import Overtaken
from burgomaster.server.stored import SeatChange
from burgomaster.server.tables import Tables
from burgomaster.server.telling import Telling
from burgomaster.server.turns import in_turns
from burgomaster.talk.beside import written as beside_written
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live, Move
from burgomaster.talk.messages import Accepted, Choose, Undo
from burgomaster.talk.rows import MOST_ROWS, Row
from burgomaster.talk.seats import seat_name

log: Final = logging.getLogger("burgomaster.server")

_ATTEMPTS: Final = 3


class Inside(Enum):
    """Who needs no token, since only the server itself can name it."""

    BOT = "bot"


class Moves:
    """What is done at the tables of one server process."""

    def __init__(self, disk: Storage, tables: Tables, telling: Telling, figures: Figures) -> None:
        self._disk: Final = disk
        self._figures: Final = figures
        self._tables: Final = tables
        self._telling: Final = telling

    async def make(self, table_id: str, who: str | Inside | None, move: Move) -> Accepted:
        """Make a move for a seat that a token holds; the answer comes when it is on disk."""
        for attempt in range(_ATTEMPTS):
            try:
                async with self._tables.at(table_id) as live:
                    if who is not Inside.BOT:
                        live.check_holds(who, move.seat - 1)
                    done = live.done(move)
                    if done is None:
                        before = live.playing().version
                        await self.commit(live, before, self._rows(live, move), move)
                        done = live.playing().version
                        self._figures.moves["bots" if who is Inside.BOT else "people"] += 1
                return Accepted(move.move_id, done)
            except Overtaken:  # another server process was faster: look again
                log.warning("table %s was changed by another process (attempt %d)", table_id, attempt + 1)
        raise Denied(409, Message("table-busy"))

    async def give_left(self, table_id: str, seat: int, ticket: str) -> None:
        """Make the choice that a seat has left in advance for what it is asked, if that is still so."""
        async with self._tables.at(table_id) as live:
            choice = live.answer_ahead(seat)
            if choice is None or live.playing().tickets.get(seat) != ticket:
                return
            before, move = live.playing().version, Choose(f"left-{ticket}", seat + 1, ticket, choice.text)
            await self.commit(live, before, self._rows(live, move, left=True), move, left=True)
            self._figures.moves["people"] += 1

    def _rows(self, live: Live, move: Move, *, left: bool = False) -> list[Row]:
        try:
            return live.rows_of(move, left=left)
        except (Refused, Denied):
            raise
        except Exception:  # a mistake in the rules: the game is as before, but the log lines may not be
            self._tables.forget(live)
            raise

    async def commit(
        self,
        live: Live,
        before: int,
        rows: list[Row],
        move: Move | None = None,
        change: SeatChange | None = None,
        *,
        left: bool = False,
    ) -> None:
        """Put the rows of a move on disk, then tell everybody; if that fails, memory forgets them, too."""
        story, move_id = live.playing(), None if move is None else move.move_id
        live.time_moved(times.now(), None if move is None else move.seat - 1, isinstance(move, Undo), left)
        beside = (beside_written(live.clock.beside), live.due())
        seen, began = live.glimpse(), self._figures.clock()
        progress = (story.phase, story.asked_numbers(), change, seen, *beside)
        try:
            await self._disk(self._disk.store.append, live.id, before, rows, move_id, *progress)
        except BaseException:
            self._tables.forget(live)
            raise
        self._figures.committed.note(self._figures.clock() - began)
        live.kept(move, seen)
        self._telling.changed(live)

    async def begin_if_ready(self, live: Live, change: SeatChange | None = None) -> bool:
        """Begin the game if nobody needs to be waited for; `change` is stored along with it."""
        if live.stored.phase != "waiting" or not live.ready():
            return False
        rows = await in_turns(live.begin())
        await self.commit(live, live.stored.version, rows, change=change)
        return True

    async def hand_over(self, live: Live, row: Row, change: SeatChange) -> None:
        """Let someone else sit on a seat of a running game; on disk first, then told to everybody."""
        story, seat = live.playing(), change.seat
        before = story.version
        if before >= MOST_ROWS:
            raise Denied(409, Message("log-full", most=MOST_ROWS))
        if live.seats[seat.number] is not seat:
            live.clock.beside.seats[seat.number].ahead = []  # what was left is nobody else's
        seat.face = live.seats[seat.number].face  # whoever plays on is seen as who sat there when it began
        live.seats[seat.number] = seat
        story.hand_over(row, seat_name(seat))
        try:
            await self.commit(live, before, [row], change=change)
        except Overtaken:
            raise Denied(409, Message("table-busy")) from None
        if change.code_hash is not None:
            live.stored.code_hash = change.code_hash

    async def seat(self, live: Live, change: SeatChange) -> None:
        """Let someone sit on a seat of a table that waits, and begin if nobody needs to be waited for."""
        live.seats[change.seat.number] = change.seat
        try:
            if not await self.begin_if_ready(live, change):
                await self._disk(self._disk.store.put_seats, live.id, [change])
        except BaseException:
            self._tables.forget(live)
            raise
        self._telling.changed(live)

    async def add_nonce(self, table_id: str, token_hash: str | None, seat: int, nonce: str) -> None:
        """Add a seat's nonce; the first one counts."""
        async with self._tables.at(table_id) as live:
            live.check_holds(token_hash, seat)
            sitting = live.seats[seat]
            if live.stored.phase != "waiting" or sitting.nonce is not None:
                return
            sitting.nonce = nonce
            await self.seat(live, SeatChange(sitting))
