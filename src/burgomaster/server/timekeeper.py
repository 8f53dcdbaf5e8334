"""The timekeeper: what happens at a table when time is over, once each, however often the server is ended.

What is to be done when is stored with every move; here it is looked for and done. Whatever it is goes to the
database before anyone is told, so that nothing is done again after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from burgomaster.bots import usual_bot
from burgomaster.core.message import Message
from burgomaster.server import times
from burgomaster.server.moves import Moves
from burgomaster.server.storage import Storage
from burgomaster.server.stored import SeatChange
from burgomaster.server.tables import Tables
from burgomaster.server.telling import Telling
from burgomaster.server.trouble import Unstored
from burgomaster.talk.beside import written
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Clocked, Computer, OverDays
from burgomaster.talk.opening import sit
from burgomaster.talk.rows import seat_row
from burgomaster.talk.stored import StoredSeat

log: Final = logging.getLogger("burgomaster.server")

_MOST: Final = 100
"""So many tables are looked at in one go."""

Call = Callable[[Live, StoredSeat, str], None]


class Timekeeper:
    """Looks after the clocks of all tables of one server process."""

    def __init__(self, disk: Storage, tables: Tables, telling: Telling, moves: Moves, call: Call) -> None:
        self._disk: Final = disk
        self._tables: Final = tables
        self._telling: Final = telling
        self._moves: Final = moves
        self.call = call
        """Tells someone that they are awaited, and why."""
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to look."""
        self._tasks = [asyncio.create_task(self._look_on()), asyncio.create_task(self._pulse_on())]

    async def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Denied):
            await self._disk(self._tables.uptime.pulse, self._disk.store.engine)

    async def _pulse_on(self) -> None:
        while True:
            await asyncio.sleep(times.PULSE)
            with suppress(Denied):
                await self._disk(self._tables.uptime.pulse, self._disk.store.engine)

    async def _look_on(self) -> None:
        """Look every few seconds: what is due at a table is never due sooner than a move was made there."""
        while True:
            try:
                await self.look()
            except Unstored:
                pass  # told already, and tried again
            except Exception:
                log.exception("the times of tables could not be looked after")
            await asyncio.sleep(times.LOOK)

    async def look(self) -> int:
        """Do what is due at any table; return at how many something was."""
        found = await self._disk(times.due, self._disk.store, times.now(), _MOST)
        for table_id in found:
            try:
                async with self._tables.at(table_id) as live:
                    await self._look_at(live)
            except Unstored:
                raise
            except Denied:
                pass  # deleted meanwhile, of other rules, or damaged: nothing is due there
            except Exception:
                log.exception("the clock of table %s cannot be looked after", table_id)
        return len(found)

    async def _look_at(self, live: Live) -> None:
        now, clock = times.now(), live.clock
        clock.settle(now, live.seats)
        for seat in list(live.seats):
            time = clock.beside.seats[seat.number]
            deadline, reminder = clock.deadline(seat), clock.reminder(seat)
            if clock.paused(live.seats) or deadline is None or time.late:
                continue
            if deadline <= now:
                await self._end(live, seat)
            elif reminder is not None and reminder <= now and not time.reminded:
                time.reminded = True
                if await self.store(live):
                    self.call(live, seat, "reminder")
        await self._call(live, now)
        if live.answers_ahead() or any(clock.clerk_answers(seat.number) for seat in live.seats):
            self._telling.ask_bots(live)
        await self.store(live)

    async def _call(self, live: Live, now: float) -> None:
        """Tell those who want it that they are awaited; that they were is stored first."""
        for seat in live.seats:
            moment = None if live.clock.paused(live.seats) else live.clock.notice(seat)
            if moment is not None and moment <= now:
                live.clock.beside.seats[seat.number].told = True
                if await self.store(live):
                    self.call(live, seat, "turn")

    async def store(self, live: Live) -> bool:
        """Store what is kept beside a record, and when something is due there next; tell whether it is."""
        clock = live.clock
        put = (live.id, live.stored.version, written(clock.beside), live.due())
        return await self._disk(times.put_beside, self._disk.store, *put)

    async def _end(self, live: Live, seat: StoredSeat) -> None:
        """Do what the table chose for someone whose time is over."""
        pace, time = live.clock.pace, live.clock.beside.seats[seat.number]
        if isinstance(pace, OverDays):
            time.late = True
            if pace.late == "clerk":
                row = seat_row(seat.number, Message("seat-late", left=seat.name))
                await self._moves.hand_over(live, row, SeatChange(seat))
            else:
                await self.store(live)
                self._telling.tell_seats(live)
        elif isinstance(pace, Clocked) and pace.bot:
            taken = [name for each in live.seats for name in (each.name, each.returns_name) if name]
            new = sit(live.stored.game, seat.number, Computer(usual_bot(live.stored.game)), "", taken)
            new.nonce, new.returns_hash, new.returns_name = seat.nonce, seat.player_hash, seat.player_name
            row = seat_row(seat.number, Message("seat-clock", left=seat.name, now=new.name))
            await self._moves.hand_over(live, row, SeatChange(new))
