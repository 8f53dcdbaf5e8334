"""Power cuts: the server is killed again and again while people and a bot play.

No move that was accepted is lost, none is done twice, none that was refused is done. `make test-kill` does it
a hundred times (BURGOMASTER_KILLS says how often).
"""

from __future__ import annotations

import os
import secrets
import threading
import time

from websockets.exceptions import WebSocketException

from burgomaster.core.chance import Fast
from burgomaster.server.store import Store
from burgomaster.talk.stored import StoredRow
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, join, make_table
from tests.server.host import PATIENCE, Server

KILLS = int(os.environ.get("BURGOMASTER_KILLS", "5"))


class Player(threading.Thread):
    """Plays on whatever happens; sends a move again, with the same id, until it is answered."""

    def __init__(self, server: Server, held: Json, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.held, self.rng = server, held, Fast(seed)
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.resent = 0
        self.stop = threading.Event()
        self.over = threading.Event()
        self.fault: BaseException | None = None
        self._pending: Json | None = None

    def run(self) -> None:
        while not self.stop.is_set() and not self.over.is_set():
            try:
                with Client(self.server, self.held["table"], self.held["token"]) as client:
                    client.entered()
                    if client.state["phase"] == "waiting":
                        client.nonce(*self.held["seats"])
                    self._play(client)
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.01)
            except BaseException as fault:
                self.fault = fault
                raise

    def _play(self, client: Client) -> None:
        while not self.stop.is_set():
            if self._pending is not None:
                self._send(client, self._pending)
            if client.state["phase"] == "over":
                self.over.set()
                return
            self._pending = self._next(client.state)
            if self._pending is None:
                client.receive(timeout=0.5)

    def _next(self, state: Json) -> Json | None:
        move = {"move_id": secrets.token_hex(8), "seat": state["seat"]}
        if state["undo"]["possible"] and self.rng.below(8) == 0:
            return {**move, "type": "undo", "version": state["version"]}
        question = state["question"]
        if question is None:
            return None
        choices = question["choices"]
        text = choices[self.rng.below(len(choices))]["text"]
        return {**move, "type": "choose", "ticket": question["ticket"], "choice": text}

    def _send(self, client: Client, move: Json) -> None:
        self.resent += 1
        client.send(move)
        while True:
            answer = client.receive(timeout=5)
            if answer["type"] == "accepted" and answer["move_id"] == move["move_id"]:
                self.accepted[move["move_id"]] = answer["version"]
                client.at_version(answer["version"])
                break
            if answer["type"] == "refused" and answer["about"] == move["move_id"]:
                self.refused.add(move["move_id"])
                if answer["stale"]:
                    client.until("state", timeout=5)
                break
        self._pending = None


def check_log(rows: list[StoredRow], players: list[Player]) -> int:
    """Fail if something was lost or done twice; return how many accepted moves were checked."""
    done = {row.move_id: row for row in rows if row.move_id is not None}
    assert len(done) == len([row for row in rows if row.move_id is not None])
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    checked = 0
    for player in players:
        for move_id, version in player.accepted.items():
            assert done[move_id].upto == version, f"accepted at {version}: {done[move_id]}"
            checked += 1
        assert not player.refused & set(done), "refused, but done"
    return checked


class Party:
    """Two people at one table after another, with or without a bot."""

    def __init__(self, server: Server, bots: int, seed: int) -> None:
        self.server, self.bots, self.seed = server, bots, seed
        self.checked = self.games = 0
        self.table = ""
        self.players: list[Player] = []

    def begin(self) -> None:
        """Sit down at a new table."""
        held = make_table(self.server, ME, LINK, *[RANDOM] * self.bots)
        other = join(self.server, held, "Ben")
        self.table = held["table"]
        self.players = [Player(self.server, each, self.seed + each["seats"][0]) for each in (held, other)]
        self.seed += 10
        for player in self.players:
            player.start()

    def wait(self, moves: int) -> None:
        """Wait until so many more moves were accepted, or the game is over."""
        wanted = self.accepted() + moves
        while self.accepted() < wanted and not any(player.over.is_set() for player in self.players):
            assert all(player.is_alive() for player in self.players), [each.fault for each in self.players]
            time.sleep(0.01)

    def accepted(self) -> int:
        return sum(len(player.accepted) for player in self.players)

    def end(self) -> None:
        """Get up, and compare what was answered with what is on disk."""
        for player in self.players:
            player.stop.set()
            player.join(2 * PATIENCE)
            assert player.fault is None, player.fault
            assert not player.is_alive()
        store = Store(self.server.database)
        rows = store.log(self.table)
        store.close()
        self.checked += check_log(rows, self.players)
        # What is on disk is a game that can be played on: its whole story is told again.
        with Client(self.server, self.table).entered() as watcher:
            assert watcher.state["version"] >= len(rows)

    def go_on(self) -> None:
        """After the end of a game begin another."""
        if all(player.over.is_set() for player in self.players):
            self.end()
            verdict = ask(self.server, "GET", f"/api/tables/{self.table}/verify").json()
            assert (verdict["state"], verdict["fair"]) == ("ok", True)
            self.games += 1
            self.begin()


def test_a_killed_server_loses_nothing_and_does_nothing_twice(own_server: Server) -> None:
    server = own_server.start()
    rng = Fast(8)
    parties = [Party(server, 0, 1000), Party(server, 1, 2000)]
    for party in parties:
        party.begin()
    for _ in range(KILLS):
        wanted = 3 + rng.below(12)
        for party in parties:
            party.wait(wanted)
        time.sleep(rng.below(200) / 1000)  # in the midst of whatever is done then
        server.kill()
        server.start()
        for party in parties:
            party.go_on()
    for party in parties:
        party.end()
    checked = sum([party.checked for party in parties])
    games = sum([party.games for party in parties])
    print(f"{KILLS} kills, {games} whole games, {checked} accepted moves")
    assert checked > 4 * KILLS
