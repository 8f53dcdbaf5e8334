"""One's own page: one's games as everyone at their tables knows them, and being forgotten."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from burgomaster.core.message import Message
from burgomaster.server import listeners, lobby, seating
from burgomaster.server.hub import Hub
from burgomaster.server.own import keeping
from burgomaster.server.own.messages import (
    Opponent,
    OwnGame,
    OwnPage,
    Rival,
    SharedPage,
    Sync,
    Synced,
    Tally,
)
from burgomaster.server.own.signing import plain
from burgomaster.server.stored import Holder
from burgomaster.talk.beside import read_beside, read_pace
from burgomaster.talk.denied import Broken, Denied, Elsewhere
from burgomaster.talk.glimpse import read
from burgomaster.talk.messages import Belonging
from burgomaster.talk.names import hashed
from burgomaster.talk.stored import StoredSeat, StoredTable


async def sync(hub: Hub, person: keeping.Person, device_hash: str, wish: Sync) -> Synced:
    """Put the keys of a device onto someone's page, and give it those that it lacks."""
    engine, here = hub.store.engine, [hashed(token) for token in wish.tokens]
    await hub.disk(keeping.collect, engine, person.id, here)
    given = await hub.disk(keeping.give_keys, engine, person.id, device_hash, here)
    held = [Belonging(table, token, None, owner) for table, token, owner in given]
    return Synced(held, person.name, person.face, person.settings)


async def page(hub: Hub, person: keeping.Person) -> OwnPage:
    """Return someone's page."""
    games = await _games(hub, person)
    passkeys, devices = await hub.disk(keeping.counts, hub.store.engine, person.id)
    shared = person.share_hash is not None
    own = (person.name, person.face, person.mail, passkeys, devices, shared)
    return OwnPage(*own, games, _tallies(games), _rivals(games))


async def shared(hub: Hub, code: str) -> SharedPage:
    """Return what others see of a page whose link they have: finished games, and nobody else's name."""
    person = await hub.disk(keeping.shared_person, hub.store.engine, hashed(code))
    if person is None:
        raise Denied(404, Message("own-unshared"))
    games = [replace(each, others=[]) for each in await _games(hub, person) if each.phase == "over"]
    games = [replace(each, table="") for each in games]
    return SharedPage(person.name, person.face, games, _tallies(games))


async def _games(hub: Hub, person: keeping.Person) -> list[OwnGame]:
    keys = await hub.disk(keeping.keys_of, hub.store.engine, person.id)
    held = await hub.disk(hub.store.held, list(keys.values()))
    seats = await hub.disk(hub.store.seats_of, list(keys))
    found = [(held[token][1], token) for token in keys.values() if token in held]
    games = [_game(stored, seats[stored.id], token) for stored, token in found]
    return [each for each in games if each is not None]


def _game(stored: StoredTable, seats: list[StoredSeat], token_hash: str) -> OwnGame | None:
    """Return a game as one of those who play it knows it; None if one only opened the table."""
    mine = [seat.number for seat in seats if seat.player_hash == token_hash]
    if not mine:
        return None
    seat, seen = mine[0], read(stored.glimpse)
    points, winners = (seen.points, seen.winners) if seen is not None else ([], [])
    used = read_beside(stored.beside, read_pace(stored.pace), len(seats)).seats if stored.beside else None
    return OwnGame(
        table=stored.id,
        game=stored.game,
        phase=stored.phase,
        created=stored.created,
        updated=stored.updated,
        seat=seat + 1,
        points=points[seat] if points else None,
        won=seat + 1 in winners,
        seconds=None if used is None else round(used[seat].used),
        step=seen.step if seen is not None else 0,
        others=[
            Opponent(
                other.player_name or other.name,
                None if other.player_hash else other.bot,
                points[other.number] if points else None,
                other.number + 1 in winners,
            )
            for other in seats
            if other.number not in mine and other.who != "free"
        ],
        street=[] if seen is None else seen.streets[seat],
    )


def _finished(games: Iterable[OwnGame]) -> Iterable[tuple[OwnGame, int]]:
    return [(each, each.points) for each in games if each.phase == "over" and each.points is not None]


def _tallies(games: list[OwnGame]) -> list[Tally]:
    by_game: dict[str, list[tuple[OwnGame, int]]] = defaultdict(list)
    for each, points in _finished(games):
        by_game[each.game].append((each, points))
    return [
        Tally(
            game,
            len(all_of),
            sum([each.won for each, _ in all_of]),
            max([points for _, points in all_of]),
            round(sum([points for _, points in all_of]) / len(all_of), 1),
        )
        for game, all_of in sorted(by_game.items())
    ]


def _rivals(games: list[OwnGame]) -> list[Rival]:
    """Return how often one was ahead of whom: in winning where one won, else in points."""
    found: dict[tuple[str, str | None], list[int]] = defaultdict(list)
    for each, points in _finished(games):
        for other in each.others:
            if other.points is not None:
                mine, theirs = (each.won, points), (other.won, other.points)
                who = (other.bot or other.name, other.bot)
                found[who].append((mine > theirs) - (mine < theirs))
    rivals = [Rival(*who, len(all_of), all_of.count(1), all_of.count(-1)) for who, all_of in found.items()]
    return sorted(rivals, key=lambda rival: (-rival.games, rival.name))


# All that is mine, and nothing any more.


async def export(hub: Hub, person: keeping.Person) -> str:
    """Return all that is kept of someone as a file, with the records as they may know them."""
    keys = await hub.disk(keeping.keys_of, hub.store.engine, person.id)
    games: list[Any] = json.loads(msgspec.json.encode(await _games(hub, person)))
    for each in games:
        table, token_hash = each["table"], keys[each["table"]]
        lines = await hub.disk(hub.store.chat, table, 0, 1000)
        each["chat"] = [{"at": line.at, "text": line.text} for line in lines if line.seat + 1 == each["seat"]]
        try:
            each["record"] = await lobby.record_text(hub, table, Holder(token_hash, table, owner=False))
        except Denied:  # waiting, damaged, or of other rules
            each["record"] = None
    told = {"burgomaster": "own page", **plain(person), "games": games}
    return json.dumps(told, ensure_ascii=False, indent=1)


async def forget(hub: Hub, person: keeping.Person) -> None:
    """Remove whatever names someone; games stay with 'a player' in the seat, running ones with a bot."""
    engine = hub.store.engine
    keys = await hub.disk(keeping.keys_of, engine, person.id)
    for listener in await hub.disk(listeners.listeners_at, engine, list(keys.values())):
        await hub.disk(listeners.forget, engine, listener)  # whoever is told of my tables is me
    for table_id, token_hash in keys.items():
        with suppress(Denied):  # over, only opened, damaged or of other rules: the name goes all the same
            await seating.leave(hub, table_id, token_hash, None)
        await _forget_at(hub, table_id, token_hash)
    await hub.disk(keeping.forget_person, engine, person.id)


async def _forget_at(hub: Hub, table_id: str, token_hash: str) -> None:
    try:
        async with hub.tables.at(table_id) as live:
            await hub.disk(keeping.forget_at, hub.store, table_id, token_hash)
            hub.tables.forget(live)
    except (Elsewhere, Broken):
        await hub.disk(keeping.forget_at, hub.store, table_id, token_hash)
    hub.telling.wake(table_id)
