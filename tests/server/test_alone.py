"""A solo game on the server: one person sits down, the rules play the other seat, and nobody takes it."""

from __future__ import annotations

from tests.server.client import ME, Client, Json, ask, make_table
from tests.server.host import Server


def sitting(server: Server, held: Json) -> Client:
    """Return the connection of the only person at a table, whose game begins now."""
    client = Client(server, held["table"], held["token"]).entered()
    client.nonce(*held["seats"])
    return client.begun()


def test_the_lobby_offers_to_play_alone(server: Server) -> None:
    games = {game["id"]: game for game in ask(server, "GET", "/api/lobby").json()["games"]}
    (players,) = [option for option in games["hamburg"]["options"] if option["name"] == "players"]
    assert (players["low"], players["high"]) == (1, 5)


def test_one_person_plays_alone_against_tom(server: Server) -> None:
    held = make_table(server, ME, options={"players": 1})
    assert held["seats"] == [1]
    with sitting(server, held) as anna:
        state = anna.state
        assert [(seat["who"], seat["name"], seat["ready"]) for seat in state["seats"]] == [
            ("person", ME["name"], True),
            ("rules", "TOM", True),
        ]
        assert state["asked"] == [1]
        assert anna.play(40) == 40
        seats = ask(server, "GET", f"/api/tables/{held['table']}").json()["seats"]
        assert [seat["connected"] for seat in seats] == [True, True]


def test_the_seat_that_the_rules_play_goes_to_nobody(server: Server) -> None:
    held = make_table(server, ME, options={"players": 1})
    with sitting(server, held) as anna:
        anna.send({"type": "reseat", "seat": 2, "sitter": {"type": "bot", "bot": "random"}})
        refusal = anna.until("refused")
        assert refusal["reason"]["id"] == "played-by-rules"


def test_a_solo_game_takes_one_sitter(server: Server) -> None:
    body = {"game": "hamburg", "options": {"players": 1}, "sitters": [ME, {"type": "bot", "bot": "random"}]}
    answer = ask(server, "POST", "/api/tables", body)
    assert answer.status_code == 400
    assert answer.json()["reason"]["id"] == "sitters-differ"


def test_a_solo_game_is_watched_replayed_and_begun_from_a_position(server: Server) -> None:
    position = {"type": "position", "text": "players = 1\n"}
    found = ask(server, "POST", "/api/inspect", {"game": "hamburg", "start": position}).json()
    assert (found["seats"], found["options"]["players"]) == (1, 1)
    held = make_table(server, ME, start=position, options={})
    with sitting(server, held) as anna:
        assert anna.state["asked"] == [1]
        assert [seat["who"] for seat in anna.state["seats"]] == ["person", "rules"]
