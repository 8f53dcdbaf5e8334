"""Another game with the same people."""

from __future__ import annotations

from typing import Final

from burgomaster.talk.live import Live
from burgomaster.talk.messages import Computer, Here, Invited, Me, NewTable, Sitter
from burgomaster.talk.plain import table_options
from burgomaster.talk.stored import StoredSeat

_SITS: Final = ("bot", "person", "free")


def same_again(live: Live, token_hash: str) -> NewTable:
    """Return the same table once more, with places for those who sat there."""
    stored = live.stored
    sitters: list[Sitter] = []
    for seat in live.seats:
        if seat.who in _SITS:
            sitters.append(_again(seat, token_hash, sitters))
    return NewTable(
        stored.game,
        sitters,
        table_options(stored),
        listed=stored.listed,
        hints=stored.hints,
        pace=live.clock.pace,
    )


def _again(seat: StoredSeat, token_hash: str, before: list[Sitter]) -> Sitter:
    """Return who is to sit where someone sat; a bot that played on for someone stays, until they ask."""
    if seat.player_hash == token_hash:
        first = not any(isinstance(each, Me) for each in before)
        name = seat.player_name or str(seat.number + 1)
        return Me(name, seat.face) if first else Here(name)
    return Computer(seat.bot) if seat.bot is not None else Invited()
