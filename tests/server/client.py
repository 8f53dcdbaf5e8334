"""A client for tests: what a browser does, without a browser."""

from __future__ import annotations

import json
import secrets
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.host import PATIENCE, Server

Json = dict[str, Any]

ME: Json = {"type": "me", "name": "Anna"}
LINK: Json = {"type": "link"}
RANDOM: Json = {"type": "bot", "bot": "random"}


def here(name: str) -> Json:
    return {"type": "here", "name": name}


def ask(server: Server, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
    """Send a request."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    content = None if body is None else json.dumps(body)
    return server.http.request(method, path, content=content, headers=headers)


def make_table(server: Server, *sitters: Json, **more: Any) -> Json:
    """Make a table of Hamburg and return what the maker holds."""
    body = {"game": "hamburg", "options": {"players": len(sitters)}, "sitters": list(sitters), **more}
    answer = ask(server, "POST", "/api/tables", body)
    assert answer.status_code == 201, answer.text
    held: Json = answer.json()
    return held


def join(server: Server, held: Json, name: str) -> Json:
    """Take a free seat at someone's table."""
    answer = ask(server, "POST", f"/api/tables/{held['table']}/join", {"name": name, "code": held["code"]})
    assert answer.status_code == 201, answer.text
    joined: Json = answer.json()
    return joined


class Client:
    """A connection to a table, with the log put together from its parts."""

    def __init__(
        self, server: Server, table: str, token: str | None = None, first: Any = None, **hello: Any
    ) -> None:
        self.token = token
        self._patience = server.patience
        self.raw: list[str] = []
        self.kinds: list[str] = []
        self.welcome: Json = {}
        self.state: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.seats: list[Json] = []
        address = server.url.replace("http://", "ws://") + "/api/socket"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                *(address,),
                additional_headers=server.headers,
                max_size=None,
                max_queue=None,
                open_timeout=server.patience,
                close_timeout=server.patience,
                ping_interval=None,  # whoever is slow to answer is not gone
                compression=None,
            )
        )
        self.send(first or {"type": "hello", "table": table, "token": token, **hello})

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self, timeout: float | None = None) -> Json:
        """Return the next message, and remember what it tells."""
        text = self.socket.recv(self._patience if timeout is None else timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "state":
                self.state = message
                self.log = [line for line in self.log if line["n"] <= message["log_keep"]] + message["log"]
                self.seats = message["seats"]
            case "chat":
                self.chat += message["lines"]
            case "presence":
                self.seats = message["seats"]
            case _:
                pass
        return message

    def until(self, *kinds: str, timeout: float = PATIENCE, **wanted: Any) -> Json:
        """Return the next message of these kinds that has the wanted values."""
        while True:
            message = self.receive(timeout)
            if message["type"] in kinds and all(message.get(k) == v for k, v in wanted.items()):
                return message

    def closed(self) -> int:
        """Read until the server closes the socket, and return the code it gives."""
        while True:
            try:
                self.kinds.append(self.receive()["type"])
            except ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code

    def entered(self) -> Client:
        """Wait for the first state."""
        self.until("state")
        return self

    def begun(self) -> Client:
        """Wait for the first state of a game that runs, or is over."""
        while self.state.get("phase", "waiting") == "waiting":
            self.receive()
        return self

    def nonce(self, *seats: int) -> None:
        """Add a nonce for each of these seats."""
        for seat in seats:
            self.send({"type": "nonce", "seat": seat, "nonce": secrets.token_hex(16)})

    def look(self, seat: int) -> None:
        self.send({"type": "look", "seat": seat})
        self.log = []
        while self.until("state")["seat"] != seat:
            pass

    def choose(self, choice: Any, move_id: str | None = None, **more: Any) -> Json:
        """Make a choice at the present question and return the answer."""
        question = self.state["question"] or {"seat": self.state["seat"], "ticket": "none"}
        message = {
            "type": "choose",
            "move_id": move_id or secrets.token_hex(8),
            "seat": question["seat"],
            "ticket": question["ticket"],
            "choice": choice,
            **more,
        }
        self.send(message)
        return self.until("accepted", "refused")

    def undo(self, move_id: str | None = None, **more: Any) -> Json:
        message = {
            "type": "undo",
            "move_id": move_id or secrets.token_hex(8),
            "seat": self.state["seat"],
            "version": self.state["version"],
        }
        self.send({**message, **more})
        return self.until("accepted", "refused")

    def at_version(self, version: int) -> Json:
        """Wait for the state at this version or a later one."""
        while self.state.get("version", -1) < version:
            self.receive()
        return self.state

    def ask(self, **message: Any) -> Json:
        """Ask something that is answered under an id."""
        name = secrets.token_hex(4)
        self.send({**message, "id": name})
        while True:
            answer = self.receive()
            if answer.get("id") == name or answer.get("about") == name:
                return answer

    def hears(self) -> list[str]:
        """Return the kinds of all that was still on its way: after two answers nothing is."""
        kinds: list[str] = []
        for _ in range(2):
            self.send({"type": "ping"})
            while (kind := self.receive()["type"]) != "pong":
                kinds.append(kind)
        return kinds

    def my_turn(self) -> bool:
        """Wait until this seat is asked; False when the game is over."""
        while True:
            if self.state.get("phase") == "over":
                return False
            if self.state.get("question"):
                return True
            self.receive()

    def play(self, moves: int, pick: int = 0) -> int:
        """Play so many moves, always the choice at the same place in the list; return how many were made."""
        for made in range(moves):
            if not self.my_turn():
                return made
            choices = self.state["question"]["choices"]
            answer = self.choose(choices[pick % len(choices)]["text"])
            assert answer["type"] == "accepted", answer
            self.at_version(answer["version"])
        return moves
