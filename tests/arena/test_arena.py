"""The arena: the same games whatever the number of jobs, every seat for every bot, honest intervals."""

from __future__ import annotations

import json
import math
from collections import Counter

import pytest

from burgomaster.arena import Match, Result, play, play_all, simulate, tournament
from burgomaster.arena.pool import cores
from burgomaster.arena.rating import intervals, ratings
from burgomaster.arena.tournament import pairings, standings, wilson
from burgomaster.bots import Budget, Decision, See
from burgomaster.core.chance import Fast
from burgomaster.core.choice import Choice
from burgomaster.core.message import Refused


def test_a_match_is_the_same_whenever_it_is_played() -> None:
    match = Match("hamburg", ("random", "random", "random"), seed=3, number=4)
    assert play(match) == play(match)
    assert play(match) != play(Match("hamburg", match.bots, seed=3, number=5))


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate("hamburg", ["random"], players=2, games=6, seed=9, jobs=1)
    together = simulate("hamburg", ["random"], players=2, games=6, seed=9, jobs=3)
    assert (alone.mean_score, alone.win_share, alone.decisions) == (
        together.mean_score,
        together.win_share,
        together.decisions,
    )


def test_a_simulation_tells_everything_by_seat() -> None:
    result = simulate("hamburg", ["random", "clerk"], players=3, games=2, seed=1)
    assert result.bots == ("random", "clerk", "random")
    assert len(result.mean_score) == len(result.win_share) == 3
    assert sum(result.win_share) == pytest.approx(1)
    assert result.games == 2
    assert result.decisions > 300
    assert json.loads(json.dumps(result.data()))["mean_score"] == list(result.mean_score)


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("hamburg", ["random"], players=2, games=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_an_interruption_keeps_what_is_finished() -> None:
    def impatient(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    matches = [Match("hamburg", ("random", "random"), 1, number) for number in range(5)]
    assert list(play_all(matches, 1, impatient)) == [0, 1]
    assert simulate("hamburg", ["random"], players=2, games=5, progress=impatient).games == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e", "f"]])
def test_in_a_round_every_bot_has_every_seat_once(bots: list[str], players: int) -> None:
    matches = pairings("hamburg", bots, players, 2 * len(bots), 7)
    seats = Counter((match.bots[seat], seat) for match in matches for seat in range(players))
    assert set(seats.values()) == {2}
    assert len(seats) == len(bots) * players
    for number in range(2):
        assert [match.number for match in matches].count(number) == len(bots)


def test_only_complete_rounds_count() -> None:
    matches = pairings("hamburg", ["a", "b"], 2, 4, 0)
    won = Result((10, 5), (0,), 7)
    table = standings(matches, {0: won, 1: won, 2: won}, 2, 1.0)
    assert table.games == 2
    assert [each.win_share for each in table.standings] == [0.5, 0.5]


def test_a_tie_is_shared() -> None:
    assert Result((5, 5, 1), (0, 1), 3).share(1) == 0.5
    assert Result((5, 5, 1), (0, 1), 3).share(2) == 0


def test_a_tournament_shows_the_better_bot_first() -> None:
    result = tournament("hamburg", ["random", "clerk"], players=2, games=5, seed=2)
    assert result.games == 6
    assert [each.bot for each in result.standings] == ["clerk", "random"]
    data = json.loads(json.dumps(result.data()))
    assert data["win_share"]["clerk"] > data["win_share"]["random"]
    low, high = data["interval_95"]["clerk"]
    assert 0 <= low < data["win_share"]["clerk"] <= high <= 1
    assert data["mean_score"]["clerk"] > data["mean_score"]["random"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (low, high)


@pytest.mark.parametrize(
    ("problem", "arguments"),
    [
        ("game-unknown", {"game": "chess"}),
        ("not-a-number", {"players": 0}),
        ("not-a-number", {"players": 6}),
        ("not-a-number", {"games": 0}),
        ("not-a-number", {"seed": -1}),
        ("bot-unknown", {"bots": ["emperor"]}),
        ("bots-missing", {"bots": []}),
        ("bots-too-many", {"bots": ["random"] * 3, "players": 2}),
        ("data-unknown", {"data": "nowhere"}),
    ],
)
def test_what_cannot_be_simulated_is_refused(problem: str, arguments: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        simulate(**{"game": "hamburg", **arguments})  # type: ignore[arg-type]
    assert refused.value.message.id == problem


@pytest.mark.parametrize(
    ("problem", "bots"), [("bots-too-few", ["random"]), ("bots-twice", ["random", "random"])]
)
def test_what_cannot_be_compared_is_refused(problem: str, bots: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        tournament("hamburg", bots)
    assert refused.value.message.id == problem


def test_there_is_a_core_to_play_on() -> None:
    assert cores() >= 1


# Alone, against a seat that the rules play.


def test_one_bot_plays_alone_and_tom_is_listed() -> None:
    found = simulate("hamburg", bots=["random"], players=1, games=6, seed=3)
    assert (found.players, found.bots) == (1, ("random", "TOM"))
    assert len(found.mean_score) == len(found.win_share) == 2
    assert sum(found.win_share) == pytest.approx(1)


def test_a_bot_alone_can_be_measured_in_a_tournament() -> None:
    found = tournament("hamburg", ["random"], players=1, games=4, seed=3)
    assert {each.bot: each.games for each in found.standings} == {"random": 4, "TOM": 4}
    with pytest.raises(Refused):
        tournament("hamburg", ["random"], players=2, games=4)


def test_several_bots_meet_tom_with_the_same_dice() -> None:
    found = tournament("hamburg", ["random", "clerk"], players=1, games=2, seed=3)
    assert {each.bot: each.games for each in found.standings} == {"random": 1, "clerk": 1, "TOM": 2}


# Ratings.


def met(*games: tuple[str, str, float]) -> dict[tuple[str, str], float]:
    found: dict[tuple[str, str], float] = {}
    for one, other, share in games:
        found[one, other] = found.get((one, other), 0.0) + share
        found[other, one] = found.get((other, one), 0.0) + 1 - share
    return found


def test_ratings_explain_who_beat_whom_also_those_who_never_met() -> None:
    rounds = [met(*[("a", "b", 0.75)] * 100, *[("b", "c", 0.75)] * 100)]
    found = ratings(["a", "b", "c"], rounds)
    assert sum(found.values()) == pytest.approx(3 * 1500)
    for better, worse in (("a", "b"), ("b", "c")):
        assert found[better] - found[worse] == pytest.approx(400 * math.log10(3), abs=3)


def test_a_rating_is_surer_the_more_rounds_there_were() -> None:
    few = [met(("a", "b", float(number % 3 > 0))) for number in range(12)]
    wide = intervals(["a", "b"], few)["a"]
    narrow = intervals(["a", "b"], few * 20)["a"]
    assert wide[0] < 1500 + 200 * math.log10(2) < wide[1]
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 3


def test_who_never_loses_has_a_rating_all_the_same() -> None:
    found = ratings(["a", "b"], [met(("a", "b", 1.0))] * 50)
    assert 1500 < found["a"] < 2200


def test_a_tournament_rates_its_field() -> None:
    found = tournament("hamburg", ["random", "tests.arena.test_arena:First"], players=3, games=6, seed=3)
    assert sum([each.rating for each in found.standings]) == pytest.approx(3000, abs=1)
    for each in found.standings:
        assert each.rating_interval[0] <= each.rating <= each.rating_interval[1]
    assert found.data()["rating"] == {each.bot: each.rating for each in found.standings}


class First:
    """Takes the first choice."""

    def choose(self, question: Decision, see: See, rng: Fast, budget: Budget) -> Choice:
        return question.choices[0]
