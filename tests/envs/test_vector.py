"""Many tables at once play the same games as one environment each, in one process and in several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burgomaster.envs.aec import TableEnv
from burgomaster.envs.vector import Look, Processes, Tables


def first_offers(look: Look, number: int) -> Any:
    """Choose at each table some place that is offered, another in each step."""
    offered = [np.flatnonzero(row) for row in look.mask]
    return np.array([each[(7 * table + number) % len(each)] for table, each in enumerate(offered)])


@pytest.mark.parametrize("game", ["hamburg", "bruges", "city_tycoon"])
def test_tables_show_and_do_what_one_environment_does(game: str) -> None:
    tables = Tables(game, 3, seed=5, players=2, reward="lead")
    env = TableEnv(game, players=2, reward="lead")
    env.reset(seed=6)
    over = False
    for number in range(2000):
        look = tables.look()
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"seat_{look.seat[1] + 1}"
        assert (seen["observation"] == look.observation[1]).all()
        assert (seen["offers"] == look.offers[1]).all()
        assert (seen["action_mask"] == look.mask[1]).all()
        actions = first_offers(look, number)
        env.step(int(actions[1]))
        step = tables.step(actions)
        assert list(step.reward[1]) == [env.rewards["seat_1"], env.rewards["seat_2"]]
        over = bool(step.over[1])
        assert over == env.play.table.over
        if over:
            assert (1, 6, env.play.table.scores(), env.play.table.winners()) in step.ended
            break
    assert over
    env.reset(seed=9)
    assert (env.observe(env.agent_selection)["observation"] == tables.look().observation[1]).all()


def test_points_add_up_to_those_of_the_end() -> None:
    tables = Tables("hamburg", 2, players=2, reward="points")
    total = np.full((2, 2), 5.0)  # those at the start
    for number in range(2000):
        step = tables.step(first_offers(tables.look(), number))
        total += step.reward
        if step.ended:
            index, _, scores, _ = step.ended[0]
            assert list(total[index]) == scores
            return
    raise AssertionError("no end")


def test_few_places_lead_on_and_nothing_else_is_taken() -> None:
    tables = Tables("hamburg", 1, players=2, places=3, seed=2)
    for number in range(200):
        look = tables.look()
        tables.step(np.array([2]) if look.mask[0, 2] and number % 3 else first_offers(look, number))
    with pytest.raises(ValueError, match="offers nothing"):
        tables.step(np.array([7]))
    with pytest.raises(ValueError, match="two places"):
        Tables("hamburg", 1, places=1)


def test_processes_play_the_same_games() -> None:
    alone, spread = Tables("bruges", 4, players=2), Processes("bruges", 4, 2, players=2)
    try:
        for number in range(40):
            for name in ("observation", "offers", "mask", "seat"):
                assert (getattr(alone.look(), name) == getattr(spread.look(), name)).all(), name
            actions = first_offers(alone.look(), number)
            one, two = alone.step(actions), spread.step(actions)
            assert (one.reward == two.reward).all()
            assert one.ended == two.ended
    finally:
        spread.close()
    with pytest.raises(ValueError, match="evenly"):
        Processes("bruges", 5, 2)
