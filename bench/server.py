"""Measure what the server does for a move, beside an earlier commit.

`make bench-server` runs this. The other commit comes from git and is run as it is, from its own source, by
the same Python and the same packages; both engines are interpreted. The two take turns, so that a busy spell
of the machine hits both, play the same games with the same choices, and only processor time counts:

- the states of one move for all players, made as they are sent (in the server's process, without sockets);
- the whole server for one move: sockets, rules, database, states for everyone. Clients and bots think in
  other processes, which are not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from bench.instructions import ROOT, CannotCountError, commit_of, git, say
from bench.layout import markdown
from bench.served import nonce, wish
from burgomaster.core.chance import Fast

BUILD = ROOT / "build" / "server"
"""Where the sources of other commits lie, a folder for each."""

BASE = "55f77a7"
STATES_BAR, SERVER_BAR = 0.2, 0.65
"""What the two figures may be at most, as a share of those of `BASE`."""


@dataclass(frozen=True)
class Setting:
    """A game, and who plays it."""

    game: str
    people: int
    bots: int = 0

    def __str__(self) -> str:
        title = self.game.replace("_", " ").title()
        return f"{title}, {self.people} people" + (f" and {self.bots} bots" if self.bots else "")


SETTINGS = (Setting("hamburg", 4), Setting("hamburg", 2, 2), Setting("city_tycoon", 4))


@dataclass
class Sum:
    """What was measured of one commit in one setting."""

    moves: int = 0
    seconds: float = 0.0
    games: list[Any] = field(default_factory=list)
    """How the games went: it must be the same for both."""

    @property
    def each(self) -> float:
        """Return the milliseconds a move."""
        return 1000 * self.seconds / self.moves if self.moves else 0.0


def source_of(commit: str) -> Path:
    """Return the source of a commit, taken out of git unless it lies there already."""
    folder = BUILD / commit
    if not folder.exists():
        making = BUILD / f"{commit}.part"
        shutil.rmtree(making, ignore_errors=True)
        with zipfile.ZipFile(BytesIO(git("archive", "--format=zip", commit, "src") or b"")) as archive:
            archive.extractall(making)
        making.rename(folder)
    return folder / "src"


class Process:
    """A server to be measured: `bench.served` on the source of a commit."""

    def __init__(self, source: Path, database: Path, *how: str) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.served", how[0], str(database), *how[1:]],
            cwd=ROOT,
            env={**kept, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def line(self) -> str:
        """Return the next line it says, or tell what went wrong."""
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = self._process.stdout.readline()
        if not line:
            raise CannotCountError(f"A server does not answer:\n{self._process.stderr.read().strip()}")
        return line.strip()

    def ask(self, order: object = "") -> str:
        """Give an order and return the answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()
        return self.line()

    def end(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


# --- The states of one move ---------------------------------------------------------------------------------


def measure_states(sources: list[Path], setting: Setting, rounds: int, folder: Path) -> list[Sum]:
    """Let each commit make the states of the same games, in turns."""
    servers = [
        Process(source, folder / f"states-{number}.sqlite3", "states", setting.game, str(setting.people))
        for number, source in enumerate(sources)
    ]
    sums = [Sum() for _ in servers]
    try:
        for game in range(1, rounds + 1):
            for server, found in zip(servers, sums, strict=True):
                moves, seconds, scores = json.loads(server.ask(game))
                found.moves += moves
                found.seconds += seconds
                found.games.append((moves, scores))
    finally:
        for server in servers:
            server.end()
    return sums


# --- The whole server ---------------------------------------------------------------------------------------


class Player:
    """A client at a table, through one seat's eyes."""

    def __init__(self, address: str, held: dict[str, Any], seat: int) -> None:
        self.seat = seat
        self.state: dict[str, Any] = {}
        self.choices = 0  # that were told, those of bots included
        self._opened = ExitStack()
        address = address.replace("http", "ws", 1) + "api/socket"
        self.socket: ClientConnection = self._opened.enter_context(connect(address, max_size=None))
        self.send(type="hello", table=held["table"], token=held["token"], seat=seat)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """Return the next message; the last state is kept."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "refused":
            raise CannotCountError(f"The server refuses: {message['reason']}")
        if message["type"] == "state":
            self.state = message
            self.choices += len([line for line in message["log"] if line["seat"] and line["text"]])
        return message

    def close(self) -> None:
        """Leave."""
        self._opened.close()

    def wait(self, version: int) -> None:
        """Wait until the state is that new."""
        while self.state.get("phase", "waiting") == "waiting" or self.state["version"] < version:
            self.receive()


class Table:
    """A game at a real server, and what it costs there."""

    def __init__(self, server: Process, address: str, setting: Setting, number: int) -> None:
        self._server = server
        self.below = Fast(number).below
        body = json.dumps(wish(setting.game, setting.people, setting.bots)).encode()
        with urlopen(Request(f"{address}api/tables", body)) as answer:
            held = json.load(answer)
        self.players = [Player(address, held, seat + 1) for seat in range(setting.people)]
        for player in self.players:
            player.send(type="nonce", seat=player.seat, nonce=nonce(player.seat))
        self.version = 0
        self._wait()

    def _wait(self) -> None:
        """Wait until everyone has the newest state, and a person is asked or the game is over."""
        while True:
            for player in self.players:
                player.wait(self.version)
            self.version = max(player.state["version"] for player in self.players)
            state = self.players[0].state
            people = [seat for seat in state["asked"] if seat <= len(self.players)]
            if not people and state["phase"] != "over":
                self.players[0].receive()
            elif all(player.state["version"] == self.version for player in self.players):
                return

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.players[0].state["phase"] == "over")

    def play(self, moves: int, found: Sum) -> None:
        """Make so many choices, or those that are left, and add up what they cost."""
        began, before = float(self._server.ask()), self.players[0].choices
        for _ in range(moves):
            if self.over:
                break
            asked = [player for player in self.players if player.state["question"]]
            player = asked[self.below(len(asked))]
            question = player.state["question"]
            choice = question["choices"][self.below(len(question["choices"]))]["text"]
            ticket = question["ticket"]
            player.send(type="choose", move_id=ticket, seat=player.seat, ticket=ticket, choice=choice)
            found.games.append(choice)
            message = player.receive()
            while message["type"] != "accepted":
                message = player.receive()
            self.version = message["version"]
            self._wait()
        found.seconds += float(self._server.ask()) - began
        found.moves += self.players[0].choices - before

    def close(self) -> None:
        """Leave."""
        for player in self.players:
            player.close()


def measure_server(sources: list[Path], setting: Setting, rounds: int, moves: int, folder: Path) -> list[Sum]:
    """Let people play at a real server of each commit, in turns."""
    name = f"{setting.game}-{setting.people}-{setting.bots}"
    servers = [
        Process(source, folder / f"{name}-{number}.sqlite3", "socket")
        for number, source in enumerate(sources)
    ]
    sums = [Sum() for _ in servers]
    tables: list[Table] = []
    try:
        tables = [Table(server, server.line(), setting, 1) for server in servers]
        for _ in range(rounds):
            for table, found in zip(tables, sums, strict=True):
                table.play(moves, found)
    finally:
        for table in tables:
            table.close()
        for server in servers:
            server.end()
    return sums


# --- Telling ------------------------------------------------------------------------------------------------


def told(what: str, setting: Setting, sums: list[Sum], bar: float) -> list[str]:
    """Return a row of the table."""
    before, now = sums
    ratio = now.each / before.each
    beside = f"{bar:.2f}" + ("" if ratio <= bar else " (above)")
    differs = "" if before.games == now.games else ", other games"
    figures = (f"{now.moves:,}", f"{before.each:.2f}", f"{now.each:.2f}", f"{ratio:.2f}", beside)
    return [f"{what}: {setting}{differs}", *figures]


def can_play(source: Path, setting: Setting, folder: Path) -> bool:
    """Tell whether the server of a commit offers a game."""
    # A file of its own for each: an earlier commit cannot read a later one's.
    server = Process(source, folder / f"asked-{source.parent.name}.sqlite3", "socket")
    try:
        with urlopen(f"{server.line()}api/lobby") as answer:
            return setting.game in [game["id"] for game in json.load(answer)["games"]]
    finally:
        server.end()


def main() -> None:
    """Prepare, play, measure and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default=BASE, help=f"the commit to compare with (default: {BASE})")
    parser.add_argument("--rounds", type=int, default=5, help="games for the states, and turns (default: 5)")
    parser.add_argument("--moves", type=int, default=60, help="choices of people in a turn (default: 60)")
    chosen = parser.parse_args()
    rows = [["milliseconds of the processor a move", "moves", "before", "now", "ratio", "bar"]]
    skipped: list[str] = []
    try:
        commit = commit_of(chosen.base)
        sources = [source_of(commit), ROOT / "src"]
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for setting in SETTINGS:
                if not all(can_play(source, setting, folder) for source in sources):
                    skipped.append(f"{setting} is left out: not both servers offer the game.")
                    continue
                if not setting.bots:
                    states = measure_states(sources, setting, chosen.rounds, folder)
                    rows.append(told("states", setting, states, STATES_BAR))
                    say(" ".join(rows[-1]))
                whole = measure_server(sources, setting, chosen.rounds, chosen.moves, folder)
                rows.append(told("server", setting, whole, SERVER_BAR))
                say(" ".join(rows[-1]))
    except CannotCountError as reason:
        sys.exit(str(reason))
    print(f"Before: {commit[:10]}. Now: the work tree.\n\n{markdown(rows)}\n")
    print(" ".join(skipped))


if __name__ == "__main__":
    main()
