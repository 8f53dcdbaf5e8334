"""Many clients in one process: sockets that wait at the same time, as those of many people do."""

from __future__ import annotations

import json
import secrets
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Json
from tests.server.host import PATIENCE, Server


class Guest:
    """A socket at a table, and the last state it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.state: Json = {}

    @classmethod
    async def come(cls, server: Server, compression: str | None = None) -> Guest:
        """Connect, and say nothing yet."""
        address = server.url.replace("http://", "ws://") + "/api/socket"
        socket = await connect(
            address,
            additional_headers=server.headers,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,
            compression=compression,
        )
        return cls(socket)

    async def send(self, message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def hello(self, table: str, token: str | None, **more: Any) -> None:
        """Say at which table one wants to be, and wait for its first state."""
        await self.send({"type": "hello", "table": table, "token": token, **more})
        await self.until("state")

    async def receive(self) -> Json:
        """Return the next message, and remember the state."""
        message: Json = json.loads(await self._socket.recv())
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, *kinds: str) -> Json:
        """Return the next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def begun(self) -> None:
        """Wait for the first state of a game that runs."""
        while self.state.get("phase", "waiting") == "waiting":
            await self.receive()

    async def at_version(self, version: int) -> None:
        """Wait for the state at this version or a later one."""
        while self.state.get("version", -1) < version:
            await self.receive()

    async def nonces(self, *seats: int) -> None:
        """Add a nonce for each of these seats."""
        for seat in seats:
            await self.send({"type": "nonce", "seat": seat, "nonce": secrets.token_hex(16)})

    async def asked(self) -> Json:
        """Look through the eyes of a seat that is asked, and return its question."""
        while not self.state["question"]:
            await self.send({"type": "look", "seat": self.state["asked"][0]})
            await self.until("state")
        question: Json = self.state["question"]
        return question

    async def choose(self, pick: int = 0) -> int:
        """Make one of the choices on offer, and return the version after it."""
        question = await self.asked()
        choice = question["choices"][pick % len(question["choices"])]["text"]
        about = {"seat": question["seat"], "ticket": question["ticket"], "choice": choice}
        await self.send({"type": "choose", "move_id": secrets.token_hex(8), **about})
        answer = await self.until("accepted", "refused")
        assert answer["type"] == "accepted", answer
        return int(answer["version"])

    async def close(self) -> None:
        await self._socket.close()
