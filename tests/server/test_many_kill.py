"""Several processes on one PostgreSQL, of which one is killed, frozen or cut off while people and a bot play.

No move that was accepted is lost or done twice, no two owners write, and play goes on. `make test-kill` does
it two hundred times (BURGOMASTER_KILLS_OF_MANY says how often); in short every named point comes once.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from burgomaster.core.chance import Fast
from tests.server.host import PATIENCE, Server
from tests.server.postgres import beside
from tests.server.test_kill import Party
from tests.server.test_relay import owner_is

ROUNDS = int(os.environ.get("BURGOMASTER_KILLS_OF_MANY", "6"))

POINTS = """
import os, signal, time
from pathlib import Path
from burgomaster.server import store
from burgomaster.server.many import claims, relay
FOLDER = Path({folder!r})

def here(point):
    order = FOLDER / point
    try:
        how = order.read_text()
        order.rename(FOLDER / f"{{point}}.done")
    except OSError:
        return
    os.kill(os.getpid(), getattr(signal, how))

def after(of, name, point):
    work = getattr(of, name)
    def done(*args, **kwargs):
        result = work(*args, **kwargs)
        here(point)
        return result
    setattr(of, name, done)

after(claims.Claimed, "take", "after-claim")
after(claims.Claimed, "check", "between-check-and-commit")
after(store.Store, "append", "after-commit")
forward = relay._out
async def out(line, first, receive):
    async def heard():
        event = await receive()
        here("in-relay")
        return event
    await forward(line, first, heard)
relay._out = out
"""
"""Run in every process before it starts: where a file of this name lies, it does to itself what that says."""

NAMED = [
    ("after-commit", "SIGKILL"),
    ("between-check-and-commit", "SIGSTOP"),
    ("in-relay", "SIGKILL"),
    ("after-claim", "SIGKILL"),
    ("between-check-and-commit", "SIGKILL"),
    ("", "SIGSTOP"),
]
"""What happens where; without a name at any moment. Who is stopped sleeps for longer than the lease."""

ASLEEP = 13.0
"""So many seconds a frozen process sleeps: its lease and what its open transaction may take are over."""


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, POINTS.format(folder=str(tmp_path)))
    server.count, server.ports = 2, [0, 0]
    server.patience = 6.0  # who comes to a frozen process goes to the other, as people do
    yield server.start()
    for number in range(2):
        server.tell(number, signal.SIGCONT)
    server.kill()
    assert "Traceback" not in server.said(), server.said()


def owners(server: Server, party: Party) -> list[int]:
    """Return the numbers of the claims that wrote a table's log, in its order."""
    with beside(server.database) as connection:
        told = sa.text("SELECT claim FROM log WHERE table_id = :of ORDER BY seq")
        return list(connection.execute(told, {"of": party.table}).scalars())


def hurt(server: Server, folder: Path, point: str, how: str, rng: Fast) -> tuple[int, float]:
    """Let something happen to one of the processes; return to which, and when."""
    if not point:
        number = rng.below(2)
        server.tell(number, signal.Signals[how])
        return number, time.monotonic()
    if not (folder / point).exists() and not (folder / f"{point}.done").exists():
        (folder / point).write_text(how)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for number in range(2):
            if hurt_is(server, number, how):
                return number, time.monotonic()
        time.sleep(0.01)
    raise AssertionError(f"nobody came to {point}")


def hurt_is(server: Server, number: int, how: str) -> bool:
    """Tell whether a process is dead or frozen."""
    if how == "SIGKILL":
        return server.has_ended(number)
    state = Path(f"/proc/{server.pids[number]}/stat").read_text().rpartition(")")[2].split()[0]
    return state == "T"


def go_on(parties: list[Party], since: float) -> float:
    """Wait until every table is played at again; return the seconds since something happened."""
    for party in parties:
        party.wait(2)
    return time.monotonic() - since


@pytest.mark.postgres
def test_a_process_that_dies_or_sleeps_loses_nothing_and_others_go_on(two: Server, tmp_path: Path) -> None:
    rng, parties = Fast(33), [Party(two, 0, 5000), Party(two, 1, 6000)]
    for party in parties:
        party.begin()
        party.wait(4)
    longest = 0.0
    for round_ in range(ROUNDS):
        point, how = NAMED[round_ % len(NAMED)]
        (tmp_path / f"{point}.done").unlink(missing_ok=True)
        if point == "after-claim":  # somebody has to take a table: its owner goes
            (tmp_path / point).write_text(how)
            number = 0 if owner_is(two, 0, parties[0].table) else 1
            two.kill_one(number)
            two.start_one(number)
        number, since = hurt(two, tmp_path, point, how, rng)
        if how == "SIGSTOP":
            two.leave_out(number)
            awake = threading.Timer(ASLEEP, two.tell, (number, signal.SIGCONT))
            awake.start()
            longest = max(longest, go_on(parties, since))
            awake.join()
            two.let_in(number)
        else:
            two.kill_one(number)
            longest = max(longest, go_on(parties, since))
            two.start_one(number)
        for party in parties:
            party.go_on()
            written = owners(two, party)
            assert written == sorted(written), "an earlier owner wrote after a later one"
    for party in parties:
        party.end()
    checked = sum([party.checked for party in parties])
    print(f"{ROUNDS} rounds, {checked} accepted moves, longest pause {longest:.1f} s")
    assert checked > 2 * ROUNDS
