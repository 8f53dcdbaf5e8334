"""The analysis of a game: what it tells is carried by its figures, and nobody knew more than they did."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, cast

import pytest

from burgomaster import analyse
from burgomaster.bots import bot
from burgomaster.bots.clerk import Clerk
from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.core.record import Record
from burgomaster.games import rules_of
from burgomaster.insight import Analysis, analysed
from burgomaster.insight.moments import Walk
from burgomaster.insight.page import page
from burgomaster.insight.telling import claim, lines
from burgomaster.insight.turning import GAIN, LEAST, LOSS, LUCK
from burgomaster.insight.worlds import HINDSIGHT, Worlds
from burgomaster.words import LANGUAGES, Words
from tests.insight.games import PLAYERS, ending, last_turns, whole


@cache
def found(game: str) -> Analysis:
    """Return what the end of a game was about, in few worlds."""
    return analyse(ending(game), worlds=4)


@pytest.fixture(params=["hamburg", "bruges"])
def analysis(request: pytest.FixtureRequest) -> Analysis:
    """Return what the end of a game was about."""
    return found(request.param)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_first_curve_tells_everyones_chance_and_ends_with_who_won(game: str) -> None:
    first = next(analysed(ending(game)))
    assert not first.complete
    assert not first.turning
    for point in first.curve:
        assert all(0 <= chance <= 1 for chance in point.chances)
    assert first.curve[-1].points == tuple(map(float, first.scores))
    assert sum(first.curve[-1].chances) == 1
    best = max(first.scores)
    assert all(first.scores[seat] == best for seat, won in enumerate(first.curve[-1].chances) if won)
    assert [point.entry for point in first.curve] == sorted({point.entry for point in first.curve})


def test_what_is_claimed_is_what_was_found(analysis: Analysis) -> None:
    assert analysis.complete
    for turned in [*analysis.turning, *analysis.best]:
        told = claim(turned).arguments
        assert told["points"] == round(abs(turned.moved.value))
        assert told["seat"] == turned.change.seat + 1
        rises = turned.chance[1] >= turned.chance[0]
        assert rises == (turned.moved.value >= 0)
        assert turned.cause in (LUCK, GAIN, LOSS)
        assert (turned.better is not None) == (turned.cause == LOSS)
    for turned in analysis.turning:
        assert abs(turned.moved.value) >= LEAST
        assert abs(turned.moved.value) >= LEAST * turned.moved.error


def test_the_same_seed_finds_the_same() -> None:
    one, other = [analyse(last_turns("bruges"), worlds=4) for _ in range(2)]
    assert one.plain() == other.plain()


def test_it_can_be_kept_as_json_and_as_a_page(analysis: Analysis) -> None:
    assert json.loads(json.dumps(analysis.plain()))["names"] == list(analysis.names)
    for language in LANGUAGES:
        words = Words(language, dict(enumerate(analysis.names, 1)))
        made = page(analysis, words)
        assert "http" not in made
        assert "<script" not in made
        assert "insight-" not in made, "every message has its words"
        for turned in analysis.turning:
            assert lines(analysis, turned, words)


def test_names_are_text_on_the_page() -> None:
    shown = page(found("bruges")._replace(names=("<b>Anna</b>", "Ben", "Carla")), Words("en"))
    assert "<b>Anna" not in shown
    assert "&lt;b&gt;Anna" in shown


@pytest.mark.parametrize("game", ["hamburg", "bruges"])
def test_a_seat_is_judged_by_what_it_knew_then(game: str) -> None:
    """The same is expected of every table that looks the same to a seat; in hindsight it is not."""
    walk = Walk(rules_of(game), whole(game))
    worlds = Worlds(cast("Clerk[Any]", bot("clerk", game)), 1)
    table = walk.table(walk.moments[len(walk.moments) // 2].begin)
    twin = table.seen_by(0).imagined(Fast(99))
    last = table.chapter()[0] + 1
    assert worlds.outcomes(table, 0, 2, last) == worlds.outcomes(twin, 0, 2, last)
    assert worlds.judged(table, 0, 2) == worlds.judged(twin, 0, 2)
    assert worlds.judged(table, HINDSIGHT, 1) != worlds.judged(twin, HINDSIGHT, 1)


def test_a_game_that_is_not_over_is_refused() -> None:
    record = whole("hamburg")
    begun = Record(record.game, record.rules, record.data, record.options, record.seats, record.entries[:50])
    with pytest.raises(Refused) as refused:
        analyse(begun)
    assert refused.value.message.id == "analysis-unfinished"
    with pytest.raises(Refused) as refused:
        analyse(record, worlds=1)
    assert refused.value.message.id == "analysis-worlds"
