"""A table as a file, to go on with it elsewhere: all that is kept of it, and what a server would make of it.

Another device takes up what is kept, with the secret behind the dice. A server takes the record alone, and
draws a secret of its own.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from burgomaster.core.message import Message
from burgomaster.talk import proof
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.local import HERE, Kept
from burgomaster.talk.messages import Computer, Here, Invited, Me, Sitter
from burgomaster.talk.names import new_table_id
from burgomaster.talk.stored import StoredRow, StoredSeat, StoredTable

MOST: Final = 4 * 1024 * 1024
"""No file is longer, in bytes: a log of the most rows that there can be."""


class Portable(msgspec.Struct, frozen=True):
    """What such a file holds; `burgomaster` tells what it is, and comes first."""

    burgomaster: Literal["table"]
    game: str
    record: str
    """The whole game so far, without its secret unless it is over."""
    sitters: list[Sitter]
    """Who sat there, for whom seats are kept at a table that is made of the record."""
    kept: Kept


_decoder: Final = msgspec.json.Decoder(Portable)


def check_goes(live: Live, token_hash: str | None) -> None:
    """Refuse to let a table out of the house while others could be hurt by what is hidden there.

    A finished game hides nothing. A running one goes with who plays it alone, against bots: nobody else sits
    there, and nobody may come back.
    """
    if live.playing().over:
        return
    mine = live.held_by(token_hash)
    if not mine:
        raise Denied(403, Message("seated-only"))
    if any(seat.who == "free" or seat.player_hash not in (None, token_hash) for seat in live.seats):
        raise Denied(409, Message("table-not-alone"))


def packed(live: Live, rows: list[StoredRow], token_hash: str | None) -> str:
    """Return a table as a file, as it goes to whoever holds this token."""
    story = live.playing()
    record = proof.record_text(live, token_hash) if story.over else str(story.record(fair=False))
    kept = Kept(_at_no_server(live.stored), [_here(seat, token_hash) for seat in live.seats], rows)
    file = Portable("table", live.stored.game, record, _sitters(live, token_hash), kept)
    return msgspec.json.encode(file).decode()


def unpacked(text: str) -> Kept:
    """Return what is kept of a table that comes as a file, under a name of its own here, or refuse it."""
    if len(text) > MOST:
        raise Denied(413, Message("file-too-big", most=MOST))
    try:
        kept = _decoder.decode(text).kept
    except (msgspec.DecodeError, RecursionError) as error:
        raise Denied(400, Message("table-file-misread")) from error
    if any(seat.who == "free" for seat in kept.seats) or kept.table.phase not in ("running", "over"):
        raise Denied(409, Message("server-only"))
    return Kept(replace(_at_no_server(kept.table), id=new_table_id()), kept.seats, kept.rows)


def _at_no_server(stored: StoredTable) -> StoredTable:
    """Return a table without what only its server needs: who may come, and which table was before it."""
    return replace(stored, code_hash="", listed=False, after=None, opened=None)


def _here(seat: StoredSeat, token_hash: str | None) -> StoredSeat:
    """Return a seat as it is elsewhere: whoever takes the table along keeps theirs.

    No key goes along, nor a face that someone else chose.
    """
    mine = seat.token_hash is not None and seat.token_hash == token_hash
    key, face = (HERE, seat.face) if mine else (None, None)
    return StoredSeat(seat.number, seat.who, seat.name, seat.bot, key, seat.nonce, face=face)


def _sitters(live: Live, token_hash: str | None) -> list[Sitter]:
    mine = live.held_by(token_hash)
    sitters: list[Sitter] = []
    for seat in live.seats:
        if seat.who == "rules":
            continue
        if seat.bot is not None:
            sitters.append(Computer(seat.bot))
        elif seat.number in mine:
            sitters.append(Me(seat.name) if seat.number == mine[0] else Here(seat.name))
        else:
            sitters.append(Invited())
    return sitters
