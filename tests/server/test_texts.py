"""Records and positions from outside: bounded, and never read in the process that serves everybody."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgomaster.core.message import Refused
from burgomaster.server.limits import MOST_OF_POSITION, MOST_OF_RECORD
from burgomaster.server.processes import Processes, Readers
from burgomaster.server.reader import Answer, Read
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import FromPosition
from burgomaster.talk.names import check_free, clean_name, clean_text, same
from tests.server.client import LINK, ME, RANDOM, Client, ask, here, join, make_table
from tests.server.host import ROOT, STILL, Server

GOLDEN = ROOT / "tests" / "hamburg" / "golden"
POSITION = "[player.1]\nhand = [100]\nmarks = 9\n"

# Whatever reads, replays or verifies fails in this process; helper processes know nothing of it.
TRAPPED = """
import tomllib
from burgomaster.core import reading, replay
from burgomaster.games import GAMES, rules_of
for game in GAMES:  # the values that come along are read from files
    rules_of(game).new(rules_of(game).options({}), None)
def trap(*_, **__):
    raise AssertionError("read in the server's own process")
tomllib.loads = trap
reads = (reading.read_record, reading.record_from_json, reading.read_json, replay.replay, replay.verify)
for module in [module for name, module in sys.modules.items() if name.startswith("burgomaster")]:
    for name, value in list(vars(module).items()):
        if any(value is each for each in reads):
            setattr(module, name, trap)
"""


def inspect(server: Server, kind: str, text: str) -> Any:
    body = {"game": "hamburg", "start": {"type": kind, "text": text}}
    return ask(server, "POST", "/api/inspect", body)


def finished_record() -> str:
    """Return a whole game with its proof."""
    return min(GOLDEN.glob("*/*.record"), key=lambda path: path.stat().st_size).read_text()


def test_nothing_from_outside_is_read_in_the_servers_own_process(tmp_path: Path) -> None:
    server = Server(tmp_path, first=TRAPPED).start()
    try:
        record = finished_record()
        assert inspect(server, "position", POSITION).json()["seats"] == 2
        assert inspect(server, "record", record).json()["over"]
        assert inspect(server, "record", "{").json()["reason"]["id"] == "json-broken"
        assert inspect(server, "position", "x =").json()["reason"]["id"] == "toml-broken"
        shown = make_table(server, start={"type": "record", "text": record})
        verdict = ask(server, "GET", f"/api/tables/{shown['table']}/verify").json()
        assert (verdict["state"], verdict["fair"]) == ("ok", True)
        held = make_table(server, ME, RANDOM, start={"type": "position", "text": POSITION})
        with Client(server, held["table"], held["token"]).entered() as client:
            client.nonce(1)
            client.begun()
            assert client.play(1) == 1
    finally:
        server.kill()
        assert "AssertionError" not in server.said(), server.said()


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        ("position", ".".join(["a"] * 9) + " = 1", "toml-deep"),
        ("position", ".".join(["a"] * 8_000) + " = 1", "toml-deep"),
        ("position", f"x = {{ {'.'.join(['a'] * 100)} = 1 }}", "toml-deep"),
        ("position", "#" + "x" * MOST_OF_POSITION, "file-too-big"),
        ("position", "\n" * 1_000, "text-lines"),
        ("record", "x" * (MOST_OF_RECORD + 1), "file-too-big"),
        ("record", "\n" * 4_000, "text-lines"),
    ],
)
def test_texts_that_nobody_needs_are_refused_with_a_reason(
    server: Server, kind: str, text: str, reason: str
) -> None:
    answer = inspect(server, kind, text)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, reason)


def test_every_real_text_is_far_from_the_limits() -> None:
    longest = max(path.stat().st_size for path in GOLDEN.glob("*/*.record"))
    assert longest * 4 < MOST_OF_RECORD


def test_a_text_that_takes_too_long_is_refused_and_its_process_ended() -> None:
    async def check() -> None:
        slow = Readers(most=1, patience=0.000_001)
        with pytest.raises(Denied, match="text-takes-too-long"):
            await slow.read("hamburg", FromPosition(POSITION))
        assert slow.processes() == []
        await slow.close()
        readers = Readers(most=1, patience=60)
        try:
            assert (await readers.read("hamburg", FromPosition(POSITION))).seats == 2
            (first,) = readers.processes()
            os.kill(first, 9)
            assert (await readers.read("hamburg", FromPosition(POSITION))).seats == 2
            assert readers.processes() != [first]
        finally:
            await readers.close()

    asyncio.run(check())


@pytest.mark.skipif(sys.platform == "win32", reason="no system that counts")
def test_a_text_is_given_time_of_the_processor_and_a_busy_machine_takes_none_of_it() -> None:
    async def check() -> None:
        readers = Processes("tests.server.busy_reader", Answer, most=1, patience=600, sets=())
        try:
            with pytest.raises(TimeoutError):
                await readers.ask(Read("endless", FromPosition(POSITION)))
            assert await readers.ask(Read("idle", FromPosition(POSITION))) == Answer()
        finally:
            await readers.close()

    asyncio.run(check())


class Ending:
    """A process that has just ended: its pipe is closed, and what ended it is not known for a moment.

    Whoever sends it a signal meanwhile never learns what ended it, as with asyncio's own: that says 255.
    """

    pid = 0

    def __init__(self) -> None:
        self.returncode: int | None = None
        self.stdin = self.stdout = self

    def write(self, data: bytes) -> None:
        """Take a line that nobody reads."""

    def close(self) -> None:
        """Close the pipe."""

    async def drain(self) -> None:
        """Wait for nobody."""

    async def readline(self) -> bytes:
        """Return nothing, as its end of the pipe is closed."""
        return b""

    def kill(self) -> None:
        """Be reaped by whoever sends a signal."""
        self.returncode = 255

    async def wait(self) -> int:
        """Be gone a moment later."""
        await asyncio.sleep(0.01)
        if self.returncode is None:
            self.returncode = -signal.SIGXCPU
        return self.returncode


def test_what_ended_a_process_is_known_though_its_pipe_closes_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def start(_: Any) -> Ending:
        return Ending()

    async def check() -> None:
        readers = Processes("tests.server.busy_reader", Answer, most=1, patience=600, sets=())
        with pytest.raises(TimeoutError):
            await readers.ask(Read("endless", FromPosition(POSITION)))

    monkeypatch.setattr(Processes, "_start", start)
    asyncio.run(check())


def test_when_too_many_texts_wait_more_are_turned_away_at_once() -> None:
    async def check() -> None:
        readers = Readers(most=0, patience=60)  # so all wait
        waiting = [asyncio.create_task(readers.read("hamburg", FromPosition(POSITION))) for _ in range(16)]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="server-busy"):
            await readers.read("hamburg", FromPosition(POSITION))
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(check())


@pytest.fixture(scope="module")
def sparing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reads few texts."""
    server = Server(tmp_path_factory.mktemp("sparing"), STILL, texts_per_minute=3).start()
    yield server
    server.kill()


def test_texts_are_read_only_so_often_and_nothing_else_suffers(sparing: Server) -> None:
    statuses = [inspect(sparing, "position", POSITION).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    body = {"game": "hamburg", "sitters": [ME, LINK], "start": {"type": "position", "text": POSITION}}
    answer = ask(sparing, "POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (429, "rate-limit")
    assert int(answer.headers["retry-after"]) >= 1
    make_table(sparing, ME, LINK)


# Names.


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("\u3164", "name-unprintable"),
        ("\u2800\u200b", "name-unprintable"),
        ("a\u0000b", "name-unprintable"),
        ("a" * 41, "name-too-long"),
        ("o" + "\u0301" * 39, "name-marks"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(name: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.message.id == reason


def test_names_lose_what_cannot_be_seen() -> None:
    assert clean_name(" An\u200bna\u00a0 Ma\u3164ria ") == "Anna Maria"
    assert clean_name("Ngu\u1ec5n") == "Nguễn"  # two marks on one letter


@pytest.mark.parametrize("other", ["anna", "\uff21NNA", "Anna"])
def test_names_that_people_would_take_for_one_are_the_same(other: str) -> None:
    assert same(other) == same("Anna")
    with pytest.raises(Refused):
        check_free(other, ["Ben", "Anna"])


def test_towers_of_marks_do_not_get_into_the_chat() -> None:
    with pytest.raises(Refused):
        clean_text("a" + "\u0302" * 20)


def test_no_two_at_a_table_have_the_same_name(server: Server) -> None:
    body = {"game": "hamburg", "options": {"players": 2}, "sitters": [ME, here("ANNA")]}
    answer = ask(server, "POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "name-taken")
    held = make_table(server, ME, LINK)
    wish = {"name": "\uff41nna", "code": held["code"]}
    answer = ask(server, "POST", f"/api/tables/{held['table']}/join", wish)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "name-taken")
    join(server, held, "Ben")
    # A computer player without a name of its own makes way.
    held = make_table(server, {"type": "bot", "bot": "random"}, {"type": "me", "name": "Random"})
    seats = ask(server, "GET", f"/api/tables/{held['table']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["random 2", "Random"]


def test_names_in_a_record_are_checked_like_all_others(server: Server) -> None:
    head, _, rest = finished_record().partition("\n\n")
    names = [line for line in head.splitlines() if line.startswith("seat ")]
    long = head.replace(names[0], f"seat {'x' * 5_000}")
    answer = inspect(server, "record", f"{long}\n\n{rest}")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "name-too-long")
