"""Nonsense: thousands of messages with something wrong in them do nothing at all.

`make test-kill` sends 20,000 of them (BURGOMASTER_MUTATED says how many).
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from burgomaster.core.chance import Fast
from tests.server.client import LINK, ME, Client, ask, join, make_table
from tests.server.host import Server

COUNT = int(os.environ.get("BURGOMASTER_MUTATED", "500"))

STRANGE: list[Any] = [
    *(None, True, -1, 0, 17, 2**31, 2**63, 10**40, 1.5, "", " ", "a" * 5000, "\u0000", "\ud800", "🏛"),
    *([], {}, [[]], {"a": {"b": []}}, ["x"] * 100, {"type": "choose"}, "draw gray", "end turn", "../.."),
    *("1-1", "1; DROP TABLE log"),
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
