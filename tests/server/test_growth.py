"""Nothing a stranger sends makes the server grow for good."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from collections import deque
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import uvicorn

from burgomaster.core.choice import MOST_KEPT
from burgomaster.games.city_tycoon.choices import PAY
from burgomaster.server import attendance, figures, memory, tables
from burgomaster.server.app import make_app
from burgomaster.server.run import listen
from burgomaster.server.settings import Settings
from burgomaster.talk.fold import MOST_MOVES, Fold
from burgomaster.talk.stored import StoredRow
from tests.server.client import ME, Client, ask, here, make_table
from tests.server.host import GENEROUS, Server
from tests.server.test_collector import begun, move
from tests.server.test_store import opened


def test_of_states_only_those_are_kept_that_several_may_want(tmp_path: Path) -> None:
    """Whoever comes may say any line to be the last they know; at each version all and the news are kept."""

    async def play() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub, "bruges")
            for number in range(5):
                await move(hub, held, number)
                async with hub.tables.at(held.table) as live:
                    for after in range(300):
                        live.states.text(live.story, hub.attendance.seat_infos(live), None, after)
                    assert len(live.states) <= 2 * (len(live.seats) + 1)

    asyncio.run(play())


def test_all_who_have_the_same_lines_share_one_state(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub, "bruges")
            async with hub.tables.at(held.table) as live:
                _, last = live.states.text(live.story, hub.attendance.seat_infos(live), None, 0)
            for number in range(3):
                await move(hub, held, number)
                async with hub.tables.at(held.table) as live:
                    first, after = live.states.text(live.story, hub.attendance.seat_infos(live), None, last)
                    again, _ = live.states.text(live.story, hub.attendance.seat_infos(live), None, last)
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
    ("Attendance", "_went"): attendance._MOST_ABSENT,
    ("Tables", "_broken"): tables._MOST_BROKEN,
    ("Buckets", "_buckets"): 10_000,
    ("Form", "_made"): MOST_KEPT,
    ("Fold", "moves"): MOST_MOVES,
    ("Live", "_moves"): MOST_MOVES,
    ("Times", "lately"): figures._LATELY,
    ("LoopWatch", "_late"): 3_000,  # a minute of ticks
}
"""How long what lives as long as the server may become, by whose it is; the bounds stand beside each."""

DEPTH = 3
"""So deep the walk looks into containers within containers."""

Lengths = dict[int, tuple[str, str, int]]


def ours(name: str) -> bool:
    """Tell whether a module is one of ours."""
    return name.partition(".")[0] == "burgomaster"


def holders(root: object) -> list[tuple[str, dict[str, object]]]:
    """Return all of ours that can be reached and hold something: modules, classes and objects, by name."""
    modules = [module for name, module in [*sys.modules.items()] if ours(name)]
    found: list[tuple[str, dict[str, object]]] = [(each.__name__, vars(each)) for each in modules]
    seen: set[int] = set()
    todo: list[object] = [root, *[vars(module) for module in modules]]
    while todo:
        each = todo.pop()
        if id(each) in seen or isinstance(each, (ModuleType, str, bytes, int)):
            continue
        seen.add(id(each))
        if isinstance(each, type):
            if ours(each.__module__):
                found.append((f"class {each.__name__}", dict(vars(each))))
            continue
        if ours(type(each).__module__):
            slots = [name for kind in type(each).__mro__ for name in getattr(kind, "__slots__", ())]
            names = {*getattr(each, "__dict__", ()), *slots}
            found.append((type(each).__name__, {name: getattr(each, name, None) for name in names}))
        todo.extend(gc.get_referents(each))
    return found


def lengths(root: object) -> Lengths:
    """Return how long every container and cache is that something of ours holds, by its identity."""
    found: Lengths = {}

    def look(owner: str, name: str, held: object, depth: int) -> None:
        if isinstance(held, _lru_cache_wrapper):
            if held.cache_parameters()["maxsize"] is None:  # otherwise its bound stands beside it
                found[id(held)] = (owner, name, held.cache_info().currsize)
        elif isinstance(held, (dict, list, set, deque)) and id(held) not in found:
            found[id(held)] = (owner, name, len(held))
            for each in [*held.values()] if isinstance(held, dict) else [*held]:
                if depth > 1:
                    look(owner, f"{name}[]", each, depth - 1)

    for owner, held in holders(root):
        for name, value in [*held.items()]:
            look(owner, name, value, DEPTH)
    return found


def grown(first: Lengths, second: Lengths) -> list[str]:
    """Return what became longer and has no bound, or has passed it."""
    return [
        f"{owner}.{name}: {first[key][2]}, {length}"
        for key, (owner, name, length) in second.items()
        if key in first
        and first[key][:2] == (owner, name)
        and length > first[key][2]
        and length > BOUNDS.get((owner, name), 0)
    ]


def test_the_walk_finds_what_modules_and_classes_hold_and_what_lies_within(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held: dict[str, list[list[int]]] = {"one": [[]]}
    asked = cache(str)
    for owner, value in ((memory, held), (memory.Memory, [held]), (tables, asked)):
        monkeypatch.setattr(owner, "_told", value, raising=False)
    first = lengths(None)
    assert grown(first, lengths(None)) == []
    held["one"][0].append(1)
    held["two"] = []
    asked(1)
    assert {each.split(":")[0] for each in grown(first, lengths(None))} == {
        "burgomaster.server.memory._told",
        "burgomaster.server.memory._told[][]",
        "burgomaster.server.tables._told",
    }


def strange(server: Server, half: int) -> None:
    """Ask for much that nobody needs, as a stranger may; each half for other things."""
    for number in range(3):
        held = make_table(server, ME, here("Ben"), game="city_tycoon")
        for unknown in (
            f"tables/unknown{half}{number}",
            f"games/{half}/book/{number}",
            f"words/{half}{number}",
        ):
            ask(server, "GET", f"/api/{unknown}")
        start = {"type": "record", "text": f'{{"game": "{half}{number}"}}'}
        ask(server, "POST", "/api/inspect", {"game": f"x{half}{number}", "start": start})
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
        server.ports[0] = listening.getsockname()[1]
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
    assert grown(first, second) == []
