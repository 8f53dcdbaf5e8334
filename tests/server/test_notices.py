"""Notices: who is told what by which way, once a turn and never more than anybody may know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from burgomaster.server import listeners
from burgomaster.server.hub import Hub
from burgomaster.server.notice_requests import _refresh
from burgomaster.server.notices import DIGEST
from burgomaster.server.outside import Outside, Unreached
from burgomaster.server.settings import Settings
from burgomaster.talk.messages import Held, Listen, OverDays, PushTo, Tried
from burgomaster.talk.names import hashed
from burgomaster.talk.quiet import Quiet
from tests.server.client import LINK, ME, Client, ask, join, make_table
from tests.server.host import Server
from tests.server.pushes import PushService, push_service
from tests.server.sink import Sink, sink
from tests.server.test_clocks import HOUR, Wall, asked, begun, choose, wall

__all__ = ["wall"]

KEY = "k" * 32


@pytest.fixture
def pushes() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def mails() -> Iterator[Sink]:
    with sink() as found:
        yield found


@asynccontextmanager
async def open_hub(folder: Path, mail: Sink | None = None) -> AsyncGenerator[Hub]:
    settings = Settings(database=str(folder / "tables.sqlite3"), may_reach=("127.0.0.1",))
    if mail is not None:
        settings = msgspec.structs.replace(
            settings,
            address="https://play.example.org/",
            mail_server=mail.server,
            mail_from="Burgomaster <play@example.org>",
        )
    hub = Hub(settings)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def listens(hub: Hub, wish: Listen, *held: Held) -> str | None:
    """Let someone want to be told at some tables; return the code that their address was sent."""
    engine = hub.store.engine
    _, code = await hub.disk(listeners.listen, engine, wish, wish.mail)
    tokens = [hashed(each.token) for each in held]
    await _refresh(hub, await hub.disk(listeners.listen_at, engine, hashed(wish.key), tokens, True))
    return code


def wish(service: PushService, **more: object) -> Listen:
    push = msgspec.convert(service.subscription(), PushTo)
    return msgspec.convert({"key": KEY, "language": "de", "push": msgspec.to_builtins(push), **more}, Listen)


async def look(hub: Hub) -> None:
    await hub.timekeeper.look()
    await hub.notices.sent()


def test_who_does_not_come_within_a_minute_is_told_once_a_turn(
    wall: Wall, pushes: PushService, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            (seat,) = await asked(hub, held[0].table)
            wall.at += 59
            await listens(hub, wish(pushes), held[seat])
            await look(hub)
            assert pushes.sent == []
            wall.at += 1
            await look(hub)
            await look(hub)
            assert len(pushes.sent) == 1
            told = pushes.read()
            names = ["Anna", "Ben"]
            assert told == {
                "title": "Hamburg: Du bist dran",
                "body": f"{names[seat]}, du wirst am Tisch mit {names[1 - seat]} erwartet.",
                "table": held[0].table,
                "kind": "turn",
            }
            claims = pushes.claims(hub.notices.push_key)
            assert claims["aud"] == pushes.url
            assert wall.at < int(claims["exp"]) <= wall.at + 24 * HOUR
            key = hub.notices.push_key
        async with open_hub(tmp_path) as hub:  # not after a restart, and with the same keys
            assert hub.notices.push_key == key
            wall.at += HOUR
            await look(hub)
            assert len(pushes.sent) == 1
            while await asked(hub, held[0].table) == [seat]:
                await choose(hub, *held)
            while await asked(hub, held[0].table) != [seat]:
                await choose(hub, *held)
            wall.at += 61
            await look(hub)
            assert len(pushes.sent) == 2

    asyncio.run(play())


def test_nobody_is_told_who_did_not_ask_or_no_longer_does(
    wall: Wall, pushes: PushService, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            (seat,) = await asked(hub, held[0].table)
            await listens(hub, wish(pushes), held[1 - seat])
            wall.at += 100
            await look(hub)
            assert pushes.sent == []
            await listens(hub, wish(pushes), held[seat])
            await hub.disk(listeners.forget, hub.store.engine, hashed(KEY))
            await _refresh(hub, [held[0].table])
            await look(hub)
            assert pushes.sent == []

    asyncio.run(play())


def test_quiet_hours_are_kept(wall: Wall, pushes: PushService, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            (seat,) = await asked(hub, held[0].table)
            quiet = Quiet("UTC", 12 * 60, 14 * 60)  # it is noon
            await listens(hub, wish(pushes, quiet=msgspec.to_builtins(quiet)), held[seat])
            wall.at += 2 * HOUR - 1
            await look(hub)
            assert pushes.sent == []
            wall.at += 1
            await look(hub)
            assert len(pushes.sent) == 1

    asyncio.run(play())


def test_a_reminder_comes_before_the_deadline(wall: Wall, pushes: PushService, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, OverDays(1, "clerk"))
            (seat,) = await asked(hub, held[0].table)
            await listens(hub, wish(pushes), held[seat])
            wall.at += 61
            await look(hub)
            wall.at += 21 * HOUR
            await look(hub)
            await look(hub)
            assert [pushes.read(at)["kind"] for at in range(len(pushes.sent))] == ["turn", "reminder"]

    asyncio.run(play())


def test_a_browser_that_is_gone_is_forgotten(wall: Wall, pushes: PushService, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_hub(tmp_path) as hub:
            held = await begun(hub, None)
            await listens(hub, wish(pushes), *held)
            pushes.answers = 410
            assert await hub.notices.try_all(hashed(KEY)) == Tried(False, None, None)
            assert await hub.notices.try_all(hashed(KEY)) == Tried(None, None, None)

    asyncio.run(play())


# Mails.


def test_a_mail_only_after_its_owner_said_yes_then_a_digest_and_no_more_after_one_click(
    wall: Wall, mails: Sink, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_hub(tmp_path, mails) as hub:
            tables = [await begun(hub, None) for _ in range(4)]
            wanted = Listen(KEY, "en", mail="anna@example.org")
            code = await listens(hub, wanted, *[held for table in tables[:1] for held in table])
            assert code is not None
            wall.at += 61
            await look(hub)
            assert mails.mails == []
            assert not await hub.disk(listeners.confirm_mail, hub.store.engine, "guess")
            assert await hub.disk(listeners.confirm_mail, hub.store.engine, code)
            await listens(hub, wanted, *[held for table in tables for held in table])
            await look(hub)
            (first,) = mails.mails
            assert mails.recipients == ["anna@example.org"]
            for held in tables:
                await choose(hub, *held)
            for _ in range(3):
                wall.at += 61
                await look(hub)
            assert len(mails.mails) == 1  # not ten mails
            wall.at += DIGEST
            assert await hub.notices.flush() == 1
            (_, digest) = mails.mails
            assert "tables await you" in str(digest["Subject"])
            text = str(digest.get_content())
            assert len([1 for held in tables if f"#/table/{held[0].table}" in text]) >= 2
            link = str(digest["List-Unsubscribe"]).strip("<>")
            assert link.startswith("https://play.example.org/api/notices/unsubscribe/")
            assert str(first["List-Unsubscribe-Post"]) == "List-Unsubscribe=One-Click"
            assert await hub.disk(listeners.end_mails, hub.store.engine, link.rpartition("/")[2])
            for held in tables:
                await choose(hub, *held)
            wall.at += DIGEST + 100
            await look(hub)
            assert len(mails.mails) == 2

    asyncio.run(play())


# Where notices may go.


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "127.1", "0x7f000001", "169.254.169.254"]
)
def test_nothing_is_sent_into_the_hosts_own_network(pushes: PushService, host: str) -> None:
    url = f"http://{host}:{pushes.url.rpartition(':')[2]}/x"
    with pytest.raises(Unreached):
        asyncio.run(Outside().post(url, {}, b"x"))
    assert pushes.sent == []


def test_what_the_host_allows_is_reached_by_the_address_that_was_checked(
    pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def post() -> None:
        loop = asyncio.get_running_loop()
        port = int(pushes.url.rpartition(":")[2])
        asked: list[str] = []

        async def resolve(host: str, *_: object, **__: object) -> list[object]:
            asked.append(host)  # a name that leads elsewhere when it is asked for again
            address = "127.0.0.1" if len(asked) == 1 else "192.0.2.1"
            return [(0, 0, 0, "", (address, port))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        await Outside(["127.0.0.1"]).post(f"http://hooks.example.org:{port}/x", {}, b"{}")
        assert asked == ["hooks.example.org"]

    asyncio.run(post())
    assert pushes.sent[0][1]["host"].startswith("hooks.example.org")


def test_no_redirect_is_followed(pushes: PushService) -> None:
    pushes.answers, pushes.location = 307, f"{pushes.url}/elsewhere"
    with pytest.raises(Unreached):
        asyncio.run(Outside(["127.0.0.1"]).post(f"{pushes.url}/x", {}, b"x"))
    assert [path for path, _, _ in pushes.sent] == ["/x"]


# Over HTTP.


def test_someone_listens_tries_it_and_is_forgotten(pushes: PushService, tmp_path: Path) -> None:
    server = Server(tmp_path, may_reach=["127.0.0.1"]).start()
    try:
        ways = ask(server, "GET", "/api/notices").json()
        assert ways["mail"] is False
        body = {"key": KEY, "language": "nl", "push": pushes.subscription(), "hook": f"{pushes.url}/hook"}
        found = ask(server, "POST", "/api/notices/listen", body)
        assert (found.status_code, found.json()) == (200, {"devices": 1, "mail": "none", "hook": True})
        tried = ask(server, "POST", "/api/notices/test", {"key": KEY}).json()
        assert tried == {"push": True, "mail": None, "hook": True}
        assert pushes.read(0)["body"] == "Zo hoor je dat het jouw beurt is."
        pushes.claims(ways["push_key"], 0)
        assert json.loads(pushes.sent[1][2])["kind"] == "test"
        held = make_table(server, ME, LINK)
        joined = join(server, held, "Ben")
        at = {"key": KEY, "tokens": [held["token"], "unknown"], "on": True}
        assert ask(server, "POST", "/api/notices/tables", at).status_code == 204
        with Client(server, held["table"], joined["token"]).entered() as client:  # nobody else learns of it
            assert not [text for text in client.raw if "hears" in text or "quiet" in text]
        broken = {**body, "push": {"endpoint": pushes.url, "keys": {"p256dh": "x", "auth": "y"}}}
        answer = ask(server, "POST", "/api/notices/listen", broken)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "push-keys")
        with_mail = ask(server, "POST", "/api/notices/listen", {**body, "mail": "a@example.org"})
        assert with_mail.json()["reason"]["id"] == "mail-none"
        assert ask(server, "GET", "/api/notices/confirm/x").status_code == 200
        assert ask(server, "POST", "/api/notices/confirm/x").status_code == 404
        assert ask(server, "POST", "/api/notices/unsubscribe/x").status_code == 404
        assert ask(server, "POST", "/api/notices/forget", {"key": KEY}).status_code == 204
        tried = ask(server, "POST", "/api/notices/test", {"key": KEY}).json()
        assert tried == {"push": None, "mail": None, "hook": None}
    finally:
        server.kill()
    assert "Traceback" not in server.said(), server.said()
