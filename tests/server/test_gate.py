"""The gate: foreign pages, foreign names, too much and too often are turned away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from burgomaster.server.run import known_hosts, qr_lines
from tests.server.client import LINK, ME, Client, ask, join, make_table
from tests.server.host import PATIENCE, STILL, Server


def knock(server: Server, origin: str | None, host: str | None = None) -> None:
    """Open a socket as a page of that origin would."""
    headers = {"Host": host} if host else {}
    address = server.url.replace("http", "ws") + "/api/socket"
    origins: Any = origin  # any text
    with connect(address, origin=origins, additional_headers=headers, open_timeout=PATIENCE) as socket:
        socket.send('{"type":"hello","table":"nowhere"}')
        socket.recv(PATIENCE)


def test_own_pages_and_programs_may_open_a_socket(server: Server) -> None:
    knock(server, None)
    knock(server, server.url)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://localhost"]
)
def test_foreign_pages_may_not_open_a_socket(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        knock(server, origin)
    assert refused.value.response.status_code == 403


def test_foreign_pages_may_not_change_anything(server: Server) -> None:
    body = '{"game":"hamburg","options":{"players":2},"sitters":[{"type":"link"},{"type":"link"}]}'
    headers = {"origin": "https://evil.example"}
    answer = server.http.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "origin-foreign")
    assert server.http.post("/api/tables", content=body).status_code == 201


def test_a_foreign_name_cannot_point_to_the_server(server: Server) -> None:
    headers = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    assert server.http.get("/api/lobby", headers=headers).status_code == 403
    with pytest.raises(InvalidStatus):
        knock(server, headers["origin"], headers["host"])


def test_every_answer_carries_the_headers_that_keep_pages_safe(server: Server) -> None:
    for path in ("/", "/healthz", "/api/lobby", "/nowhere"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_what_is_not_there_is_said_as_a_message(server: Server) -> None:
    answer = ask(server, "GET", "/api/nowhere")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "request-refused")
    assert ask(server, "PATCH", "/api/lobby").status_code == 405


def test_a_name_that_no_file_can_have_is_not_there(server: Server) -> None:
    for path in ("/assets/%00", "/%00", "/api/tables/%00"):
        assert ask(server, "GET", path).status_code == 404


def test_a_host_is_written_as_a_host(server: Server) -> None:
    for host in (f"127.0.0.1:{server.port}:x", "127.0.0.1:", "127.0.0.1:1:2", "[::1]x", "[::1]:x"):
        assert server.http.get("/healthz", headers={"host": host}).status_code == 403, host
    assert server.http.get("/healthz", headers={"host": "[::1]:80"}).status_code == 200


def test_too_big_a_request_is_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", content=b"x" * (2 * 1024 * 1024))
    assert answer.status_code == 413
    assert answer.json()["reason"]["id"] == "request-refused"


def test_too_big_a_message_ends_the_socket(server: Server) -> None:
    held = make_table(server, ME, LINK)
    with Client(server, held["table"], held["token"]).entered() as client:
        client.send("x" * 20_000)
        assert client.closed() == 1009
    with Client(server, held["table"], held["token"]).entered() as again:
        assert again.state["phase"] == "waiting"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits, of which nothing comes back while a test runs."""
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {"messages_per_second": 5, "message_burst": 10, "requests_per_minute": 240, "tables_per_hour": 6}
    server = Server(folder, STILL, **limits, sockets_per_address=3).start()
    yield server
    server.kill()


def test_too_many_messages_are_refused_and_then_the_socket_ends(strict: Server) -> None:
    held = make_table(strict, ME, LINK)
    with Client(strict, held["table"], held["token"]).entered() as client:
        for _ in range(10 + 100):  # not one more: it could come when the socket has gone
            client.send({"type": "ping"})
        assert client.closed() == 1008
        assert client.kinds.count("pong") == 10
        assert client.kinds.count("refused") == 100


def test_too_many_tables_and_requests_are_refused_with_the_time_to_wait(strict: Server) -> None:
    body = {"game": "hamburg", "options": {"players": 2}, "sitters": [ME, LINK]}
    statuses = [ask(strict, "POST", "/api/tables", body).status_code for _ in range(6)]
    assert statuses[-1] == 429
    answer = ask(strict, "POST", "/api/tables", body)
    assert int(answer.headers["retry-after"]) > 60
    answers = [ask(strict, "GET", "/api/lobby") for _ in range(120)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["reason"]["id"] == "rate-limit"


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where one address sends little and one person says little, on however many sockets."""
    folder: Path = tmp_path_factory.mktemp("quiet")
    address = {"messages_per_second_and_address": 1, "message_burst_of_address": 30}
    server = Server(folder, STILL, **address, chat_per_second=1, chat_burst=3, mine_per_minute=2).start()
    yield server
    server.kill()


def test_what_is_said_is_counted_by_token_and_messages_by_address(quiet: Server) -> None:
    held = make_table(quiet, ME, LINK)
    other = join(quiet, held, "Ben")
    with (
        Client(quiet, held["table"], held["token"]).entered() as one,
        Client(quiet, held["table"], held["token"]).entered() as two,
        Client(quiet, held["table"], other["token"]).entered() as ben,
    ):
        for number, client in enumerate((one, two, one)):
            client.send({"type": "say", "text": "Hello!"})
            while len(client.chat) <= number:  # what the others have said does not count
                client.receive()
        two.send({"type": "say", "text": "Hello again!"})
        assert two.until("refused")["reason"]["id"] == "chat-rate"
        ben.send({"type": "say", "text": "I have not said anything yet."})
        while not ben.chat or ben.chat[-1]["name"] != "Ben":
            ben.receive()
        for _ in range(30):  # all of them share what an address may send
            two.send({"type": "ping"})
        ben.send({"type": "ping"})
        assert ben.until("pong", "refused")["type"] in ("pong", "refused")
        assert two.until("refused")["reason"]["id"] == "rate-limit"
        one.send({"type": "ping"})
        assert one.until("pong", "refused")["reason"]["id"] == "rate-limit"


def test_looking_up_ones_tables_is_counted(quiet: Server) -> None:
    statuses = [ask(quiet, "POST", "/api/mine", {"tokens": []}).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_a_server_for_this_machine_only_knows_its_own_names() -> None:
    assert known_hosts("127.0.0.1", ["Play.Example"]) == {"localhost", "127.0.0.1", "::1", "play.example"}


def test_a_qr_code_is_drawn_with_half_blocks() -> None:
    lines = qr_lines("http://127.0.0.1:8765/")
    assert {len(line) for line in lines} == {len(lines[0])}
    assert abs(2 * len(lines) - len(lines[0])) <= 1
    assert set("".join(lines)) == set(" ▄▀█")
