"""Sitting at a table: what people at two ends of a connection can rely on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

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


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Client, Client]]:
    """Two people at a table that has just begun; Anna is seat 1, Ben seat 2."""
    held = make_table(server, ME, LINK)
    other = join(server, held, "Ben")
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, held["table"], other["token"]).entered() as ben,
    ):
        anna.nonce(1)
        ben.nonce(2)
        yield anna.begun(), ben.begun()


def asked_first(pair: tuple[Client, Client]) -> tuple[Client, Client]:
    """Return who is asked, then the other."""
    anna, ben = pair
    return (anna, ben) if anna.state["question"] else (ben, anna)


def test_the_lobby_says_what_can_be_played(server: Server) -> None:
    lobby = ask(server, "GET", "/api/lobby").json()
    hamburg = next(game for game in lobby["games"] if game["id"] == "hamburg")
    assert hamburg["options"][0] == {
        **{"name": "players", "kind": "number", "default": 3},
        **{"low": 1, "high": 5, "words": []},
    }
    assert "random" in hamburg["bots"]


def test_the_game_begins_when_everyone_is_there_and_has_added_a_nonce(server: Server) -> None:
    held = make_table(server, ME, LINK)
    with Client(server, held["table"], held["token"]).entered() as anna:
        assert (anna.state["phase"], anna.state["view"]) == ("waiting", None)
        anna.nonce(1)
        anna.until("state")
        assert [seat["ready"] for seat in anna.state["seats"]] == [True, False]
        other = join(server, held, "Ben")
        assert (other["seats"], other["owner"]) == ([2], False)
        with Client(server, held["table"], other["token"]).entered() as ben:
            assert ben.state["phase"] == "waiting"
            ben.nonce(2)
            assert ben.begun().state["view"]["viewer"] == 2
        assert anna.begun().state["view"]["viewer"] == 1
        assert [seat["name"] for seat in anna.state["seats"]] == ["Anna", "Ben"]


def test_two_people_see_each_others_moves(pair: tuple[Client, Client]) -> None:
    first, second = asked_first(pair)
    text = first.state["question"]["choices"][0]["text"]
    answer = first.choose(text)
    assert answer["type"] == "accepted"
    seen = second.at_version(answer["version"])
    assert seen["version"] == answer["version"]
    line = next(line for line in second.log if line["seat"] is not None)
    assert (line["seat"], line["text"]) == (first.state["seat"], text)
    assert seen["seat"] != first.state["seat"]


def test_a_move_sent_twice_is_done_once_and_answered_alike(pair: tuple[Client, Client]) -> None:
    first, _ = asked_first(pair)
    question = first.state["question"]
    message = {
        **{"type": "choose", "move_id": "m1", "seat": question["seat"], "ticket": question["ticket"]},
        "choice": question["choices"][0]["text"],
    }
    first.send(message)
    first.send(message)
    one, two = first.until("accepted", "refused"), first.until("accepted", "refused")
    assert one == two
    assert one["type"] == "accepted"
    assert first.at_version(one["version"])["version"] == one["version"]


def test_a_choice_can_be_sent_as_parts(pair: tuple[Client, Client]) -> None:
    first, _ = asked_first(pair)
    assert first.choose(first.state["question"]["choices"][0]["data"])["type"] == "accepted"


def test_a_stale_ticket_is_refused_with_the_present_state(pair: tuple[Client, Client]) -> None:
    first, _ = asked_first(pair)
    old = first.state["question"]
    answer = first.choose(old["choices"][0]["text"])
    first.at_version(answer["version"])
    version = first.state["version"]
    answer = first.choose(old["choices"][-1]["text"], ticket=old["ticket"])
    assert (answer["type"], answer["stale"]) == ("refused", True)
    assert first.until("state")["version"] == version


def test_what_is_not_on_offer_is_refused_with_a_reason(pair: tuple[Client, Client]) -> None:
    first, second = asked_first(pair)
    version = first.state["version"]
    for choice in ("build 182 at 3", "fly to the moon", {"verb": "draw"}, "end turn"):
        refused = first.choose(choice)
        assert (refused["type"], refused["stale"]) == ("refused", False)
        assert refused["reason"]["id"]
    assert second.choose("draw gray")["reason"]["id"] == "not-asked-now"
    assert first.ask(type="why-not", seat=first.state["seat"], choice="advance")["reason"]["id"]
    offered = first.state["question"]["choices"][0]["text"]
    assert first.ask(type="why-not", seat=first.state["seat"], choice=offered)["reason"] is None
    assert second.until("state")["version"] == version  # comes with the refusal of what was not asked now
    assert set(second.hears()) <= {"presence"}


def test_nobody_chooses_for_another(pair: tuple[Client, Client]) -> None:
    first, second = asked_first(pair)
    question = first.state["question"]
    answer = second.choose(question["choices"][0]["text"], seat=question["seat"], ticket=question["ticket"])
    assert answer["reason"]["id"] == "seat-not-yours"


def test_undo_goes_back_to_the_barrier_and_not_beyond(pair: tuple[Client, Client]) -> None:
    first, second = asked_first(pair)
    undone = 0
    for _ in range(200):
        client = first if first.state["question"] else second
        other = second if client is first else first
        before = client.state
        choices = before["question"]["choices"]
        safe = [choice for choice in choices if not choice["final"]]
        answer = client.choose((safe or choices)[0]["text"])
        client.at_version(answer["version"])
        undo = client.state["undo"]
        if undo["possible"] and undone < 5:
            version = client.undo()["version"]
            client.at_version(version)
            other.at_version(version)
            undone += 1
            assert client.state["entries"] == before["entries"]
            assert client.state["view"] == before["view"]
            assert client.log == other.log[: len(client.log)] or len(client.log) == len(other.log)
            assert [line["says"][0]["id"] for line in client.log[-1:]] == ["event-undone"]
            answer = client.choose((safe or choices)[0]["text"])
            client.at_version(answer["version"])
        elif not undo["possible"]:
            refused = client.undo()
            assert refused["type"] == "refused"
            assert refused["reason"]["id"] == undo["why_not"]["id"]
        for each in (client, other):
            each.at_version(answer["version"])
        if undone == 5 and not client.state["undo"]["possible"]:
            return
    raise AssertionError("nothing could be taken back")


def test_an_undo_decided_on_something_old_is_stale(pair: tuple[Client, Client]) -> None:
    first, _ = asked_first(pair)
    version = first.state["version"]
    first.play(1)
    answer = first.undo(version=version)
    assert (answer["type"], answer["stale"]) == ("refused", True)


def test_after_a_lost_connection_nothing_is_missing(server: Server) -> None:
    held = make_table(server, ME, RANDOM)
    table, token = held["table"], held["token"]
    with Client(server, table, token).entered() as before:
        before.nonce(1)
        before.begun()
        before.play(5)
        log, version = before.log, before.state["version"]
    with Client(server, table, token, log_after=log[-1]["n"]) as after:
        after.entered()
        after.at_version(version)
        assert after.welcome["mine"] == [1]
        log = [line for line in log if line["n"] <= after.state["log_keep"]] + after.log
    with Client(server, table, token).entered() as anew:
        anew.at_version(version)
        assert anew.log[: len(log)] == log[: len(anew.log)]
        assert [line["entry"] for line in anew.log] == list(range(len(anew.log)))


def test_hot_seat_one_token_plays_both_seats_and_looks_through_one(server: Server) -> None:
    held = make_table(server, ME, here("Ben"), RANDOM)
    assert held["seats"] == [1, 2]
    with Client(server, held["table"], held["token"]).entered() as client:
        client.nonce(1, 2)
        client.begun()
        looks = set()
        for _ in range(40):
            mine = [seat for seat in client.state["asked"] if seat in held["seats"]]
            if not mine:
                client.receive()
                continue
            if client.state["seat"] not in mine:
                assert client.state["question"] is None
                client.look(mine[0])
            assert client.state["view"]["viewer"] == client.state["seat"] == mine[0]
            looks.add(mine[0])
            client.play(1)
        assert looks == {1, 2}


def test_bystanders_see_no_hand_and_choose_nothing(pair: tuple[Client, Client], server: Server) -> None:
    table = pair[0].welcome["table"]
    asked_first(pair)[0].play(5)
    with Client(server, table).entered() as watcher:
        assert (watcher.welcome["mine"], watcher.state["seat"]) == ([], None)
        hands = [card["card"] for player in watcher.state["view"]["players"] for card in player["hand"]]
        assert hands
        assert set(hands) == {None}
        assert watcher.state["question"] is None
        watcher.send({"type": "look", "seat": 1})
        assert watcher.until("refused")["reason"]["id"] == "seat-not-yours"
        for seat in (1, 2, 3, 16):
            assert watcher.choose("draw gray", seat=seat)["reason"]["id"] == "seat-not-yours"
            assert watcher.undo(seat=seat)["reason"]["id"] == "seat-not-yours"
        watcher.send({"type": "say", "text": "hello"})
        assert watcher.until("refused")["reason"]["id"] == "chat-seats-only"
        assert watcher.ask(type="replay", at=3, seat=1)["reason"]["id"] == "seat-not-yours"


def test_nobody_chooses_for_a_bot(server: Server) -> None:
    held = make_table(server, RANDOM, ME)
    with (
        Client(server, held["table"], held["token"]).entered() as anna,
        Client(server, held["table"]).entered() as watcher,
    ):
        anna.nonce(2)
        for client in (anna, watcher):
            client.begun()
            for version in range(40):
                answer = client.choose("draw gray", seat=1, ticket=f"{version}-1")
                assert answer["reason"]["id"] == "seat-not-yours"


def test_chat_is_text_and_reaches_everyone(pair: tuple[Client, Client], server: Server) -> None:
    anna, ben = pair
    anna.send({"type": "say", "text": "<b>Moin</b>\u0007"})
    line = ben.until("chat")["lines"][0]
    assert (line["seat"], line["name"], line["text"]) == (1, "Anna", "<b>Moin</b>")
    with Client(server, anna.welcome["table"]).entered() as later:
        assert [each["text"] for each in later.chat] == ["<b>Moin</b>"]


def test_who_is_there_is_told(pair: tuple[Client, Client]) -> None:
    anna, ben = pair
    ben.close()
    while anna.until("presence")["seats"][1]["connected"]:
        pass
    assert anna.seats[0]["connected"]


def test_who_is_asked_at_once_answers_in_any_order(server: Server) -> None:
    held = make_table(server, ME, here("Ben"), here("Cleo"), game="drafting")
    with ExitStack() as stack:
        clients = [
            stack.enter_context(Client(server, held["table"], held["token"], seat=seat).entered())
            for seat in (1, 2, 3)
        ]
        clients[0].nonce(1, 2, 3)
        for client in clients:
            client.begun()
        # All answer what they were asked in the beginning, the last first; nobody waits for the others.
        version = 0
        for client in reversed(clients):
            assert client.state["asked"] == [1, 2, 3]
            answer = client.choose(client.state["question"]["choices"][0]["text"])
            assert answer["type"] == "accepted", answer
            version = answer["version"]
        for client in clients:
            client.at_version(version)
        for _ in range(2):
            for client in clients:
                client.play(1)
        for client in clients:
            assert not client.my_turn()


def test_a_whole_game_with_bots_ends_is_scored_and_verified(server: Server) -> None:
    held = make_table(server, ME, RANDOM, RANDOM)
    table, token = held["table"], held["token"]
    assert ask(server, "GET", f"/api/tables/{table}/verify").status_code == 409
    with Client(server, table, token).entered() as client:
        client.nonce(1)
        client.begun()
        assert client.state["winners"] == []
        running = ask(server, "GET", f"/api/tables/{table}/record", token=token).text
        assert "commitment" in running
        assert "secret" not in running
        while client.my_turn():
            client.play(1, pick=client.state["version"])
        state = client.state
        assert state["view"]["over"]
        assert state["winners"] == state["view"]["winners"] != []
        verdict = ask(server, "GET", f"/api/tables/{table}/verify").json()
        assert (verdict["state"], verdict["fair"]) == ("ok", True)
        assert verdict["commitment"] == held["commitment"] == client.welcome["commitment"]
        # Points over the seasons end with the final score.
        line = client.ask(type="points")["line"]
        assert line[-1]["points"] == [player["total"] for player in state["view"]["players"]]
        assert [at["chapter"] for at in line] == sorted(at["chapter"] for at in line)
        # Looking back, through anyone's eyes now.
        moment = client.ask(type="replay", at=state["entries"])
        assert moment["view"] == state["view"]
        assert client.ask(type="replay", at=30, seat=2)["view"]["viewer"] == 2
        assert client.ask(type="replay", at=state["entries"] + 1)["reason"]["id"] == "replay-beyond"
    record = ask(server, "GET", f"/api/tables/{table}/record").text
    assert "\nend " in record
    # The record can be brought back, and is found to be as fair.
    start = {"type": "record", "text": record}
    found = ask(server, "POST", "/api/inspect", {"game": "hamburg", "start": start}).json()
    assert (found["seats"], found["over"], found["names"][0]) == (3, True, "Anna")
    shown = make_table(server, start=start)
    again = ask(server, "GET", f"/api/tables/{shown['table']}/verify").json()
    assert (again["state"], again["fair"], again["secret"]) == ("ok", True, verdict["secret"])
    assert ask(server, "GET", f"/api/tables/{shown['table']}/record").text == record


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
