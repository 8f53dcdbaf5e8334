"""First games: their chance is known beforehand, so one person plays them with bots, and records say so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from burgomaster.cli.main import app
from burgomaster.core.message import Message, Refused
from burgomaster.core.reading import read_record
from burgomaster.core.replay import verify
from burgomaster.games import GAMES, rules_of
from burgomaster.server import lobby, seating
from burgomaster.server.stored import SeatChange
from burgomaster.talk.lessons import known_secrets, lesson_secret
from burgomaster.talk.messages import Computer, FromLesson, Here, Join, Me, NewTable
from burgomaster.talk.names import hashed
from burgomaster.talk.stored import StoredSeat
from burgomaster.words import LANGUAGES, Words
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, here, make_table
from tests.server.host import Server
from tests.server.test_store import opened

LESSON: Json = {"type": "lesson"}


@pytest.mark.parametrize("other", [LINK, here("Ben")], ids=["with the link", "at the same device"])
@pytest.mark.parametrize("first", [True, False])
def test_no_second_person_sits_down_at_a_first_game(server: Server, other: Json, first: bool) -> None:
    wish = {"game": "hamburg", "sitters": [ME, other] if first else [other, ME], "start": LESSON}
    answer = ask(server, "POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "lesson-alone")


def test_nobody_is_invited_to_a_first_game_without_its_player(server: Server) -> None:
    """They could have read all of it beforehand, too."""
    wish = {"game": "hamburg", "sitters": [LINK, RANDOM], "start": LESSON}
    assert ask(server, "POST", "/api/tables", wish).json()["reason"]["id"] == "lesson-alone"


def test_no_seat_of_a_first_game_is_given_to_another_person(server: Server) -> None:
    held = make_table(server, ME, RANDOM, options={}, start=LESSON)
    with Client(server, held["table"], held["token"]).entered() as client:
        for seat in (1, 2):
            for sitter in (LINK, here("Ben")):
                client.send({"type": "reseat", "seat": seat, "sitter": sitter})
                wanted = "seat-bot-or-link" if seat == 1 and sitter != LINK else "lesson-alone"
                assert client.until("refused")["reason"]["id"] == wanted
        # A computer player may be exchanged for another one.
        client.send({"type": "reseat", "seat": 2, "sitter": {"type": "bot", "bot": "clerk"}})
        while client.state["seats"][1]["bot"] != "clerk":
            client.until("state")
    join = f"/api/tables/{held['table']}/join"
    answer = ask(server, "POST", join, {"name": "Ben", "code": held["code"]})
    assert answer.json()["reason"]["id"] == "lesson-alone"


def test_a_free_seat_that_was_left_at_a_first_game_is_for_bots_alone(tmp_path: Path) -> None:
    """A table of an earlier server may wait for someone: nobody comes, but its owner can begin."""

    async def wait() -> None:
        async with opened(tmp_path) as hub:
            wish = NewTable("hamburg", [Me("Anna"), Computer("random")], {}, FromLesson())
            held = await lobby.make(hub, wish)
            async with hub.tables.at(held.table) as live:
                live.seats[1] = StoredSeat(1, "free", "", None, None, "")
                live.stored.phase = "waiting"
                await hub.disk(hub.store.put_seats, held.table, [SeatChange(live.seats[1])])
            with pytest.raises(Refused, match="lesson-alone"):
                await seating.join(hub, held.table, Join("Ben", held.code))
            with pytest.raises(Refused, match="lesson-alone"):
                await seating.reseat(hub, held.table, hashed(held.token), 1, Here("Ben"))

    asyncio.run(wait())


def test_of_a_first_game_it_is_told_that_its_secret_was_known(server: Server, tmp_path: Path) -> None:
    held = make_table(server, RANDOM, RANDOM, options={}, start=LESSON)
    with Client(server, held["table"]).entered() as watcher:
        while watcher.state["phase"] != "over":
            watcher.receive()
    path = f"/api/tables/{held['table']}"
    verdict = ask(server, "GET", f"{path}/verify").json()
    assert (verdict["state"], verdict["fair"]) == ("ok", True)
    assert verdict["reason"]["id"] == "record-secret-known"
    text = ask(server, "GET", f"{path}/record").text
    # Wherever it is shown, and whoever checks it, this is told.
    shown = make_table(server, start={"type": "record", "text": text})
    assert ask(server, "GET", f"/api/tables/{shown['table']}/verify").json()["reason"] == verdict["reason"]
    file = tmp_path / "game"
    file.write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        done = CliRunner().invoke(app, ["verify", str(file), "--lang", language])
        assert Words(language).say(Message("record-secret-known")) in done.stdout
    alone = verify(rules_of("hamburg"), read_record(text), known=known_secrets("hamburg"))
    assert alone.reason is not None
    assert verify(rules_of("hamburg"), read_record(text)).reason is None


@pytest.mark.parametrize("game", GAMES)
def test_the_chance_of_all_first_games_is_the_same_and_of_no_two_others(server: Server, game: str) -> None:
    def commitment(**start: Json) -> str:
        held = make_table(server, ME, RANDOM, game=game, options={"players": 2}, **start)
        with Client(server, held["table"], held["token"]).entered() as client:
            return str(client.welcome["commitment"])

    assert commitment(start=LESSON) == commitment(start=LESSON)
    assert len({commitment(start=LESSON), commitment(), commitment()}) == 3


FIRST = {
    "hamburg": "ace41b8e4064d2cd396de1e509c57bcaf23260119e2b78f09f59448ff6b83df4",
    "bruges": "7e514d473adb8a765860dddc0fb95dd3dc34c03ec502d8714ce55822518103d7",
    "city_tycoon": "ee4cc8fe9c6d71f3da7ca1a3e4f7abed1b044c0795360f5008df94512df0c53b",
}
"""The secrets of the first text of each."""


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_of_an_edited_first_game_is_added_to_the_list_and_those_before_stay(game: str) -> None:
    assert lesson_secret(game).hex() in known_secrets(game), f"add {lesson_secret(game).hex()} to secrets.txt"
    assert FIRST[game] in known_secrets(game)


def test_a_first_game_alone_is_played_against_tom_and_its_secret_is_known_too(server: Server) -> None:
    assert lesson_secret("hamburg", alone=True).hex() in known_secrets("hamburg")
    assert lesson_secret("hamburg", alone=True) != lesson_secret("hamburg")
    start = {"type": "lesson", "alone": True}
    held = make_table(server, ME, options={}, start=start)
    with Client(server, held["table"], held["token"]).entered() as client:
        assert client.welcome["begins"] == "lesson"
        assert [seat["who"] for seat in client.state["seats"]] == ["person", "rules"]
        for _ in range(2):
            question = client.state["question"] or client.until("state")["question"]
            answer = client.choose(question["choices"][0]["text"])
            client.at_version(answer["version"])
        # One of each kind, so that the coach can show what TOM does with it.
        assert sorted(client.state["view"]["dice"].values()) == [1, 2, 3, 3, 4, 5]
    wish = {"game": "bruges", "sitters": [ME, RANDOM], "start": start}
    assert ask(server, "POST", "/api/tables", wish).json()["reason"]["id"] == "lesson-unknown"
    games = {game["id"]: game["lesson_alone"] for game in ask(server, "GET", "/api/lobby").json()["games"]}
    assert [game for game in GAMES if games[game]] == ["hamburg"]


def test_of_any_other_game_nothing_is_said_about_its_secret(server: Server) -> None:
    start = {"type": "position", "text": "season = 8"}
    held = make_table(server, RANDOM, RANDOM, start=start)
    with Client(server, held["table"]).entered() as watcher:
        while watcher.state["phase"] != "over":
            watcher.receive()
    assert ask(server, "GET", f"/api/tables/{held['table']}/verify").json()["reason"] is None
