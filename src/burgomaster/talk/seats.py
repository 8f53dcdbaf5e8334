"""Who sits where at a table, as it is kept and as it is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, Literal

from burgomaster.talk.messages import BackInfo, SeatInfo, SeatTimeInfo
from burgomaster.talk.names import FACES, faces_at
from burgomaster.talk.stored import StoredSeat

Thought = Literal["full", "less", "little"]
"""How much a bot thought lately."""

_NEVER_AWAY: Final = ("bot", "rules")


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


def seat_infos(
    table_id: str,
    seats: Sequence[StoredSeat],
    present: Collection[str | None],
    gone_for: Callable[[str], int],
    agreed: Mapping[int, set[str]],
    thought: Mapping[int, Thought],
    times: Sequence[SeatTimeInfo] = (),
    back: tuple[int, BackInfo] | None = None,
    *,
    own_faces: bool = True,
) -> list[SeatInfo]:
    """Return who sits where as it is told; tokens tell who is there, and how many seconds others are gone.

    Strangers are not told which faces people chose (`own_faces`).
    """
    chosen = {seat.number: seat.face for seat in seats if own_faces and seat.face is not None}
    faces = faces_at(table_id, chosen)
    infos: list[SeatInfo] = []
    for seat in seats:
        player = seat.player_hash
        infos.append(
            SeatInfo(
                seat.number + 1,
                _who(seat),
                seat.name,
                seat.bot,
                faces[seat.number % FACES],
                seat_ready(seat),
                seat.who in _NEVER_AWAY or (seat.token_hash or "") in present,
                None if seat.who == "person" else seat.returns_name,
                None if player is None or player in present else gone_for(player),
                _agreed(seats, agreed.get(seat.number)),
                bool(seat.muted),
                thought.get(seat.number, "full") if seat.who == "bot" else "full",
                times[seat.number] if times else None,
                back[1] if back is not None and back[0] == seat.number else None,
            )
        )
    return infos


def _who(seat: StoredSeat) -> Literal["person", "bot", "free", "rules"]:
    """Return what kind of sitter a seat has, as it is told."""
    if seat.who == "bot":
        return "bot"
    if seat.who == "rules":
        return "rules"
    return "free" if seat.who == "free" else "person"


def _agreed(seats: Sequence[StoredSeat], tokens: set[str] | None) -> list[int]:
    """Return the seats, from 1, of those who agree to something."""
    return [each.number + 1 for each in seats if each.token_hash in tokens] if tokens else []
