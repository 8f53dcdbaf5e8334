"""The server opens what earlier servers left: tables are played on, or told as what they are."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from burgomaster.core.reading import read_record
from burgomaster.games import rules_of
from burgomaster.paper.rules import sets_of
from burgomaster.server import lobby, seating
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.server.stored import Holder
from burgomaster.talk.denied import Denied, Elsewhere
from burgomaster.talk.messages import Choosable, Choose, Here, Join, Me, NewTable
from burgomaster.talk.names import hashed
from tests.upgrade.kept import COMMITS, database, table_records, tables

LEFT_BEHIND = frozenset({"solo"})
"""Running tables of the rules before that do not go on: TOM plays along, or something done is not allowed."""

Check = Callable[[Hub, dict[str, dict[str, Any]]], Awaitable[None]]


def opened(commit: str, folder: Path, check: Check, wake_days: float = 0) -> None:
    """Open the database of a commit, and check something; bots sleep, whenever it was made, unless woken."""

    async def run() -> None:
        file = folder / "tables.sqlite3"
        if not file.exists():
            database(commit, file)
        hub = Hub(Settings(database=str(file), wake_days=wake_days))
        await hub.open()
        try:
            await check(hub, tables(commit))
        finally:
            await hub.close()

    asyncio.run(run())


def owner(held: dict[str, Any]) -> Holder:
    return Holder(hashed(held["token"]), held["table"], True)


@pytest.mark.parametrize("commit", COMMITS)
def test_every_table_is_listed_and_tells_who_played_and_how_far(commit: str, tmp_path: Path) -> None:
    async def check(hub: Hub, kept: dict[str, dict[str, Any]]) -> None:
        assert hub._settling is not None
        await hub._settling
        found = (await lobby.mine(hub, [held["token"] for held in kept.values()])).tables
        for (name, held), table in zip(kept.items(), found, strict=True):
            assert table is not None, name
            assert table.table == held["table"]
            assert (table.mine, table.owner) == (held["seats"], True)
            assert table.seats
            stored = hub.store.table(table.table)
            assert stored is not None
            assert table.rows == stored.version
            if stored.rules == rules_of(stored.game).version:
                assert (table.phase, table.why) == (held["phase"], None)
            elif name == "waiting":
                assert (table.phase, table.why) == ("waiting", None)
            else:
                assert table.phase == "earlier"
                assert table.why is not None
                assert table.why.id == "rules-earlier"
                assert table.why.arguments["found"] == stored.rules
                assert table.why.arguments["release"] != "none"
                assert all(seat.name for seat in table.seats if seat.who != "free")
        listed = (await lobby.lobby(hub)).tables
        assert {table.table for table in listed} <= {held["table"] for held in kept.values()}
        assert listed

    opened(commit, tmp_path, check)


@pytest.mark.parametrize("commit", COMMITS)
def test_a_table_of_earlier_rules_wakes_no_bots_and_says_why_it_stays_closed(
    commit: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(hub: Hub, kept: dict[str, dict[str, Any]]) -> None:
        await hub.bots.rested()
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
        for name, held in kept.items():
            before = hub.store.log(held["table"])
            stored = hub.store.table(held["table"])
            assert stored is not None
            if stored.phase != "running" or stored.rules == rules_of(stored.game).version:
                continue
            assert commit != COMMITS[-1] or name in LEFT_BEHIND
            with pytest.raises(Elsewhere, match="rules-earlier"):
                async with hub.tables.at(held["table"]):
                    pass
            assert hub.store.log(held["table"]) == before

    opened(commit, tmp_path, check, wake_days=36_500)


@pytest.mark.parametrize("commit", COMMITS)
def test_a_record_comes_as_it_is_stored(commit: str, tmp_path: Path) -> None:
    async def check(hub: Hub, kept: dict[str, dict[str, Any]]) -> None:
        for name, text in table_records(commit).items():
            held = kept[name]
            then = read_record(text)
            now = read_record(await lobby.record_text(hub, held["table"], owner(held)))
            assert now.game == then.game
            if now.rules == then.rules:
                assert (now.data, now.options) == (then.data, then.options)
            else:  # it goes on, and calls its values what they are called now
                assert now.rules == rules_of(now.game).version
            assert now.seats == then.seats
            assert (now.commitment, now.secret, now.nonces) == (then.commitment, then.secret, then.nonces)
            assert len(now.entries) == len(then.entries)
            if then.end is not None:
                assert now.entries == then.entries
            for one, other in zip(now.entries, then.entries, strict=True):  # then some were hidden
                assert one.seat == other.seat
            if held["phase"] == "running" and now.rules != rules_of(now.game).version:
                with pytest.raises(Denied):  # hands are not for bystanders
                    await lobby.record_text(hub, held["table"], None)

    opened(commit, tmp_path, check)


@pytest.mark.parametrize("commit", COMMITS)
def test_every_table_can_be_deleted_by_its_owner_alone(commit: str, tmp_path: Path) -> None:
    async def check(hub: Hub, kept: dict[str, dict[str, Any]]) -> None:
        for held in kept.values():
            with pytest.raises(Denied, match="owner-only"):
                await lobby.delete(hub, held["table"], Holder("x", held["table"], False))
            await lobby.delete(hub, held["table"], owner(held))
        assert hub.store.ids() == []

    opened(commit, tmp_path, check)


@pytest.mark.parametrize("commit", COMMITS)
def test_a_table_that_waits_begins_under_the_rules_of_today(commit: str, tmp_path: Path) -> None:
    async def check(hub: Hub, kept: dict[str, dict[str, Any]]) -> None:
        held = kept["waiting"]
        table, token = held["table"], hashed(held["token"])
        guests = [(0, token)]
        summary = await lobby.summary(hub, table, None)
        for seat in summary.seats:
            if seat.who == "free":
                joined = await seating.join(hub, table, Join(f"Guest {seat.seat}", held["code"], seat.seat))
                guests.append((seat.seat - 1, hashed(joined.token)))
        for number, token_hash in guests:
            await hub.moves.add_nonce(table, token_hash, number, "00")
        async with hub.tables.at(table) as live:
            assert live.playing().tickets

    async def still(hub: Hub, kept: dict[str, dict[str, Any]]) -> None:
        async with hub.tables.at(kept["waiting"]["table"]) as live:
            assert live.playing().tickets

    opened(commit, tmp_path, check)
    opened(commit, tmp_path, still)


def goes_on_with_stored_options(
    folder: Path, options: dict[str, Choosable], stored: dict[str, Any], check: Callable[[Any], None]
) -> dict[str, Choosable]:
    """Begin a table, let other words stand for its options, and play it on; return the options shown then."""

    async def run() -> dict[str, Choosable]:
        file = folder / "tables.sqlite3"
        hub = Hub(Settings(database=str(file)))
        await hub.open()
        held = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Here("Ben")], options))
        for number in (0, 1):
            await hub.moves.add_nonce(held.table, hashed(held.token), number, "00")
        await hub.close()
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE tables SET options = ?", (json.dumps(stored),))
        connection.close()
        hub = Hub(Settings(database=str(file)))
        await hub.open()
        async with hub.tables.at(held.table) as live:
            story = live.playing()
            check(story.game.table)
            seat, ticket = next(iter(story.tickets.items()))
            choice = story.game.table.offers_to(seat)[0].text
        await hub.moves.make(held.table, hashed(held.token), Choose("m", seat + 1, ticket, choice))
        shown = (await lobby.summary(hub, held.table, None)).options
        await hub.close()
        return shown

    return asyncio.run(run())


def test_a_table_with_the_values_of_then_goes_on_with_them(tmp_path: Path) -> None:
    """What was called `house` then may be another set now: the digest tells which."""
    oldest = sets_of(rules_of("hamburg")).shipped()[0]

    def check(table: Any) -> None:
        assert table.box is sets_of(rules_of("hamburg")).named(oldest)

    options: dict[str, Choosable] = {"players": 2, "data": oldest}
    shown = goes_on_with_stored_options(tmp_path, options, {"players": 2, "data": "house"}, check)
    assert shown == options


def test_a_table_with_expansions_named_in_the_former_way_goes_on_with_them(tmp_path: Path) -> None:
    """Each was an option of its own; it is shown as options are now."""

    def check(table: Any) -> None:
        assert [each.name for each in table.box.expansions] == ["mayors"]

    newest = sets_of(rules_of("hamburg")).newest()
    options: dict[str, Choosable] = {"players": 2, "data": newest, "expansions": ["mayors"]}
    shown = goes_on_with_stored_options(
        tmp_path, options, {"players": 2, "data": newest, "mayors": True}, check
    )
    assert shown == options
