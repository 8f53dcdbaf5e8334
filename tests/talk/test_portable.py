"""Tables as files: saved on one device, taken up on another, made anew on a server, and back from there."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgomaster.core.chance import Fast
from burgomaster.games import GAMES
from burgomaster.server import lobby, seating
from burgomaster.server.hub import Hub
from burgomaster.server.stored import Holder
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Computer, FromRecord, Held, Invited, Join, NewTable
from burgomaster.talk.names import hashed
from burgomaster.talk.portable import Portable
from tests.server.test_store import opened
from tests.talk.test_device import Shelf
from tests.talk.test_local import HERE, ME, bot, wish

Json = dict[str, Any]


def adopted(shelf: Shelf, file: str) -> Held:
    found = shelf.device.ask("POST", "/api/adopt", file)
    shelf.put_away()
    assert found.status == 200, found.text
    return msgspec.json.decode(found.text, type=Held)


def refused(shelf: Shelf, file: str) -> str:
    found = shelf.device.ask("POST", "/api/adopt", file)
    assert found.status >= 400
    return str(json.loads(found.text)["reason"]["id"])


def looked_at(shelf: Shelf, table: str) -> Json:
    state = shelf.say(table, type="hello", table=table)[-1]
    return {name: part for name, part in state.items() if name != "seats"}


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_goes_on_at_another_device_as_it_would_have_here(game: str) -> None:
    """Also the dice to come are the same; the file can be taken up twice, under two names."""
    one, other = Shelf(), Shelf()
    table = one.make(game, ME, HERE, bot("random")).table
    one.play(table, 12)
    file = one.ask("POST", f"tables/{table}/take")
    first, second = adopted(other, file), adopted(other, file)
    assert len({table, first.table, second.table}) == 3
    assert (first.seats, first.owner, first.token) == ([1, 2], True, first.table)
    assert looked_at(other, first.table) == looked_at(one, table)
    one.play(table, 25)
    other.play(first.table, 25)
    assert looked_at(other, first.table) == looked_at(one, table)
    assert other.kept.keys() == {first.table, second.table}


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_as_fair_elsewhere(game: str) -> None:
    one, other = Shelf(), Shelf()
    table = one.make(game, ME, bot("random")).table
    one.play(table)
    there = adopted(other, one.ask("POST", f"tables/{table}/take")).table
    assert json.loads(other.ask("GET", f"tables/{there}/verify"))["fair"]
    assert other.ask("GET", f"tables/{there}/record") == one.ask("GET", f"tables/{table}/record")


def test_what_is_no_such_file_is_refused() -> None:
    shelf = Shelf()
    table = shelf.make("bruges", ME, bot("random")).table
    shelf.play(table, 5)
    file = json.loads(shelf.ask("POST", f"tables/{table}/take"))
    for text in ("", "{}", "[" * 100_000, "\ud800", json.dumps({**file, "burgomaster": "chess"})):
        assert refused(shelf, text) == "table-file-misread"
    assert refused(shelf, " " * 5_000_000) == "file-too-big"
    rows = file["kept"]["rows"]
    broken: list[Json] = [
        {"rows": rows[:-1]},
        {"rows": [{**row, "text": "draw moon"} for row in rows]},
        {"seats": []},
        {"table": {**file["kept"]["table"], "options": {"players": 99}}},
        {"table": {**file["kept"]["table"], "begins": "position", "begin": 7}},
        {"table": {**file["kept"]["table"], "game": "chess"}},
        {"seats": [{**seat, "nonce": "no hex"} for seat in file["kept"]["seats"]]},
        {"seats": [{**seat, "who": "free"} for seat in file["kept"]["seats"]]},
    ]
    kept = dict(shelf.kept)
    for part in broken:
        assert refused(shelf, json.dumps({**file, "kept": {**file["kept"], **part}}))
    shelf.put_away()
    assert shelf.kept == kept


# A server.


def served(work: Any, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as hub:
            await work(hub)

    asyncio.run(run())


async def sat(hub: Hub, wanted: NewTable, seats: int) -> tuple[str, Holder]:
    """Return a table that was made and begun, and who holds it."""
    held = await lobby.make(hub, wanted)
    for seat in range(seats):
        await hub.moves.add_nonce(held.table, hashed(held.token), seat, "00")
    return held.table, Holder(hashed(held.token), held.table, owner=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_online_by_its_record(game: str, tmp_path: Path) -> None:
    """The server takes the whole game so far, and its further chance is its own."""
    shelf = Shelf()
    table = shelf.make(game, ME, HERE, bot("random")).table
    shelf.play(table, 15)
    file = msgspec.json.decode(shelf.ask("POST", f"tables/{table}/take"), type=Portable)
    assert file.kept.table.secret.hex() not in file.record

    async def work(hub: Hub) -> None:
        wanted = NewTable(file.game, file.sitters, start=FromRecord(file.record))
        there, _ = await sat(hub, wanted, 2)
        async with hub.tables.at(there) as live:
            here = shelf.device._table(table).live
            assert [seat.name for seat in live.seats][:2] == ["Anna", "Ben"]
            for seat in range(3):
                assert live.playing().seen(seat).dump() == here.playing().seen(seat).dump()
            assert live.stored.secret != here.stored.secret

    served(work, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_against_bots_comes_back_and_says_that_its_dice_are_known(
    game: str, tmp_path: Path
) -> None:
    async def work(hub: Hub) -> None:
        table, holder = await sat(hub, wish(game, ME, bot("random")), 1)
        file = await lobby.take(hub, table, holder)
        again = await lobby.take(hub, table, holder)
        shelf = Shelf()
        there = adopted(shelf, file)
        state = shelf.say(there.table, type="hello", table=there.table)[-1]
        async with hub.tables.at(table) as live:
            told = json.loads(live.states.text(live.playing(), [], 0, 0)[0])
            assert {key: state[key] for key in ("view", "asked", "version")} == {
                key: told[key] for key in ("view", "asked", "version")
            }
            lines = [says["id"] for line in told["log"] for says in line["says"]]
            assert lines.count("seat-took-along") == 1
            assert any(line["warning"] for line in told["log"])
            assert live.playing().known
            for secret in (holder.token_hash, live.stored.code_hash):
                assert secret not in file + again
        # Whoever knows all hands and dice may not invite anyone; bots may still sit down.
        with pytest.raises(Denied, match="table-known"):
            await seating.reseat(hub, table, holder.token_hash, 1, Invited())
        await seating.reseat(hub, table, holder.token_hash, 1, Computer("random"))
        # It stays known when the server starts again.
        async with hub.tables.at(table) as live:
            hub.tables.forget(live)
        with pytest.raises(Denied, match="table-known"):
            await seating.reseat(hub, table, holder.token_hash, 1, Invited())

    served(work, tmp_path)


def test_a_running_table_of_several_stays_until_it_is_over(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        held = await lobby.make(hub, wish("bruges", ME, {"type": "link"}))
        owner = Holder(hashed(held.token), held.table, owner=True)
        with pytest.raises(Denied, match="table-waiting"):
            await lobby.take(hub, held.table, owner)
        ben = await seating.join(hub, held.table, msgspec.convert({"name": "Ben", "code": held.code}, Join))
        for token, seat in ((held.token, 0), (ben.token, 1)):
            await hub.moves.add_nonce(held.table, hashed(token), seat, "00")
        with pytest.raises(Denied, match="table-not-alone"):
            await lobby.take(hub, held.table, owner)
        with pytest.raises(Denied, match="seated-only"):
            await lobby.take(hub, held.table, None)
        # A bot plays on for who left: they may come back, and their hand is theirs.
        await seating.leave(hub, held.table, hashed(ben.token), "random")
        with pytest.raises(Denied, match="table-not-alone"):
            await lobby.take(hub, held.table, owner)
        async with hub.tables.at(held.table) as live:
            assert not live.playing().known

    served(work, tmp_path)


def test_a_finished_table_goes_to_whoever_may_see_it(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        table, holder = await sat(hub, wish("bruges", ME, HERE), 2)
        rng = Fast(4)
        async with hub.tables.at(table) as live:
            story = live.playing()
            while not story.over:
                seat = story.asked()[0]
                choices = story.game.table.offers_to(seat)
                before = story.version
                rows = story.choose(seat, choices[rng.below(len(choices))])
                await hub.moves.commit(live, before, rows)
        shelf = Shelf()
        for who, seats in ((None, []), (holder, [1, 2])):
            there = adopted(shelf, await lobby.take(hub, table, who))
            assert there.seats == seats
            assert json.loads(shelf.ask("GET", f"tables/{there.table}/verify"))["fair"]
        async with hub.tables.at(table) as live:
            assert not live.playing().known

    served(work, tmp_path)
