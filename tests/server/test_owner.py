"""Peace at a table: someone is sent away or muted, a key is withdrawn; old tables go where a host says so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from burgomaster.core.message import Refused
from burgomaster.server import lobby, owner, seating
from burgomaster.server.chat import MOST_CHAT, MOST_CHAT_BYTES
from burgomaster.server.hub import Hub
from burgomaster.server.keeping import goes_on_day, remove_old
from burgomaster.server.settings import Settings
from burgomaster.server.stored import Unsaid
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Choose, Computer, Here, Invited, Join, Me, NewTable, Sitter
from burgomaster.talk.names import hashed
from burgomaster.talk.rows import MOST_ROWS
from burgomaster.talk.stored import now
from tests.server.client import LINK, ME, Client, ask, join, make_table
from tests.server.host import Server
from tests.server.postgres import beside

DAY = 1.0


def in_house(folder: Path, work: Callable[[Hub], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        hub = Hub(Settings(database=str(folder / "tables.sqlite3"), **settings))
        await hub.open()
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


async def waiting(hub: Hub, listed: bool = True) -> Any:
    sitters: list[Sitter] = [Me("Anna"), Invited(), Invited()]
    return await lobby.make(hub, NewTable("hamburg", sitters, {"players": 3}, listed=listed))


async def running(hub: Hub) -> Any:
    held = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Here("Ben")], {"players": 2}))
    for number in (0, 1):
        await hub.moves.add_nonce(held.table, hashed(held.token), number, "00")
    return held


def test_the_owner_sends_away_who_came_and_they_do_not_come_back(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        held = await waiting(hub)
        stranger = await seating.join(hub, held.table, Join("Stranger"))
        with pytest.raises(Denied, match="owner-only"):
            await owner.remove(hub, held.table, hashed(stranger.token), 0)
        with pytest.raises(Denied, match="seat-not-anothers"):
            await owner.remove(hub, held.table, hashed(held.token), 0)
        with pytest.raises(Refused, match="seat-unknown"):
            await owner.remove(hub, held.table, hashed(held.token), 9)
        await owner.remove(hub, held.table, hashed(held.token), 1)
        assert [seat.who for seat in (await lobby.summary(hub, held.table, None)).seats] == [
            "person",
            "free",
            "free",
        ]
        assert await hub.disk(hub.store.holder, hashed(stranger.token)) is None
        for code in (None, held.code):  # neither from the list nor with the link
            with pytest.raises(Denied, match="code-wrong"):
                await seating.join(hub, held.table, Join("Stranger", code))
        assert (await lobby.lobby(hub)).tables == []

    in_house(tmp_path, work)


def test_nobody_is_sent_away_from_a_running_game(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        held = await running(hub)
        with pytest.raises(Denied, match="remove-waiting-only"):
            await owner.remove(hub, held.table, hashed(held.token), 1)

    in_house(tmp_path, work)


def test_the_owner_gets_the_new_link_and_mutes_who_disturbs(server: Server) -> None:
    held = make_table(server, ME, LINK)
    guest = join(server, held, "Berta")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, guest["table"], guest["token"]).entered() as berta,
    ):
        anna.send({"type": "mute", "seat": 2, "muted": True})
        while not berta.seats or not berta.seats[1]["muted"]:
            berta.receive()
        berta.send({"type": "say", "seat": 2, "text": "Buy marks!"})
        assert berta.until("refused")["reason"]["id"] == "chat-muted"
        berta.send({"type": "mute", "seat": 1, "muted": True})
        assert berta.until("refused")["reason"]["id"] == "owner-only"
        anna.send({"type": "mute", "seat": 2, "muted": False})
        while berta.seats[1]["muted"]:
            berta.receive()
        berta.send({"type": "say", "seat": 2, "text": "Moin"})
        while not anna.chat:
            anna.receive()
        anna.send({"type": "remove", "seat": 2})
        code = anna.until("invitation")["code"]
        assert code != held["code"]
        while berta.welcome["mine"]:  # she only watches now
            berta.receive()
    assert join(server, {**held, "code": code}, "Clara")["seats"] == [2]


def test_a_link_for_another_device_is_withdrawn(server: Server) -> None:
    held = make_table(server, ME, LINK)
    path = f"/api/tables/{held['table']}/key"
    assert ask(server, "POST", path).status_code == 403
    guest = join(server, make_table(server, ME, LINK), "Berta")
    assert ask(server, "POST", path, token=guest["token"]).status_code == 403
    with Client(server, held["table"], held["token"]).entered() as lost_device:
        answer = ask(server, "POST", path, token=held["token"])
        assert answer.status_code == 201
        token = answer.json()["token"]
        while lost_device.welcome["mine"]:
            lost_device.receive()
    assert ask(server, "GET", f"/api/tables/{held['table']}", token=held["token"]).status_code == 401
    with Client(server, held["table"], token).entered() as client:
        assert (client.welcome["mine"], client.welcome["owner"]) == ([1], True)


def test_chat_is_kept_up_to_so_many_lines_and_bytes(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        held = await waiting(hub)
        store = hub.store
        store.say([Unsaid(held.table, 0, "Anna", f"{number}") for number in range(MOST_CHAT + 5)])
        assert [line.text for line in store.chat(held.table, 0, 1000)][:1] == ["5"]
        store.say([Unsaid(held.table, 0, "Anna", "ä" * 500) for _ in range(MOST_CHAT)])
        kept = store.chat(held.table, 0, 1000)
        assert 0 < len(kept) < MOST_CHAT
        assert sum(len(line.text.encode()) + len(line.name) for line in kept) <= MOST_CHAT_BYTES

    in_house(tmp_path, work)


def test_a_log_that_is_full_takes_nothing_back_but_the_game_goes_on(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        held = await running(hub)

        async def choose(move: str) -> None:
            async with hub.tables.at(held.table) as live:
                story = live.playing()
                seat, ticket = next(iter(story.tickets.items()))
                choice = story.game.table.offers_to(seat)[0].text
            await hub.moves.make(held.table, hashed(held.token), Choose(move, seat + 1, ticket, choice))

        await choose("one")
        async with hub.tables.at(held.table) as live:
            story = live.playing()
            seat = next(iter(story.tickets))
            assert story.undo_info(seat).possible  # a card drawn and not looked at
            story.version = MOST_ROWS
            why = story.undo_info(seat).why_not
            assert why is not None
            assert why.id == "log-full"
            with pytest.raises(Denied, match="log-full"):
                await seating._let_bot(hub, live, hashed(held.token), live.seats[0], Computer("random"))
            story.renew_tickets()

    in_house(tmp_path, work)


def aged(folder: Path, days: float) -> None:
    with beside(folder / "tables.sqlite3") as database:
        changed = sa.text("UPDATE tables SET updated = :then, created = :then, opened = NULL")
        database.execute(changed, {"then": now(days)})


def test_tables_that_nobody_opened_for_long_go_but_never_a_running_one(tmp_path: Path) -> None:
    ids: list[str] = []

    async def make(hub: Hub) -> None:
        ids.extend([(await waiting(hub)).table for _ in range(2)])
        ids.extend([(await running(hub)).table for _ in range(2)])

    async def look(hub: Hub) -> None:
        hub.store.note_opened(opened)
        assert await remove_old(hub) == 2
        assert sorted(hub.store.ids()) == sorted([opened, runs])

    in_house(tmp_path, make)
    _, opened, finished, runs = ids
    with beside(tmp_path / "tables.sqlite3") as database:
        database.execute(sa.text("UPDATE tables SET phase = 'over' WHERE id = :id"), {"id": finished})
    aged(tmp_path, 31)
    in_house(tmp_path, look, keep_days=30)


@pytest.mark.parametrize(
    ("age", "keep", "told"),
    [(22.9, 30, False), (23.1, 30, True), (400, 0, False), (0.4, 1, False), (0.6, 1, True)],
)
def test_a_week_before_it_is_told(tmp_path: Path, age: float, keep: float, told: bool) -> None:
    ids: list[str] = []

    async def make(hub: Hub) -> None:
        ids.append((await waiting(hub)).table)
        ids.append((await running(hub)).table)

    async def look(hub: Hub) -> None:
        summary = await lobby.summary(hub, ids[0], None)
        assert (summary.goes is not None) == told
        if summary.goes is not None:
            assert summary.goes > now()
        assert (await lobby.summary(hub, ids[1], None)).goes is None
        stored = hub.store.table(ids[0])
        assert stored is not None
        await hub.tables.note_opened(stored)
        opened = hub.store.table(ids[0])
        assert opened is not None
        assert goes_on_day(opened, keep) is None  # whoever opens it keeps it

    in_house(tmp_path, make)
    aged(tmp_path, age)
    in_house(tmp_path, look, keep_days=keep)
