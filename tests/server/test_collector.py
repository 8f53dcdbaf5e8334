"""The garbage collector is led: it has little to find, and looks at everything seldom."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games import GAMES
from burgomaster.server import collector as module
from burgomaster.server import lobby
from burgomaster.server.collector import Collector
from burgomaster.server.hub import Hub
from burgomaster.talk.messages import Choose, Held, Here, Me, NewTable
from burgomaster.talk.names import hashed
from tests.server.test_store import opened


class Stub:
    """Stands for the module `gc`: notes what is done, and takes as long as it is told."""

    def __init__(self) -> None:
        self.did: list[str] = []
        self.new = 0
        self.time = 0.0
        self.takes = 0.0

    def get_count(self) -> tuple[int, int, int]:
        return (self.new, 0, 0)

    def collect(self) -> int:
        self.did.append("collect")
        self.time += self.takes
        self.new = 0
        return 0

    def freeze(self) -> None:
        self.did.append("freeze")

    def unfreeze(self) -> None:
        self.did.append("unfreeze")


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Stub:
    stub = Stub()
    monkeypatch.setattr(module, "gc", stub)
    return stub


def closes(collector: Collector, count: int, came: int) -> None:
    for _ in range(count):
        collector.went(came)


def test_what_is_new_is_looked_at_and_set_aside_when_that_takes_long(stub: Stub) -> None:
    collector = Collector(lambda: stub.time)
    collector.tick(1.0, quiet=True)
    assert stub.did == [], "there is nothing new"
    stub.new = 20_000
    collector.tick(2.0, quiet=False)
    assert stub.did == ["collect"]
    stub.new, stub.takes = 20_000, 0.02
    collector.tick(3.0, quiet=False)
    assert stub.did == ["collect", "collect", "freeze"]


def test_everything_is_looked_at_when_it_is_quiet_and_connections_closed_that_were_set_aside(
    stub: Stub,
) -> None:
    collector = Collector(lambda: stub.time)
    came = collector.came()
    closes(collector, 5_000, came)
    collector.tick(1.0, quiet=True)
    assert stub.did == [], "what was not set aside is found without"
    stub.new, stub.takes = 20_000, 0.02
    collector.tick(2.0, quiet=False)
    stub.did.clear()
    closes(collector, 600, came)
    collector.tick(3.0, quiet=False)
    assert stub.did == []
    collector.tick(4.0, quiet=True)
    assert stub.did == ["unfreeze", "collect", "freeze"]
    stub.did.clear()
    closes(collector, 600, came)
    collector.tick(5.0, quiet=True)
    assert stub.did == [], "rarely"
    closes(collector, 4_000, came)
    collector.tick(6.0, quiet=False)
    assert stub.did == ["unfreeze", "collect", "freeze"], "before too much is lost, quiet or not"
    assert (collector.full_looks, collector.lost) == (2, 0)


def test_python_tells_what_each_look_takes_and_is_left_as_it_was() -> None:
    before = gc.get_threshold(), list(gc.callbacks)

    async def lead() -> None:
        collector = Collector()
        collector.open()
        assert gc.get_threshold() != before[0]
        looks = collector.looks
        gc.collect()
        assert collector.looks == looks + 1
        assert collector.seconds >= collector.longest > 0
        collector.close()

    asyncio.run(lead())
    assert (gc.get_threshold(), list(gc.callbacks)) == before


# What there is to find.


async def begun(hub: Hub, game: str) -> Held:
    new = NewTable(game, [Me("Anna"), Here("Ben"), Here("Carla"), Here("Dirk")], {"players": 4})
    held = await lobby.make(hub, new)
    for seat in range(4):
        await hub.moves.add_nonce(held.table, hashed(held.token), seat, "00" * 16)
    return held


async def move(hub: Hub, held: Held, number: int) -> None:
    """Make a move, and everybody's states after it."""
    async with hub.tables.at(held.table) as live:
        story = live.playing()
        seat, ticket = next(iter(story.tickets.items()))
        choices = story.game.table.offers_to(seat)
        choice = choices[Fast(number).below(len(choices))].text
    await hub.moves.make(held.table, hashed(held.token), Choose(f"m{number}", seat + 1, ticket, choice))
    async with hub.tables.at(held.table) as live:
        for viewer in range(4):
            live.states.text(live.story, hub.attendance.seat_infos(live), viewer, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_leaves_nothing_to_be_found_and_a_dropped_table_is_freed_at_once(
    tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            held = await begun(hub, game)
            for number in range(10):
                await move(hub, held, number)
            gc.collect()
            gc.disable()
            try:
                for number in range(10, 30):
                    await move(hub, held, number)
                assert gc.collect() == 0
                async with hub.tables.at(held.table) as live:
                    story = weakref.ref(live.playing())
                    hub.tables.forget(live)
                del live
                assert story() is None
                assert gc.collect() == 0
            finally:
                gc.enable()

    asyncio.run(play())
