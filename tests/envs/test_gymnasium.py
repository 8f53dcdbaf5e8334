"""Gymnasium's own check passes, and its environments are found by name."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from burgomaster.core.chance import Fast
from burgomaster.envs import ENVIRONMENTS
from burgomaster.envs.one_seat import OneSeatEnv
from burgomaster.games.hamburg.expansions import EXPANSIONS


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    rng, total = Fast(seed), 0.0
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        offered = observation["action_mask"].nonzero()[0]
        observation, reward, over, _, info = env.step(offered[rng.below(len(offered))])
        assert env.observation_space.contains(observation)
        total += reward
    return total, info


@pytest.mark.parametrize("name", list(ENVIRONMENTS))
def test_they_are_found_by_name_and_play_to_the_end(name: str) -> None:
    env = gymnasium.make(name, opponents="random", reward="lead", disable_env_checker=True)
    total, info = played(env, 3)
    points = info["points"]
    assert total == points[0] - points[1]
    assert played(env, 3) == (total, info)


class Unmasked(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes any number for one of those offered: the check knows nothing of masks."""

    def action(self, action: Any) -> int:
        offered = self.unwrapped.action_masks().nonzero()[0]  # type: ignore[attr-defined]
        return int(offered[int(action) % len(offered)])


@pytest.mark.filterwarnings("ignore")  # the check advises on what it calls unusual: int8 boxes, no image
@pytest.mark.parametrize("actions", ["offers", "factored"])
@pytest.mark.parametrize(
    "given",
    [
        {"game": "hamburg", "players": 1, "expansions": EXPANSIONS},
        *[{"game": "hamburg", "players": players, "expansions": EXPANSIONS} for players in range(2, 6)],
        *[{"game": "bruges", "players": players} for players in range(2, 5)],
        *[{"game": "city_tycoon", "players": players} for players in range(2, 6)],
    ],
    ids=lambda given: f"{given['game']} {given['players']}",
)
def test_the_check_of_its_makers_passes(given: dict[str, Any], actions: Any) -> None:
    env = OneSeatEnv(opponents="random", actions=actions, render_mode="ansi", **given)
    check_env(Unmasked(env), skip_render_check=True)


def test_the_clerk_plays_the_others_and_every_seat_can_be_taken() -> None:
    env = OneSeatEnv("bruges", players=2, seat=1, opponents="clerk")
    observation, info = env.reset(seed=1)
    assert env.view()["viewer"] == 2
    assert len(info["offers"]) == observation["action_mask"].sum() == env.action_masks().sum()
    total, info = played(env, 5)
    assert total == float(1 in info["winners"]) / len(info["winners"])
    assert 'game = "bruges"' in str(env.play.table)
    with pytest.raises(ValueError, match="nobody can sit"):
        OneSeatEnv("hamburg", players=1, seat=1)
