"""Someone leaves a running game: a bot plays on, its player comes back, or someone new comes by consent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgomaster.core.reading import read_record
from burgomaster.server import lobby, seating
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Computer, Held, Invited, Join, Me, NewTable, ServerMessage
from burgomaster.talk.names import hashed
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, here, join, make_table
from tests.server.host import Server

CLERK: Json = {"type": "bot", "bot": "clerk"}


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever is gone is gone long enough, and everyone is told at once who came and went."""
    at_once = "from burgomaster.server import telling; telling._PRESENCE_PAUSE = 0.0"
    server = Server(tmp_path_factory.mktemp("soon"), at_once, away_seconds=0).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


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


@pytest.fixture
def party(soon: Server) -> Iterator[Party]:
    party = Party(soon)
    party.until_ben_is_asked()
    yield party
    party.close()


@pytest.fixture
def three(soon: Server) -> Iterator[Party]:
    party = Party(soon, ("Ben", "Cleo"))
    party.until_ben_is_asked()
    yield party
    party.close()


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


# A bot plays on.


def test_a_bot_plays_on_for_whoever_is_gone_and_everyone_is_told(party: Party) -> None:
    party.goes(1)
    party.hand_over(CLERK)
    told = wait_for(party.anna, "seat-away")
    assert told == {"seat": 2, "left": "Ben", "now": "clerk", "by": "Anna"}
    assert party.anna.my_turn()  # the bot has chosen, so that Anna is asked again
    seat = party.anna.state["seats"][1]
    assert (seat["who"], seat["bot"], seat["stands_for"]) == ("bot", "clerk", "Ben")
    record = ask(party.server, "GET", f"/api/tables/{party.table}/record", token=party.tokens[0]).text
    assert read_record(record).seats == ("Anna", "clerk")


def test_nobody_who_is_here_loses_a_seat(party: Party) -> None:
    for sitter in (CLERK, LINK):
        party.hand_over(sitter)
        assert refused(party.anna) == "seat-not-away"
    assert party.ben.choose(party.ben.state["question"]["choices"][0]["text"])["type"] == "accepted"


def test_whoever_returns_only_watches_until_they_take_the_seat_back(party: Party) -> None:
    party.goes(1)
    party.hand_over(CLERK)
    wait_for(party.anna, "seat-away")
    assert party.anna.my_turn()
    ben = party.comes(1)
    assert (ben.welcome["mine"], ben.welcome["returns"]) == ([], [2])
    assert (ben.state["seat"], ben.state["question"]) == (None, None)
    assert not any(card["card"] for player in ben.state["view"]["players"] for card in player["hand"])
    assert ben.choose("draw gray", seat=2)["reason"]["id"] == "seat-not-yours"
    (mine,) = ask(party.server, "POST", "/api/mine", {"tokens": [party.tokens[1]]}).json()["tables"]
    assert (mine["mine"], mine["returns"]) == ([], [2])
    with Client(party.server, party.table, party.tokens[1]).entered() as tab:
        ben.log = []
        ben.send({"type": "resume", "seat": 2})
        assert wait_for(ben, "seat-back") == {"seat": 2, "now": "Ben"}
        assert (ben.welcome["mine"], ben.welcome["returns"], ben.state["seat"]) == ([2], [], 2)
        assert all(card["card"] for card in ben.state["view"]["players"][1]["hand"])
        assert tab.until("welcome")["mine"] == [2]
    assert wait_for(party.anna, "seat-back")
    party.until_ben_is_asked()
    assert ben.choose(ben.state["question"]["choices"][0]["text"])["type"] == "accepted"
    ben.send({"type": "resume", "seat": 1})
    assert refused(ben) == "seat-not-yours"


def test_a_seat_that_changes_hands_leaves_the_others_questions_valid(party: Party) -> None:
    ticket = party.ben.state["question"]["ticket"]
    party.anna.send({"type": "leave", "bot": "random"})
    wait_for(party.ben, "seat-left")
    assert party.ben.state["question"]["ticket"] == ticket
    assert party.ben.choose(party.ben.state["question"]["choices"][0]["text"])["type"] == "accepted"


def test_a_guest_may_let_a_bot_play_on_for_the_owner(party: Party) -> None:
    party.goes(0)
    party.hand_over(RANDOM, seat=1, by=1)
    assert wait_for(party.ben, "seat-away")["by"] == "Ben"
    anna = party.comes(0)
    assert (anna.welcome["returns"], anna.welcome["owner"]) == ([1], True)


def test_bystanders_change_nothing(party: Party) -> None:
    with Client(party.server, party.table).entered() as watcher:
        party.goes(1)
        for message in (
            {"type": "reseat", "seat": 2, "sitter": CLERK},
            {"type": "reseat", "seat": 2, "sitter": LINK},
        ):
            watcher.send(message)
            assert refused(watcher) == "owner-only"
        watcher.send({"type": "leave"})
        assert refused(watcher) == "seated-only"
        watcher.send({"type": "resume", "seat": 2})
        assert refused(watcher) == "seat-not-yours"


def test_a_bots_seat_is_changed_by_the_owner_alone(party: Party) -> None:
    party.goes(0)
    party.hand_over(RANDOM, seat=1, by=1)
    wait_for(party.ben, "seat-away")
    party.hand_over(CLERK, seat=1, by=1)
    assert refused(party.ben) == "owner-only"
    party.comes(0)
    party.hand_over(CLERK, seat=1)
    assert wait_for(party.clients[0], "seat-replaced") == {"seat": 1, "left": "random", "now": "clerk"}
    assert party.clients[0].welcome["returns"] == [1]


def test_never_to_oneself(party: Party) -> None:
    party.goes(1)
    for sitter in (ME, here("Anna")):
        party.hand_over(sitter)
        assert refused(party.anna) == "seat-bot-or-link"
    party.hand_over(RANDOM, seat=3)
    assert refused(party.anna) == "seat-unknown"
    party.hand_over({"type": "bot", "bot": "nobody"})
    assert refused(party.anna) == "bot-unknown"


# Leaving.


def test_whoever_leaves_says_so_and_may_return(party: Party) -> None:
    party.ben.send({"type": "leave"})
    assert party.ben.until("welcome")["returns"] == [2]
    assert wait_for(party.anna, "seat-left") == {"seat": 2, "left": "Ben", "now": "clerk"}
    assert party.anna.my_turn()
    party.ben.send({"type": "leave"})
    assert refused(party.ben) == "seated-only"
    party.ben.send({"type": "resume", "seat": 2})
    assert wait_for(party.anna, "seat-back")


def test_one_may_leave_without_opening_the_table(party: Party) -> None:
    path = f"/api/tables/{party.table}/leave"
    answer = ask(party.server, "POST", path, {"type": "leave", "bot": "random"}, party.tokens[1])
    assert answer.status_code == 204
    assert wait_for(party.anna, "seat-left")["now"] == "random"
    assert ask(party.server, "POST", path, {"type": "leave"}).status_code == 403


def test_the_owner_may_leave_and_stays_the_owner(party: Party) -> None:
    party.anna.send({"type": "leave", "bot": "random"})
    welcome = party.anna.until("welcome")
    assert (welcome["mine"], welcome["returns"], welcome["owner"]) == ([], [1], True)


def test_whoever_leaves_before_the_game_frees_the_seat(soon: Server) -> None:
    held = make_table(soon, ME, LINK)
    with Client(soon, held["table"], held["token"]).entered() as anna:
        token = join(soon, held, "Ben")["token"]
        answer = ask(soon, "POST", f"/api/tables/{held['table']}/leave", {"type": "leave"}, token)
        assert answer.status_code == 204
        while [seat["who"] for seat in anna.seats] != ["person", "free"]:
            anna.receive()
        assert ask(soon, "POST", "/api/mine", {"tokens": [token]}).json() == {"tables": [None]}
        join(soon, held, "Cleo")  # and never comes
        anna.send({"type": "reseat", "seat": 2, "sitter": RANDOM})
        anna.nonce(1)
        assert anna.begun().state["seats"][1]["bot"] == "random"


# Someone new.


def test_whoever_gives_the_seat_away_is_followed_by_someone_with_a_new_link(party: Party) -> None:
    bens, log = party.ben.state, [line["says"] for line in party.ben.log]
    party.hand_over(LINK, by=1)
    code = party.anna.until("invitation")["code"]
    line = line_of(party.anna, "seat-freed")
    assert (line["says"][0]["arguments"], line["warning"]) == ({"seat": 2, "left": "Ben"}, True)
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
        line = line_of(party.anna, "seat-joined-for")
        assert (line["says"][0]["arguments"], line["warning"]) == (
            {"seat": 2, "left": "Ben", "now": "Cleo"},
            True,
        )
        assert cleo.ask(type="why-not", seat=1, choice="advance")["reason"]["id"] == "seat-not-yours"
        assert cleo.choose(cleo.state["question"]["choices"][0]["text"])["type"] == "accepted"
        assert ask(party.server, "POST", path, {"name": "Dora", "code": code}).status_code == 409
    party.ben.send({"type": "resume", "seat": 2})
    assert refused(party.ben) == "seat-not-yours"
    with Client(party.server, party.table, party.tokens[1]) as again:  # the old key is worth nothing any more
        assert refused(again) == "token-unknown"


def test_the_owner_cannot_read_a_hand_alone(party: Party) -> None:
    party.goes(1)
    party.hand_over(LINK)
    assert refused(party.anna) == "seat-its-player-only"
    party.hand_over(RANDOM)
    wait_for(party.anna, "seat-away")
    party.hand_over(LINK)  # nor by way of a bot
    assert refused(party.anna) == "seat-its-player-only"


def test_a_seat_is_freed_when_everyone_else_agrees(three: Party) -> None:
    three.goes(1)
    three.hand_over(LINK)
    while three.clients[2].seats[1]["agreed"] != [1]:
        three.clients[2].receive()
    three.hand_over(LINK, by=2)
    codes = [three.clients[number].until("invitation")["code"] for number in (0, 2)]
    line = line_of(three.anna, "seat-freed-by")
    assert line["says"][0]["arguments"] == {"seat": 2, "left": "Ben", "by": "Anna, Cleo"}
    assert line["warning"]
    assert line["n"] == line_of(three.clients[2], "seat-freed-by")["n"]
    path, wish = f"/api/tables/{three.table}/join", {"name": "Dora", "code": codes[0]}
    for token in three.tokens:  # whoever belongs to the table sees no second hand
        answer = ask(three.server, "POST", path, wish, token)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "seat-for-others")
    assert ask(three.server, "POST", path, wish, "some-other-token").status_code == 201
    assert codes[0] == codes[1]


def test_whoever_returns_in_time_keeps_the_seat(three: Party) -> None:
    three.goes(1)
    three.hand_over(LINK)
    while three.anna.seats[1]["agreed"] != [1]:
        three.anna.receive()
    three.comes(1)
    three.hand_over(LINK, by=2)
    assert refused(three.clients[2]) == "seat-not-away"
    three.goes(1)
    three.hand_over(LINK, by=2)
    three.anna.until("invitation")
    ben = three.comes(1)  # nobody has come yet
    ben.send({"type": "resume", "seat": 2})
    assert wait_for(three.anna, "seat-back")


def test_a_freed_seat_can_go_to_a_bot_after_all_and_have_a_new_link(party: Party) -> None:
    party.hand_over(LINK, by=1)
    first = party.anna.until("invitation")["code"]
    party.hand_over(LINK)
    assert party.anna.until("invitation")["code"] != first
    assert (
        ask(
            party.server, "POST", f"/api/tables/{party.table}/join", {"name": "Dora", "code": first}
        ).status_code
        == 403
    )
    party.hand_over(RANDOM)
    wait_for(party.anna, "seat-sat")
    assert party.anna.my_turn()


def test_at_a_listed_table_nobody_takes_a_second_seat(soon: Server) -> None:
    held = make_table(soon, ME, LINK, LINK, listed=True)
    path = f"/api/tables/{held['table']}/join"
    ben = ask(soon, "POST", path, {"name": "Ben"}).json()["token"]
    for token in (held["token"], ben):
        answer = ask(soon, "POST", path, {"name": "Double"}, token)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "seat-for-others")
    assert ask(soon, "POST", path, {"name": "Cleo"}).status_code == 201


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
    party.ben.send({"type": "leave", "bot": "random"})
    wait_for(party.anna, "seat-left")
    party.anna.my_turn()
    log = [(line["n"], line["entry"], line["says"]) for line in party.anna.log]
    party.close()
    own_server.kill()
    own_server.start()
    anna = party.comes(0)
    assert [(line["n"], line["entry"], line["says"]) for line in anna.log][: len(log)] == log
    assert [seat["who"] for seat in anna.state["seats"]] == ["person", "bot"]
    ben = party.comes(1)
    ben.send({"type": "resume", "seat": 2})
    wait_for(ben, "seat-back")
    ben.send({"type": "leave", "bot": "random"})
    anna.play(2000)
    assert anna.state["phase"] == "over"
    for message in ({"type": "reseat", "seat": 2, "sitter": RANDOM}, {"type": "leave"}):
        anna.send(message)
        assert refused(anna) == "table-over"
    party.close()
    verified = ask(own_server, "GET", f"/api/tables/{party.table}/verify").json()
    assert (verified["state"], verified["fair"]) == ("ok", True)
    record = ask(own_server, "GET", f"/api/tables/{party.table}/record").text
    assert read_record(record).seats == ("Anna", "random")


# How long is long enough.


class Page:
    """A connection that says nothing."""

    def __init__(self, token: str) -> None:
        self.token_hash: str | None = hashed(token)

    def wake(self) -> None:
        pass

    def post(self, message: ServerMessage) -> None:
        pass

    def leave(self) -> None:
        pass


def test_two_minutes_are_long_enough_and_begin_anew_with_the_server(tmp_path: Path) -> None:
    time = 1000.0

    def clock() -> float:
        return time

    async def bot(hub: Hub, held: Held) -> str:
        try:
            await seating.reseat(hub, held.table, hashed(held.token), 1, Computer("random"))
        except Denied as denied:
            return denied.message.id
        return "done"

    async def begun(hub: Hub) -> tuple[Held, Held]:
        anna = await lobby.make(hub, NewTable("hamburg", [Me("Anna"), Invited()], {"players": 2}))
        ben = await seating.join(hub, anna.table, Join("Ben", anna.code))
        for seat, held in enumerate((anna, ben)):
            await hub.moves.add_nonce(anna.table, hashed(held.token), seat, "00")
        return anna, ben

    async def check() -> None:
        nonlocal time
        settings = Settings(database=str(tmp_path / "tables.sqlite3"))
        hub = Hub(settings, clock)
        await hub.open()
        anna, ben = await begun(hub)
        time += 500
        page, tab = Page(ben.token), Page(ben.token)
        await hub.telling.arrive(anna.table, page)
        await hub.telling.arrive(anna.table, tab)
        await hub.telling.depart(anna.table, page)
        time += 500
        assert await bot(hub, anna) == "seat-not-away"  # the other tab is still open
        await hub.telling.depart(anna.table, tab)
        time += 119
        assert await bot(hub, anna) == "seat-not-away"
        await hub.close()
        hub = Hub(settings, clock)
        await hub.open()
        time += 119
        assert await bot(hub, anna) == "seat-not-away"
        time += 1
        assert await bot(hub, anna) == "done"
        await hub.close()

    asyncio.run(check())


def test_whoever_comes_back_to_another_seat_is_told_everything_anew(server: Server) -> None:
    """What only the seat that was given away knew does not stay on the screen."""
    held = make_table(server, ME, here("Ben"))
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        seat = client.state["seat"]
        known = client.log[-1]["n"]
        client.send({"type": "reseat", "seat": seat, "sitter": RANDOM})
        while client.state["seats"][seat - 1]["bot"] is None:
            client.receive()
    with Client(server, held["table"], held["token"], seat=seat, log_after=known).entered() as back:
        assert (back.state["seat"], back.state["log_keep"]) == (3 - seat, 0)
    with Client(server, held["table"], held["token"], seat=3 - seat, log_after=known).entered() as back:
        assert (back.state["seat"], back.state["log_keep"]) == (3 - seat, known)
