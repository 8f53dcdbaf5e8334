"""A table as the lobby shows it."""

from __future__ import annotations

from burgomaster.core.message import Message
from burgomaster.talk.beside import read_pace
from burgomaster.talk.glimpse import read
from burgomaster.talk.messages import SeatInfo, TablePhase, TableSummary
from burgomaster.talk.plain import said, table_options
from burgomaster.talk.seats import held_seats, left_seats
from burgomaster.talk.stored import StoredSeat, StoredTable


def table_summary(
    stored: StoredTable,
    seats: list[StoredSeat],
    infos: list[SeatInfo],
    standing: tuple[TablePhase, Message | None],
    token_hash: str | None,
    owner: bool,
    goes: str | None = None,
) -> TableSummary:
    """Return a table as the lobby shows it to whoever holds a token; `infos` tells who is there."""
    phase, why = standing
    held, left = held_seats(seats, token_hash), left_seats(seats, token_hash)
    seen, own = read(stored.glimpse), [*held, *left]
    return TableSummary(
        table=stored.id,
        game=stored.game,
        options=table_options(stored),
        phase=phase,
        why=None if why is None else said(why),
        rows=stored.version,
        seats=infos,
        asked=stored.asked,
        mine=[number + 1 for number in held],
        returns=[number + 1 for number in left],
        owner=owner,
        listed=stored.listed,
        created=stored.created,
        updated=stored.updated,
        goes=goes,
        pace=read_pace(stored.pace),
        glimpse=None if seen is None else seen.of(own[0] if own else None),
    )
