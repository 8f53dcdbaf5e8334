"""Going back with everybody's consent: to the beginning of a seat's last turn, and no further.

Bots agree. Whatever is done meanwhile at the table makes the question void. The record holds what is left;
the log keeps what was taken back. Dice and draws are the same again, as they follow from what they are for.
"""

from __future__ import annotations

from msgspec.structs import replace

from burgomaster.core.message import Message
from burgomaster.server import times
from burgomaster.server.hub import Hub
from burgomaster.server.store import Overtaken
from burgomaster.server.turns import in_turns
from burgomaster.talk import ahead
from burgomaster.talk.beside import Back, written
from burgomaster.talk.denied import Denied, Stale
from burgomaster.talk.glimpse import glimpse
from burgomaster.talk.glimpse import written as glimpse_written
from burgomaster.talk.live import Live
from burgomaster.talk.rows import MOST_ROWS, back_row
from burgomaster.talk.stored import numbered


async def ask_back(hub: Hub, table_id: str, token_hash: str | None, seat: int) -> None:
    """Ask everyone at a table to go back to the beginning of this seat's last turn."""
    async with hub.tables.at(table_id) as live:
        live.check_holds(token_hash, seat)
        story, beside = live.playing(), live.clock.beside
        if story.over:
            raise Denied(409, Message("table-over"))
        if story.version >= MOST_ROWS:
            raise Denied(409, Message("log-full", most=MOST_ROWS))
        if beside.back is not None:
            raise Denied(409, Message("back-asked"))
        entries = story.turn_began(seat, live.stored.given)
        if entries is None:
            raise Denied(409, Message("back-nothing"))
        beside.back = Back(seat, entries, live.held_by(token_hash))
        await _go_on(hub, live)
    await _tell(hub, table_id)


async def answer_back(hub: Hub, table_id: str, token_hash: str | None, version: int, agree: bool) -> None:
    """Note that someone agrees to go back, or does not, which ends the matter."""
    async with hub.tables.at(table_id) as live:
        back, seats = live.clock.beside.back, live.held_by(token_hash)
        if not seats:
            raise Denied(403, Message("seated-only"))
        if back is None or live.playing().version != version:
            raise Stale(Message("version-stale"))
        agreed = sorted({*back.agreed, *seats})
        live.clock.beside.back = Back(back.seat, back.entries, agreed) if agree else None
        await _go_on(hub, live)
    await _tell(hub, table_id)


async def _go_on(hub: Hub, live: Live) -> None:
    """Go back if all who sit there agree; else keep what they said so far."""
    back = live.clock.beside.back
    people = {seat.number for seat in live.seats if seat.who == "person"}
    if back is not None and people <= {*back.agreed}:
        await _go_back(hub, live, back)
        return
    try:
        await hub.timekeeper.store(live)
    except BaseException:
        hub.tables.forget(live)
        raise


async def _go_back(hub: Hub, live: Live, back: Back) -> None:
    """Write down that the table goes back; memory forgets it as it was."""
    before, row = live.stored.version, back_row(back.seat, back.entries)
    try:
        fold = await hub.tables.log(live.id)
        for each in numbered([row], before, None):
            fold.add(each)
        stored = replace(live.stored, version=before + 1)
        new = await in_turns(Live.rebuilt(stored, live.seats, fold))
        story, now = new.playing(), times.now()
        live.clock.settle(now, live.seats)
        live.clock.moved(now, story.asked(), back.seat, story.game.table.chapter(), undo=False)
        for number, time in enumerate(live.clock.beside.seats):
            if number == back.seat or time.given:
                ahead.taken_back(story, time)
        kept = (written(live.clock.beside), live.clock.next(live.seats))
        seen = glimpse_written(glimpse(story.game.table))
        progress = (story.phase, story.asked_numbers(), None, seen, *kept)
        new.close()
        await hub.disk(hub.store.append, live.id, before, [row], None, *progress)
    except Overtaken:
        raise Denied(409, Message("table-busy")) from None
    finally:
        hub.tables.forget(live)


async def _tell(hub: Hub, table_id: str) -> None:
    """Let everyone at a table see how it stands, and bots go on."""
    async with hub.tables.at(table_id) as live:
        hub.telling.changed(live)
        hub.telling.tell_seats(live)
