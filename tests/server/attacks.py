"""Attacks on a server within its published limits; `tests.server.attack` measures what others notice of them.

Each attack is a generator that does a little at a time, so that it can be stopped after any step. The
attacker has an address of its own, as a proxy on the same machine would tell it, and so have the strangers
who only want to play.
"""

from __future__ import annotations

import socket
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from burgomaster.core.chance import Fast
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from tests.insight.games import whole
from tests.server.client import ME, RANDOM, Client, ask, here, make_table
from tests.server.host import ROOT, Server
from tests.server.postgres import beside
from tests.server.test_mutated import examples, mutated

CLERK: Final = {"type": "bot", "bot": "clerk"}


class Target(Server):
    """A server that runs already, as someone at another address sees it."""

    def __init__(self, port: int, database: Path, address: str) -> None:
        super().__init__(database.parent)
        self.count, self.ports = 1, [port]
        self.database = database
        self.headers = {"x-forwarded-for": address}
        self.refused: Counter[str] = Counter()
        """How often an attack was refused what, where it counts that."""

    def __enter__(self) -> Target:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


Attack = Callable[[Target], Generator[None, None, None]]


def hot_seat(target: Server) -> Client:
    """Return a client at a table that has just begun, at which it holds both seats."""
    held = make_table(target, ME, here("Ben"))
    client = Client(target, held["table"], held["token"]).entered()
    client.nonce(1, 2)
    return client.begun()


# --- The attacks --------------------------------------------------------------------------------------------


def nothing(_: Target) -> Generator[None, None, None]:
    """Do nothing: how it is when all is quiet."""
    while True:
        time.sleep(0.05)
        yield


def dotted_keys(target: Target) -> Generator[None, None, None]:
    """Send positions whose keys have thousands of parts: the time to read them grows with the square."""
    for number in range(1_000_000):
        parts = (8_000, 90_000)[number % 2]
        text = ".".join(["a"] * parts) + " = 1"
        body = {"game": "hamburg", "start": {"type": "position", "text": text}}
        ask(target, "POST", "/api/inspect" if number % 3 else "/api/tables", body)
        yield


def half_open(target: Target) -> Generator[None, None, None]:
    """Open connections and begin to ask, without ever going on."""
    with ExitStack() as stack:
        for number in range(1_000_000):
            source = ("127.0.0.1", f"127.0.1.{number % 4 + 1}")[number % 2]
            with suppress(OSError):
                connection = socket.create_connection(("127.0.0.1", target.port), 5, (source, 0))
                stack.callback(connection.close)
                connection.sendall(b"GET / HTTP/1.1\r\nHost: loc")
            if number > 1_100:
                time.sleep(0.05)
            yield


def chat_flood(target: Target) -> Generator[None, None, None]:
    """Say as much as possible on sixty sockets of one token."""
    with ExitStack() as stack:
        first = stack.enter_context(hot_seat(target))
        sockets = [first]
        for _ in range(59):
            sockets.append(stack.enter_context(Client(target, first.welcome["table"], first.token)))
        for number in range(1_000_000):
            with suppress(WebSocketException):
                sockets[number % 60].send({"type": "say", "text": "x" * 500})
            if number % 60 == 59:
                time.sleep(0.05)
            yield


def mine_flood(target: Target) -> Generator[None, None, None]:
    """Look up two hundred tokens at once, again and again."""
    tokens = [str(make_table(target, ME, here("Ben"))["token"]) for _ in range(5)] * 40
    while True:
        ask(target, "POST", "/api/mine", {"tokens": tokens})
        yield


def huge_names(target: Target) -> Generator[None, None, None]:
    """Bring finished records with names of enormous length, to be listed."""
    record = min((ROOT / "tests/hamburg/golden").glob("*/*.record"), key=lambda path: path.stat().st_size)
    head, _, rest = record.read_text().partition("\n\n")
    first = next(line for line in head.splitlines() if line.startswith("seat "))
    for number in range(1_000_000):
        length = (180_000, 40_000, 41)[number % 3]
        text = head.replace(first, f"seat {'x' * length}") + "\n\n" + rest
        body = {"game": "hamburg", "listed": True, "start": {"type": "record", "text": text}}
        ask(target, "POST", "/api/tables", body)
        yield


def choose_and_undo(target: Target) -> Generator[None, None, None]:
    """Choose and take back, for ever."""
    with hot_seat(target) as client:
        while True:
            with suppress(TimeoutError):
                if not client.state["question"]:
                    client.send({"type": "look", "seat": client.state["asked"][0]})
                    client.log = []
                    client.until("state", timeout=1)
                    continue
                choices = client.state["question"]["choices"]
                loose = [each["text"] for each in choices if not each["final"]] or [choices[0]["text"]]
                answer = client.choose(loose[0])
                if answer["type"] == "accepted":
                    client.at_version(answer["version"])
                    answer = client.undo()
                if answer["type"] == "accepted":
                    client.at_version(answer["version"])
                else:  # too fast, or too often
                    time.sleep(0.2)
                    client.send({"type": "look", "seat": client.state["seat"]})
                    client.until("state", timeout=1)
            yield


def broken_rows(target: Target) -> Generator[None, None, None]:
    """Damage rows of the database, and look at the tables they belong to."""
    tables: list[Any] = []
    for number in range(1_000_000):
        if len(tables) < 16:
            tables.append(make_table(target, RANDOM, RANDOM, listed=True))
        held = tables[number % len(tables)]
        damage = (
            "UPDATE seats SET nonce = 'zz' WHERE table_id = :id",
            "UPDATE tables SET options = '{' WHERE id = :id",
            "UPDATE log SET kind = 'unknown' WHERE table_id = :id AND seq = 3",
            "DELETE FROM log WHERE table_id = :id AND seq = 2",
        )[number % 4]
        with suppress(DBAPIError), beside(target.database) as database:
            database.execute(sa.text(damage), {"id": held["table"]})
        ask(target, "GET", "/api/lobby")
        ask(target, "GET", f"/api/tables/{held['table']}")
        ask(target, "GET", f"/api/tables/{held['table']}/record")
        if number >= 16:
            time.sleep(0.2)
        yield


def deflate_bombs(target: Target) -> Generator[None, None, None]:
    """Send messages that are short on the way and fifty megabytes long when unpacked."""
    address = target.url.replace("http://", "ws://") + "/api/socket"
    bomb = "x" * (50 * 1024 * 1024)
    while True:
        with suppress(WebSocketException, OSError), connect(address, additional_headers=target.headers) as to:
            to.send(bomb)
            to.recv(5)
        yield


def bot_tables(target: Target) -> Generator[None, None, None]:
    """Let computer players play among themselves at as many tables as one may open."""
    body = {"game": "hamburg", "options": {"players": 4}, "sitters": [CLERK] * 4}
    for number in range(1_000_000):
        if number < 40:
            ask(target, "POST", "/api/tables", body)
        else:
            time.sleep(0.05)
        yield


def mutated_messages(target: Target) -> Generator[None, None, None]:
    """Send nonsense over many sockets."""
    rng = Fast(5)
    with hot_seat(target) as anna:
        kinds = examples(anna.state, anna.token or "", anna.welcome["table"])
        while True:
            with (
                suppress(WebSocketException, OSError, AssertionError, TimeoutError),
                Client(target, anna.welcome["table"], anna.token) as client,
            ):
                for _ in range(60):
                    client.send(mutated(kinds[rng.below(len(kinds))], rng))
                client.receive(5)
            yield


def grown_city(target: Target) -> Client:
    """Return a client at a City Tycoon of five that is nearly played, at which it holds all seats."""
    games = (ROOT / "tests/city_tycoon/golden").glob("*/*-5-players.record")
    record = read_record(max(games, key=lambda path: path.stat().st_size).read_text())
    head = (record.game, record.rules, record.data, record.options, record.seats)
    text = str(Record(*head, record.entries[: len(record.entries) * 9 // 10]))
    sitters = [ME, *(here(name) for name in ("Ben", "Clara", "Dirk", "Eva"))]
    start = {"type": "record", "text": text}
    held = make_table(target, *sitters, game="city_tycoon", options={}, start=start)
    client = Client(target, held["table"], held["token"]).entered()
    client.nonce(1, 2, 3, 4, 5)
    return client.begun()


def foresight(target: Target) -> Generator[None, None, None]:
    """Ask on five sockets what would be if, of a large city: every tile for every seat, then all again."""
    with ExitStack() as stack:
        first = stack.enter_context(grown_city(target))
        sockets = [first]
        for _ in range(4):
            sockets.append(stack.enter_context(Client(target, first.welcome["table"], first.token)))
        try:
            for number in range(1_000_000):
                about = {"kind": "tile", "tile": number % 120 + 1}
                seat = number // 120 % 5 + 1
                question = {"type": "what-if", "id": str(number), "seat": seat, "about": about}
                with suppress(WebSocketException):
                    sockets[number % 5].send(question)
                if number % 5 == 4:
                    time.sleep(0.05)
                yield
        finally:
            for each in sockets:
                with suppress(WebSocketException, TimeoutError):
                    target.refused.update(refusals(each))


def analyses(target: Target) -> Generator[None, None, None]:
    """Show a finished game, and ask again and again what it was about, both ways and anew."""
    start = {"type": "record", "text": whole("bruges").to_json()}
    held = make_table(target, game="bruges", options={}, start=start)
    for number in range(10**9):
        wish = {"hindsight": bool(number % 2), "again": True}
        answer = ask(target, "POST", f"/api/tables/{held['table']}/analysis", wish)
        if answer.status_code != 200:
            target.refused[answer.json()["reason"]["id"]] += 1
        another = {"entry": number % 50, "choice": "" if number % 2 else "end turn"}
        tried = ask(target, "POST", f"/api/tables/{held['table']}/analysis/another", another)
        if tried.status_code != 200:
            target.refused[tried.json()["reason"]["id"]] += 1
        yield


def refusals(client: Client) -> Iterator[str]:
    """Read all that was answered so far, and return the reasons of what was refused."""
    client.send({"type": "ping"})
    while (answer := client.receive(120))["type"] != "pong":
        if answer["type"] == "refused":
            yield answer["reason"]["id"]


ATTACKS: Final[dict[str, Attack]] = {
    "quiet": nothing,
    "dotted keys": dotted_keys,
    "half-open connections": half_open,
    "chat flood": chat_flood,
    "mine flood": mine_flood,
    "huge names": huge_names,
    "choose and undo": choose_and_undo,
    "broken rows": broken_rows,
    "deflate bombs": deflate_bombs,
    "mutated messages": mutated_messages,
    "tables of bots": bot_tables,
    "foresight": foresight,
    "analyses": analyses,
}


def run(target: Target, attack: Attack, steps: int | None = None, seconds: float = 60) -> int:
    """Attack so often, or for so long; return how many steps were made."""
    made = 0
    end = time.monotonic() + seconds
    with closing(attack(target)) as going_on:
        for _ in going_on:
            made += 1
            if made == steps or time.monotonic() > end:
                break
    return made
