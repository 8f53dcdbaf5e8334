"""Bots play in processes of their own, go on after a restart, and never leave a table stuck."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from burgomaster.core.chance import Fast
from burgomaster.games import rules_of
from burgomaster.server import lobby
from burgomaster.server.hub import Hub
from burgomaster.server.opponents import at_once
from burgomaster.server.processes import BotFailed, Thinkers
from burgomaster.server.settings import Settings
from burgomaster.talk import thinking
from burgomaster.talk.messages import Computer, NewTable, ServerMessage
from burgomaster.talk.thinking import Answer, Asked, answer
from tests.server.client import ME, RANDOM, Client, ask, here, make_table
from tests.server.host import PATIENCE, Server


def asked(bot: str, at: str = "a table") -> Asked:
    table = rules_of("hamburg").new({"players": 2}, Fast(1))
    seen = table.seen_by(table.asked)
    return Asked(at, "hamburg", bot, table.asked, 5, 0.05, seen.dump())


def test_a_bot_gets_only_what_its_seat_sees_and_answers_alike_every_time() -> None:
    one = answer(asked("random"))
    assert one == answer(asked("random"))
    assert one.choice.startswith("draw ")


def test_a_bot_that_keeps_something_lives_on_at_its_table_while_its_process_does() -> None:
    name = "tests.bots.minds:Counting"

    async def check() -> None:
        thinkers = Thinkers(most=1, patience=2 * PATIENCE)
        try:
            first, second = [await thinkers.think(asked(name, "one")) for _ in range(2)]
            assert first != second
            assert await thinkers.think(asked(name, "another")) == first
            assert await thinkers.think(asked(name, "one")) not in (first, second)
            for process in thinkers.processes():
                os.kill(process, signal.SIGKILL)
            assert await thinkers.think(asked(name, "one")) == first
        finally:
            await thinkers.close()

    asyncio.run(check())


def test_who_was_not_asked_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_seated", {})
    name = "tests.bots.minds:Counting"
    kept = thinking.seated(asked(name, "kept"))
    lost = thinking.seated(asked(name, "lost"))
    for number in range(80):
        thinking.seated(asked(name, f"table {number}"))
        assert thinking.seated(asked(name, "kept")) is kept
    assert thinking.seated(asked(name, "lost")) is not lost


def test_a_worker_that_fails_is_replaced() -> None:
    async def check() -> None:
        thinkers = Thinkers(most=1, patience=2 * PATIENCE)
        try:
            first = await thinkers.think(asked("random"))
            with pytest.raises(BotFailed, match="bot-unknown"):
                await thinkers.think(asked("nobody"))
            assert await thinkers.think(asked("random")) == first
            for process in thinkers.processes():
                os.kill(process, signal.SIGKILL)
            assert await thinkers.think(asked("random")) == first
        finally:
            await thinkers.close()

    asyncio.run(check())


def test_a_bot_that_does_not_answer_in_time_is_stopped() -> None:
    async def check() -> None:
        thinkers = Thinkers(most=1, patience=0.1)
        try:
            with pytest.raises(BotFailed, match="TimeoutError"):
                await thinkers.think(asked("tests.bots.minds:Silent"))
            assert thinkers.processes() == []
        finally:
            await thinkers.close()

    asyncio.run(check())


class Looker:
    """Someone who watches, so that bots do not play for nobody."""

    token_hash: str | None = None

    def wake(self) -> None:
        pass

    def post(self, message: ServerMessage) -> None:
        pass

    def move_on(self) -> None:
        pass

    def leave(self) -> None:
        pass


def test_where_a_bot_fails_chance_chooses_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: Thinkers, asked: Asked) -> Answer:
        raise BotFailed("on purpose") if asked.seat else BotFailed("always")

    async def check() -> None:
        settings = Settings(
            database=str(tmp_path / "tables.sqlite3"), bot_moves_per_second=1e5, bot_share=1e5
        )
        hub = Hub(settings)
        await hub.open()
        try:
            new = NewTable("hamburg", [Computer("random"), Computer("random")], {"players": 2})
            held = await lobby.make(hub, new)
            await hub.telling.arrive(held.table, Looker())
            over = False
            async with asyncio.timeout(2 * PATIENCE):
                while not over:
                    await asyncio.sleep(0.05)
                    async with hub.tables.at(held.table) as live:
                        over = live.playing().over
        finally:
            await hub.close()

    monkeypatch.setattr(Thinkers, "think", fail)
    asyncio.run(check())


def test_a_table_tells_how_little_its_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Thinkers, asked: Asked) -> Answer:
        table = rules_of(asked.game).load(asked.seen)
        return Answer(table.offers_to(asked.seat)[0].text, "", thought="little" if asked.seat else "less")

    async def check() -> None:
        hub = Hub(Settings(database=str(tmp_path / "t.sqlite3"), bot_moves_per_second=1e5, bot_share=1e5))
        await hub.open()
        try:
            new = NewTable("hamburg", [Computer("mayor"), Computer("mayor")], {"players": 2})
            held = await lobby.make(hub, new)
            await hub.telling.arrive(held.table, Looker())
            told = ["full", "full"]
            async with asyncio.timeout(2 * PATIENCE):
                while told != ["less", "little"]:
                    await asyncio.sleep(0.05)
                    async with hub.tables.at(held.table) as live:
                        told = [seat.thinks for seat in hub.attendance.seat_infos(live)]
        finally:
            await hub.close()

    monkeypatch.setattr(Thinkers, "think", think)
    asyncio.run(check())


def test_bots_think_on_half_of_the_cores_at_most() -> None:
    assert [at_once(9, cores, False) for cores in (1, 2, 3, 4, 8)] == [1, 1, 1, 2, 4]
    assert [at_once(9, cores, True) for cores in (2, 4, 8)] == [1, 1, 3]
    assert at_once(2, 64, False) == 2


def test_the_more_are_asked_at_once_the_less_each_may_think() -> None:
    thinkers = Thinkers(2, PATIENCE)
    shares: list[float] = []
    waiting: list[asyncio.Future[Answer]] = []

    async def keep(asked: Asked) -> Answer:
        shares.append(asked.share)
        waiting.append(asyncio.get_running_loop().create_future())
        return await waiting[-1]

    async def check() -> None:
        thinkers._think = keep  # type: ignore[method-assign]
        asking = [asyncio.create_task(thinkers.think(asked("random"))) for _ in range(4)]
        await asyncio.sleep(0)
        for each in waiting:
            each.set_result(Answer("", ""))
        await asyncio.gather(*asking)

    asyncio.run(check())
    assert shares == [1.0, 1.0, 2 / 3, 0.5]


def children(pid: int) -> list[Path]:
    """Return the processes a process has started, where the system shows them as files."""
    found: list[Path] = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(file.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(file)
    return found


def wait_until_gone(processes: list[Path]) -> None:
    """Wait until processes have ended: none outlives its server."""
    deadline = time.monotonic() + PATIENCE
    while any(file.exists() for file in processes):
        assert time.monotonic() < deadline, "a bot's process has outlived its server"
        time.sleep(0.05)


def test_bots_go_on_after_a_restart(own_server: Server) -> None:
    server = own_server.start()
    held = make_table(server, RANDOM, RANDOM, RANDOM)
    with Client(server, held["table"]).entered() as watcher:
        watcher.at_version(60)
    thinkers = children(server.pid)
    assert thinkers or not Path("/proc/self/stat").exists()
    server.kill()
    wait_until_gone(thinkers)
    server.start()
    with Client(server, held["table"]).entered() as watcher:
        assert not watcher.my_turn()
    verdict = ask(server, "GET", f"/api/tables/{held['table']}/verify").json()
    assert (verdict["state"], verdict["fair"]) == ("ok", True)


def test_after_a_restart_everyone_finds_the_same_table(own_server: Server) -> None:
    server = own_server.start()
    position = {"type": "position", "text": "[player.1]\nhand = [100, 101]\n"}
    tables = [make_table(server, ME, here("Ben")), make_table(server, ME, here("Ben"), start=position)]
    states = []
    for held, moves in zip(tables, (4, 0), strict=True):
        with Client(server, held["table"], held["token"]).entered() as client:
            client.nonce(1, 2)
            client.begun()
            client.play(moves)
            if moves:
                answer = client.undo()
                client.at_version(answer["version"])
            states.append((client.state, client.log))
    server.kill()
    server.start()
    for held, (state, log) in zip(tables, states, strict=True):
        with Client(server, held["table"], held["token"]).entered() as client:
            assert client.log == log
            again = {**client.state, "log": state["log"], "log_keep": state["log_keep"]}
            assert again == {**state, "seats": client.state["seats"]}
            assert client.play(1) == 1
