"""People at a running table, and what they are told."""

from __future__ import annotations

from typing import Any

from tests.server.client import LINK, ME, Client, Json, join, make_table
from tests.server.host import Server

CLERK: Json = {"type": "bot", "bot": "clerk"}


class Party:
    """Anna, who owns the table, Ben, who came by the link, and perhaps Cleo."""

    def __init__(self, server: Server, guests: tuple[str, ...] = ("Ben",), **more: Any) -> None:
        self.server = server
        self.held = make_table(server, ME, *[LINK for _ in guests], **more)
        self.table: str = self.held["table"]
        self.tokens: list[str] = [self.held["token"]]
        self.tokens += [join(server, self.held, name)["token"] for name in guests]
        self.clients = [Client(server, self.table, token) for token in self.tokens]
        for number, client in enumerate(self.clients):
            client.nonce(number + 1)
        for client in self.clients:
            client.begun()
        self.anna, self.ben = self.clients[:2]
        self.here = set(range(len(self.clients)))
        for number in self.here:
            self._seen(number, True)

    def _seen(self, number: int, connected: bool) -> None:
        """Wait until everyone who is here was told that someone is, or is gone."""
        for other in self.here - {number}:
            client = self.clients[other]
            while client.seats[number]["connected"] is not connected:
                client.receive()

    def hand_over(self, sitter: Json, seat: int = 2, by: int = 0) -> None:
        self.clients[by].send({"type": "reseat", "seat": seat, "sitter": sitter})

    def goes(self, number: int) -> None:
        """Let someone close the page, and the others notice."""
        self.clients[number].close()
        self.here.remove(number)
        self._seen(number, False)

    def comes(self, number: int) -> Client:
        """Let someone open the page again."""
        self.clients[number] = Client(self.server, self.table, self.tokens[number], seat=number + 1).entered()
        self.here.add(number)
        if number + 1 in self.clients[number].welcome["mine"]:  # else someone or nobody else sits there
            self._seen(number, True)
        return self.clients[number]

    def bens_cards(self) -> list[int]:
        hand = self.clients[1].state["view"]["players"][1]["hand"]
        return [card["card"] for card in hand if card["card"]]

    def until_ben_is_asked(self) -> None:
        """Let all choose until Ben has cards in hand and is asked."""
        while not (self.clients[1].state["question"] and self.bens_cards()):
            asked = next(client for client in self.clients if client.state["question"])
            answer = asked.choose(asked.state["question"]["choices"][0]["text"])
            for client in self.clients:
                client.at_version(answer["version"])

    def close(self) -> None:
        self.here.clear()
        for client in self.clients:
            client.close()


def said(client: Client) -> list[Any]:
    return [each for line in client.log for each in line["says"]]


def line_of(client: Client, id_: str) -> Json:
    """Wait until the log tells this, and return the line."""
    while True:
        for line in client.log:
            if any(each["id"] == id_ for each in line["says"]):
                return line
        client.receive()


def wait_for(client: Client, id_: str) -> Json:
    """Wait until the log tells this, and return its arguments."""
    found = next(each for each in line_of(client, id_)["says"] if each["id"] == id_)
    arguments: Json = found["arguments"]
    return arguments


def refused(client: Client) -> str:
    reason: str = client.until("refused")["reason"]["id"]
    return reason
