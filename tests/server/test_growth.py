"""Nothing a stranger sends makes the server grow for good."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from collections import deque
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import uvicorn

from burgomaster.core.choice import MOST_KEPT
from burgomaster.games.city_tycoon.choices import PAY
from burgomaster.server import house as house_module
from burgomaster.server import memory
from burgomaster.server.app import make_app
from burgomaster.server.fold import MOST_MOVES, Fold
from burgomaster.server.run import listen
from burgomaster.server.settings import Settings
from burgomaster.server.store import StoredRow
from tests.server.client import ME, Client, ask, here, make_table
from tests.server.host import GENEROUS, Server
from tests.server.test_collector import begun, move
from tests.server.test_store import opened


def test_of_states_only_those_are_kept_that_several_may_want(tmp_path: Path) -> None:
    """Whoever comes may say any line to be the last they know; at each version all and the news are kept."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            held = await begun(house, "bruges")
            for number in range(5):
                await move(house, held, number)
                async with house.at(held.table) as live:
                    for after in range(300):
                        house.state_text(live, None, after)
                    assert len(live.told) <= 2 * (len(live.seats) + 1)

    asyncio.run(play())


def test_all_who_have_the_same_lines_share_one_state(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house:
            held = await begun(house, "bruges")
            async with house.at(held.table) as live:
                _, last = house.state_text(live, None, 0)
            for number in range(3):
                await move(house, held, number)
                async with house.at(held.table) as live:
                    first, after = house.state_text(live, None, last)
                    again, _ = house.state_text(live, None, last)
                    assert first is again
                    last = after

    asyncio.run(play())


def test_of_very_many_moves_the_last_are_remembered() -> None:
    fold = Fold()
    for seq in range(1, 1001):
        fold.add(StoredRow(seq, "chance", -1, "x", f"m{seq}", seq))
    assert len(fold.moves) == MOST_MOVES
    assert fold.moves[-1, "m1000"] == 1000


# Everything that can be reached, before and after.

BOUNDS: dict[tuple[str, str], int] = {
    ("Memory", "_places"): memory.MOST_IDLE,
    ("Memory", "_idle"): memory.MOST_IDLE,
    ("House", "_went"): house_module._MOST_ABSENT,
    ("House", "_broken"): house_module._MOST_BROKEN,
    ("Buckets", "_buckets"): 10_000,
    ("Form", "_made"): MOST_KEPT,
    ("Fold", "moves"): MOST_MOVES,
    ("Live", "moves"): MOST_MOVES,
    ("LoopWatch", "_late"): 3_000,  # a minute of ticks
}
"""How long what lives as long as the server may become, by whose it is; the bounds stand beside each."""

Lengths = dict[int, tuple[str, str, int]]


def lengths(root: object) -> Lengths:
    """Return how long every container is that can be reached and is an attribute of ours, by its identity."""
    found: Lengths = {}
    seen: set[int] = set()
    todo = [root, *[vars(module) for name, module in sys.modules.items() if name.startswith("burgomaster")]]
    while todo:
        each = todo.pop()
        if id(each) in seen or isinstance(each, (type, ModuleType, str, bytes, int)):
            continue
        seen.add(id(each))
        if type(each).__module__.startswith("burgomaster"):
            slots = [name for kind in type(each).__mro__ for name in getattr(kind, "__slots__", ())]
            for name in {*getattr(each, "__dict__", ()), *slots}:
                value = getattr(each, name, None)
                if isinstance(value, (dict, list, set, deque)):
                    found[id(value)] = (type(each).__name__, name, len(value))
        todo.extend(gc.get_referents(each))
    return found


def strange(server: Server, half: int) -> None:
    """Ask for much that nobody needs, as a stranger may; each half for other things."""
    for number in range(3):
        held = make_table(server, ME, here("Ben"), game="city_tycoon")
        ask(server, "GET", f"/api/tables/unknown{half}{number}")
        ask(
            server,
            "POST",
            f"/api/tables/{held['table']}/join",
            {"name": f"\u200b{half}{number}", "code": "x"},
        )
        with Client(server, held["table"], held["token"]).entered() as client:
            client.nonce(1, 2)
            client.begun()
            if not client.state["question"]:
                client.look(client.state["asked"][0])
            client.play(1)
            client.undo()
            client.ask(type="hint", seat=1)
            for amount in range(8):
                choice = f"pay {half} {number} {amount} 7 9"
                client.ask(type="why-not", seat=1, choice=choice)
                client.choose(choice)
        for after in range(6):
            with Client(server, held["table"], log_after=1000 * half + 10 * number + after).entered():
                pass


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # as where the server runs by itself
def test_twice_as_many_strange_requests_leave_nothing_longer_than_its_bound(tmp_path: Path) -> None:
    settings: Any = {**GENEROUS, "database": str(tmp_path / "tables.sqlite3")}
    app = make_app(Settings(**settings))
    server = Server(tmp_path)
    with listen("127.0.0.1", 0) as listening:
        server.port = listening.getsockname()[1]
        runs = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on", ws="websockets-sansio"))
        thread = threading.Thread(target=runs.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            strange(server, 1)
            first = lengths(app)
            strange(server, 2)
            second = lengths(app)
        finally:
            runs.should_exit = True
            thread.join()
    assert not PAY._made, "there is no end of payments"
    assert ("Memory", "_places") in {each[:2] for each in first.values()}, "what matters is reached"
    for key, (owner, name, length) in second.items():
        if key in first and first[key][:2] == (owner, name) and length > first[key][2]:
            assert length <= BOUNDS.get((owner, name), first[key][2]), f"{owner}.{name} grows"
