"""The host's tools: tables looked at and kept in order, through the running server or in its database."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from burgomaster.cli.main import app
from burgomaster.server.hosting.reach import where_is
from burgomaster.server.run import place_of
from burgomaster.words import LANGUAGES
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, join, make_table
from tests.server.host import STILL, Server

KEY = "the-key-of-whoever-runs-it"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was started with a key, behind a proxy that says who asks."""
    server = Server(tmp_path_factory.mktemp("hosted"), admin_key=KEY).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()
    assert KEY not in server.said()


def admin(server: Server, method: str, path: str = "", body: Any = None, key: str = KEY) -> httpx.Response:
    return ask(server, method, f"/api/admin{path}", body, token=key)


def two(server: Server, **more: Any) -> tuple[Json, Json]:
    """Return what Anna and Ben hold at a table that they have begun."""
    held = make_table(server, ME, LINK, **more)
    other = join(server, held, "Ben")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, held["table"], other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        anna.begun()
    return held, other


# The key.


def test_without_a_key_given_there_is_nothing_to_open(server: Server) -> None:
    for key in ("", "x", KEY):
        assert admin(server, "GET", key=key).status_code == 404


def test_only_the_key_opens(hosted: Server) -> None:
    held = make_table(hosted, ME, RANDOM)
    for key in ("x", KEY[:-1], KEY + "x", KEY.upper(), held["token"], "ü"):
        refused = hosted.http.get("/api/admin", headers={b"authorization": f"Bearer {key}".encode()})
        assert refused.status_code == 401
        assert refused.json()["reason"]["id"] == "admin-key"
    assert ask(hosted, "GET", "/api/admin").status_code == 401
    assert hosted.http.get("/api/admin", headers={"authorization": f"Basic {KEY}"}).status_code == 401
    assert admin(hosted, "GET").status_code == 200


def test_guessing_ends_soon_and_a_proxy_s_other_visitors_go_on(started: Callable[..., Server]) -> None:
    server = started(STILL, admin_key=KEY)
    assert [admin(server, "GET", key=f"guess {n}").status_code for n in range(12)] == [401] * 10 + [429] * 2
    assert admin(server, "GET").status_code == 429  # not even with the right one
    elsewhere = {"authorization": f"Bearer {KEY}", "x-forwarded-for": "192.0.2.9"}
    assert server.http.get("/api/admin", headers=elsewhere).status_code == 200


def test_a_foreign_page_does_not_get_in_even_with_the_key(hosted: Server) -> None:
    headers = {"authorization": f"Bearer {KEY}", "origin": "https://evil.example"}
    assert hosted.http.post("/api/admin/block", headers=headers, content="{}").status_code == 403


# What a host sees and does.


def test_a_host_sees_who_is_here_and_what_goes_on(hosted: Server) -> None:
    held, _ = two(hosted)
    with Client(hosted, held["table"], held["token"]).entered() as anna:
        if anna.state["asked"] == [1]:
            anna.play(1)
        seen = admin(hosted, "GET").json()
        assert seen["running"] >= 1
        assert {"address": "127.0.0.1", "sockets": 1, "tables": [held["table"]]} in seen["visitors"]
        (table,) = [
            each
            for each in admin(hosted, "GET", "/tables").json()["tables"]
            if each["table"] == held["table"]
        ]
        assert table["sockets"] == 1
        assert [(seat["name"], seat["connected"]) for seat in table["seats"]] == [
            ("Anna", True),
            ("Ben", False),
        ]
        alone = admin(hosted, "GET", f"/tables/{held['table']}").json()
        assert {**alone, "seats": []} == {**table, "seats": []}
    assert admin(hosted, "GET", "/tables/none").status_code == 404


def test_a_listed_table_is_closed_and_its_people_play_on(hosted: Server) -> None:
    held = make_table(hosted, ME, LINK, listed=True)
    path = f"/tables/{held['table']}"
    assert admin(hosted, "POST", f"{path}/close").status_code == 204
    assert held["table"] not in [each["table"] for each in ask(hosted, "GET", "/api/lobby").json()["tables"]]
    stranger = ask(hosted, "POST", f"/api{path}/join", {"name": "Eve"})
    assert stranger.status_code == 403
    assert admin(hosted, "POST", f"{path}/close").json()["reason"]["id"] == "table-not-listed"


def test_a_seat_is_muted_and_heard_again(hosted: Server) -> None:
    held, other = two(hosted)
    path = f"/tables/{held['table']}/mute"
    with Client(hosted, held["table"], other["token"]).entered() as ben:
        assert admin(hosted, "POST", path, {"seat": 2}).status_code == 204
        ben.send({"type": "say", "text": "Moin"})
        assert ben.until("refused")["reason"]["id"] == "chat-muted"
        assert admin(hosted, "POST", path, {"seat": 2, "muted": False}).status_code == 204
        ben.send({"type": "say", "text": "Moin"})
        assert ben.until("chat")["lines"][0]["text"] == "Moin"
    assert admin(hosted, "POST", path, {"seat": 3}).status_code == 400


def test_a_seat_goes_to_a_bot_and_back(hosted: Server) -> None:
    held, other = two(hosted)
    path = f"/tables/{held['table']}/bot"
    with Client(hosted, held["table"], other["token"]).entered() as ben:
        assert admin(hosted, "POST", path, {"seat": 2, "bot": "random"}).status_code == 204
        while ben.seats[1]["who"] != "bot":
            ben.receive()
        assert ben.log[-1]["says"][0]["id"] in ("seat-replaced", "seat-away") or any(
            line["says"][0]["id"] == "seat-replaced" for line in ben.log if line["says"]
        )
        assert admin(hosted, "POST", path, {"seat": 2}).json()["reason"]["id"] == "seat-has-bot"
        ben.send({"type": "resume", "seat": 2})
        while ben.seats[1]["who"] != "person":
            ben.receive()
    assert admin(hosted, "POST", path, {"seat": 3}).status_code == 400
    assert admin(hosted, "POST", path, {"seat": 1, "bot": "nobody"}).status_code == 400


def test_a_seat_of_a_table_that_waits_goes_to_a_bot(hosted: Server) -> None:
    held = make_table(hosted, ME, LINK)
    assert (
        admin(hosted, "POST", f"/tables/{held['table']}/bot", {"seat": 2, "bot": "random"}).status_code == 204
    )
    with Client(hosted, held["table"], held["token"]).entered() as anna:
        anna.nonce(1)
        assert anna.begun().seats[1]["who"] == "bot"


def test_a_table_is_deleted_and_those_there_are_told(hosted: Server) -> None:
    held, _ = two(hosted)
    with Client(hosted, held["table"]).entered() as watcher:
        assert admin(hosted, "DELETE", f"/tables/{held['table']}").status_code == 204
        assert watcher.until("gone")
    assert admin(hosted, "DELETE", f"/tables/{held['table']}").status_code == 404


def test_an_address_is_blocked_for_a_day_also_over_a_restart(own_server: Server) -> None:
    own_server.settings["admin_key"] = KEY
    own_server.start()
    held = make_table(own_server, ME, RANDOM)
    own_server.headers = {"x-forwarded-for": "2001:db8:1:2::7"}
    eve = Client(own_server, held["table"]).entered()
    own_server.headers = {}
    assert admin(own_server, "POST", "/block", {"address": "2001:db8:1:2::9"}).status_code == 204
    assert eve.closed() == 1008
    there = {"x-forwarded-for": "2001:db8:1:2::8"}
    for _ in range(2):
        refused = own_server.http.get("/api/lobby", headers=there)
        assert refused.status_code == 403
        assert refused.json()["reason"]["id"] == "address-blocked"
        assert ask(own_server, "GET", "/api/lobby").status_code == 200
        (blocked,) = admin(own_server, "GET").json()["blocked"]
        assert blocked["address"] == "2001:db8:1:2::/64"
        own_server.kill()
        own_server.start()
    assert admin(own_server, "POST", "/unblock", {"address": "2001:db8:1:2::/64"}).status_code == 204
    assert own_server.http.get("/api/lobby", headers=there).status_code == 200
    for address, reason in (("127.0.0.1", "block-proxy"), ("everybody", "block-address")):
        refused = admin(own_server, "POST", "/block", {"address": address})
        assert refused.json()["reason"]["id"] == reason


# The command.


def called(*arguments: str, key: str = KEY, language: str = "en") -> tuple[int, str]:
    done = CliRunner(env={"BURGOMASTER_ADMIN_KEY": key}).invoke(
        app, ["tables", *arguments, "--lang", language]
    )
    return done.exit_code, done.output


@pytest.mark.file
@pytest.mark.parametrize("running", [True, False])
def test_the_command_finds_the_running_server_or_else_the_file(own_server: Server, running: bool) -> None:
    own_server.settings["admin_key"] = KEY
    own_server.start()
    held, _ = two(own_server)
    waiting = make_table(own_server, ME, LINK)["table"]
    assert where_is(own_server.database) == f"{own_server.url}/"
    if not running:
        own_server.stop()
    where = ("--database", str(own_server.database))
    for language in LANGUAGES:
        code, told = called("list", *where, language=language)
        assert code == 0, told
        assert "Anna, Ben" in told
        assert called("show", held["table"], *where, language=language)[0] == 0
    assert json.loads(called("list", "--json", *where)[1])["of"] == 2
    code, told = called("bot", held["table"], "2", *where)
    assert code == 0, told
    seats = json.loads(called("show", held["table"], "--json", *where)[1])["seats"]
    assert [seat["who"] for seat in seats] == ["person", "bot"]
    assert called("delete", waiting, *where)[0] == 0
    assert json.loads(called("list", "--json", *where)[1])["of"] == 1
    code, told = called("delete", waiting, *where)
    assert (code, "no such table" in told) == (2, True)


@pytest.mark.file
def test_the_command_says_what_it_lacks(own_server: Server, tmp_path: Path) -> None:
    own_server.settings["admin_key"] = KEY
    own_server.start()
    where = ("--database", str(own_server.database))
    assert "BURGOMASTER_ADMIN_KEY" in called("list", *where, key="")[1]
    assert "not the key" in called("list", *where, key="another-key-of-someone")[1]
    own_server.database.with_name("tables.sqlite3.address").unlink()
    assert "--server" in called("list", *where)[1]
    assert called("list", "--server", own_server.url)[0] == 0
    assert called("list", "--database", str(tmp_path / "none"))[0] == 2
    own_server.kill()
    for nowhere in (own_server.url, "http://", "file:///etc"):
        assert called("list", "--server", nowhere)[0] == 2


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "0.0.0.0", "localhost"])
def test_people_are_led_to_a_name_where_passkeys_and_notices_are_possible(host: str) -> None:
    """Programs get the address itself: under a name something else might answer, and hear the host's key."""
    place = place_of(host, 8765, lan=False)
    assert place.named == "http://localhost:8765/"
    assert "localhost" not in place.address or host == "localhost"


def test_where_only_an_address_leads_people_are_told_that() -> None:
    assert place_of("192.0.2.7", 8765, lan=False).named == "http://192.0.2.7:8765/"
