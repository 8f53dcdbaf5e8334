"""The tables of one device: the app's requests and messages, answered without a server."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from burgomaster.core.chance import Fast
from burgomaster.games import GAMES, rules_of
from burgomaster.talk.device import Device, analyse, summary_of, think
from burgomaster.talk.insight import usual_worlds
from burgomaster.talk.lessons import lesson_secret
from burgomaster.talk.local import Kept
from burgomaster.talk.messages import Failure, Held, Inspection, TableSummary, Verification
from tests.insight.games import last_turns
from tests.talk.test_local import HERE, ME, bot

Json = dict[str, Any]


class Shelf:
    """What keeps the tables of a device, as a browser does."""

    def __init__(self) -> None:
        self.device = Device(seconds=1)
        self.kept: dict[str, str] = {}

    def ask(self, method: str, path: str, **body: Any) -> Any:
        found = self.device.ask(method, f"/api/{path}", json.dumps(body))
        self.put_away()
        if found.status != 200:
            return msgspec.json.decode(found.text, type=Failure).reason.id
        return found.text

    def put_away(self) -> None:
        for change in self.device.changed():
            if change.kept is None:
                del self.kept[change.table]
            else:
                assert summary_of(change.kept) == change.summary
                self.kept[change.table] = change.kept

    def make(self, game: str, *sitters: Json, **more: Any) -> Held:
        options = {} if "start" in more else {"players": len(sitters)}
        made = self.ask("POST", "tables", game=game, sitters=sitters, options=options, **more)
        return msgspec.json.decode(made, type=Held)

    def say(self, at: str, **message: Any) -> list[Json]:
        told = [json.loads(text) for text in self.device.hear(at, json.dumps(message))]
        self.put_away()
        return told

    def play(self, table: str, most: int = 10_000) -> Json:
        """Let whoever is asked choose at random, and bots as they like, to the end or for some choices."""
        rng = Fast(3)
        state = self.say(table, type="hello", table=table)[-1]
        for _ in range(most):
            if state["phase"] == "over":
                break
            asked = self.device.ask_bot(table)
            if asked is not None:
                state = json.loads(self.device.hear_bot(table, think(asked))[-1])
                self.put_away()
                continue
            if state["question"] is None:
                state = self.say(table, type="look", seat=state["asked"][0])[-1]
            question = state["question"]
            choice = question["choices"][rng.below(len(question["choices"]))]["text"]
            move = {"move_id": question["ticket"], "seat": state["seat"], "ticket": question["ticket"]}
            move["choice"] = choice
            state = self.say(table, type="choose", **move)[-1]
        return state


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_looked_at_and_played_again(game: str) -> None:
    shelf = Shelf()
    held = shelf.make(game, ME, bot("random"))
    assert (held.owner, held.seats, held.code) == (True, [1], None)
    assert shelf.ask("GET", f"tables/{held.table}/verify") == "table-not-over"
    assert shelf.ask("POST", f"tables/{held.table}/rematch") == "table-not-over"
    shelf.play(held.table)
    summary = msgspec.json.decode(summary_of(shelf.kept[held.table]), type=TableSummary)
    assert (summary.phase, summary.mine, summary.owner) == ("over", [1], True)
    assert summary.glimpse is not None
    assert len(summary.glimpse.points) == 2
    found = msgspec.json.decode(shelf.ask("GET", f"tables/{held.table}/verify"), type=Verification)
    assert (found.state, found.fair) == ("ok", True)
    record = shelf.ask("GET", f"tables/{held.table}/record")
    inspect = shelf.ask("POST", "inspect", game=game, start={"type": "record", "text": record})
    assert msgspec.json.decode(inspect, type=Inspection).over
    again = msgspec.json.decode(shelf.ask("POST", f"tables/{held.table}/rematch"), type=Held)
    assert again.table in shelf.kept
    assert shelf.ask("DELETE", f"tables/{held.table}") == ""
    assert list(shelf.kept) == [again.table]
    assert shelf.say(held.table, type="hello", table=held.table)[0]["reason"]["id"] == "table-unknown"


def test_a_table_is_the_same_after_the_device_was_switched_off() -> None:
    shelf = Shelf()
    held = shelf.make("hamburg", ME, bot("random"))
    state = shelf.play(held.table, most=40)
    shelf.device = Device(seconds=1)
    assert not shelf.device.holds(held.table)
    shelf.device.take_up(held.table, shelf.kept[held.table])
    later = shelf.say(held.table, type="hello", table=held.table)[-1]
    assert later["view"] == state["view"]
    assert shelf.device.changed() == []
    shelf.device.let_go(held.table)
    assert not shelf.device.holds(held.table)


def test_a_table_that_cannot_be_opened_says_why() -> None:
    shelf = Shelf()
    held = shelf.make("bruges", ME, HERE)
    kept = msgspec.json.decode(shelf.kept[held.table], type=Kept)
    kept.table.rules = 0
    told = {"broken": "{}", "earlier": msgspec.json.encode(kept).decode()}
    assert json.loads(summary_of(told["earlier"]))["phase"] == "earlier"
    for reason, data in (("table-broken", told["broken"]), ("rules-earlier", told["earlier"])):
        shelf.device.take_up(held.table, data)
        (refused,) = shelf.say(held.table, type="hello", table=held.table)
        assert (refused["type"], refused["reason"]["id"]) == ("refused", reason)


def test_a_table_of_the_rules_before_goes_on_under_those_of_today() -> None:
    shelf = Shelf()
    held = shelf.make("city_tycoon", ME, bot("random"))
    state = shelf.play(held.table, most=30)
    kept = msgspec.json.decode(shelf.kept[held.table], type=Kept)
    today = kept.table.rules
    kept.table.rules -= 1
    shelf.device.take_up(held.table, msgspec.json.encode(kept).decode())
    welcome, later = shelf.say(held.table, type="hello", table=held.table)
    assert (welcome["rules"], later["view"]) == (today, state["view"])
    assert later["log"][-1]["says"][0]["id"] == "rules-renewed"


def test_a_first_game_goes_the_same_way_as_on_a_server() -> None:
    shelf = Shelf()
    held = shelf.make("hamburg", ME, bot("random"), start={"type": "lesson"})
    kept = msgspec.json.decode(shelf.kept[held.table], type=Kept)
    assert (kept.table.begins, kept.table.secret) == ("lesson", lesson_secret("hamburg"))
    two = shelf.ask("POST", "tables", game="hamburg", sitters=[ME, HERE], start={"type": "lesson"})
    assert two == "lesson-alone"


def test_where_a_bot_fails_something_on_offer_is_chosen() -> None:
    shelf = Shelf()
    held = shelf.make("hamburg", bot("random"), ME)
    assert shelf.device.ask_bot(held.table) is not None
    told = shelf.device.hear_bot(held.table, '{"choice": "build 999 at 9", "fault": ""}')
    shelf.put_away()
    assert json.loads(told[-1])["version"] > 0
    assert shelf.device.hear_bot(held.table, '{"choice": "draw gray", "fault": ""}') == []


def test_what_is_wrong_in_a_request_is_told_as_a_server_tells_it() -> None:
    shelf = Shelf()
    assert shelf.ask("POST", "tables", game="chess") == "game-unknown"
    assert shelf.ask("POST", "tables", sitters=3) == "message-misshapen"
    assert shelf.ask("POST", "tables/x/join", name="Ann") == "server-only"
    text = "players = 2\n[player.1]\nmarks = -1\nhand = [999]\n"
    found = Device(1).ask(
        "POST", "/api/inspect", json.dumps({"game": "hamburg", "start": {"type": "position", "text": text}})
    )
    failure = msgspec.json.decode(found.text, type=Failure)
    assert (found.status, len(failure.mistakes)) == (400, 2)
    assert rules_of("hamburg").id == "hamburg"


def test_a_finished_game_is_analysed_piece_by_piece_and_a_running_one_never() -> None:
    device = Device(1.0)
    start = {"type": "record", "text": last_turns("bruges").to_json()}
    held = json.loads(device.ask("POST", "/api/tables", json.dumps({"game": "bruges", "start": start})).text)
    question = device.to_analyse(held["table"], "{}")
    assert question.status == 200
    first = json.loads(analyse(question.text))["analysis"]
    assert (first["state"], first["refined"], first["turning"]) == ("working", 0, [])
    assert first["worlds"] == usual_worlds()
    found = first
    while found["state"] != "done":
        found = json.loads(analyse(question.text))["analysis"]
    assert found["refined"] == len(found["curve"]) - 1
    wishes = [{"entry": n} for n in range(4)]
    tried = [
        json.loads(analyse(device.to_try(held["table"], json.dumps(wish)).text))["another"] for wish in wishes
    ]
    assert any(len(each["choices"]) > 1 for each in tried)
    sitters = [{"type": "me", "name": "Anna"}, {"type": "bot", "bot": "random"}]
    running = json.dumps({"game": "bruges", "options": {"players": 2}, "sitters": sitters})
    other = json.loads(device.ask("POST", "/api/tables", running).text)
    assert device.to_try(other["table"], '{"entry": 0}').status == 409
    refused = device.to_analyse(other["table"], "{}")
    assert refused.status == 409
    assert "analysis-unfinished" in refused.text


def test_one_plays_on_from_a_moment_of_a_record() -> None:
    device = Device(1.0)
    record = last_turns("bruges")
    sitters = [{"type": "me", "name": "Anna"}, *[{"type": "bot", "bot": "random"}] * 2]
    start = {"type": "record", "text": record.to_json(), "upto": 3}
    made = device.ask(
        "POST", "/api/tables", json.dumps({"game": "bruges", "sitters": sitters, "start": start})
    )
    assert made.status == 200, made.text
    table = device._table(json.loads(made.text)["table"])
    assert not table.live.playing().over
    assert [row.text for row in table.rows[:3]] == [entry.text for entry in record.entries[:3]]
