"""Bots of one's own at a server: chosen by the name its host gave them, bounded, in nobody's way."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from burgomaster.bots import bots_of, registry
from burgomaster.core.message import Refused
from burgomaster.server import lobby, opponents
from burgomaster.server.hub import Hub
from burgomaster.server.processes import BotFailed, Thinkers
from burgomaster.server.settings import Settings
from burgomaster.talk.live import Live
from burgomaster.talk.messages import Computer, NewTable
from burgomaster.talk.thinking import Answer, Asked
from tests.server.host import PATIENCE
from tests.server.test_bots import Looker, asked, wait_until_gone

MINDS = "tests.bots.minds"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bounds are the system's")


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test know the names that another gave."""
    monkeypatch.setattr(registry, "_named", {})


def strangers(name: str, place: str, patience: float = 2 * PATIENCE) -> Thinkers:
    return Thinkers(1, patience, (), [(name, place)], 256 * 1024 * 1024)


def test_a_named_bot_answers_by_its_name_and_a_path_is_not_one() -> None:
    async def check() -> None:
        thinkers = strangers("counting", f"{MINDS}:Counting")
        try:
            assert (await thinkers.think(asked("counting"))).choice.startswith("draw ")
        finally:
            await thinkers.close()

    asyncio.run(check())


def test_what_a_bot_starts_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = tmp_path / "pids"
    monkeypatch.setenv("FORKED", str(noted))

    async def check() -> None:
        thinkers = strangers("forking", f"{MINDS}:Forking", 1.0)
        try:
            with pytest.raises(BotFailed, match="TimeoutError"):
                await thinkers.think(asked("forking"))
        finally:
            await thinkers.close()

    asyncio.run(check())
    started = noted.read_text(encoding="utf-8").split()
    assert len(started) == 3
    wait_until_gone([Path(f"/proc/{pid}/stat") for pid in started])


def test_a_bot_has_so_much_memory_and_no_more() -> None:
    async def check() -> None:
        thinkers = strangers("hungry", f"{MINDS}:Hungry")
        try:
            with pytest.raises(BotFailed, match="MemoryError"):
                await thinkers.think(asked("hungry"))
        finally:
            await thinkers.close()

    asyncio.run(check())


def test_the_more_are_asked_the_less_each_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    shares: list[float] = []

    async def noted(self: Thinkers, one: Asked) -> Answer:
        shares.append(one.share)
        await asyncio.sleep(0)
        return Answer("pass", "")

    async def check() -> None:
        thinkers = Thinkers(2, PATIENCE)
        await asyncio.gather(*[thinkers.think(asked("mayor")) for _ in range(4)])
        await thinkers.think(asked("mayor"))

    monkeypatch.setattr(Thinkers, "_think", noted)
    asyncio.run(check())
    assert shares == [1.0, 1.0, pytest.approx(2 / 3), 0.5, 1.0]


def test_where_a_bot_of_ones_own_fails_the_clerk_chooses_and_the_log_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def never(live: Live, asked: Asked) -> str:
        raise AssertionError("chance chose")

    async def check() -> None:
        settings = Settings(
            database=str(tmp_path / "tables.sqlite3"),
            bots=(("silent", f"{MINDS}:Silent"),),
            bot_moves_per_second=1e5,
            bot_share=1e5,
            bot_seconds=0.05,
        )
        hub = Hub(settings)
        await hub.open()
        try:
            assert "silent" in bots_of("hamburg")
            with pytest.raises(Refused):
                await lobby.make(hub, table_of(f"{MINDS}:Silent"))
            held = await lobby.make(hub, table_of("silent"))
            async with hub.tables.at(held.table) as live:
                before = live.playing().version
            await hub.telling.arrive(held.table, Looker())
            made = before
            async with asyncio.timeout(2 * PATIENCE):
                while made < before + 2:
                    await asyncio.sleep(0.05)
                    async with hub.tables.at(held.table) as live:
                        made = live.playing().version
        finally:
            await hub.close()

    monkeypatch.setattr(opponents, "_LATE", 0.1)
    monkeypatch.setattr(opponents, "any_choice", never)
    with caplog.at_level(logging.ERROR, "burgomaster.server"):
        asyncio.run(check())
    assert len([record for record in caplog.records if "silent did not answer" in record.getMessage()]) == 1


def table_of(bot: str) -> NewTable:
    return NewTable("hamburg", [Computer(bot), Computer(bot)], {"players": 2})
