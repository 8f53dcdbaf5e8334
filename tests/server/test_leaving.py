"""Someone leaves a running game: a bot plays on, its player comes back, or someone new comes by consent."""

from __future__ import annotations

from burgomaster.core.reading import read_record
from tests.server.client import LINK, ME, RANDOM, Client, ask, here, join, make_table
from tests.server.host import Server
from tests.server.party import CLERK, Party, refused, wait_for

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
