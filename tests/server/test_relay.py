"""At any of two processes: by both addresses, without the secret, told to end, and what both count."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.client import LINK, ME, Client, Json, ask, join, make_table
from tests.server.host import PATIENCE, Server
from tests.server.postgres import beside

pytestmark = pytest.mark.postgres


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, tables_per_hour=8)
    server.count, server.ports = 2, [0, 0]
    yield server.start()
    server.kill()
    assert "Traceback" not in server.said(), server.said()


def owner(server: Server, table: str) -> str:
    """Return where the process is that has a table."""
    with beside(server.database) as connection:
        told = sa.text("SELECT process FROM claims WHERE table_id = :of AND until > 1")
        return str(connection.execute(told, {"of": table}).scalar()).partition("/")[0]


def hello(server: Server, number: int, table: str, path: str) -> Json:
    """Come to one of the processes by some address, and return what is said first."""
    with connect(f"ws://127.0.0.1:{server.ports[number]}{path}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table}))
        found: Json = json.loads(socket.recv(PATIENCE))
        return found


def test_both_processes_show_a_table_by_both_addresses(two: Server) -> None:
    held = make_table(two, ME, LINK)
    for number in (0, 1):
        for path in ("/api/socket", f"/api/tables/{held['table']}/socket"):
            assert hello(two, number, held["table"], path)["type"] == "welcome"


def test_a_socket_for_one_table_is_not_for_another(two: Server) -> None:
    held, other = make_table(two, ME, LINK), make_table(two, ME, LINK)
    for number in (0, 1):
        told = hello(two, number, other["table"], f"/api/tables/{held['table']}/socket")
        assert (told["type"], told["reason"]["id"]) == ("refused", "hello-other-table")


def test_what_is_done_at_one_is_seen_at_the_other(two: Server) -> None:
    held = make_table(two, ME, LINK)
    other = join(two, held, "Ben")
    with (
        Client(two, held["table"], held["token"]).entered() as anna,
        Client(two, held["table"], other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        anna.begun()
        ben.begun()
        anna.send({"type": "say", "text": "hello"})
        ben.until("chat")
        assert ben.chat[-1]["text"] == "hello"
        assert anna.state["version"] == ben.state["version"]


def test_the_inner_address_is_closed_to_who_has_not_the_secret_and_that_is_logged_once(two: Server) -> None:
    held = make_table(two, ME, LINK)
    place = owner(two, held["table"])
    for given in ({}, {"burgomaster-secret": "0" * 64}, {"burgomaster-secret": ""}):
        headers = {**given, "burgomaster-for": "203.0.113.1"}
        answer = httpx.get(f"http://{place}/api/tables/{held['table']}", headers=headers)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "inner-refused")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            connect(f"ws://{place}/api/tables/{held['table']}/socket", additional_headers=headers)
    assert two.said().count("without the secret") == 1


def test_nobody_says_at_the_outer_address_that_they_are_a_process(two: Server) -> None:
    held = make_table(two, ME, LINK)
    with beside(two.database) as connection:
        secret = str(connection.execute(sa.text("SELECT value FROM keys WHERE name = 'inner'")).scalar())
    assert len(secret) == 64
    for port in two.ports:
        headers = {"burgomaster-secret": secret, "burgomaster-for": "203.0.113.1", "host": "evil.example"}
        answer = httpx.get(f"http://127.0.0.1:{port}/api/tables/{held['table']}", headers=headers)
        assert answer.status_code == 403  # the gate has looked at it as at anybody's


def test_who_is_told_to_end_gives_its_tables_back_and_people_go_on_at_once(two: Server) -> None:
    held = make_table(two, ME, LINK)
    number = 0 if owner_is(two, 0, held["table"]) else 1
    with Client(two, held["table"], held["token"]).entered() as anna:
        began = time.monotonic()
        ending = threading.Thread(target=two.stop_one, args=(number,))
        ending.start()
        with pytest.raises(ConnectionClosed) as closed:
            anna.until("gone")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        two.leave_out(number)
        with Client(two, held["table"], held["token"]).entered() as again:
            assert again.state["phase"] == "waiting"
        took = time.monotonic() - began
        ending.join()
    assert took < 60  # it did not wait for a lease; how long it takes on a busy machine is told by nobody


def owner_is(server: Server, number: int, table: str) -> bool:
    """Tell whether one of the processes has a table."""
    port = int(owner(server, table).rpartition(":")[2])
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    inodes = {line.split()[9] for line in lines if listens(line, port)}
    links = Path(f"/proc/{server.pids[number]}/fd").iterdir()
    return any(f"socket:[{inode}]" == str(each.readlink()) for each in links for inode in inodes)


def listens(line: str, port: int) -> bool:
    """Tell whether a line of the system's is of a socket that listens at a port."""
    fields = line.split()
    return fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port


def test_tables_an_hour_are_counted_together(two: Server) -> None:
    """The first four at once, whichever process is asked."""
    body = {"game": "hamburg", "options": {"players": 2}, "sitters": [ME, LINK]}
    found = [ask(two, "POST", "/api/tables", body).status_code for _ in range(6)]
    assert found == [201] * 4 + [429] * 2


def test_a_code_for_another_device_is_known_at_both_and_counts_once(two: Server) -> None:
    given = ask(two, "POST", "/api/handover", {"held": []})
    assert given.status_code == 201, given.text
    wish = {"code": given.json()["code"].lower().replace("-", " ")}
    found = [ask(two, "POST", "/api/fetch", wish).status_code for _ in range(2)]
    assert found == [200, 404]
