"""Power cuts while deadlines fall: each is noted exactly once, and answered once.

`make test-kill` does it a hundred times (BURGOMASTER_KILLS says how often).
"""

from __future__ import annotations

import json
import os
import time
from itertools import pairwise
from pathlib import Path

from burgomaster.core.chance import Fast
from burgomaster.server.store import Store
from burgomaster.talk.beside import read_beside
from burgomaster.talk.rows import CHOICE, SEAT
from burgomaster.talk.stored import StoredRow
from tests.server.client import LINK, ME, Client, Json, ask, here, join, make_table
from tests.server.host import PATIENCE, Server
from tests.server.pushes import push_service

KILLS = int(os.environ.get("BURGOMASTER_KILLS", "2"))
DAY = 24 * 3600

# The server looks at a clock that the test sets, and often.
FIRST = """
from pathlib import Path
from burgomaster.server import times
times.wall = lambda: float(Path({file!r}).read_text())
times.LOOK = times.PULSE = 0.02
"""


def set_clock(file: Path, at: float) -> None:
    """Set the server's clock at once: it never reads half a number."""
    new = file.with_suffix(".new")
    new.write_text(str(at))
    new.replace(file)


def log_of(server: Server, table: str) -> list[StoredRow]:
    store = Store(server.database)
    try:
        return store.log(table)
    finally:
        store.close()


def late_rows(rows: list[StoredRow]) -> list[int]:
    return [at for at, row in enumerate(rows) if row.kind == SEAT and json.loads(row.text)[0] == "seat-late"]


def check(rows: list[StoredRow]) -> int:
    """Fail if a turn was noted as late twice; return how many were."""
    late = late_rows(rows)
    for first, second in pairwise(late):
        between = [row for row in rows[first:second] if row.kind == CHOICE and row.seat == rows[first].seat]
        assert between, f"late twice in one turn: rows {rows[first]} and {rows[second]}"
    moves = [row.move_id for row in rows if row.move_id is not None]
    assert len(moves) == len(set(moves))
    return len(late)


def test_a_deadline_falls_exactly_once_whenever_the_server_is_killed(tmp_path: Path) -> None:
    file, at, rng = tmp_path / "clock", 1_800_000_000.0, Fast(31)
    set_clock(file, at)
    server = Server(tmp_path, FIRST.format(file=str(file))).start()
    try:
        held = make_table(server, ME, LINK, pace={"kind": "days", "days": 1, "late": "clerk"})
        other = join(server, held, "Ben")
        for each in (held, other):
            with Client(server, held["table"], each["token"]).entered() as client:
                client.nonce(*each["seats"])
        for _ in range(KILLS):
            at += DAY + 1
            set_clock(file, at)
            time.sleep(rng.below(150) / 1000)  # in the midst of whatever is done then
            server.kill()
            at += 30 * DAY  # that long nobody is served, and nobody's time runs out
            set_clock(file, at)
            server.start()
        before = check(log_of(server, held["table"]))
        wanted, patience = before + 2, time.monotonic() + PATIENCE
        while check(log_of(server, held["table"])) < wanted and time.monotonic() < patience:
            at += DAY + 1
            set_clock(file, at)
            time.sleep(0.1)
        found = check(log_of(server, held["table"]))
        print(f"{KILLS} kills, {found} deadlines")
        assert found >= wanted
    finally:
        server.kill()
    assert "Traceback" not in server.said(), server.said()


def is_told(server: Server, table: str) -> bool:
    """Tell whether it is stored that the seat that is asked was told."""
    store = Store(server.database)
    try:
        stored = store.table(table)
        assert stored is not None
        beside = read_beside(stored.beside, None, 2)
        return all(beside.seats[seat - 1].told for seat in stored.asked)
    finally:
        store.close()


def test_a_notice_is_sent_at_most_once_a_turn_whenever_the_server_is_killed(tmp_path: Path) -> None:
    file, at, rng = tmp_path / "clock", 1_800_000_000.0, Fast(32)
    set_clock(file, at)
    with push_service() as hook:
        server = Server(tmp_path, FIRST.format(file=str(file)), may_reach=["127.0.0.1"]).start()
        try:
            held = make_table(server, ME, here("Ben"))
            wish = {"key": "k" * 32, "language": "en", "hook": f"{hook.url}/hook"}
            assert ask(server, "POST", "/api/notices/listen", wish).status_code == 200
            hears = {"key": "k" * 32, "tokens": [held["token"]], "on": True}
            assert ask(server, "POST", "/api/notices/tables", hears).status_code == 204
            with Client(server, held["table"], held["token"]).entered() as client:
                client.nonce(1, 2)
                client.begun()
            told: list[int] = []
            for kills in [1] * KILLS + [0]:
                turn_on(server, held)
                server.kill()  # who was there is there no more
                server.start()
                for _ in range(kills):
                    at += 61
                    set_clock(file, at)
                    time.sleep(rng.below(150) / 1000)  # in the midst of telling
                    server.kill()
                    server.start()
                at += 61
                set_clock(file, at)
                while not is_told(server, held["table"]):
                    time.sleep(0.05)
                server.stop()  # what was being sent is sent, or never will be
                server.start()
                told.append(len(hook.sent) - sum(told))
            print(f"{KILLS} kills, notices a turn: {told}")
            assert max(told) == 1
        finally:
            server.kill()


def turn_on(server: Server, held: Json) -> None:
    """Play until it is another's turn."""
    with Client(server, held["table"], held["token"]).entered() as client:
        was = client.state["asked"]
        while client.state["asked"] == was:
            client.look(client.state["asked"][0])
            client.choose(client.state["question"]["choices"][0]["text"])
            client.until("state")
