"""Someone leaves a running game: the owner hands the seat over, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from burgomaster.core.reading import read_record
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, here, join, make_table
from tests.server.host import Server

CLERK: Json = {"type": "bot", "bot": "clerk"}


class Party:
    """Anna, who owns the table, and Ben, who came by the link."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.held = make_table(server, ME, LINK)
        self.table: str = self.held["table"]
        self.bens = join(server, self.held, "Ben")
        self.anna = Client(server, self.table, self.held["token"])
        self.ben = Client(server, self.table, self.bens["token"])
        self.anna.nonce(1)
        self.ben.nonce(2)
        self.anna.begun()
        self.ben.begun()

    def hand_over(self, sitter: Json, seat: int = 2) -> None:
        self.anna.send({"type": "reseat", "seat": seat, "sitter": sitter})

    def bens_cards(self) -> list[int]:
        hand = self.ben.state["view"]["players"][1]["hand"]
        return [card["card"] for card in hand if card["card"]]

    def until_ben_is_asked(self) -> None:
        """Let both choose until Ben has cards in hand and is asked."""
        while not (self.ben.state["question"] and self.bens_cards()):
            asked = next(client for client in (self.anna, self.ben) if client.state["question"])
            answer = asked.choose(asked.state["question"]["choices"][0]["text"])
            for client in (self.anna, self.ben):
                client.at_version(answer["version"])


@pytest.fixture
def party(server: Server) -> Iterator[Party]:
    party = Party(server)
    party.until_ben_is_asked()
    yield party
    party.anna.close()
    party.ben.close()


def said(client: Client) -> list[Any]:
    return [each for line in client.log for each in line["says"]]


def wait_for(client: Client, id_: str) -> Json:
    """Wait until the log tells this, and return it."""
    while not any(each["id"] == id_ for each in said(client)):
        client.receive()
    found: Json = next(each for each in said(client) if each["id"] == id_)
    return found


def test_a_bot_plays_on_and_everyone_is_told(party: Party) -> None:
    party.hand_over(CLERK)
    assert wait_for(party.anna, "seat-taken-over")["arguments"] == {"seat": 2, "left": "Ben"}
    assert party.anna.my_turn()  # the bot has chosen, so that Anna is asked again
    assert [seat["bot"] for seat in party.anna.state["seats"]] == [None, "clerk"]
    record = ask(party.server, "GET", f"/api/tables/{party.table}/record", token=party.held["token"]).text
    assert read_record(record).seats == ("Anna", "clerk")


def test_whoever_left_only_watches_and_the_old_key_is_worth_nothing(party: Party) -> None:
    assert party.bens_cards()
    party.hand_over(CLERK)
    welcome = party.ben.until("welcome")
    assert (welcome["mine"], welcome["owner"]) == ([], False)
    party.ben.log = []
    state = party.ben.until("state")
    assert (state["seat"], state["question"]) == (None, None)
    assert not any(card["card"] for player in state["view"]["players"] for card in player["hand"])
    assert all("card" not in each["arguments"] for each in said(party.ben) if each["id"] == "draw")
    moment = party.ben.ask(type="replay", at=1)
    assert moment["seat"] is None
    assert party.ben.ask(type="replay", at=1, seat=2)["reason"]["id"] == "seat-not-yours"
    party.ben.send({"type": "look", "seat": 2})
    assert party.ben.until("refused")["reason"]["id"] == "seat-not-yours"
    assert party.ben.choose("draw gray", seat=2)["reason"]["id"] == "seat-not-yours"
    with Client(party.server, party.table, party.bens["token"]) as again:
        assert again.until("refused")["reason"]["id"] == "token-unknown"
    mine = ask(party.server, "POST", "/api/mine", {"tokens": [party.bens["token"]]}).json()
    assert mine == {"tables": [None]}


def test_someone_with_a_new_link_plays_on_with_that_seat_alone(party: Party) -> None:
    bens, log = party.ben.state, [line["says"] for line in party.ben.log]
    party.hand_over(LINK)
    code = party.anna.until("invitation")["code"]
    assert wait_for(party.anna, "seat-freed")["arguments"] == {"seat": 2, "left": "Ben"}
    assert [seat["who"] for seat in party.anna.state["seats"]] == ["person", "free"]
    path = f"/api/tables/{party.table}/join"
    for old in (party.held["code"], None):  # Ben still has the old link
        assert ask(party.server, "POST", path, {"name": "Ben", "code": old}).status_code == 403
    answer = ask(party.server, "POST", path, {"name": "Cleo", "code": code})
    assert (answer.status_code, answer.json()["seats"], answer.json()["owner"]) == (201, [2], False)
    with Client(party.server, party.table, answer.json()["token"]).begun() as cleo:
        assert cleo.welcome["mine"] == [2]
        assert cleo.state["view"] == bens["view"]
        assert cleo.state["question"]["choices"] == bens["question"]["choices"]
        assert [line["says"] for line in cleo.log][: len(log)] == log
        assert wait_for(party.anna, "seat-joined")["arguments"] == {"seat": 2}
        assert cleo.ask(type="why-not", seat=1, choice="advance")["reason"]["id"] == "seat-not-yours"
        assert cleo.choose(cleo.state["question"]["choices"][0]["text"])["type"] == "accepted"
        assert ask(party.server, "POST", path, {"name": "Dora", "code": code}).status_code == 409


def test_a_freed_seat_can_go_to_a_bot_after_all(party: Party) -> None:
    party.hand_over(LINK)
    party.anna.until("invitation")
    party.hand_over(RANDOM)
    wait_for(party.anna, "seat-joined")
    assert party.anna.my_turn()


def test_only_the_owner_hands_over_and_never_to_themselves(party: Party) -> None:
    party.ben.send({"type": "reseat", "seat": 1, "sitter": RANDOM})
    assert party.ben.until("refused")["reason"]["id"] == "owner-only"
    for sitter in (ME, here("Anna")):
        party.hand_over(sitter)
        assert party.anna.until("refused")["reason"]["id"] == "seat-bot-or-link"
    party.hand_over(RANDOM, seat=3)
    assert party.anna.until("refused")["reason"]["id"] == "seat-unknown"
    party.hand_over({"type": "bot", "bot": "nobody"})
    assert party.anna.until("refused")["reason"]["id"] == "bot-unknown"
    assert party.ben.choose(party.ben.state["question"]["choices"][0]["text"])["type"] == "accepted"


def test_the_owner_may_leave_the_own_seat_and_stays_the_owner(party: Party) -> None:
    party.hand_over(RANDOM, seat=1)
    welcome = party.anna.until("welcome")
    assert (welcome["mine"], welcome["owner"]) == ([], True)
    party.hand_over(LINK, seat=1)
    assert party.anna.until("invitation")["code"]


def test_what_was_chosen_before_stands(server: Server) -> None:
    held = make_table(server, ME, here("Ben"))
    with Client(server, held["table"], held["token"]) as anna:
        anna.nonce(1, 2)
        anna.begun()
        while not (anna.state["undo"]["possible"] and anna.state["question"]):
            asked = anna.state["asked"][0]
            if anna.state["seat"] != asked:
                anna.look(asked)
            answer = anna.choose(anna.state["question"]["choices"][-1]["text"])
            anna.at_version(answer["version"])
        other = 3 - anna.state["seat"]
        version = anna.state["version"]
        anna.send({"type": "reseat", "seat": other, "sitter": RANDOM})
        state = anna.at_version(version + 1)
        assert (state["undo"]["possible"], state["undo"]["why_not"]["id"]) == (False, "undo-reveal")


def test_it_is_on_disk_and_the_dice_stay_fair(own_server: Server) -> None:
    own_server.start()
    party = Party(own_server)
    party.until_ben_is_asked()
    party.hand_over(RANDOM)
    wait_for(party.anna, "seat-taken-over")
    party.anna.my_turn()
    log = [(line["n"], line["entry"], line["says"]) for line in party.anna.log]
    party.anna.close()
    party.ben.close()
    own_server.kill()
    own_server.start()
    with Client(own_server, party.table, party.held["token"]).begun() as anna:
        assert [(line["n"], line["entry"], line["says"]) for line in anna.log][: len(log)] == log
        assert [seat["who"] for seat in anna.state["seats"]] == ["person", "bot"]
        with Client(own_server, party.table, party.bens["token"]) as ben:
            assert ben.until("refused")["reason"]["id"] == "token-unknown"
        anna.play(2000)
        assert anna.state["phase"] == "over"
        anna.send({"type": "reseat", "seat": 2, "sitter": RANDOM})
        assert anna.until("refused")["reason"]["id"] == "table-over"
    verified = ask(own_server, "GET", f"/api/tables/{party.table}/verify").json()
    assert (verified["state"], verified["fair"]) == ("ok", True)
    record = ask(own_server, "GET", f"/api/tables/{party.table}/record").text
    assert read_record(record).seats == ("Anna", "random")
