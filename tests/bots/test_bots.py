"""Bots: they answer every question of a game, cannot cheat, and the clerk knows what it is about."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from burgomaster.arena import simulate, tournament
from burgomaster.bots import ask, bot, bots_of, usual_bot
from burgomaster.bots.hamburg.clerk import TURNS, WIDTH, Trial
from burgomaster.bots.hamburg.judgement import Judgement
from burgomaster.bots.hamburg.outlook import OUTLOOK
from burgomaster.bots.hamburg.taste import CLERK
from burgomaster.bots.planning import Plan
from burgomaster.core.chance import Fast
from burgomaster.core.message import Refused
from burgomaster.games import GAMES, hamburg, rules_of
from burgomaster.games.hamburg.expansions import EXPANSIONS
from burgomaster.games.hamburg.paper.loading import read_position
from tests.hamburg.worlds import permute

QUICK = ["random", "clerk"]
"""Bots that play a whole game in a moment; those that search are looked at in `test_levels.py`."""


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", GAMES)
def test_quick_bots_play_every_game_to_its_end(game: str, name: str) -> None:
    table = rules_of(game).new({}, Fast(11))
    mind = bot(name, game)
    rng = Fast(12)
    while not table.over:
        question = table.questions[0]
        choice = ask(mind, table, question.seat, rng)
        assert choice in question.choices
        table.choose(question.seat, choice)


@pytest.mark.parametrize("name", QUICK)
def test_quick_bots_play_hamburg_with_all_expansions(name: str) -> None:
    table = rules_of("hamburg").new({"players": 3, "expansions": [*EXPANSIONS]}, Fast(11))
    mind = bot(name, "hamburg")
    rng = Fast(12)
    while not table.over:
        question = table.questions[0]
        table.choose(question.seat, ask(mind, table, question.seat, rng))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_levels_from_weak_to_strong_and_the_clerk_is_the_usual_one(game: str) -> None:
    assert [*bots_of(game)] == ["random", "apprentice", "clerk", "councillor", "mayor"]
    assert usual_bot(game) == "clerk"


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(Refused) as refused:
        bot("emperor", "hamburg")
    assert refused.value.message.id == "bot-unknown"
    assert "clerk" in str(refused.value.message.arguments["known"])


def test_a_bot_of_ones_own_is_loaded_by_module_and_class() -> None:
    assert type(bot("burgomaster.bots.base:Random", "hamburg")).__name__ == "Random"


@pytest.mark.parametrize(
    "name", ["no_such_module:X", "burgomaster.bots.base:Nobody", "json:dumps", "os:getpid", ":", "..:x"]
)
def test_a_bot_of_ones_own_that_cannot_be_loaded_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        bot(name, "hamburg")
    assert refused.value.message.id == "bot-not-loaded"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", QUICK)
def test_what_a_bot_chooses_does_not_depend_on_what_its_seat_cannot_know(name: str, players: int) -> None:
    """Permute all that a seat cannot know: with the same generator it chooses the same."""
    table = hamburg.new(players=players, source=Fast(21))
    mind = bot(name, "hamburg")
    shuffle = Fast(22)
    compared = 0
    number = 0
    while not table.over:
        question = table.questions[0]
        seat = question.seat
        choice = ask(mind, table, question.seat, Fast(number))
        if len(question.choices) > 1 and number % 3 == 0:
            other = permute(table, seat, shuffle)
            assert ask(mind, other, other.turn()[0], Fast(number)) is choice, question.step
            compared += 1
        table.apply(seat, choice)
        number += 1
    assert compared > 20


def test_looking_and_choosing_leave_the_table_as_it_is() -> None:
    table = hamburg.new(players=3, source=Fast(31))
    mind = bot("clerk", "hamburg")
    for _ in range(60):
        question = table.questions[0]
        before = table.dump()
        choice = ask(mind, table, question.seat, Fast(1))
        assert table.dump() == before
        table.apply(question.seat, choice)


def test_the_clerk_gets_a_question_of_a_table_it_only_sees() -> None:
    """The clerk needs nothing but what its seat sees, and the question put to it there."""
    table = hamburg.new(players=2, source=Fast(41))
    mind = bot("clerk", "hamburg")
    for number in range(120):
        if table.over:
            break
        question = table.questions[0]
        seen = table.seen_by(question.seat)
        choice = ask(mind, table, question.seat, Fast(number))
        assert ask(mind, seen, question.seat, Fast(number)) is choice
        table.apply(question.seat, choice)


# What the clerk knows.


def chosen(position: str) -> str:
    table = read_position(position)
    return ask(bot("clerk", "hamburg"), table, table.turn()[0], Fast(1)).text


def test_the_clerk_builds_what_it_can_at_the_very_end() -> None:
    position = "season = 8\nround = 4\nplayer.1 = { hand = [244, 98], marks = 12, points = 20 }\n"
    assert chosen(position) == "lay 244"


def test_the_clerk_uses_a_building_before_the_season_ends() -> None:
    position = "season = 8\nround = 4\nacted = true\nplayer.1 = { buildings = [6], points = 20 }\n"
    assert chosen(position) == "use 6"


def test_the_clerk_lowers_a_disaster_that_threatens_more_than_it_costs() -> None:
    position = "season = 5\nround = 4\nplayer.1 = { hand = [49, 98], marks = 25, levels = { pink = 2 } }\n"
    assert chosen(position) == "decrease 49"


def test_the_clerk_plans_a_site_for_the_building_it_can_pay_for_next() -> None:
    position = (
        "season = 8\nround = 3\n"
        "player.1 = { hand = [78, 98, 99], marks = 12, points = 20, workers = { orange = 1 } }\n"
    )
    assert chosen(position) in ("site 98", "site 99")


def test_the_clerk_uses_a_building_first_if_that_pays_for_the_next() -> None:
    position = (
        "season = 8\nround = 4\nplayer.1 = { hand = [242, 98], marks = 4, points = 20, buildings = [102] }\n"
    )
    assert chosen(position) == "use 102"


def test_the_clerk_looks_at_a_few_ways_of_using_any_number_of_buildings() -> None:
    """Nineteen buildings can be used in half a million ways; without a limit a choice takes 20 seconds."""
    buildings = [6, 48, *range(98, 103), *range(115, 119), *range(127, 131), 156, 160, 161, 196, 216]
    workers = "{ purple = 9, orange = 9, gray = 9, pink = 9, brown = 9 }"
    position = (
        f"season = 4\nround = 1\nplayer.1 = {{ hand = [242, 54], marks = 9, buildings = {buildings}, "
        f"workers = {workers} }}\n"
    )
    assert chosen(position).startswith("use ")
    table = read_position(position)
    trial = Trial(table, 0, CLERK, WIDTH)
    found = trial.with_uses([Plan(None, table, trial.judgement.of(table))], [])
    assert TURNS.uses <= len(found) < TURNS.uses + len(buildings)


def test_of_cards_of_one_colour_the_clerk_spends_the_one_least_worth_building() -> None:
    position = (
        "season = 2\nround = 4\n"
        "player.1 = { hand = [111, 132], marks = 6, sites = [1], workers = { orange = 0 } }\n"
    )
    assert chosen(position).endswith("111")


def at_season_end(position: str) -> float:
    table = read_position(position)
    return Judgement(table, 0, CLERK).at_end(table)


def test_at_the_end_of_a_season_the_clerk_would_rather_have_more() -> None:
    frame = "season = 3\nround = 4\nacted = true\nplayer.1 = {{ {} }}\n"
    plain = at_season_end(frame.format("marks = 5"))
    assert at_season_end(frame.format("marks = 8")) > plain
    assert at_season_end(frame.format("marks = 5, sites = [98]")) > plain
    assert at_season_end(frame.format("marks = 5, buildings = [102]")) > plain
    assert at_season_end(frame.format("marks = 5, square = 2")) > plain
    assert at_season_end(frame.format("marks = 5, levels = { pink = 2 }")) < plain


def test_the_outlook_sees_the_wall() -> None:
    """Left comes gray, brown, then pink; right orange, purple, brown, pink."""

    def seen(wall: str, hand: str) -> list[float]:
        table = read_position(
            f"season = 3\nround = 4\nacted = true\nplayer.1 = {{ wall = {wall}, hand = {hand} }}\n"
        )
        found = dict(zip(OUTLOOK, Judgement(table, 0, CLERK).seen(table), strict=True))
        return [
            found["segments of the longer half"],
            found["segments of the shorter half"],
            found["colours of the next segments in hand"],
            found["the top statue, from the third segment on"],
        ]

    pink, gray = 54, 150
    assert seen("{ left = 0, right = 0 }", f"[{pink}]") == [0, 0, 0, 0]
    assert seen("{ left = 0, right = 0 }", f"[{gray}, {pink}]") == [0, 0, 1, 0]
    assert seen("{ left = 1, right = 2 }", f"[{gray}, {pink}]") == [2, 1, 0, 0]
    assert seen("{ left = 2, right = 3 }", f"[{gray}, {pink}]") == [3, 2, 2, 9]


def test_a_clerk_can_have_another_outlook() -> None:
    table = read_position("season = 3\nround = 4\nacted = true\nplayer.1 = { marks = 6 }\n")
    fond = {**OUTLOOK, "marks up to six": (9.0, 0.0)}
    more = 6 * (9.0 - OUTLOOK["marks up to six"][0] - 5 * OUTLOOK["marks up to six"][1])
    found = Judgement(table, 0, CLERK, fond).at_end(table) - Judgement(table, 0, CLERK).at_end(table)
    assert found == pytest.approx(more)


def test_in_the_last_season_only_points_count_at_its_end() -> None:
    frame = "season = 8\nround = 4\nacted = true\nplayer.1 = {{ points = {}, marks = {} }}\n"
    assert at_season_end(frame.format(21, 0)) > at_season_end(frame.format(20, 30))


def test_the_clerk_advances_cheaply() -> None:
    position = (
        'season = 2\nphase = "II"\nplayer.1 = { marks = 9 }\n'
        "dice = { purple = 1, orange = 4, gray = 4, pink = 4, brown = 4, black = 4 }\n"
    )
    assert chosen(position) == "advance"


@pytest.mark.slow
def test_the_clerk_beats_random_and_scores_like_a_player() -> None:
    duel = tournament("hamburg", ["clerk", "random"], players=2, games=24, seed=5)
    assert duel.standings[0].bot == "clerk"
    assert duel.standings[0].win_share >= 0.95
    four = simulate("hamburg", ["clerk"], players=4, games=6, seed=5)
    assert sum(four.mean_score) / 4 > 60


def test_a_decision_of_the_clerk_takes_some_thousand_calls() -> None:
    """Counted, so that no machine is too slow for it: `make clerks` prints the milliseconds."""
    table = hamburg.new(players=4, source=Fast(51))
    mind = bot("clerk", "hamburg")
    rng = Fast(52)
    decisions = calls = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal calls
        calls += event == "call"

    while not table.over and decisions < 150:
        question = table.questions[0]
        sys.setprofile(count)
        try:
            choice = ask(mind, table, question.seat, rng)
        finally:
            sys.setprofile(None)
        decisions += len(question.choices) > 1
        table.apply(question.seat, choice)
    # 7 600 each in pure Python; what is compiled is not counted.
    assert calls / decisions < 15_000
