"""Chances: they add up, rise with points, and were measured for every game."""

from __future__ import annotations

import pytest

from burgomaster.games import GAMES
from burgomaster.insight.chances import Steepness, chances, fit_of, version
from burgomaster.insight.worlds import mean, standing


@pytest.mark.parametrize("points", [[50.0, 48.0], [10.0, 20.0, 30.0], [0.0, 0.0, 0.0, 0.0], [1e6, 0.0]])
def test_chances_add_up_and_rise_with_points(points: list[float]) -> None:
    told = chances(points, 0.2)
    assert sum(told) == pytest.approx(1)
    by_points = sorted(range(len(points)), key=lambda seat: points[seat])
    assert [told[seat] for seat in by_points] == sorted(told)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_was_measured(game: str) -> None:
    assert version()
    for seats in range(2, 6):
        steep, games = fit_of(game, seats)
        assert games >= 100, "measured with make chances"
        assert 0 < steep.error < 0.1
        assert all(node > 0 for node in steep.nodes)
        assert steep.nodes[-1] > steep.nodes[2], "a point tells more when little is left"


def test_steepness_is_smooth_between_seasons() -> None:
    steep = Steepness((0.1, 0.2, 0.4), 0.0)
    assert [steep.at(time) for time in (0, 0.5, 1, 1.25, 2, 7.5)] == [0.1, 0.15, 0.2, 0.25, 0.4, 0.4]


def test_a_mean_knows_how_far_it_may_be_off() -> None:
    assert mean([2.0]).error == 0
    assert mean([1.0, 2.0, 3.0, 4.0]).value == 2.5
    assert mean([1.0, 2.0, 3.0, 4.0]).error == pytest.approx(0.6455, abs=1e-4)
    assert standing([30.0, 10.0, 20.0], 0) == 15.0
    assert standing([30.0, 10.0], 1) == -20.0
