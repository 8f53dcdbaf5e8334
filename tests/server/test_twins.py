"""Secrecy beside the table: notices, logs, figures, the host's page, the front door and one's own page.

Two servers hold the same tables, but for what one viewer cannot know. Whatever is told beside the table to
that viewer, or to those who see no table at all, is the same from both.
"""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from burgomaster.core.chance import Fast
from burgomaster.core.table import Table
from burgomaster.games import GAMES
from burgomaster.server.columns import TABLES
from burgomaster.server.store import Store
from burgomaster.talk.beside import opening, written, written_pace
from burgomaster.talk.messages import OverDays
from tests.server.authenticator import Authenticator
from tests.server.client import Client, ask
from tests.server.host import PATIENCE, Server
from tests.server.pushes import PushService, push_service
from tests.server.test_deadlines import FIRST, set_clock
from tests.server.test_own import made, page, sync
from tests.server.test_secrecy import PERMUTE, PLAYERS, enter, moments, put, safe_choice, token

KEY = "the-key-of-whoever-runs-it"
WISH = "k" * 32
NOON = 1_800_000_000.0
DAYS = OverDays(1, "wait")
MINE = 0
"""Whose page and notices are looked at; a table beside it differs in what no bystander can know."""


class World:
    """A server with all that tells beside its tables."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        folder.mkdir()
        self.clock = folder / "clock"
        set_clock(self.clock, NOON)
        self.hook: PushService = stack.enter_context(push_service())
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.metrics = f"127.0.0.1:{free.getsockname()[1]}"
        self.server = Server(
            folder,
            FIRST.format(file=str(self.clock)),
            admin_key=KEY,
            log="json",
            metrics=self.metrics,
            may_reach=["127.0.0.1"],
            address="http://localhost/",
        )
        stack.callback(self.server.kill)

    def fill(self, game: str, tables: dict[str, Table]) -> None:
        store = Store(self.server.database)
        store.migrate()
        for table_id, table in tables.items():
            put(store, game, table_id, table)
            beside = opening(DAYS, PLAYERS)
            for seat in table.seats_asked():
                beside.seats[seat].since = NOON
            values = {"pace": written_pace(DAYS), "listed": True, "beside": written(beside)}
            with store.engine.begin() as connection:
                connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))
        store.close()
        self.server.start()


@pytest.fixture(params=GAMES)
def worlds(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[World, World]]:
    game = str(request.param)
    moment = next(table for table in moments(game)[2:] if table.seats_asked()[0] >= 0)
    twins = {
        "mine": PERMUTE[game](moment.clone(), MINE, Fast(5)),
        "watched": PERMUTE[game](moment.clone(), PLAYERS, Fast(6)),
    }
    assert all(twin.dump() != moment.dump() for twin in twins.values())
    with ExitStack() as stack:
        one, two = [World(tmp_path / name, stack) for name in ("one", "two")]
        one.fill(game, dict.fromkeys(twins, moment))
        two.fill(game, twins)
        yield one, two
        for world in (one, two):
            assert "Traceback" not in world.server.said(), world.server.said()


TIMES = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)?|(?<=_ms\": )[\d.]+")
"""Times of day, and how long something took."""
OWN_WORDS = (
    "request",
    "seconds",
    "ms",
    "took",
    "since",
    "used",
    "until",
    "away",
    "created",
    "updated",
    "at",
    "code",
)
"""What every run calls otherwise: ids of requests, keys, and times."""


def same(text: str) -> Any:
    """Return JSON without what differs from run to run."""
    return json.loads(text, object_hook=_without)


def _without(named: dict[str, Any]) -> dict[str, Any]:
    kept = {
        name: value for name, value in named.items() if name not in OWN_WORDS and not name.endswith("_ms")
    }
    return {name: TIMES.sub("", value) if isinstance(value, str) else value for name, value in kept.items()}


def figures(world: World) -> list[str]:
    """Return all figures but those of time, memory and the process."""
    text = httpx.get(f"http://{world.metrics}/metrics", timeout=PATIENCE).text
    apart = ("#", "process_", "python_")
    return [
        line
        for line in text.splitlines()
        if not line.startswith(apart)
        and "seconds" not in line
        and "created" not in line
        and "kind=" not in line
    ]


def listen(world: World, seat: int, calls: int) -> None:
    """Let a seat be told by its own program, after a minute in which it did not come: so often."""
    body = {"key": WISH, "language": "en", "hook": f"{world.hook.url}/hook"}
    assert ask(world.server, "POST", "/api/notices/listen", body).status_code == 200
    tokens = [token(table, seat) for table in ("mine", "watched")]
    at = {"key": WISH, "tokens": tokens, "on": True}
    assert ask(world.server, "POST", "/api/notices/tables", at).status_code == 204
    world.server.stop()  # who was there is there no more
    world.server.start()
    set_clock(world.clock, NOON + 61)
    while len(world.hook.sent) < calls:
        time.sleep(0.1)


def play_the_same(worlds: tuple[World, World], table: str) -> list[int]:
    """Let whoever is asked choose the same in both; return whom it is up to then."""
    movers: list[Client] = []
    for world in worlds:
        with enter(world.server, table, PLAYERS) as watching:
            seat = watching.state["asked"][0] - 1
        movers.append(enter(world.server, table, seat))
    text = safe_choice([mover.state for mover in movers])
    for mover in movers:
        if text is not None:
            assert mover.choose(text, move_id="same")["type"] == "accepted"
        mover.send({"type": "choose", "move_id": "no", "seat": 1, "ticket": "0-9", "choice": "advance"})
        mover.until("refused")
    asked: list[int] = movers[0].state["asked"]
    for mover in movers:
        mover.close()
    return asked


def seen_beside(world: World) -> dict[str, Any]:
    """Return what is told to those who see no table: the host, the front door, whoever reads figures."""
    server = world.server
    host = {
        path: same(ask(server, "GET", f"/api/admin{path}", token=KEY).text)
        for path in ("", "/tables", "/tables/mine", "/tables/watched")
    }
    lobby = same(ask(server, "GET", "/api/lobby").text)
    return {"host": host, "lobby": lobby, "figures": figures(world)}


def own_page(world: World) -> list[Any]:
    """Return someone's own page, the file with all that is theirs, and what a link shows."""
    me = made(world.server, Authenticator())
    sync(world.server, me, token("mine", MINE))
    code = page(world.server, "POST", "/share", {"shared": True}, me).json()["code"]
    shown = [page(world.server, "GET", path, token=me) for path in ("", "/export")]
    shared = world.server.http.get(f"/api/pages/{code}")
    assert [answer.status_code for answer in (*shown, shared)] == [200, 200, 200]
    return [same(answer.text) for answer in (*shown, shared)]


def logged(world: World) -> list[Any]:
    return [same(line) for line in world.server.said().splitlines() if line.strip()]


def test_what_is_told_beside_a_table_is_what_may_be_known(worlds: tuple[World, World]) -> None:
    asked = {table: play_the_same(worlds, table) for table in ("mine", "watched")}
    (seat, *_) = [each - 1 for each in asked["watched"]]
    for world in worlds:
        listen(world, seat, [seat + 1 in each for each in asked.values()].count(True))
    one, two = [sorted([str(same(body.decode())) for _, _, body in world.hook.sent]) for world in worlds]
    assert one == two
    pages = [own_page(world) for world in worlds]
    assert pages[0] == pages[1]
    beside = [seen_beside(world) for world in worlds]
    assert beside[0] == beside[1]
    assert logged(worlds[0]) == logged(worlds[1])
