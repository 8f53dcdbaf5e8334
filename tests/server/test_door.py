"""The door: connections are counted, silent ones are closed, and nobody waits because of them."""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import cast

import pytest

from burgomaster.server.door import Door, room_for
from burgomaster.server.run import check_writable, serve
from tests.server.client import LINK, ME, Client, ask, make_table
from tests.server.host import PATIENCE, STILL, Server

HALF = b"GET / HTTP/1.1\r\nHost: loc"


def knock(server: Server, said: bytes, source: str = "127.0.0.1") -> socket.socket:
    """Open a connection from an address of this machine."""
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))
    try:
        connection.sendall(said)
    except BaseException:
        connection.close()
        raise
    return connection


def ended(connection: socket.socket) -> bool:
    """Wait for what comes, and tell whether that is the end."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def answered(server: Server, said: bytes) -> socket.socket:
    """Return a connection whose first request was answered, once this machine sends one in time."""
    for _ in range(1000):
        with suppress(ConnectionError), ExitStack() as stack:
            connection = stack.enter_context(knock(server, said))
            if connection.recv(15) == b"HTTP/1.1 200 OK":
                stack.pop_all()
                return connection
    raise AssertionError("never answered")


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_silent_connections_make_way_and_nobody_waits_for_them(started: Callable[..., Server]) -> None:
    server = started(STILL, connections=40)
    with ExitStack() as stack:
        silent = [stack.enter_context(knock(server, HALF)) for _ in range(200)]
        with closing(knock(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")) as asking:
            assert asking.recv(15) == b"HTTP/1.1 200 OK"
        for connection in silent[:160]:
            assert ended(connection)
        assert sum(is_open(connection) for connection in silent) <= 40
        held = make_table(server, ME, LINK)
        with Client(server, held["table"], held["token"]).entered() as client:
            for _ in range(100):
                stack.enter_context(knock(server, HALF))
            client.send({"type": "ping"})
            client.until("pong")
    assert server.said().count("too many connections") == 1


def test_a_connection_that_sends_no_header_is_closed(started: Callable[..., Server]) -> None:
    server = started(header_seconds=0.2)
    with closing(knock(server, b"")) as mute, closing(knock(server, HALF)) as half:
        assert ended(mute)
        assert ended(half)
    with closing(answered(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /")) as second:
        while not ended(second):
            pass


def test_a_body_that_never_ends_is_not_waited_for(started: Callable[..., Server]) -> None:
    server = started(body_seconds=0.2)
    slow = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with closing(knock(server, slow)) as connection:
        answer = b""
        while more := connection.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert "Traceback" not in server.said()


def test_one_address_has_only_so_many_connections_and_others_have_theirs(
    started: Callable[..., Server],
) -> None:
    server = started(connections_per_address=5)
    ask_health = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with ExitStack() as stack:
        silent = [stack.enter_context(knock(server, HALF, "127.0.0.2")) for _ in range(30)]
        for connection in silent[:25]:
            assert ended(connection)
        # The same address gets through still, and so does another.
        for source in ("127.0.0.2", "127.0.0.3"):
            with closing(knock(server, ask_health, source)) as asking:
                assert asking.recv(15) == b"HTTP/1.1 200 OK"
        # A proxy on this machine speaks for many.
        near = [stack.enter_context(knock(server, HALF)) for _ in range(30)]
        assert ask(server, "GET", "/healthz").status_code == 200
        assert all(is_open(connection) for connection in near)


def test_sockets_count_as_the_connections_they_are(started: Callable[..., Server]) -> None:
    server = started(connections=6)
    held = make_table(server, ME, LINK)
    server.http.close()
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(Client(server, held["table"], held["token"]).entered())
        silent = [stack.enter_context(knock(server, HALF)) for _ in range(20)]
        for connection in silent[:19]:
            assert ended(connection)
    with ExitStack() as stack:  # those that left make room
        for _ in range(5):
            stack.enter_context(Client(server, held["table"], held["token"]).entered())


def test_no_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 300)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.append(new))
    assert room_for(4000) == 236
    assert limits[-1] == (300, 300)
    assert room_for(100) == 100


def test_a_system_that_promises_more_files_than_it_gives_is_no_obstacle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: int, new: tuple[int, int]) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert room_for(100_000) == 192


def test_a_want_of_files_is_told_once_a_minute(started: Callable[..., Server]) -> None:
    first = (
        "import burgomaster.server.run as r; import resource as o; r.room_for = lambda wanted: (o.setrlimit("
    )
    first += "o.RLIMIT_NOFILE, (40, 40)), wanted)[1]"
    server = started(STILL + first)
    with ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(knock(server, HALF))
    # When they are closed, there are files again.
    with closing(knock(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")) as asking:
        assert asking.recv(15) == b"HTTP/1.1 200 OK"
    assert server.said().count("no connection can be accepted") == 1
    assert "Traceback" not in server.said()


def test_a_socket_that_cannot_be_served_is_closed_and_logged(started: Callable[..., Server]) -> None:
    first = """
from burgomaster.talk.viewer import Viewer
made = Viewer.state_text
def state_text(self, live, seats):
    if live.seats[0].name == "Broken":
        raise RuntimeError("this state cannot be made")
    return made(self, live, seats)
Viewer.state_text = state_text
"""
    server = started(first)
    held = make_table(server, {"type": "me", "name": "Broken"}, LINK)
    with Client(server, held["table"], held["token"]) as client:
        assert client.closed() == 1011
    assert f"table {held['table']} at version 0 cannot be shown" in server.said()
    other = make_table(server, ME, LINK)
    with Client(server, other["table"], other["token"]).entered() as client:
        assert client.state["phase"] == "waiting"


@pytest.mark.file
def test_a_file_in_which_nothing_can_be_stored_is_told_in_a_sentence(tmp_path: Path) -> None:
    in_a_file = tmp_path / "file"
    in_a_file.touch()
    with pytest.raises(OSError, match="file"):
        serve(port=0, database=in_a_file / "tables.sqlite3")
    with pytest.raises(OSError, match="unable to open database file"):
        check_writable(str(tmp_path))
    other = tmp_path / "other.sqlite3"
    other.write_text("This is no database, but a text that is long enough to be looked at. " * 9)
    with pytest.raises(OSError, match="not a database"):
        check_writable(str(other))
    good = tmp_path / "good.sqlite3"
    check_writable(str(good))
    sqlite3.connect(good).close()


class Line:
    """A connection from somewhere, as the door knows it."""

    def __init__(self, address: str) -> None:
        self._from = (address, 5000)
        self.ended = False

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self._from

    def abort(self) -> None:
        self.ended = True


@pytest.mark.parametrize(("address", "ended"), [("172.30.7.9", False), ("192.0.2.7", True)])
def test_a_proxy_of_a_network_that_was_named_speaks_for_many(address: str, ended: bool) -> None:
    door = Door(10, 1, ["127.0.0.1", "172.30.7.0/24"], 10)
    lines = [Line(address) for _ in range(3)]
    for line in lines:
        door.enter(cast("asyncio.Transport", line))
        door.heard(cast("asyncio.Transport", line))
    assert [line.ended for line in lines] == [False, ended, ended]
