"""The searcher: what it is asked with, what it compares, and that it plays whole games as the rules allow."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from burgomaster import build_kind
from burgomaster.bots import UNLIMITED, Budget, ask
from burgomaster.bots.apprentice import Apprentice
from burgomaster.bots.clerk import AtOnce
from burgomaster.bots.search import SIMULATIONS, Candidate, Effort, Search, Searcher, candidates
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.table import Table
from burgomaster.games import GAMES, rules_of

FEW = Budget(simulations=12)


def councillor(game: str) -> Searcher[Any]:
    made: Searcher[Any] = import_module(f"burgomaster.bots.{game}.levels").LEVELS.councillor()
    return made


def positions(game: str, players: int, every: int, most: int) -> list[Table]:
    """Return tables of a game between clerks at which somebody has a choice that is searched."""
    mind, clerk = councillor(game), councillor(game).clerk
    table: Table = rules_of(game).new({"players": players}, Fast(41))
    found: list[Table] = []
    number = 0
    while not table.over and len(found) < most:
        seat, choices = table.turn()
        if len(choices) > 1 and mind.effort(table.seen_by(seat)) is not None:
            number += 1
            if number % every == 0:
                found.append(table.clone())
        table.apply(seat, choices[0] if len(choices) == 1 else ask(clerk, table, seat, Fast(number)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_ranked_first_is_what_the_clerk_chooses(game: str) -> None:
    clerk = councillor(game).clerk
    for table in positions(game, 2, 4, 6):
        seat, choices = table.turn()
        best = clerk.trial(clerk.imagined(table.seen_by(seat), Fast(3)), seat, Fast(5)).best(choices)
        ranked = clerk.trial(clerk.imagined(table.seen_by(seat), Fast(3)), seat, Fast(5)).ranked(choices)
        assert [worth for _, worth in ranked] == sorted([worth for _, worth in ranked], reverse=True)
        promised = dict(ranked)
        assert promised[best] == pytest.approx(ranked[0][1], abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_the_same_at_a_table_that_its_seat_could_take_for_the_true_one(game: str) -> None:
    for table in positions(game, 2, 9, 3):
        seat, _ = table.turn()
        other = table.seen_by(seat).imagined(Fast(77))
        assert ask(councillor(game), table, seat, Fast(9), FEW) is ask(
            councillor(game), other, seat, Fast(9), FEW
        )


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_a_value(game: str) -> None:
    clerk = councillor(game).clerk
    for table in positions(game, 3, 12, 2):
        assert len(clerk.values(table)) == 3


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (
            "hamburg",
            {"players": 2, "expansions": ["mayors", "statues", "intrigue", "ships", "exchange", "clerics"]},
        ),
        ("bruges", {"players": 3}),
        ("city_tycoon", {"players": 3}),
    ],
)
def test_it_plays_on_with_whatever_is_chosen(game: str, options: dict[str, Any]) -> None:
    table: Table = rules_of(game).new(options, Fast(2))
    mind = councillor(game)
    for number in range(40):
        seat, choices = table.turn()
        choice = (
            choices[0] if len(choices) == 1 else ask(mind, table, seat, Fast(number), Budget(simulations=2))
        )
        table.choose(seat, choice)


@pytest.mark.parametrize("game", GAMES)
def test_without_time_for_four_worlds_it_plays_as_the_clerk(game: str) -> None:
    mind = councillor(game)
    for table in positions(game, 2, 9, 3):
        seat, choices = table.turn()
        hurried = ask(mind, table, seat, Fast(9), Budget(seconds=0.0))
        rng = Fast(9)
        ranked = mind.clerk.trial(mind.clerk.imagined(table.seen_by(seat), rng), seat, rng).ranked(choices)
        assert dict(ranked)[hurried] == pytest.approx(ranked[0][1], abs=1e-3)  # of equals, any


@pytest.mark.parametrize("closely", [False, True])
def test_others_are_played_on_by_a_quick_look_or_as_the_clerk_would(closely: bool) -> None:
    table = positions("city_tycoon", 3, 9, 1)[0]
    search = Search(councillor("city_tycoon").clerk, table, 1, Effort(closely=closely), Fast(1))
    looks = [isinstance(policy, AtOnce) for policy in search.policies]
    assert looks == [not closely, False, not closely]


def test_where_several_play_part_of_what_the_others_have_is_taken_off() -> None:
    table = positions("hamburg", 3, 9, 1)[0]
    seat, choices = table.turn()
    ranked = councillor("hamburg").clerk.trial(table, seat, Fast(1)).ranked(choices)
    found: list[float] = []
    for rivals in (0.0, 0.5, 1.0):
        effort = Effort(rivals=rivals)
        search = Search(councillor("hamburg").clerk, table.seen_by(seat), seat, effort, Fast(1))
        search.best(ranked, 12, UNLIMITED.begin())
        found.append(search.tried[0].outcomes[0])
    assert found[0] - found[2] > 10
    assert found[1] == pytest.approx((found[0] + found[2]) / 2)


def test_what_looks_best_at_once_is_tried_too_if_no_plan_begins_with_it() -> None:
    mind = councillor("hamburg")
    more = 0
    for table in positions("hamburg", 2, 5, 6):
        seat, choices = table.turn()
        trial = mind.clerk.trial(table, seat, Fast(1))
        plans = candidates(trial, choices, Effort(), 40)
        tried = candidates(trial, choices, Effort(glances=6), 40)
        assert tried[: len(plans)] == plans == trial.ranked(choices)[:5]
        looks = [choice for choice, _ in trial.looked_at(choices)[:6]]
        assert all(choice in looks for choice, _ in tried[len(plans) :])
        assert len({choice for choice, _ in tried}) == len(tried) <= 10
        assert len(candidates(trial, choices, Effort(glances=6), 12)) <= 5
        more += len(tried) - len(plans)
    assert more > 5


def test_with_playouts_enough_they_go_a_season_further() -> None:
    mind = councillor("hamburg")
    table = positions("hamburg", 2, 9, 1)[0]
    seat, _ = table.turn()
    effort = mind.effort(table.seen_by(seat))
    assert effort is not None
    ends = [
        Search(mind.clerk, table.seen_by(seat), seat, effort, Fast(1), deep).until.chapters
        for deep in (False, True)
    ]
    assert ends == [1, 2]
    usual = mind.simulations[2]
    assert mind.deep(effort, Budget(simulations=usual), usual)
    assert not mind.deep(effort, Budget(simulations=SIMULATIONS), SIMULATIONS)
    assert mind.deep(effort, Budget(seconds=1.0), usual) is (build_kind() == "compiled")
    assert not mind.deep(Effort(), Budget(), usual)


def test_where_many_think_a_level_makes_a_part_of_its_playouts_but_never_too_few() -> None:
    mind = councillor("hamburg")
    part = mind.effort(positions("hamburg", 2, 9, 1)[0])
    assert part is not None
    usual = mind.simulations[2]
    assert mind.playouts(part, Budget(seconds=1.0), 2) == usual
    assert mind.playouts(part, Budget(seconds=1.0, share=0.75), 2) == int(0.75 * usual)
    assert mind.playouts(part, Budget(seconds=1.0, share=0.01), 2) == SIMULATIONS
    assert mind.playouts(part, Budget(simulations=5), 2) == 5


@pytest.mark.parametrize("game", GAMES)
def test_a_level_is_a_number_of_playouts_for_every_number_of_seats(game: str) -> None:
    levels = import_module(f"burgomaster.bots.{game}.levels")
    for players in range(1 if game == "hamburg" else 2, 6 if game != "bruges" else 5):
        assert levels.MAYOR[players] > 2 * levels.COUNCILLOR[players] >= 2 * SIMULATIONS


def test_it_tells_how_much_it_thought() -> None:
    mind = councillor("hamburg")
    table = positions("hamburg", 2, 3, 1)[0]
    seat, _ = table.turn()
    for budget, thought in (
        (Budget(simulations=mind.simulations[2]), "full"),
        (Budget(share=0.6), "less"),
        (Budget(seconds=0.0), "little"),
    ):
        ask(mind, table, seat, Fast(9), budget)
        assert mind.thought == thought


def test_what_need_not_be_thought_about_says_nothing_of_it() -> None:
    mind = councillor("hamburg")
    mind.thought = "less"
    table = rules_of("hamburg").new({"players": 4}, Fast(2))
    seat, choices = table.turn()
    assert len(choices) > 1
    assert mind.effort(table.seen_by(seat)) is None
    ask(mind, table, seat, Fast(9))
    assert mind.thought == ""


# What is compared.


def tried(gap: float, *outcomes: float) -> Candidate:
    candidate = Candidate(Choice(), gap)
    candidate.outcomes = [*outcomes]
    return candidate


def test_what_was_believed_counts_where_little_was_seen() -> None:
    clerks = tried(0.0, 10.0, 12.0)
    assert tried(0.0, 10.0, 12.0).gain(clerks, 2.0) == 0
    assert tried(4.0, 10.0, 12.0).gain(clerks, 2.0) < 0
    assert 0 < tried(0.0, 12.0, 14.0).gain(clerks, 2.0) < 2


def test_many_worlds_are_believed() -> None:
    clerks = tried(0.0, *[10.0, 12.0] * 20)
    better = tried(1.0, *[12.0, 14.0] * 20)
    assert 1.5 < better.gain(clerks, 2.0) < 2


def test_a_loud_difference_is_believed_less_than_a_quiet_one() -> None:
    clerks = tried(0.0, *[10.0] * 8)
    quiet, loud = tried(0.0, *[11.0] * 8), tried(0.0, *[21.0, 1.0] * 4)
    assert quiet.gain(clerks, 2.0) > loud.gain(clerks, 2.0) > 0


# The apprentice.


def apprentice(game: str) -> Apprentice[Any]:
    made: Apprentice[Any] = import_module(f"burgomaster.bots.{game}.levels").LEVELS.apprentice()
    return made


@pytest.mark.parametrize("game", GAMES)
def test_an_apprentice_errs_but_leaves_the_worst_third_alone(game: str) -> None:
    novice = apprentice(game)
    chosen: list[set[Choice]] = []
    for table in positions(game, 2, 5, 5):
        seat, choices = table.turn()
        chosen.append(set())
        for number in range(12):
            rng = Fast(number)
            trial = novice.clerk.trial(novice.clerk.imagined(table.seen_by(seat), rng), seat, rng)
            looked_at = [choice for choice, _ in trial.looked_at(choices)]
            choice = ask(novice, table, seat, Fast(number))
            assert choice not in looked_at[len(looked_at) - len(looked_at) // 3 :]
            chosen[-1].add(choice)
    assert any(len(each) > 1 for each in chosen)


@pytest.mark.parametrize("game", GAMES)
def test_an_apprentice_knows_what_its_seat_sees_and_nothing_else(game: str) -> None:
    for table in positions(game, 2, 9, 3):
        seat, _ = table.turn()
        other = table.seen_by(seat).imagined(Fast(77))
        assert ask(apprentice(game), table, seat, Fast(9)) is ask(apprentice(game), other, seat, Fast(9))
