"""What whoever opened a table may do for the peace there: send someone away before it begins, or mute them.

Whoever is sent away comes back neither by the old link nor from the list: there is a new link, and the table
is on no list any more.
"""

from __future__ import annotations

from burgomaster.core.message import Message, Refused
from burgomaster.server.hub import Hub
from burgomaster.server.seating import check_owner
from burgomaster.server.stored import SeatChange
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Invitation
from burgomaster.talk.names import hashed, new_code
from burgomaster.talk.stored import StoredSeat


async def remove(hub: Hub, table_id: str, token_hash: str | None, number: int) -> None:
    """Send someone away from a table that waits; the link changes, and the table is listed no more."""
    async with hub.tables.at(table_id) as live:
        await check_owner(hub, live, token_hash)
        if live.stored.phase != "waiting":
            raise Denied(409, Message("remove-waiting-only"))
        sent = _someone_else(live, token_hash, number).token_hash
        seats = [seat.number for seat in live.seats if seat.token_hash == sent]
        changes = [SeatChange(StoredSeat(each, "free", "", None, None, None), dropped=sent) for each in seats]
        code = new_code()
        await hub.disk(hub.store.put_seats, table_id, changes)
        await hub.disk(hub.store.close_to_strangers, table_id, hashed(code))
        live.stored.listed, live.stored.code_hash = False, hashed(code)
        for change in changes:
            live.seats[change.seat.number] = change.seat
        hub.telling.changed(live)
        hub.telling.post(table_id, Invitation(code), token_hash)


async def mute(hub: Hub, table_id: str, token_hash: str | None, number: int, muted: bool) -> None:
    """Let what a seat says be heard by nobody, or be heard again."""
    async with hub.tables.at(table_id) as live:
        await check_owner(hub, live, token_hash)
        seat = _someone_else(live, token_hash, number)
        seat.muted = muted
        await hub.disk(hub.store.put_seats, table_id, [SeatChange(seat)])
        hub.telling.tell_seats(live)


def _someone_else(live: Live, token_hash: str | None, number: int) -> StoredSeat:
    """Return the seat of another person, or refuse one where none sits."""
    if number >= len(live.seats):
        raise Refused(Message("seat-unknown", seat=number + 1, seats=len(live.seats)))
    seat = live.seats[number]
    if seat.who != "person" or seat.token_hash in (None, token_hash):
        raise Denied(409, Message("seat-not-anothers", seat=number + 1))
    return seat
