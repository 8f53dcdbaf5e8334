"""What people may do about the clock of their table: wish for a pause, and say when they sleep."""

from __future__ import annotations

import msgspec

from burgomaster.core.message import Message
from burgomaster.server import times
from burgomaster.server.hub import Hub
from burgomaster.server.stored import SeatChange
from burgomaster.talk.denied import Denied
from burgomaster.talk.quiet import Quiet


async def pause(hub: Hub, table_id: str, token_hash: str | None, wished: bool) -> None:
    """Note that someone wishes for a pause, or ends it for everyone."""
    async with hub.tables.at(table_id) as live:
        seats = live.held_by(token_hash)
        if not seats:
            raise Denied(403, Message("seated-only"))
        if live.clock.pace is None or live.stored.phase != "running":
            raise Denied(409, Message("pause-no-clock"))
        live.clock.settle(times.now(), live.seats)
        live.clock.wish_pause(seats, wished)
        await hub.timekeeper.store(live)
        hub.telling.tell_seats(live)


async def leave_ahead(hub: Hub, table_id: str, token_hash: str | None, seat: int, ids: list[str]) -> None:
    """Note what someone answers in advance; nobody else hears of it, and what fits now is given."""
    async with hub.tables.at(table_id) as live:
        live.check_holds(token_hash, seat)
        live.leave_ahead(seat, ids)
        try:
            await hub.timekeeper.store(live)
        except BaseException:
            hub.tables.forget(live)
            raise
        hub.telling.wake_own(table_id, token_hash)
        hub.telling.ask_bots(live)


async def set_quiet(hub: Hub, table_id: str, token_hash: str | None, quiet: Quiet | None) -> None:
    """Note when someone wants to hear nothing, at all their seats of a table."""
    text = None if quiet is None else msgspec.json.encode(quiet).decode()
    async with hub.tables.at(table_id) as live:
        changed = [live.seats[number] for number in live.held_by(token_hash)]
        changed = [seat for seat in changed if seat.quiet != text]
        for seat in changed:
            seat.quiet = text
        if not changed:
            return
        try:
            await hub.disk(hub.store.put_seats, table_id, [SeatChange(seat) for seat in changed])
            if live.stored.phase == "running":
                live.clock.settle(times.now(), live.seats)
                await hub.timekeeper.store(live)
        except BaseException:
            hub.tables.forget(live)
            raise
        hub.telling.tell_seats(live)
