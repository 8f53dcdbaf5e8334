"""What search bots get: a plain question, budgets that can be repeated, and a place to keep something."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import pytest

from burgomaster.arena import Match, play, play_all, simulate, tournament
from burgomaster.bots import UNLIMITED, Budget, Decision, Random, See, Sits, ask, bot, sit
from burgomaster.bots.base import Allowance
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of
from tests.bots.minds import Counting
from tests.core.drafting import Draft, Drafting

SEARCHERS = {"hamburg": "tests.bots.minds:Searcher", "city_tycoon": "tests.bots.minds:Searcher"}


class Curious:
    """Keeps all questions."""

    def __init__(self) -> None:
        self.questions: list[Decision] = []

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        self.questions.append(question)
        return question.choices[rng.below(len(question.choices))]


# The question.


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_question_is_that_of_the_table_without_the_table(game: str) -> None:
    table = rules_of(game).new({"players": 3}, Fast(3))
    mind = Curious()
    rng = Fast(4)
    for _ in range(150):
        seat, choices = table.turn()
        there = table.questions[0]
        choice = ask(mind, table, seat, rng)
        question = mind.questions[-1]
        assert (question.seat, question.step, question.choices) == (seat, there.step, choices)
        assert question.ask == there.ask
        names = [name for name in dir(question) if not name.startswith("__")]
        held: list[Any] = [getattr(question, name) for name in names]
        assert not any(isinstance(each, Table) for each in [*held, *gc.get_referents(question)])
        table.apply(seat, choice)


def test_the_list_of_choices_is_the_bots_own() -> None:
    class Untidy:
        def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
            chosen = question.choices[0]
            question.choices.clear()
            return chosen

    table = rules_of("hamburg").new({"players": 2}, Fast(3))
    seat, choices = table.turn()
    before = choices[:]
    ask(Untidy(), table, seat, Fast(1))
    assert table.turn() == (seat, before)


def test_nothing_is_looked_at_that_a_bot_does_not_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat sees takes longer than a random choice, so random play must not pay for it."""
    looked: list[int] = []
    seen_by = Draft.seen_by

    def noted(table: Draft, seat: int) -> Draft:
        looked.append(seat)
        return seen_by(table, seat)

    monkeypatch.setattr(Draft, "seen_by", noted)
    rules = Drafting()
    table = rules.new(rules.options({"players": 3}), Fast(3))
    seat, _ = table.turn()
    ask(Random(), table, seat, Fast(1))
    assert looked == []
    mind = Curious()
    ask(mind, table, seat, Fast(1))
    assert looked == []
    assert mind.questions[0].ask == table.questions[0].ask
    assert looked == [seat]


def test_a_seat_that_is_not_asked_is_not_answered_for() -> None:
    table = rules_of("hamburg").new({"players": 2}, Fast(3))
    seat, _ = table.turn()
    with pytest.raises(ValueError, match="is not asked"):
        ask(Random(), table, 1 - seat, Fast(1))


# Budgets.


def test_a_budget_ends_with_its_simulations_or_its_seconds() -> None:
    now = [10.0]
    allowance = Allowance(Budget(seconds=2.0, simulations=5), lambda: now[0])
    assert [allowance.go_on() for _ in range(2)] == [True, True]
    now[0] = 12.0
    assert not allowance.go_on()
    patient = Allowance(Budget(seconds=2.0), lambda: now[0])
    assert all(patient.go_on() for _ in range(1000))
    now[0] = 14.5
    assert not patient.go_on()


def test_without_a_limit_a_bot_sets_its_own() -> None:
    assert UNLIMITED.or_else(simulations=7) == Budget(simulations=7)
    assert Budget(seconds=1.0).or_else(simulations=7) == Budget(seconds=1.0)
    assert Budget(simulations=3).or_else(simulations=7) == Budget(simulations=3)
    allowance = UNLIMITED.begin()
    assert all(allowance.go_on() for _ in range(1000))


def test_games_with_a_budget_of_simulations_are_the_same_everywhere() -> None:
    match = Match("hamburg", (SEARCHERS["hamburg"], "random"), seed=1, budget=Budget(simulations=8))
    matches = [match, replace(match, number=1)]
    alone = play_all(matches, jobs=1)
    assert alone == play_all(matches, jobs=2)
    assert play(replace(match, budget=Budget(simulations=1))) != alone[0]


@pytest.mark.parametrize("game", SEARCHERS)
def test_a_searcher_that_knows_no_game_beats_random_in_each(game: str) -> None:
    duel = tournament(game, [SEARCHERS[game], "random"], games=2, seed=2, budget=Budget(simulations=20))
    assert duel.standings[0].bot == SEARCHERS[game]
    assert duel.standings[0].win_share > 0.5


def test_a_simulation_hands_its_budget_on() -> None:
    names = ["tests.bots.test_search:Thrifty"]
    played = simulate("hamburg", names, players=2, games=1, budget=Budget(simulations=11))
    assert played.games == 1


class Thrifty:
    """Insists on the budget of the test above."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        assert budget == Budget(simulations=11)
        return question.choices[0]


# Sitting down.


def test_a_bot_may_keep_something_for_a_seat_of_a_game() -> None:
    kept = bot("tests.bots.minds:Counting", "hamburg")
    one, other = sit(kept, 0), sit(kept, 1)
    assert isinstance(kept, Sits)
    assert one is not other
    assert one is not kept
    plain = Random()
    assert sit(plain, 0) is plain


def test_in_the_arena_a_bot_sits_for_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[Counting] = []

    def noted(self: Counting, seat: int) -> Counting:
        sat.append(Counting())
        return sat[-1]

    monkeypatch.setattr(Counting, "sit", noted)
    match = Match("hamburg", ("tests.bots.minds:Counting",) * 2, seed=1)
    first = play(match)
    assert len(sat) == 2
    assert sum([each.asked for each in sat]) == first.decisions
    assert play(match) == first
    assert len(sat) == 4
