"""How a table comes about: from a record, from a position, listed or by its code; and who may open it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from burgomaster.core.beginning import begun
from burgomaster.core.chance import Fast
from burgomaster.core.game import Game
from burgomaster.core.reading import read_record
from burgomaster.core.record import Record
from burgomaster.core.replay import verify
from burgomaster.games.hamburg.paper.loading import read_position
from burgomaster.games.hamburg.rules import RULES
from burgomaster.games.hamburg.table import Hamburg
from tests.server.client import LINK, ME, RANDOM, Client, ask, here, join, make_table
from tests.server.host import PATIENCE, Server

GOLDEN = Path(__file__).parents[1]


def test_an_unfinished_record_goes_on(server: Server) -> None:
    held = make_table(server, RANDOM, RANDOM)
    with Client(server, held["table"]).entered() as watcher:
        while watcher.state["phase"] != "over":
            watcher.receive()
    record = ask(server, "GET", f"/api/tables/{held['table']}/record").text
    head, _, rest = record.partition("\n\n")
    cut = head + "\n\n" + "\n".join(rest.splitlines()[:8]) + "\n"
    more = make_table(server, ME, RANDOM, start={"type": "record", "text": cut})
    with Client(server, more["table"], more["token"]).entered() as client:
        client.nonce(1)
        client.begun()
        assert client.welcome["begins"] == "record"
        assert client.play(3) == 3
        assert client.ask(type="replay", at=4)["entries"] > 40


@pytest.mark.parametrize("upto", [None, 5])
def test_a_record_is_played_on_with_the_values_it_was_begun_with(server: Server, upto: int | None) -> None:
    """Its set is called by a name that is another's today; the digest tells which it is."""
    text = (GOLDEN / "city_tycoon" / "golden" / "house-1" / "01-3-players.record").read_text("utf-8")
    start = {"type": "record", "text": text, "upto": upto}
    sitters = [ME, RANDOM, RANDOM] if upto else []
    body = {"game": "city_tycoon", "sitters": sitters, "start": start}
    held = ask(server, "POST", "/api/tables", body).json()
    with Client(server, held["table"], held["token"]).entered() as client:
        assert client.welcome["options"]["data"] == "house-1"
        if upto:
            client.nonce(1)
            client.begun()
        client.send({"type": "replay", "id": "r", "at": 5})
        assert client.until("moment", "refused")["type"] == "moment"


def test_a_wrong_record_is_refused_with_its_place(server: Server) -> None:
    body = {"game": "hamburg", "start": {"type": "record", "text": "game hamburg\nrules 1\n"}}
    answer = ask(server, "POST", "/api/tables", body)
    assert answer.status_code == 400
    assert [mistake["place"]["id"] for mistake in answer.json()["mistakes"]] == ["record-line"]


def test_a_position_is_played_on(server: Server) -> None:
    text = "[player.1]\nhand = [100]\nmarks = 9\nworkers = { orange = 1 }\n"
    start = {"type": "position", "text": text}
    found = ask(server, "POST", "/api/inspect", {"game": "hamburg", "start": start}).json()
    assert (found["seats"], found["over"]) == (2, False)
    held = make_table(server, ME, here("Ben"), start=start)
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        assert (client.welcome["begins"], client.state["asked"]) == ("position", [1])
        choices = {choice["text"]: choice for choice in client.state["question"]["choices"]}
        money = {"id": "hb-gain-marks", "arguments": {"seat": 1, "count": 3}}
        assert money in choices["money 100"]["brings"]
        reason = client.ask(type="why-not", seat=1, choice="decrease 100")["reason"]
        missing = client.ask(type="why-not", seat=1)["missing"]
        assert {
            "text": "decrease 100",
            "data": {"verb": "decrease", "card": 100},
            "reason": reason,
        } in missing
        offered = [each["text"] for each in client.state["question"]["choices"]]
        assert not [each["text"] for each in missing if each["text"] in offered]
        assert reason["id"] == "hb-level-zero"
        answer = client.choose("money 100")
        assert client.at_version(answer["version"])["view"]["players"][0]["marks"] == 12


@pytest.mark.parametrize("expansions", [[], ["mayors"]])
def test_a_game_from_a_position_is_verified_from_there_on(server: Server, expansions: list[str]) -> None:
    text = f"season = 8\nexpansions = {expansions}\n[player.1]\nhand = [100]\n"
    start = {"type": "position", "text": text}
    held = make_table(server, RANDOM, RANDOM, start=start)
    with Client(server, held["table"]).entered() as watcher:
        while watcher.state["phase"] != "over":
            watcher.receive()
    verdict = ask(server, "GET", f"/api/tables/{held['table']}/verify").json()
    assert (verdict["state"], verdict["fair"]) == ("ok", True)
    # Anyone can check it, since the record tells where it began.
    text = ask(server, "GET", f"/api/tables/{held['table']}/record").text
    assert read_record(text).options.get("expansions", []) == expansions
    alone = verify(RULES, read_record(text))
    assert (alone.state, alone.fair) == ("ok", True)
    # And it can be shown at any other table, with the same proof.
    shown = ask(server, "POST", "/api/tables", {"game": "hamburg", "start": {"type": "record", "text": text}})
    assert shown.status_code == 201, shown.text
    path = f"/api/tables/{shown.json()['table']}"
    assert ask(server, "GET", f"{path}/record").text == text
    assert ask(server, "GET", f"{path}/verify").json() == verdict


def test_how_a_running_game_began_is_not_told(server: Server) -> None:
    start = {"type": "position", "text": "[player.2]\nhand = [100, 77]\n"}
    held = make_table(server, ME, here("Ben"), start=start)
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        client.play(1)
        text = ask(server, "GET", f"/api/tables/{held['table']}/record", token=held["token"]).text
        assert "\nbegin " not in text
        head = text.partition("\n\n")[0]
        assert re.search(r"\b100\b", head) is None  # the digest and the nonces may hold these figures


def test_a_record_from_a_position_is_played_on_from_where_it_stands(server: Server) -> None:
    table = read_position("[player.1]\nhand = [100]\nmarks = 9\n")
    game: Game[Hamburg] = Game(begun(RULES, table.dump()), {"players": 2}, Fast(1), ["Anna", "Ben"])
    game.choose(0, RULES.notation.read("money 100"))
    start = {"type": "record", "text": str(game.record())}
    held = make_table(server, ME, here("Ben"), start=start)
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        assert client.state["view"]["players"][0]["marks"] > 9
        assert client.ask(type="replay", at=0)["view"]["players"][0]["marks"] == 9
    told = game.record()
    head = (told.game, told.rules, told.data, told.options, told.seats)
    seen = Record(*head, begin=table.seen_by(0).dump())
    body = {"game": "hamburg", "sitters": [ME, RANDOM], "start": {"type": "record", "text": str(seen)}}
    answer = ask(server, "POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "record-not-whole")


def test_a_wrong_position_is_refused_with_all_its_mistakes(server: Server) -> None:
    text = "season = 99\n[player.1]\nmarks = 'many'\n"
    body = {"game": "hamburg", "sitters": [ME, LINK], "start": {"type": "position", "text": text}}
    answer = ask(server, "POST", "/api/tables", body)
    assert answer.status_code == 400
    assert len(answer.json()["mistakes"]) == 2


def test_my_tables_are_found_by_their_tokens(server: Server) -> None:
    held = make_table(server, ME, LINK)
    tables = ask(server, "POST", "/api/mine", {"tokens": ["unknown", held["token"]]}).json()["tables"]
    assert tables[0] is None
    assert (tables[1]["table"], tables[1]["mine"], tables[1]["owner"]) == (held["table"], [1], True)
    assert tables[1]["phase"] == "waiting"


def test_listed_tables_need_no_code(server: Server) -> None:
    held = make_table(server, ME, LINK, listed=True)
    lobby = ask(server, "GET", "/api/lobby").json()
    assert held["table"] in [table["table"] for table in lobby["tables"]]
    path = f"/api/tables/{held['table']}/join"
    assert ask(server, "POST", path, {"name": "Ben"}).status_code == 201
    assert ask(server, "POST", path, {"name": "Cleo"}).status_code == 409


def test_without_the_code_nobody_joins(server: Server) -> None:
    held = make_table(server, ME, LINK)
    path = f"/api/tables/{held['table']}/join"
    for code in (None, "wrong", held["token"]):
        answer = ask(server, "POST", path, {"name": "Eve", "code": code})
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "code-wrong")
    assert held["table"] not in ask(server, "GET", "/api/lobby").text


def test_the_owner_can_let_a_bot_sit_where_nobody_came(server: Server) -> None:
    held = make_table(server, ME, LINK, LINK)
    other = join(server, held, "Ben")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, held["table"], other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        ben.send({"type": "reseat", "seat": 3, "sitter": RANDOM})
        assert ben.until("refused")["reason"]["id"] == "owner-only"
        anna.send({"type": "reseat", "seat": 2, "sitter": RANDOM})
        assert anna.until("refused")["reason"]["id"] == "seat-taken"
        anna.send({"type": "reseat", "seat": 3, "sitter": RANDOM})
        anna.begun()
        assert [seat["who"] for seat in anna.state["seats"]] == ["person", "person", "bot"]


def test_only_the_owner_deletes_and_everyone_is_told(pair: tuple[Client, Client], server: Server) -> None:
    anna, _ = pair
    held = make_table(server, ME, RANDOM)
    path = f"/api/tables/{held['table']}"
    with Client(server, held["table"], held["token"]).entered() as client:
        assert ask(server, "DELETE", path).status_code == 403
        assert ask(server, "DELETE", path, token="unknown").status_code == 401
        assert ask(server, "DELETE", path, token=held["token"]).status_code == 204
        client.until("gone")
    assert ask(server, "GET", path).status_code == 404
    assert ask(server, "GET", f"/api/tables/{anna.welcome['table']}").status_code == 200


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "hamburg", "options": {"players": 9}}, "not-a-number"),
        ({"game": "hamburg", "options": {"colour": 9}}, "option-unknown"),
        ({"game": "hamburg", "options": {"players": 2}, "sitters": [ME]}, "sitters-differ"),
        ({"game": "hamburg", "options": {"players": 2}, "sitters": [ME, ME]}, "sitters-me-twice"),
        (
            {"game": "hamburg", "options": {"players": 2}, "sitters": [ME, {"type": "bot", "bot": "x"}]},
            "bot-unknown",
        ),
        (
            {"game": "hamburg", "options": {"players": 2}, "sitters": [RANDOM, {"type": "me", "name": "\n"}]},
            "name-unprintable",
        ),
        ({"sitters": 3}, "message-misshapen"),
        ([], "message-misshapen"),
    ],
)
def test_tables_that_cannot_be_made_are_refused(server: Server, body: object, reason: str) -> None:
    answer = ask(server, "POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, reason)


def test_cards_and_words_come_in_three_languages(server: Server) -> None:
    for language in ("en", "de", "nl"):
        entries = ask(server, "GET", f"/api/games/hamburg/book/{language}").json()["entries"]
        cards = [entry for entry in entries if entry["kind"] == "card"]
        assert [card["number"] for card in cards] == list(range(1, 281))
        assert all(card["name"] and card["text"] and card["sources"]["cost"] for card in cards)
        tiles = [entry for entry in entries if entry["kind"] == "tile"]
        assert {(tile["values"]["tile"], tile["values"]["face"]) for tile in tiles} >= {
            ("weber", "a"),
            ("rounds", "b"),
        }
        assert all(tile["name"] and tile["text"] for tile in tiles)
        assert len({(entry["kind"], entry["number"]) for entry in entries}) == len(entries)
        shared = ask(server, "GET", f"/api/words/{language}").text
        hamburg = ask(server, "GET", f"/api/games/hamburg/words/{language}").text
        assert ("\ngame-name = " in shared, "\nhb-" in shared, "\nct-" in shared) == (True, False, False)
        assert ("\ngame-name = " in hamburg, "\nhb-" in hamburg, "\nct-" in hamburg) == (False, True, False)
    house = ask(server, "GET", "/api/games/hamburg/book/en?data=house").json()
    assert house == ask(server, "GET", "/api/games/hamburg/book/en").json()
    assert ask(server, "GET", "/api/games/hamburg/book/en?data=nowhere").status_code == 404
    assert ask(server, "GET", "/api/games/hamburg/book/xx").status_code == 404
    assert ask(server, "GET", "/api/games/chess/book/en").status_code == 404
    assert ask(server, "GET", "/api/words/..").status_code == 404
    assert ask(server, "GET", "/api/games/chess/words/en").status_code == 404
    assert ask(server, "GET", "/api/games/hamburg/words/..").status_code == 404


def test_a_token_opens_only_its_own_table(server: Server) -> None:
    one, two = make_table(server, ME, LINK), make_table(server, ME, LINK)
    for table, token, reason in (
        (one["table"], two["token"], "token-other-table"),
        (one["table"], "x", "token-unknown"),
        ("nowhere", None, "table-unknown"),
    ):
        with Client(server, table, token) as client:
            assert client.until("refused")["reason"]["id"] == reason


def test_whoever_says_nothing_is_not_waited_for(started: Callable[..., Server]) -> None:
    server = started(hello_seconds=0.1)
    with connect(server.url.replace("http://", "ws://") + "/api/socket") as silent:
        assert json.loads(silent.recv(PATIENCE))["reason"]["id"] == "hello-first"
        with pytest.raises(ConnectionClosed):
            silent.recv(PATIENCE)


@pytest.mark.parametrize("first", [{"type": "ping"}, "nonsense", {"type": "hello"}, b"\x00\xff", "[" * 9000])
def test_the_first_message_is_hello(server: Server, first: object) -> None:
    with Client(server, "", first=first) as client:
        assert client.until("refused")["reason"]["id"] in ("hello-first", "message-misshapen")
        with pytest.raises(ConnectionClosed):
            client.receive()
