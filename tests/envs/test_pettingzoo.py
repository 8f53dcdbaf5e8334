"""PettingZoo's own tests pass, for all games, with every number of players, both actions, all expansions."""

from __future__ import annotations

import pickle
import sys
from copy import deepcopy
from html import unescape
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from burgomaster.core.chance import Fast
from burgomaster.envs import bruges_v0, city_tycoon_v0, hamburg_v0
from burgomaster.envs.aec import TableEnv
from burgomaster.games.hamburg.expansions import EXPANSIONS

MODULES = (hamburg_v0, bruges_v0, city_tycoon_v0)
COUNTS: dict[str, range] = {"hamburg": range(1, 6), "bruges": range(2, 5), "city_tycoon": range(2, 6)}
CASES = [(module, players) for module in MODULES for players in COUNTS[module.GAME]]


def everything(module: ModuleType, players: int) -> dict[str, Any]:
    """Return the arguments with which all of the box is played with."""
    return {"players": players, **({"expansions": EXPANSIONS} if module is hamburg_v0 else {})}


def named(value: object) -> str:
    return value.GAME if isinstance(value, ModuleType) else str(value)


@pytest.fixture(params=("offers", "factored"))
def actions(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(env: Any, seed: int) -> int:
    """Play a game at random; return the number of actions."""
    rng = Fast(seed)
    env.reset(seed=seed)
    count = 0
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        offered = observation["action_mask"].nonzero()[0]
        env.step(offered[rng.below(len(offered))])
        count += 1
    return count


@pytest.mark.filterwarnings("ignore:Observation")  # it is a Dict, with a mask, not an array
@pytest.mark.parametrize(("module", "players"), CASES, ids=named)
def test_the_api_is_as_its_makers_want_it(module: ModuleType, players: int, actions: str) -> None:
    api_test(module.env(actions=actions, **everything(module, players)), num_cycles=60)


@pytest.mark.parametrize(("module", "players"), CASES, ids=named)
def test_the_same_seed_gives_the_same_game(module: ModuleType, players: int, actions: str) -> None:
    seed_test(lambda: module.env(actions=actions, **everything(module, players)), num_cycles=20)


@pytest.mark.parametrize(("module", "players"), CASES, ids=named)
def test_it_renders(module: ModuleType, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    shows = {"html": lambda page: page.startswith("<!doctype html>") and f"{players}" in page}
    render_test(lambda **given: module.env(**everything(module, players), **given), shows)
    assert f'game = "{module.GAME}"' in capsys.readouterr().out


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ticks = iter([0.0, 6.0, 7.0])
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(hamburg_v0.env(players=2))
    assert "turns per second" in capsys.readouterr().out


def test_the_page_shows_the_position() -> None:
    env = hamburg_v0.raw_env(players=2, render_mode="html")
    env.reset(seed=1)
    page = env.render()
    assert page is not None
    assert unescape(page.partition("<pre>")[2].partition("</pre>")[0]) == str(env.play.table)


@pytest.mark.parametrize(("module", "players"), CASES, ids=named)
def test_a_game_can_be_cut_off(module: ModuleType, players: int) -> None:
    env = module.raw_env(max_cycles=7, **everything(module, players))
    assert played(env, 1) == 7
    env.reset(seed=1)
    for _ in range(7):
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_with_eight_places_every_offer_can_be_taken(module: ModuleType) -> None:
    """What does not fit leads on by the last place: whole games are played, and every offer has its turn."""
    env: TableEnv = module.raw_env(players=2, places=8)
    assert env.action_space("seat_1").n == 8
    rng, led_on = Fast(3), 0
    env.reset(seed=3)
    while not env.play.table.over:
        offers = env.play.choices
        found, pages = list(env.play.menu.listed()), 1
        while (
            env.observe(env.agent_selection)["action_mask"][7]
            and len(offers) > 8
            and len(found) < len(offers)
        ):
            env.step(7)
            found += env.play.menu.listed()
            pages += 1
        assert found == offers
        led_on += pages > 1
        env.step(rng.below(len(env.play.menu.listed())))
    assert led_on > 20
    assert sum(env.rewards.values()) == 1


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_factored_actions_are_few_and_reach_every_offer(module: ModuleType) -> None:
    env: TableEnv = module.raw_env(players=2, actions="factored")
    assert env.action_space("seat_1").n < 300
    rng, number = Fast(4), 0
    env.reset(seed=4)
    while not env.play.table.over:
        number += 1
        if number % 9 == 0:
            assert sorted(c.text for c in reached(env)) == sorted(c.text for c in env.play.choices)
        mask = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
        env.step(mask[rng.below(len(mask))])


def reached(env: TableEnv) -> list[Any]:
    """Return the choices that factored actions lead to from here, each once."""
    menu = env.play.menu.clone()
    menu.open(env.play.table, env.play.seat, env.play.choices)
    return list(_leaves(menu))


def _leaves(menu: Any) -> Any:
    for action in menu.told(True)["action_mask"].nonzero()[0]:
        further = menu.clone()
        choice = further.take(int(action))
        if choice is not None:
            yield choice
        else:
            yield from _leaves(further)


def test_what_is_not_offered_is_refused(actions: str) -> None:
    env = hamburg_v0.raw_env(players=2, actions=actions)
    env.reset(seed=1)
    for wrong in (-1, env.action_space("seat_1").n - 1, 10_000):
        with pytest.raises(ValueError, match="not offered"):
            env.step(wrong)
    with pytest.raises(ValueError, match="no action"):
        env.step(None)
    for argument in ({"reward": "glory"}, {"actions": "shouted"}, {"places": 1}):
        with pytest.raises(ValueError, match=r"not '|two places"):
            hamburg_v0.raw_env(**argument)


def test_offers_have_the_number_and_the_text_of_the_notation() -> None:
    env = hamburg_v0.raw_env(players=2)
    env.reset(seed=1)
    offers = env.infos[env.agent_selection]["offers"]
    assert [offer["text"] for offer in offers] == [choice.text for choice in env.play.choices]
    assert env.play.rules.notation.at(offers[0]["number"]) is env.play.choices[0]
    assert offers[:2] == [offers[0], offers[1]]
    assert deepcopy(env.infos)[env.agent_selection]["offers"] == offers
    assert pickle.loads(pickle.dumps(offers)) == list(offers)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.infos[other] == {}
    assert not env.observe(other)["action_mask"].any()
    assert (env.observe(other)["offers"] == -1).all()


def test_an_observation_can_be_read() -> None:
    env = hamburg_v0.raw_env(players=2)
    env.reset(seed=1)
    assert env.observe("seat_1", form="view")["viewer"] == 1
    assert len(env.layout()) == len(env.observe("seat_1")["observation"])
    assert env.offer_layout().columns[0].name == "form"
    with pytest.raises(ValueError, match="view"):
        env.observe("seat_1", form="song")


def test_rewards_are_as_documented() -> None:
    totals: dict[str, dict[str, float]] = {}
    start, scores = list[int](), list[int]()
    for reward in ("win", "lead", "points"):
        env = hamburg_v0.raw_env(players=3, reward=reward)
        env.reset(seed=6)
        start = env.play.table.scores()
        rng, total = Fast(6), dict.fromkeys(env.possible_agents, 0.0)
        while not env.play.table.over:
            env.step(rng.below(len(env.play.choices)))
            for agent in total:
                total[agent] += env.rewards[agent]
        totals[reward] = total
        scores = env.play.table.scores()
    best = max(scores)
    assert [totals["points"][f"seat_{n + 1}"] for n in range(3)] == [
        a - b for a, b in zip(scores, start, strict=True)
    ]
    assert {agent for agent, lead in totals["lead"].items() if lead > 0} <= {
        agent for agent, share in totals["win"].items() if share
    }
    assert max(totals["lead"].values()) == best - sorted(scores)[-2]
    assert sum(totals["win"].values()) == 1


def test_a_clone_goes_on_alike_and_by_itself(actions: str) -> None:
    env = hamburg_v0.raw_env(players=3, actions=actions)
    env.reset(seed=9)
    rng = Fast(9)
    for _ in range(40):
        mask = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
        env.step(mask[rng.below(len(mask))])
    saved = env.clone()
    before = str(env.play.table)
    lines = []
    for _ in range(2):
        rng, line = Fast(1), []
        for _ in range(30):
            mask = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            line.append((env.agent_selection, mask.tolist()))
            env.step(mask[rng.below(len(mask))])
        lines.append(line)
        assert str(saved.play.table) == before
        env.restore(saved)
    assert lines[0] == lines[1]
    assert str(env.play.table) == before


def test_an_imagined_table_looks_the_same_to_whom_it_is_imagined_for() -> None:
    env = hamburg_v0.raw_env(players=3)
    env.reset(seed=2)
    for _ in range(60):
        env.step(0)
    agent = env.agent_selection
    worlds = [env.imagine(agent, seed) for seed in range(4)]
    for world in worlds:
        assert (world.observe(agent)["observation"] == env.observe(agent)["observation"]).all()
        world.step(0)
    hands = {str(world.play.table) for world in worlds}
    assert len(hands) > 1
    assert env.agent_selection == agent
