"""Nonsense: thousands of messages with something wrong in them do nothing at all.

`make test-kill` sends 20,000 of them (BURGOMASTER_MUTATED says how many).
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from burgomaster.core.chance import Fast
from tests.server.client import LINK, ME, Client, ask, join, make_table
from tests.server.host import PATIENCE, STILL, Server

COUNT = int(os.environ.get("BURGOMASTER_MUTATED", "500"))

STRANGE: list[Any] = [
    *(None, True, -1, 0, 17, 2**31, 2**63, 10**40, 1.5, "", " ", "a" * 5000, "\u0000", "\ud800", "🏛"),
    *([], {}, [[]], {"a": {"b": []}}, ["x"] * 100, {"type": "choose"}, "draw gray", "end turn", "../.."),
    *("1-1", "1; DROP TABLE log"),
]

# Bodies that are no message, and some no text.
RAW: list[bytes] = [
    *(b"", b"\0" * 50, b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf{}", b'{"name":"\xc3', b'{"tokens":["\xff"]}'),
    *(b"[" * 400_000, b'{"x":' + b"[" * 400_000, b'{"x":' * 50_000, b"9" * 5000, b"1e999999", b'"\\ud800"'),
    b'{"x":' + b"9" * 30_000 + b"}",
    b'{"game":"hamburg","sitters":[],"options":{"a":' + b"[" * 5000 + b"]" * 5000 + b"}}",
]

# What is put somewhere into a path.
ODD: list[bytes] = [
    *(
        b"%",
        b"%00",
        b"%ff",
        b"%2f",
        b"%2e%2e/",
        b"../",
        b"//",
        b"%C0%80",
        b"%ed%a0%80",
        b"%0d%0a",
        b"\\",
        b"*",
    ),
    *(
        b"a" * 300,
        b"%C3%BC" * 130,
        b"/a" * 2000,
        b"index.html/x",
        b"/.",
        b"?data=%ff",
        b"?data=%00&=&",
        b"?%",
        b"#",
    ),
]

PATHS: list[bytes] = [
    *(b"/", b"/index.html", b"/assets/x", b"/healthz", b"/api/lobby", b"/api/tables", b"/api/tables/x"),
    *(
        b"/api/tables/x/join",
        b"/api/tables/x/record",
        b"/api/words/en",
        b"/api/games/hamburg/book/en",
        b"/api/mine",
    ),
]

HEADERS: list[bytes] = [
    *(
        b"Authorization: Bearer \xff\xfe",
        b"Accept: \xff",
        b"Accept-Encoding: gzip;q=x, ,;;",
        b"Cookie: \xff=;;=",
    ),
    *(b"Content-Type: \xff/;charset=nope", b'If-None-Match: "', b"Range: bytes=9-1,a-", b"Expect: nonsense"),
    *(
        b"X-Forwarded-For: \xff, ,nonsense",
        b"X-Forwarded-For: 1.2.3.4:99999, [::1",
        b"Upgrade: h2c",
        b"Cookie: \xff=;;=",
    ),
    *(
        b"Upgrade: websocket\r\nSec-WebSocket-Key: \xff",
        b"Transfer-Encoding: chunked",
        b"Content-Length: 10_0",
    ),
]


def examples(state: dict[str, Any], token: str, table: str) -> list[dict[str, Any]]:
    """Return one good message of each kind; none of them would change the table for this client."""
    present = f"{state['version']}-2"
    return [
        {"type": "hello", "table": table, "token": token},
        {"type": "choose", "move_id": "m", "seat": 1, "ticket": "1-1", "choice": "draw gray"},
        {
            "type": "choose",
            "move_id": "m",
            "seat": 2,
            "ticket": present,
            "choice": "draw gray",
        },
        {"type": "undo", "move_id": "m", "seat": 2, "version": state["version"]},
        {"type": "why-not", "id": "q", "seat": 1, "choice": {"verb": "draw", "colour": "gray"}},
        {"type": "why-not", "id": "q", "seat": 1},
        {"type": "what-if", "id": "q", "seat": 1, "about": {"kind": "tile", "tile": 7}},
        {"type": "look", "seat": 2},
        {"type": "nonce", "seat": 1, "nonce": "00ff"},
        {"type": "reseat", "seat": 2, "sitter": {"type": "bot", "bot": "random"}},
        {"type": "leave"},
        {"type": "resume", "seat": 2},
        {"type": "replay", "id": "q", "at": 3, "seat": 2},
        {"type": "points", "id": "q"},
        {"type": "ping"},
    ]


def mutated(message: dict[str, Any], rng: Fast) -> str | bytes:
    """Return a message with something wrong in it, perhaps several things."""
    message = json.loads(json.dumps(message))
    for _ in range(1 + rng.below(2)):
        keys = list(message)
        key = keys[rng.below(len(keys))] if keys else "type"
        match rng.below(5):
            case 0:
                message.pop(key, None)
            case 1:
                message[key] = STRANGE[rng.below(len(STRANGE))]
            case 2:
                message[str(STRANGE[rng.below(len(STRANGE))])[:50]] = message.get(key)
            case 3:
                value = str(message.get(key))
                at = rng.below(len(value) + 1)
                message[key] = value[:at] + chr(rng.below(0x2FF) + 1) + value[at + 1 :]
            case _:
                pass
    text = json.dumps(message)
    match rng.below(8):
        case 0:
            at = rng.below(len(text))
            text = text[:at] + chr(rng.below(0xFFF) + 1) + text[at + 1 :]
        case 1:
            text = text[: rng.below(len(text))]
        case 2:
            return text.encode("utf-16")
        case _:
            pass
    return text


def test_mutated_messages_change_nothing_and_break_nothing(server: Server) -> None:
    held = make_table(server, ME, LINK)
    other = join(server, held, "Ben")
    table = held["table"]
    with (
        Client(server, table, held["token"]).entered() as anna,
        Client(server, table, other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        anna.begun()
        assert anna.state["asked"] == [1]
        state, log = anna.state, list(anna.log)
    rng = Fast(6)
    # Ben is not asked, and another only watches; whatever they send, Anna's table stays as it is.
    # (Whoever sits there may give a seat away: such messages come from the one who watches.)
    every = examples(state, other["token"], table)
    seated = [kind for kind in every if kind["type"] not in ("reseat", "leave")]
    for number in range(COUNT // 50):
        kinds = every if number % 2 else seated
        with (
            Client(server, table, None if number % 2 else other["token"]).entered() as client,
            suppress(ConnectionClosed),
        ):
            for _ in range(50):
                client.send(mutated(kinds[rng.below(len(kinds))], rng))
            client.send({"type": "ping"})
            client.until("pong")
    with Client(server, table, held["token"]).entered() as anna:
        assert {**anna.state, "seats": []} == {**state, "seats": [], "log": log, "log_keep": 0}
        assert not [line for line in anna.chat if line]
        assert anna.play(2) == 2
    assert "Traceback" not in server.said(), server.said()


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/tables/x/join"])
def test_mutated_requests_are_refused_as_messages(server: Server, path: str) -> None:
    good: dict[str, Any] = {
        **{"game": "hamburg", "options": {"players": 2}, "sitters": [ME, LINK], "tokens": ["x"]},
        **{"name": "Eve", "code": "x", "start": {"type": "record", "text": "game hamburg\n"}},
    }
    rng = Fast(7)
    for _ in range(max(40, COUNT // 50)):
        body = mutated(good, rng)
        answer = ask(server, "POST", path, token="x" if rng.below(2) else None)
        assert answer.status_code in (400, 404), answer.text
        content = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
        answer = server.http.post(path, content=content)
        assert answer.status_code in (200, 201, 400, 403, 404), answer.text
        if answer.status_code >= 400:
            assert answer.json()["reason"]["id"]
    assert "Traceback" not in server.said(), server.said()


def answer_to(server: Server, request: bytes) -> bytes:
    """Send a request as it is, and return the first line of the answer; nothing if there is none."""
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as connection:
        answer = b""
        with suppress(ConnectionError):  # what is refused is not read to its end
            connection.sendall(request)
            while b"\r\n" not in answer and (more := connection.recv(65536)):
                answer += more
    return answer.partition(b"\r\n")[0]


def request_of(method: bytes, path: bytes, body: bytes = b"", *headers: bytes) -> bytes:
    length = (
        []
        if any(header[:3] in (b"Tra", b"Con") for header in headers)
        else [b"Content-Length: %d" % len(body)]
    )
    lines = [method + b" " + path + b" HTTP/1.1", b"Host: localhost", b"Connection: close", *length, *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/mine", b"/api/inspect", b"/api/tables/x/join"])
def test_bytes_that_are_no_text_are_refused_as_a_message(server: Server, path: bytes) -> None:
    for body in RAW:
        assert answer_to(server, request_of(b"POST", path, body)) == b"HTTP/1.1 400 Bad Request", body[:60]


def test_no_request_however_odd_is_a_fault_of_the_server(
    started: Callable[..., Server], tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>Burgomaster</p>", encoding="utf-8")
    server = started(STILL, static=str(static), header_seconds=2, body_seconds=2)
    rng = Fast(8)
    requests = [request_of(b"GET", path + odd) for path in PATHS for odd in ODD]
    methods = (b"POST", b"HEAD")  # what answers HEAD has no body, whatever came with it
    requests += [
        request_of(m, path, b"{\r\n\r\n", header) for m in methods for path in PATHS for header in HEADERS
    ]
    for _ in range(max(60, COUNT // 10)):
        path = PATHS[rng.below(len(PATHS))]
        at = rng.below(len(path) + 1)
        path = path[:at] + ODD[rng.below(len(ODD))] + path[at:]
        raw = bytes([rng.below(256) for _ in range(rng.below(300))]) + b"\r\n\r\n"
        requests.append(raw)
        header = HEADERS[rng.below(len(HEADERS))]
        requests.append(request_of((b"GET", b"POST", b"HEAD", b"TRACE")[rng.below(4)], path, raw, header))
    for request in requests:
        status = answer_to(server, request)[9:12]
        assert not status.startswith(b"5"), request[:300]
    said = server.said()
    assert "Traceback" not in said, said
    # Each kind of garbage is told once, not a thousand times.
    assert said.count("Invalid HTTP request received.") == 1
    assert said.count("\n") <= 3, said


def test_a_socket_that_begins_with_nonsense_is_told_so_and_closed(server: Server) -> None:
    for first in (
        "[" * 16_000,
        '{"type":' * 2_000,
        '"\\ud800"',
        "9" * 5000,
        "\0",
        '{"type":"hello","table":"\\u0000"}',
    ):
        with Client(server, "nowhere", first=first) as client:
            assert client.until("refused")["reason"]["id"]
            assert client.closed() == 1008


def test_frames_that_are_no_text_are_told_once_without_a_traceback(started: Callable[..., Server]) -> None:
    server = started(STILL)
    for _ in range(5):
        with Client(server, "nowhere", first=b"") as client:
            assert client.closed() == 1008
        with Client(server, "nowhere", first="{") as client:
            with suppress(ConnectionClosed):
                client.socket.send(b"\xff\xfe", text=True)
            client.closed()
    said = server.said()
    assert said.count("\n") <= 1, said
    assert "Traceback" not in said
