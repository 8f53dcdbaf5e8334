"""The host's desk: looking at the tables of a server, and what may be done there for everybody's peace.

What is told is what any bystander may know of a table, and from which address people are connected.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import burgomaster
from burgomaster.core.message import Message, Refused
from burgomaster.server import seating
from burgomaster.server.hosting.counted import phases
from burgomaster.server.hosting.messages import (
    Blocked,
    HostedTable,
    HostedTables,
    HostView,
    Slow,
    Visitor,
)
from burgomaster.server.hub import Hub
from burgomaster.server.stored import SeatChange
from burgomaster.talk.denied import Broken, Denied, Elsewhere
from burgomaster.talk.names import hashed, new_code
from burgomaster.talk.stored import StoredSeat, StoredTable

MOST_TABLES: Final = 200
"""So many tables are listed."""
_MOST_VISITORS: Final = 200
_MOST_REASONS: Final = 20


async def tables(hub: Hub) -> HostedTables:
    """Return the tables at which something was done last."""
    found = await hub.disk(hub.store.latest, MOST_TABLES)
    seats = await hub.disk(hub.store.seats_of, [stored.id for stored in found])
    of = await hub.disk(phases, hub.store.engine)
    return HostedTables([_told(hub, stored, seats[stored.id]) for stored in found], sum(of.values()))


async def table(hub: Hub, table_id: str) -> HostedTable:
    """Return one table."""
    stored = await hub.disk(hub.store.table, table_id)
    if stored is None:
        raise Denied(404, Message("table-unknown"))
    return _told(hub, stored, await hub.disk(hub.store.seats, table_id))


def _told(hub: Hub, stored: StoredTable, seats: list[StoredSeat]) -> HostedTable:
    return HostedTable(
        table=stored.id,
        game=stored.game,
        phase=hub.tables.standing(stored)[0],
        listed=stored.listed,
        rows=stored.version,
        created=stored.created,
        updated=stored.updated,
        asked=stored.asked,
        seats=hub.attendance.seats_told(stored.id, seats),
        sockets=len(hub.attendance.watchers(stored.id)),
    )


async def view(hub: Hub, loop_held: float) -> HostView:
    """Return what goes on at the server; `loop_held` is how long it answered nobody in the last minute."""
    figures = hub.figures
    of = await hub.disk(phases, hub.store.engine)
    return HostView(
        version=burgomaster.__version__,
        since=figures.since,
        waiting=of.get("waiting", 0),
        running=of.get("running", 0),
        over=of.get("over", 0),
        in_memory=len(hub.tables),
        sockets=len(hub.visitors),
        moves=figures.moves.total(),
        bots_waiting=hub.bots.waiting(),
        acknowledged_ms=_ms(figures.acknowledged.most()),
        committed_ms=_ms(figures.committed.most()),
        loop_held_ms=round(loop_held * 1000),
        slow=[Slow(what, round(seconds * 1000), at) for what, seconds, at in reversed(figures.slow)],
        visitors=_visitors(hub),
        refusals=dict(figures.refusals.most_common(_MOST_REASONS)),
        blocked=[Blocked(address, until) for address, until in hub.blocked.all()],
    )


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def _visitors(hub: Hub) -> list[Visitor]:
    """Return who is connected from where; those with most sockets first."""
    sockets: Counter[str] = Counter()
    at: dict[str, set[str]] = {}
    for visit in hub.visitors:
        sockets[visit.address] += 1
        at.setdefault(visit.address, set()).add(visit.table)
    return [
        Visitor(address, count, sorted(at[address])) for address, count in sockets.most_common(_MOST_VISITORS)
    ]


# What a host may do.


async def delete(hub: Hub, table_id: str) -> None:
    """Delete a table, whoever opened it, and damaged ones, too."""
    await table(hub, table_id)
    try:
        async with hub.tables.at(table_id):
            await hub.disk(hub.store.delete, table_id)
    except (Elsewhere, Broken):
        await hub.disk(hub.store.delete, table_id)
    hub.remove(table_id)


async def to_bot(hub: Hub, table_id: str, seat: int, bot: str | None) -> None:
    """Let a bot play on at a seat."""
    await seating.give_to_bot(hub, table_id, seat - 1, bot)


async def close(hub: Hub, table_id: str) -> None:
    """Take a table off the list; those who sit there play on, and only they can invite anyone."""
    async with hub.tables.at(table_id) as live:
        if not live.stored.listed:
            raise Denied(409, Message("table-not-listed"))
        code = hashed(new_code())
        await hub.disk(hub.store.close_to_strangers, table_id, code)
        live.stored.listed, live.stored.code_hash = False, code


async def silence(hub: Hub, table_id: str, seat: int, muted: bool) -> None:
    """Let what a seat says be heard by nobody, or be heard again."""
    async with hub.tables.at(table_id) as live:
        if seat > len(live.seats):
            raise Refused(Message("seat-unknown", seat=seat, seats=len(live.seats)))
        sitting = live.seats[seat - 1]
        if sitting.who != "person":
            raise Denied(409, Message("seat-not-anothers", seat=seat))
        sitting.muted = muted
        await hub.disk(hub.store.put_seats, table_id, [SeatChange(sitting)])
        hub.telling.tell_seats(live)


async def block(hub: Hub, address: str) -> None:
    """Let an address in no more for a day, and end its connections."""
    network = await hub.blocked.add(address)
    for visit in hub.visitors:
        if visit.address == network:
            visit.dismiss()
