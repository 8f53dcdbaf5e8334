"""One's own page: signing in and its attacks, tables on every device, what it shows, being forgotten."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.authenticator import Authenticator
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, join, make_table
from tests.server.host import Server
from tests.server.postgres import beside
from tests.server.sink import Sink, sink


@pytest.fixture(scope="module")
def mails() -> Iterator[Sink]:
    with sink() as kept:
        yield kept


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, mails: Sink) -> Iterator[Server]:
    """A server that sends mails; limits of tries are for another test."""
    mailing = {"mail_server": mails.server, "mail_from": "play@example.org", "address": "http://localhost/"}
    many = "from burgomaster.server.own import requests; requests._TRIES = 10_000_000"
    server = Server(tmp_path_factory.mktemp("own"), many, **mailing, mails_per_hour=1000).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


def origin(server: Server) -> str:
    return f"http://localhost:{server.port}"


def page(
    server: Server, method: str, path: str, body: Any = None, token: str = "", **headers: str
) -> httpx.Response:
    """Ask as the app at localhost does."""
    given = {"host": f"localhost:{server.port}", "origin": origin(server), **headers}
    if token:
        given["authorization"] = f"Bearer {token}"
    content = None if body is None else json.dumps(body)
    return server.http.request(method, f"/api/own{path}", content=content, headers=given)


def wanted(server: Server, kind: str, token: str = "") -> Json:
    answer = page(server, "POST", "/passkey/wanted", {"kind": kind, "name": "Anna"}, token)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def give(server: Server, nonce: str, credential: Json, **headers: str) -> httpx.Response:
    body = {"nonce": nonce, "credential": credential, "name": "Anna", "face": 3}
    return page(server, "POST", "/passkey", body, **headers)


def made(server: Server, key: Authenticator) -> str:
    """Make a page by a passkey, and return the device's key to it."""
    asked = wanted(server, "make")
    answer = give(server, asked["nonce"], key.make(asked["options"], origin(server)))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def entered(server: Server, key: Authenticator) -> str:
    asked = wanted(server, "enter")
    answer = give(server, asked["nonce"], key.answer(asked["options"], origin(server)))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def sent(
    server: Server, mails: Sink, mail: str = "anna@example.org", language: str = "en"
) -> tuple[str, str]:
    """Ask for a code, and return what the browser keeps and the code that came."""
    answer = page(server, "POST", "/mail", {"mail": mail, "language": language})
    assert answer.status_code == 201, answer.text
    text = mails.mails[-1].get_content()
    (code,) = re.findall(r"[A-Z2-9]{4}-[A-Z2-9]{4}", text)
    return answer.json()["nonce"], code


def typed(server: Server, nonce: str, code: str, token: str = "") -> httpx.Response:
    return page(server, "POST", "/code", {"nonce": nonce, "code": code, "name": "Anna"}, token)


# Passkeys, and attacks on them.


def test_a_page_is_made_by_a_passkey_and_opened_elsewhere(own: Server) -> None:
    key = Authenticator()
    first, second = made(own, key), entered(own, key)
    for token in (first, second):
        shown = page(own, "GET", "", token=token).json()
        assert (shown["name"], shown["face"], shown["passkeys"], shown["devices"]) == ("Anna", 3, 1, 2)
    another = wanted(own, "make", first)
    added = give(own, another["nonce"], Authenticator().make(another["options"], origin(own))).json()
    assert added == {"token": None, "new": False}
    shown = page(own, "GET", "", token=first).json()
    assert (shown["passkeys"], shown["devices"]) == (2, 2)


@pytest.mark.parametrize("attack", ["replayed", "other-challenge", "foreign-origin", "other-name", "made-up"])
def test_an_answer_counts_once_for_its_challenge_its_origin_and_its_name(own: Server, attack: str) -> None:
    key = Authenticator()
    made(own, key)
    asked = wanted(own, "enter")
    options, place, name = dict(asked["options"]), origin(own), "localhost"
    nonce = asked["nonce"]
    if attack == "other-challenge":
        options["challenge"] = wanted(own, "enter")["options"]["challenge"]
    elif attack == "foreign-origin":
        place = "https://evil.example"
    elif attack == "other-name":
        name = "evil.example"
    answer = key.answer(options, place, name)
    if attack == "replayed":
        assert give(own, nonce, answer).status_code == 201
    elif attack == "made-up":
        nonce = "made-up"
    refused = give(own, nonce, answer)
    assert refused.status_code == 401
    assert refused.json()["reason"]["id"] == "own-refused"


def test_a_page_elsewhere_cannot_ask_and_a_challenge_belongs_to_its_origin(own: Server) -> None:
    foreign = page(own, "POST", "/passkey/wanted", {"kind": "enter"}, origin="https://evil.example")
    assert foreign.status_code == 403
    key = Authenticator()
    made(own, key)
    asked = wanted(own, "enter")
    answer = key.answer(asked["options"], origin(own))
    there = {"host": f"127.0.0.1:{own.port}", "origin": f"http://127.0.0.1:{own.port}"}
    assert give(own, asked["nonce"], answer, **there).status_code == 401


def test_a_passkey_of_another_opens_nothing_of_mine(own: Server) -> None:
    mine, theirs = Authenticator(), Authenticator()
    made(own, mine)
    made(own, theirs)
    asked = wanted(own, "enter")
    forged = theirs.answer(asked["options"], origin(own))
    me = mine.make({"challenge": ""}, "")["id"]
    assert give(own, asked["nonce"], {**forged, "id": me, "rawId": me}).status_code == 401
    # Nor can a passkey that somebody has be kept a second time.
    thief = Authenticator()
    thief.id = mine.id
    asked = wanted(own, "make")
    assert give(own, asked["nonce"], thief.make(asked["options"], origin(own))).status_code == 401
    unknown = wanted(own, "enter")
    assert (
        give(own, unknown["nonce"], Authenticator().answer(unknown["options"], origin(own))).status_code
        == 401
    )
    garbages: list[Json] = [
        {},
        {"id": 7},
        {"id": me, "response": {}},
        {"id": me, "rawId": me, "response": "x"},
    ]
    for garbage in garbages:
        asked = wanted(own, "enter")
        assert give(own, asked["nonce"], garbage).status_code == 401


def test_a_copied_passkey_whose_count_stands_still_is_refused(own: Server) -> None:
    key = Authenticator()
    made(own, key)
    entered(own, key)
    key.count = 0
    asked = wanted(own, "enter")
    assert give(own, asked["nonce"], key.answer(asked["options"], origin(own))).status_code == 401


# Mails, and attacks on them.


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_code_by_mail_opens_the_same_page_again(own: Server, mails: Sink, language: str) -> None:
    mail = f"anna-{language}@example.org"
    first = typed(own, *sent(own, mails, mail, language))
    again = typed(
        own, *sent(own, mails, mail.upper().replace("EXAMPLE.ORG", "example.org").lower(), language)
    )
    assert (first.json()["new"], again.json()["new"]) == (True, False)
    assert page(own, "GET", "", token=again.json()["token"]).json()["mail"] == mail
    assert "http://localhost/#/me/" in mails.mails[-1].get_content()


def test_a_code_counts_once_and_only_where_it_was_asked_for(own: Server, mails: Sink) -> None:
    nonce, code = sent(own, mails)
    assert typed(own, "stolen-the-mail-but-not-the-browser", code).status_code == 401
    other, _ = sent(own, mails, "eve@example.org")
    assert typed(own, other, code).status_code == 401
    assert typed(own, nonce, code.lower()).status_code == 201
    assert typed(own, nonce, code).status_code == 401


def test_guessing_a_code_ends_it(own: Server, mails: Sink) -> None:
    nonce, code = sent(own, mails)
    for guess in ("AAAA-AAAA", "BBBB-BBBB", "", "x", code[:-1]):
        assert typed(own, nonce, guess or "?").status_code == 401
    assert typed(own, nonce, code).status_code == 401


def test_whoever_has_a_page_gives_it_an_address_that_no_other_page_has(own: Server, mails: Sink) -> None:
    me = made(own, Authenticator())
    nonce, code = sent(own, mails, "added@example.org")
    assert typed(own, nonce, code, me).json() == {"token": None, "new": False}
    shown = page(own, "GET", "", token=me).json()
    assert (shown["mail"], shown["devices"]) == ("added@example.org", 1)
    assert typed(own, *sent(own, mails, "added@example.org")).json()["new"] is False
    other = made(own, Authenticator())
    refused = typed(own, *sent(own, mails, "added@example.org"), other)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "own-mail-taken")
    assert page(own, "GET", "", token=other).json()["mail"] is None


def test_two_devices_at_once_one_code_lets_one_in(own: Server, mails: Sink) -> None:
    nonce, code = sent(own, mails)
    answers: list[int] = []
    threads = [
        threading.Thread(target=lambda: answers.append(typed(own, nonce, code).status_code)) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 401, 401, 401]


def test_what_is_answered_tells_nobody_whether_an_address_is_known(own: Server, mails: Sink) -> None:
    sent(own, mails)
    known = page(own, "POST", "/mail", {"mail": "anna@example.org", "language": "en"})
    unknown = page(own, "POST", "/mail", {"mail": "nobody@example.org", "language": "en"})
    assert (known.status_code, [*known.json()]) == (unknown.status_code, [*unknown.json()])


def test_tries_are_counted_by_address(tmp_path: Any) -> None:
    server = Server(tmp_path, "from tests.server.host import STILL; exec(STILL)").start()
    try:
        tries = [page(server, "POST", "/code", {"nonce": "n", "code": "c"}).status_code for _ in range(22)]
        assert tries == [401] * 20 + [429] * 2
        assert page(server, "POST", "/mail", {"mail": "a@b.org", "language": "en"}).status_code == 429
    finally:
        server.kill()


# One's tables everywhere.


def sync(server: Server, token: str, *tokens: str) -> Json:
    answer = page(server, "POST", "/sync", {"tokens": list(tokens)}, token)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def begun(server: Server) -> tuple[Json, Json]:
    held = make_table(server, ME, LINK)
    other = join(server, held, "Ben")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, held["table"], other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        anna.begun()
    return held, other


def test_my_tables_are_on_every_device_until_i_sign_out_there(own: Server) -> None:
    key = Authenticator()
    laptop = made(own, key)
    held, _ = begun(own)
    assert sync(own, laptop, held["token"])["held"] == []
    phone = entered(own, key)
    assert (
        page(own, "POST", "/self", {"name": "Anna M.", "face": 5, "settings": "{}"}, laptop).status_code
        == 204
    )
    there = sync(own, phone)
    assert (there["name"], there["face"], there["settings"]) == ("Anna M.", 5, "{}")
    (given,) = there["held"]
    assert given["table"] == held["table"]
    assert given["owner"] is True
    assert given["token"] != held["token"]
    assert sync(own, phone, given["token"])["held"] == []
    # Notices of all my tables come to the phone, too.
    heard = {"key": "a" * 48, "language": "en"}
    for path, wish in (
        ("listen", heard),
        ("tables", {"key": heard["key"], "tokens": [given["token"]], "on": True}),
    ):
        assert ask(own, "POST", f"/api/notices/{path}", wish).status_code in (200, 204)
    with beside(own.database) as database:
        hears = database.execute(
            sa.text("SELECT hears FROM seats WHERE table_id = :a AND number = 0"), {"a": held["table"]}
        )
        assert hears.scalar_one()
    with Client(own, held["table"], given["token"]).entered() as anna:
        assert anna.welcome["mine"] == [1]
    (mine,) = ask(own, "POST", "/api/mine", {"tokens": [given["token"]]}).json()["tables"]
    assert mine["mine"] == [1]
    # A new key for the seat leaves the page as it is; signing out takes the phone's away.
    new = ask(own, "POST", f"/api/tables/{held['table']}/key", token=held["token"]).json()["token"]
    assert ask(own, "POST", "/api/mine", {"tokens": [given["token"]]}).json()["tables"][0]["mine"] == [1]
    assert page(own, "POST", "/leave", token=phone).status_code == 204
    assert page(own, "GET", "", token=phone).status_code == 401
    assert ask(own, "POST", "/api/mine", {"tokens": [given["token"]]}).json()["tables"] == [None]
    assert ask(own, "POST", "/api/mine", {"tokens": [new]}).json()["tables"][0]["mine"] == [1]
    assert page(own, "POST", "/leave-all", token=laptop).status_code == 204
    assert page(own, "GET", "", token=laptop).status_code == 401


def test_a_device_that_lost_its_keys_gets_others_for_them(own: Server) -> None:
    key = Authenticator()
    laptop = made(own, key)
    held, _ = begun(own)
    sync(own, laptop, held["token"])
    phone = entered(own, key)
    first, second = [sync(own, phone)["held"][0]["token"] for _ in range(2)]
    tables = [
        ask(own, "POST", "/api/mine", {"tokens": [each]}).json()["tables"][0] for each in (first, second)
    ]
    assert [each is None for each in tables] == [True, False]


def test_guests_and_keys_of_others_have_no_page(own: Server) -> None:
    held, _ = begun(own)
    for token in (held["token"], "nonsense", ""):
        assert page(own, "GET", "", token=token).status_code == 401
    mine = made(own, Authenticator())
    assert ask(own, "GET", f"/api/tables/{held['table']}", token=mine).status_code == 401
    assert sync(own, mine, "nonsense")["held"] == []


# What it shows, shares, gives away and forgets.


def finished(server: Server) -> Json:
    held = make_table(server, ME, RANDOM)
    with Client(server, held["table"], held["token"]).entered() as anna:
        anna.nonce(1)
        anna.begun()
        anna.send({"type": "say", "text": "what Anna said"})
        anna.play(5000)
        return held


def test_a_page_shows_games_and_what_they_come_to_and_is_private_until_shared(own: Server) -> None:
    me = made(own, Authenticator())
    over = finished(own)
    running, _ = begun(own)
    sync(own, me, over["token"], running["token"])
    shown = page(own, "GET", "", token=me).json()
    ended = next(each for each in shown["games"] if each["table"] == over["table"])
    assert ended["points"] is not None
    told = ask(own, "GET", f"/api/tables/{over['table']}", token=over["token"]).json()["glimpse"]
    assert (ended["street"], ended["points"]) == (told["street"], told["points"][0])
    assert [other["bot"] for other in ended["others"]] == ["random"]
    (tally,) = shown["tallies"]
    assert (tally["game"], tally["finished"], tally["best"]) == ("hamburg", 1, ended["points"])
    (rival,) = shown["rivals"]
    assert (rival["games"], rival["name"], rival["bot"]) == (1, "random", "random")
    assert ended["step"] == 8
    code = page(own, "POST", "/share", {"shared": True}, me).json()["code"]
    seen = own.http.get(f"/api/pages/{code}").json()
    assert [each["others"] for each in seen["games"]] == [[]]
    for hidden in ("Ben", "random", running["table"], over["table"], "mail", over["token"]):
        assert hidden not in json.dumps(seen)
    assert page(own, "POST", "/share", {"shared": False}, me).json()["code"] is None
    assert own.http.get(f"/api/pages/{code}").status_code == 404


def test_all_that_is_mine_comes_as_a_file_and_then_i_am_forgotten(own: Server, mails: Sink) -> None:
    entered_by = typed(own, *sent(own, mails, "forget@example.org"))
    me = str(entered_by.json()["token"])
    over = finished(own)
    running, ben = begun(own)
    sync(own, me, over["token"], running["token"])
    with Client(own, running["table"], running["token"]).entered() as anna:
        anna.send({"type": "say", "text": "what Anna said"})
        anna.until("chat")
    hears = {"key": "b" * 48, "language": "en", "mail": "told@example.org"}
    assert ask(own, "POST", "/api/notices/listen", hears).status_code == 200
    at = {"key": hears["key"], "tokens": [running["token"]], "on": True}
    assert ask(own, "POST", "/api/notices/tables", at).status_code == 204
    file = page(own, "GET", "/export", token=me).json()
    assert file["mail"] == "forget@example.org"
    assert {each["table"] for each in file["games"]} == {over["table"], running["table"]}
    assert all(each["record"] for each in file["games"])
    assert [line["text"] for each in file["games"] for line in each["chat"]] == ["what Anna said"] * 2
    assert page(own, "DELETE", "", token=me).status_code == 204
    assert page(own, "GET", "", token=me).status_code == 401
    with Client(own, running["table"], ben["token"]).entered() as still:
        assert still.seats[0]["who"] == "bot"
        assert still.seats[0]["stands_for"] is None
        assert "Anna" not in "".join(still.raw)
    assert "a player" in ask(own, "GET", f"/api/tables/{over['table']}/record").text
    for token in (over["token"], running["token"]):
        assert ask(own, "POST", "/api/mine", {"tokens": [token]}).json()["tables"] == [None]
    with beside(own.database) as database:
        for name in sa.inspect(database).get_table_names():
            kept = repr(database.execute(sa.text(f'SELECT * FROM "{name}"')).all())
            assert "forget@example.org" not in kept, name
            assert "told@example.org" not in kept, name
            if name in ("seats", "chat", "log"):
                of_mine = database.execute(
                    sa.text(f'SELECT * FROM "{name}" WHERE table_id IN (:a, :b)'),
                    {"a": over["table"], "b": running["table"]},
                ).all()
                assert "Anna" not in repr(of_mine), name
