"""Hints: what the clerk would do, for who may ask, from what their seat sees; and first games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from burgomaster import bots
from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from burgomaster.server.build import build_of
from burgomaster.talk.hinting import ADVISER
from burgomaster.talk.lessons import has_lesson, lesson
from burgomaster.words import LANGUAGES, Words
from tests.server.client import LINK, ME, RANDOM, Client, Json, ask, here, make_table
from tests.server.host import STILL, Server

CLERK: Json = {"type": "bot", "bot": "clerk"}


def hint(client: Client, seat: int = 1) -> Json:
    client.send({"type": "hint", "id": "h", "seat": seat})
    return client.until("advice", "refused")


def at_turn(client: Client) -> Json:
    """Wait until we are asked, and return the question."""
    if client.state["phase"] == "waiting":
        client.nonce(*client.welcome["mine"])
        client.begun()
    while client.state["question"] is None:
        client.until("state")
    question: Json = client.state["question"]
    return question


def alone_at_turn(client: Client) -> Json:
    """Wait until we are asked and nobody else is any more: bots may be asked together with us."""
    at_turn(client)
    while client.state["asked"] != [1]:
        client.until("state")
    return at_turn(client)


def test_someone_alone_with_bots_gets_a_hint_with_its_reason(server: Server) -> None:
    held = make_table(server, ME, RANDOM)
    with Client(server, held["table"], held["token"]).entered() as client:
        assert client.welcome["hints"]
        at_turn(client)
        advice = hint(client)
        question = client.state["question"]
        assert advice["type"] == "advice"
        assert advice["ticket"] == question["ticket"]
        assert advice["choice"] in [choice["text"] for choice in question["choices"]]
        assert [reason["id"] for reason in advice["reasons"]]
        assert advice["claim"]["id"].startswith("hint-")
        offered = [choice["text"] for choice in question["choices"]]
        assert all(rival["choice"] in offered for rival in advice["rivals"])
        assert hint(client) == advice


def test_one_address_has_only_so_many_hints_however_many_sockets_it_has(
    started: Callable[..., Server],
) -> None:
    server = started(STILL, hints_per_second=1, hint_burst=2)
    tables = [make_table(server, ME, RANDOM) for _ in range(3)]
    with ExitStack() as stack:
        clients = [
            stack.enter_context(Client(server, held["table"], held["token"]).entered()) for held in tables
        ]
        for client in clients:
            at_turn(client)
        answers = [hint(client) for client in clients]
        assert [answer["type"] for answer in answers] == ["advice", "advice", "refused"]
        assert answers[2]["reason"]["id"] == "rate-limit"


@pytest.mark.parametrize(("wish", "allowed"), [(None, False), (False, False), (True, True)])
def test_where_several_people_play_hints_are_off_unless_chosen(
    server: Server, wish: bool | None, allowed: bool
) -> None:
    held = make_table(server, ME, here("Ben"), hints=wish)
    with Client(server, held["table"], held["token"]).entered() as client:
        assert client.welcome["hints"] is allowed
        at_turn(client)
        answer = hint(client, client.state["question"]["seat"])
        assert answer["type"] == ("advice" if allowed else "refused")
        assert allowed or answer["reason"]["id"] == "hints-off"


def test_a_seat_for_someone_with_the_link_counts_as_a_person(server: Server) -> None:
    held = make_table(server, ME, LINK)
    with Client(server, held["table"], held["token"]).entered() as client:
        assert not client.welcome["hints"]


def test_nobody_gets_a_hint_for_a_seat_that_is_not_theirs_or_not_asked(server: Server) -> None:
    held = make_table(server, ME, RANDOM)
    with Client(server, held["table"], held["token"]).entered() as client:
        assert hint(client, 2)["reason"]["id"] == "seat-not-yours"
    with Client(server, held["table"]).entered() as watcher:
        assert hint(watcher)["reason"]["id"] == "seat-not-yours"


@pytest.mark.parametrize("game", [game for game in GAMES if ADVISER in bots.bots_of(game)])
def test_advice_is_on_offer_and_can_be_said_in_every_language(game: str) -> None:
    rules, rng = rules_of(game), Fast(4)
    table: Table = rules.new(rules.options({"players": 2}), Fast(3))
    clerk = bots.bot(ADVISER, game)
    steps: set[str] = set()
    for _ in range(120):
        if table.over:
            break
        seat, choices = table.turn()
        if (step := table.agenda[-1].step.name) not in steps or rng.below(8) == 0:
            steps.add(step)
            advice = bots.advise(clerk, table, seat, Fast(1))
            assert advice.choice in choices
            for language in LANGUAGES:
                for reason in advice.reasons:
                    assert not Words(language).say(reason).startswith(("hb-", "br-", "ct-"))
        table.apply(seat, choices[rng.below(len(choices))])
    assert len(steps) > 2


def test_a_game_without_a_clerk_has_no_hints(server: Server) -> None:
    held = make_table(server, ME, RANDOM, game="drafting", hints=True)
    with Client(server, held["table"], held["token"]).entered() as client:
        at_turn(client)
        assert client.welcome["hints"] is False


@pytest.mark.parametrize("game", [game for game in GAMES if has_lesson(game)])
def test_a_first_game_is_the_same_for_everyone(server: Server, game: str) -> None:
    states: list[Json] = []
    for _ in range(2):
        held = make_table(server, ME, CLERK, game=game, options={}, start={"type": "lesson"})
        with Client(server, held["table"], held["token"]).entered() as client:
            assert client.welcome["begins"] == "lesson"
            assert client.welcome["hints"]
            for _ in range(12):
                answer = client.choose(alone_at_turn(client)["choices"][0]["text"])
                client.at_version(answer["version"])
            alone_at_turn(client)
            states.append({key: client.state[key] for key in ("view", "entries", "question")})
    assert states[0] == states[1]


def test_only_games_with_a_first_game_offer_one(server: Server) -> None:
    lobby: Json = ask(server, "GET", "/api/lobby").json()
    found = {game["id"] for game in lobby["games"] if game["lesson"]}
    assert found == {game for game in GAMES if has_lesson(game)}
    with pytest.raises(Refused) as refused:
        lesson("chess")
    assert refused.value.message.id == "lesson-unknown"


@pytest.mark.parametrize("game", [game for game in GAMES if has_lesson(game)])
def test_a_first_game_begins_with_a_position(game: str) -> None:
    table: Table = rules_of(game).read_position(lesson(game))
    assert table.seats() == 2


def test_the_build_is_the_name_of_the_first_script(tmp_path: Path) -> None:
    assert build_of(tmp_path) == ""
    page = '<head><script type="module" crossorigin src="/assets/index-B4.js"></script></head>'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    assert build_of(tmp_path) == "index-B4.js"
