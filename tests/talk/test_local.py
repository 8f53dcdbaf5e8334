"""A table without a server: whole games on one device, by the app's own messages."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games import GAMES, rules_of
from burgomaster.server import lobby
from burgomaster.talk.denied import Denied
from burgomaster.talk.live import Live
from burgomaster.talk.local import Kept, LocalTable
from burgomaster.talk.messages import ClientMessage, NewTable, ServerMessage
from burgomaster.talk.names import hashed
from burgomaster.talk.stored import StoredRow
from burgomaster.talk.thinking import Answer
from tests.server.test_store import opened

SECRET = bytes(range(32))
TILE = {"kind": "tile", "tile": 62}

Json = dict[str, Any]


def wish(game: str, *sitters: Json, **more: Any) -> NewTable:
    options = {"players": len(sitters)}
    return msgspec.convert({"game": game, "options": options, "sitters": [*sitters], **more}, NewTable)


def bot(name: str) -> Json:
    return {"type": "bot", "bot": name}


ME = {"type": "me", "name": "Anna"}
HERE = {"type": "here", "name": "Ben"}


class Device:
    """The app at a local table: it knows the last state and its whole log."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.state: Json = {}
        self.log: list[Json] = []
        self.moves = 0
        self.welcome = self.ask(type="hello", table=table.live.id)

    def ask(self, **message: Any) -> Json:
        """Send something; return the first answer, and look at the state that may follow."""
        msgspec.convert(message, ClientMessage)
        return self.hear(self.table.hear(json.dumps(message)))

    def hear(self, texts: list[str]) -> Json:
        answers: list[Json] = []
        for text in texts:
            msgspec.json.decode(text, type=ServerMessage)
            answers.append(json.loads(text))
        for answer in answers:
            if answer["type"] == "state":
                self.state = answer
                self.log = [line for line in self.log if line["n"] <= answer["log_keep"]] + answer["log"]
        return answers[0]

    def choose(self, rng: Fast) -> Json:
        """Choose for whoever is asked, whose turn it is to look."""
        if self.state["question"] is None:
            mine = [seat for seat in self.state["asked"] if seat in self.welcome["mine"]]
            self.log = []
            self.ask(type="look", seat=mine[0])
        question = self.state["question"]
        choice = question["choices"][rng.below(len(question["choices"]))]
        return self.move("choose", ticket=question["ticket"], choice=choice["text"])

    def move(self, kind: str, **more: Any) -> Json:
        self.moves += 1
        return self.ask(type=kind, move_id=f"m{self.moves}", seat=self.state["seat"], **more)


def told(state: Json) -> Json:
    """What a state tells of the game, whoever is there and whatever one has of the log."""
    return {name: part for name, part in state.items() if name not in ("seats", "log", "log_keep")}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_with_a_bot_and_two_at_one_device(game: str) -> None:
    """Undo, why-not, what-if, hints, looking back and points on the way; at the end the chance was fair."""
    rng = Fast(7)
    table = LocalTable.new(wish(game, ME, bot("clerk"), HERE, hints=True), SECRET, seconds=1)
    app = Device(table)
    assert (app.welcome["type"], app.welcome["mine"], app.welcome["hints"]) == ("welcome", [1, 3], True)
    seen: set[str] = set()
    undone = reasons = 0
    while app.state["phase"] != "over":
        if table.bots_asked():
            app.hear(table.let_bot_choose())
            continue
        answer = app.choose(rng)
        assert answer["type"] == "accepted"
        seen.add(answer["type"])
        if app.state["undo"]["possible"] and rng.below(4) == 0:
            before = app.state["version"]
            assert app.move("undo", version=before)["version"] > before
            assert app.log[-1]["says"][-1]["id"] == "event-undone"
            undone += 1
        question, seat = app.state["question"], app.state["seat"]
        if question is not None and rng.below(12) == 0:
            texts = [choice["text"] for choice in question["choices"]]
            advice = app.ask(type="hint", id="h", seat=seat)
            assert advice["choice"] in texts
            reasons += len(advice["reasons"])
            offered = app.ask(type="why-not", id="w", seat=seat, choice=texts[0])
            assert offered == {"type": "reason", "id": "w", "reason": None}
            foreseen = app.ask(type="what-if", id="i", seat=seat, about=TILE)
            assert foreseen["type"] == ("foreseen" if game == "city_tycoon" else "refused")
            moment = app.ask(type="replay", id="r", at=app.state["entries"])
            assert moment["view"] == app.state["view"]
            seen.update(("advice", "why-not", foreseen["type"], moment["type"]))
    assert undone > 3
    assert reasons > 0
    assert {"accepted", "advice", "why-not", "moment"} <= seen
    points = app.ask(type="points", id="p")["line"]
    story = table.live.playing()
    assert points[-1]["points"] == story.game.table.scores()
    assert [line["n"] for line in app.log] == sorted({line["n"] for line in app.log})
    record = read_record(story.record_text(0, fair=True))
    assert verify(rules_of(game), record).fair


@pytest.mark.parametrize("game", sorted(GAMES))
def test_put_away_and_taken_up_again_it_is_the_same_table(game: str) -> None:
    rng = Fast(5)
    table = LocalTable.new(wish(game, ME, HERE, bot("random")), SECRET, seconds=1)
    app = Device(table)
    for _ in range(60):
        if table.bots_asked():
            app.hear(table.let_bot_choose())
        else:
            app.choose(rng)
    again = LocalTable.taken_up(table.put_away(), seconds=1)
    later = Device(again)
    seat = 3 - app.state["seat"]
    for device in (app, later):
        device.log = []
        device.ask(type="look", seat=seat)
    assert later.state == app.state
    assert later.log == app.log
    assert again.put_away() == table.put_away()
    last = next(row for row in reversed(rows_of(again)) if row.move_id == f"m{app.moves}")
    same = {"move_id": last.move_id, "seat": last.seat + 1, "ticket": "1-1", "choice": last.text}
    assert later.ask(type="choose", **same)["version"] == last.upto  # it was made before
    assert again.put_away() == table.put_away()


def rows_of(table: LocalTable) -> list[StoredRow]:
    return msgspec.json.decode(table.put_away(), type=Kept).rows


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_server_tells_the_same_of_the_same_table(game: str, tmp_path: Path) -> None:
    """A table that a server has begun, opened without one: every state is the same but for who is there."""

    async def play() -> None:
        async with opened(tmp_path) as hub:
            held = await lobby.make(hub, wish(game, ME, HERE))
            for seat in range(2):
                await hub.moves.add_nonce(held.table, hashed(held.token), seat, "00")
            async with hub.tables.at(held.table) as live:
                stored, seats = deepcopy(live.stored), deepcopy(live.seats)
                for sitting in seats:
                    sitting.token_hash = "here"
                local = Device(LocalTable(Kept(stored, seats, hub.store.log(held.table)), seconds=1))
                compare(live, local, Fast(3))

    def compare(live: Live, local: Device, rng: Fast) -> None:
        story = live.playing()
        for _ in range(40):
            seat = story.asked()[0]
            local.log = []
            local.ask(type="look", seat=seat + 1)
            text, _ = live.states.text(story, [], seat, 0)
            state = json.loads(text)
            assert told(local.state) == told(state)
            assert local.log == state["log"]
            chosen = state["question"]["choices"][rng.below(len(state["question"]["choices"]))]["text"]
            local.move("choose", ticket=state["question"]["ticket"], choice=chosen)
            story.choose(seat, story.rules.notation.read(chosen))

    asyncio.run(play())


def test_a_move_sent_twice_is_made_once_and_an_old_question_cannot_be_answered() -> None:
    table = LocalTable.new(wish("hamburg", ME, HERE), SECRET, seconds=1)
    app = Device(table)
    question = app.state["question"]
    move = {"type": "choose", "move_id": "x", "seat": app.state["seat"], "ticket": question["ticket"]}
    first = app.ask(**move, choice="draw gray")
    rows = len(rows_of(table))
    assert app.ask(**move, choice="draw gray") == first
    assert len(rows_of(table)) == rows
    stale = app.ask(**{**move, "move_id": "y"}, choice="draw gray")
    assert (stale["type"], stale["stale"], stale["about"]) == ("refused", True, "y")


def test_nobody_chooses_for_a_bot() -> None:
    app = Device(LocalTable.new(wish("bruges", ME, bot("random")), SECRET, seconds=1))
    refused = app.ask(type="choose", move_id="x", seat=2, ticket="1-2", choice="draw left")
    assert refused["reason"]["id"] == "seat-not-yours"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "text": "Hello"},
        {"type": "leave"},
        {"type": "reseat", "seat": 1, "sitter": bot("random")},
        {"type": "remove", "seat": 1},
    ],
)
def test_what_needs_a_server_is_refused_in_words(message: Json) -> None:
    app = Device(LocalTable.new(wish("hamburg", ME, HERE), SECRET, seconds=1))
    assert app.ask(**message)["reason"]["id"] == "server-only"


def test_what_is_no_message_is_refused() -> None:
    table = LocalTable.new(wish("hamburg", ME, HERE), SECRET, seconds=1)
    for text in (b"\xff", "[" * 100_000, '{"type": "weather"}'):
        (refused,) = [json.loads(each) for each in table.hear(text)]
        assert refused["reason"]["id"] == "message-misshapen"


def test_a_table_that_waits_for_others_needs_a_server() -> None:
    with pytest.raises(Denied, match="server-only"):
        LocalTable.new(wish("hamburg", ME, {"type": "link"}), SECRET, seconds=1)
    with pytest.raises(Refused, match="name-taken"):
        LocalTable.new(wish("hamburg", ME, {**HERE, "name": "anna"}), SECRET, seconds=1)


def test_a_table_begins_where_a_record_ends() -> None:
    app = Device(LocalTable.new(wish("bruges", ME, HERE), SECRET, seconds=1))
    for _ in range(20):
        app.choose(Fast(2))
    story = app.table.live.playing()
    start = {"type": "record", "text": str(story.record(fair=False))}
    again = Device(LocalTable.new(wish("bruges", ME, HERE, start=start), SECRET, seconds=1))
    for device in (app, again):
        device.ask(type="look", seat=2)
    assert (again.welcome["begins"], again.state["view"]) == ("record", app.state["view"])


ALONE = """
import sys
from burgomaster.talk.local import Kept, LocalTable
from burgomaster.talk.messages import Computer, NewTable
BOTS = [Computer("random"), Computer("random")]
for game in ("bruges", "city_tycoon", "hamburg"):
    table = LocalTable.new(NewTable(game, BOTS, {"players": 2}), bytes(32), 1)
    while table.let_bot_choose():
        pass
    assert table.live.stored.phase == "over"
never = ("alembic", "asyncio", "litestar", "multiprocessing", "socket", "sqlalchemy", "sqlite3", "subprocess")
print(*[name for name in never if name in sys.modules])
"""


def test_it_plays_without_framework_database_socket_or_process() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize(("thought", "told"), [("little", "little"), ("full", "full"), ("", "full")])
def test_a_bot_that_has_no_time_to_think_is_told_so(thought: Any, told: str) -> None:
    table = LocalTable.new(wish("hamburg", bot("councillor"), ME), SECRET, seconds=1)
    Device(table)
    asked = table.ask_bot()
    assert asked is not None
    choice = table.live.playing().game.table.offers_to(asked.seat)[0].text
    state = json.loads(table.hear_bot(Answer(choice, "", thought=thought))[-1])
    assert [seat["thinks"] for seat in state["seats"]] == [told, "full"]
