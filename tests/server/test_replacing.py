"""Someone new takes the seat of whoever left, by consent, and how long is long enough."""

from __future__ import annotations

import asyncio
from pathlib import Path

from burgomaster.core.reading import read_record
from burgomaster.server import lobby, seating
from burgomaster.server.hub import Hub
from burgomaster.server.settings import Settings
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Computer, Held, Invited, Join, Me, NewTable, ServerMessage
from burgomaster.talk.names import hashed
from tests.server.client import LINK, ME, RANDOM, Client, ask, here, make_table
from tests.server.host import Server
from tests.server.party import Party, line_of, refused, wait_for

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

    def move_on(self) -> None:
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
