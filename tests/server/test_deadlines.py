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
from burgomaster.talk.rows import CHOICE, SEAT
from burgomaster.talk.stored import StoredRow
from tests.server.client import LINK, ME, Client, join, make_table
from tests.server.host import PATIENCE, Server

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
