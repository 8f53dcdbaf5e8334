"""Who sits where: sitting down, letting someone else play on, leaving and coming back.

A hand is seen by whoever sits there. So in a running game a seat goes to a bot as soon as its player leaves
or has been gone for a while, and back when they return; but to another person only if its player wants it, or
everyone else at the table does, and never to anyone who already is at the table. At a first game, whose
chance anyone can know beforehand, one person sits with bots, and nobody else ever.
"""

from __future__ import annotations

import hmac

from burgomaster.bots import usual_bot
from burgomaster.core.chance import Fair
from burgomaster.core.message import Message, Refused
from burgomaster.server import times
from burgomaster.server.hub import Hub
from burgomaster.server.stored import Holder, SeatChange
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.messages import (
    Computer,
    Held,
    Here,
    Invitation,
    Invited,
    Join,
    NewKey,
    OverDays,
    Sitter,
)
from burgomaster.talk.names import check_free, clean_name, hashed, new_code, new_token
from burgomaster.talk.opening import check_lesson, sit
from burgomaster.talk.rows import Row, seat_row
from burgomaster.talk.stored import StoredSeat


def held(live: Live, token: str, holder: Holder, code: str | None) -> Held:
    """Return what someone new gets."""
    return Held(
        table=live.id,
        token=token,
        seats=[number + 1 for number in live.held_by(holder.token_hash)],
        owner=holder.owner,
        code=code,
        commitment=Fair(live.stored.secret).commitment(),
    )


# Sitting down.


async def join(
    hub: Hub,
    table_id: str,
    wish: Join,
    token_hash: str | None = None,
    earlier_hash: str | None = None,
) -> Held:
    """Take a free seat; `token_hash` is of what the one who comes holds already.

    Whoever sat at the game that is played again here (`earlier_hash`) needs no code while the table waits; a
    seat that became free in a running game opens by its own code alone.
    """
    name = clean_name(wish.name)
    token = new_token()
    new = Holder(hashed(token), table_id, owner=False, earlier_hash=earlier_hash)
    async with hub.tables.at(table_id) as live:
        right = wish.code is not None and hmac.compare_digest(hashed(wish.code), live.stored.code_hash)
        welcome = earlier_hash is not None and live.stored.phase == "waiting"
        if not right and not welcome and not live.stored.listed:
            raise Denied(403, Message("code-wrong"))
        check_lesson(live.stored.begins, [Invited()])
        if token_hash is not None:
            await _check_one_hand(hub, live, token_hash)
        number = _free_seat(live, wish)
        old = live.seats[number]
        check_free(name, _names_but(live, None))
        # Whoever comes to a running game adds nothing to its chance: that was settled when it began.
        seat = StoredSeat(number, "person", name, None, new.token_hash, old.nonce, face=wish.face)
        change = SeatChange(seat, joined=new, dropped=await _dropped(hub, live, old))
        if live.stored.phase == "running":
            await hub.moves.hand_over(live, _told_of_newcomer(old, name), change)
        else:
            await hub.disk(hub.store.put_seats, table_id, [change])
            live.seats[number] = seat
            hub.telling.changed(live)
        return held(live, token, new, None)


def _told_of_newcomer(old: StoredSeat, now: str) -> Row:
    if old.returns_name is None:
        return seat_row(old.number, Message("seat-sat", now=now))
    return seat_row(old.number, Message("seat-joined-for", left=old.returns_name, now=now))


async def _check_one_hand(hub: Hub, live: Live, token_hash: str) -> None:
    """Refuse a second hand: in a running game to anyone of the table, before it where strangers may come."""
    holder = await hub.disk(hub.store.holder, token_hash)
    if holder is None or holder.table != live.id:
        return
    if live.stored.phase == "running" or (live.stored.listed and live.held_by(holder.token_hash)):
        raise Denied(403, Message("seat-for-others"))


def _free_seat(live: Live, wish: Join) -> int:
    free = [seat.number for seat in live.seats if seat.who == "free"]
    if live.stored.phase == "over" or not free:
        raise Denied(409, Message("table-full"))
    number = free[0] if wish.seat is None else wish.seat - 1
    if number not in free:
        raise Denied(409, Message("seat-taken", seat=number + 1))
    return number


# Letting someone else play on.


async def reseat(hub: Hub, table_id: str, token_hash: str | None, number: int, sitter: Sitter) -> None:
    """Let someone else sit on a seat: anyone while the table waits, a bot or someone new later."""
    async with hub.tables.at(table_id) as live:
        if live.stored.phase == "over":
            raise Denied(409, Message("table-over"))
        if number >= len(live.seats):
            raise Refused(Message("seat-unknown", seat=number + 1, seats=len(live.seats)))
        if live.seats[number].who == "rules":
            raise Denied(409, Message("played-by-rules", seat=number + 1))
        if not isinstance(sitter, Computer):
            others = [seat for seat in live.seats if seat.who == "person" and seat.number != number]
            check_lesson(live.stored.begins, [sitter, *[Here(seat.name) for seat in others]])
            _check_hidden(live)
        if live.stored.phase == "waiting":
            await _reseat_waiting(hub, live, token_hash, number, sitter)
            return
        if not live.held_by(token_hash):
            await check_owner(hub, live, token_hash)
        if isinstance(sitter, Computer):
            await _let_bot(hub, live, token_hash or "", live.seats[number], sitter)
        elif isinstance(sitter, Invited):
            await _invite(hub, live, token_hash or "", live.seats[number])
        else:
            raise Denied(409, Message("seat-bot-or-link"))


def _check_hidden(live: Live) -> None:
    """Refuse another person at a table that somebody has elsewhere, with every hand and all dice to come."""
    if live.story is not None and live.story.known:
        raise Denied(409, Message("table-known"))


async def _reseat_waiting(hub: Hub, live: Live, token_hash: str | None, number: int, sitter: Sitter) -> None:
    await check_owner(hub, live, token_hash)
    old = live.seats[number]
    if old.who == "person" and old.token_hash != token_hash and not hub.attendance.is_gone(live.id, old):
        raise Denied(409, Message("seat-taken", seat=number + 1))
    taken = _names_but(live, number)
    seat = sit(live.stored.game, number, sitter, token_hash or "", taken)
    change = SeatChange(seat, dropped=await _dropped(hub, live, old))
    await hub.moves.seat(live, change)


def _check_gone(hub: Hub, live: Live, seat: StoredSeat) -> None:
    """Refuse to replace someone who is there; at a table over days, someone whose time is not over."""
    if seat.player_hash is not None and isinstance(live.clock.pace, OverDays) and seat.who == "person":
        if not live.clock.beside.seats[seat.number].late:
            raise Denied(409, Message("seat-has-time", left=seat.player_name or ""))
        return
    if seat.player_hash is not None and not hub.attendance.is_gone(live.id, seat):
        minutes = max(1, round(hub.settings.away_seconds / 60))
        raise Denied(409, Message("seat-not-away", left=seat.player_name or "", minutes=minutes))


def _names_but(live: Live, number: int | None) -> list[str]:
    """Return the names of all who sit at the table or may return, but for one seat."""
    names = [name for seat in live.seats if seat.number != number for name in (seat.name, seat.returns_name)]
    return [name for name in names if name]


def _names(live: Live, tokens: set[str]) -> str:
    """Return the names of those with these tokens, as a line of the log tells them."""
    return ", ".join([seat.name for seat in live.seats if seat.token_hash in tokens])


async def _let_bot(hub: Hub, live: Live, token_hash: str, old: StoredSeat, sitter: Computer) -> None:
    """Give a seat of a running game to a bot; its part of the chance stays, so does its player's right."""
    number = old.number
    if old.who == "bot":
        await check_owner(hub, live, token_hash)
    elif old.who == "person" and old.token_hash != token_hash:
        _check_gone(hub, live, old)
    taken = _names_but(live, number)
    new = sit(live.stored.game, number, sitter, "", taken)
    new.nonce, new.returns_hash, new.returns_name = old.nonce, old.player_hash, old.player_name
    await _change_hands(hub, live, _told_of_bot(live, token_hash, old, new.name), SeatChange(new))


async def give_to_bot(hub: Hub, table_id: str, number: int, bot: str | None) -> None:
    """Let a bot play on at any seat, as whoever runs the server wants it; its player may come back."""
    async with hub.tables.at(table_id) as live:
        if live.stored.phase == "over":
            raise Denied(409, Message("table-over"))
        if number >= len(live.seats):
            raise Refused(Message("seat-unknown", seat=number + 1, seats=len(live.seats)))
        old = live.seats[number]
        if old.who == "rules":
            raise Denied(409, Message("played-by-rules", seat=number + 1))
        if old.who == "bot":
            raise Denied(409, Message("seat-has-bot", seat=number + 1))
        new = sit(
            live.stored.game,
            number,
            Computer(bot or usual_bot(live.stored.game)),
            "",
            _names_but(live, number),
        )
        if live.stored.phase == "waiting":
            await hub.moves.seat(live, SeatChange(new, dropped=await _dropped(hub, live, old)))
            return
        new.nonce, new.returns_hash, new.returns_name = old.nonce, old.player_hash, old.player_name
        await _change_hands(hub, live, _told_of_bot(live, "", old, new.name), SeatChange(new))


def _told_of_bot(live: Live, token_hash: str, old: StoredSeat, now: str) -> Row:
    number = old.number
    if old.who == "free":
        return seat_row(number, Message("seat-sat", now=now))
    if old.who == "bot":
        return seat_row(number, Message("seat-replaced", left=old.name, now=now))
    if old.token_hash == token_hash:
        return seat_row(number, Message("seat-left", left=old.name, now=now))
    by = _names(live, {token_hash})
    if not by:  # whoever opened the table, but no longer sits there
        return seat_row(number, Message("seat-replaced", left=old.name, now=now))
    return seat_row(number, Message("seat-away", left=old.name, now=now, by=by))


async def _invite(hub: Hub, live: Live, token_hash: str, old: StoredSeat) -> None:
    """Free a seat of a running game for whoever has a new link, or note that one more agrees to that."""
    left = old.player_name or old.name
    if old.who == "free":  # once more: a new link
        await _free(hub, live, token_hash, old, None)
        return
    if old.player_hash == token_hash:
        row = seat_row(old.number, Message("seat-freed", seat=old.number + 1, left=left))
        await _free(hub, live, token_hash, old, row)
        return
    _check_gone(hub, live, old)
    others = {seat.token_hash for seat in live.seats if seat.who == "person"} - {old.player_hash, None}
    needed = {each for each in others if each is not None}
    if old.player_hash is not None and len(needed) < 2:
        # Nobody could say no to someone who wants to see that hand.
        raise Denied(409, Message("seat-its-player-only", left=left))
    agreed = live.agreed.setdefault(old.number, set())
    agreed.add(token_hash)
    if needed <= agreed:
        row = seat_row(old.number, Message("seat-freed-by", left=left, by=_names(live, needed)))
        await _free(hub, live, token_hash, old, row)
    else:
        hub.telling.tell_seats(live)


async def _free(hub: Hub, live: Live, token_hash: str, old: StoredSeat, row: Row | None) -> None:
    code = new_code()
    new = StoredSeat(old.number, "free", "", None, None, old.nonce, old.player_hash, old.player_name)
    new.face = old.face
    change = SeatChange(new, code_hash=hashed(code))
    if row is None:
        await hub.disk(hub.store.put_seats, live.id, [change])
        live.stored.code_hash = hashed(code)
    else:
        await _change_hands(hub, live, row, change)
    owner = await hub.disk(hub.store.owner, live.id)
    for each in {seat.token_hash for seat in live.seats} | {token_hash, owner}:
        if each is not None:
            hub.telling.post(live.id, Invitation(code), each)


async def _change_hands(hub: Hub, live: Live, row: Row, change: SeatChange) -> None:
    live.agreed.pop(row.seat, None)
    await hub.moves.hand_over(live, row, change)


async def _dropped(hub: Hub, live: Live, old: StoredSeat) -> str | None:
    """Return the token that is worth nothing any more when a seat is someone else's for good."""
    token_hash = old.player_hash
    elsewhere = [seat.player_hash for seat in live.seats if seat.number != old.number]
    if token_hash is None or token_hash in elsewhere:
        return None
    return None if await hub.disk(hub.store.owner, live.id) == token_hash else token_hash


# Leaving and coming back.


async def leave(hub: Hub, table_id: str, token_hash: str | None, bot: str | None) -> None:
    """Give up all of one's seats: to bots at once, or while the table waits, to whoever comes."""
    async with hub.tables.at(table_id) as live:
        if live.stored.phase == "over":
            raise Denied(409, Message("table-over"))
        seats = [live.seats[number] for number in live.held_by(token_hash)]
        if not seats or token_hash is None:
            raise Denied(403, Message("seated-only"))
        if live.stored.phase == "waiting":
            await _leave_waiting(hub, live, token_hash, seats)
            return
        sitter = Computer(bot or usual_bot(live.stored.game))
        for seat in seats:
            await _let_bot(hub, live, token_hash, seat, sitter)


async def _leave_waiting(hub: Hub, live: Live, token_hash: str, seats: list[StoredSeat]) -> None:
    owner = await hub.disk(hub.store.owner, live.id)
    dropped = None if owner == token_hash else token_hash
    changes = [
        SeatChange(StoredSeat(seat.number, "free", "", None, None, None), dropped=dropped) for seat in seats
    ]
    await hub.disk(hub.store.put_seats, live.id, changes)
    for change in changes:
        live.seats[change.seat.number] = change.seat
    hub.telling.changed(live)


async def resume(hub: Hub, table_id: str, token_hash: str | None, number: int) -> None:
    """Take one's own seat back."""
    async with hub.tables.at(table_id) as live:
        if live.stored.phase == "over":
            raise Denied(409, Message("table-over"))
        if number not in live.left_by(token_hash):
            raise Denied(403, Message("seat-not-yours", seat=number + 1))
        old = live.seats[number]
        name = old.returns_name or ""
        new = StoredSeat(number, "person", name, None, token_hash, old.nonce, quiet=old.quiet)
        live.clock.settle(times.now(), live.seats)
        live.clock.let_back(number)
        await _change_hands(hub, live, seat_row(number, Message("seat-back", now=name)), SeatChange(new))


async def change_key(hub: Hub, table_id: str, token_hash: str | None) -> NewKey:
    """Give whoever belongs to a table a new token; links for other devices that hold the old one are void."""
    token = new_token()
    async with hub.tables.at(table_id) as live:
        holder = None if token_hash is None else await hub.disk(hub.store.holder, token_hash)
        if holder is None or holder.table != table_id:
            raise Denied(403, Message("seated-only"))
        await hub.disk(hub.store.change_key, table_id, holder.token_hash, hashed(token))
        hub.tables.forget(live)
    hub.telling.wake(table_id)
    return NewKey(token)


async def check_owner(hub: Hub, live: Live, token_hash: str | None) -> None:
    """Refuse what only whoever opened the table may do."""
    holder = None if token_hash is None else await hub.disk(hub.store.holder, token_hash)
    if holder is None or holder.table != live.id or not holder.owner:
        raise Denied(403, Message("owner-only"))
