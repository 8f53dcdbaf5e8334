"""Attacks within the published limits: whatever happens, every other table gets its move.

`make attack` does the same for longer and measures; here nothing depends on how fast the machine is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from tests.server.attacks import ATTACKS, Target, hot_seat, run
from tests.server.client import ask
from tests.server.host import GENEROUS, PATIENCE, Server
from tests.server.postgres import beside

# How many steps of each attack are made.
STEPS = {
    "dotted keys": 14,
    "half-open connections": 600,
    "chat flood": 400,
    "mine flood": 70,
    "huge names": 14,
    "choose and undo": 30,
    "broken rows": 8,
    "deflate bombs": 3,
    "mutated messages": 4,
    "tables of bots": 40,
    "foresight": 200,
    "analyses": 40,
}

LOGGED = {"half-open connections": "too many connections"}
"""What must stand in the log."""

BURSTS = {"foresight": 60}
"""After how many steps every further one must be refused."""

UNHURRIED = {
    key: GENEROUS[key] for key in ("header_seconds", "body_seconds", "hello_seconds", "text_seconds")
}
"""How long someone may take to speak, and a text to be read, does not matter here."""

MOST_BYTES = 512 * 1024
"""No answer of the lobby is longer, whatever was listed."""


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the published limits, but for fewer connections and no second burst of foresight."""
    server = Server(tmp_path_factory.mktemp("published"))
    server.settings = {"connections": 200, "what_ifs_per_second": 0.001, **UNHURRIED}
    server.start()
    yield server
    server.kill()


def count(server: Server, table: str) -> int:
    """Return how many rows a table of the database has."""
    with beside(server.database) as database:
        return int(database.execute(sa.text(f"SELECT count(*) FROM {table}")).scalar_one())


def test_every_attack_has_its_number_of_steps() -> None:
    assert set(STEPS) == set(ATTACKS) - {"quiet"}


@pytest.mark.parametrize("name", STEPS)
def test_during_an_attack_every_other_table_gets_its_move(published: Server, name: str) -> None:
    number, made, began = list(STEPS).index(name), 0, time.monotonic()
    chat, tables = count(published, "chat"), count(published, "tables")
    with (
        Target(published.port, published.database, f"203.0.113.{number}") as stranger,
        Target(published.port, published.database, f"198.51.100.{number}") as attacker,
        hot_seat(stranger) as client,
    ):
        for _ in range(2):
            steps = run(attacker, ATTACKS[name], STEPS[name] // 2, seconds=2 * PATIENCE)
            assert steps == STEPS[name] // 2
            made += steps
            client.look(client.state["asked"][0])
            assert client.play(1) == 1
            assert ask(stranger, "GET", "/healthz").status_code == 200
        lobby = ask(stranger, "GET", "/api/lobby")
        assert lobby.status_code == 200
        assert len(lobby.content) < MOST_BYTES
        assert ask(stranger, "GET", "/readyz").json()["trouble"] == []
    # A burst of lines for either key, and one for every second that has passed; an hour's burst of tables for
    # either address, and one for every minute.
    passed = time.monotonic() - began
    assert count(published, "chat") - chat <= 2 * 5 + passed
    assert count(published, "tables") - tables <= 30 + 1 + passed / 60
    assert LOGGED.get(name, "") in published.said()
    assert attacker.refused["rate-limit"] >= made - BURSTS.get(name, made)
    assert len(published.said()) < 200_000
