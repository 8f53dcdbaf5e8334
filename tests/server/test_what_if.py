"""What something would mean before it is chosen, asked over the socket; and what nobody is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import jsonschema_rs  # comes with Schemathesis
import msgspec
import pytest

from burgomaster.server.foresight import Foresight, Key
from burgomaster.talk.messages import Foreseen
from tests.server.client import LINK, ME, Client, Json, ask, join, make_table
from tests.server.host import Server

ABOUTS: list[Json] = [
    {"kind": "tile", "tile": 62},
    {"kind": "plant", "plant": "wind"},
    {"kind": "supply", "tile": 62, "demand": 1},
    {"kind": "plan", "supplies": [{"tile": 62, "demand": 1}]},
]


def opened(server: Server, **more: Any) -> Client:
    """Return a client at a table that runs and stands still: the other is a person who went away."""
    held = make_table(server, ME, LINK, **more)
    other = join(server, held, "Ben")
    with Client(server, held["table"], other["token"]).entered() as ben:
        ben.nonce(2)
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


def test_what_was_asked_before_is_answered_more_often(started: Callable[..., Server]) -> None:
    """What has to be worked out counts, over all sockets; in another state of the table it has to be."""
    sparing = started(what_ifs_per_second=0.0001, what_if_burst=3)  # three, and no more for hours
    with opened(sparing, game="city_tycoon") as client:
        held = Client(sparing, client.welcome["table"], client.token)
        with held.entered() as second:
            tile, plant = (client.ask(type="what-if", seat=1, about=about) for about in ABOUTS[:2])
            for _ in range(5):
                again = second.ask(type="what-if", seat=1, about={"tile": 62, "kind": "tile"})
                assert (again["found"], again["version"]) == (tile["found"], tile["version"])
            third = second.ask(type="what-if", seat=1, about=ABOUTS[2])
            assert (plant["type"], third["type"]) == ("foreseen", "foreseen")
            for each in (client, second):
                assert each.ask(type="what-if", seat=1, about=ABOUTS[3])["reason"]["id"] == "rate-limit"
            assert client.play(1) == 1
            assert client.ask(type="what-if", seat=1, about=ABOUTS[0])["reason"]["id"] == "rate-limit"


def test_what_was_asked_before_has_a_limit_of_its_own(started: Callable[..., Server]) -> None:
    sparing = started(known_what_ifs_per_second=0.0001, known_what_if_burst=2)
    with opened(sparing, game="city_tycoon") as client:
        answers = [client.ask(type="what-if", seat=1, about=ABOUTS[0]) for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["foreseen"] * 3 + ["refused"]
        assert answers[0]["found"] == answers[1]["found"] == answers[2]["found"]
        assert answers[3]["reason"]["id"] == "rate-limit"
        assert client.ask(type="what-if", seat=1, about=ABOUTS[1])["type"] == "foreseen"


def test_all_who_wait_for_the_same_answer_share_one_copy() -> None:
    kept, key = Foresight(), ("a", (1, 1), 0, b"{}")
    ready = kept.keep(key, {"text": "x"})
    assert kept.known(key) is ready is kept.known(key)
    sent = msgspec.json.encode(Foreseen("1", 7, cast("Any", ready)))
    assert json.loads(sent) == {"type": "foreseen", "id": "1", "version": 7, "found": {"text": "x"}}


def test_as_much_is_kept_of_what_was_foreseen_as_there_is_room_for() -> None:
    """What was wanted last stays; nothing is told of another table, state, seat or question."""

    def key(table: str = "a", version: int = 1, seat: int = 0, about: bytes = b"{}") -> Key:
        return table, (version, version), seat, about

    def known(asked: Key) -> Any:
        found = kept.known(asked)
        return None if found is None else msgspec.json.decode(found)

    kept = Foresight(most_bytes=100)
    answers = {key(about=b"%d" % number): {"text": "x" * 20, "n": number} for number in range(3)}
    for each, answer in answers.items():
        kept.keep(each, answer)
        assert [known(asked) for asked in (each, next(iter(answers)))] == [answer, answers[key(about=b"0")]]
    fourth = key(about=b"3")
    kept.keep(fourth, {"text": "x" * 20})
    first, second, third = answers
    assert [kept.known(each) is None for each in (first, second, third, fourth)] == [False, True, True, False]
    assert all(kept.known(key(*other)) is None for other in (("b",), ("a", 2), ("a", 1, 1)))
    kept.keep(fourth, {"text": "x" * 200})  # too long by itself: nothing is left, and nothing breaks
    assert len(kept) == 0
    kept.keep(first, answers[first])
    assert known(first) == answers[first]
