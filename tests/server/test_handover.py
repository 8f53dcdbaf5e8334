"""Going on at another device: a code of a word and six figures, for ten minutes and one use."""

from __future__ import annotations

import re

import pytest

from burgomaster.server.handover import SECONDS, Handover
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Belonging, Belongings
from tests.server.client import ask
from tests.server.host import Server

MINE = Belongings([Belonging("t1", "secret", None, True)], "Anna", 3)


def test_a_code_gives_what_was_kept_once_however_it_is_typed() -> None:
    handover = Handover()
    given = handover.give(MINE)
    assert re.fullmatch(r"[A-Z]+-\d{6}", given.code)
    assert given.seconds == SECONDS
    assert handover.take(f" {given.code.lower().replace('-', ' ')} ") == MINE
    with pytest.raises(Denied):
        handover.take(given.code)


def test_a_code_counts_for_ten_minutes() -> None:
    now = [0.0]
    handover = Handover(lambda: now[0])
    code = handover.give(MINE).code
    now[0] = SECONDS - 1
    other = handover.give(MINE).code
    now[0] = SECONDS
    with pytest.raises(Denied):
        handover.take(code)
    assert handover.take(other) == MINE


def test_over_http_and_only_some_tries_a_minute(server: Server) -> None:
    body = {"held": [{"table": "t1", "token": "x" * 43}], "name": "Anna", "face": 3}
    code = ask(server, "POST", "/api/handover", body).json()["code"]
    found = ask(server, "POST", "/api/fetch", {"code": code}).json()
    assert [each["token"] for each in found["held"]] == ["x" * 43]
    assert (found["name"], found["face"]) == ("Anna", 3)
    answers = [ask(server, "POST", "/api/fetch", {"code": "KRAN-000000"}).status_code for _ in range(12)]
    assert answers[0] == 404
    assert 429 in answers
