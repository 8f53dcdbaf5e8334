"""Company: which face a bot has at a table, and another game with the same people."""

from __future__ import annotations

from contextlib import suppress

from burgomaster.core.message import Message, Refused
from burgomaster.server import lobby, seating
from burgomaster.server.hub import Hub
from burgomaster.server.stored import Again
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import (
    Held,
    Join,
    Rematch,
)
from burgomaster.talk.rematch import same_again


async def rematch(hub: Hub, table_id: str, token_hash: str | None) -> Held:
    """Make a table with the same game, options and bots, or sit down at the one that someone else made.

    Whoever asks first sits where they sat; the others who sat there are told the way to it. Where nobody can
    come any more, another table is made. Whoever sits at a next game already and asks once more is refused.
    """
    async with hub.tables.at(table_id) as live:
        if live.stored.phase != "over":
            raise Denied(409, Message("table-not-over"))
        own = [seat for seat in live.seats if seat.player_hash == token_hash]
        if token_hash is None or not own:
            raise Denied(403, Message("seated-only"))
        name, face = own[0].player_name or "", own[0].face
        if await _sits_at_next(hub, table_id, token_hash):
            raise Refused(Message("name-taken", name=name))
        for made in await _made(hub, table_id):
            with suppress(Denied):  # damaged, of other rules, or full by now
                held = await _sit_down(hub, made, token_hash, Join(name, face=face))
                if held is not None:
                    return held
        held = await lobby.make(hub, same_again(live, token_hash), table_id, token_hash)
        for other in {seat.player_hash for seat in live.seats} - {None, token_hash}:
            hub.telling.post(live.id, told_again(Again(held.table, name)), other)
        return held


async def _made(hub: Hub, table_id: str) -> list[Again]:
    """Return where those who played at a table play again, but for tables known to be damaged."""
    made = await hub.disk(hub.store.again, table_id)
    return [each for each in made if not hub.tables.is_broken(each.table)]


async def _sit_down(hub: Hub, made: Again, token_hash: str, wish: Join) -> Held | None:
    """Take a seat at the next game; None: a stranger there has one's name."""
    try:
        return await seating.join(hub, made.table, wish, earlier_hash=token_hash)
    except Refused:
        return None


async def _sits_at_next(hub: Hub, table_id: str, token_hash: str) -> bool:
    """Tell whether someone who played at a table sits where it is played again, full or not."""
    for made in await hub.disk(hub.store.went_on, table_id, token_hash):
        if not hub.tables.is_broken(made):
            with suppress(Denied):  # damaged, or of other rules
                async with hub.tables.at(made):
                    return True
    return False


async def next_game(hub: Hub, table_id: str) -> Again | None:
    """Return where those who played at a table play again, if one may still come there."""
    for made in await _made(hub, table_id):
        with suppress(Denied):  # damaged, or of other rules
            async with hub.tables.at(made.table):
                return made
    return None


def told_again(again: Again) -> Rematch:
    """Return the way to the next game, for those who played this one."""
    return Rematch(again.table, again.by)
