"""Company: faces of which no two are alike, and another game with the same people."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from burgomaster.talk.names import FACES, faces_at
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, here, join, make_table
from tests.server.host import Server
from tests.server.postgres import beside


class Played:
    """A short game that Anna, Ben, perhaps others and a bot have played to its end."""

    def __init__(self, server: Server, *more: str) -> None:
        self.server = server
        others = ("Ben", *more)
        self.held = make_table(server, ME, *[LINK for _ in others], RANDOM, game="drafting")
        self.table: str = self.held["table"]
        self.tokens: list[str] = [self.held["token"]]
        self.tokens += [join(server, self.held, name)["token"] for name in others]
        self.clients = [Client(server, self.table, token).entered() for token in self.tokens]
        for number, client in enumerate(self.clients):
            client.nonce(number + 1)
        for client in self.clients:
            client.begun()
        self.anna, self.ben = self.clients[:2]
        while self.anna.state["phase"] != "over":
            asked = [client for client in self.clients if client.state["question"]]
            if not asked:
                self.anna.receive()
            for client in asked:
                answer = client.choose(client.state["question"]["choices"][0]["text"])
                for each in self.clients:
                    each.at_version(answer["version"])

    def again(self, token: str | None) -> Json:
        answer: Json = ask(self.server, "POST", f"/api/tables/{self.table}/rematch", token=token).json()
        return answer


@pytest.fixture
def played(server: Server) -> Iterator[Played]:
    played = Played(server)
    yield played
    for client in played.clients:
        client.close()


@pytest.fixture
def three(server: Server) -> Iterator[Played]:
    """Anna, Ben, Clara and a bot have played."""
    played = Played(server, "Clara")
    yield played
    for client in played.clients:
        client.close()


def seats(server: Server, table: str) -> list[tuple[str, str]]:
    found = ask(server, "GET", f"/api/tables/{table}").json()["seats"]
    return [(seat["who"], seat["name"]) for seat in found]


def test_another_game_has_the_same_options_and_places_for_the_same_people(played: Played) -> None:
    held = played.again(played.tokens[0])
    assert held["table"] != played.table
    assert (held["seats"], held["owner"]) == ([1], True)
    assert seats(played.server, held["table"]) == [("person", "Anna"), ("free", ""), ("bot", "random")]
    before, after = [
        ask(played.server, "GET", f"/api/tables/{each}").json() for each in (played.table, held["table"])
    ]
    assert (after["game"], after["options"], after["phase"]) == ("drafting", before["options"], "waiting")


def test_the_others_are_told_the_way_and_sit_down_with_one_request(played: Played) -> None:
    held = played.again(played.tokens[0])
    told = played.ben.until("rematch")
    assert (told["table"], told["by"]) == (held["table"], "Anna")
    # Whoever comes back to the old table later is told, too; whoever only watched is not.
    with Client(played.server, played.table, played.tokens[1]) as late:
        assert late.until("rematch")["table"] == held["table"]
    assert not told_the_way(played, None)
    second = played.again(played.tokens[1])
    assert (second["table"], second["seats"], second["owner"]) == (held["table"], [2], False)
    assert seats(played.server, held["table"])[1] == ("person", "Ben")


def told_the_way(played: Played, token: str | None) -> bool:
    """Tell whether someone who comes to the old table is told of the next game before they get its state."""
    with Client(played.server, played.table, token) as client:
        while (kind := client.receive()["type"]) != "state":
            if kind == "rematch":
                return True
    return False


@pytest.mark.parametrize("begun", [False, True])
def test_where_all_seats_of_the_next_game_are_taken_nobody_is_led_there(played: Played, begun: bool) -> None:
    """Someone with the code has taken Ben's seat."""
    held = played.again(played.tokens[0])
    joined = join(played.server, held, "Eve")
    if begun:
        with (
            Client(played.server, held["table"], held["token"]).entered() as anna,
            Client(played.server, held["table"], joined["token"]).entered() as eve,
        ):
            anna.nonce(1)
            eve.nonce(2)
            eve.begun()
    assert not told_the_way(played, played.tokens[1])
    second = played.again(played.tokens[1])
    assert second["table"] != held["table"]
    assert (second["seats"], second["owner"]) == ([2], True)


def test_where_a_stranger_has_ones_name_another_game_is_made(three: Played) -> None:
    """Someone with the code has come as Ben; there is still room for Clara."""
    held = three.again(three.tokens[0])
    join(three.server, held, "Ben")
    second = three.again(three.tokens[1])
    assert (second["table"] == held["table"], second["seats"], second["owner"]) == (False, [2], True)
    third = three.again(three.tokens[2])
    assert (third["table"], third["owner"]) == (held["table"], False)


def test_whoever_sits_at_the_next_game_and_asks_again_is_refused(three: Played) -> None:
    held = three.again(three.tokens[0])
    assert three.again(three.tokens[1])["table"] == held["table"]
    for token in three.tokens[:2]:
        assert three.again(token)["reason"]["id"] == "name-taken"
    assert three.again(three.tokens[2])["table"] == held["table"]
    # All seats are taken now: no other table is made for those who sit there.
    for token in three.tokens:
        assert three.again(token)["reason"]["id"] == "name-taken"


def test_whoever_sits_at_the_next_game_is_known_there_after_the_server_has_gone(own_server: Server) -> None:
    own_server.start()
    played = Played(own_server, "Clara")
    for client in played.clients:
        client.close()
    held = played.again(played.tokens[0])
    assert played.again(played.tokens[1])["table"] == held["table"]
    own_server.kill()
    own_server.start()
    for token in played.tokens[:2]:
        assert played.again(token)["reason"]["id"] == "name-taken"
    assert played.again(played.tokens[2])["table"] == held["table"]


def test_past_a_damaged_table_the_way_leads_to_another(started: Callable[..., Server]) -> None:
    played = Played(started())
    for client in played.clients:
        client.close()
    held = played.again(played.tokens[0])
    with beside(played.server.database) as database:
        database.execute(sa.text("UPDATE tables SET version = 7 WHERE id = :id"), {"id": held["table"]})
    played.server.kill()
    played.server.start()
    for _ in range(3):
        assert not told_the_way(played, played.tokens[1])
    second = played.again(played.tokens[1])
    assert second["table"] != held["table"]
    assert (second["seats"], second["owner"]) == ([2], True)
    assert played.server.said().count(f"table {held['table']}") == 1  # read once, and not at every hello
    third = played.again(played.tokens[0])
    assert (third["table"], third["seats"], third["owner"]) == (second["table"], [1], False)


def test_the_way_to_the_next_game_outlives_the_server(own_server: Server) -> None:
    own_server.start()
    played = Played(own_server)
    held = played.again(played.tokens[0])
    for client in played.clients:
        client.close()
    own_server.kill()
    own_server.start()
    with Client(own_server, played.table, played.tokens[1]) as ben:
        told = ben.until("rematch")
        assert (told["table"], told["by"]) == (held["table"], "Anna")
    second = played.again(played.tokens[1])
    assert (second["table"], second["seats"]) == (held["table"], [2])


def test_where_the_next_game_is_gone_or_left_another_one_is_made(played: Played) -> None:
    held = played.again(played.tokens[0])
    assert ask(played.server, "DELETE", f"/api/tables/{held['table']}", token=held["token"]).is_success
    second = played.again(played.tokens[1])
    assert second["table"] != held["table"]
    assert (second["seats"], second["owner"]) == ([2], True)
    # Ben leaves before anyone has come: nobody is there to play with.
    leave = f"/api/tables/{second['table']}/leave"
    assert ask(played.server, "POST", leave, {}, second["token"]).is_success
    third = played.again(played.tokens[0])
    assert third["table"] not in (held["table"], second["table"])


def test_a_seat_left_in_the_next_game_is_not_open_to_those_of_the_one_before(played: Played) -> None:
    held = played.again(played.tokens[0])
    second = played.again(played.tokens[1])
    with (
        Client(played.server, held["table"], held["token"]).entered() as anna,
        Client(played.server, held["table"], second["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        anna.begun()
    assert ask(played.server, "POST", f"/api/tables/{held['table']}/leave", {}, second["token"]).is_success
    other = played.again(played.tokens[1])
    assert (other["table"] == held["table"], other["owner"]) == (False, True)
    assert seats(played.server, held["table"])[1][0] == "bot"


def test_nobody_else_comes_to_the_next_game_without_its_code(played: Played) -> None:
    held = played.again(played.tokens[0])
    answer = ask(played.server, "POST", f"/api/tables/{held['table']}/join", {"name": "Eve"})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "code-wrong")


def test_only_those_who_sat_there_may_ask_and_only_at_the_end(played: Played) -> None:
    assert played.again(None)["reason"]["id"] == "seated-only"
    running = make_table(played.server, ME, here("Ben"))
    answer = ask(played.server, "POST", f"/api/tables/{running['table']}/rematch", token=running["token"])
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "table-not-over")


def test_two_at_one_device_sit_together_again(server: Server) -> None:
    held = make_table(server, ME, here("Ben"), RANDOM, game="drafting")
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        while client.state["phase"] != "over":
            asked = [seat for seat in client.state["asked"] if seat < 3]
            if not asked:
                client.receive()
                continue
            client.look(asked[0])
            answer = client.choose(client.state["question"]["choices"][0]["text"])
            client.at_version(answer["version"])
    again = ask(server, "POST", f"/api/tables/{held['table']}/rematch", token=held["token"]).json()
    assert again["seats"] == [1, 2]
    assert [name for _, name in seats(server, again["table"])] == ["Anna", "Ben", "random"]


def test_no_two_at_a_table_have_the_same_face_and_it_stays(server: Server) -> None:
    held = make_table(server, ME, RANDOM, RANDOM, RANDOM, RANDOM)
    found = [ask(server, "GET", f"/api/tables/{held['table']}").json()["seats"] for _ in range(2)]
    faces = [seat["face"] for seat in found[0]]
    assert faces == [seat["face"] for seat in found[1]] == faces_at(held["table"], {})[:5]
    assert len({*faces}) == 5
    assert all(0 <= face < FACES for face in faces)


def faces(seats: list[Json]) -> list[int]:
    return [seat["face"] for seat in seats]


def chosen_and_dealt(server: Server) -> tuple[Json, int, int]:
    """Return a listed table of Anna, a guest and two bots: she chose what was dealt to the last of them."""
    for _ in range(200):
        held = make_table(server, {**ME, "face": 3}, LINK, RANDOM, RANDOM, listed=True)
        dealt = faces_at(held["table"], {})
        if dealt[3] == 3:
            return held, dealt[0], dealt[1]
    raise AssertionError("no table of 200 has the face among its bots")


def test_a_face_one_chose_is_seen_at_the_table_and_a_bot_gives_way(server: Server) -> None:
    held, first, second = chosen_and_dealt(server)
    with Client(server, held["table"], held["token"]) as anna:
        anna.entered()
        assert faces(anna.seats)[0] == 3
        assert faces(anna.seats)[3] == first
    body = {"name": "Ben", "code": held["code"], "face": 3}
    joined = ask(server, "POST", f"/api/tables/{held['table']}/join", body).json()
    with Client(server, held["table"], joined["token"]) as ben:
        ben.entered()
        assert faces(ben.seats)[:2] == [3, second], "an earlier seat has that face: Ben keeps the dealt one"
        assert len({*faces(ben.seats)}) == 4


def test_a_face_one_chose_is_not_told_to_strangers_at_the_front_door(server: Server) -> None:
    held, *_ = chosen_and_dealt(server)
    dealt = faces_at(held["table"], {})[:4]
    path = f"/api/tables/{held['table']}"
    assert faces(ask(server, "GET", path).json()["seats"]) == dealt
    listed = ask(server, "GET", "/api/lobby").json()["tables"]
    assert [faces(table["seats"]) for table in listed if table["table"] == held["table"]] == [dealt]
    own = ask(server, "POST", "/api/mine", {"tokens": [held["token"]]}).json()["tables"]
    assert [faces(table["seats"])[0] for table in own] == [3]


def test_whoever_plays_on_for_someone_is_seen_with_the_same_face(server: Server) -> None:
    held = make_table(server, {**ME, "face": 3}, LINK, game="drafting")
    token = join(server, held, "Ben")["token"]
    with Client(server, held["table"], held["token"]) as anna, Client(server, held["table"], token) as ben:
        anna.entered().nonce(1)
        ben.entered().nonce(2)
        anna.begun()
        before = faces(anna.seats)
        anna.send({"type": "leave"})
        while ben.seats[0]["who"] != "bot":
            ben.receive()
        assert faces(ben.seats) == before
    stored = ask(server, "GET", f"/api/tables/{held['table']}", token=held["token"]).json()
    assert faces(stored["seats"]) == before


def test_whoever_plays_again_has_the_same_face(server: Server) -> None:
    held = make_table(server, {**ME, "face": 3}, RANDOM, game="drafting")
    with Client(server, held["table"], held["token"]) as anna:
        anna.entered().nonce(1)
        anna.begun()
        while anna.state["phase"] != "over":
            if not anna.state["question"]:
                anna.receive()
                continue
            answer = anna.choose(anna.state["question"]["choices"][0]["text"])
            anna.at_version(answer["version"])
    path = f"/api/tables/{held['table']}/rematch"
    again = ask(server, "POST", path, token=held["token"]).json()
    with Client(server, again["table"], again["token"]) as anna:
        assert faces(anna.entered().seats)[0] == 3
