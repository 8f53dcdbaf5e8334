from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.client import LINK, ME, Client, join, make_table
from tests.server.host import Server
from tests.server.party import Party

postgres.redirect()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out, on PostgreSQL, what is about a file, and what is about PostgreSQL where there is none."""
    other = "file" if postgres.URL else "postgres"
    left_out = [item for item in items if item.get_closest_marker(other)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, not yet started; it may be killed."""
    server = Server(tmp_path)
    yield server
    server.kill()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers with settings of their own."""
    with ExitStack() as stack:

        def start(first: str = "", **settings: object) -> Server:
            server = Server(tmp_path, first, **settings)
            stack.callback(server.kill)
            return server.start()

        yield start


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever is gone is gone long enough, and everyone is told at once who came and went."""
    at_once = "from burgomaster.server import telling; telling._PRESENCE_PAUSE = 0.0"
    server = Server(tmp_path_factory.mktemp("soon"), at_once, away_seconds=0).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def party(soon: Server) -> Iterator[Party]:
    party = Party(soon)
    party.until_ben_is_asked()
    yield party
    party.close()


@pytest.fixture
def three(soon: Server) -> Iterator[Party]:
    party = Party(soon, ("Ben", "Cleo"))
    party.until_ben_is_asked()
    yield party
    party.close()


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Client, Client]]:
    """Two people at a table that has just begun; Anna is seat 1, Ben seat 2."""
    held = make_table(server, ME, LINK)
    other = join(server, held, "Ben")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, held["table"], other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        yield anna.begun(), ben.begun()
