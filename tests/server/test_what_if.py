"""What something would mean before it is chosen, asked over the socket; and what nobody is told."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs  # comes with Schemathesis
import pytest

from tests.server.client import ME, RANDOM, Client, Json, ask, make_table
from tests.server.host import Server

ABOUTS: list[Json] = [
    {"kind": "tile", "tile": 62},
    {"kind": "plant", "plant": "wind"},
    {"kind": "supply", "tile": 62, "demand": 1},
    {"kind": "plan", "supplies": [{"tile": 62, "demand": 1}]},
]


def opened(server: Server, **more: Any) -> Client:
    """Return a client at a table that runs."""
    held = make_table(server, ME, RANDOM, **more)
    client = Client(server, held["table"], held["token"]).entered()
    client.nonce(1)
    return client.begun()


def test_a_seat_asks_and_is_answered_in_the_shape_of_its_game(server: Server) -> None:
    """At the beginning of City Tycoon: eight free cells round the start tile, less the closed ones."""
    document: Any = ask(server, "GET", "/api/socket-schema.json").json()
    side = {"$schema": document["$schema"], "$defs": document["$defs"], **document["server"]}
    validator = jsonschema_rs.validator_for(side)
    with opened(server, game="city_tycoon") as client:
        free = [cell["name"] for cell in client.state["view"]["free"]]
        for about in ABOUTS:
            answer = client.ask(type="what-if", seat=1, about=about)
            validator.validate(answer)
            assert (answer["type"], answer["found"]["kind"]) == ("foreseen", about["kind"])
            assert answer["version"] == client.state["version"]
            wanted = free if about["kind"] in ("tile", "plant") else []
            assert [place["cell"]["name"] for place in answer["found"].get("places", [])] == wanted
        supply = client.ask(type="what-if", seat=1, about=ABOUTS[2])["found"]
        assert (supply["possible"], supply["why"]["id"]) == (False, "ct-not-own-tile")


@pytest.mark.parametrize("game", ["hamburg", "city_tycoon"])
def test_what_a_game_does_not_know_and_whose_seat_it_is_not_are_refused(server: Server, game: str) -> None:
    with opened(server, game=game) as client:
        refused = client.ask(type="what-if", seat=1, about={"kind": "weather"})
        assert refused["reason"] == {"id": "what-if-unknown", "arguments": {"field": "kind"}}
        assert client.ask(type="what-if", seat=2, about=ABOUTS[0])["reason"]["id"] == "seat-not-yours"
        before = json.dumps(client.state["view"])
        client.send({"type": "look", "seat": 1})
        assert json.dumps(client.until("state")["view"]) == before
