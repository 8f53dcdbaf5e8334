"""Sitting at a table: what people at two ends of a connection can rely on."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.client import LINK, ME, RANDOM, Client, ask, here, join, make_table
from tests.server.host import Server


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
