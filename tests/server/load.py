"""Many tables at once on a real server, and what their people notice: `make load`.

The server is a process of its own; all clients are in this one, on the same machine, through loopback. At
every table four sockets look through the eyes of four seats, and whoever is asked makes a move every five
seconds. Times are by the clock, from sending a move to its acknowledgement, so other programs make them
longer; what the server used is its processor time, and how long it held its loop is counted by the time of
its thread.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import secrets
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from burgomaster.core.chance import Fast
from tests.server.attack import OWN_TIME
from tests.server.attacks import CLERK
from tests.server.client import ME, Json, ask
from tests.server.copies import begin_many
from tests.server.host import PATIENCE, Server

PAUSE: Final = 5.0
"""So many seconds after a move comes the next one at the same table, unless asked for otherwise."""
AT_ONCE: Final = 40
"""So many sockets are opened at the same time, so that the system's queue of them holds."""

SETTINGS: Final[dict[str, Any]] = {
    "connections": 20_000,
    "connections_per_address": 20_000,
    "sockets_per_address": 20_000,
    "bot_moves_per_second": 8,
}


class Choices(msgspec.Struct):
    """One choice, as far as a client here needs it."""

    text: str


class Question(msgspec.Struct):
    """What a seat is asked, likewise."""

    seat: int
    ticket: str
    choices: list[Choices]


class Told(msgspec.Struct):
    """Any message, likewise."""

    type: str
    about: str | None = None
    move_id: str | None = None
    seats: list[Json] = []
    version: int = 0
    phase: str = ""
    question: Question | None = None


_read: Final = msgspec.json.Decoder(Told).decode


class Seat:
    """A socket that looks through the eyes of one seat, and its last state."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket: Final = socket
        self.question: Question | None = None
        self.over = False
        self.rows = 0
        self.thinks: list[str] = []
        """How much the bots of the table think."""
        self.changed = asyncio.Event()
        self.moves: Final[dict[str, asyncio.Future[Told]]] = {}
        self.listening: Final = asyncio.create_task(self._listen())

    @classmethod
    async def come(cls, server: Server, table: str, token: str, seat: int) -> Seat:
        """Come to a table, and wait for its first state."""
        address = server.url.replace("http://", "ws://") + "/api/socket"
        timeouts: Any = {"open_timeout": PATIENCE, "close_timeout": 10, "ping_interval": None}
        socket: ClientConnection | None = None
        while socket is None:
            try:
                socket = await connect(address, max_size=None, max_queue=None, **timeouts)
            except OSError:  # the server is not there yet
                await asyncio.sleep(0.05)
        found = cls(socket)
        await found.send({"type": "hello", "table": table, "token": token, "seat": seat})
        await found.changed.wait()
        return found

    async def send(self, message: Json) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _listen(self) -> None:
        async for text in self._socket:
            message = _read(text)
            if message.type == "state":
                self.question, self.over = message.question, message.phase == "over"
                self.rows = message.version
                self.thinks = [each["thinks"] for each in message.seats if each["who"] == "bot"]
                self.changed.set()
            waiting = self.moves.pop(message.move_id or message.about or "", None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)

    async def choose(self, question: Question, choice: str) -> float | None:
        """Make a choice; return the seconds until it was acknowledged, None if it came too late."""
        move_id = secrets.token_hex(8)
        waiting = self.moves[move_id] = asyncio.get_running_loop().create_future()
        self.changed.clear()
        about = {"seat": question.seat, "ticket": question.ticket, "choice": choice}
        began = time.perf_counter()
        await self.send({"type": "choose", "move_id": move_id, **about})
        answer = await waiting
        if answer.type != "accepted":
            return None
        return time.perf_counter() - began

    async def close(self) -> None:
        await self._socket.close()
        self.listening.cancel()


class Crowd:
    """All sockets of all tables."""

    def __init__(self, server: Server, held: list[Json], pause: float = PAUSE) -> None:
        self._server: Final = server
        self._held: Final = held
        self._pause: Final = pause
        self._below: Final = Fast(1).below
        self.tables: Final[list[list[Seat]]] = []
        self.waits: Final[list[float]] = []
        """Seconds from sending a move to its acknowledgement."""

    async def come(self, most: int | None = None) -> float:
        """Let everyone come, or only so many; return how many seconds that took."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(held: Json, seat: int) -> Seat:
            async with room:
                return await Seat.come(self._server, held["table"], held["token"], seat)

        wanted = [(held, seat) for held in self._held for seat in range(1, held["players"] + 1)][:most]
        began = time.perf_counter()
        seats = await asyncio.gather(*[one(held, seat) for held, seat in wanted])
        took = time.perf_counter() - began
        at: dict[str, list[Seat]] = {}
        for (held, _), seat in zip(wanted, seats, strict=True):
            at.setdefault(held["table"], []).append(seat)
        self.tables.extend(at.values())
        return took

    @property
    def rows(self) -> int:
        """Return how long the logs of all tables are together."""
        return sum(max(seat.rows for seat in seats) for seats in self.tables)

    async def play(self, seconds: float) -> None:
        """Play on for so long."""
        self.waits.clear()
        until = time.perf_counter() + seconds
        await asyncio.gather(*[self._table(seats, until) for seats in self.tables])

    async def _table(self, seats: list[Seat], until: float) -> None:
        at = time.perf_counter() + self._pause * self._below(1000) / 1000
        while at < until:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            at += self._pause
            asked = [seat for seat in seats if seat.question is not None]
            if not asked:
                if seats[0].over:
                    return
                continue
            seat = asked[self._below(len(asked))]
            question, seat.question = seat.question, None
            assert question is not None
            choice = question.choices[self._below(len(question.choices))].text
            took = await seat.choose(question, choice)
            if took is not None:
                self.waits.append(took)

    async def go(self) -> None:
        """Let everyone go."""
        seats = [seat for table in self.tables for seat in table]
        self.tables.clear()
        await asyncio.gather(*[seat.close() for seat in seats], return_exceptions=True)


# What the server used.


def processor_seconds(process: int) -> float:
    """Return the processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seconds_of_others(process: int) -> float:
    """Return the processor time so far of all processes that a process has started: there its bots think."""
    seconds = 0.0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            if int(file.read_text().rpartition(")")[2].split()[1]) == process:
                seconds += processor_seconds(int(file.parent.name))
    return seconds


def megabytes(process: int) -> float:
    """Return how much memory a process has."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("a process has memory")


def shares(waits: list[float]) -> str:
    """Return p50, p95, p99 and the longest, in milliseconds."""
    cuts = quantiles(waits, n=100)
    return " ".join([f"{1000 * each:7.1f}" for each in (cuts[49], cuts[94], cuts[98], max(waits))])


HEAD: Final = (
    "tables  moves/s |  ack p50     p95     p99     max ms | held ms |  gc: young   full  longest ms | "
    "CPU/move ms  core | MB  MB/table  grown  KB/row"
)


async def measure(server: Server, tables: int, seconds: float, pause: float) -> str:
    """Return a line of what so many tables cost, and what their people notice."""
    empty = megabytes(server.pid)
    held = begin_many(server, tables)
    crowd = Crowd(server, held, pause)
    await crowd.come()
    await crowd.play(min(20.0, seconds))  # the first moves, which nobody measures
    await asyncio.sleep(1)
    used, memory, began = processor_seconds(server.pid), megabytes(server.pid), time.perf_counter()
    rows = crowd.rows
    before = ask(server, "GET", "/readyz").json()
    await crowd.play(seconds)
    took = time.perf_counter() - began
    used = processor_seconds(server.pid) - used
    ready = ask(server, "GET", "/readyz").json()
    after = megabytes(server.pid)
    moves = len(crowd.waits)
    line = (
        f"{tables:6}  {moves / took:7.1f} | {shares(crowd.waits)}     | {ready['loop_held_ms']:7} | "
        f"{gauge(ready, before, 'collections'):10} {gauge(ready, before, 'full_collections'):6} "
        f"{ready.get('collecting_longest_ms', 0):11} | "
        f"{1000 * used / moves:11.2f} {100 * used / took:4.0f}% | "
        f"{after:.0f} {(after - empty) / tables:7.2f} {after - memory:+6.1f} "
        f"{1024 * (after - memory) / max(1, crowd.rows - rows):7.2f}"
    )
    await crowd.go()
    return line


def gauge(after: Json, before: Json, name: str) -> int:
    """Return by how much something was counted on."""
    return int(after.get(name, 0)) - int(before.get(name, 0))


async def come_back(server: Server, sockets: int) -> str:
    """Return how long so many sockets need to come back after a restart."""
    held = begin_many(server, (sockets + 3) // 4)
    crowd = Crowd(server, held)
    await crowd.come(sockets)
    server.kill()
    await crowd.go()
    start = time.perf_counter()
    again = Crowd(server, held)
    coming = asyncio.create_task(again.come(sockets))
    await asyncio.to_thread(server.start)
    up = time.perf_counter() - start
    await coming
    took = time.perf_counter() - start
    used = processor_seconds(server.pid)
    await again.go()
    return (
        f"{sockets} sockets came back {took:.1f} s after the restart began "
        f"({up:.1f} s until it was up; {used:.1f} s of processor in all)"
    )


async def with_bots(server: Server, tables: int, seconds: float, level: str) -> str:
    """Return how fast bots play at so many tables, each with one person who answers at once.

    People come first: their moves are acknowledged as if no bot were thinking, however many do.
    """
    waits: list[float] = []
    acknowledged: list[float] = []
    rows: list[int] = []
    thought: list[str] = []
    bot = {**CLERK, "bot": level}

    async def one(number: int) -> None:
        body = {"game": "hamburg", "options": {"players": 4}, "sitters": [ME, bot, bot, bot]}
        held = (await asyncio.to_thread(ask, server, "POST", "/api/tables", body)).json()
        seat = await Seat.come(server, held["table"], held["token"], 1)
        await seat.send({"type": "nonce", "seat": 1, "nonce": secrets.token_hex(16)})
        below, moves, until = Fast(number).below, 0, time.perf_counter() + seconds
        since = time.perf_counter()
        while time.perf_counter() < until:
            question, seat.question = seat.question, None
            if question is None:
                seat.changed.clear()
                try:
                    await asyncio.wait_for(seat.changed.wait(), max(0.01, until - time.perf_counter()))
                except TimeoutError:
                    break
                continue
            waits.append(time.perf_counter() - since)
            took = await seat.choose(question, question.choices[below(len(question.choices))].text)
            if took is not None:
                acknowledged.append(took)
            since = time.perf_counter()
            moves += 1
        summary = await asyncio.to_thread(ask, server, "GET", f"/api/tables/{held['table']}")
        rows.append(summary.json()["rows"] - moves)
        thought.extend(seat.thinks)
        await seat.close()

    used, thinking = processor_seconds(server.pid), seconds_of_others(server.pid)
    await asyncio.gather(*[one(number) for number in range(tables)])
    used, thinking = processor_seconds(server.pid) - used, seconds_of_others(server.pid) - thinking
    return (
        f"{tables} tables of a person and three bots ({level}; of them think fully, less, little: "
        f"{thought.count('full')}, {thought.count('less')}, {thought.count('little')}): "
        f"{sum(rows) / seconds:.1f} rows of bots and chance a "
        f"second; p50 p95 p99 max ms: own move acknowledged {shares(acknowledged)}, "
        f"next question {shares(waits)}; {100 * used / seconds:.0f} % of a core, "
        f"bots {100 * thinking / seconds:.0f} % of one, of {os.cpu_count()}"
    )


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[60, 250, 500, 950])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each number of tables plays")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between two moves at a table")
    parser.add_argument("--back", type=int, default=2000, help="so many sockets come back after a restart")
    parser.add_argument("--bots", type=int, default=40, help="so many tables with bots")
    parser.add_argument("--level", default="clerk", help="which bots, as in mayor (default: clerk)")
    wish = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(
        f"load before {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores, {wish.seconds:.0f} s each", flush=True
    )
    print(HEAD, flush=True)
    for tables in wish.tables:
        run(lambda server, tables=tables: measure(server, tables, wish.seconds, wish.pause))
    if wish.back:
        run(lambda server: come_back(server, wish.back))
    if wish.bots:
        run(lambda server: with_bots(server, wish.bots, wish.seconds, wish.level))
    print(f"load after {os.getloadavg()[0]:.1f}")


def run(what: Any) -> None:
    """Measure one thing on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), OWN_TIME, **SETTINGS)
        server.start()
        try:
            print(asyncio.run(what(server)), flush=True)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
