"""Whether the server is well: `/readyz` tells the truth, and refusals say what is wrong with the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from burgomaster.server.health import LoopWatch
from tests.server import postgres
from tests.server.client import LINK, ME, Client, ask, here, make_table
from tests.server.host import STILL, Server

# A disk that fills up: SQLite refuses to make the file longer.
FULL = """
from burgomaster.server import engine
set_up = engine._set_up_sqlite
def small(connection, record):
    set_up(connection, record)
    connection.execute("PRAGMA max_page_count = 100")
engine._set_up_sqlite = small
"""


def readiness(server: Server) -> tuple[int, Any]:
    answer = ask(server, "GET", "/readyz")
    return answer.status_code, answer.json()


def troubles(server: Server) -> list[str]:
    status, found = readiness(server)
    assert status == (200 if found["ready"] else 503)
    return [each["id"] for each in found["trouble"]]


def test_a_server_that_is_well_says_so(started: Callable[..., Server]) -> None:
    """One at which nobody plays: whoever looks waits only two seconds for its database."""
    status, found = readiness(started())
    assert (status, found["ready"], found["trouble"]) == (200, True, [])
    assert found["free_bytes"] is None if postgres.URL else found["free_bytes"] > 0
    assert found["loop_held_longest_ms"] >= found["loop_held_ms"] >= 0
    assert found["collections"] >= found["full_collections"] == 0
    assert found["collecting_ms"] >= found["collecting_longest_ms"] >= 0


@pytest.mark.file
def test_too_little_room_is_told(started: Callable[..., Server]) -> None:
    server = started(least_free_bytes=2**60)
    assert troubles(server) == ["disk-full"]
    assert "not ready: disk-full" in server.said()


@pytest.mark.file
def test_a_file_that_was_moved_is_told(started: Callable[..., Server]) -> None:
    server = started()
    server.database.rename(server.database.with_name("elsewhere.sqlite3"))
    assert troubles(server) == ["database-moved"]
    assert ask(server, "GET", "/healthz").status_code == 200


@pytest.mark.file
def test_a_database_someone_else_writes_to_is_busy_and_nobody_else_waits(
    started: Callable[..., Server],
) -> None:
    server = started(STILL)
    held = make_table(server, ME, here("Ben"))
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            client.my_turn()
            choice = client.state["question"]["choices"][0]["text"]
            answer = client.choose(choice)
            assert (answer["type"], answer["reason"]["id"]) == ("refused", "database-busy")
            assert troubles(server) == ["database-busy"]
            body = {"game": "hamburg", "options": {"players": 2}, "sitters": [ME, LINK]}
            refused = ask(server, "POST", "/api/tables", body)
            assert (refused.status_code, refused.json()["reason"]["id"]) == (503, "database-busy")
            other.execute("ROLLBACK")
        assert client.play(1) == 1
    assert server.said().count("the database cannot be used") == 1
    assert "Traceback" not in server.said()


@pytest.mark.file
def test_when_the_disk_is_full_people_are_told_and_nothing_is_lost(started: Callable[..., Server]) -> None:
    server = started(FULL)
    body = {"game": "hamburg", "options": {"players": 2}, "sitters": [ME, here("Ben")]}
    held = make_table(server, ME, here("Ben"))
    while (answer := ask(server, "POST", "/api/tables", body)).status_code == 201:
        pass
    assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "disk-full")
    shown = ask(server, "GET", f"/api/tables/{held['table']}", token=held["token"])
    assert (shown.status_code, shown.json()["mine"]) == (200, [1, 2])
    assert "Traceback" not in server.said()


def test_the_longest_time_the_loop_was_held_is_forgotten_after_a_minute_but_kept_as_a_record() -> None:
    watch = LoopWatch()
    for now, late in ((0.0, 0.5), (1.0, 0.1), (30.0, 0.2)):
        watch.note(now, late)
    assert watch.lately() == 0.5
    watch.note(61.5, 0.0)
    assert watch.lately() == 0.2
    watch.note(200.0, 0.0)
    assert (watch.lately(), watch.longest) == (0.0, 0.5)
