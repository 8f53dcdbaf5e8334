"""What rows of the database mean, and how what is kept is written into them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict

from burgomaster.server.stored import Holder
from burgomaster.talk.stored import BROKEN, StoredSeat, StoredTable


def of_holder(holder: Holder) -> dict[str, Any]:
    """Return what is written of what a token stands for."""
    values = asdict(holder)
    values["table_id"] = values.pop("table")
    return values


def held_of(row: sa.Row[Any]) -> Holder:
    """Return what a token stands for."""
    return Holder(row.token_hash, row.table_id, row.owner, row.earlier_hash)


def table_of(row: sa.Row[Any]) -> StoredTable:
    """Return a table; where what is stored cannot be read, one that is only there to be told of."""
    try:
        options = msgspec.json.decode(row.options, type=dict[str, Any])
        asked = msgspec.json.decode(row.asked, type=list[int])
        begin = json.loads(row.begin) if row.begin is not None else None
        phase: str = row.phase
    except (ValueError, TypeError, RecursionError):
        options, asked, begin, phase = dict[str, Any](), list[int](), None, BROKEN
    return StoredTable(
        id=row.id,
        game=row.game,
        rules=row.rules,
        data=row.data,
        options=options,
        begins=row.begins,
        begin=begin,
        given=row.given,
        secret=row.secret,
        code_hash=row.code_hash,
        listed=row.listed,
        phase=phase,
        version=row.version,
        asked=asked,
        created=row.created,
        updated=row.updated,
        hints=row.hints,
        after=row.after,
        not_under=row.not_under,
        opened=row.opened,
        glimpse=row.glimpse,
        pace=row.pace,
        beside=row.beside,
    )


def seat_of(row: sa.Row[Any]) -> StoredSeat:
    """Return who sits on a seat."""
    return StoredSeat(
        *(row.number, row.who, row.name, row.bot, row.token_hash, row.nonce),
        returns_hash=row.returns_hash,
        returns_name=row.returns_name,
        muted=row.muted,
        quiet=row.quiet,
        hears=row.hears,
        face=row.face,
    )
